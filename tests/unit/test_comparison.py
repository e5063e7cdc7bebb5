"""Sheets side by side: what is told of each is what its tables give, and what differs is found."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.game.sheet_strategies import sheets
from yatzy.app.compare import compare_sheets, contrasting_rolls
from yatzy.l10n.catalogue import catalogue
from yatzy.report.comparison import BoxRow, build_comparison
from yatzy.report.own_rules import check_own_rules
from yatzy.rules.dice import dice_space, format_dice
from yatzy.rules.errors import DiceError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.rules.toml import dumps, loads

WORDS = catalogue("en")
TACTIC, HASBRO, MAXI = map(bundled_sheet, ("tactic", "hasbro", "maxi"))


def house_sheet(**changes: Any) -> dict[str, Any]:
    """Return the usual sheet as one of the house, with something else in it."""
    data = TACTIC.as_data() | {"id": "kitchen", "title": "Kitchen"} | changes
    return {key: value for key, value in data.items() if key not in ("names", "guessed", "readings", "options")}


def with_box(key: str, **changes: Any) -> dict[str, Any]:
    """Return it with one box changed."""
    return house_sheet(boxes=[box | changes if box["key"] == key else box for box in TACTIC.as_data()["boxes"]])


def rows_of(*several: RuleSheet, dice: str = "") -> dict[str, BoxRow]:
    return {row.key: row for row in build_comparison(WORDS, compare_sheets(several, dice)).boxes}


@pytest.mark.parametrize("one", sheet_ids())
def test_a_sheet_beside_itself(one: str) -> None:
    """Nothing differs, and there is no hand to show."""
    found = build_comparison(WORDS, compare_sheets((bundled_sheet(one), bundled_sheet(one))))
    assert not any(row.differs for row in found.facts)
    assert not any(row.differs for row in found.boxes)
    assert not any(row.examples for row in found.boxes)
    assert [row.key for row in found.boxes] == list(bundled_sheet(one).tables.keys)


@given(sheets(), sheets(), st.data())
def test_what_is_told_is_what_the_tables_give(one: RuleSheet, other: RuleSheet, data: st.DataObject) -> None:
    """Every box of either is there once, the hand scored by the tables, and a difference is one of points."""
    dice = data.draw(st.sampled_from(dice_space(one.rules.dice).rolls))
    found = build_comparison(WORDS, compare_sheets((one, other), format_dice(dice)))
    assert sorted(row.key for row in found.boxes) == sorted({*one.tables.keys, *other.tables.keys})
    for row in found.boxes:
        for sheet, cell in zip((one, other), row.cells, strict=True):
            tables = sheet.tables
            assert (cell is None) == (row.key not in tables.keys)
            if cell is not None and tables.dice.count == len(dice):
                points = tables.points[tables.keys.index(row.key)]
                assert cell.points == points[tables.dice.roll_index(dice)]
                assert cell.why
        for example in row.examples:
            for sheet, given_here in zip((one, other), example.points, strict=True):
                tables = sheet.tables
                if row.key in tables.keys:
                    points = tables.points[tables.keys.index(row.key)]
                    assert given_here == points[tables.dice.roll_index(example.dice)]
                else:
                    assert given_here is None
            assert row.differs
            assert len(set(example.points)) > 1
    if one.rules.dice == other.rules.dice:
        for row in found.boxes:
            both = [sheet.tables for sheet in (one, other) if row.key in sheet.tables.keys]
            same = len({tables.points[tables.keys.index(row.key)] for tables in both}) == 1
            assert bool(row.examples) == (len(both) == 1 or not same)


def test_boxes_are_matched_by_key_and_named_by_each() -> None:
    """Hasbro's three alike counts all dice, and its first box is called otherwise but is the same."""
    rows = rows_of(TACTIC, HASBRO, dice="55566")
    told = [(cell.name, cell.points) if cell else None for cell in rows["three-of-a-kind"].cells]
    assert told == [("Three of a kind", 15), ("3 of a kind", 27)]
    assert [cell.name for cell in rows["ones"].cells if cell] == ["Ones", "Aces"]
    assert not rows["ones"].differs
    assert rows["one-pair"].cells[1] is None
    assert rows["one-pair"].differs
    assert rows["full-house"].examples[0].dice == (1, 1, 1, 2, 2)
    assert rows["full-house"].examples[0].points == (7, 25)
    assert rows["full-house"].examples[1].dice == (5, 5, 6, 6, 6)
    assert rows["full-house"].examples[1].points == (28, 25)


