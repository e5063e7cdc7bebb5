"""Results of a round or a game, or the standings during a game."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from yatzy.chance.verify import verify_dice
from yatzy.game.player_results import PlayerRecord, build_player_records, iter_results
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.report.outcome import headline, result_rows
from yatzy.rules.errors import YatzyError
from yatzy.tui.key_bindings import bind_keys
from yatzy.tui.key_hints import format_hints

if TYPE_CHECKING:
    from yatzy.tui.app import YatzyApp

MOST_GAMES = 500
"""Stored games to compare with at most, so that nobody waits."""


class ResultsScreen(ModalScreen[None]):
    """Shows the results of round ``round_over``, or without one of the whole game so far."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        bind_keys("escape,enter,e", "dismiss"),
        bind_keys("a", "again"),
        bind_keys("n", "new"),
        bind_keys("z", "take_back"),
        bind_keys("v", "verify"),
        bind_keys("t", "app.light"),
        bind_keys("q,ctrl+q", "leave"),
    ]

    def __init__(self, words: Catalogue, table: LocalTable, round_over: int | None) -> None:
        super().__init__()
        self.words = words
        self.table = table
        self._round = round_over
        self._over = round_over is None and table.game.over

    def compose(self) -> ComposeResult:
        """Compose the results."""
        with VerticalScroll(id="ending"):
            yield Static(headline(self.words, self.table.game, self._round), id="ending-title", markup=False)
            yield Static(self._results(), id="results")
            for part in ("bests", "verified", "reviewed"):
                yield Static(id=part, markup=False)
        yield Static(id="hints", classes="hints", markup=False)

    def on_mount(self) -> None:
        """Fill in the comparison with records, the verification and the keys."""
        self._set_text("bests", "\n".join(self._compare_with_records()) if self._over else "")
        self._set_text("reviewed", self._review_hint())
        self._refresh()

    def _refresh(self) -> None:
        shown = self._over and bool(self.table.game.secret)
        self._set_text("verified", self._verification() if shown else "")
        self.query_one("#hints", Static).update(format_hints(self.words, self._keys(), self.size.width - 2))

    def _set_text(self, where: str, text: str) -> None:
        part = self.query_one(f"#{where}", Static)
        part.update(text)
        part.display = bool(text)

    def _keys(self) -> list[tuple[str, str]]:
        if not self._over:
            return [("⏎", "close")]
        open_still = [("Z", "back")] if not self.table.game.secret else []
        verify_still = [("V", "verify")] if self.table.has_secret else []
        return [("A", "again"), ("N", "new"), *open_still, *verify_still, ("⏎", "close"), ("Q", "quit")]

    def _results(self) -> Grid:
        heads, *rows = result_rows(self.words, self.table.game)
        grid = Grid(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        for place, head in enumerate(heads):
            grid.add_column(Text(head), justify="right" if place else "left", overflow="fold")
        for row in rows:
            grid.add_row(*map(Text, row))
        return grid

    def _compare_with_records(self) -> Iterator[str]:
        """Yield how each player's best round compares with their earlier record on this sheet."""
        try:
            before, now = self._records()
        except YatzyError:
            return  # `yatzy games` shows what is wrong
        for player, best in now.items():
            old = before.get(player)
            if old is not None:
                message = "end-record" if best.best > old.best else "end-best"
                day = self.words.date(old.best_at[:10])
                yield self.words.say(message, player=best.player, points=best.best, before=old.best, date=day)

    def _records(self) -> tuple[dict[str, PlayerRecord], dict[str, PlayerRecord]]:
        store, digest = self.table.store, self.table.game.setup.sheet.digest
        others = [kept.game_id for kept in store.list_games() if kept.game_id != self.table.game_id]
        found = [
            one
            for game in others[:MOST_GAMES]
            for one in iter_results(store.load_events(game))
            if one.digest == digest
        ]
        now = build_player_records(iter_results(store.load_events(self.table.game_id)))
        return {one.player: one for one in build_player_records(found)}, {one.player: one for one in now}

    def _review_hint(self) -> str:
        """Return how to review the game, once a turn was played."""
        return self.words.say("end-review", game=self.table.game_id) if self.table.game.turns else ""

    def _verification(self) -> str:
        try:
            verdict = verify_dice(self.table.game)
        except YatzyError as error:
            return error_sentence(self.words, error)
        if not verdict.seal_fits:
            return self.words.say("end-seal-wrong")
        if verdict.mismatches:
            return self.words.say("end-wrong", count=len(verdict.mismatches))
        return self.words.say("end-dice-good", dice=verdict.dice)

    def action_again(self) -> None:
        """Start a game with the same setup."""
        if self._over:
            self._yatzy_app.play_again(self.table)

    def action_new(self) -> None:
        """Show the form for a new game."""
        if self._over:
            self._yatzy_app.finish_game(self.table)
            self.dismiss()
            self._yatzy_app.action_new_game()

    def action_take_back(self) -> None:
        """Undo the last entry, unless the secret was revealed."""
        self.dismiss()
        if self._over:
            self._yatzy_app.take_back()

    def action_verify(self) -> None:
        """Reveal the secret, and verify the dice with it."""
        if self._over:
            self._yatzy_app.finish_game(self.table)
            self._refresh()

    def action_leave(self) -> None:
        """Reveal the secret of a finished game, and exit."""
        if self._over:
            self._yatzy_app.finish_game(self.table)
        self._yatzy_app.exit()

    @property
    def _yatzy_app(self) -> "YatzyApp":
        return cast("YatzyApp", self.app)
