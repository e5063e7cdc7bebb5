"""How games end, as a chart: one SVG file that needs nothing beside itself.

It lies on paper of its own, light or dark as the reader's screen is, and says in words what it shows.
Everything a sheet or the catalogue says is escaped on its way in.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import accumulate, groupby, pairwise, starmap
from math import floor, log10
from statistics import fmean

from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.paper.columns import PERCENTILES, columns
from yatzy.paper.svg import label, safe
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import Odds

WIDTH = 880
LEFT, RIGHT = 76, 848
TOP, BOTTOM = 208, 448
"""Where the columns stand."""

STRIP = BOTTOM + 106
"""Where the percentiles are marked."""

HEIGHT = STRIP + 80

MOST = 320
"""Columns: more would be thinner than what a screen shows well."""

APART = 8
"""Units of the picture from which on columns stand apart."""

MOST_LINES = 4.5
"""Lines behind the columns, and the part of a step by which the highest may exceed the last."""

BROADEST = 64
LABEL = 56
"""Room for a label below the axis."""


def chart(words: Catalogue, sheet: RuleSheet, card: Card, odds: Odds) -> str:
    """Return the chart of a sheet's odds as an SVG document."""
    return _Chart(words, sheet, card, odds).document()


@dataclass(frozen=True, slots=True)
class _Mark:
    """A percentile, or several where they are the same total."""

    percents: str
    total: int
    across: float

    @property
    def room(self) -> float:
        """Return how broad its label is, with some air."""
        return 8.0 * max(len(self.percents), len(str(self.total))) + 6


