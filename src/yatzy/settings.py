"""What a user likes to have the same way next time: a small file in the user's configuration folder.

Nobody is to be kept from playing by it. A file that is damaged, or that a newer yatzy wrote, is passed over.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_config_path

from yatzy.whole import replacing

VERSION = 1
"""Rises when the same entry means something else."""


class Settings(Struct, frozen=True):
    """How the table is shown, and what the coach says without being asked."""

    light: bool = False
    remarks: Annotated[float, Meta(ge=0)] | None = None
    """Points a choice has to cost before the coach remarks on it; none for never."""
    chances: bool = False
    """Whether everyone's chance to win is shown."""


class _Written(Settings, frozen=True, kw_only=True):
    version: int


def settings_file() -> Path:
    """Return the file: in the folder named by ``YATZY_CONFIG``, or where the system keeps such things."""
    folder = os.environ.get("YATZY_CONFIG")
    return (Path(folder) if folder else user_config_path("yatzy", appauthor=False)) / "settings.json"


def load_settings() -> Settings:
    """Return what was kept, or the defaults where nothing can be read."""
    try:
        found = msgspec.json.decode(settings_file().read_bytes(), type=_Written)
    except (OSError, ValueError, RecursionError):  # msgspec's own errors are values that do not fit
        return Settings()
    if found.version != VERSION:
        return Settings()
    return Settings(found.light, found.remarks, found.chances)


def keep_settings(settings: Settings) -> None:
    """Write settings, whole or not at all; what a newer yatzy wrote is left as it is."""
    file = settings_file()
    if _is_newer(file):
        return
    content = msgspec.json.encode({"version": VERSION} | msgspec.to_builtins(settings))
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with replacing(file) as place:
            place.write(content + b"\n")


def _is_newer(file: Path) -> bool:
    with suppress(OSError, ValueError, RecursionError):
        written = msgspec.json.decode(file.read_bytes())
        return (
            isinstance(written, dict)
            and isinstance(written.get("version"), int)
            and written["version"] > VERSION
        )
    return False
