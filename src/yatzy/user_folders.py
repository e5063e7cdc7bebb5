"""The folders of a user: for games, solutions and settings. Each has an environment variable of its own."""

import os
from pathlib import Path

from yatzy.rules.errors import StoreError

DATA, CACHE, CONFIG = "YATZY_DATA", "YATZY_CACHE", "YATZY_CONFIG"
"""The variables that name them."""
_DEFAULTS = {DATA: "user_data_path", CACHE: "user_cache_path", CONFIG: "user_config_path"}


def user_folder(variable: str) -> Path:
    """Return the folder that a variable names, by default the system's for users.

    Raises :class:`StoreError` for a user without a home, as services may run as.
    """
    if folder := os.environ.get(variable):
        return Path(folder)
    import platformdirs  # noqa: PLC0415 # slow to load

    try:
        return Path(getattr(platformdirs, _DEFAULTS[variable])("yatzy", appauthor=False))
    except RuntimeError:  # no HOME, and the system does not know the user
        raise StoreError("store-no-home", variable=variable) from None
