"""Play for the win, against a plain solver of cards and totals, every policy there is, and closed forms."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from math import comb, prod
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.dose import dose
from support.game.random_positions import draw_card, solved
from support.game.reference_solver import EveryPolicy, Floats, RaceReference
from support.game.sheet_strategies import sheets
from yatzy.game.card import Card
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.values import Values
from yatzy.solver.race import FinalTotals, chances_to_win, solve_race, win_share
from yatzy.solver.solve import solve
from yatzy.solver.states.scratch import aligned_zeros
from yatzy.solver.states.space import space_of

CLOSE = 1e-12

PRINTED = [sheet_id for sheet_id in sheet_ids() if sheet_id != "maxi"]
"""Sheets that are solved in no time."""


ANY_RULES: dict[str, dict[str, Any]] = {
    "anything": {},
    "bonus": {"least_upper": 2, "bonus": True},
    "forced joker": {"least_upper": 1, "jokers": ("forced",), "fixed": False},
    "free joker": {"jokers": ("free",)},
    "last resorts": {"last_resorts": True, "fixed": False},
    "last resorts and five alike": {
        "last_resorts": True, "fixed": False, "jokers": ("none", "free"), "in_chance": True,
    },
    "fixed order": {"fixed": True},
}  # fmt: skip


@cache
def empty_values(tables: RuleTables) -> Values:
    """Return values that say nothing: a race does not ask them."""
    return Values(tables, aligned_zeros(space_of(tables).length))


def small_sheet(*boxes: dict[str, Any], **more: Any) -> RuleSheet:
    return parse_sheet({"id": "small", "title": "Small", "boxes": list(boxes)} | more)


@st.composite
def finals(draw: st.DrawFn, least: int = 0, most: int = 20, width: int = 12) -> FinalTotals:
    """Draw what a rival can end with: often a known total, else anything."""
    weights = draw(st.one_of(st.just([1]), st.lists(st.integers(0, 9), min_size=1, max_size=width)))
    weights[0] += not any(weights)
    return FinalTotals(draw(st.integers(least, most)), np.array(weights) / sum(weights))


def draw_rivals(data: st.DataObject, card: Card, ahead: int = 0) -> list[FinalTotals]:
    """Draw rivals of whom it is not certain how they stand against a card; rarely, none."""
    now = card.total + ahead
    return data.draw(st.lists(finals(now - 10, now + 25 * card.open_boxes.bit_count(), 60), max_size=3))


def told_as(rivals: list[FinalTotals], ahead: int = 0) -> Callable[[int], float]:
    """Return how likely a total wins, counted out: every rival's every total, and ties shared."""

    def share(total: int) -> float:
        chance = 0.0
        for ends in product(*(enumerate(rival.chances.tolist(), rival.first) for rival in rivals)):
            best = max((end for end, _ in ends), default=total + ahead)
            if total + ahead >= best:
                ties = sum(end == total + ahead for end, _ in ends)
                chance += prod(one for _, one in ends) / (1 + ties)
        return chance

    return cache(share)


def cheap_share(rivals: list[FinalTotals], ahead: int = 0) -> Callable[[int], float]:
    """Return the same by the solver's own function, which is held against the plain one apart."""
    return cache(lambda total: float(win_share(rivals, [total + ahead])[0]))


def check(data: st.DataObject, found: Outlook, expected: RaceReference) -> None:
    """Hold the whole turn ahead, and every choice for some dice, against the reference."""
    card = found.card
    assert found.value == pytest.approx(expected.value(card), abs=CLOSE)
    if not card.open_boxes:
        return
    space = card.tables.dice
    alike = st.integers(1, 6).map(lambda face: (face,) * space.count)
    rolls = data.draw(st.lists(st.one_of(st.sampled_from(space.rolls), alike), min_size=2, max_size=4))
    for roll, rolls_left in product(rolls, range(card.tables.rolls)):
        turn, plain = found.turn(roll, rolls_left), expected.turn(card, roll, rolls_left)
        assert {one.keep: one.value for one in turn.keeps} == pytest.approx(plain.keeps, abs=CLOSE)
        assert {one.key: one.value for one in turn.boxes} == pytest.approx(plain.boxes, abs=CLOSE)
        assert turn.value == pytest.approx(max((plain.keeps or plain.boxes).values()), abs=CLOSE)


