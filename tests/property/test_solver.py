"""The solver against a slow and plain one, and what must hold of the values of any sheet."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numba import typeof
from numpy.testing import assert_array_less

from support.game.random_positions import (
    KINDS,
    SHAPES,
    any_kind,
    any_sheet,
    draw_card,
    draw_dice,
    draw_late_card,
    from_shelf,
    solved,
)
from support.game.reference_solver import Choices, Reference, reachable_cards
from support.game.sheet_strategies import sheets
from yatzy.game.card import Card
from yatzy.rules.parse import MOST_POINTS, parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.backward import solve_backward
from yatzy.solver.query.outlook import TurnValues
from yatzy.solver.query.values import Values
from yatzy.solver.states.scoring import scoring_of
from yatzy.solver.states.scratch import allocate_scratch
from yatzy.solver.states.space import space_of

CLOSE = 1e-9

DOSE = settings().max_examples
HALF = settings(max_examples=DOSE // 2)
"""For what takes long."""

RULES: list[dict[str, Any]] = [
    {},
    {"in_chance": 20},
    {"in_chance": 20, "zero_when_closed": True},
    {"zero_when_closed": True},
    {"in_chance": 20, "zero_when_closed": "upper-box"},
    {"in_chance": 20, "zero_when_closed": "upper-section"},
    {"zero_when_closed": "upper-section"},
    {"joker": "free"},
    {"joker": "free", "in_chance": 20},
    {"joker": "forced", "upper_first": "always"},
    {"joker": "forced", "upper_first": "after-points"},
    {"joker": "forced", "upper_first": "always", "in_chance": 20},
    {"joker": "forced", "upper_first": "after-points", "in_chance": 20},
]
THREE_DICE: dict[str, Any] = {
    "id": "three",
    "title": "Three dice",
    "dice": 3,
    "rolls": 2,
    "upper_bonus": {"at": 20, "points": 15},
    "boxes": [
        {"key": "pair", "pattern": {"groups": [2]}, "pays": "matched"},
        {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
        {"key": "alike", "pattern": {"groups": [3]}, "pays": 30},
        {"key": "chance", "pattern": "any", "pays": "all"},
        {"key": "fours", "section": "upper", "pattern": {"face": 4}, "pays": "matched"},
        {"key": "run", "pattern": {"run": 3}, "pays": 25},
    ],
}
"""The boxes that a rule for five alike can be about, and one that only a joker makes."""
LAST_RESORTS = (["chance"], ["pair", "run"])


def check_turn(data: st.DataObject, values: Values, reference: Reference, card: Card) -> None:
    """Hold the advice for any dice against the reference."""
    tables = values.tables
    dice, rolls_left = draw_dice(data, tables)
    found, expected = values.turn(card, dice, rolls_left), reference.turn(card, dice, rolls_left)
    check_choices(found, expected)
    assert abs(found.value - max((expected.keeps or expected.boxes).values())) < CLOSE
    entries = {entry.key: entry for entry in card.entries(dice) if entry.allowed}
    assert {(box.key, box.points, box.bonus) for box in found.boxes} == {
        (entry.key, entry.points, entry.bonus) for entry in entries.values()
    }


def check_choices(found: TurnValues, expected: Choices) -> None:
    check_worths([(one.keep, one.value) for one in found.keeps], expected.keeps)
    check_worths([(one.key, one.value) for one in found.boxes], expected.boxes)


def check_worths(found: list[tuple[Any, float]], expected: Mapping[Any, float]) -> None:
    """Check that every choice is there once, the best first but for ties, and what each is worth."""
    assert sorted(choice for choice, _ in found) == sorted(expected)
    assert all(better > worse - CLOSE for (_, better), (_, worse) in pairwise(found))
    for choice, value in found:
        assert abs(value - expected[choice]) < CLOSE


@pytest.mark.parametrize("kind", KINDS)
@settings(max_examples=DOSE // 5)
@given(data=st.data())
def test_every_state_of_any_sheet(kind: str, data: st.DataObject) -> None:
    """Every state that play can reach is worth what the reference says, however many threads solve it."""
    tables = data.draw(sheets(**SHAPES | KINDS[kind])).tables
    values, reference = solved(tables), Reference(tables)
    assert np.array_equal(values.array, solve_backward(tables, threads=2))
    check_states(values, reference, list(reachable_cards(tables)))
    assert abs(values.expected - reference.expected) < CLOSE


def check_states(values: Values, reference: Reference, cards: list[Card]) -> None:
    found = np.array([values.total(card) for card in cards])
    expected = np.array([reference.total(card) for card in cards])
    assert np.abs(found - expected).max() < CLOSE


@pytest.mark.parametrize("bonus", [0, 100])
@pytest.mark.parametrize("rule", RULES, ids=lambda rule: " ".join(f"{word}={rule[word]}" for word in rule))
def test_every_rule_for_five_alike(rule: dict[str, Any], bonus: int) -> None:
    """Under every rule there is, every state and every entry of dice alike is worth what the reference says."""
    five_alike = {"box": "alike", "bonus": bonus} | rule
    check_alike(parse_sheet(THREE_DICE | {"five_alike": five_alike}).tables)
    if rule.get("joker") != "forced":  # no sheet may say both
        check_alike(parse_sheet(THREE_DICE | {"five_alike": five_alike, "order": "fixed"}).tables)
    for keys in LAST_RESORTS if bonus else ():
        boxes = [box | {"last_resort": box["key"] in keys} for box in THREE_DICE["boxes"]]
        check_alike(parse_sheet(THREE_DICE | {"five_alike": five_alike, "boxes": boxes}).tables)


def check_alike(tables: RuleTables) -> None:
    """Check all states, and all dice alike in every box."""
    values, reference = solved(tables), Reference(tables)
    cards = list(reachable_cards(tables))
    check_states(values, reference, cards)
    cards = [card for card in cards if card.open_boxes]
    for card, outlook in zip(cards, values.outlooks(cards), strict=True):
        for face in range(1, 7):
            alike = (face,) * tables.dice.count
            check_choices(outlook.turn(alike, 0), reference.turn(card, alike, 0))


@given(any_sheet)
def test_one_compilation_serves_every_sheet(sheet: RuleSheet) -> None:
    """What is compiled for so many dice serves every sheet with them: its arrays are of the same types."""
    assert types_of(sheet.tables) == types_of(bundled_sheet("tactic").tables)


def types_of(tables: RuleTables) -> list[Any]:
    """Return what the compiler looks at."""
    space, scoring = space_of(tables), scoring_of(tables)
    arrays = (space.groups(0), space.layout, scoring, allocate_scratch(scoring))
    return [typeof(one) for one in arrays]  # type: ignore[no-untyped-call] # the compiler has none


@HALF
@given(st.data(), any_sheet)
def test_every_choice_on_any_sheet(data: st.DataObject, sheet: RuleSheet) -> None:
    """In the middle of a turn, every keep and every box is worth what the reference says, the best first."""
    values, reference = solved(sheet.tables), Reference(sheet.tables)
    card = draw_card(data, sheet.tables, least_open=1, most_open=5)
    for _ in range(3):
        check_turn(data, values, reference, card)


@HALF
@given(st.data(), st.sampled_from([one for one in sheet_ids() if one != "maxi"]))
def test_every_choice_late_in_games_by_printed_sheets(data: st.DataObject, sheet_id: str) -> None:
    """On the sheets of the shelf too, with the last boxes open."""
    values = from_shelf(sheet_id)
    reference = Reference(values.tables)
    check_turn(data, values, reference, draw_late_card(data, values.tables))


@given(st.data(), any_sheet)
def test_a_turn_is_worth_its_rolls(data: st.DataObject, sheet: RuleSheet) -> None:
    """The outlook of a card agrees with its value, alone and among others; no reroll lowers a roll."""
    values = solved(sheet.tables)
    cards = [draw_card(data, sheet.tables, least_open=1) for _ in range(3)]
    for card, outlook in zip(cards, values.outlooks(cards), strict=True):
        assert outlook.card == card
        assert abs(outlook.value - values.total(card)) < CLOSE
        alone = values.outlook(card)
        assert np.array_equal(alone.entries, outlook.entries)
        assert len(outlook.rolls) == len(outlook.keeps) + 1 == sheet.tables.rolls
        for one, other in zip(outlook.rolls, outlook.rolls[1:], strict=False):
            assert (one <= other + CLOSE).all()


@HALF
@given(any_sheet)
def test_the_space_holds_what_play_can_reach(sheet: RuleSheet) -> None:
    """States lie apart where their values may differ, and there are as many as play can reach.

    Where boxes or zeros are last resorts some of them cannot be reached: another box would have scored.
    """
    tables = sheet.tables
    space = space_of(tables)
    reached = {space.index(card) for card in reachable_cards(tables)}
    assert max(reached) < space.length
    assert len(reached) <= space.states
    assert len(reached) == space.states or tables.last_resort or tables.strike_last


@HALF
@given(any_kind, st.integers(1, 40), st.data())
def test_better_pay_is_never_worse(sheet: dict[str, Any], more: int, data: st.DataObject) -> None:
    """A box that pays more lowers no value. One that paid nothing may: then it bars last resorts."""
    paying = [
        index for index, box in enumerate(sheet["boxes"]) if box["section"] == "lower" and box["pays"] != 0
    ]
    if not paying:
        return
    chosen = data.draw(st.sampled_from(paying))
    boxes = [
        box | {"pays": raise_pay(box["pays"], more)} if index == chosen else box
        for index, box in enumerate(sheet["boxes"])
    ]
    better = sheet | {"boxes": boxes}
    if "in_chance" in sheet.get("five_alike", {}) and boxes[chosen]["pattern"] == "any":
        better["five_alike"] = sheet["five_alike"] | {"in_chance": sheet["five_alike"]["in_chance"] + more}
    check_no_lower(sheet, better)


def raise_pay(pays: int | str, more: int) -> int | str:
    if isinstance(pays, int):
        return pays + more
    word, _, plus = pays.partition("+")
    return f"{word}+{int(plus or 0) + more}"


@HALF
@given(any_kind, st.integers(1, 60))
def test_a_bigger_bonus_is_never_worse(sheet: dict[str, Any], more: int) -> None:
    """A bigger bonus for the same sum lowers no value."""
    bonus = sheet.get("upper_bonus")
    if bonus:
        check_no_lower(
            sheet, sheet | {"upper_bonus": bonus | {"points": min(bonus["points"] + more, MOST_POINTS)}}
        )


@HALF
@given(any_kind)
def test_one_more_reroll_is_never_worse(sheet: dict[str, Any]) -> None:
    """One more reroll lowers no value."""
    check_no_lower(sheet, sheet | {"rolls": sheet["rolls"] + 1})


def check_no_lower(worse: dict[str, Any], better: dict[str, Any]) -> None:
    """Hold two sheets with the same states against each other."""
    low, high = solved(parse_sheet(worse).tables), solved(parse_sheet(better).tables)
    assert low.array.shape == high.array.shape
    assert (low.array <= high.array + CLOSE).all()


@HALF
@given(st.data(), any_kind, st.integers(1, 30))
def test_a_lower_threshold_is_never_worse(data: st.DataObject, sheet: dict[str, Any], less: int) -> None:
    """A bonus that is made with less lowers no card's total."""
    bonus = sheet.get("upper_bonus")
    if not bonus:
        return
    at = max(1, bonus["at"] - less)
    low = solved(parse_sheet(sheet).tables)
    high = solved(parse_sheet(sheet | {"upper_bonus": bonus | {"at": at}}).tables)
    card = draw_card(data, low.tables)
    assert low.expected <= high.expected + CLOSE
    assert low.total(card) <= high.total(Card(high.tables, card.points, card.bonuses)) + CLOSE


