"""The Python runtime of the page, fetched when the first test needs it."""

import runpy
from pathlib import Path

from yatzy.offline.python_files import RUNTIME

TOOL = Path(__file__).parents[3] / "tools" / "page" / "runtime.py"


def fetch_runtime() -> None:
    """Fetch the runtime unless it is there."""
    if not (RUNTIME / "pyodide.mjs").exists():
        runpy.run_path(str(TOOL))["write_runtime"]()
