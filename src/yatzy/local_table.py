"""A table on this machine: a game in play over a local store.

A move is decided, stored on disk, and only then followed. Opening the table again finds it as it was left.
"""

from dataclasses import replace
from typing import Self

from yatzy.bots.factory import check_bots
from yatzy.chance.fair import new_secret, seal_of
from yatzy.clock import now
from yatzy.game.engine import start_event, who_may_take_back
from yatzy.game.events import Event
from yatzy.game.moves import Move, Reveal, TakeBack
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.ids import new_id
from yatzy.rules.errors import MoveError
from yatzy.store.local_store import LocalStore
from yatzy.tables.game_session import GameSession


class LocalTable:
    """A game session, and the store its events are appended to."""

    def __init__(self, store: LocalStore, game_id: str, secret: bytes | None, *events: Event) -> None:
        self.store = store
        self._session = GameSession(game_id, secret)
        for event in events:
            self._session.advance(event)

    @classmethod
    def create(cls, store: LocalStore, setup: Setup, secret: bytes | None = None) -> Self:
        """Start a game. Dice on the screen are sealed now, with this secret or a new one.

        Raises ``ExtraError`` if a bot at the table could not play here.
        """
        check_bots(filter(None, setup.computers), setup.sheet)
        setup = replace(setup, game_id=setup.game_id or new_id(), date=setup.date or now()[:10])
        secret = (secret or new_secret()) if setup.dice is DiceFrom.SCREEN else None
        started = start_event(replace(setup, seal=seal_of(secret) if secret else ""))
        table = cls(store, setup.game_id, secret, started)
        store.create_game(setup.game_id, [started], secret)
        return table

    @classmethod
    def open(cls, store: LocalStore, game_id: str) -> Self:
        """Return to a game where it was left."""
        events = (one.event for one in store.load_events(game_id))
        return cls(store, game_id, store.load_secret(game_id), *events)

    @property
    def game_id(self) -> str:
        """Return the game's id."""
        return self._session.id

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self._session.started_game

    @property
    def seq(self) -> int:
        """How many events the game has."""
        return self._session.seq

    @property
    def has_secret(self) -> bool:
        """Whether a secret is yet to be revealed. That of a duplicate match is not the table's to reveal."""
        return self._session.has_dice and not self.game.secret and not self.game.setup.match

    @property
    def can_go_on(self) -> bool:
        """Whether it can be played on here: it is not over, and there are dice for it."""
        return not self.game.over and (self._session.has_dice or self.game.setup.dice is DiceFrom.REAL)

    def apply(self, move: Move) -> None:
        """Make a move: it is on disk when this returns, and nothing has changed if it is refused."""
        event, after = self._session.prepare(move)
        self.store.append_events(self.game_id, self.seq, [event])
        self._session.advance(event, after)

    def roll(self) -> None:
        """Roll the dice of the screen."""
        self.apply(self._session.roll(self.game.seat))

    def take_back(self) -> None:
        """Take back the last thing done, whoever of the people did it."""
        seat = who_may_take_back(self.game)
        if seat is not None and self.game.setup.computer_at(seat):
            raise MoveError("move-computers", player=self.game.setup.players[seat])
        self.apply(TakeBack(self.game.seat if seat is None else seat))

    def reveal(self) -> None:
        """Reveal the secret behind the dice of a game that is over, unless that is done already."""
        if move := self.pending_reveal:
            self.apply(move)

    @property
    def pending_reveal(self) -> Reveal | None:
        """The move that reveals the secret of a game that is over, if that is still to be done."""
        if self.game.over and self.game.setup.seal and self.has_secret:
            return self._session.reveal()
        return None

    def reload(self) -> None:
        """Load what happened in another program."""
        for one in self.store.load_events(self.game_id)[self.seq :]:
            self._session.advance(one.event)
