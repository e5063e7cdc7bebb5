"""What starting up may import."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from yatzy.rules.shelf import shelf_sheet
from yatzy.solver.files import cached_file, write
from yatzy.solver.space import space_of

COMMAND_LINE = {
    "yatzy", "cyclopts", "docstring_parser", "attr", "attrs", "rich", "pygments", "typing_extensions",
    "fluent", "babel", "pytz",
}  # fmt: skip


def imported(code: str) -> set[str]:
    """Return the top-level modules loaded after running code in a fresh interpreter."""
    script = f"import sys, json\n{code}\nprint()\nprint(json.dumps(sorted(sys.modules)))"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    return {name.partition(".")[0] for name in json.loads(result.stdout.splitlines()[-1])}


def test_import_yatzy() -> None:
    """The package itself needs nothing but the standard library, and little of that."""
    bare = imported("pass")
    loaded = {name for name in imported("import yatzy") - bare if not name.startswith("_")}
    assert loaded - {"yatzy"} <= sys.stdlib_module_names
    assert not loaded & {"asyncio", "socket", "ssl", "http", "sqlite3", "multiprocessing"}


def test_help_is_light() -> None:
    """`yatzy --help` loads the command line and the catalogue, and nothing that computes or serves."""
    bare = imported("pass")
    loaded = imported("from yatzy.cli import main\nmain(['--help'])") - bare
    assert {name for name in loaded if not name.startswith("_")} - sys.stdlib_module_names <= COMMAND_LINE


ADVICE = """
from yatzy.game.card import Card
from yatzy.rules.shelf import shelf_sheet
from yatzy.solver.solve import solve
from yatzy.solver.values import Values
values = solve(shelf_sheet("forced-order"))
assert isinstance(values, Values)
card = Card.empty(values.tables)
assert values.total(card) == values.expected
assert values.turn(card, "12345", 2).keeps
"""


def test_advice_needs_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn is answered from a stored solution without the compiler, which takes long to load."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path))
    tables = shelf_sheet("forced-order").tables
    write(cached_file(tables), tables, np.zeros(space_of(tables).length))
    loaded = imported(ADVICE)
    assert "numpy" in loaded
    assert not loaded & {"numba", "llvmlite", "sqlalchemy", "textual", "rich"}
