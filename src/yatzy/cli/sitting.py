"""Sitting down to play: which game goes on, or how a new one is laid. For ``yatzy play`` and ``yatzy pad``."""

import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from yatzy.cli.kept import open_store
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import YatzyError
from yatzy.rules.shelf import USUAL, find_sheet

if TYPE_CHECKING:
    from yatzy.game.setup import DiceFrom, Setup
    from yatzy.store.sql import Store
    from yatzy.table import Table
    from yatzy.tui.app import YatzyApp


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    game: str | None = None
    new: bool = False
    sheet: str | None = None
    players: str | None = None
    teams: int | None = None
    rounds: int | None = None
    counting: str | None = None
    start: str | None = None
    computers: str | None = None
    no_coach: bool = False
    lang: str | None = None

    @property
    def lays(self) -> bool:
        """Whether it says what a new game is to be."""
        said = (self.sheet, self.players, self.teams, self.rounds, self.counting, self.start, self.computers)
        return self.no_coach or any(one is not None for one in said)


def sit(wish: Wish, dice: "DiceFrom", command: str) -> None:
    """Open the table in the terminal: the game asked for, a new one, or the one that was left last."""
    if wish.game is not None and (wish.new or wish.lays):
        raise YatzyError("game-and-options")
    new = _setup(wish, dice) if wish.lays else None  # a mistake is told before anything opens
    words = _words(wish, new)
    _need_terminal()
    with open_store() as store:
        table, suggestion = _table(store, wish, dice, new)
        app = _app(words if table is None else _words(wish, table.game.setup), store, dice, table, suggestion)
        app.run()
        if app.return_code:
            sys.exit(app.return_code)
        if app.table is not None and app.table.can_go_on:
            print(words.say("table-kept", command=command))


def _app(
    words: Catalogue, store: "Store", dice: "DiceFrom", table: "Table | None", suggestion: "Setup | None"
) -> "YatzyApp":
    from yatzy.tui.app import YatzyApp  # noqa: PLC0415 # slow to load

    return YatzyApp(words, store, dice, table, suggestion)


def _words(wish: Wish, setup: "Setup | None") -> Catalogue:
    return catalogue(pick_language(wish.lang, also=setup.sheet.languages if setup else ()))


def _table(
    store: "Store", wish: Wish, dice: "DiceFrom", new: "Setup | None"
) -> "tuple[Table | None, Setup | None]":
    """Return the table to sit down at, if any, and what a new game is suggested to be."""
    from yatzy.table import Table  # noqa: PLC0415 # slow to load

    if new is not None:
        return Table.lay(store, new), new
    if wish.game is not None:
        game_id = store.find(wish.game)
        if store.is_table(game_id):
            raise YatzyError("games-at-server", game=game_id)
        table = Table.open(store, game_id)
        return table, table.game.setup
    last = _left_last(store, dice)
    if last is not None and last.can_go_on and not wish.new:
        return last, last.game.setup
    return None, last.game.setup if last else None


def _left_last(store: "Store", dice: "DiceFrom") -> "Table | None":
    """Return the game left last that can go on, else the one played last. A server's tables are not ours."""
    from yatzy.table import Table  # noqa: PLC0415 # slow to load

    last: Table | None = None
    for kept in store.games():
        if kept.at_server:
            continue
        with suppress(YatzyError):  # one from a newer version, say, is no reason not to play another
            table = Table.open(store, kept.game_id)
            if table.game.setup.dice is dice and table.can_go_on:
                return table
            if table.game.setup.dice is dice:
                last = last or table
    return last


def _setup(wish: Wish, dice: "DiceFrom") -> "Setup":
    """Return the new game that was asked for; what was left open is as the sheet has it."""
    from yatzy.game.setup import agreed, listed  # noqa: PLC0415 # slow to load
    from yatzy.l10n.players import read_computers, seated  # noqa: PLC0415 # as above
    from yatzy.rules.sheet import Counting, Start  # noqa: PLC0415 # as above

    sheet = find_sheet(wish.sheet or USUAL)
    words = catalogue(pick_language(wish.lang, also=sheet.languages))
    alone = (words.say("new-default-player"),)
    people = alone if wish.players is None else listed(wish.players)
    players, computers = seated(words, people, read_computers(words, wish.computers or ""))
    return agreed(
        sheet,
        players,
        dice,
        teams=wish.teams,
        rounds=wish.rounds,
        counting=Counting(wish.counting) if wish.counting else None,
        start=Start(wish.start) if wish.start else None,
        computers=computers,
        coach=not wish.no_coach,
    )


def _need_terminal() -> None:
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise YatzyError("no-terminal")
