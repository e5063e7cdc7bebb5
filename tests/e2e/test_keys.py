"""Keys are printed as capitals, and a capital does what the letter does."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from support.tui.screens import calm, open_table, play_on, run, screen_text, shown_words, sit, until
from support.tui.tables import TACTIC, finished_pad, real, table_screen, two
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.preferences import load_preferences
from yatzy.tui.app import YatzyApp
from yatzy.tui.help_screens import KeysScreen, RulesScreen
from yatzy.tui.new_game import NewGameScreen
from yatzy.tui.results_screen import ResultsScreen
from yatzy.tui.table_screen import TableScreen


def test_capitals_open_and_close_pages(tmp_path: Path) -> None:
    """R, E and N open what their letters open, and R, E and Q close it."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        for opening, closing, page in [
            ("R", "R", RulesScreen),
            ("R", "Q", RulesScreen),
            ("question_mark", "Q", KeysScreen),
            ("E", "E", ResultsScreen),
            ("N", "escape", NewGameScreen),
        ]:
            shown = []
            for key in (opening, closing):
                await pilot.press(key)
                await pilot.pause()
                shown.append(type(pilot.app.screen))
            assert shown == [page, TableScreen]

    sit(table, drive)


def test_capitals_at_the_table(tmp_path: Path) -> None:
    """T, M, W, H, K, J and Z do what their letters do."""
    table = open_table(tmp_path, two())
    play_on(table, 26)  # late enough for exact chances

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("T", "M", "W")
        assert load_preferences().light
        assert load_preferences().remarks == 0.5
        assert load_preferences().chances
        await pilot.press("space", "H")
        await calm(pilot)
        assert "Best:" in shown_words(pilot)
        before = table_screen(pilot).cursor
        await pilot.press("J")
        assert table_screen(pilot).cursor != before
        await pilot.press("K")
        assert table_screen(pilot).cursor == before
        await pilot.press("enter", "enter")
        assert len(table.game.turns) == 27
        await pilot.press("Z")
        assert len(table.game.turns) == 26
        await pilot.press("Q")

    sit(table, drive)


def test_a_capital_corrects(tmp_path: Path) -> None:
    """C corrects on a pad."""
    table = finished_pad(tmp_path)

    async def drive(pilot: Pilot[None]) -> None:
        table_screen(pilot).move_cursor(TACTIC.tables.keys.index("chance"), 0)
        await pilot.press("C", *"25", "enter")
        assert table.game.card.total == 25

    sit(table, drive)


@pytest.mark.parametrize("key", ["A", "N", "Z", "V"])
def test_capitals_after_the_end(key: str, tmp_path: Path) -> None:
    """A, N, Z and V do what their letters do."""
    table = open_table(tmp_path, Setup(TACTIC, ("Anna",)))
    play_on(table, 15)

    async def drive(pilot: Pilot[None]) -> None:
        await pilot.press("e")
        await pilot.press(key)
        await pilot.pause()
        match key:
            case "A":
                assert table_screen(pilot).table is not table
            case "N":
                assert isinstance(pilot.app.screen, NewGameScreen)
            case "Z":
                assert not table.game.over
            case _:
                assert "dice were recomputed" in screen_text(pilot)

    sit(table, drive)


@pytest.mark.parametrize("setup", [two(), real()], ids=["screen", "pad"])
def test_the_page_of_keys_says_what_chances_assume(setup: Setup, tmp_path: Path) -> None:
    """Who looks W up reads how everyone is taken to play, and what equal totals are."""
    for coach in (True, False):
        plain = Setup(setup.sheet, setup.players, dice=setup.dice, coach=coach)
        table = open_table(tmp_path / str(coach), plain)

        async def drive(pilot: Pilot[None], *, coach: bool = coach) -> None:
            await pilot.press("question_mark")
            await until(pilot, lambda: isinstance(pilot.app.screen, KeysScreen))
            await until(pilot, lambda: "Esc" in screen_text(pilot))
            words = " ".join(screen_text(pilot).replace("▌", " ").split())
            assert ("ties share the win" in words) is coach

        sit(table, drive, size=(100, 50))


def test_the_help_explains_the_box_at_the_cursor(tmp_path: Path) -> None:
    """A question mark explains the box, the signs on the scorecard and the keys."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        table_screen(pilot).move_cursor(TACTIC.tables.keys.index("full-house"), 0)
        await pilot.press("question_mark")
        await pilot.pause()
        shown = screen_text(pilot)
        # Tactic's text: three and two alike, the sum of all five dice.
        assert "three of one number and two of another" in shown
        assert re.search(r"±0 +Exactly on bonus pace", shown)
        assert re.search(r"Space +roll the dice", shown)

    sit(table, drive)


def test_a_click_on_a_hint_presses_its_key(tmp_path: Path) -> None:
    """All that the line of keys offers can be clicked, on every screen."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        await click_hint(pilot, "Space")
        assert len(table.game.turn.throws) == 1
        await click_hint(pilot, "? help")
        assert isinstance(pilot.app.screen, KeysScreen)
        await click_hint(pilot, "Esc")
        await click_hint(pilot, "⏎")
        assert len(table.game.turns) == 1

    sit(table, drive)


async def click_hint(pilot: Pilot[None], hint: str) -> None:
    *_, line = screen_text(pilot).splitlines()
    await pilot.click(offset=(line.index(hint), pilot.app.size.height - 1))
    await pilot.pause()


@pytest.mark.parametrize("light", [False, True])
def test_the_theme_follows_the_terminal_until_it_is_chosen(tmp_path: Path, *, light: bool) -> None:
    table = open_table(tmp_path, two())
    words = catalogue("en")

    def start() -> YatzyApp:
        return YatzyApp(words, table.store, DiceFrom.SCREEN, table, light_terminal=light)

    async def choose(pilot: Pilot[None]) -> None:
        assert pilot.app.current_theme.dark is not light
        await pilot.press("m")
        assert load_preferences().light is None
        await pilot.press("t")
        assert pilot.app.current_theme.dark is light

    async def chosen(pilot: Pilot[None]) -> None:
        assert pilot.app.current_theme.dark is light

    run(start(), choose)
    run(start(), chosen)
