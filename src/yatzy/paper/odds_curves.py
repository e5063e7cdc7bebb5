"""How games by several sheets end, as one figure: a curve for each, distinct in stroke, marker and colour."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.axes import Axes
from yatzy.paper.figure import WIDE, Figure, build_figure
from yatzy.paper.histogram import build_histograms
from yatzy.paper.odds_chart import odds_table
from yatzy.paper.svg import text_element
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.solver.odds import Odds

MOST_CURVES = 6
"""More could not be told apart."""

TAIL = 0.4
"""Percent of the games left out at each end of a curve: for a comparison the middle matters."""

LEGEND_LINE_HEIGHT = 22
SWATCH = 34

NAME_LETTER_WIDTH = 7.4
"""Estimated from the widest fonts."""

MARKERS = (
    "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "m-4.5-4.5h9v9h-9z",
    "m0-6l6 10.5h-12z",
    "m0-6.5l5.5 6.5l-5.5 6.5l-5.5-6.5z",
    "m0 6l6-10.5h-12z",
    "m-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
)
"""Paths of a disc, a square, a triangle, a diamond, an inverted triangle and a cross, each around its start."""


def draw_odds_curves(
    words: Catalogue, sheet_odds: Sequence[tuple[RuleSheet, Odds]], *, width: int = WIDE
) -> Figure:
    """Draw how games by several sheets end under best play."""
    return _OddsCurves(words, sheet_odds, width).figure()


class _OddsCurves:
    """Draws one figure."""

    def __init__(self, words: Catalogue, sheet_odds: Sequence[tuple[RuleSheet, Odds]], width: int) -> None:
        self.words, self.sheet_odds, self.width = words, sheet_odds, width
        self.names = [full_title(sheet) for sheet, _ in sheet_odds]
        self.histograms = build_histograms([odds for _, odds in sheet_odds], width // 5, TAIL)
        self.axes = Axes(words, self.histograms, width, LEGEND_LINE_HEIGHT * len(sheet_odds) + 12)

    def figure(self) -> Figure:
        axes, words = self.axes, self.words
        about = " ".join(
            f"{name}: {self.mean_text(odds)}."
            for name, (_, odds) in zip(self.names, self.sheet_odds, strict=True)
        )
        parts = "-".join(sheet.digest[:6] for sheet, _ in self.sheet_odds)
        return build_figure(
            words,
            f"curves-{parts}-{self.width}",
            (self.width, axes.end),
            [*self.draw_legend(), *axes.draw_scale(), *axes.draw_totals(), *self.draw_curves()],
            title=words.say("chart-together"),
            about=about,
            table=odds_table(words, self.sheet_odds, self.names),
        )

    def mean_text(self, odds: Odds) -> str:
        return self.words.say("chart-mean", mean=self.words.decimal(odds.expected))

    def draw_legend(self) -> Iterator[str]:
        """Draw the name and mean of each curve; names that are too long are cut."""
        for place, (name, (_, odds)) in enumerate(zip(self.names, self.sheet_odds, strict=True)):
            down, mean = 10 + LEGEND_LINE_HEIGHT * place, self.mean_text(odds)
            most = int((self.width - SWATCH - 8) / NAME_LETTER_WIDTH) - len(mean) - 3
            shown = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
            yield f'<path class="curve of-{place + 1}" d="M0 {down}h{SWATCH}"/>'
            yield self.marker(place, SWATCH / 2, down)
            yield text_element(SWATCH + 8, down + 4, f"{shown} · {mean}", "name")

    def draw_curves(self) -> Iterator[str]:
        """Draw the curves through the middle of each bin, their markers at different percentiles."""
        axes = self.axes
        for place, (histogram, (_, odds)) in enumerate(zip(self.histograms, self.sheet_odds, strict=True)):
            filled = [number for number, share in enumerate(histogram.shares) if share]
            points = [
                (axes.left + (number + 0.5) * axes.pitch, axes.y_of(histogram.shares[number]))
                for number in range(filled[0], filled[-1] + 1)  # bins beyond the tails are not drawn as zero
            ]
            path = " ".join(f"{across:.2f},{down:g}" for across, down in points)
            yield f'<polyline class="curve of-{place + 1}" points="{path}"/>'
            across = axes.x_of(odds.percentile(100 * (place + 1) / (len(self.sheet_odds) + 1)))
            yield self.marker(place, across, _y_at(points, across))

    @staticmethod
    def marker(place: int, across: float, down: float) -> str:
        return f'<path class="sign of-{place + 1}" d="M{across:.2f} {down:.2f}{MARKERS[place]}"/>'


def _y_at(points: Sequence[tuple[float, float]], across: float) -> float:
    """Return the y coordinate of a curve at an x coordinate."""
    for (left, one), (right, other) in pairwise(points):
        if left <= across <= right:
            return one + (other - one) * (across - left) / (right - left)
    return points[0][1] if across < points[0][0] else points[-1][1]
