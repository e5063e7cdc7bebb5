"""Options of a sheet in the terminal's form for a new game."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Checkbox, Collapsible, Select

from support.tui.screens import run, screen_text
from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.local_store import LocalStore
from yatzy.tui.app import YatzyApp
from yatzy.tui.new_game import NewGameScreen
from yatzy.tui.rule_options import RuleOptions
from yatzy.tui.table_screen import TableScreen


def _app(folder: Path, suggestion: Setup | None = None) -> YatzyApp:
    return YatzyApp(catalogue("en"), LocalStore(folder / "games.db"), DiceFrom.SCREEN, suggestion=suggestion)


def _tick(pilot: Pilot[None], key: str) -> Checkbox:
    return next(tick for tick in pilot.app.screen.query(Checkbox) if tick.name == key)


def test_a_game_is_played_by_the_options_that_were_ticked(tmp_path: Path) -> None:
    """They unfold below the sheet, with what each does and who plays so; an excluded one is dropped."""

    async def drive(pilot: Pilot[None]) -> None:
        assert "Chance: Only when no other open box would score." not in screen_text(pilot)
        pilot.app.screen.query_one(Collapsible).collapsed = False
        await pilot.pause()
        for key in ("yatzy-plus", "chance-last", "yatzy-100"):
            _tick(pilot, key).toggle()
            await pilot.pause()
        assert "Only when no other open box would score." in " ".join(screen_text(pilot).split())
        assert not _tick(pilot, "yatzy-plus").value
        assert pilot.app.screen.query_one(RuleOptions).chosen == {"chance-last", "yatzy-100"}
        assert "Options: 2" in screen_text(pilot)
        await pilot.press("ctrl+s")
        await pilot.pause()
        screen = pilot.app.screen
        assert isinstance(screen, TableScreen)
        assert screen.table.game.setup.sheet.id == "tactic+chance-last+yatzy-100"

    run(_app(tmp_path), drive)


def test_options_are_those_of_the_chosen_sheet(tmp_path: Path) -> None:
    """Another sheet starts with none of them ticked, and one without options offers none."""

    async def drive(pilot: Pilot[None]) -> None:
        sheet, options = pilot.app.screen.query_one("#sheet", Select), pilot.app.screen.query_one(RuleOptions)
        _tick(pilot, "chance-last").toggle()
        sheet.value = "philos"
        await pilot.pause()
        shown = [options.display]
        sheet.value = "tactic"
        await pilot.pause()
        assert [*shown, options.display] == [False, True]
        assert options.chosen == frozenset()

    run(_app(tmp_path), drive)


def test_the_options_of_last_time_are_suggested(tmp_path: Path) -> None:
    setup = Setup(bundled_sheet("tactic+bonus-35"), ("Anna",))

    async def drive(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        assert screen.query_one("#sheet", Select).value == "tactic"
        assert _tick(pilot, "bonus-35").value
        assert screen.query_one(RuleOptions).chosen == {"bonus-35"}

    run(_app(tmp_path, setup), drive)
