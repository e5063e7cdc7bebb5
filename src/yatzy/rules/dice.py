"""Dice, and the dense indices everything else is built on.

A *roll* is what all the dice show, a *keep* what some of them show; order never matters, so both are
multisets and five dice give 252 rolls and 462 keeps. Indices are dense and stable: keeps are ordered by size,
then by faces, so the rolls are the last keeps.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from operator import index

from yatzy.rules.errors import DiceError

FACES = range(1, 7)
MOST_DICE = 6

PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""By face, the positions of the pips in a 3 by 3 grid, row by row from 0."""

LONGEST_QUOTE = 40
"""Characters of invalid input quoted in an error."""

Dice = tuple[int, ...]
"""What dice show, in any order."""


@dataclass(frozen=True, slots=True, eq=False)
class DiceSpace:
    """All rolls and keeps of a number of dice; there is one for each number."""

    count: int
    rolls: tuple[Dice, ...]
    keeps: tuple[Dice, ...]
    ways: tuple[int, ...]
    """For each roll, how many of the 6**count ordered throws give it."""
    _keep_index: dict[Dice, int]
    _roll_index: dict[Dice, int]

    def read(self, dice: str | Iterable[int]) -> Dice:
        """Return a whole roll from text or integers, in the given order. Raises :class:`DiceError`."""
        return read_dice(dice, self.count)

    def keep_index(self, dice: Sequence[int]) -> int:
        """Return the dense index of a keep, in any order."""
        return self._keep_index[tuple(sorted(dice))]

    def roll_index(self, dice: Sequence[int]) -> int:
        """Return the dense index of a roll, in any order."""
        return self._roll_index[tuple(sorted(dice))]


@cache
def dice_space(count: int) -> DiceSpace:
    """Return all rolls and keeps of this many dice."""
    keeps = tuple(keep for size in range(count + 1) for keep in combinations_with_replacement(FACES, size))
    rolls = tuple(combinations_with_replacement(FACES, count))
    return DiceSpace(
        count=count,
        rolls=rolls,
        keeps=keeps,
        ways=tuple(_count_ways(roll) for roll in rolls),
        _keep_index={keep: index for index, keep in enumerate(keeps)},
        _roll_index={roll: index for index, roll in enumerate(rolls)},
    )


def _count_ways(roll: Dice) -> int:
    ways = factorial(len(roll))
    for face in FACES:
        ways //= factorial(roll.count(face))
    return ways


def parse_dice(text: str, count: int | None = None) -> Dice:
    """Read dice as a person types them: ``55555``, ``5 5 5 5 5``, ``5-5-5-5-5`` or ``5,5,5,5,5``.

    With ``count``, require that many dice. Raises :class:`DiceError`.
    """
    digits = [char for char in text if not char.isspace() and char not in ",-"]
    invalid = next((char for char in digits if char not in "0123456789"), None)
    if invalid is not None:
        raise DiceError("dice-letters", text=text, sign=invalid)
    if count is not None and len(digits) != count:
        raise DiceError("dice-count", text=text, expected=count, got=len(digits))
    wrong = next((digit for digit in digits if int(digit) not in FACES), None)
    if wrong is not None:
        raise DiceError("dice-face", text=text, face=wrong)
    return tuple(int(digit) for digit in digits)


def read_dice(dice: str | Iterable[int], count: int | None = None) -> Dice:
    """Return dice from text or integers, in the given order. ``count`` and errors as in :func:`parse_dice`."""
    if isinstance(dice, str):
        return parse_dice(dice, count)
    try:
        read = tuple([index(die) for die in dice])
    except TypeError:
        raise DiceError("dice-letters", text=str(dice)[:LONGEST_QUOTE]) from None
    if count is not None and len(read) != count:
        raise DiceError("dice-count", text=format_dice(read), expected=count, got=len(read))
    for die in read:
        if die not in FACES:
            raise DiceError("dice-face", text=format_dice(read), face=die)
    return read


def format_dice(dice: Sequence[int]) -> str:
    """Write dice as digits, the inverse of :func:`parse_dice`."""
    return "".join(str(face) for face in dice)


def pip_lines(face: int, pip: str) -> tuple[str, ...]:
    """Return a face as three lines of three characters, each a pip or a blank."""
    return tuple(
        "".join(pip if line + place in PIPS[face] else " " for place in range(3)) for line in (0, 3, 6)
    )
