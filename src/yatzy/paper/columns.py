"""A distribution of totals cut into columns, for whoever draws it."""

from dataclasses import dataclass
from math import gcd

from yatzy.solver.odds import Odds

PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
"""Those that are told of a distribution."""

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
    """Cut a distribution into columns, as narrow as so many allow.

    A column holds the same number of possible totals everywhere: where only every fifth can come about, a width
    of three would show teeth that are not there.
    """
    low, high = odds.percentile(TAIL), odds.percentile(100 - TAIL)
    chances = odds.chances[low - odds.first : high - odds.first + 1].tolist()
    step = gcd(*(place for place, chance in enumerate(chances) if chance)) or 1
    width = step * -(-(high - low + step) // (step * most))
    shares = tuple(sum(chances[place : place + width]) for place in range(0, len(chances), width))
    return Columns(low, width, step, shares)
