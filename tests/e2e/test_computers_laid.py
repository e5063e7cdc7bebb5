"""Tables with computers: how they are laid, and what can go wrong at them."""

from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Select

from commands import Capture
from commands import run as command
from screens import calm, open_table, play_on, run, screen_text, shown_words, sit, until
from tables import LONG_PAUSES, against, table_screen, take_a_turn, two
from yatzy.cli import sitting
from yatzy.cli.sitting import Wish
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.errors import SolverError, StoreError
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.solve import solve
from yatzy.solver.values import Values
from yatzy.store.sql import Store
from yatzy.table import Table
from yatzy.tui.app import YatzyApp
from yatzy.tui.laying import Laying


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers wait before each step until someone hurries them."""
    monkeypatch.setattr("yatzy.tui.computers.PAUSES", LONG_PAUSES)


# Laying a table


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "--computers", "nobody"], "There is no computer player “nobody”"),
        (["play", "--players", "", "--computers", ""], "there are 0"),
        (["play", "abc", "--computers", "bold"], "Either go on with a game"),
        (["play", "abc", "--no-coach"], "Either go on with a game"),
        (["pad", "abc", "--no-coach"], "Either go on with a game"),
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
    setup = sitting._setup(Wish(players="Anna", computers="bold, Casual"), DiceFrom.SCREEN)  # noqa: SLF001 # before a terminal
    assert (setup.players, setup.computers) == (("Anna", "Bold", "Casual"), ("", "bold", "casual"))
    assert setup.coach
    alone = sitting._setup(Wish(players="", computers="bold,bold", no_coach=True), DiceFrom.SCREEN)  # noqa: SLF001 # as above
    assert (alone.players, alone.computers, alone.coach) == (("Bold", "Bold 2"), ("bold", "bold"), False)
    people = sitting._setup(Wish(players="Anna,Bo"), DiceFrom.SCREEN)  # noqa: SLF001 # as above
    assert people.computers == ()


def test_computers_in_the_form(tmp_path: Path) -> None:
    """The form seats computers after the people, by names nobody has, and says which there are."""
    app = YatzyApp(catalogue("en"), Store(tmp_path / "games.db"), DiceFrom.SCREEN)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, Laying)
        screen.query_one("#players", Input).value = "Anna, Bold"
        computers = screen.query_one("#computers", Input)
        computers.focus()
        await pilot.pause()
        assert "There are Beginner, Casual, Strong" in screen_text(pilot)
        computers.value = "brave"
        await pilot.press("ctrl+s")
        assert "There is no computer player “brave”." in screen_text(pilot)
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
    app = YatzyApp(catalogue("en"), Store(tmp_path / "games.db"), DiceFrom.REAL)

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
        assert "Solving the sheet: 50 %" in screen_text(pilot)
        await pilot.press("down", "r", "escape")  # the screen answers all the while
        await pilot.press("q")

    async def come_back(pilot: Pilot[None]) -> None:
        await calm(pilot)
        assert len(table_screen(pilot).game.turns) == 2

    with monkeypatch.context() as patch:
        patch.setattr("yatzy.solver.solve.solve", slowly(begun, left))
        sit(table, drive)
    assert left.is_set()
    again = Table.open(Store(tmp_path / "games.db"), table.game_id)
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
        assert "solving it takes 64.0 GiB of memory" in shown_words(pilot)
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
        assert "There is no computer player “from-elsewhere”." in shown_words(pilot)
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
            patch.setattr(table.store, "append", full)
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
    other = Table.open(Store(tmp_path / "games.db"), table.game_id)

    async def drive(pilot: Pilot[None]) -> None:
        pilot.app.animation_level = "full"
        await take_a_turn(pilot, table)
        other.reload()
        other.roll()
        other.make(Enter(1, "chance"))
        await calm(pilot)
        await pilot.press("space")
        assert table.game == other.game
        assert "went on elsewhere" in shown_words(pilot)
        pilot.app.animation_level = "none"
        await take_a_turn(pilot, table)
        await calm(pilot)
        assert len(table.game.turns) == 4

    sit(table, drive)
