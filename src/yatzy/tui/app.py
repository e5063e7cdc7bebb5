"""The application: its colours, and which screen comes when."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from msgspec import structs
from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.rules.errors import YatzyError
from yatzy.settings import keep_settings, load_settings
from yatzy.store.sql import Store
from yatzy.table import Table
from yatzy.tui.laying import Laying
from yatzy.tui.leaving import heed_signals
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
    BINDINGS = [Binding("ctrl+c", "quit", show=False, priority=True)]  # noqa: RUF012 # Textual's way

    def __init__(
        self,
        words: Catalogue,
        store: Store,
        dice: DiceFrom,
        table: Table | None = None,
        suggestion: Setup | None = None,
    ) -> None:
        """Sit down at a table, or without one lay a new game, perhaps like the one suggested."""
        super().__init__()
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.settings = load_settings()
        self.theme = LIGHT.name if self.settings.light else DARK.name
        self.words = words
        self.store = store
        self.table = table
        """The one being played at, or played at last."""
        self._dice = dice
        self._suggestion = suggestion

    def on_mount(self) -> None:
        """Sit down."""
        if not self.is_headless:
            heed_signals(lambda code: self.exit(return_code=code))
        if self.table:
            self.sit_down(self.table)
        else:
            self.action_lay()

    def sit_down(self, table: Table) -> None:
        """Show a table, instead of whatever is shown."""
        self.table = table
        self._suggestion = table.game.setup
        self._dice = table.game.setup.dice
        self._show_only(TableScreen(self.words, table))

    def action_lay(self) -> None:
        """Ask for a new game; a table that is shown waits behind."""
        screen = Laying(self.words, self.store, self._dice, self._suggestion)
        if isinstance(self.screen, TableScreen):
            self.push_screen(screen)
        else:
            self._show_only(screen)

    def _show_only(self, screen: TableScreen | Laying) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def finish(self, table: Table) -> None:
        """Close a game that is over: its dice are shown, so that anyone can verify them."""
        with suppress(YatzyError):  # it can be done any time later
            table.reveal()

    def play_again(self, table: Table) -> None:
        """Lay the same table anew. Who said lucky words is asked for new ones, after new dice are sealed."""
        self.finish(table)
        setup = table.game.setup
        if setup.words:
            self._suggestion = setup
            self._show_only(Laying(self.words, self.store, self._dice, setup))
            return
        try:
            self.sit_down(Table.lay(self.store, replace(setup, game_id="", date="", seal="", match="")))
        except YatzyError as error:
            self.notify(sentence(self.words, error), severity="error", markup=False)

    def take_back(self) -> None:
        """Take back the last entry of the table that is shown."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_take_back()

    def action_light(self) -> None:
        """Change between light and dark."""
        self.set(light=not self.settings.light)
        self.theme = LIGHT.name if self.settings.light else DARK.name

    def set(self, **changed: float | bool | None) -> None:
        """Change settings, here and for the next time."""
        self.settings = structs.replace(self.settings, **changed)
        keep_settings(self.settings)
