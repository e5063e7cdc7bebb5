"""Dice, and the dense indices everything else is built on.

A *roll* is what all the dice show, a *keep* what some of them show; order never matters, so both are
multisets and five dice give 252 rolls and 462 keeps. Indices are dense and stable: keeps are ordered by size,
then by faces, so the rolls are the last keeps.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from yatzy.rules.errors import DiceError

FACES = range(1, 7)
MOST_DICE = 6

PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
"""By face, where the pips are: nine places, three by three, counted as a page is read."""

Dice = tuple[int, ...]
"""What dice show, in any order."""


@dataclass(frozen=True, slots=True, eq=False)
class DiceSpace:
    """All rolls and keeps of a number of dice; there is one for each number."""

    count: int
    rolls: tuple[Dice, ...]
    keeps: tuple[Dice, ...]
    ways: tuple[int, ...]
    """For each roll, how many of the 6**count throws give it."""
    _keep_index: dict[Dice, int]
    _roll_index: dict[Dice, int]

    def read(self, dice: str | Sequence[int]) -> Dice:
        """Return a whole roll, typed or as numbers, in the order it lies; what is none is refused."""
        if isinstance(dice, str):
            return parse_dice(dice, self.count)
        dice = tuple(dice)
        if len(dice) != self.count:
            raise DiceError("dice-count", text=format_dice(dice), expected=self.count, got=len(dice))
        if wrong := [die for die in dice if die not in FACES]:
            raise DiceError("dice-face", text=format_dice(dice), face=wrong[0])
        return dice

    def keep_index(self, dice: Sequence[int]) -> int:
        """Return the dense index of some of the dice, in whatever order they lie."""
        return self._keep_index[tuple(sorted(dice))]

    def roll_index(self, dice: Sequence[int]) -> int:
        """Return the dense index of a whole roll, in whatever order it lies."""
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
        ways=tuple(_ways(roll) for roll in rolls),
        _keep_index={keep: index for index, keep in enumerate(keeps)},
        _roll_index={roll: index for index, roll in enumerate(rolls)},
    )


def _ways(roll: Dice) -> int:
    ways = factorial(len(roll))
    for face in FACES:
        ways //= factorial(roll.count(face))
    return ways


def parse_dice(text: str, count: int | None = None) -> Dice:
    """Read dice as a person types them: ``55555``, ``5 5 5 5 5``, ``5-5-5-5-5`` or ``5,5,5,5,5``.

    With a ``count``, so many of them.
    """
    digits = [sign for sign in text if not sign.isspace() and sign not in ",-"]
    strange = next((sign for sign in digits if sign not in "0123456789"), None)
    if strange is not None:
        raise DiceError("dice-letters", text=text, sign=strange)
    if count is not None and len(digits) != count:
        raise DiceError("dice-count", text=text, expected=count, got=len(digits))
    wrong = next((digit for digit in digits if int(digit) not in FACES), None)
    if wrong is not None:
        raise DiceError("dice-face", text=text, face=wrong)
    return tuple(int(digit) for digit in digits)


def format_dice(dice: Sequence[int]) -> str:
    """Write dice as digits, the inverse of :func:`parse_dice`."""
    return "".join(str(face) for face in dice)


def pip_lines(face: int, pip: str) -> tuple[str, ...]:
    """Draw a face: three lines of three signs, a pip or a blank."""
    return tuple(
        "".join(pip if line + place in PIPS[face] else " " for place in range(3)) for line in (0, 3, 6)
    )
