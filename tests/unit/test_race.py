"""What a race refuses, what it needs, and what it makes of a full card."""

import subprocess
import sys

import numpy as np
import pytest

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver import race as racing
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.values import Values
from yatzy.solver.race import MOST_OPEN, FinalTotals, chances_to_win, solve_race
from yatzy.solver.solve import solve

SHEET = bundled_sheet("forced-order")


@pytest.fixture(scope="module")
def values() -> Values:
    """The solution of a sheet."""
    return solve(SHEET)


def nearly_full_card(tables: RuleTables, still_open: int) -> Card:
    """Return a card on which the first boxes are filled with the least they can have."""
    card = Card.empty(tables)
    while card.open_boxes.bit_count() > still_open:
        card = card.write(next(mark for key in tables.keys for mark in card.possible_marks(key)))
    return card


def test_too_early(values: Values) -> None:
    """With more boxes open it is refused, and told from when on it is not."""
    with pytest.raises(SolverError) as refused:
        solve_race(values, nearly_full_card(values.tables, MOST_OPEN + 1), [])
    assert (refused.value.code, refused.value.details) == ("race-too-early", {"open": 7, "most": 6})
    assert solve_race(values, nearly_full_card(values.tables, MOST_OPEN), []).value == pytest.approx(1)


def test_too_large(values: Values, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no memory for it, it is refused before it is taken."""
    monkeypatch.setattr(racing, "free_memory", lambda: 1000)
    with pytest.raises(SolverError, match="race-too-large"):
        solve_race(values, nearly_full_card(values.tables, 2), [])


def test_another_sheet(values: Values) -> None:
    """A card of another sheet is refused."""
    with pytest.raises(SolverError, match="solver-other-sheet"):
        solve_race(values, Card.empty(bundled_sheet("tactic").tables), [])


@pytest.mark.parametrize(("lead", "chance"), [(-1, 1.0), (0, 0.5), (1, 0.0)])
def test_a_full_card(values: Values, lead: int, chance: float) -> None:
    """A full card wins, shares or loses: nothing is left to chance but the rivals."""
    card = nearly_full_card(values.tables, 0)
    assert solve_race(values, card, [FinalTotals.certain(card.total + lead)]).value == chance


def test_odds_are_what_a_rival_can_end_with(values: Values) -> None:
    """Odds can be given as they are; who has the same ones has the same chance."""
    ends = compute_odds(values)
    assert chances_to_win([ends, ends, ends]) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    card = nearly_full_card(values.tables, 2)
    late = compute_odds(values, card)
    assert (
        solve_race(values, card, [late]).value
        == solve_race(values, card, [FinalTotals(late.first, late.chances)]).value
    )


def test_impossible_rolls_are_none(values: Values) -> None:
    """Every number is a chance; boxes that may not be taken have none."""
    card = nearly_full_card(values.tables, 3)
    found = solve_race(values, card, [FinalTotals.certain(card.total + 40)])
    allowed = found.entries[np.isfinite(found.entries)]
    assert 0 <= allowed.min() <= allowed.max() <= 1
    assert np.isfinite(found.entries).sum() == found.entries.shape[1]  # in fixed order, one box for each roll
    assert found.base == 0


LAST_TURN = """
import sys
from yatzy.game.card import Card
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.race import FinalTotals, solve_race
from yatzy.solver.solve import solve
import yatzy.solver.odds, yatzy.solver.variance
values = solve(bundled_sheet("forced-order"))
card = Card.empty(values.tables)
while card.open_boxes.bit_count() > 1:
    card = card.write(next(mark for key in values.tables.keys for mark in card.possible_marks(key)))
assert 0 < solve_race(values, card, [FinalTotals.certain(card.total + 50)]).value < 1
assert not {"numba", "llvmlite"} & set(sys.modules)
"""


def test_the_last_turn_needs_no_compiler() -> None:
    """What is imported brings no compiler, and the last turn is found without."""
    subprocess.run([sys.executable, "-c", LAST_TURN], check=True, timeout=300)
