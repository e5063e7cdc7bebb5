"""What the coach has said, as the table shows it."""

from dataclasses import dataclass

from msgspec.structs import replace

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.game.turn import Throw, Turn
from yatzy.rules.dice import Dice

Position = tuple[Card, Dice, int]
"""What advice depends on: the card, the dice, and how often they may still be thrown."""


def position(game: Game) -> Position:
    """Return where the one whose turn it is stands."""
    return game.card, game.dice, game.rolls_left


def as_thrown(game: Game, dice: Dice, throw: int) -> Game:
    """Return a game as if such dice lay there after so many throws."""
    return replace(game, turn=Turn((Throw((), dice),) * throw))


@dataclass(frozen=True, slots=True)
class Counsel:
    """Advice for one position, or that it is being thought about."""

    position: Position
    text: str
    keep: Dice | None = None
    """The dice that are best kept."""
    key: str | None = None
    """The box that is best taken."""
