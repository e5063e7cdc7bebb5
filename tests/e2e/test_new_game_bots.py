"""Tables with computers: how they are laid, and what can go wrong at them."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from support.cli.run_command import Capture
from support.cli.run_command import run as command
from support.tui.screens import calm, open_table, play_on, run, screen_text, shown_words, sit, until
from support.tui.tables import LONG_PAUSES, against, table_screen, take_a_turn, two
from yatzy.cli.support import start_table
from yatzy.cli.support.start_table import TableOptions
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom
from yatzy.l10n.catalogue import catalogue
from yatzy.local_table import LocalTable
from yatzy.rules.errors import SolverError, StoreError
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve
from yatzy.store.local_store import LocalStore
from yatzy.tui.app import YatzyApp
from yatzy.tui.new_game import NewGameScreen


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers wait before each step until someone hurries them."""
    monkeypatch.setattr("yatzy.tui.bot_turns.PAUSES", LONG_PAUSES)


# Laying a table


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--computers", "nobody"], "There is no bot “nobody”"),
        (["play", "--players", "", "--computers", ""], "you named 0"),
        (["play", "abc", "--computers", "bold"], "Name a game to resume"),
        (["play", "abc", "--no-coach"], "Name a game to resume"),
        (["pad", "abc", "--no-coach"], "Name a game to resume"),
        (["play", "--sheet", "philos", "--computers", ",".join(["bold"] * 10)], "2 to 10 players"),
        (["play", "--computers", "casual,bold"], "needs a terminal"),
    ],
)
def test_what_is_wrong_with_a_command(arguments: list[str], told: str, capsys: Capture) -> None:
    """A table that cannot be laid is told of in one line."""
    code, out, err = command(capsys, *arguments)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert told in err


def test_computers_on_the_command_line() -> None:
    """They are seated after the people, who may be nobody; ``--no-coach`` sends the coach away."""
    setup = start_table.build_setup(TableOptions(players="Anna", computers="bold, Casual"), DiceFrom.SCREEN)
    assert (setup.players, setup.computers) == (("Anna", "Bold", "Casual"), ("", "bold", "casual"))
    assert setup.coach
    options = TableOptions(players="", computers="bold,bold", no_coach=True)
    alone = start_table.build_setup(options, DiceFrom.SCREEN)
    assert (alone.players, alone.computers, alone.coach) == (("Bold", "Bold 2"), ("bold", "bold"), False)
    people = start_table.build_setup(TableOptions(players="Anna,Bo"), DiceFrom.SCREEN)
    assert people.computers == ()


