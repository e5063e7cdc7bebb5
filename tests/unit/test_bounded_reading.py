"""What strangers write costs no more than its size: faults are counted, and no text takes longer than that."""

import pickle
from collections.abc import Callable
from contextlib import suppress
from itertools import product
from string import ascii_lowercase
from time import process_time

import pytest

from yatzy.coach.typed_choice import DICE_PATTERN
from yatzy.game.card import Card
from yatzy.game.jsonl import parse_lines
from yatzy.game.notation import parse_events
from yatzy.ids import normalize_code
from yatzy.l10n.catalogue import catalogue, pick_language
from yatzy.l10n.errors import error_sentence, replace_unprintable
from yatzy.report.own_rules import check_own_rules
from yatzy.report.sheet_schema import MOST_DEPTH, MOST_VALUES, check_rules_size
from yatzy.rules.cursor import MOST_FAULTS, Cursor
from yatzy.rules.errors import InvalidSheet, SheetError, YatzyError
from yatzy.rules.parse import MOST_LANGUAGES, parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.rules.toml import loads
from yatzy.server.api.problems import problem_of

MANY = 31_000
"""Keys that fit into a request body."""
UNKNOWN_KEYS = {f"k{number}": 1 for number in range(MANY)}
MISSING = 3
"""Faults of a sheet without anything: ``id``, ``title`` and ``boxes`` are missing."""
BOX = {"key": "chance", "pattern": "any", "pays": "all"}
WORDS = catalogue("en")


def invalid(data: object) -> InvalidSheet:
    with pytest.raises(InvalidSheet) as caught:
        parse_sheet(data)
    return caught.value


# Faults


