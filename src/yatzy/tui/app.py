"""The application: its themes, and which screen is shown."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from msgspec import structs
from textual.app import App
from textual.binding import Binding
from textual.theme import Theme

from yatzy.game.setup import DiceFrom, Setup
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.preferences import load_preferences, save_preferences
from yatzy.rules.errors import YatzyError
from yatzy.store.local_store import LocalStore
from yatzy.tui.new_game import NewGameScreen
from yatzy.tui.signals import install_signal_handlers
from yatzy.tui.table_screen import TableScreen

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
        store: LocalStore,
        dice: DiceFrom,
        table: LocalTable | None = None,
        suggestion: Setup | None = None,
        *,
        light_terminal: bool = False,
    ) -> None:
        """Open on ``table``, or without one on the new-game form, prefilled from ``suggestion``.

        The theme follows ``light_terminal`` until the user chooses one.
        """
        super().__init__()
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.settings = load_preferences()
        light = light_terminal if self.settings.light is None else self.settings.light
        self.theme = LIGHT.name if light else DARK.name
        self.words = words
        self.store = store
        self.table = table
        """The table being played, or the last one played."""
        self._dice = dice
        self._suggestion = suggestion

    def on_mount(self) -> None:
        """Install signal handlers and show the first screen."""
        if not self.is_headless:
            install_signal_handlers(lambda code: self.exit(return_code=code))
        if self.table:
            self.show_table(self.table)
        else:
            self.action_new_game()

    def show_table(self, table: LocalTable) -> None:
        """Replace all screens by a table."""
        self.table = table
        self._suggestion = table.game.setup
        self._dice = table.game.setup.dice
        self._replace_screens(TableScreen(self.words, table))

    def action_new_game(self) -> None:
        """Show the new-game form, on top of a table if one is shown."""
        screen = NewGameScreen(self.words, self.store, self._dice, self._suggestion)
        if isinstance(self.screen, TableScreen):
            self.push_screen(screen)
        else:
            self._replace_screens(screen)

    def _replace_screens(self, screen: TableScreen | NewGameScreen) -> None:
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def finish_game(self, table: LocalTable) -> None:
        """Reveal the secret of a game that is over, so that anyone can verify its dice."""
        with suppress(YatzyError):  # it can be revealed any time later
            table.reveal()

    def play_again(self, table: LocalTable) -> None:
        """Start a game with the same setup; players who gave lucky words are asked for new ones first."""
        self.finish_game(table)
        setup = table.game.setup
        if setup.words:
            self._suggestion = setup
            self._replace_screens(NewGameScreen(self.words, self.store, self._dice, setup))
            return
        try:
            self.show_table(
                LocalTable.create(self.store, replace(setup, game_id="", date="", seal="", match=""))
            )
        except YatzyError as error:
            self.notify(error_sentence(self.words, error), severity="error", markup=False)

    def take_back(self) -> None:
        """Take back the last entry of the table that is shown."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_take_back()

    def action_light(self) -> None:
        """Switch between the light and the dark theme, from now on."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
        self.change_settings(light=self.theme == LIGHT.name)

    def change_settings(self, **changed: float | bool | None) -> None:
        """Change settings and save them."""
        self.settings = structs.replace(self.settings, **changed)
        save_preferences(self.settings)
