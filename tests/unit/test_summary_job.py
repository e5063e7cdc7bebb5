"""Games summed up beside the server: what a worker says is what the library says."""

from random import Random

import pytest

from asking import house, record_of
from playing import Played, random_move
from yatzy.coach.review import review
from yatzy.coach.summary import VERSION, summary
from yatzy.game.setup import Setup
from yatzy.rules.errors import RecordError, SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.shelf import shelf_sheet
from yatzy.server import jobs
from yatzy.server.jobs import summarise
from yatzy.server.worker import Lacking
from yatzy.solver.solve import solve

AT = "2026-11-15T19:30:00Z"


def played(setup: Setup) -> Played:
    """Play a game to its end, at random."""
    table, rng = Played(setup), Random(7)  # noqa: S311 # a test
    while not table.game.over:
        table.make(random_move(rng, table.game))
    return table


def test_a_game_summed_up() -> None:
    """With when its round ended, and what its decisions cost."""
    sheet = shelf_sheet("tactic")
    table = played(Setup(sheet, ("Anna", "Bo"), game_id="q7"))
    moments = tuple(f"2026-11-15T19:{seq // 60:02}:{seq % 60:02}Z" for seq in range(len(table.events)))
    found = summarise(record_of(table.events), moments)
    assert found == summary(table.game, [moments[-1]], review(solve(sheet), table.game))
    assert (found.version, found.game, found.players) == (VERSION, "q7", ("Anna", "Bo"))


def test_a_sheet_too_large_to_be_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was reached is told all the same; but not where there was only no memory just now."""
    table = played(Setup(parse_sheet(house(711)), ("Anna",)))
    record, moments = record_of(table.events), (AT,) * len(table.events)

    def refuses(code: str) -> None:
        def refuse(*_: object, **__: object) -> None:
            raise SolverError(code)

        monkeypatch.setattr(jobs, "_values", refuse)

    for code in ("solver-not-here", "solver-too-large"):
        refuses(code)
        found = summarise(record, moments)
        assert found == summary(table.game, [AT])
        assert (found.expected, found.columns[0].luck) == (None, None)
    refuses("solver-no-memory")
    with pytest.raises(SolverError):
        summarise(record, moments)


def test_nothing_to_sum_up() -> None:
    with pytest.raises(RecordError):
        summarise((), ())


def test_who_may_not_solve_says_what_is_lacking() -> None:
    table = played(Setup(parse_sheet(house(712)), ("Anna",)))
    with pytest.raises(Lacking):
        summarise(record_of(table.events), (AT,) * len(table.events), here=False)
