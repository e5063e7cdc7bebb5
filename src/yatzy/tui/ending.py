"""How a round or a game came out, or how it stands."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from yatzy.chance.verify import verify
from yatzy.game.records import Record, records, results
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import sentence
from yatzy.l10n.results import headline, result_rows
from yatzy.rules.errors import YatzyError
from yatzy.table import Table
from yatzy.tui.hints import hints
from yatzy.tui.keys import bound

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp

MOST_GAMES = 500
"""With more games than that, comparing with all of them would keep people waiting."""


class Ending(ModalScreen[None]):
    """Shows the results of a round, or of the whole game so far."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        bound("escape,enter,e", "dismiss"),
        bound("a", "again"),
        bound("n", "new"),
        bound("z", "take_back"),
        bound("v", "verify"),
        bound("t", "app.light"),
        bound("q,ctrl+q", "leave"),
    ]

    def __init__(self, words: Catalogue, table: Table, round_over: int | None) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self._round = round_over
        self._over = round_over is None and table.game.over

    def compose(self) -> ComposeResult:
        """Lay the results out."""
        with VerticalScroll(id="ending"):
            yield Static(headline(self.words, self.table.game, self._round), id="ending-title", markup=False)
            yield Static(self._results(), id="results")
            for part in ("bests", "verified", "reviewed"):
                yield Static(id=part, markup=False)
        yield Static(id="hints", classes="hints", markup=False)

    def on_mount(self) -> None:
        """Tell how it compares, and what can be done."""
        self._say("bests", "\n".join(self._bests()) if self._over else "")
        self._say("reviewed", self._reviewed())
        self._refresh()

    def _refresh(self) -> None:
        shown = self._over and bool(self.table.game.secret)
        self._say("verified", self._verified() if shown else "")
        self.query_one("#hints", Static).update(hints(self.words, self._keys(), self.size.width - 2))

    def _say(self, where: str, text: str) -> None:
        part = self.query_one(f"#{where}", Static)
        part.update(text)
        part.display = bool(text)

    def _keys(self) -> list[tuple[str, str]]:
        if not self._over:
            return [("⏎", "close")]
        open_still = [("Z", "back")] if not self.table.game.secret else []
        verify_still = [("V", "verify")] if self.table.sealed else []
        return [("A", "again"), ("N", "new"), *open_still, *verify_still, ("⏎", "close"), ("Q", "quit")]

    def _results(self) -> Grid:
        heads, *rows = result_rows(self.words, self.table.game)
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for place, head in enumerate(heads):
            grid.add_column(Text(head), justify="right" if place else "left", overflow="fold")
        for row in rows:
            grid.add_row(*map(Text, row))
        return grid

    def _bests(self) -> Iterator[str]:
        """Compare with what the players had reached before on this sheet."""
        try:
            before, now = self._records()
        except YatzyError:
            return  # whoever wants to know what is wrong asks `yatzy games`
        for player, best in now.items():
            old = before.get(player)
            if old is not None:
                message = "end-record" if best.best > old.best else "end-best"
                day = self.words.date(old.best_at[:10])
                yield self.words.say(message, player=best.player, points=best.best, before=old.best, date=day)

    def _records(self) -> tuple[dict[str, Record], dict[str, Record]]:
        store, digest = self.table.store, self.table.game.setup.sheet.digest
        others = [kept.game_id for kept in store.games() if kept.game_id != self.table.game_id]
        found = [
            one for game in others[:MOST_GAMES] for one in results(store.load(game)) if one.digest == digest
        ]
        now = records(results(store.load(self.table.game_id)))
        return {one.player: one for one in records(found)}, {one.player: one for one in now}

    def _reviewed(self) -> str:
        """Say how to look at the game again, once there is something to look at."""
        return self.words.say("end-review", game=self.table.game_id) if self.table.game.turns else ""

    def _verified(self) -> str:
        try:
            verdict = verify(self.table.game)
        except YatzyError as error:
            return sentence(self.words, error)
        if not verdict.seal_fits:
            return self.words.say("end-seal-wrong")
        if verdict.mismatches:
            return self.words.say("end-wrong", count=len(verdict.mismatches))
        return self.words.say("end-dice-good", dice=verdict.dice)

    def action_again(self) -> None:
        """Play again, the same people at the same table."""
        if self._over:
            self._yatzy.play_again(self.table)

    def action_new(self) -> None:
        """Lay another game."""
        if self._over:
            self._yatzy.finish(self.table)
            self.dismiss()
            self._yatzy.action_lay()

    def action_take_back(self) -> None:
        """Take back the last entry, as long as the dice are sealed."""
        self.dismiss()
        if self._over:
            self._yatzy.take_back()

    def action_verify(self) -> None:
        """Show the secret, and recompute the dice from it."""
        if self._over:
            self._yatzy.finish(self.table)
            self._refresh()

    def action_leave(self) -> None:
        """Leave the game, finished."""
        if self._over:
            self._yatzy.finish(self.table)
        self._yatzy.exit()

    @property
    def _yatzy(self) -> "YatzyApp":
        return cast("YatzyApp", self.app)
