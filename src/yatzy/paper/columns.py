"""A distribution of totals cut into columns, for whoever draws it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd, lcm

from yatzy.solver.odds import Odds

TAIL = 0.1
"""Percent of the games at each end that are left out: they would take half of the room to show nothing."""

TINY = 1e-9
"""Less than that is the rounding of a long sum."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000)
"""Distances between the labels of an axis that are easy to read."""

FEW = 12
"""Columns up to which each is labelled with its own total."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Neighbouring columns, each of so many totals."""

    first: int
    """The lowest total of the first column."""
    width: int
    """From one column to the next, in points."""
    step: int
    """From one total that can come about to the next."""
    shares: tuple[float, ...]
    """The chance of each column."""

    @property
    def end(self) -> int:
        """Return the total that a column more would begin with."""
        return self.first + self.width * len(self.shares)

    @property
    def outside(self) -> float:
        """Return the share of all games that lie in no column."""
        outside = 1 - sum(self.shares)
        return outside if outside > TINY else 0.0

    def place(self, total: int) -> int:
        """Return the column a total belongs to, or the nearest one."""
        return min(max(0, (total - self.first) // self.width), len(self.shares) - 1)

    def labels(self, apart: float) -> list[int]:
        """Return totals to write below the axis, so many columns apart at least."""
        if len(self.shares) <= FEW and self.width == self.step:
            stride = next(stride for stride in range(1, FEW + 2) if stride >= apart)
            return list(range(self.first, self.end, self.width * stride))
        step = next((step for step in STEPS if step >= apart * self.width), self.end - self.first)
        return list(range(-(-self.first // step) * step, self.end, step))


def columns(odds: Odds, most: int) -> Columns:
    """Cut a distribution into columns, as narrow as so many allow."""
    return columns_of_all([odds], most)[0]


def columns_of_all(several: Sequence[Odds], most: int, tail: float = TAIL) -> tuple[Columns, ...]:
    """Cut distributions into the same columns, so that they compare; ``tail`` percent at each end are left out.

    A column holds the same number of possible totals everywhere: where only every fifth can come about, a width
    of three would show teeth that are not there.
    """
    ends = [(odds.percentile(tail), odds.percentile(100 - tail)) for odds in several]
    low, high = min(first for first, _ in ends), max(last for _, last in ends)
    step = lcm(*(_step(odds, *inside) for odds, inside in zip(several, ends, strict=True)))
    width = step * -(-(high - low + step) // (step * most))
    return tuple(
        Columns(low, width, step, _shares(odds, inside, range(low, high + 1, width)))
        for odds, inside in zip(several, ends, strict=True)
    )


def _step(odds: Odds, low: int, high: int) -> int:
    """Return from one total that can come about to the next, between two of them."""
    possible = odds.chances[low - odds.first : high - odds.first + 1].nonzero()[0].tolist()
    return gcd(*(place - possible[0] for place in possible)) or 1


def _shares(odds: Odds, inside: tuple[int, int], begins: range) -> tuple[float, ...]:
    """Return the chance of each column of a distribution without its tails."""
    low, high = inside
    chances = odds.chances.tolist()
    return tuple(
        sum(chances[max(low, begin) - odds.first : max(low, min(begin + begins.step, high + 1)) - odds.first])
        for begin in begins
    )
