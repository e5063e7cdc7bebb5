"""How games end by several sheets, as one figure: a curve for each, told apart by stroke, sign and colour."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.paper.axes import Axes
from yatzy.paper.chart import odds_table
from yatzy.paper.columns import columns_of_all
from yatzy.paper.figure import WIDE, Figure, figure
from yatzy.paper.svg import label
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import Odds

MOST_CURVES = 6
"""More could not be told apart."""

TAIL = 0.4
"""Percent of the games at each end of a curve that are left out: where curves compare, the middle matters."""

LINE = 22
"""From one line of the legend to the next."""

SWATCH = 34

NAME_LETTER = 7.4
"""How wide a letter of the legend is taken to be, by the widest faces there are."""

SIGNS = (
    "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "m-4.5-4.5h9v9h-9z",
    "m0-6l6 10.5h-12z",
    "m0-6.5l5.5 6.5l-5.5 6.5l-5.5-6.5z",
    "m0 6l6-10.5h-12z",
    "m-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z",
)
"""A disc, a square, a triangle, a diamond, a triangle on its head, a cross; each around where it is put."""


def curves(words: Catalogue, several: Sequence[tuple[RuleSheet, Odds]], *, width: int = WIDE) -> Figure:
    """Return how games by sheets end under best play, drawn together."""
    return _Curves(words, several, width).figure()


class _Curves:
    """Draws one figure."""

    def __init__(self, words: Catalogue, several: Sequence[tuple[RuleSheet, Odds]], width: int) -> None:
        self.words, self.several, self.width = words, several, width
        self.names = [full_title(sheet) for sheet, _ in several]
        self.columns = columns_of_all([odds for _, odds in several], width // 5, TAIL)
        self.axes = Axes(words, self.columns, width, LINE * len(several) + 12)

    def figure(self) -> Figure:
        axes, words = self.axes, self.words
        about = " ".join(
            f"{name}: {self.mean(odds)}." for name, (_, odds) in zip(self.names, self.several, strict=True)
        )
        parts = "-".join(sheet.digest[:6] for sheet, _ in self.several)
        return figure(
            words,
            f"curves-{parts}-{self.width}",
            (self.width, axes.end),
            [*self.legend(), *axes.scale(), *axes.totals(), *self.lines()],
            title=words.say("chart-together"),
            about=about,
            table=odds_table(words, self.several, self.names),
        )

    def mean(self, odds: Odds) -> str:
        return self.words.say("chart-mean", mean=self.words.decimal(odds.expected))

    def legend(self) -> Iterator[str]:
        """Write what each curve is, with its mean; a name that is too long for its line is cut."""
        for place, (name, (_, odds)) in enumerate(zip(self.names, self.several, strict=True)):
            down, mean = 10 + LINE * place, self.mean(odds)
            most = int((self.width - SWATCH - 8) / NAME_LETTER) - len(mean) - 3
            shown = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
            yield f'<path class="curve of-{place + 1}" d="M0 {down}h{SWATCH}"/>'
            yield self.sign(place, SWATCH / 2, down)
            yield label(SWATCH + 8, down + 4, f"{shown} · {mean}", "name")

    def lines(self) -> Iterator[str]:
        """Draw the curves through the middle of each column, the sign of each where no other has its own."""
        axes = self.axes
        for place, (columns, (_, odds)) in enumerate(zip(self.columns, self.several, strict=True)):
            some = [number for number, share in enumerate(columns.shares) if share]
            points = [
                (axes.left + (number + 0.5) * axes.pitch, axes.down(columns.shares[number]))
                for number in range(some[0], some[-1] + 1)  # tails that were left out are not drawn as nothing
            ]
            drawn = " ".join(f"{across:.2f},{down:g}" for across, down in points)
            yield f'<polyline class="curve of-{place + 1}" points="{drawn}"/>'
            across = axes.across(odds.percentile(100 * (place + 1) / (len(self.several) + 1)))
            yield self.sign(place, across, _height(points, across))

    @staticmethod
    def sign(place: int, across: float, down: float) -> str:
        return f'<path class="sign of-{place + 1}" d="M{across:.2f} {down:.2f}{SIGNS[place]}"/>'


def _height(points: Sequence[tuple[float, float]], across: float) -> float:
    """Return how far down a curve is at a place."""
    for (left, one), (right, other) in pairwise(points):
        if left <= across <= right:
            return one + (other - one) * (across - left) / (right - left)
    return points[0][1] if across < points[0][0] else points[-1][1]