def test_faults_are_collected_up_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of tens of thousands, fifty are collected and the rest is counted, without a path for each."""
    children = 0
    real = Cursor.child

    def child(self: Cursor, key: str) -> Cursor:
        nonlocal children
        children += 1
        return real(self, key)

    monkeypatch.setattr(Cursor, "child", child)
    error = invalid(UNKNOWN_KEYS)
    assert len(error.faults) == MOST_FAULTS
    assert error.more == MANY + MISSING - MOST_FAULTS
    assert error.details == {"count": MANY + MISSING}
    assert children < 2 * MOST_FAULTS
    assert pickle.loads(pickle.dumps(error)).more == error.more  # noqa: S301 # as it comes from a worker


def test_faults_are_told_up_to_a_number() -> None:
    """A problem has fifty sentences, the one line about all of them says how many more there are."""
    error = invalid(UNKNOWN_KEYS)
    problem = problem_of(WORDS, error)
    assert (len(problem.faults), problem.more_faults) == (MOST_FAULTS, error.more)
    assert error_sentence(WORDS, error, guest=True).endswith(f"(and {MANY + MISSING - 1:,} more)")
    checked = check_own_rules(WORDS, UNKNOWN_KEYS)
    assert (len(checked.faults), checked.more_faults) == (MOST_FAULTS, error.more)


def test_faults_at_many_places_are_counted() -> None:
    """The limit is that of the whole sheet, not of each table in it."""
    boxes = [{**BOX, **{f"k{number}": 1 for number in range(40)}} for _ in range(10)]
    error = invalid({"id": "x", "title": "X", "boxes": boxes})
    assert (len(error.faults), error.more) == (MOST_FAULTS, 400 - MOST_FAULTS)


def test_a_sheet_has_only_so_many_languages() -> None:
    """Names in every language that three letters can write are faults, not languages."""
    names: dict[str, object] = {"".join(tag): {} for tag in product(ascii_lowercase, repeat=3)}
    error = invalid({"id": "x", "title": "X", "boxes": [BOX], "names": names})
    assert len(error.faults) + error.more == len(names) - MOST_LANGUAGES


@pytest.mark.parametrize(
    "rules",
    [
        UNKNOWN_KEYS,
        {"boxes": [[1] * 300] * 100},
        {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": 1}}}}}}}}},
    ],
    ids=["keys", "values", "depth"],
)
def test_rules_as_data_are_bounded(rules: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"too many values|too deep"):
        check_rules_size(rules)


def test_every_bundled_sheet_is_far_below_the_bounds() -> None:
    """The largest has a tenth of the values."""
    data = bundled_sheet("tactic").as_data()

    def values(of: object, depth: int = 0) -> tuple[int, int]:
        inner = of.values() if isinstance(of, dict) else of if isinstance(of, list) else ()
        counted = [values(one, depth + 1) for one in inner]
        return 1 + sum(count for count, _ in counted), max((deep for _, deep in counted), default=depth)

    count, depth = values(data)
    assert count * 10 < MOST_VALUES
    assert depth < MOST_DEPTH


@pytest.mark.parametrize("key", ["a" + ".a" * 400, "[a" + " . a" * 200 + "]", '"a"' + '."a"' * 200])
def test_a_key_has_only_so_many_parts(key: str) -> None:
    """The TOML reader takes time quadratic in them."""
    with pytest.raises(SheetError, match="too many parts"):
        loads(f"{key} = 1\n")


# Text of any length

HEAD = "Yatzy: 1\nSheet: vinga\nPlayer: Ann\n\n"
TEXTS: dict[str, Callable[[int], object]] = {
    "blanks in a turn": lambda size: list(parse_events(f"{HEAD}Ann: 1{' ' * size}x")),
    "earlier marks": lambda size: list(
        parse_events(f"{HEAD}Ann: 12345 ones 1{' (was ones 1)' * (size // 13)}")
    ),
    "earlier marks, one wrong": lambda size: list(
        parse_events(f"{HEAD}Ann: ones 1 (was{' (was ones 1)' * (size // 13)}")
    ),
    "keeps in a turn": lambda size: list(parse_events(f"{HEAD}Ann: 12345{' 1> >' * (size // 50)} x y z")),
    "parts of a turn": lambda size: list(parse_events(f"{HEAD}Ann: ones{' 1' * (size // 2)}")),
    "players": lambda size: list(
        parse_events(
            "\n".join(["Yatzy: 1", "Sheet: vinga", *(f"Player: {one}" for one in range(size // 14)), ""])
        )
    ),
    "tags": lambda size: list(parse_events("Team: 1\n" * (size // 8))),
    "colons": lambda size: list(parse_events(f"{HEAD}{':' * size}")),
    "a tag without an end": lambda size: list(parse_events(f"A{'a-' * (size // 2)}")),
    "a computer's seat": lambda size: list(
        parse_events(f"Yatzy: 1\nSheet: vinga\nPlayer: Ann\nComputer: 1{' ' * size}!\n\n")
    ),
    "lines of JSON": lambda size: parse_lines('{"seq": 0' + " " * size),
    "TOML, blanks": lambda size: loads(f"a = 1{(' ' * 900 + chr(10)) * (size // 900)}!"),
    "TOML, dots": lambda size: loads((". " * 400 + "\n") * (size // 800)),
    "TOML, tables": lambda size: loads("[[a]]\n" * (size // 6)),
    "a sheet's keys": lambda size: parse_sheet({f"k{number}": 1 for number in range(size // 8)}),
    "a sheet's key": lambda size: parse_sheet({"id": "a-" * (size // 2)}),
    "a filled card": lambda size: Card.parse(bundled_sheet("vinga"), f"a{' ' * size}b"),
    "a card, blanks at its end": lambda size: Card.parse(bundled_sheet("vinga"), f"ones = 1{' ' * size}!"),
    "a code": lambda size: normalize_code("- " * (size // 2)),
    "a language": lambda size: pick_language("x" * size, {}),
    "dice": lambda size: DICE_PATTERN.fullmatch("1 ," * (size // 3) + "x"),
    "an error": lambda size: replace_unprintable("\x00" * size),
}
"""Readers of text, each with what a pattern or a loop takes longest over."""
SIZE, STEP, MOST_RATIO = 60_000, 4, 10
"""A text, one four times as long, and how many times as long that may take: a square would be sixteen."""
LEAST_SECONDS = 0.05
"""Too short to compare: a square of this size takes many times as long."""


def cpu_seconds(read: Callable[[int], object], size: int) -> float:
    """Return the least processor time of three attempts."""
    found = []
    for _ in range(3):
        began = process_time()
        with suppress(YatzyError):
            read(size)
        found.append(process_time() - began)
    return min(found)


@pytest.mark.parametrize("name", TEXTS)
def test_reading_takes_time_in_proportion(name: str) -> None:
    """Four times the text takes about four times as long, whatever is in it.

    What is quadratic fails in every attempt; a busy machine does not.
    """
    read = TEXTS[name]
    assert any(
        cpu_seconds(read, STEP * SIZE) < max(LEAST_SECONDS, MOST_RATIO * cpu_seconds(read, SIZE))
        for _ in range(5)
    )
