"""Imports between the folders of the page point down: features import shared folders, not one another."""

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src" / "yatzy" / "web"
SHARED = ("core", "storage", "net", "fair", "i18n", "offline", "a11y", "ui", "sheets", "pad", "settings")
"""Folders every feature may import, lowest first; each may import those before it."""
FEATURES = (
    "table", "new-table", "start", "review", "match", "explorer", "drill", "rules", "own-rules", "compare",
    "records", "evening", "host",
)  # fmt: skip
SHARED_FILES = {
    "match": {"table/store.js", "table/use-table.js"},
    "review": {"table/store.js", "table/tray-dice.js"},
    "start": {"new-table/create.js"},
    "own-rules": {"new-table/new-table-screen.js"},
}
"""Files of another feature that a feature may import."""
SPECIFIER = re.compile(r"""(?:\bfrom\s+|\bimport\s+|\bimport\()["'](\.{1,2}/[^"']+)["']""")
"""An import of a module: static, dynamic with ``import()``, or of a type in JSDoc."""
STYLES = re.compile(r"styles: \[([^\]]*)\]")


def modules() -> list[Path]:
    """Return the page's own scripts."""
    return [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.relative_to(WEB).parts]


def room_of(name: str) -> str:
    return name.rpartition("/")[0].partition("/")[0]


def imports_of(name: str, source: str) -> set[str]:
    """Return the files of the page that a module names: scripts, types and styles."""
    folder = (WEB / name).parent
    found = {
        (folder / one).resolve().relative_to(WEB.resolve()).as_posix() for one in SPECIFIER.findall(source)
    }
    styles = {one for group in STYLES.findall(source) for one in re.findall(r'"([^"]+)"', group)}
    return found | styles


def misdirected_imports(name: str, source: str) -> set[str]:
    """Return the imports of a module that point in a wrong direction."""
    room = room_of(name)
    if room == "":
        return set()
    below = set(SHARED if room in FEATURES else SHARED[: SHARED.index(room)]) | {room}
    allowed = SHARED_FILES.get(room, set())
    return {
        one for one in imports_of(name, source) if room_of(one) not in below | {"vendor"} and one not in allowed
    }


def test_every_file_is_in_a_room() -> None:
    assert {room_of(path.relative_to(WEB).as_posix()) for path in modules()} == {"", *SHARED, *FEATURES}


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_imports_point_down(path: Path) -> None:
    """A shared room imports lower ones; a feature imports shared rooms and the files ``SHARED_FILES`` lists."""
    name = path.relative_to(WEB).as_posix()
    assert misdirected_imports(name, path.read_text("utf-8")) == set()


def test_rooms_have_no_cycles() -> None:
    """Folders form no cycle, exceptions included."""
    graph: dict[str, set[str]] = {}
    for path in modules():
        name = path.relative_to(WEB).as_posix()
        rooms = {room_of(one) for one in imports_of(name, path.read_text("utf-8"))}
        graph.setdefault(room_of(name), set()).update(rooms - {room_of(name)})
    assert "" not in set().union(*graph.values()), "no room imports the root"
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"rooms import one another: {' → '.join(error.args[1])}")


def test_exceptions_are_used() -> None:
    """An exception that no module needs any more is removed."""
    used: dict[str, set[str]] = {}
    for path in modules():
        name = path.relative_to(WEB).as_posix()
        used.setdefault(room_of(name), set()).update(imports_of(name, path.read_text("utf-8")))
    assert {room: allowed - used[room] for room, allowed in SHARED_FILES.items() if allowed - used[room]} == {}


@pytest.mark.parametrize(
    ("name", "source", "wrong"),
    [
        ("net/http.js", 'import { say } from "../i18n/fluent.js";', "i18n/fluent.js"),
        ("drill/question.js", 'import { roll } from "../table/actions.js";', "table/actions.js"),
        ("table/save.js", 'import("../match/match-screen.js").then(show);', "match/match-screen.js"),
        ("ui/die.js", '/** @typedef {import("../table/store.js").Table} Table */', "table/store.js"),
        ("start/start-screen.js", 'lazy(load, { styles: ["review/review.css"] });', "review/review.css"),
        ("pad/card.js", 'import "../main.js";', "main.js"),
    ],
)
def test_a_wrong_import_is_found(name: str, source: str, wrong: str) -> None:
    """The check finds a wrong static, dynamic, type or style import."""
    assert misdirected_imports(name, source) == {wrong}
