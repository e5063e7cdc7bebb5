"""Positions that nobody at a table without coach may ask about: those they are deciding on."""

from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.dice import Dice


class LivePosition(Struct, frozen=True):
    """A card and dice to decide on, so that equal positions are equal whoever describes them."""

    digest: str
    """Of the rules."""
    points: tuple[int | None, ...]
    bonuses: int
    dice: Dice
    """In ascending order."""
    rolls_left: int


def describe_position(digest: str, card: Card, dice: Dice, rolls_left: int) -> LivePosition:
    """Return a position as it is compared."""
    return LivePosition(digest, card.points, card.bonuses, tuple(sorted(dice)), rolls_left)


def undecided_position(game: Game) -> LivePosition | None:
    """Return the position somebody decides on without coach; ``None`` before a roll, or with coach."""
    if game.over or game.setup.coach or not game.dice:
        return None
    return describe_position(game.setup.sheet.digest, game.card, game.dice, game.rolls_left)
