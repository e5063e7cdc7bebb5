"""A distribution of totals cut into bins."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd, lcm

from yatzy.solver.odds import Odds

TAIL = 0.1
"""Percent of the games left out at each end: they would take half the room to show nothing."""

ROUNDING_ERROR = 1e-9
"""Smaller sums are rounding errors."""

LABEL_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000)
"""Readable distances between the labels of an axis."""

FEW_BINS = 12
"""Up to this many bins each is labelled with its own total."""


@dataclass(frozen=True, slots=True)
class TotalsHistogram:
    """Adjacent bins of the same width."""

    first: int
    """The lowest total of the first bin."""
    width: int
    """The width of a bin, in points."""
    step: int
    """The distance between possible totals."""
    shares: tuple[float, ...]
    """The chance of each bin."""

    @property
    def end(self) -> int:
        """The total just above the last bin."""
        return self.first + self.width * len(self.shares)

    @property
    def outside(self) -> float:
        """The share of all games outside the bins."""
        outside = 1 - sum(self.shares)
        return outside if outside > ROUNDING_ERROR else 0.0

    def bin_of(self, total: int) -> int:
        """Return the index of the bin of a total, or of the nearest one."""
        return min(max(0, (total - self.first) // self.width), len(self.shares) - 1)

    def labels(self, apart: float) -> list[int]:
        """Return the totals to write below the axis, at least ``apart`` bins from each other."""
        if len(self.shares) <= FEW_BINS and self.width == self.step:
            stride = next(stride for stride in range(1, FEW_BINS + 2) if stride >= apart)
            return list(range(self.first, self.end, self.width * stride))
        step = next((step for step in LABEL_STEPS if step >= apart * self.width), self.end - self.first)
        return list(range(-(-self.first // step) * step, self.end, step))


def build_histogram(odds: Odds, most: int) -> TotalsHistogram:
    """Cut a distribution into at most ``most`` bins."""
    return build_histograms([odds], most)[0]


def build_histograms(all_odds: Sequence[Odds], most: int, tail: float = TAIL) -> tuple[TotalsHistogram, ...]:
    """Cut distributions into the same bins, at most ``most``, without ``tail`` percent of games at each end.

    All bins hold the same number of possible totals: where only every fifth total is possible, a width of three
    would show teeth that are not there.
    """
    ends = [(odds.percentile(tail), odds.percentile(100 - tail)) for odds in all_odds]
    low, high = min(first for first, _ in ends), max(last for _, last in ends)
    step = lcm(*(_total_step(odds, *inside) for odds, inside in zip(all_odds, ends, strict=True)))
    width = step * -(-(high - low + step) // (step * most))
    return tuple(
        TotalsHistogram(low, width, step, _bin_shares(odds, inside, range(low, high + 1, width)))
        for odds, inside in zip(all_odds, ends, strict=True)
    )


def _total_step(odds: Odds, low: int, high: int) -> int:
    """Return the distance between possible totals from ``low`` to ``high``."""
    possible = odds.chances[low - odds.first : high - odds.first + 1].nonzero()[0].tolist()
    return gcd(*(place - possible[0] for place in possible)) or 1


def _bin_shares(odds: Odds, inside: tuple[int, int], begins: range) -> tuple[float, ...]:
    """Return the chance of each bin, without the tails."""
    low, high = inside
    chances = odds.chances.tolist()
    return tuple(
        sum(chances[max(low, begin) - odds.first : max(low, min(begin + begins.step, high + 1)) - odds.first])
        for begin in begins
    )
