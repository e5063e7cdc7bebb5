"""How games end from the middle of a turn on, against playing them out throw by throw."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from support.game.random_positions import draw_card, solved
from support.game.reference_solver import BestPlay
from support.game.sheet_strategies import sheets
from yatzy.game.card import Card
from yatzy.rules.dice import Dice
from yatzy.rules.errors import DiceError, MoveError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.odds import Odds, check_odds, compute_odds
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve

CLOSE = 1e-9


def draw_dice(data: st.DataObject, values: Values) -> tuple[Dice, int]:
    """Draw dice, five alike more often than they fall, and rolls that are left."""
    space = values.tables.dice
    alike = st.integers(1, 6).map(lambda face: (face,) * space.count)
    dice = data.draw(st.one_of(st.sampled_from(space.rolls), alike), label="dice")
    return dice, data.draw(st.integers(0, values.tables.rolls - 1), label="rolls left")


def check(found: Odds, ends: dict[Card, float]) -> None:
    """Hold odds against every full card there can be."""

    def mean(of: Callable[[Card], float]) -> float:
        return sum(chance * of(card) for card, chance in ends.items())

    assert found.chances.sum() == pytest.approx(1, abs=1e-12)
    for total, chance in zip(found.totals.tolist(), found.chances.tolist(), strict=True):
        assert chance == pytest.approx(mean(lambda card, total=total: card.total == total), abs=CLOSE)  # type: ignore[misc]
    for place, box in enumerate(found.boxes):
        assert box.mean == pytest.approx(mean(lambda card, at=place: card.points[at] or 0), abs=CLOSE)  # type: ignore[misc]
        assert box.struck == pytest.approx(mean(lambda card, at=place: card.points[at] == 0), abs=CLOSE)  # type: ignore[misc]
    assert found.further == pytest.approx(mean(lambda card: card.bonuses), abs=CLOSE)
    if found.upper_bonus is not None:
        made = mean(lambda card: card.upper >= getattr(card.tables.upper_bonus, "at", 0))
        assert found.upper_bonus == pytest.approx(made, abs=CLOSE)


@given(sheets(most_boxes=3, dice=(2, 3), rolls=(1, 2, 3)), st.data())
@settings(max_examples=60)
def test_counted_out(sheet: RuleSheet, data: st.DataObject) -> None:
    """Totals, boxes and bonuses are those of whoever plays on throw by throw, ties and all."""
    values = solved(sheet.tables)
    card = draw_card(data, values.tables, least_open=1, most_open=2)
    dice, rolls_left = draw_dice(data, values)
    found = compute_odds(values, card, dice=dice, rolls_left=rolls_left)
    check(found, BestPlay(sheet.tables).ends_of_dice(card, dice, rolls_left))


@given(sheets(most_boxes=5, dice=(3, 5)), st.data())
def test_the_mean_is_the_advice(sheet: RuleSheet, data: st.DataObject) -> None:
    """The mean is the value of the best choice, and the parts add up to it."""
    values = solved(sheet.tables)
    card = draw_card(data, values.tables, least_open=1, most_open=7)
    dice, rolls_left = draw_dice(data, values)
    found = compute_odds(values, card, dice=dice, rolls_left=rolls_left)
    assert found.mean == pytest.approx(values.turn(card, dice, rolls_left).value, abs=CLOSE)
    bonus = values.tables.upper_bonus
    made = (found.upper_bonus or 0.0) * (bonus.points if bonus else 0)
    assert sum(box.mean for box in found.boxes) + made + found.further == pytest.approx(found.mean, abs=CLOSE)


@given(sheets(most_boxes=3, dice=(2, 3)), st.data())
@settings(max_examples=25)
def test_first_throws_make_the_whole(sheet: RuleSheet, data: st.DataObject) -> None:
    """Odds after every first throw, by their chances, are the odds before it."""
    values = solved(sheet.tables)
    card = draw_card(data, values.tables, least_open=1, most_open=5)
    assume(card.open_boxes)
    whole, space = compute_odds(values, card), values.tables.dice
    mixed = np.zeros(len(whole.chances))
    for roll, ways in zip(space.rolls, space.ways, strict=True):
        one = compute_odds(values, card, dice=roll, rolls_left=values.tables.rolls - 1)
        place = one.first - whole.first
        mixed[place : place + len(one.chances)] += ways / 6**space.count * one.chances
    assert mixed == pytest.approx(whole.chances, abs=CLOSE)


def test_one_box_left() -> None:
    """In Chance alone, what lies there is all that comes, and three sixes are kept."""
    chance = {"key": "chance", "pattern": "any", "pays": "all"}
    sheet = parse_sheet({"id": "one", "title": "One", "dice": 3, "rolls": 2, "boxes": [chance]})
    values = solved(sheet.tables)
    for rolls_left in (0, 1):
        found = compute_odds(values, dice="666", rolls_left=rolls_left)
        assert (found.first, found.chances.tolist()) == (18, [1.0])
        assert [(box.mean, box.struck) for box in found.boxes] == [(18.0, 0.0)]
    found = compute_odds(values, dice=(1, 6, 6), rolls_left=1)
    assert found.totals.tolist() == [13, 14, 15, 16, 17, 18]
    assert found.chances == pytest.approx(np.full(6, 1 / 6))


def test_a_further_five_alike() -> None:
    """Five sixes again, the last roll, and Chance open: 30 points and the bonus of 100 are certain."""
    values = solve(bundled_sheet("hasbro"))
    tables = values.tables
    filled = {key: min(tables.points[box]) for box, key in enumerate(tables.keys) if key != "chance"}
    card = Card.filled(tables, filled | {"yatzy": 50})
    found = compute_odds(values, card, dice="66666")
    assert (found.first, found.chances.tolist(), found.further) == (card.total + 130, [1.0], 100.0)
    assert [box.mean for box in found.boxes if box.key == "chance"] == [30.0]


@pytest.mark.parametrize("dice", [None, "12345"])
def test_a_full_card(dice: str | None) -> None:
    """A full card ends with its total, whatever still lies on the table."""
    values = solve(bundled_sheet("forced-order"))
    card = Card.empty(values.tables)
    while card.open_boxes:
        card = card.write(
            next(mark for key in values.tables.keys for mark in reversed(card.possible_marks(key)))
        )
    found = compute_odds(values, card, dice=dice)
    assert (found.first, found.chances.tolist()) == (card.total, [1.0])
    assert [box.mean for box in found.boxes] == list(card.points)


def test_what_cannot_lie_there() -> None:
    """Dice and rolls that no turn has are refused as everywhere."""
    values = solve(bundled_sheet("forced-order"))
    with pytest.raises(DiceError, match="dice-count"):
        compute_odds(values, dice=(1, 2, 3, 4))
    with pytest.raises(DiceError):
        compute_odds(values, dice="12347")
    with pytest.raises(MoveError, match="move-rolls-left"):
        compute_odds(values, dice="12345", rolls_left=3)


def test_how_far_it_is() -> None:
    """From the middle of a turn too, it tells how far it is, up to the whole."""
    values = solve(bundled_sheet("forced-order"))
    told: list[float] = []
    compute_odds(values, dice="12345", rolls_left=2, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(told) == check_odds(Card.empty(values.tables)) - 1
