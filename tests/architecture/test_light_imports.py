"""What starting up may import."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.files import cached_file, write_array
from yatzy.solver.states.space import space_of

COMMAND_LINE = {"yatzy", "rich", "typing_extensions"}
ADVICE_LINE = COMMAND_LINE | {"numpy", "msgspec"}
FLUENT = {"attr", "babel", "fluent", "pytz"}
STORE = {"alembic", "cython_runtime", "mako", "markupsafe", "msgspec", "pygments", "sqlalchemy"}


def imported_modules(code: str) -> set[str]:
    """Return the top-level modules loaded after running code in a fresh interpreter."""
    script = f"import sys, json\n{code}\nprint()\nprint(json.dumps(sorted(sys.modules)))"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300
    )
    return {name.partition(".")[0] for name in json.loads(result.stdout.splitlines()[-1])}


def test_import_yatzy() -> None:
    """The package itself needs nothing but the standard library, and little of that."""
    bare = imported_modules("pass")
    loaded = {name for name in imported_modules("import yatzy") - bare if not name.startswith("_")}
    assert loaded - {"yatzy"} <= sys.stdlib_module_names
    assert not loaded & {"asyncio", "socket", "ssl", "http", "sqlite3", "multiprocessing"}


def test_help_is_light() -> None:
    """`yatzy --help` loads the command line and the catalogue, and nothing that computes or serves."""
    bare = imported_modules("pass")
    loaded = imported_modules("from yatzy.cli import main\nmain(['--help'])") - bare
    assert {name for name in loaded if not name.startswith("_")} - sys.stdlib_module_names <= COMMAND_LINE


STARTS = {
    "--version": ({"yatzy"}, set[str]()),
    "--complete sc": ({"yatzy"}, set[str]()),
    "score 55535 --json": (COMMAND_LINE, set[str]()),
    "score 55535": (COMMAND_LINE, {"boxes", "cli", "reasons"}),
    "sheets": (COMMAND_LINE, {"cli"}),
    "sheets --json": (COMMAND_LINE | {"msgspec"}, set[str]()),
    "games": (COMMAND_LINE | STORE, {"cli"}),
    "advise 12344": (ADVICE_LINE, {"boxes", "cli", "coach", "reasons", "solver"}),
    "advise 12344 --json": (ADVICE_LINE, set[str]()),
    "drill --json": (ADVICE_LINE, set[str]()),
    "solve vinga": (ADVICE_LINE | FLUENT, {"boxes", "cli", "coach", "reasons", "solver"}),
    "odds vinga": (
        ADVICE_LINE | FLUENT | {"cython_runtime"},
        {"boxes", "cli", "coach", "reasons", "solver", "table"},
    ),
    "--help": (COMMAND_LINE, {"serve"}),
}
"""Packages that a command may load, and the catalogue's files that it reads; of ``--help`` the last one."""

STARTED = """
import json, sys
before, opened = set(sys.modules), []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from yatzy.cli import main
assert main({arguments!r}) == 0
print()
print(json.dumps([sorted(sys.modules.keys() - before), opened]))
"""


@pytest.mark.parametrize("command", STARTS)
def test_a_command_loads_what_it_needs(command: str, tmp_path: Path) -> None:
    """What takes long to start shows here, on a machine of any speed."""
    packages, features = STARTS[command]
    result = subprocess.run(
        [sys.executable, "-c", STARTED.format(arguments=command.split())],
        capture_output=True, text=True, check=True, timeout=300,
        env=os.environ | {"LC_ALL": "C.UTF-8", "YATZY_LANG": "", "YATZY_DATA": str(tmp_path)},
    )  # fmt: skip
    modules, opened = json.loads(result.stdout.splitlines()[-1])
    loaded = {name.partition(".")[0] for name in modules if not name.startswith("_")}
    assert loaded - sys.stdlib_module_names <= packages
    catalogues = [Path(name) for name in opened if name.endswith(".ftl")]
    read = [file.stem for file in catalogues]
    assert len(read) == len(set(read))
    assert {file.parent.name for file in catalogues} <= {"en"}
    assert set(read) == features if command != "--help" else features <= set(read)
    sheets = [name for name in opened if name.endswith(".toml")]
    assert len(sheets) == len(set(sheets))
    assert len(sheets) <= 1 or "sheets" in command


THREADS = """
import os, sys
from yatzy.cli import main
assert main(["advise", "12344"]) == 0
assert "numpy" in sys.modules
print()
print(len(os.listdir("/proc/self/task")))
"""


def test_advice_starts_no_threads() -> None:
    """The library for matrices under numpy would start one for each core, for nothing."""
    bare = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    result = subprocess.run(
        [sys.executable, "-c", THREADS], capture_output=True, text=True, check=True, timeout=300, env=bare
    )
    assert result.stdout.splitlines()[-1] == "1"


def test_the_entry_point_loads_next_to_nothing() -> None:
    """Ctrl-C is answered from the moment it is loaded."""
    script = "import sys; before = set(sys.modules); import yatzy.cli.main; print(*sys.modules.keys() - before)"
    result = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300
    )
    assert set(result.stdout.split()) <= {"yatzy", "yatzy.cli", "yatzy.cli.main"}


ADVICE = """
from yatzy.game.card import Card
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve
from yatzy.solver.query.values import Values
values = solve(bundled_sheet("forced-order"))
assert isinstance(values, Values)
card = Card.empty(values.tables)
assert values.total(card) == values.expected
assert values.turn(card, "12345", 2).keeps
"""


def test_advice_needs_no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn is answered from a stored solution without the compiler, which takes long to load."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path))
    tables = bundled_sheet("forced-order").tables
    write_array(cached_file(tables), tables, np.zeros(space_of(tables).length))
    loaded = imported_modules(ADVICE)
    assert "numpy" in loaded
    assert not loaded & {"numba", "llvmlite", "sqlalchemy", "textual", "rich"}


USE_CASES = """
import importlib, pkgutil, yatzy.app
for module in pkgutil.iter_modules(yatzy.app.__path__):
    importlib.import_module(f"yatzy.app.{module.name}")
"""


def test_use_cases_need_no_front_end() -> None:
    """All of them load without the compiler, a framework, a database, a terminal or a catalogue."""
    loaded = imported_modules(USE_CASES)
    assert "msgspec" in loaded
    assert not loaded & {"numba", "llvmlite", "litestar", "sqlalchemy", "sqlite3", "textual", "rich", "fluent"}


def test_a_server_loads_no_compiler() -> None:
    """It imports the jobs to know their limits; workers run them."""
    loaded = imported_modules("import yatzy.server.app, yatzy.server.jobs.handlers")
    assert "litestar" in loaded
    assert not loaded & {"numba", "llvmlite"}
