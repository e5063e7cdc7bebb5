"""Contests of computer players: every figure, and what cannot be held."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

from support.game.random_games import TWO_BOXES
from yatzy.bots.batch import BatchPlayer
from yatzy.bots.contest import Z_95, run_contest, wins_range
from yatzy.rules.errors import SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.solver.solve import solve

DIE = parse_sheet(
    {
        "id": "die",
        "title": "Die",
        "dice": 1,
        "rolls": 1,
        "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}],
    }
)
"""One die, thrown once: every total from 1 to 6 has one chance in six, whoever plays."""


def test_a_contest_by_head() -> None:
    """One die each: a mean of 3.5, a variance of 35/12, and as many wins as games, ties shared."""
    games = 20_000
    results = run_contest(DIE, solve(DIE), ["beginner", "perfect", "perfect"], games, seed=3)
    assert [one.name for one in results.players] == ["beginner", "perfect", "perfect"]
    assert results.games == games
    assert sum(one.wins for one in results.players) == pytest.approx(1)
    for one in results.players:
        assert abs(one.mean - 3.5) < 5 * sqrt(35 / 12 / games)
        assert one.deviation == pytest.approx(sqrt(35 / 12), rel=0.02)
        assert abs(one.wins - 1 / 3) < 5 * sqrt(2 / 9 / games)
        assert (one.worst, one.best) == (1, 6)
        assert one.error == pytest.approx(one.deviation / sqrt(games))
        assert one.mean_range == pytest.approx((one.mean - Z_95 * one.error, one.mean + Z_95 * one.error))


def test_figures_are_those_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games played in parts are counted once each: figures as numpy and plain counting find them."""
    monkeypatch.setattr("yatzy.bots.contest.BATCH_GAMES", 300)
    tables: list[list[int]] = []
    play = BatchPlayer.play

    def noted(self: BatchPlayer, *arguments: Any) -> Any:
        totals = play(self, *arguments)
        tables.append(totals.tolist())
        return totals

    monkeypatch.setattr(BatchPlayer, "play", noted)
    shares: list[float] = []
    names = ["casual", "perfect"]
    results = run_contest(TWO_BOXES, solve(TWO_BOXES), names, 1000, progress=shares.append)
    by_player = [[total for part in tables[player::2] for total in part] for player in (0, 1)]
    wins = [0.0, 0.0]
    for pair in zip(*by_player, strict=True):
        for player in (0, 1):
            wins[player] += 0.5 if pair[0] == pair[1] else pair[player] == max(pair)
    for player, one in enumerate(results.players):
        totals = np.array(by_player[player])
        assert len(totals) == 1000
        assert one.mean == pytest.approx(totals.mean())
        assert one.deviation == pytest.approx(totals.std(ddof=1))
        assert one.wins == pytest.approx(wins[player] / 1000)
        assert (one.worst, one.best) == (totals.min(), totals.max())
    assert shares == sorted(shares)
    assert shares[-1] == 1


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0.5, 100, 0.403832, 0.596168),
        (0.0, 10, 0.0, 0.277533),
        (1.0, 10, 0.722467, 1.0),
    ],
)
def test_interval_of_wins(wins: float, games: int, low: float, high: float) -> None:
    """Wilson's interval by what defines it: its ends lie 1.96 of their own errors from what was found."""
    found = wins_range(wins, games)
    assert found == pytest.approx((low, high), abs=1e-6)
    for share in found:
        if 1e-9 < share < 1 - 1e-9:
            assert abs(share - wins) == pytest.approx(Z_95 * sqrt(share * (1 - share) / games))


@pytest.mark.parametrize("names", [["beginner", "bold"], ["winner", "beginner"]])
def test_the_same_seed_plays_the_same_contest(names: list[str]) -> None:
    """A seed can be told to others; another seed plays other games."""
    values = solve(TWO_BOXES)
    one, again, other = (run_contest(TWO_BOXES, values, names, 40, seed=seed) for seed in (7, 7, 8))
    assert one == again
    assert one != other


def test_a_table_with_a_winner_is_of_any_size() -> None:
    """Also where the box says fewer; who begins goes round, and everyone's games are their own."""
    shares: list[float] = []
    names = ["winner", *["perfect"] * 9]
    results = run_contest(DIE, solve(DIE), names, 300, progress=shares.append)
    assert sum(one.wins for one in results.players) == pytest.approx(1)
    assert shares == sorted(shares)
    assert {round(3000 * share) for share in shares} == {*range(3001)}  # after each turn of ten in each game
    for one in results.players:
        assert abs(one.mean - 3.5) < 5 * sqrt(35 / 12 / 300)


@pytest.mark.parametrize(
    ("names", "games", "code"),
    [
        ([], 10, "contest-players"),
        (["perfect"] * 11, 10, "contest-players"),
        (["perfect", "nobody"], 10, "bots-unknown"),
        (["perfect"], 1, "contest-games"),
        (["perfect"], 10**10, "contest-games"),
    ],
)
def test_contests_that_cannot_be_held(names: list[str], games: int, code: str) -> None:
    """Nobody, too many, someone unknown, too few games or too many."""
    with pytest.raises(YatzyError, match=code):
        run_contest(DIE, solve(DIE), names, games)


def test_a_contest_on_another_sheet() -> None:
    """The solution must be the sheet's."""
    with pytest.raises(SolverError, match="solver-other-sheet"):
        run_contest(TWO_BOXES, solve(DIE), ["perfect"], 10)
