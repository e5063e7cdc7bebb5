"""A game in play: decides moves and follows their events. Does no I/O and takes no lock.

The owner of a session prepares a move, appends its event to a store, and only then advances the session. So
nobody sees an event that is not stored, and no event is stored that the game cannot follow.
"""

from typing import NamedTuple

from yatzy.chance.fair import FairDice, next_throw
from yatzy.game.engine import decide, evolve
from yatzy.game.events import Event
from yatzy.game.moves import Move, Reveal, Roll
from yatzy.game.state import Game
from yatzy.rules.errors import StoreError, TableConflict


class Transition(NamedTuple):
    """An event, and the game after it."""

    event: Event
    game: Game


class GameSession:
    """A game, how many events it has, and the dice it is played with."""

    def __init__(self, game_id: str, secret: bytes | None) -> None:
        self.id = game_id
        self.game: Game | None = None
        self.seq = 0
        """How many events the game has."""
        self.secret = secret
        self._dice: FairDice | None = None

    @property
    def started_game(self) -> Game:
        """The game; raises :class:`TableConflict` before it has begun."""
        if self.game is None:
            raise TableConflict("table-not-begun")
        return self.game

    @property
    def has_dice(self) -> bool:
        """Whether dice can be rolled here: the game has begun, and its secret is known."""
        return self._dice is not None

    def prepare(self, move: Move) -> Transition:
        """Return what a move leads to. Raises :class:`MoveError`; either way the session is unchanged.

        The event is followed before it is stored: one that cannot be followed must never be in a store.
        """
        game = self.started_game
        (event,) = decide(game, move)
        return Transition(event, evolve(game, event))

    def advance(self, event: Event, after: Game | None = None) -> None:
        """Follow a stored event; ``after`` is the game it leads to, if already computed."""
        self.game = after or evolve(self.game, event)
        self.seq += 1
        if self._dice is None and self.secret is not None:
            self._dice = FairDice.from_setup(self.game.setup, self.secret)

    def roll(self, seat: int) -> Roll:
        """Return the next roll of the session's dice; without dice if the game is over, to be refused."""
        if self._dice is None:
            raise StoreError("store-no-secret", game=self.id)
        game = self.started_game
        return Roll(seat) if game.over else Roll(seat, self._dice.throw(*next_throw(game)))

    def reveal(self) -> Reveal:
        """Return the move that reveals the secret behind the dice."""
        return Reveal("" if self.secret is None else self.secret.hex())
