"""A server whose dice are the same each time, for pictures that are to be the same: ``same_dice.py serve …``.

A throw depends on its place in the game alone.
"""

from random import Random

from yatzy.chance.fair import FairDice
from yatzy.cli.main import main
from yatzy.rules.dice import Dice


def throw(_: FairDice, first: int, dice: int) -> Dice:
    """Return what dice show, by how many were thrown before them."""
    rng = Random(f"picture {first}")  # noqa: S311 # the same each time is what is wanted
    return tuple(rng.randint(1, 6) for _ in range(dice))


if __name__ == "__main__":  # whoever only wants to know where this lies has fair dice
    setattr(FairDice, FairDice.throw.__name__, throw)
    main()
