"""What a computer player is."""

import random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from yatzy.game.moves import Move
    from yatzy.game.state import Game


class Bot(Protocol):
    """A computer player."""

    @property
    def name(self) -> str:
        """Return which one it is."""

    def choose(self, game: "Game", generator: random.Random) -> "tuple[Move, ...]":
        """Return what the seat whose turn it is does until dice are needed; a throw has no dice yet."""
