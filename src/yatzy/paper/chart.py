"""How games end by one sheet, as a figure: columns of totals, percentiles, and games of one's own over it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, groupby, pairwise, starmap
from statistics import fmean
from textwrap import wrap

from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.paper.axes import Axes
from yatzy.paper.columns import columns
from yatzy.paper.figure import LETTER, LINE, NARROW, WIDE, Figure, Table, figure
from yatzy.paper.svg import label
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import PERCENTILES, Odds

FEWER = (5, 25, 50, 75, 95)
"""Percentiles that are marked on a phone; the table has all."""

APART = 8
"""Units of the picture from which on columns stand apart."""

BROADEST = 64

STRIP = 44
"""From where the picture ends down to the percentiles."""

DOT = 8
"""How broad and tall a game of one's own is."""

OWN = 20
"""Room for a line about one's own games."""


def chart(
    words: Catalogue,
    sheet: RuleSheet,
    odds: Odds,
    *,
    card: Card | None = None,
    own: Sequence[int] = (),
    width: int = WIDE,
) -> Figure:
    """Return how games by a sheet end under best play.

    ``card`` is what they go on from, if not an empty one; ``own`` are totals of one's own, drawn over it.
    """
    return _Chart(words, sheet, odds, card, own, width).figure()


@dataclass(frozen=True, slots=True)
class _Mark:
    """A percentile, or several where they are the same total."""

    percents: str
    total: int
    across: float

    @property
    def room(self) -> float:
        """Return how broad its label is, with some air."""
        return 7.6 * max(len(self.percents), len(str(self.total))) + 6


