"""User preferences of the terminal: a small file in the user's configuration folder.

They never prevent playing: a damaged file, or one of a newer version, is ignored.
"""

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from yatzy.atomic_write import atomic_replace
from yatzy.rules.errors import StoreError
from yatzy.user_folders import CONFIG, user_folder

VERSION = 1
"""Raised when the same entry comes to mean something else."""


class Preferences(Struct, frozen=True):
    """How the table is shown, and what the coach says unprompted."""

    light: bool | None = None
    """Whether the light theme is chosen; ``None`` to follow the terminal."""
    remarks: Annotated[float, Meta(ge=0)] | None = None
    """Points a choice must cost before the coach comments on it; ``None`` for never."""
    chances: bool = False
    """Whether the win probabilities are shown."""


class _StoredSettings(Preferences, frozen=True, kw_only=True):
    version: int


def preferences_file() -> Path:
    """Return the path: in the folder named by ``YATZY_CONFIG``, or in the system's configuration folder."""
    return user_folder(CONFIG) / "settings.json"


def load_preferences() -> Preferences:
    """Return the stored preferences, or the defaults if there is no valid file."""
    try:
        stored = msgspec.json.decode(preferences_file().read_bytes(), type=_StoredSettings)
    except (OSError, ValueError, RecursionError, StoreError):  # msgspec's errors are ValueErrors
        return Preferences()
    if stored.version != VERSION:
        return Preferences()
    return Preferences(stored.light, stored.remarks, stored.chances)


def save_preferences(settings: Preferences) -> None:
    """Store the preferences atomically. Ignores write errors, and leaves the file of a newer version alone."""
    try:
        file = preferences_file()
    except StoreError:  # a user without a home
        return
    if _is_newer(file):
        return
    content = msgspec.json.encode({"version": VERSION} | msgspec.to_builtins(settings))
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        with atomic_replace(file) as place:
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
