"""Sitting down to play: which game goes on, or how a new one is laid. For ``yatzy play`` and ``yatzy pad``."""

import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from yatzy.cli.kept import open_store
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import YatzyError
from yatzy.rules.shelf import find_sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from yatzy.game.setup import DiceFrom, Setup
    from yatzy.store.sql import Store
    from yatzy.table import Table

LOOKED_AT = 50
"""How many games are looked at for one that was left."""


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
    words: str | None = None
    lang: str | None = None

    @property
    def lays(self) -> bool:
        """Whether it says what a new game is to be."""
        said = (self.sheet, self.players, self.teams, self.rounds, self.counting, self.start, self.words)
        return any(one is not None for one in said)


def sit(wish: Wish, dice: "DiceFrom") -> None:
    """Open the table in the terminal: the game asked for, a new one, or the one that was left last."""
    from yatzy.tui.app import YatzyApp  # noqa: PLC0415 # slow to load

    words = catalogue(pick_language(wish.lang))
    new = _setup(words, wish, dice) if wish.lays else None  # a mistake is told before anything opens
    _need_terminal()
    with open_store() as store:
        opening, suggestion = _opening(store, wish, dice, new)
        app = YatzyApp(words, store, dice, opening, suggestion)
        app.run()
    if app.return_code:
        sys.exit(app.return_code)


def _opening(
    store: "Store", wish: Wish, dice: "DiceFrom", new: "Setup | None"
) -> "tuple[Callable[[], Table] | None, Setup | None]":
    """Return what opens the table, and what a new game is suggested to be."""
    from yatzy.table import Table  # noqa: PLC0415 # slow to load

    if new is not None:
        return (lambda: Table.lay(store, new)), new
    if wish.game is not None:
        found = Table.open(store, store.find(wish.game))
        return (lambda: found), found.game.setup
    last = _left_last(store, dice)
    if last is not None and last.can_go_on and not wish.new:
        return (lambda: last), last.game.setup
    return None, last.game.setup if last else None


def _left_last(store: "Store", dice: "DiceFrom") -> "Table | None":
    """Return the game left last that can go on, else the one played last."""
    from yatzy.table import Table  # noqa: PLC0415 # slow to load

    last: Table | None = None
    for kept in store.games()[:LOOKED_AT]:
        with suppress(YatzyError):  # one from a newer version, say, is no reason not to play another
            table = Table.open(store, kept.game_id)
            if table.game.setup.dice is dice and table.can_go_on:
                return table
            if table.game.setup.dice is dice:
                last = last or table
    return last


def _setup(words: Catalogue, wish: Wish, dice: "DiceFrom") -> "Setup":
    """Return the new game that was asked for; what was left open is as the sheet has it."""
    from yatzy.game.setup import DiceFrom, Setup, deal  # noqa: PLC0415 # slow to load
    from yatzy.rules.sheet import Counting, Start  # noqa: PLC0415 # as above

    sheet = find_sheet(wish.sheet or "tactic")
    names = _listed(wish.players) or (words.say("new-default-player"),)
    usual = sheet.customs.start if dice is DiceFrom.SCREEN else None
    setup = Setup(
        sheet=sheet,
        players=names,
        rounds=wish.rounds or 1,
        counting=Counting(wish.counting)
        if wish.counting
        else next(iter(sheet.customs.counting), Counting.TOTALS),
        start=Start(wish.start) if wish.start else usual or Start.AGREED,
        dice=dice,
        words=_listed(wish.words),
    )
    return replace(setup, teams=deal(names, wish.teams)) if wish.teams else setup


def _listed(text: str | None) -> tuple[str, ...]:
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def _need_terminal() -> None:
    streams = (sys.stdin, sys.stdout)
    if not all(stream is not None and stream.isatty() for stream in streams):
        raise YatzyError("no-terminal")
