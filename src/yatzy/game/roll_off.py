"""The roll-off that decides who begins."""

from dataclasses import dataclass
from functools import lru_cache

from yatzy.rules.dice import Dice


@dataclass(frozen=True, slots=True)
class RollOff:
    """State of a roll-off: each column rolls once, and those tied for the highest sum roll again."""

    waiting: tuple[int, ...]
    """The columns that have yet to roll in this pass."""
    winner: int | None


NO_ROLL_OFF = RollOff((), 0)
"""For games without a roll-off: the first column begins."""


@lru_cache(maxsize=4096)
def resolve_roll_off(count: int, roll_off: tuple[Dice, ...]) -> RollOff:
    """Return the state of a roll-off after some throws. Cached because every step of a game needs it."""
    columns, throws = tuple(range(count)), [sum(dice) for dice in roll_off]
    while len(columns) > 1 and len(throws) >= len(columns):
        sums, throws = throws[: len(columns)], throws[len(columns) :]
        highest = max(sums)
        columns = tuple(column for column, pips in zip(columns, sums, strict=True) if pips == highest)
    return RollOff((), columns[0]) if len(columns) == 1 else RollOff(columns[len(throws) :], None)
