"""Positions that nobody at a table without coach may ask about: those they are deciding on."""

from collections.abc import Set as AbstractSet

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
    return None if game.setup.coach else current_position(game)


def current_position(game: Game) -> LivePosition | None:
    """Return the position somebody decides on; ``None`` before a roll."""
    if game.over or not game.dice:
        return None
    return describe_position(game.setup.sheet.digest, game.card, game.dice, game.rolls_left)


def has_decided_any(game: Game, positions: AbstractSet[LivePosition]) -> bool:
    """Whether a finished turn of a game went through one of these positions: its review would tell about it."""
    digest, rolls = game.setup.sheet.digest, game.setup.sheet.rules.rolls
    lays = {(one.dice, one.rolls_left) for one in positions if one.digest == digest}
    if not lays:
        return False
    for number, turn in enumerate(game.turns):
        for thrown, throw in enumerate(turn.throws, 1):
            left = 0 if turn.laid else rolls - thrown
            if (tuple(sorted(throw.dice)), left) not in lays:
                continue
            if describe_position(digest, game.card_before(number), throw.dice, left) in positions:
                return True
    return False
