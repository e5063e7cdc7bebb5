"""Games summed up beside the server: what a worker says is what the library says."""

from random import Random

import pytest

from support.game.random_games import Played, random_move
from support.server.job_arguments import house, record_of
from yatzy.coach.game_summary import SUMMARY_VERSION, summarise_game
from yatzy.coach.review import review
from yatzy.game.setup import Setup
from yatzy.rules.errors import RecordError, SheetTooLarge, SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs import handlers
from yatzy.server.jobs.handlers import summarise
from yatzy.server.jobs.worker import SolutionMissing
from yatzy.solver.solve import solve

AT = "2026-11-15T19:30:00Z"


def play_at_random(setup: Setup) -> Played:
    """Play a game to its end, at random."""
    table, rng = Played(setup), Random(7)  # noqa: S311 # a test
    while not table.game.over:
        table.make(random_move(rng, table.game))
    return table


def test_a_game_summed_up() -> None:
    """With when its round ended, and what its decisions cost."""
    sheet = bundled_sheet("tactic")
    table = play_at_random(Setup(sheet, ("Anna", "Bo"), game_id="q7"))
    moments = tuple(f"2026-11-15T19:{seq // 60:02}:{seq % 60:02}Z" for seq in range(len(table.events)))
    found = summarise(record_of(table.events), moments)
    assert found == summarise_game(table.game, [moments[-1]], review(solve(sheet), table.game))
    assert (found.version, found.game, found.players) == (SUMMARY_VERSION, "q7", ("Anna", "Bo"))


def test_a_sheet_too_large_to_be_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was reached is told all the same; but not where there was only no memory just now."""
    table = play_at_random(Setup(parse_sheet(house(711)), ("Anna",)))
    record, moments = record_of(table.events), (AT,) * len(table.events)

    def refuses(error: SolverError) -> None:
        def refuse(*_: object, **__: object) -> None:
            raise error

        monkeypatch.setattr(handlers, "_load_values", refuse)

    for code in ("solver-not-here", "solver-too-large"):
        refuses(SheetTooLarge(code))
        found = summarise(record, moments)
        assert found == summarise_game(table.game, [AT])
        assert (found.expected, found.columns[0].luck) == (None, None)
    refuses(SolverError("solver-no-memory"))
    with pytest.raises(SolverError):
        summarise(record, moments)


def test_nothing_to_sum_up() -> None:
    with pytest.raises(RecordError):
        summarise((), ())


def test_who_may_not_solve_says_what_is_lacking() -> None:
    table = play_at_random(Setup(parse_sheet(house(712)), ("Anna",)))
    with pytest.raises(SolutionMissing):
        summarise(record_of(table.events), (AT,) * len(table.events), may_solve=False)
