"""Keys are printed as capitals, and a capital does what the letter does."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from screens import calm, open_table, play_on, screen_text, shown_words, sit
from tables import TACTIC, finished_pad, real, table_screen, two
from yatzy.game.setup import Setup
from yatzy.settings import load_settings
from yatzy.tui.ending import Ending
from yatzy.tui.laying import Laying
from yatzy.tui.reading import KeysScreen, RulesScreen
from yatzy.tui.table import TableScreen


def test_capitals_open_and_close_pages(tmp_path: Path) -> None:
    """R, E and N open what their letters open, and R, E and Q close it."""
    table = open_table(tmp_path, two())

    async def drive(pilot: Pilot[None]) -> None:
        for opening, closing, page in [
            ("R", "R", RulesScreen),
            ("R", "Q", RulesScreen),
            ("question_mark", "Q", KeysScreen),
            ("E", "E", Ending),
            ("N", "escape", Laying),
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
        assert load_settings().light
        assert load_settings().remarks == 0.5
        assert load_settings().chances
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
                assert isinstance(pilot.app.screen, Laying)
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
            await pilot.pause()
            assert (
                "equal totals share the win" in " ".join(screen_text(pilot).replace("▌", " ").split())
            ) is coach

        sit(table, drive, size=(100, 40))