@pytest.mark.parametrize("kind", ANY_RULES)
@given(ahead=st.integers(-30, 30), data=st.data())
@settings(max_examples=20)
def test_small_sheets(kind: str, ahead: int, data: st.DataObject) -> None:
    """Before the turn, for every keep and every box: the chance to win is that of the plain solver."""
    sheet = data.draw(sheets(most_boxes=3, dice=(2, 3), twins=True, **ANY_RULES[kind]))
    card = draw_card(data, sheet.tables, most_open=3)
    rivals = draw_rivals(data, card, ahead)
    found = solve_race(empty_values(sheet.tables), card, rivals, ahead=ahead)
    check(data, found, RaceReference(sheet.tables, cheap_share(rivals, ahead)))


@given(sheets(most_boxes=5, dice=(5,), least_upper=1), st.data())
@settings(max_examples=40)
def test_five_dice(sheet: RuleSheet, data: st.DataObject) -> None:
    """So it is with five dice and the last three boxes."""
    card = draw_card(data, sheet.tables, most_open=3)
    rivals = draw_rivals(data, card)
    found = solve_race(empty_values(sheet.tables), card, rivals)
    check(data, found, RaceReference(sheet.tables, cheap_share(rivals)))


@given(sheets(most_boxes=6, dice=(1, 2), rolls=(1, 2), least_upper=3, bonus=True), st.data())
@settings(max_examples=15)
def test_six_boxes(sheet: RuleSheet, data: st.DataObject) -> None:
    """So it is with as many open boxes as there may be, on sheets of one or two dice."""
    card = draw_card(data, sheet.tables, most_open=6, least_open=5 if len(sheet.tables.keys) > 5 else 0)
    rivals = draw_rivals(data, card)
    found = solve_race(empty_values(sheet.tables), card, rivals)
    check(data, found, RaceReference(sheet.tables, cheap_share(rivals)))


PAIR = {"key": "pair", "pattern": {"groups": [2]}, "pays": "matched"}
CHANCE = {"key": "chance", "pattern": "any", "pays": "all"}
FIVE_ALIKE = [
    {"in_chance": 20},
    {"in_chance": 20, "zero_when_closed": True},
    {"zero_when_closed": True},
    {"in_chance": 20, "zero_when_closed": "upper-box"},
    {"zero_when_closed": "upper-section"},
    {"joker": "free", "bonus": 50},
    {"joker": "free", "in_chance": 20},
    {"joker": "forced", "upper_first": "always", "bonus": 50},
    {"joker": "forced", "upper_first": "after-points", "in_chance": 20},
]


