"""Names that an engineer finds: modules with one meaning each, functions that say what they do."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import yatzy

SOURCES = Path(yatzy.__file__).parent

FEATURES = {
    "advice": "the coach's advice: computed, and in words",
    "advise": "the coach asked: the use case, and the command",
    "app": "the application of each front end",
    "coaching": "the coach at a table, in the terminal and over HTTP",
    "compare": "sheets side by side: the use case, the command and the route",
    "decision_log": "decisions of simulated games: buffers, and the kernel that fills them",
    "drill": "positions to practise on: found, asked, in words, and the command",
    "errors": "error classes, and their sentences",
    "habits": "repeated mistakes: classified, and in words",
    "host": "what a host sees of a server: the command, and the route",
    "odds": "how games end: computed, and the command",
    "options": "what a table can choose of a sheet: as data, and in words",
    "own_rules": "a user's own sheet, checked: as structure, and the route",
    "player_stats": "what players have reached: computed, and in the terminal",
    "players": "players by their keys: stored, their history, and the routes",
    "positions": "any card with any dice: the job and the routes",
    "progress": "how far long work is: the callback, and the bar",
    "records": "what players have reached: the use case, and the command",
    "race": "the chance to win: solved, and the kernel",
    "review": "a finished game, decision by decision, at every layer",
    "rulebook": "a sheet's rules to read: as structure, and the route",
    "simulate": "bots in many games: the use case, and the command",
    "solve": "solutions: found, and the command",
    "styles": "ways to play: in numpy, and the kernel",
    "variance": "the variance of what is to come: stored, and the kernel",
    "verify": "dice recomputed: the check, and the command",
}
"""Names that several modules share because they are one feature at several layers, and which."""

IRREGULAR = frozenset({
    "asked", "brought", "drawn", "found", "given", "heard", "held", "kept", "known", "laid", "lent", "made",
    "met", "moved", "noted", "put", "reached", "said", "seen", "sent", "settled", "shown", "spoken",
    "taken", "thrown", "told", "wanted", "written",
})  # fmt: skip
VERBS = frozenset({"embed", "exceed", "feed", "need", "seed", "shed"})
PUBLIC = {
    ("game/card.py", "filled"): "a constructor of the library",
    ("solver/query/advice.py", "keeping"): "a look-up of the library: advice.keeping('44')",
    ("solver/query/advice.py", "entering"): "as above",
}


def test_modules_share_a_name_only_where_they_share_a_feature() -> None:
    """Whoever looks for a name finds one thing, at as many layers as it has."""
    places = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        if file.stem not in {"__init__", "__main__"} and "migrations" not in file.parts:
            places[file.stem].append(file.relative_to(SOURCES).as_posix())
    shared = {name for name, files in places.items() if len(files) > 1}
    assert {name: places[name] for name in shared ^ FEATURES.keys()} == {}


def functions(file: Path) -> Iterator[str]:
    """Yield the names of functions and methods; properties are values and have names of values."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = {getattr(one, "id", getattr(one, "attr", "")) for one in node.decorator_list}
            if not decorators & {"property", "cached_property"}:
                yield node.name


def is_participle(name: str) -> bool:
    """Whether a name is one word that says what was done, and neither what is done nor to what."""
    word = name.strip("_")
    regular = word.endswith(("ed", "ing")) and len(word) > len("ping") and word not in VERBS
    return "_" not in word and (word in IRREGULAR or regular)


def test_no_function_is_a_bare_participle() -> None:
    """Not `told`, `asked` or `kept`: a function is a verb with its object."""
    assert is_participle("_told")
    assert is_participle("checked")
    assert is_participle("keeping")
    assert not is_participle("seed")
    assert not is_participle("kept_dice")
    found = {
        (file.relative_to(SOURCES).as_posix(), name)
        for file in SOURCES.rglob("*.py")
        for name in functions(file)
        if is_participle(name)
    }
    assert found == PUBLIC.keys()
