"""The use case of advice: which refusals of the solver are forgiven, and who may ask at all."""

import pytest

from support.game.random_games import Played, table
from support.game.random_positions import from_shelf
from yatzy.app.advise import advise_against, advise_at_table
from yatzy.app.permission import check_may_advise, check_may_review, may_review
from yatzy.app.solutions import LocalSolutions
from yatzy.coach.win_chances import estimate_win_chances
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Roll
from yatzy.game.setup import Setup
from yatzy.rules.errors import MoveError, NoCoach
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.values import Values

VINGA = bundled_sheet("vinga")
LATE = ("ones", "twos", "threes", "fours", "fives", "sixes", "one-pair", "two-pairs", "yatzy")
"""Enough boxes for exact chances: six of fifteen stay open."""


class WithoutVariances:
    """Solutions of a worker that may not compute variances."""

    def load(self, sheet: RuleSheet) -> Values:
        """Return the solution of the only sheet here."""
        del sheet
        return from_shelf("vinga")

    def ensure_variances(self, values: Values) -> bool:
        """Refuse."""
        del values
        return False


def late_game() -> Played:
    """Return a table of two late in a game, with dice on the table."""
    played = Played(table("vinga"))
    for key in LATE:
        for seat in (0, 1):
            played.make(Roll(seat, (1, 2, 3, 4, 6)))
            played.make(Enter(seat, key))
    played.make(Roll(0, (1, 2, 3, 4, 6)))
    return played


def test_short_of_memory_chances_are_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Exact chances late in a game take memory; where there is none they are estimated, and nothing fails."""
    game, solutions = late_game().game, LocalSolutions(from_shelf("vinga"))
    found = advise_at_table(solutions, game)
    assert found.chances is not None
    assert found.chances.exact
    assert found.to_win is not None
    monkeypatch.setattr("yatzy.solver.odds.free_memory", lambda: 0)
    monkeypatch.setattr("yatzy.solver.race.free_memory", lambda: 0)
    short = advise_at_table(solutions, game)
    assert short.choices == found.choices
    assert short.to_win is None
    assert short.chances == estimate_win_chances(from_shelf("vinga"), game)
    against = advise_against(solutions, VINGA, game.card, game.dice, 2, totals=[300])
    assert against.to_win is not None
    assert (against.to_win.exact, against.to_win.differs) == (None, False)
    assert 0 <= (against.to_win.about or 0) < 1


def test_without_variances_chances_come_later() -> None:
    """Nobody waits for them: the advice for points is there, and says that chances will be."""
    early = Played(table("vinga"))
    early.make(Roll(0, (1, 2, 3, 4, 4)))
    found = advise_at_table(WithoutVariances(), early.game)
    assert found.best.keep == (4, 4)
    assert (found.to_win, found.chances, found.chances_later) == (None, None, True)
    late = advise_at_table(WithoutVariances(), late_game().game)
    assert (late.chances is not None, late.chances_later) == (True, False)
    empty = Card.empty(VINGA.tables)
    assert advise_against(WithoutVariances(), VINGA, empty, (1, 2, 3, 4, 4), 2, totals=[250]).to_win is None


def test_who_may_ask() -> None:
    """At a table without a coach nobody asks, and decisions are judged once the game is over."""
    sheet = bundled_sheet("vinga")
    without = Played(Setup(sheet, ("Anna",), coach=False))
    without.make(Roll(0, (1, 2, 3, 4, 4)))
    for check in (check_may_advise, check_may_review):
        with pytest.raises(NoCoach, match="table-no-coach"):
            check(without.game)
    assert not may_review(without.game)
    coached = Played(Setup(sheet, ("Anna",)))
    assert may_review(coached.game)
    with pytest.raises(MoveError, match="move-before-roll"):
        check_may_advise(coached.game)
    coached.make(Roll(0, (1, 2, 3, 4, 4)))
    check_may_advise(coached.game)
