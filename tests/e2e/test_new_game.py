"""The form before a game, the page after it, and what is said about computers on the way."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from support.tui.screens import open_table, play_on, run, screen_text, sit
from support.tui.tables import TACTIC, finished_pad, two
from yatzy.bots import BOTS
from yatzy.cli.support.start_table import TableOptions, build_setup, find_table
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.store.local_store import LocalStore
from yatzy.tui.app import YatzyApp
from yatzy.tui.results_screen import ResultsScreen


def test_what_is_said_about_computers_stands_below_their_field(tmp_path: Path) -> None:
    """It is shown while that field is asked for, right below it; the sheet is told of all the while."""
    app = YatzyApp(catalogue("en"), LocalStore(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        assert "Choose from Beginner" not in screen_text(pilot)
        await pilot.press("tab")
        await pilot.pause()
        lines = screen_text(pilot).splitlines()
        field = next(number for number, line in enumerate(lines) if "Bots" in line)
        assert "Choose from Beginner" in lines[field + 1]
        assert "15 boxes, 5 dice" in screen_text(pilot)

    run(app, drive)


def test_rounds_are_those_of_the_sheet(tmp_path: Path) -> None:
    """Philos leaves their number to the players; MB ends after six, and takes no more from another choice."""
    app = YatzyApp(catalogue("en"), LocalStore(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        sheet, rounds = (pilot.app.screen.query_one(f"#{name}", Select) for name in ("sheet", "rounds"))
        sheet.value = "philos"
        await pilot.pause()
        rounds.value = 7
        await pilot.pause()
        assert rounds.value == 7
        sheet.value = "mb-1973"
        await pilot.pause()
        assert rounds.value == 6

    run(app, drive)


def test_typing_replaces_what_was_suggested(tmp_path: Path) -> None:
    """Fields that are filled from last time are selected when one comes to them."""
    setup = Setup(TACTIC, ("Anna", "Bold"), computers=("", "bold"))
    app = YatzyApp(catalogue("en"), LocalStore(tmp_path / "games.db"), DiceFrom.SCREEN, suggestion=setup)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert [screen.query_one(f"#{name}", Input).value for name in ("players", "computers")] == [
            "Anna",
            "bold",
        ]
        await pilot.press(*"Bo", "tab", *"casual")
        assert [screen.query_one(f"#{name}", Input).value for name in ("players", "computers")] == [
            "Bo",
            "casual",
        ]

    run(app, drive)


def test_the_page_after_a_game_names_its_review(tmp_path: Path) -> None:
    """After the end, and as soon as a turn is over, the page says how to look at the game again."""
    table = open_table(tmp_path, two(game_id="abcdefghij"))

    async def look(pilot: Pilot[None], *, named: bool) -> None:
        await pilot.press("e")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ResultsScreen)
        assert ("yatzy review abcdefghij" in screen_text(pilot)) is named

    for turns in (0, 1, 30):  # 15 boxes, two players
        play_on(table, turns)
        sit(table, lambda pilot: look(pilot, named=bool(table.game.turns)))


@pytest.mark.parametrize("other", ["pad", "screen"])
def test_the_game_can_be_found_by_what_is_named(other: str, tmp_path: Path) -> None:
    """What stands there is the name of the game in the store, for a pad as well."""
    table = finished_pad(tmp_path) if other == "pad" else open_table(tmp_path, two())
    play_on(table, 1 if other == "screen" else 15)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("e")
        await pilot.pause()
        words = screen_text(pilot).split()
        game = words[words.index("review") + 1]
        assert LocalTable.open(table.store, table.store.resolve_id(game)).game == table.game

    sit(table, drive)


def test_the_help_of_play_lists_every_computer() -> None:
    """Nobody has to guess who can be seated."""
    told = catalogue("en").say("cli-play.computers").rstrip(".").replace(",", " ").split()
    assert set(BOTS) <= set(told)


def test_names_of_computers_keep_their_number(tmp_path: Path) -> None:
    """Two of a kind are told apart by the number, with as much of the name before it as there is room for."""
    players = ("Anna", "Casual", "Casual 2", "Casual 3")
    table = open_table(tmp_path, Setup(TACTIC, players, computers=("", "casual", "casual", "casual")))
    heads = {}

    async def drive(pilot: Pilot[None]) -> None:
        for width in (120, 100, 80):
            await pilot.resize_terminal(width, 30)
            await pilot.pause()
            heads[width] = screen_text(pilot).splitlines()[1]

    sit(table, drive, size=(120, 30))
    assert "Casual  Casual 2  Casual 3" in heads[120]
    assert "Casual  Casua…2  Casua…3" in heads[100]
    for width in (100, 80):
        assert "…2" in heads[width]
        assert "…3" in heads[width]


def test_uneven_teams_are_shown_before_the_game(tmp_path: Path) -> None:
    """Two against one may be meant: the form says who would play with whom, and waits."""
    uneven = TableOptions(players="Anna,Bo,Cecilia", teams=2)
    setup = build_setup(uneven, DiceFrom.SCREEN)
    with LocalStore(tmp_path / "games.db") as store:
        table, suggestion = find_table(store, uneven, DiceFrom.SCREEN, setup)
        assert (table, suggestion) == (None, setup)
        app = YatzyApp(catalogue("en"), store, DiceFrom.SCREEN, None, suggestion)

        async def drive(pilot: Pilot[None]) -> None:
            assert "Anna & Cecilia – Bo" in screen_text(pilot)
            assert not store.list_games()
            await pilot.press("enter")
            await pilot.pause()
            assert len(store.list_games()) == 1

        run(app, drive)
