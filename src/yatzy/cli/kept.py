"""The games a user keeps, for the commands that need them."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy.rules.errors import RecordError, YatzyError

if TYPE_CHECKING:
    from yatzy.store.sql import Store

LARGEST = 4_000_000
"""Bytes in the record of a game. A long series of ten players has less than a tenth of that."""


def open_store() -> "Store":
    """Open the user's games."""
    from yatzy.store.sql import Store  # noqa: PLC0415 # slow to load

    return Store(games_file())


def games_file() -> Path:
    """Return where the user keeps games: below ``YATZY_DATA``, or where the system keeps such things."""
    from yatzy.store.sql import default_file  # noqa: PLC0415 # slow to load

    folder = os.environ.get("YATZY_DATA")
    return Path(folder) / "games.db" if folder else default_file()


def read_record(name: str | None) -> str:
    """Read a record from a file, or from standard input where none is named."""
    try:
        if name is None:
            content = _piped()
        else:
            with Path(name).open("rb") as file:
                content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise about(name, RecordError("record-missing")) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise about(name, RecordError("record-unreadable", problem=problem)) from None
    if len(content) > LARGEST:
        raise about(name, RecordError("record-too-large", largest=LARGEST // 1_000_000))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise about(name, RecordError("record-encoding")) from None


def _piped() -> bytes:
    if sys.stdin is None or sys.stdin.isatty():
        raise RecordError("record-which")
    return sys.stdin.buffer.read(LARGEST + 1)


def about(name: str | None, error: YatzyError) -> YatzyError:
    """Say which file an error is about."""
    error.file = name
    return error