def test_facts() -> None:
    """What is the same in other words does not differ: both have a box for five alike, by different names."""
    facts = {row.kind: row for row in build_comparison(WORDS, compare_sheets((TACTIC, HASBRO))).facts}
    assert facts["bonus"].cells == ("50 for 63 or more", "35 for 63 or more")
    assert facts["boxes"].cells == ("15", "13")
    assert [kind for kind, row in facts.items() if row.differs] == ["boxes", "bonus", "further", "highest"]
    renamed = house_sheet(five_alike={"box": "yatzy", "bonus": 100})
    again = house_sheet(five_alike={"box": "five", "bonus": 100})
    again["boxes"] = [box | {"key": "five"} if box["key"] == "yatzy" else box for box in again["boxes"]]
    found = build_comparison(WORDS, compare_sheets((parse_sheet(renamed), parse_sheet(again))))
    assert not any(row.differs for row in found.facts)


def test_another_number_of_dice() -> None:
    """Six dice are no hand for five: the sheet says nothing about it, and no hand shows a difference."""
    found = build_comparison(WORDS, compare_sheets((TACTIC, MAXI), "555666"))
    (row,) = [row for row in found.boxes if row.key == "full-house"]
    five, six = row.cells
    assert five is not None
    assert six is not None
    assert (five.points, six.points) == (None, 28)
    assert not any(row.examples for row in found.boxes)
    with pytest.raises(DiceError, match="dice-count"):
        compare_sheets((TACTIC, MAXI), "5556")


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30), st.integers(0, 30)), min_size=1, max_size=40))
def test_telling_hands(points: list[tuple[int, ...]]) -> None:
    """The first shows the largest difference; the second, if there is one, another; alike rolls show none."""
    found = contrasting_rolls(points, [1] * len(points))
    apart = [max(each) - min(each) for each in points]
    assert len(found) == len(set(found)) <= 2
    assert bool(found) == any(apart)
    if found:
        assert apart[found[0]] == max(apart)
    for one, other in combinations(found, 2):
        assert points[one] != points[other]
        assert apart[other]


def test_the_more_frequent_hand_among_equals() -> None:
    assert contrasting_rolls([(1, 1), (0, 5), (0, 5), (0, 5)], [9, 1, 3, 2]) == (2,)


# A sheet of one's own


def test_a_sheet_of_ones_own() -> None:
    """Its data and its text are the sheet again, its rules can be read, and what was changed is told."""
    data = with_box("small-straight", pays=30)
    found = check_own_rules(WORDS, data, TACTIC)
    assert found.faults == ()
    assert found.sheet is not None
    assert parse_sheet(found.sheet) == loads(found.toml) == parse_sheet(data)
    assert found.digest == parse_sheet(data).digest
    assert found.page is not None
    assert found.changes is not None
    assert [row.key for row in found.changes.boxes if row.differs] == ["small-straight"]
    (row,) = [row for row in found.changes.boxes if row.differs]
    assert [(one.dice, one.points) for one in row.examples] == [((1, 2, 3, 4, 5), (15, 30))]
    assert check_own_rules(WORDS, dumps(parse_sheet(data)), TACTIC) == found


@pytest.mark.parametrize(
    ("data", "paths"),
    [
        (with_box("chance", pays="some"), ["boxes[13].pays"]),
        (with_box("chance", pays="some") | {"dice": 9, "title": ""}, ["title", "dice", "boxes[13].pays"]),
        (house_sheet(id="hasbro"), ["id"]),
        ({}, ["id", "title", "boxes"]),
        ("id = ", [""]),
        ("", [""]),
    ],
)
def test_faults_with_their_places(data: dict[str, Any] | str, paths: list[str]) -> None:
    """Each has a path and a sentence of its own, and nothing else is told."""
    found = check_own_rules(WORDS, data, TACTIC)
    assert [fault.path for fault in found.faults] == paths
    for fault in found.faults:
        assert fault.text
        assert not fault.path or not fault.text.startswith(fault.path)
    assert (found.sheet, found.toml, found.changes) == (None, "", None)
