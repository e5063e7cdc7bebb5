"""The pad for real dice, in the terminal."""

from pathlib import Path

from textual.pilot import Pilot

from support.tui.emulated_terminal import EmulatedTerminal
from support.tui.screens import calm, open_table, screen_text, shown_words, sit
from support.tui.tables import TACTIC, finished_pad, real, two
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom
from yatzy.local_table import LocalTable
from yatzy.rules.sheet import Start
from yatzy.store.local_store import LocalStore
from yatzy.tui.table_screen import TableScreen


def test_real_dice_as_dice_and_as_points(tmp_path: Path) -> None:
    """With real dice a turn is five digits and a box, or straight the points; what cannot be is refused."""
    table = open_table(tmp_path, real())

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        await pilot.press(*"66655", "enter")
        screen.move_cursor(TACTIC.tables.keys.index("full-house"), 0)
        await pilot.press("enter")
        # Three sixes and two fives in the full house: all five dice, 28 (VINGA's text has the same hand).
        assert table.game.turns[0].mark.points == 28
        screen.move_cursor(TACTIC.tables.keys.index("small-straight"), 1)
        await pilot.press(*"14", "enter")
        assert "can’t hold 14" in screen_text(pilot)
        await pilot.press("backspace", "5", "enter")
        assert table.game.cards[0][1].total == 15
        await pilot.press(*"77777", "enter")
        assert "dice show 1 to 6, not 7" in shown_words(pilot)
        await pilot.press(*"5553", "enter")  # what was refused is gone with the next sign
        assert "has 4 dice" in screen_text(pilot)
        await pilot.press("escape")
        assert len(table.game.turns) == 2

    sit(table, drive)


def test_correcting_an_entry(tmp_path: Path) -> None:
    """An entry in the wrong box is moved, wrong points are put right, and the record knows both."""
    table = open_table(tmp_path, real())
    table.apply(Enter(0, "fours", 12))
    table.apply(Enter(1, "chance", 20))

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        keys = TACTIC.tables.keys
        screen.move_cursor(keys.index("fours"), 0)
        await pilot.press("c")
        assert "Correcting Anna" in screen_text(pilot)
        screen.move_cursor(keys.index("threes"), 0)
        await pilot.press("enter")
        assert [mark.key for mark in table.game.turns[0].was] == ["fours"]
        assert table.game.turns[0].mark.key == "threes"
        screen.move_cursor(keys.index("chance"), 1)
        await pilot.press("c", *"22", "enter")
        assert table.game.cards[0][1].total == 22
        screen.move_cursor(keys.index("yatzy"), 0)
        await pilot.press("c")
        assert "Nothing to correct" in screen_text(pilot)

    sit(table, drive)


def test_a_roll_off_with_real_dice(tmp_path: Path) -> None:
    """On a pad everyone's throw for who begins is typed."""
    table = open_table(tmp_path, two(dice=DiceFrom.REAL, start=Start.ROLL_OFF))

    async def drive(pilot: Pilot[None]) -> None:
        assert "Type the 5 dice" in screen_text(pilot)
        await pilot.press(*"12345", "enter", *"66666", "enter")
        assert "Bo starts." in screen_text(pilot)
        await pilot.press(*"25", "enter")
        assert table.game.turns == ()
        assert table.game.seat == 1

    sit(table, drive)


def test_correcting_after_the_end(tmp_path: Path) -> None:
    """When the points are added up and one is wrong, it can still be put right; Z undoes that again."""
    table = finished_pad(tmp_path)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("chance"), 0)
        await pilot.press("c", *"25", "enter")
        assert table.game.card.total == 25
        assert "Corrected." in screen_text(pilot)
        await pilot.press("c", "enter")
        assert "Nothing changed" in screen_text(pilot)
        await pilot.press("z")
        assert (table.game.card.total, table.game.over) == (20, True)

    sit(table, drive)


def test_taking_back_a_correction(tmp_path: Path) -> None:
    """Z takes back what was done last, and that may be a correction."""
    table = open_table(tmp_path, real())
    table.apply(Enter(0, "fours", 12))
    table.apply(Enter(1, "chance", 20))

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("fours"), 0)
        await pilot.press("c", *"16", "enter")
        assert table.game.turns[0].mark.points == 16
        await pilot.press("z")
        assert [played.mark.points for played in table.game.turns] == [12, 20]
        assert table.game.turns[0].was == ()

    sit(table, drive)


def test_earlier_rounds_can_be_seen_and_corrected(tmp_path: Path) -> None:
    """Page up shows an earlier round; what is corrected is what is seen."""
    table = finished_pad(tmp_path, rounds=2)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("chance"), 0)
        await pilot.press("c")
        assert "Nothing to correct" in screen_text(pilot)
        await pilot.press("pageup")
        assert "Round 1 of 2" in screen_text(pilot)
        await pilot.press("c", *"21", "enter")
        assert table.game.cards[0][0].total == 21
        assert screen.shown_round == 1

    sit(table, drive)


def test_another_terminal_takes_back_what_is_being_corrected(tmp_path: Path) -> None:
    """A correction of a turn that is gone meanwhile is told, and forgotten."""
    table = open_table(tmp_path, real())
    table.apply(Enter(0, "fours", 12))
    other = LocalTable.open(LocalStore(tmp_path / "games.db"), table.game_id)

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        screen.move_cursor(TACTIC.tables.keys.index("fours"), 0)
        await pilot.press("c")
        other.take_back()
        await pilot.press("8", "enter")
        assert "went on elsewhere" in screen_text(pilot)
        assert screen.entry_input.correcting is None
        assert table.game == other.game

    sit(table, drive)


def test_no_line_of_an_earlier_moment_stays_on_the_screen(tmp_path: Path) -> None:
    """Texts beside the pad move with every entry and correction: nothing is left where they were."""
    table = open_table(tmp_path, real("philos"))

    async def drive(pilot: Pilot[None]) -> None:
        terminal = EmulatedTerminal(pilot.app)
        for keys in ("w", "3 enter", "down down down 1 2 enter", "up up up c 4 enter", "left c", "escape"):
            await pilot.press(*keys.split())
            await calm(pilot)
            assert terminal.text == screen_text(pilot), f"after {keys}"
        assert table.game.turns[0].mark.points == 4

    sit(table, drive)
