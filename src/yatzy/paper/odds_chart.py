"""How games by one sheet end, as a figure: a histogram of totals, percentiles, and one's own games over it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, groupby, pairwise, starmap
from statistics import fmean
from textwrap import wrap

from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.axes import Axes
from yatzy.paper.figure import LETTER_WIDTH, LINE_HEIGHT, NARROW, WIDE, Figure, Table, build_figure
from yatzy.paper.histogram import build_histogram
from yatzy.paper.svg import text_element
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.solver.odds import PERCENTILES, Odds

NARROW_PERCENTILES = (5, 25, 50, 75, 95)
"""Percentiles marked on a phone; the table has all."""

MIN_PITCH_FOR_GAPS = 8
"""Bins at least this wide, in SVG units, are drawn with gaps between them."""

MAX_BAR_WIDTH = 64

STRIP_OFFSET = 44
"""From the end of the axes down to the percentiles."""

DOT_SIZE = 8
"""The diameter of the dot for one's own game."""

OWN_LINE_HEIGHT = 20
"""Of the text about one's own games."""


def draw_odds_chart(
    words: Catalogue,
    sheet: RuleSheet,
    odds: Odds,
    *,
    card: Card | None = None,
    own: Sequence[int] = (),
    width: int = WIDE,
) -> Figure:
    """Draw how games by a sheet end under best play.

    ``card`` is where they go on from, if not from an empty one; ``own`` are one's own totals, drawn over it.
    """
    return _OddsChart(words, sheet, odds, card, own, width).figure()


@dataclass(frozen=True, slots=True)
class _PercentileMark:
    """A percentile, or several with the same total."""

    percents: str
    total: int
    across: float

    @property
    def room(self) -> float:
        """The width of its label, with some air."""
        return 7.6 * max(len(self.percents), len(str(self.total))) + 6


