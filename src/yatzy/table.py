"""A table on this machine: a game being played, kept move by move.

A move is decided, kept on disk, and only then followed. Who opens the table again finds it as it was left.
"""

import secrets
from dataclasses import replace
from typing import Self

from yatzy.chance.fair import FairDice, new_secret, next_throw, seal_of
from yatzy.game.engine import begin, decide, evolve, may_take_back, replay
from yatzy.game.moves import Move, Reveal, Roll, TakeBack
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.rules.errors import MoveError, StoreError
from yatzy.store.sql import Store, now

LETTERS = "23456789abcdefghjkmnpqrstvwxyz"
"""For ids that are read out and typed: no letters that look like others."""


def new_id() -> str:
    """Return an id that no other game has."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


class Table:
    """A game, the store that keeps it, and the dice it is played with."""

    def __init__(self, store: Store, game: Game, seq: int, source: FairDice | None) -> None:
        self.store = store
        self.game = game
        self.seq = seq
        """How many events there are."""
        self._source = source

    @classmethod
    def lay(cls, store: Store, setup: Setup, secret: bytes | None = None) -> Self:
        """Start a game. With dice on the screen they are sealed now, with this secret or a new one."""
        setup = replace(setup, game_id=setup.game_id or new_id(), date=setup.date or now()[:10])
        secret = (secret or new_secret()) if setup.dice is DiceFrom.SCREEN else None
        setup = replace(setup, seal=seal_of(secret) if secret else "")
        started = begin(setup)
        game = evolve(None, started)
        store.start(setup.game_id, [started], secret)
        return cls(store, game, 1, _source(setup, secret))

    @classmethod
    def open(cls, store: Store, game_id: str) -> Self:
        """Return to a game where it was left."""
        stamped = store.load(game_id)
        game = replay(one.event for one in stamped)
        return cls(store, game, len(stamped), _source(game.setup, store.secret(game_id)))

    @property
    def game_id(self) -> str:
        """Return the game's id."""
        return self.game.setup.game_id

    @property
    def sealed(self) -> bool:
        """Whether the table still has a secret to show. That of a duplicate match is not its own to show."""
        return self._source is not None and not self.game.secret and not self.game.setup.match

    @property
    def can_go_on(self) -> bool:
        """Whether it can be played on here: it is not over, and there are dice for it."""
        return not self.game.over and (self._source is not None or self.game.setup.dice is DiceFrom.REAL)

    def make(self, move: Move) -> None:
        """Make a move: it is on disk when this returns, and nothing has changed if it is refused."""
        game, events = self.game, decide(self.game, move)
        for event in events:
            game = evolve(game, event)  # before it is kept: what cannot be followed must not be there for ever
        self.store.append(self.game_id, self.seq, events)
        self.game, self.seq = game, self.seq + len(events)

    def roll(self) -> None:
        """Throw the dice of the screen."""
        game = self.game
        if self._source is None:
            raise StoreError("store-no-secret", game=self.game_id)
        self.make(Roll(game.seat, self._source.throw(*next_throw(game))))

    def take_back(self) -> None:
        """Take back the last thing done, whoever of the people did it."""
        seat = may_take_back(self.game)
        if seat is not None and self.game.setup.computer(seat):
            raise MoveError("move-computers", player=self.game.setup.players[seat])
        self.make(TakeBack(self.game.seat if seat is None else seat))

    def reveal(self) -> None:
        """Show the secret behind the dice of a game that is over, if that is still to be done."""
        if shown := self.to_show:
            self.make(shown)

    @property
    def to_show(self) -> Reveal | None:
        """The move that shows the secret of a game that is over, if that is still to be done."""
        secret = self.store.secret(self.game_id)
        if self.game.over and self.game.setup.seal and self.sealed and secret is not None:
            return Reveal(secret.hex())
        return None

    def reload(self) -> None:
        """Take up what happened elsewhere."""
        fresh = type(self).open(self.store, self.game_id)
        self.game, self.seq = fresh.game, fresh.seq


def _source(setup: Setup, secret: bytes | None) -> FairDice | None:
    return FairDice.of(setup, secret) if secret is not None else None
