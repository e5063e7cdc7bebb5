"""The variance of what is still to come: found backward, against everything that tells it otherwise."""

from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.dose import dose
from support.game.random_positions import solved
from support.game.reference_solver import BestPlay
from support.game.sheet_strategies import sheets
from yatzy.game.card import Card
from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve
from yatzy.solver.variance import VarianceTable, variances_of

CLOSE = 1e-9

# As docs/science.md prints them: standard deviations of the distributions, which are found forward. That of
# maxi is only known from games, and takes too long in every run.
DEVIATIONS = {
    "forced-order": 28.857,
    "hasbro": 59.608,
    "mb-1973": 59.607,
    "philos": 44.486,
    "philos-es": 44.523,
    "philos-fr": 44.486,
    "printworks": 59.612,
    "tactic": 38.496,
    "tactic-da": 46.054,
    "tactic-nl": 40.245,
    "vinga": 38.496,
    "kniffel": 46.125,
    "yacht": 34.982,
    "yacht-dice": 37.854,
    "yams": 43.638,
}


@cache
def from_shelf(sheet_id: str) -> tuple[Values, VarianceTable]:
    values = solve(bundled_sheet(sheet_id))
    return values, variances_of(values)


def a_card(seed: int, values: Values, filled: int) -> Card:
    """Play any rolls in any boxes for a while."""
    card, random = Card.empty(values.tables), Random(seed)  # noqa: S311 # any card will do
    for _ in range(filled):
        card = card.write(
            random.choice([mark for key in values.tables.keys for mark in card.possible_marks(key)])
        )
    return card


def variance(values: Values, card: Card) -> float:
    """Return the variance of the final total, by its distribution."""
    ends = compute_odds(values, card)
    return float(ends.chances @ (ends.totals - ends.mean) ** 2)


@given(sheets(most_boxes=4, dice=(3, 5)), st.integers(0, 2**32))
def test_it_is_the_variance_of_the_distribution(sheet: RuleSheet, seed: int) -> None:
    """From any card on, what is found backward is the variance of the totals found forward."""
    values = solved(sheet.tables)
    cards = [a_card(seed + filled, values, filled) for filled in range(len(values.tables.keys) + 1)]
    found = variances_of(values, threads=1)
    assert found.variances(cards).tolist() == [found.variance(card) for card in cards]
    for card in cards:
        assert found.variance(card) == pytest.approx(variance(values, card), rel=CLOSE, abs=CLOSE)
    assert found.variance(cards[-1]) == 0.0


@given(sheets(most_boxes=5, dice=(2, 6), rolls=(1, 2)))
@settings(max_examples=25)
def test_every_place_can_be_added_up(sheet: RuleSheet) -> None:
    """It lies as the values do, is never negative, and nothing where no state is."""
    values = solved(sheet.tables)
    found, space = variances_of(values).array, values.space
    assert found.shape == values.array.shape
    assert np.isfinite(found).all()
    assert found.min() >= 0.0
    firsts = space.layout.first_lane[:-1]
    states = np.concatenate(
        [np.arange(first, first + count) for first, count in zip(firsts, space.lane_count, strict=True)]
    )
    assert not np.delete(found.reshape(-1, space.lanes), states, axis=1).any()


@pytest.mark.parametrize("sheet_id", dose(DEVIATIONS, ["forced-order", "hasbro", "tactic-da"]))
def test_printed_sheets(sheet_id: str) -> None:
    """An empty card strays as far as its sheet is known to, a late one as far as its distribution."""
    values, found = from_shelf(sheet_id)
    assert found.variance(Card.empty(values.tables)) ** 0.5 == pytest.approx(DEVIATIONS[sheet_id], abs=5e-4)
    for seed in range(3):
        card = a_card(seed, values, len(values.tables.keys) - 6)
        assert found.variance(card) == pytest.approx(variance(values, card), rel=CLOSE)


@pytest.mark.parametrize("sheet_id", ["forced-order", "printworks"])
def test_a_whole_sheet(sheet_id: str) -> None:
    """To the last digits, a whole sheet strays as far as its distribution."""
    values, found = from_shelf(sheet_id)
    card = Card.empty(values.tables)
    assert found.variance(card) == pytest.approx(variance(values, card), rel=CLOSE)


def test_every_sheet_has_its_deviation() -> None:
    """A new sheet gets its standard deviation here."""
    assert {*DEVIATIONS, "maxi"} == set(sheet_ids())


def small_sheet(*boxes: dict[str, Any], dice: int = 3, rolls: int = 2, **more: Any) -> RuleSheet:
    return parse_sheet(
        {"id": "small", "title": "Small", "dice": dice, "rolls": rolls, "boxes": list(boxes)} | more
    )


CHANCE = {"key": "chance", "pattern": "any", "pays": "all"}
ALIKE = {"key": "alike", "pattern": {"groups": [5]}, "pays": 50}


@pytest.mark.parametrize("dice", range(1, 7))
def test_one_throw(dice: int) -> None:
    """The sum of some dice thrown once has 35/12 for each die."""
    values = solved(small_sheet(CHANCE, dice=dice, rolls=1).tables)
    assert variances_of(values).variance(Card.empty(values.tables)) == pytest.approx(dice * 35 / 12)


def test_five_alike() -> None:
    """Fifty points or none: p(1 - p) times 50 squared, with p = 347897/7558272 as counted out by many."""
    values, chance = solved(small_sheet(ALIKE, dice=5, rolls=3).tables), 347897 / 7558272
    card = Card.empty(values.tables)
    assert variances_of(values).variance(card) == pytest.approx(2500 * chance * (1 - chance))


FIVE_BOXES: list[dict[str, Any]] = [
    {"key": "fours", "section": "upper", "pattern": {"face": 4}, "pays": "matched"},
    {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
    {"key": "pair", "pattern": {"groups": [2]}, "pays": "matched"},
    {"key": "triple", "pattern": {"groups": [3]}, "pays": 30},
    CHANCE,
]


@pytest.mark.parametrize("left", [["chance", "pair"], ["fours", "sixes"], ["triple", "sixes"], ["chance"]])
def test_second_moments_counted_out(left: list[str]) -> None:
    """On a small sheet, following the plain solver's choices throw by throw comes to the same."""
    sheet = small_sheet(*FIVE_BOXES, upper_bonus={"at": 16, "points": 20})
    filled = {"fours": 4, "sixes": 6, "pair": 0, "triple": 0, "chance": 10}
    card = Card.filled(sheet.tables, {key: points for key, points in filled.items() if key not in left})
    ends = BestPlay(sheet.tables).ends(card)
    mean = sum(chance * end.total for end, chance in ends.items())
    square = sum(chance * end.total**2 for end, chance in ends.items())
    found = variances_of(solved(sheet.tables)).variance(card)
    assert found == pytest.approx(square - mean**2, rel=CLOSE)


def test_another_sheet() -> None:
    """A card of another sheet is refused, as it is by the values."""
    _, found = from_shelf("forced-order")
    with pytest.raises(SolverError, match="solver-other-sheet"):
        found.variance(Card.empty(bundled_sheet("tactic").tables))
