"""The user's stored games, and record files."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from yatzy.rules.errors import RecordError, YatzyError

if TYPE_CHECKING:
    from yatzy.store.local_store import LocalStore

MAX_RECORD_BYTES = 4_000_000
"""Limit for a record file. A long series of ten players has less than a tenth of that."""


def open_store() -> "LocalStore":
    """Open the user's store of games."""
    from yatzy.store.local_store import LocalStore  # noqa: PLC0415 # slow to load

    return LocalStore(games_file())


def games_file() -> Path:
    """Return the store's file: in ``YATZY_DATA``, else in the system's folder for user data."""
    from yatzy.user_folders import DATA, user_folder  # noqa: PLC0415 # seldom needed

    return user_folder(DATA) / "games.db"


def read_record(name: str | None) -> str:
    """Return the text of a record file, or of standard input without a name; ``RecordError`` if that fails."""
    try:
        if name is None:
            content = _read_stdin()
        else:
            with Path(name).open("rb") as file:
                content = file.read(MAX_RECORD_BYTES + 1)
    except FileNotFoundError:
        raise with_file(name, RecordError("record-missing")) from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise with_file(name, RecordError("record-unreadable", problem=problem)) from None
    if len(content) > MAX_RECORD_BYTES:
        raise with_file(name, RecordError("record-too-large", largest=MAX_RECORD_BYTES // 1_000_000))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise with_file(name, RecordError("record-encoding")) from None


def _read_stdin() -> bytes:
    if sys.stdin is None or sys.stdin.isatty():
        raise RecordError("record-which")
    content = sys.stdin.buffer.read(MAX_RECORD_BYTES + 1)
    if not content.strip():
        raise RecordError("record-empty-input")
    return content


def with_file(name: str | None, error: YatzyError) -> YatzyError:
    """Return the error with the name of the file it is about."""
    error.file = name
    return error
