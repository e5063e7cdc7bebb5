"""The axes of charts of totals: shares of all games upwards, totals across."""

from collections.abc import Iterator, Sequence
from math import floor, log10

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import NARROW
from yatzy.paper.histogram import TotalsHistogram
from yatzy.paper.svg import text_element

MAX_GRID_LINES = 4.5
"""The most grid lines, plus the part of a step by which the highest bin may exceed the last line."""

TOTAL_LABEL_WIDTH = 52
"""Room for one total below the axis."""

CAPTION_HEIGHT = 24
"""Room above the plot for what the grid lines mean, and again for labels inside."""

BOTTOM_MARGIN = 50
"""Room below the plot for totals and the title of the axis."""


class Axes:
    """The plot area of histograms that share their bins."""

    def __init__(self, words: Catalogue, histograms: Sequence[TotalsHistogram], width: int, top: int) -> None:
        self.words, self.histogram, self.width = words, histograms[0], width
        self.highest = max(max(each.shares) for each in histograms)
        self.left, self.right = (38, width - 8) if width <= NARROW else (50, width - 14)
        self.top = top + 2 * CAPTION_HEIGHT
        self.bottom = self.top + (170 if width <= NARROW else 240)
        self.end = self.bottom + BOTTOM_MARGIN
        self.pitch = (self.right - self.left) / len(self.histogram.shares)

    def draw_scale(self) -> Iterator[str]:
        """Draw the scale: a few grid lines at round percents."""
        power = floor(log10(self.highest / MAX_GRID_LINES))
        step = next(size for size in (1, 2, 5, 10) if size * 10.0**power * MAX_GRID_LINES >= self.highest)
        digits = max(0, -2 - power - (step == 10))  # noqa: PLR2004 # percents have two digits less
        for line in range(1, int(self.highest / (step * 10.0**power)) + 1):
            share = line * step * 10.0**power
            y = self.y_of(share)
            yield f'<path class="grid" d="M{self.left} {y:g}H{self.right}"/>'
            yield text_element(self.left - 8, y + 4, self.words.percent(share, digits), "soft end")
        about = self.words.say("chart-share", width=self.histogram.width // self.histogram.step)
        yield text_element(0, self.top - 1.4 * CAPTION_HEIGHT, about, "soft")

    def draw_totals(self) -> Iterator[str]:
        """Draw the base line with totals below it."""
        yield f'<path class="axis" d="M{self.left} {self.bottom}H{self.right}"/>'
        for total in self.histogram.labels(TOTAL_LABEL_WIDTH / self.pitch):
            x = self.x_of(total)
            yield f'<path class="axis" d="M{x} {self.bottom}v6"/>'
            yield text_element(x, self.bottom + 21, str(total), "middle")
        middle = (self.left + self.right) / 2
        yield text_element(middle, self.bottom + 42, self.words.say("chart-totals"), "soft middle")

    def x_of(self, total: float) -> float:
        """Return the x coordinate of a total."""
        steps = (total - self.histogram.first + self.histogram.step / 2) / self.histogram.width
        return round(self.left + min(max(0, steps), len(self.histogram.shares)) * self.pitch, 2)

    def y_of(self, share: float) -> float:
        """Return the y coordinate of a share."""
        return round(self.bottom - (self.bottom - self.top) * share / self.highest, 2)
