"""Totals from game to game, as a figure: a dot for each, a running mean, and the mean of best play."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from yatzy.coach.player_stats import ColumnTotal
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import LETTER_WIDTH, NARROW, WIDE, Figure, Table, build_figure
from yatzy.paper.svg import escape_text, text_element

MEAN_WINDOW = 10
"""Games in the running mean."""

MAX_GAMES, MAX_GAMES_NARROW = 100, 40
"""The most games drawn, the latest."""

GRID_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
MAX_GRID_LINES = 6

SWATCH, LEGEND_LINE_HEIGHT, GAP = 18, 20, 22

PLOT_HEIGHT, BOTTOM_MARGIN = 220, 48
LEFT_MARGIN, RIGHT_MARGIN = 42, 14


def draw_trend_chart(
    words: Catalogue,
    sheet: str,
    results: Sequence[ColumnTotal],
    expected: float | None,
    *,
    width: int = WIDE,
    name: str = "trend",
) -> Figure:
    """Draw somebody's latest totals by a sheet, oldest first. ``name`` must be unique on a page."""
    return _TrendChart(words, sheet, results, expected, width).figure(f"{name}-{width}")


def running_means(totals: Sequence[int]) -> list[float]:
    """Return, after each game, the mean of the last :data:`MEAN_WINDOW` totals."""
    return [fmean(totals[max(0, end - MEAN_WINDOW) : end]) for end in range(1, len(totals) + 1)]


