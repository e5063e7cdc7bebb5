"""The coach's advice on display, and the position it is for."""

from dataclasses import dataclass

from msgspec.structs import replace

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.game.turn import Throw, Turn
from yatzy.rules.dice import Dice

AdvicePosition = tuple[Card, Dice, int]
"""What advice depends on: the card, the dice and the rolls left."""


def position_of(game: Game) -> AdvicePosition:
    """Return the position of the player to move."""
    return game.card, game.dice, game.rolls_left


def with_throw(game: Game, dice: Dice, throw: int) -> Game:
    """Return the game as if these dice lay on the table after roll number ``throw``."""
    return replace(game, turn=Turn((Throw((), dice),) * throw))


@dataclass(frozen=True, slots=True)
class CoachNote:
    """Advice for one position, or a note that it is being computed."""

    position: AdvicePosition
    text: str
    keep: Dice | None = None
    """The best dice to keep."""
    key: str | None = None
    """The best box to fill."""