class _OddsChart:
    """Draws one figure."""

    def __init__(  # noqa: PLR0917 # the parameters of the function above
        self,
        words: Catalogue,
        sheet: RuleSheet,
        odds: Odds,
        card: Card | None,
        own: Sequence[int],
        width: int,
    ) -> None:
        self.words, self.sheet, self.odds, self.card, self.own = words, sheet, odds, card, sorted(own)
        self.has_entries = card is not None and any(points is not None for points in card.points)
        self.histogram = build_histogram(odds, width // 2)
        self.key_figures = list(self.place_key_figures(width))
        line = self.key_figures[-1][1]
        self.axes = Axes(words, [self.histogram], width, line + 40 + (24 if self.has_entries else 0))
        self.strip_words = wrap(words.say("chart-strip"), int(width / LETTER_WIDTH))
        more = LINE_HEIGHT * (len(self.strip_words) - 1)
        self.strip_down = (
            self.axes.end + STRIP_OFFSET + more + OWN_LINE_HEIGHT * (bool(own) + (self.games_a_dot > 1))
        )

    def figure(self) -> Figure:
        plot = [
            *self.draw_head(),
            *self.axes.draw_scale(),
            *self.draw_bars(),
            *self.draw_own_games(),
            *self.axes.draw_totals(),
        ]
        return build_figure(
            self.words,
            f"odds-{self.sheet.digest[:8]}-{self.axes.width}",
            (self.axes.width, self.strip_down + 58),
            [*plot, *self.draw_mean(), *self.draw_percentiles()],
            title=self.words.say("odds-heading", sheet=full_title(self.sheet)),
            about=self.description(),
            table=self.table(),
        )

    def description(self) -> str:
        """Return what the figure shows, in words."""
        words = self.words
        facts = [words.say("odds-so-far", points=self.card.total)] if self.card and self.has_entries else []
        facts += [f"{name}: {count}." for name, count in odds_figures(words, self.sheet, self.odds).items()]
        facts += [
            words.say("chart-percentile", percent=percent, total=self.odds.percentile(percent))
            for percent in PERCENTILES
        ]
        if self.own:
            facts.append(f"{self.own_mean()}.")
        return " ".join(facts)

    def table(self) -> Table:
        """Return key figures and percentiles, with one's own games beside them."""
        head, rows = odds_table(
            self.words, [(self.sheet, self.odds)], names=[self.words.say("chart-best-play")]
        )
        if not self.own:
            return head, rows
        mine = [self.words.decimal(fmean(self.own), 2), *("" for _ in rows[1:])]
        for place, percent in enumerate(PERCENTILES, len(rows) - len(PERCENTILES)):
            mine[place] = str(self.own[max(0, -(-percent * len(self.own) // 100) - 1)])
        joined = tuple((*row, cell) for row, cell in zip(rows, mine, strict=True))
        return (*head, self.words.say("chart-own", games=len(self.own))), joined

    # Above the plot

    def place_key_figures(self, width: int) -> Iterator[tuple[float, int, str, str]]:
        """Yield the key figures, wrapped to the width: x and y coordinates, name and number."""
        across, line = 0.0, 12
        for name, count in odds_figures(self.words, self.sheet, self.odds).items():
            room = max(LETTER_WIDTH * len(name), 10.5 * len(count))
            if across and across + room > width:
                across, line = 0.0, line + 50
            yield across, line, name, count
            across += room + 28

    def draw_head(self) -> Iterator[str]:
        for across, line, name, count in self.key_figures:
            yield text_element(across, line, name, "soft")
            yield text_element(across, line + 23, count, "count")
        if self.card and self.has_entries:
            yield text_element(
                0, self.key_figures[-1][1] + 50, self.words.say("odds-so-far", points=self.card.total), "soft"
            )

    # Plot

    def draw_bars(self) -> Iterator[str]:
        """Draw the bars, those of the middle half in another colour."""
        low, high = (self.histogram.bin_of(self.odds.percentile(percent)) for percent in (25, 75))
        ends = (0, low, high + 1, len(self.histogram.shares))
        for name, places in zip(("outer", "inner", "outer"), starmap(range, pairwise(ends)), strict=True):
            if places:
                with_gaps = self.axes.pitch >= MIN_PITCH_FOR_GAPS
                path = "".join(map(self.bar_path, places)) if with_gaps else self.outline_path(places)
                yield f'<path class="{name}" d="{path}"/>'

    def bar_path(self, place: int) -> str:
        """Return the path of a single bar."""
        axes = self.axes
        width = min(MAX_BAR_WIDTH, axes.pitch * 0.8)
        left = axes.left + (place + 0.5) * axes.pitch - width / 2
        return f"M{left:.2f} {axes.bottom}V{axes.y_of(self.histogram.shares[place])}h{width:.2f}V{axes.bottom}z"

    def outline_path(self, places: range) -> str:
        """Return bars without gaps as one path, so that no seams show."""
        axes = self.axes
        steps = "".join(
            f"V{axes.y_of(self.histogram.shares[place])}H{axes.left + (place + 1) * axes.pitch:.2f}"
            for place in places
        )
        return f"M{axes.left + places.start * axes.pitch:.2f} {axes.bottom}{steps}V{axes.bottom}z"

    def draw_mean(self) -> Iterator[str]:
        axes = self.axes
        mean = axes.x_of(self.odds.expected)
        yield from (
            f'<path class="{kind}" d="M{mean} {axes.top - 18}V{axes.bottom}"/>' for kind in ("halo", "mean")
        )
        text = self.words.say("chart-mean", mean=self.words.decimal(self.odds.expected))
        side = " end" if mean > axes.right - 8 - 7.2 * len(text) else ""
        yield text_element(mean + (-8 if side else 8), axes.top - 8, text, f"label{side}")

    # One's own games

    def draw_own_games(self) -> Iterator[str]:
        """Draw one's own games as dots, stacked where their totals are about the same."""
        if not self.own:
            return
        axes, games_a_dot = self.axes, self.games_a_dot
        for place, games in sorted(self.stacks.items()):
            for height in range(-(-games // games_a_dot)):
                x, y = axes.left + place * DOT_SIZE, axes.bottom - DOT_SIZE * (height + 0.5)
                yield f'<circle class="own" cx="{x}" cy="{y:g}" r="{DOT_SIZE / 2:g}"/>'
        across = axes.x_of(fmean(self.own))
        yield f'<path class="own" d="M{across} {axes.bottom + 1}l6 10h-12z"/>'
        yield f'<circle class="own" cx="5" cy="{axes.end + 10}" r="{DOT_SIZE / 2:g}"/>'
        yield text_element(16, axes.end + 14, self.own_mean(), "own-text")
        if games_a_dot > 1:
            yield text_element(16, axes.end + 32, self.words.say("chart-dot", games=games_a_dot), "soft")

    @cached_property
    def stacks(self) -> Counter[int]:
        """How many of one's own games share each stack of dots."""
        return Counter(round((self.axes.x_of(total) - self.axes.left) / DOT_SIZE) for total in self.own)

    @cached_property
    def games_a_dot(self) -> int:
        """How many games a dot stands for, so that the highest stack fits."""
        room = int((self.axes.bottom - self.axes.top) / DOT_SIZE)
        return -(-max(self.stacks.values(), default=1) // room)

    def own_mean(self) -> str:
        mean = self.words.decimal(fmean(self.own))
        return self.words.say("chart-own-mean", games=len(self.own), mean=mean)

    # Percentiles

    def draw_percentiles(self) -> Iterator[str]:
        """Draw the percentiles on a line with labels, the middle half emphasised."""
        down = self.strip_down
        shown = NARROW_PERCENTILES if self.axes.width <= NARROW else PERCENTILES
        first, low, middle, high, last = (
            self.axes.x_of(self.odds.percentile(percent)) for percent in (shown[0], 25, 50, 75, shown[-1])
        )
        for above, line in enumerate(reversed(self.strip_words)):
            yield text_element(0, down - 20 - LINE_HEIGHT * above, line, "soft")
        yield f'<path class="tick" d="M{first} {down}H{last}"/>'
        yield f'<rect class="inner" x="{low}" y="{down - 4}" width="{high - low:g}" height="8" rx="4"/>'
        marks = list(self.percentile_marks(shown))
        for mark, across in zip(marks, self.spread_labels(marks), strict=True):
            yield f'<path class="tick" d="M{mark.across} {down - 6}v14L{across:.2f} {down + 16}"/>'
            yield text_element(across, down + 32, str(mark.total), "middle")
            yield text_element(across, down + 49, mark.percents, "soft middle")
        yield f'<circle class="middle-half" cx="{middle}" cy="{down}" r="6"/>'

    def percentile_marks(self, shown: Sequence[int]) -> Iterator[_PercentileMark]:
        """Yield the percentiles, merged where they have the same total."""
        for total, same in groupby(shown, self.odds.percentile):
            percents = list(same)
            name = "odds-percentile" if len(percents) == 1 else "chart-percentiles"
            text = self.words.say(name, percent=percents[-1], least=percents[0])
            yield _PercentileMark(text, total, self.axes.x_of(total))

    def spread_labels(self, marks: list[_PercentileMark]) -> list[float]:
        """Return x coordinates for labels, each as near to its mark as possible without touching another.

        Labels that would touch form a group centred on its marks; groups that touch are joined.
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
    """Return the names and values of the key figures: mean, deviation and chance of the bonus."""
    figures = {
        words.say("odds-mean"): words.decimal(odds.expected, 2),
        words.say("odds-deviation"): words.decimal(odds.deviation, 2),
    }
    if odds.upper_bonus is not None:
        bonus = words.name(sheet, "upper-bonus")
        figures[words.say("odds-bonus", bonus=bonus)] = words.percent(odds.upper_bonus)
    return figures


def odds_table(words: Catalogue, sheet_odds: Sequence[tuple[RuleSheet, Odds]], names: Sequence[str]) -> Table:
    """Return the key figures and percentiles of sheets, a column for each."""
    all_odds = [odds for _, odds in sheet_odds]
    rows = [
        (words.say("odds-mean"), *(words.decimal(odds.expected, 2) for odds in all_odds)),
        (words.say("odds-deviation"), *(words.decimal(odds.deviation, 2) for odds in all_odds)),
    ]
    if any(odds.upper_bonus is not None for odds in all_odds):
        bonuses = {
            words.name(sheet, "upper-bonus") for sheet, odds in sheet_odds if odds.upper_bonus is not None
        }
        bonus_label = words.say("odds-bonus", bonus=" / ".join(sorted(bonuses)))
        rows.append(
            (
                bonus_label,
                *("" if odds.upper_bonus is None else words.percent(odds.upper_bonus) for odds in all_odds),
            )
        )
    rows += [
        (words.say("chart-at-most", percent=percent), *(str(odds.percentile(percent)) for odds in all_odds))
        for percent in PERCENTILES
    ]
    return ("", *names), tuple(rows)
