"""The interface of a bot."""

import random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from yatzy.game.moves import Move
    from yatzy.game.state import Game


class Bot(Protocol):
    """A computer player."""

    @property
    def name(self) -> str:
        """Return its name, one of :data:`~yatzy.bots.names.BOTS`."""

    def choose(self, game: "Game", generator: random.Random) -> "tuple[Move, ...]":
        """Return the moves of the seat to move until dice are needed; a final roll has no dice yet."""
