"""The Python runtime of the page, fetched when the first test needs it."""

import runpy
from pathlib import Path
from urllib.error import URLError

import pytest

from yatzy.offline.python_files import RUNTIME

TOOL = Path(__file__).parents[3] / "tools" / "page" / "runtime.py"


def fetch_runtime() -> None:
    """Fetch the runtime unless it is there; skip the test where there is no network."""
    if not RUNTIME.is_dir():
        try:
            runpy.run_path(str(TOOL))["write_runtime"]()
        except URLError as error:
            pytest.skip(f"the page's Python runtime cannot be fetched: {error.reason}")