@HALF
@given(any_sheet)
def test_a_smaller_need_is_never_worse(sheet: RuleSheet) -> None:
    """With the same boxes open, who needs less for the bonus, or has it, is never worse off."""
    values = solved(sheet.tables)
    space, bonus = values.space, sheet.tables.upper_bonus
    for filled in range(len(sheet.tables.keys) + 1):
        groups = space.groups(filled)
        for row, which in zip(groups.rows.tolist(), groups.sets.tolist(), strict=True):
            first = int(space.layout.first_lane[which])
            needs = space.layout.needs[first : first + space.lane_count[which]]
            assert_array_less(needs[:-1], needs[1:])
            worth = values.array[row * space.lanes + first :][: len(needs)]
            worth = worth + (bonus.points if bonus else 0) * (needs == 0)
            assert (worth[1:] <= worth[:-1] + CLOSE).all()


@given(
    st.one_of(st.just("any"), st.integers(1, 6).map(lambda face: {"face": face})),
    st.integers(1, 6),
    st.lists(st.integers(1, 6), min_size=5, max_size=5),
    st.data(),
)
def test_a_better_roll_is_never_worse(pattern: Any, rolls: int, dice: list[int], data: st.DataObject) -> None:
    """For Chance alone a higher die, for an upper box alone one more of its face, makes no roll worse."""
    section, pays = ("lower", "all") if pattern == "any" else ("upper", "matched")
    box = {"key": "only", "section": section, "pattern": pattern, "pays": pays}
    tables = parse_sheet({"id": "one", "title": "One", "rolls": rolls, "boxes": [box]}).tables
    place = data.draw(st.integers(0, 4))
    better = dice.copy()
    better[place] = data.draw(st.integers(dice[place], 6)) if pattern == "any" else pattern["face"]
    outlook = solved(tables).outlook(Card.empty(tables))
    low, high = tables.dice.roll_index(dice), tables.dice.roll_index(better)
    for worth in outlook.rolls:
        assert worth[low] <= worth[high] + CLOSE
