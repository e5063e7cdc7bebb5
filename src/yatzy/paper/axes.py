"""What every picture of totals stands on: shares of all games upwards, totals across."""

from collections.abc import Iterator, Sequence
from math import floor, log10

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.columns import Columns
from yatzy.paper.figure import NARROW
from yatzy.paper.svg import label

MOST_LINES = 4.5
"""Lines behind the columns, and the part of a step by which the highest may exceed the last."""

LABEL = 52
"""Room for a label below the axis."""

CAPTION = 24
"""Room over the picture for what its lines mean, and below that for labels inside."""

BELOW = 50
"""Room below the picture for totals and what they are."""


class Axes:
    """A surface for distributions that are cut into the same columns."""

    def __init__(self, words: Catalogue, several: Sequence[Columns], width: int, top: int) -> None:
        self.words, self.columns, self.width = words, several[0], width
        self.highest = max(max(one.shares) for one in several)
        self.left, self.right = (38, width - 8) if width <= NARROW else (50, width - 14)
        self.top = top + 2 * CAPTION
        self.bottom = self.top + (170 if width <= NARROW else 240)
        self.end = self.bottom + BELOW
        self.pitch = (self.right - self.left) / len(self.columns.shares)

    def scale(self) -> Iterator[str]:
        """Draw how high a column is: a few lines at even percents."""
        power = floor(log10(self.highest / MOST_LINES))
        each = next(size for size in (1, 2, 5, 10) if size * 10.0**power * MOST_LINES >= self.highest)
        digits = max(0, -2 - power - (each == 10))  # noqa: PLR2004 # percents have two digits less
        for line in range(1, int(self.highest / (each * 10.0**power)) + 1):
            share = line * each * 10.0**power
            down = self.down(share)
            yield f'<path class="grid" d="M{self.left} {down:g}H{self.right}"/>'
            yield label(self.left - 8, down + 4, self.words.percent(share, digits), "soft end")
        about = self.words.say("chart-share", width=self.columns.width // self.columns.step)
        yield label(0, self.top - 1.4 * CAPTION, about, "soft")

    def totals(self) -> Iterator[str]:
        """Draw the line that everything stands on, with totals below it."""
        yield f'<path class="axis" d="M{self.left} {self.bottom}H{self.right}"/>'
        for total in self.columns.labels(LABEL / self.pitch):
            across = self.across(total)
            yield f'<path class="axis" d="M{across} {self.bottom}v6"/>'
            yield label(across, self.bottom + 21, str(total), "middle")
        middle = (self.left + self.right) / 2
        yield label(middle, self.bottom + 42, self.words.say("chart-totals"), "soft middle")

    def across(self, total: float) -> float:
        """Return where a total lies across the picture."""
        steps = (total - self.columns.first + self.columns.step / 2) / self.columns.width
        return round(self.left + min(max(0, steps), len(self.columns.shares)) * self.pitch, 2)

    def down(self, share: float) -> float:
        """Return how far down a column of a height begins."""
        return round(self.bottom - (self.bottom - self.top) * share / self.highest, 2)
