"""How a round or a game came out."""

from typing import TYPE_CHECKING, cast

from rich.table import Table as Grid
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from yatzy.chance.verify import verify
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.results import headline, result_rows
from yatzy.rules.errors import YatzyError
from yatzy.table import Table
from yatzy.tui.hints import hints

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp


class Ending(ModalScreen[None]):
    """Shows the results of a round, or of the whole game."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        Binding("escape,enter,space,e", "close", show=False),
        Binding("a", "again", show=False),
        Binding("n", "new", show=False),
        Binding("z", "take_back", show=False),
        Binding("v", "verify", show=False),
        Binding("t", "app.light", show=False),
        Binding("q,ctrl+q", "leave", show=False),
    ]

    def __init__(self, words: Catalogue, table: Table, round_over: int | None) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self._round = round_over

    def compose(self) -> ComposeResult:
        """Lay the results out."""
        game = self.table.game
        with VerticalScroll(id="ending"):
            yield Static(headline(self.words, game, self._round), id="ending-title", markup=False)
            yield Static(self._results(), id="results")
            yield Static(id="verified", markup=False)
        yield Static(id="hints", classes="hints", markup=False)

    def on_mount(self) -> None:
        """Tell what can be done."""
        self._refresh()

    def _refresh(self) -> None:
        game = self.table.game
        shown = self._round is None and bool(game.secret)
        self.query_one("#verified", Static).update(self._verified() if shown else "")
        self.query_one("#verified").display = shown
        self.query_one("#hints", Static).update(hints(self.words, self._keys()))

    def _keys(self) -> list[tuple[str, str]]:
        if self._round is not None:
            return [("⏎", "close")]
        open_still = [("Z", "back")] if not self.table.game.secret else []
        verify_still = [("V", "verify")] if self.table.sealed else []
        return [("A", "again"), ("N", "new"), *open_still, *verify_still, ("⏎", "close"), ("Q", "quit")]

    def _results(self) -> Grid:
        heads, *rows = result_rows(self.words, self.table.game)
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for place, head in enumerate(heads):
            grid.add_column(head, justify="right" if place else "left", overflow="fold")
        for row in rows:
            grid.add_row(*row)
        return grid

    def _verified(self) -> str:
        try:
            verdict = verify(self.table.game)
        except YatzyError as error:
            return sentence(self.words, error)
        if verdict.good:
            return self.words.say("end-dice-good", dice=verdict.dice)
        return self.words.say("end-wrong", count=len(verdict.mismatches))

    def action_close(self) -> None:
        """Go back to the pad."""
        self.dismiss()

    def action_again(self) -> None:
        """Play again, the same people at the same table."""
        if self._round is None:
            self._yatzy.play_again(self.table)

    def action_new(self) -> None:
        """Lay another game."""
        if self._round is None:
            self._finish()
            self.dismiss()
            self._yatzy.action_lay()

    def action_take_back(self) -> None:
        """Take back the last entry, as long as the dice are sealed."""
        self.dismiss()
        if self._round is None:
            self._yatzy.take_back()

    def action_verify(self) -> None:
        """Show the secret, and recompute the dice from it."""
        if self._round is None:
            self._finish()
            self._refresh()

    def action_leave(self) -> None:
        """Leave the game, finished."""
        if self._round is None:
            self._finish()
        self._yatzy.exit()

    def _finish(self) -> None:
        self._yatzy.finish(self.table)

    @property
    def _yatzy(self) -> "YatzyApp":
        return cast("YatzyApp", self.app)
