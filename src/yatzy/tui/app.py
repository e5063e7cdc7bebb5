"""The application: its colours, and which screen comes when."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from textual.app import App
from textual.theme import Theme

from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import YatzyError
from yatzy.store.sql import Store
from yatzy.table import Table
from yatzy.tui.laying import Laying
from yatzy.tui.table import TableScreen

LIGHT = Theme(
    name="yatzy-light",
    primary="#a63228",
    background="#e9e0cf",
    foreground="#2b2926",
    surface="#fcf9f2",
    dark=False,
    variables={
        "table": "#e9e0cf", "paper": "#fcf9f2", "ink": "#2b2926", "soft": "#6b6357", "line": "#d8cdb9",
        "pencil": "#34465e", "red": "#a63228", "green": "#2f6151", "wood": "#f0d7a8", "wood-kept": "#dfba80",
        "pip": "#3b2816",
    },
)  # fmt: skip
DARK = Theme(
    name="yatzy-dark",
    primary="#d8584a",
    background="#1b1815",
    foreground="#efe8da",
    surface="#26221e",
    dark=True,
    variables={
        "table": "#1b1815", "paper": "#26221e", "ink": "#efe8da", "soft": "#a2978a", "line": "#4b443b",
        "pencil": "#cdd8e8", "red": "#e06a5c", "green": "#86c3aa", "wood": "#cfae7c", "wood-kept": "#e6c894",
        "pip": "#2b1d10",
    },
)  # fmt: skip


class YatzyApp(App[None]):
    """The table in a terminal."""

    TITLE = "yatzy"
    CSS_PATH = Path(__file__).parent / "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (78, "-wide")]  # noqa: RUF012 # Textual's way

    def __init__(
        self,
        words: Catalogue,
        store: Store,
        dice: DiceFrom,
        opening: Callable[[], Table] | None = None,
        suggestion: Setup | None = None,
    ) -> None:
        super().__init__()
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = DARK.name
        self.words = words
        self.store = store
        self._dice = dice
        self._opening = opening
        """Gives the table to sit down at; without one a new game is laid."""
        self._suggestion = suggestion

    def on_mount(self) -> None:
        """Sit down."""
        if self._opening:
            self.sit_down(self._opening())
        else:
            self.action_lay()

    def sit_down(self, table: Table) -> None:
        """Show a table, instead of whatever is shown."""
        self._suggestion = table.game.setup
        self.switch_to(TableScreen(self.words, table))

    def action_lay(self) -> None:
        """Ask for a new game."""
        screen = Laying(self.words, self.store, self._dice, self._suggestion)
        if isinstance(self.screen, TableScreen):
            self.push_screen(screen)
        else:
            self.switch_to(screen)

    def switch_to(self, screen: TableScreen | Laying) -> None:
        """Leave every screen but the one given."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def finish(self, table: Table) -> None:
        """Close a game that is over: its dice are shown, so that anyone can verify them."""
        with suppress(YatzyError):  # it can be done any time later
            table.reveal()

    def play_again(self, table: Table) -> None:
        """Lay the same table anew."""
        self.finish(table)
        again = replace(table.game.setup, game_id="", date="", seal="", words=())
        self.sit_down(Table.lay(self.store, again))

    def take_back(self) -> None:
        """Take back the last entry of the table that is shown."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_take_back()

    def action_light(self) -> None:
        """Change between light and dark."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
