"""The use case of records: what is left out of a summary, and why."""

import pytest

from support.game.random_games import Played, roll
from support.game.random_positions import solved
from support.game.reviews import ONLY_CHANCE
from yatzy.app.records import PlayedRounds, list_results, records_by_player, select_games, summarise_played
from yatzy.game.moves import Enter
from yatzy.game.setup import Setup
from yatzy.rules.errors import SheetTooLarge, SolverError
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.values import Values

AT = "2026-11-15T19:30:00Z"


def find(sheet: RuleSheet) -> Values:
    """Return the solution of a sheet."""
    return solved(sheet.tables)


def series(*, coach: bool, rounds_played: int = 1) -> PlayedRounds:
    """Return a series of two rounds by a sheet of one box, of Anna alone, after some of them."""
    played = Played(Setup(ONLY_CHANCE, ("Anna",), rounds=2, coach=coach))
    for _ in range(rounds_played):
        played.make(roll(0, "11111"))
        played.make(Enter(0, "chance"))
    return PlayedRounds(played.game, (AT,) * rounds_played)


def test_decisions_are_judged_when_a_review_may_be() -> None:
    """In a series still in play without a coach, a finished round has its total, and no points lost yet."""
    for coach, rounds, judged in ((True, 1, True), (False, 1, False), (False, 2, True)):
        summary = summarise_played(series(coach=coach, rounds_played=rounds), find)
        assert [column.total for column in summary.columns] == [5] * rounds
        assert (summary.expected is not None) == judged


def test_a_sheet_too_large_is_forgiven_and_nothing_else() -> None:
    """It will always be too large; what fails today may work tomorrow, and a summary is stored for good."""

    def refuse(sheet: RuleSheet) -> Values:
        raise SheetTooLarge("solver-too-large", sheet=sheet.id)

    def fail(sheet: RuleSheet) -> Values:
        raise SolverError("solver-no-memory", sheet=sheet.id)

    game = series(coach=True)
    assert summarise_played(game, refuse).expected is None
    (record,) = records_by_player([game], refuse, lambda _: None)
    assert (record.player, record.statistics.best.total, record.odds) == ("Anna", 5, None)
    with pytest.raises(SolverError):
        summarise_played(game, fail)


def test_players_are_found_by_name() -> None:
    """In any case; nobody is found by a sheet they did not play."""
    games = [series(coach=True, rounds_played=2)]
    assert select_games(games, None, "ANNA") == games
    assert select_games(games, ONLY_CHANCE.id, None) == games
    assert not select_games(games, "vinga", "anna")
    assert not select_games(games, None, "Bo")
    assert [(one.player, one.rounds) for one in list_results(games)] == [("Anna", 2)]