class _TrendChart:
    """Draws one figure."""

    def __init__(
        self, words: Catalogue, sheet: str, results: Sequence[ColumnTotal], expected: float | None, width: int
    ) -> None:
        self.words, self.sheet, self.expected, self.width = words, sheet, expected, width
        most = MAX_GAMES_NARROW if width <= NARROW else MAX_GAMES
        self.count = len(results)
        self.means = running_means([one.total for one in results])[-most:]
        self.results = results[-most:]
        self.legend_items = list(self.place_legend())
        self.top = 14 + LEGEND_LINE_HEIGHT * (1 + self.legend_items[-1][1])
        self.bottom = self.top + PLOT_HEIGHT
        self.step, self.low, self.high = self.grid_range()

    def figure(self, name: str) -> Figure:
        elements = [
            *self.draw_legend(),
            *self.draw_scale(),
            *self.draw_line(),
            *self.draw_dots(),
            *self.draw_days(),
        ]
        return build_figure(
            self.words,
            name,
            (self.width, self.bottom + BOTTOM_MARGIN),
            elements,
            title=self.words.say("trend-title", sheet=self.sheet),
            about=self.description(),
            table=self.table(),
        )

    def description(self) -> str:
        """Return what the figure shows, in words."""
        words, totals = self.words, [one.total for one in self.results]
        text = words.say(
            "trend-about",
            count=len(totals),
            first=str(totals[0]),
            last=str(totals[-1]),
            latest=min(MEAN_WINDOW, self.count),
            mean=words.decimal(self.means[-1]),
            best=str(max(totals)),
            worst=str(min(totals)),
        )
        if self.expected is None:
            return text
        return f"{text} {words.say('trend-best-play', expected=words.decimal(self.expected))}"

    def table(self) -> Table:
        """Return every game drawn, the latest first."""
        names = (self.words.say("trend-day"), self.words.say("trend-total"))
        head = (*names, self.words.say("trend-mean", count=MEAN_WINDOW))
        rows = [
            (self.words.date(one.at[:10]), str(one.total), self.words.decimal(mean))
            for one, mean in zip(self.results, self.means, strict=True)
        ]
        return head, tuple(reversed(rows))

    # Legend

    def place_legend(self) -> Iterator[tuple[float, int, str, str]]:
        """Yield the items of the legend: x coordinate, line, kind and text."""
        kinds = ["game", "running", *(["expected"] if self.expected is not None else [])]
        across, line = 0.0, 0
        for kind in kinds:
            text = self.words.say(f"trend-{kind}", count=MEAN_WINDOW)
            width = SWATCH + 6 + LETTER_WIDTH * len(text)
            if across and across + width > self.width:
                across, line = 0.0, line + 1
            yield across, line, kind, text
            across += width + GAP

    def draw_legend(self) -> Iterator[str]:
        for across, line, kind, text in self.legend_items:
            down = 11 + LEGEND_LINE_HEIGHT * line
            if kind == "game":
                yield f'<circle class="own" cx="{across + SWATCH / 2:g}" cy="{down}" r="4.5"/>'
            else:
                path = "line" if kind == "running" else "start"
                yield f'<path class="{path}" d="M{across:g} {down}h{SWATCH}"/>'
            yield text_element(round(across + SWATCH + 6, 1), down + 4, text, "soft")

    # Plot

    def grid_range(self) -> tuple[int, int, int]:
        """Return the step between grid lines, and the lowest and the highest line."""
        totals = [*(one.total for one in self.results), *([] if self.expected is None else [self.expected])]
        low, high = min(totals), max(totals)
        step = next((one for one in GRID_STEPS if (high - low) / one <= MAX_GRID_LINES - 1), GRID_STEPS[-1])
        first, last = int(low // step) * step, -int(-high // step) * step
        return step, first, last if last > first else first + step

    def y_of(self, total: float) -> float:
        return round(self.bottom - (self.bottom - self.top) * (total - self.low) / (self.high - self.low), 2)

    def x_of(self, place: int) -> float:
        first, last = LEFT_MARGIN + 10, self.width - RIGHT_MARGIN - 6
        if len(self.results) == 1:
            return (first + last) / 2
        return round(first + (last - first) * place / (len(self.results) - 1), 2)

    def draw_scale(self) -> Iterator[str]:
        for total in range(self.low, self.high + 1, self.step):
            kind = "axis" if total == self.low else "grid"
            yield f'<path class="{kind}" d="M{LEFT_MARGIN} {self.y_of(total)}H{self.width - RIGHT_MARGIN}"/>'
            yield text_element(LEFT_MARGIN - 8, self.y_of(total) + 4, str(total), "soft end")
        if self.expected is not None:
            y = self.y_of(self.expected)
            yield f'<path class="start" d="M{LEFT_MARGIN} {y}H{self.width - RIGHT_MARGIN}"/>'

    def draw_line(self) -> Iterator[str]:
        if len(self.means) > 1:
            points = (f"{self.x_of(place)},{self.y_of(mean)}" for place, mean in enumerate(self.means))
            yield f'<polyline class="line" points="{" ".join(points)}"/>'

    def draw_dots(self) -> Iterator[str]:
        radius = 4.5 if len(self.results) <= MAX_GAMES_NARROW else 3.2
        for place, one in enumerate(self.results):
            title = escape_text(
                self.words.say("trend-dot", day=self.words.date(one.at[:10]), total=str(one.total))
            )
            position = f'cx="{self.x_of(place)}" cy="{self.y_of(one.total)}" r="{radius}"'
            yield f'<circle class="own" {position}><title>{title}</title></circle>'

    def draw_days(self) -> Iterator[str]:
        """Draw the first and the last day below the dots, and how many games there are."""
        first, last = (self.words.date(self.results[place].at[:10]) for place in (0, -1))
        key = "trend-all" if self.count == len(self.results) else "trend-latest"
        text = self.words.say(key, shown=len(self.results), count=self.count)
        if first == last:
            yield text_element(
                (LEFT_MARGIN + self.width - RIGHT_MARGIN) / 2, self.bottom + 20, first, "soft middle"
            )
        else:
            yield text_element(LEFT_MARGIN, self.bottom + 20, first, "soft")
            yield text_element(self.width - RIGHT_MARGIN, self.bottom + 20, last, "soft end")
        yield text_element((LEFT_MARGIN + self.width - RIGHT_MARGIN) / 2, self.bottom + 40, text, "soft middle")