class _Chart:
    """Draws one figure."""

    def __init__(  # noqa: PLR0917 # as it was asked
        self,
        words: Catalogue,
        sheet: RuleSheet,
        odds: Odds,
        card: Card | None,
        own: Sequence[int],
        width: int,
    ) -> None:
        self.words, self.sheet, self.odds, self.card, self.own = words, sheet, odds, card, sorted(own)
        self.begun = card is not None and any(points is not None for points in card.points)
        self.columns = columns(odds, width // 2)
        self.figures = list(self.placed(width))
        line = self.figures[-1][1]
        self.axes = Axes(words, [self.columns], width, line + 40 + (24 if self.begun else 0))
        self.strip_words = wrap(words.say("chart-strip"), int(width / LETTER))
        more = LINE * (len(self.strip_words) - 1)
        self.strip_down = self.axes.end + STRIP + more + OWN * (bool(own) + (self.games_a_dot > 1))

    def figure(self) -> Figure:
        drawn = [*self.head(), *self.axes.scale(), *self.bars(), *self.games(), *self.axes.totals()]
        return figure(
            self.words,
            f"odds-{self.sheet.digest[:8]}-{self.axes.width}",
            (self.axes.width, self.strip_down + 58),
            [*drawn, *self.mean(), *self.strip()],
            title=self.words.say("odds-heading", sheet=full_title(self.sheet)),
            about=self.description(),
            table=self.table(),
        )

    def description(self) -> str:
        """Say in words what the figure shows."""
        words = self.words
        facts = [words.say("odds-so-far", points=self.card.total)] if self.card and self.begun else []
        facts += [f"{name}: {count}." for name, count in odds_figures(words, self.sheet, self.odds).items()]
        facts += [
            words.say("chart-percentile", percent=percent, total=self.odds.percentile(percent))
            for percent in PERCENTILES
        ]
        if self.own:
            facts.append(f"{self.own_mean()}.")
        return " ".join(facts)

    def table(self) -> Table:
        """Return the figures and percentiles, and of one's own games where each total stands."""
        head, rows = odds_table(
            self.words, [(self.sheet, self.odds)], names=[self.words.say("chart-best-play")]
        )
        if not self.own:
            return head, rows
        mine = [self.words.decimal(fmean(self.own), 2), *("" for _ in rows[1:])]
        for place, percent in enumerate(PERCENTILES, len(rows) - len(PERCENTILES)):
            mine[place] = str(self.own[max(0, -(-percent * len(self.own) // 100) - 1)])
        told = tuple((*row, cell) for row, cell in zip(rows, mine, strict=True))
        return (*head, self.words.say("chart-own", games=len(self.own))), told

    # Above the picture

    def placed(self, width: int) -> Iterator[tuple[float, int, str, str]]:
        """Yield the figures that say most, each with where it stands: as many beside each other as fit."""
        across, line = 0.0, 12
        for name, count in odds_figures(self.words, self.sheet, self.odds).items():
            room = max(LETTER * len(name), 10.5 * len(count))
            if across and across + room > width:
                across, line = 0.0, line + 50
            yield across, line, name, count
            across += room + 28

    def head(self) -> Iterator[str]:
        for across, line, name, count in self.figures:
            yield label(across, line, name, "soft")
            yield label(across, line + 23, count, "count")
        if self.card and self.begun:
            yield label(
                0, self.figures[-1][1] + 50, self.words.say("odds-so-far", points=self.card.total), "soft"
            )

    # How games end

    def bars(self) -> Iterator[str]:
        """Draw the columns, those of the middle half in a colour of their own."""
        low, high = (self.columns.place(self.odds.percentile(percent)) for percent in (25, 75))
        ends = (0, low, high + 1, len(self.columns.shares))
        for name, places in zip(("outer", "inner", "outer"), starmap(range, pairwise(ends)), strict=True):
            if places:
                apart = self.axes.pitch >= APART
                drawn = "".join(map(self.bar, places)) if apart else self.outline(places)
                yield f'<path class="{name}" d="{drawn}"/>'

    def bar(self, place: int) -> str:
        """Draw a column that stands alone."""
        axes = self.axes
        broad = min(BROADEST, axes.pitch * 0.8)
        left = axes.left + (place + 0.5) * axes.pitch - broad / 2
        return f"M{left:.2f} {axes.bottom}V{axes.down(self.columns.shares[place])}h{broad:.2f}V{axes.bottom}z"

    def outline(self, places: range) -> str:
        """Draw columns without gaps as one shape, so that none shine through."""
        axes = self.axes
        steps = "".join(
            f"V{axes.down(self.columns.shares[place])}H{axes.left + (place + 1) * axes.pitch:.2f}"
            for place in places
        )
        return f"M{axes.left + places.start * axes.pitch:.2f} {axes.bottom}{steps}V{axes.bottom}z"

    def mean(self) -> Iterator[str]:
        axes = self.axes
        mean = axes.across(self.odds.expected)
        yield from (
            f'<path class="{kind}" d="M{mean} {axes.top - 18}V{axes.bottom}"/>' for kind in ("halo", "mean")
        )
        told = self.words.say("chart-mean", mean=self.words.decimal(self.odds.expected))
        side = " end" if mean > axes.right - 8 - 7.2 * len(told) else ""
        yield label(mean + (-8 if side else 8), axes.top - 8, told, f"label{side}")

    # Games of one's own

    def games(self) -> Iterator[str]:
        """Draw games of one's own as dots, those of about the same total on top of each other."""
        if not self.own:
            return
        axes, each = self.axes, self.games_a_dot
        for place, games in sorted(self.stacks.items()):
            for height in range(-(-games // each)):
                down = axes.bottom - DOT * (height + 0.5)
                yield f'<circle class="own" cx="{axes.left + place * DOT}" cy="{down:g}" r="{DOT / 2:g}"/>'
        across = axes.across(fmean(self.own))
        yield f'<path class="own" d="M{across} {axes.bottom + 1}l6 10h-12z"/>'
        yield f'<circle class="own" cx="5" cy="{axes.end + 10}" r="{DOT / 2:g}"/>'
        yield label(16, axes.end + 14, self.own_mean(), "own-text")
        if each > 1:
            yield label(16, axes.end + 32, self.words.say("chart-dot", games=each), "soft")

    @cached_property
    def stacks(self) -> Counter[int]:
        """Return how many games of one's own lie at each place across."""
        return Counter(round((self.axes.across(total) - self.axes.left) / DOT) for total in self.own)

    @cached_property
    def games_a_dot(self) -> int:
        """Return how many games a dot must stand for, so that the highest stack has room."""
        room = int((self.axes.bottom - self.axes.top) / DOT)
        return -(-max(self.stacks.values(), default=1) // room)

    def own_mean(self) -> str:
        mean = self.words.decimal(fmean(self.own))
        return self.words.say("chart-own-mean", games=len(self.own), mean=mean)

    # Percentiles

    def strip(self) -> Iterator[str]:
        """Draw the percentiles: a line with the middle half strong, and a label for each."""
        down = self.strip_down
        shown = FEWER if self.axes.width <= NARROW else PERCENTILES
        first, low, middle, high, last = (
            self.axes.across(self.odds.percentile(percent)) for percent in (shown[0], 25, 50, 75, shown[-1])
        )
        for above, line in enumerate(reversed(self.strip_words)):
            yield label(0, down - 20 - LINE * above, line, "soft")
        yield f'<path class="tick" d="M{first} {down}H{last}"/>'
        yield f'<rect class="inner" x="{low}" y="{down - 4}" width="{high - low:g}" height="8" rx="4"/>'
        marks = list(self.percentiles(shown))
        for mark, across in zip(marks, self.spread(marks), strict=True):
            yield f'<path class="tick" d="M{mark.across} {down - 6}v14L{across:.2f} {down + 16}"/>'
            yield label(across, down + 32, str(mark.total), "middle")
            yield label(across, down + 49, mark.percents, "soft middle")
        yield f'<circle class="middle-half" cx="{middle}" cy="{down}" r="6"/>'

    def percentiles(self, shown: Sequence[int]) -> Iterator[_Mark]:
        """Yield the percentiles, those of one total together."""
        for total, same in groupby(shown, self.odds.percentile):
            percents = list(same)
            name = "odds-percentile" if len(percents) == 1 else "chart-percentiles"
            told = self.words.say(name, percent=percents[-1], least=percents[0])
            yield _Mark(told, total, self.axes.across(total))

    def spread(self, marks: list[_Mark]) -> list[float]:
        """Return where to write labels: as near to what they belong to as is possible without touching another.

        Labels that would touch form a group, centred on what it belongs to; groups that touch are joined.
        """
        offsets = [0.0, *accumulate((one.room + other.room) / 2 for one, other in pairwise(marks))]
        groups: list[list[float]] = []
        for mark, offset in zip(marks, offsets, strict=True):
            groups.append([mark.across - offset])
            while len(groups) > 1 and fmean(groups[-2]) >= fmean(groups[-1]):
                groups[-2:] = [groups[-2] + groups[-1]]
        places = [fmean(group) for group in groups for _ in group]
        least, most = marks[0].room / 2, self.axes.width - marks[-1].room / 2 - offsets[-1]
        return [min(max(least, place), most) + offset for place, offset in zip(places, offsets, strict=True)]


def odds_figures(words: Catalogue, sheet: RuleSheet, odds: Odds) -> dict[str, str]:
    """Return the figures that say most, with their names."""
    figures = {
        words.say("odds-mean"): words.decimal(odds.expected, 2),
        words.say("odds-deviation"): words.decimal(odds.deviation, 2),
    }
    if odds.upper_bonus is not None:
        bonus = words.name(sheet, "upper-bonus")
        figures[words.say("odds-bonus", bonus=bonus)] = words.percent(odds.upper_bonus)
    return figures


def odds_table(words: Catalogue, several: Sequence[tuple[RuleSheet, Odds]], names: Sequence[str]) -> Table:
    """Return figures and percentiles of sheets, a column for each."""
    found = [odds for _, odds in several]
    rows = [
        (words.say("odds-mean"), *(words.decimal(odds.expected, 2) for odds in found)),
        (words.say("odds-deviation"), *(words.decimal(odds.deviation, 2) for odds in found)),
    ]
    if any(odds.upper_bonus is not None for odds in found):
        bonuses = {words.name(sheet, "upper-bonus") for sheet, odds in several if odds.upper_bonus is not None}
        made = words.say("odds-bonus", bonus=" / ".join(sorted(bonuses)))
        rows.append(
            (made, *("" if odds.upper_bonus is None else words.percent(odds.upper_bonus) for odds in found))
        )
    rows += [
        (words.say("chart-at-most", percent=percent), *(str(odds.percentile(percent)) for odds in found))
        for percent in PERCENTILES
    ]
    return ("", *names), tuple(rows)