def test_computers_in_the_form(tmp_path: Path) -> None:
    """The form seats computers after the people, by names nobody has, and says which there are."""
    app = YatzyApp(catalogue("en"), LocalStore(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        screen.query_one("#players", Input).value = "Anna, Bold"
        computers = screen.query_one("#computers", Input)
        computers.focus()
        await pilot.pause()
        assert "Choose from Beginner, Casual, Strong" in screen_text(pilot)
        computers.value = "brave"
        await pilot.press("ctrl+s")
        assert "There is no bot “brave”." in screen_text(pilot)
        computers.value = "casual, Bold, CASUAL"
        await pilot.pause()
        assert "Casual: Plays now and then" in screen_text(pilot)
        screen.query_one("#words", Input).value = "blue, horse"
        screen.query_one("#coach", Select).value = 0
        await pilot.press("ctrl+s")
        await pilot.pause()
        setup = table_screen(pilot).game.setup
        assert setup.players == ("Anna", "Bold", "Casual", "Bold 2", "Casual 2")
        assert setup.computers == ("", "", "casual", "bold", "casual")
        assert setup.words == ("blue", "horse", "", "", "")
        assert not setup.coach
        await pilot.press("n")
        await pilot.pause()
        suggested = [pilot.app.screen.query_one(f"#{name}", Input).value for name in ("players", "computers")]
        assert suggested == ["Anna, Bold", "casual, bold, casual"]
        assert pilot.app.screen.query_one("#coach", Select).value == 0

    run(app, drive, size=(80, 40))


def test_a_pad_has_no_computers(tmp_path: Path) -> None:
    """Nobody is asked for computers where the dice are real."""
    app = YatzyApp(catalogue("en"), LocalStore(tmp_path / "games.db"), DiceFrom.REAL)

    async def drive(pilot: Pilot[None]) -> None:
        assert not pilot.app.screen.query("#computers")
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert table_screen(pilot).game.setup.computers == ()

    run(app, drive)


def test_playing_again_against_the_same_computer(tmp_path: Path) -> None:
    """After the end the same sit down again, the computer among them, and records tell of people alone."""
    table = open_table(tmp_path, against("casual", coach=False))
    play_on(table, 28)

    async def drive(pilot: Pilot[None]) -> None:
        await take_a_turn(pilot, table)
        await calm(pilot)
        assert "Anna" in screen_text(pilot)
        await pilot.press("a")
        await pilot.pause()
        again = table_screen(pilot).table
        assert again.game_id != table.game_id
        assert again.game.setup.computers == ("", "casual")
        assert not again.game.setup.coach

    sit(table, drive)


def test_people_alone_need_no_solution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table of people where nobody asks the coach, nothing is solved."""
    table = open_table(tmp_path, two())

    def never(*_: object, **__: object) -> Values:
        raise AssertionError

    monkeypatch.setattr("yatzy.solver.solve.solve", never)

    async def drive(pilot: Pilot[None]) -> None:
        await take_a_turn(pilot, table)
        await take_a_turn(pilot, table)
        assert not pilot.app.workers

    sit(table, drive)


# What goes wrong


def slowly(begun: Event, left: Event) -> Any:
    """Return a solver that takes until somebody leaves."""

    def solve_slowly(_sheet: RuleSheet, *, progress: Any) -> Values:
        begun.set()
        try:
            while True:
                progress(0.5)
                Event().wait(0.01)
        finally:
            left.set()

    return solve_slowly


def test_leaving_while_a_computer_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves while the sheet is being solved need not wait, and finds everything as it was."""
    table = open_table(tmp_path, against("casual"))
    begun, left = Event(), Event()

    async def drive(pilot: Pilot[None]) -> None:
        await until(pilot, begun.is_set)  # while Anna plays
        await take_a_turn(pilot, table)
        assert "C1 is thinking …" in shown_words(pilot)
        assert "Solving: 50%" in screen_text(pilot)
        await pilot.press("down", "r", "escape")  # the screen answers all the while
        await pilot.press("q")

    async def come_back(pilot: Pilot[None]) -> None:
        await calm(pilot)
        assert len(table_screen(pilot).game.turns) == 2

    with monkeypatch.context() as patch:
        patch.setattr("yatzy.solver.solve.solve", slowly(begun, left))
        sit(table, drive)
    assert left.is_set()
    again = LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id)
    assert again.game == table.game
    sit(again, come_back)


def test_a_sheet_that_cannot_be_solved_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table says why the computer does not play, and tries again when someone presses Space."""
    table = open_table(tmp_path, against("casual"))

    room = Event()

    def solve_with_room(sheet: RuleSheet, **more: Any) -> Values:
        if not room.is_set():
            raise SolverError("solver-too-large", states=10, needed="64.0", free="1.0")
        return solve(sheet, **more)

    async def drive(pilot: Pilot[None]) -> None:
        await calm(pilot)
        assert "GiB" not in shown_words(pilot)  # Anna need not know yet
        await take_a_turn(pilot, table)
        await calm(pilot)
        assert "solving them needs 64.0 GiB of memory" in shown_words(pilot)
        assert len(table.game.turns) == 1
        room.set()
        await pilot.press("space")
        await calm(pilot)
        assert len(table.game.turns) == 2

    monkeypatch.setattr("yatzy.solver.solve.solve", solve_with_room)
    sit(table, drive)


def test_a_computer_that_is_not_known_here(tmp_path: Path) -> None:
    """A record may bring one from elsewhere: the table opens, and says that it does not know it."""
    table = open_table(tmp_path, against("from-elsewhere"))

    async def drive(pilot: Pilot[None]) -> None:
        await take_a_turn(pilot, table)
        await calm(pilot)
        assert "There is no bot “from-elsewhere”." in shown_words(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert pilot.app.screen.query_one("#computers", Input).value == ""

    sit(table, drive)


def test_a_disk_that_is_full_in_a_computers_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What cannot be kept is not done; once there is room again, Space lets the computer go on."""
    table = open_table(tmp_path, against("casual"))

    def full(*_: object) -> None:
        raise StoreError("store-full", place="here")

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        pilot.app.animation_level = "none"
        before = table.game
        with monkeypatch.context() as patch:
            patch.setattr(table.store, "append_events", full)
            await until(pilot, lambda: "The disk is full" in shown_words(pilot))
            await calm(pilot)
            assert table.game is before
        await pilot.press("space")
        await calm(pilot)
        assert len(table.game.turns) == 2

    sit(table, drive)


@pytest.mark.usefixtures("patient")
def test_another_terminal_plays_the_computers_turn(tmp_path: Path) -> None:
    """Two terminals at one table: the slower one shows what the other's computer did, and nothing is lost."""
    table = open_table(tmp_path, against("casual"))
    other = LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id)

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        other.reload()
        other.roll()
        other.apply(Enter(1, "chance"))
        await calm(pilot)
        await pilot.press("space")
        assert table.game == other.game
        assert "went on elsewhere" in shown_words(pilot)
        pilot.app.animation_level = "none"
        await take_a_turn(pilot, table)
        await calm(pilot)
        assert len(table.game.turns) == 4

    sit(table, drive)