@pytest.mark.parametrize("last_resorts", [[], ["chance"], ["run"], ["pair", "run"]])
@pytest.mark.parametrize("rule", FIVE_ALIKE, ids=lambda rule: " ".join(f"{word}={rule[word]}" for word in rule))
def test_every_rule_for_five_alike(rule: dict[str, Any], last_resorts: list[str]) -> None:
    """Under every rule for a further five alike, with other boxes open, every entry is the plain solver's."""
    boxes: list[dict[str, Any]] = [
        {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
        {"key": "alike", "pattern": {"groups": [3]}, "pays": 30},
        PAIR, CHANCE, {"key": "run", "pattern": {"run": 3}, "pays": 8},
    ]  # fmt: skip
    sheet = small_sheet(
        *(box | {"last_resort": box["key"] in last_resorts} for box in boxes),
        dice=3, rolls=2, five_alike={"box": "alike", "bonus": 0} | rule, upper_bonus={"at": 12, "points": 40},
    )  # fmt: skip
    others = {"sixes": 6, "pair": 0, "chance": 9, "run": 0}
    for still_open, holds in product(combinations(others, 3), (0, 30)):
        filled = {key: points for key, points in others.items() if key not in still_open}
        card = Card.filled(sheet.tables, filled | {"alike": holds})
        rival = FinalTotals(card.total - 1, np.full(150, 1 / 150))
        found, expected = (
            solve_race(empty_values(sheet.tables), card, [rival]),
            RaceReference(sheet.tables, cheap_share([rival])),
        )
        assert found.value == pytest.approx(expected.value(card), abs=CLOSE)
        for roll in sheet.tables.dice.rolls:
            entries = {one.key: one.value for one in found.turn(roll, 0).boxes}
            assert entries == pytest.approx(expected.turn(card, roll, 0).boxes, abs=CLOSE)


@pytest.mark.parametrize("sheet_id", sheet_ids())
@given(data=st.data())
@settings(max_examples=4)
def test_printed_sheets(sheet_id: str, data: st.DataObject) -> None:
    """So it is on every printed sheet, with the last three boxes."""
    tables = bundled_sheet(sheet_id).tables
    card = draw_card(data, tables, most_open=3, least_open=2)
    near = st.integers(card.total, card.total + 120)
    rivals = [FinalTotals(data.draw(near), np.full(width, 1 / width)) for width in (1, 40)]
    found = solve_race(empty_values(tables), card, rivals)
    check(data, found, RaceReference(tables, cheap_share(rivals)))


FACE = {"key": "face", "pattern": {"face": 6}, "pays": "matched"}
OTHER = {"key": "other", "pattern": {"faces": [5]}, "pays": 4}
TINY = {
    "a die in Chance, rolled twice": small_sheet(CHANCE, dice=1, rolls=2),
    "a die in Chance, rolled three times": small_sheet(CHANCE, dice=1, rolls=3),
    "a die in two boxes": small_sheet(CHANCE, FACE, dice=1, rolls=1),
    "a die in two boxes one after the other, rolled twice": small_sheet(
        FACE, CHANCE, dice=1, rolls=2, order="fixed"
    ),
    "two dice in two boxes": small_sheet(PAIR, CHANCE, dice=2, rolls=1),
    "two dice and a last resort": small_sheet(PAIR, CHANCE | {"last_resort": True}, dice=2, rolls=1),
    "two dice and a bonus": small_sheet(
        CHANCE, FACE | {"section": "upper"}, dice=2, rolls=1, upper_bonus={"at": 6, "points": 3}
    ),
    "a die in three boxes one after the other": small_sheet(
        FACE, OTHER, CHANCE, dice=1, rolls=1, order="fixed"
    ),
}


@pytest.mark.parametrize("case", TINY)
@given(rivals=st.lists(finals(0, 10, 8), min_size=1, max_size=2))
@settings(max_examples=8)
def test_no_policy_wins_more_often(case: str, rivals: list[FinalTotals]) -> None:
    """Of all policies of a tiny sheet, each tried out, the best wins as often as the race says."""
    tables = TINY[case].tables
    card = Card.empty(tables)
    every = EveryPolicy(tables, told_as(rivals)).before(card)
    assert solve_race(empty_values(tables), card, rivals).value == pytest.approx(float(every.max()), abs=CLOSE)


def with_open(tables: RuleTables, *still_open: str) -> Card:
    """Return a card with nothing but zeros and, where there can be none, little, beside some open boxes."""
    least = {key: min(points) for key, points in zip(tables.keys, tables.points, strict=True)}
    return Card.filled(tables, {key: points for key, points in least.items() if key not in still_open})


@pytest.mark.parametrize("sheet_id", [one for one in PRINTED if one != "forced-order"])
def test_five_alike_or_nothing(sheet_id: str) -> None:
    """Five alike within three rolls: 347897/7558272, as counted out by many. A tie is half a win."""
    tables = bundled_sheet(sheet_id).tables
    card, chance = with_open(tables, "yatzy"), 347897 / 7558272
    _, *paid = sorted(set(tables.points[tables.keys.index("yatzy")]))
    for needed, share in ((1, 1.0), (paid[0] - 1, 1.0), *[(one, 0.5) for one in paid if len(paid) == 1]):
        found = solve_race(empty_values(tables), card, [FinalTotals.certain(card.total + needed)])
        assert found.value == pytest.approx(share * chance, abs=CLOSE)
    assert solve_race(empty_values(tables), card, [FinalTotals.certain(card.total + paid[-1] + 1)]).value == 0
    assert solve_race(empty_values(tables), card, [FinalTotals.certain(card.total - 1)]).value == pytest.approx(
        1, abs=CLOSE
    )


@pytest.mark.parametrize("count", range(1, 6))
def test_so_many_sixes(count: int) -> None:
    """Within three rolls a die shows a six with 1 - (5/6)³: so many of five are a sum of binomials."""
    tables = bundled_sheet("tactic").tables
    card, six = with_open(tables, "sixes"), 1 - (5 / 6) ** 3
    chance = sum(comb(5, sixes) * six**sixes * (1 - six) ** (5 - sixes) for sixes in range(count, 6))
    found = solve_race(empty_values(tables), card, [FinalTotals.certain(card.total + 6 * count - 1)])
    assert found.value == pytest.approx(chance, abs=CLOSE)


@pytest.mark.parametrize("needed", [6, 15, 18, 25, 30])
def test_one_throw_in_chance(needed: int) -> None:
    """With one throw there is nothing to choose: the sums of all 7776 throws are counted."""
    tables = small_sheet(CHANCE, rolls=1).tables
    sums = [sum(thrown) for thrown in product(range(1, 7), repeat=5)]
    chance = (sum(one > needed for one in sums) + sum(one == needed for one in sums) / 2) / len(sums)
    found = solve_race(empty_values(tables), Card.empty(tables), [FinalTotals.certain(needed)])
    assert found.value == pytest.approx(chance, abs=CLOSE)


@pytest.mark.parametrize("sheet_id", ["hasbro", "printworks"])
def test_only_the_bonus_wins(sheet_id: str) -> None:
    """A further five alike in the last box: the face is free, and the bonus of 100 is all that is needed."""
    tables = bundled_sheet(sheet_id).tables
    card = Card.filled(
        tables, {key: min(tables.points[box]) for box, key in enumerate(tables.keys)} | {"yatzy": 50}
    )
    last = Card(
        tables, tuple(None if key == "chance" else card.points[box] for box, key in enumerate(tables.keys))
    )
    found = solve_race(empty_values(tables), last, [FinalTotals.certain(last.total + 31)])
    assert found.value == pytest.approx(347897 / 7558272, abs=CLOSE)


def by_points(values: Values, card: Card, rivals: list[FinalTotals], ahead: int = 0) -> float:
    """Return the chance to win of whoever plays for points."""
    ends = compute_odds(values, card)
    return float(ends.chances @ win_share(rivals, ends.totals + ahead))


@given(sheets(most_boxes=4, dice=(3, 5)), st.integers(-40, 40), st.data())
@settings(max_examples=60)
def test_it_wins_as_often_as_play_for_points(sheet: RuleSheet, ahead: int, data: st.DataObject) -> None:
    """Nobody who plays for points wins more often than who plays for the win."""
    values = solved(sheet.tables)
    card = draw_card(data, sheet.tables, most_open=6)
    rivals = draw_rivals(data, card, ahead)
    found = solve_race(values, card, rivals, ahead=ahead).value
    assert by_points(values, card, rivals, ahead) - CLOSE <= found <= 1 + CLOSE


@pytest.mark.parametrize("sheet_id", dose(PRINTED, ["forced-order", "hasbro", "tactic-da"]))
@given(data=st.data())
@settings(max_examples=10)
def test_so_it_does_on_printed_sheets(sheet_id: str, data: st.DataObject) -> None:
    """On printed sheets too: against who is as far, a little ahead, or far ahead."""
    values = solve(bundled_sheet(sheet_id))
    card = draw_card(data, values.tables, most_open=6, least_open=1)
    ends = compute_odds(values, card)
    for lead in (0, 15, 60):
        rivals = [FinalTotals(ends.first + lead, ends.chances)]
        won = solve_race(values, card, rivals).value
        assert won >= by_points(values, card, rivals) - CLOSE
        if not lead:
            assert by_points(values, card, rivals) == pytest.approx(1 / 2)


def test_it_wins_more_often() -> None:
    """Behind by much, with Chance and five alike left, it is another choice that wins, and more often."""
    values = solve(bundled_sheet("tactic"))
    card = with_open(values.tables, "chance", "yatzy")
    rivals = [FinalTotals.certain(card.total + 60)]
    found = solve_race(values, card, rivals)
    assert found.value > by_points(values, card, rivals) + 0.001
    assert found.turn((6, 6, 5, 5, 4), 0).boxes[0].key == "chance"
    assert found.turn((1, 1, 1, 2, 2), 1).value > 0


@given(sheets(most_boxes=4, dice=(3, 5)), st.integers(-20, 20), st.data())
@settings(max_examples=40)
def test_where_every_point_wins_as_much(sheet: RuleSheet, ahead: int, data: st.DataObject) -> None:
    """Against a rival who can be anywhere, each point is worth the same: to win is to play for points."""
    values = solved(sheet.tables)
    card = draw_card(data, sheet.tables, most_open=6, least_open=1)
    first = card.total - 25
    width = sheet.tables.highest() + card.bonuses + 120
    found = solve_race(values, card, [FinalTotals(first, np.full(width, 1 / width))], ahead=ahead)

    def wins(total: float) -> float:
        return (total + ahead - first + 0.5) / width

    assert found.value == pytest.approx(wins(values.total(card)), abs=CLOSE)
    roll = data.draw(st.sampled_from(sheet.tables.dice.rolls))
    for rolls_left in range(sheet.tables.rolls):
        turn, plain = found.turn(roll, rolls_left), values.turn(card, roll, rolls_left)
        assert {one.keep: one.value for one in turn.keeps} == pytest.approx(
            {one.keep: wins(one.value) for one in plain.keeps}, abs=CLOSE
        )
        assert {one.key: one.value for one in turn.boxes} == pytest.approx(
            {one.key: wins(one.value) for one in plain.boxes}, abs=CLOSE
        )


@given(sheets(most_boxes=3, dice=(2, 3)), st.integers(-30, 60), st.data())
@settings(max_examples=40)
def test_points_brought_along(sheet: RuleSheet, ahead: int, data: st.DataObject) -> None:
    """To be ahead is as good as the rivals being behind, and never worse than not to be."""
    values, card = empty_values(sheet.tables), draw_card(data, sheet.tables, most_open=4)
    rivals = draw_rivals(data, card, ahead)
    found = solve_race(values, card, rivals, ahead=ahead).value
    behind = [FinalTotals(rival.first - ahead, rival.chances) for rival in rivals]
    assert found == pytest.approx(solve_race(values, card, behind).value, abs=CLOSE)
    assert solve_race(values, card, rivals, ahead=ahead + 1).value >= found - CLOSE


@given(st.lists(finals(), max_size=3), st.integers(-3, 40))
def test_shared_wins(rivals: list[FinalTotals], total: int) -> None:
    """What a total wins against any number of rivals is counted out, ties and all."""
    assert win_share(rivals, [total])[0] == pytest.approx(told_as(rivals)(total), abs=CLOSE)


def test_shared_wins_by_hand() -> None:
    """Alone one wins; a tie with two others is a third; two dice are above three of twelve."""
    assert win_share([], [0, 5]).tolist() == [1, 1]
    assert win_share([FinalTotals.certain(7), FinalTotals.certain(7)], [6, 7, 8]) == pytest.approx(
        [0, 1 / 3, 1]
    )
    die = FinalTotals(1, np.full(6, 1 / 6))
    assert win_share([die], range(8)) == pytest.approx([0, *(place / 12 for place in (1, 3, 5, 7, 9, 11)), 1])


@given(st.lists(finals(0, 20, 8), min_size=1, max_size=4))
def test_everyones_chances(ends: list[FinalTotals]) -> None:
    """Somebody wins: the chances add up to one, and are those of counting out all ends."""
    found = chances_to_win(ends)
    assert sum(found) == pytest.approx(1, abs=CLOSE)
    counted: Floats = np.zeros(len(ends))
    for case in product(*(enumerate(one.chances.tolist(), one.first) for one in ends)):
        best = max(total for total, _ in case)
        winners = [place for place, (total, _) in enumerate(case) if total == best]
        counted[winners] += prod(chance for _, chance in case) / len(winners)
    assert found == pytest.approx(tuple(counted), abs=CLOSE)
