"""Who begins, where that is thrown out."""

from dataclasses import dataclass
from functools import lru_cache

from yatzy.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class RollOff:
    """How far the question is settled who begins: each column throws once, those tied throw again."""

    waiting: tuple[int, ...]
    """The columns that still throw in this go."""
    winner: int | None


NO_ROLL_OFF = RollOff((), 0)
"""Where it was agreed that the first column begins."""


@lru_cache(maxsize=4096)
def settle(count: int, roll_off: tuple[Dice, ...]) -> RollOff:
    """Follow a roll-off as far as it has come. It is asked for at every step of a game."""
    columns, throws = tuple(range(count)), [sum(dice) for dice in roll_off]
    while len(columns) > 1 and len(throws) >= len(columns):
        sums, throws = throws[: len(columns)], throws[len(columns) :]
        highest = max(sums)
        columns = tuple(column for column, pips in zip(columns, sums, strict=True) if pips == highest)
    return RollOff((), columns[0]) if len(columns) == 1 else RollOff(columns[len(throws) :], None)