class _Chart:
    """Draws one chart."""

    def __init__(self, words: Catalogue, sheet: RuleSheet, card: Card, odds: Odds) -> None:
        self.words, self.sheet, self.card, self.odds = words, sheet, card, odds
        self.columns = columns(odds, MOST)
        self.pitch = (RIGHT - LEFT) / len(self.columns.shares)

    def document(self) -> str:
        words = self.words
        title = safe(words.say("odds-heading", sheet=full_title(self.sheet)))
        style = (files("yatzy.paper") / "chart.css").read_text("utf-8")
        size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        parts = "\n".join([*self.head(), *self.scale(), *self.bars(), *self.axis(), *self.strip()])
        return f"""<svg xmlns="http://www.w3.org/2000/svg" {size}
 role="img" aria-labelledby="title desc" lang="{safe(words.language)}">
<title id="title">{title}</title>
<desc id="desc">{safe(self.description())}</desc>
<style>
{style}</style>
<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="6"/>
<path class="binding" d="M0 6a6 6 0 0 1 6-6H{WIDTH - 6}a6 6 0 0 1 6 6z"/>
{parts}
</svg>
"""

    def description(self) -> str:
        """Say in words what the chart shows."""
        facts = [
            f"{name}: {figure}." for name, figure in odds_figures(self.words, self.sheet, self.odds).items()
        ]
        facts += [
            self.words.say("chart-percentile", percent=percent, total=self.odds.percentile(percent))
            for percent in PERCENTILES
        ]
        return " ".join(facts)

    def head(self) -> Iterator[str]:
        title = full_title(self.sheet)
        size = min(26.0, 1.7 * (RIGHT - 32) / len(title))
        yield label(32, 50, title, "title", f' style="font-size: {size:.3g}px"')
        filled = any(points is not None for points in self.card.points)
        below = [self.words.say("chart-about")]
        below += [self.words.say("odds-so-far", points=self.card.total)] if filled else []
        yield label(32, 76, " ".join(below), "soft")
        across = 32
        for name, figure in odds_figures(self.words, self.sheet, self.odds).items():
            yield label(across, 112, name, "soft")
            yield label(across, 136, figure, "figure")
            across += 40 + max(7 * len(name), 11 * len(figure))

    def scale(self) -> Iterator[str]:
        """Draw how high a column is: a few lines at even percents."""
        highest = max(self.columns.shares)
        power = floor(log10(highest / MOST_LINES))
        each = next(size for size in (1, 2, 5, 10) if size * 10.0**power * MOST_LINES >= highest)
        digits = max(0, -2 - power - (each == 10))  # noqa: PLR2004 # percents have two digits less
        for line in range(1, int(highest / (each * 10.0**power)) + 1):
            share = line * each * 10.0**power
            down = self.down(share)
            yield f'<path class="grid" d="M{LEFT} {down:g}H{RIGHT}"/>'
            yield label(LEFT - 10, down + 4, self.words.percent(share, digits), "soft end")
        about = self.words.say("chart-share", width=self.columns.width // self.columns.step)
        yield label(32, TOP - 36, about, "soft")

    def bars(self) -> Iterator[str]:
        """Draw the columns, those of the middle half in a colour of their own."""
        low, high = (self.columns.place(self.odds.percentile(percent)) for percent in (25, 75))
        ends = (0, low, high + 1, len(self.columns.shares))
        for name, places in zip(("outer", "inner", "outer"), starmap(range, pairwise(ends)), strict=True):
            if places:
                apart = self.pitch >= APART
                drawn = "".join(map(self.bar, places)) if apart else self.outline(places)
                yield f'<path class="{name}" d="{drawn}"/>'

    def bar(self, place: int) -> str:
        """Draw a column that stands alone."""
        broad = min(BROADEST, self.pitch * 0.8)
        left = LEFT + (place + 0.5) * self.pitch - broad / 2
        return f"M{left:.2f} {BOTTOM}V{self.down(self.columns.shares[place])}h{broad:.2f}V{BOTTOM}z"

    def outline(self, places: range) -> str:
        """Draw columns without gaps as one shape, so that none shine through."""
        steps = "".join(
            f"V{self.down(self.columns.shares[place])}H{LEFT + (place + 1) * self.pitch:.2f}"
            for place in places
        )
        return f"M{LEFT + places.start * self.pitch:.2f} {BOTTOM}{steps}V{BOTTOM}z"

    def axis(self) -> Iterator[str]:
        mean = self.across(self.odds.mean)
        yield from (f'<path class="{kind}" d="M{mean} {TOP - 24}V{BOTTOM}"/>' for kind in ("halo", "mean"))
        told = self.words.say("chart-mean", mean=self.words.decimal(self.odds.mean))
        side = " end" if mean > (LEFT + RIGHT) / 2 + 200 else ""
        yield label(mean + (-8 if side else 8), TOP - 13, told, f"label{side}")
        yield f'<path class="axis" d="M{LEFT} {BOTTOM}H{RIGHT}"/>'
        for total in self.columns.labels(LABEL / self.pitch):
            across = self.across(total)
            yield f'<path class="axis" d="M{across} {BOTTOM}v6"/>'
            yield label(across, BOTTOM + 22, str(total), "middle")
        yield label((LEFT + RIGHT) / 2, BOTTOM + 46, self.words.say("chart-totals"), "soft middle")

    def strip(self) -> Iterator[str]:
        """Draw the percentiles: a line with the middle half strong, and a label for each."""
        ends = [self.across(self.odds.percentile(percent)) for percent in (1, 25, 50, 75, 99)]
        yield f'<path class="tick" d="M{ends[0]} {STRIP}H{ends[4]}"/>'
        half = f'x="{ends[1]}" y="{STRIP - 4}" width="{ends[3] - ends[1]:g}" height="8" rx="4"'
        yield f'<rect class="inner" {half}/>'
        yield label(32, STRIP - 26, self.words.say("chart-strip"), "soft")
        marks = list(self.percentiles())
        for mark, across in zip(marks, _spread(marks), strict=True):
            yield f'<path class="tick" d="M{mark.across} {STRIP - 6}v14L{across:.2f} {STRIP + 16}"/>'
            yield label(across, STRIP + 32, str(mark.total), "middle")
            yield label(across, STRIP + 50, mark.percents, "soft middle")
        yield f'<circle class="dot" cx="{ends[2]}" cy="{STRIP}" r="6"/>'

    def percentiles(self) -> Iterator[_Mark]:
        """Yield the percentiles, those of one total together."""
        for total, same in groupby(PERCENTILES, self.odds.percentile):
            percents = list(same)
            name = "odds-percentile" if len(percents) == 1 else "chart-percentiles"
            told = self.words.say(name, percent=percents[-1], least=percents[0])
            yield _Mark(told, total, self.across(total))

    def across(self, total: float) -> float:
        """Return where a total lies across the picture."""
        steps = (total - self.columns.first + self.columns.step / 2) / self.columns.width
        return round(LEFT + min(max(0, steps), len(self.columns.shares)) * self.pitch, 2)

    def down(self, share: float) -> float:
        """Return how far down a column of a height begins."""
        return round(BOTTOM - (BOTTOM - TOP) * share / max(self.columns.shares), 2)


def _spread(marks: list[_Mark]) -> list[float]:
    """Return where to write labels: as near to what they belong to as is possible without touching another.

    Labels that would touch form a group, which is centred on what it belongs to; groups that touch are joined.
    """
    offsets = [0.0, *accumulate((one.room + other.room) / 2 for one, other in pairwise(marks))]
    groups: list[list[float]] = []
    for mark, offset in zip(marks, offsets, strict=True):
        groups.append([mark.across - offset])
        while len(groups) > 1 and fmean(groups[-2]) >= fmean(groups[-1]):
            groups[-2:] = [groups[-2] + groups[-1]]
    places = [fmean(group) for group in groups for _ in group]
    return [
        min(max(LEFT, place), RIGHT - offsets[-1]) + offset
        for place, offset in zip(places, offsets, strict=True)
    ]


def odds_figures(words: Catalogue, sheet: RuleSheet, odds: Odds) -> dict[str, str]:
    """Return the figures that say most, with their names."""
    figures = {
        words.say("odds-mean"): words.decimal(odds.mean, 2),
        words.say("odds-deviation"): words.decimal(odds.deviation, 2),
    }
    if odds.upper_bonus is not None:
        bonus = words.name(sheet, "upper-bonus")
        figures[words.say("odds-bonus", bonus=bonus)] = words.percent(odds.upper_bonus)
    return figures
