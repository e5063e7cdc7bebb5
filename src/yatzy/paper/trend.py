"""Totals from game to game, as a figure: a dot for each, the mean of the last, and what best play makes."""

from collections.abc import Iterator, Sequence
from statistics import fmean

from yatzy.coach.statistics import Reached
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import LETTER, NARROW, WIDE, Figure, Table, figure
from yatzy.paper.svg import label, safe

LATEST = 10
"""Games that a mean is of."""

MOST, MOST_NARROW = 100, 40
"""Games that are drawn, the latest."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_LINES = 6
"""Lines behind the dots, and the totals that may lie between them."""

SWATCH, LEGEND_LINE, GAP = 18, 20, 22
"""How broad a sign of the legend is, how tall a line of it, and the room behind its words."""

TALL, BELOW = 220, 48
LEFT, RIGHT = 42, 14


def trend(
    words: Catalogue,
    sheet: str,
    reached: Sequence[Reached],
    expected: float | None,
    *,
    width: int = WIDE,
    name: str = "trend",
) -> Figure:
    """Return how somebody's totals by a sheet went, the latest of them, in the order of their days.

    ``name`` is another for each that stands on one page.
    """
    return _Trend(words, sheet, reached, expected, width).figure(f"{name}-{width}")


def running_means(totals: Sequence[int]) -> list[float]:
    """Return after each game the mean of the last ones."""
    return [fmean(totals[max(0, end - LATEST) : end]) for end in range(1, len(totals) + 1)]


class _Trend:
    """Draws one figure."""

    def __init__(
        self, words: Catalogue, sheet: str, reached: Sequence[Reached], expected: float | None, width: int
    ) -> None:
        self.words, self.sheet, self.expected, self.width = words, sheet, expected, width
        most = MOST_NARROW if width <= NARROW else MOST
        self.count = len(reached)
        self.means = running_means([one.total for one in reached])[-most:]
        self.reached = reached[-most:]
        self.signs = list(self.placed())
        self.top = 14 + LEGEND_LINE * (1 + self.signs[-1][1])
        self.bottom = self.top + TALL
        self.step, self.low, self.high = self.span()

    def figure(self, name: str) -> Figure:
        drawn = [*self.legend(), *self.scale(), *self.line(), *self.dots(), *self.days()]
        return figure(
            self.words,
            name,
            (self.width, self.bottom + BELOW),
            drawn,
            title=self.words.say("trend-title", sheet=self.sheet),
            about=self.about(),
            table=self.table(),
        )

    def about(self) -> str:
        """Say in words what the figure shows."""
        words, totals = self.words, [one.total for one in self.reached]
        told = words.say(
            "trend-about",
            count=len(totals),
            first=str(totals[0]),
            last=str(totals[-1]),
            latest=min(LATEST, self.count),
            mean=words.decimal(self.means[-1]),
            best=str(max(totals)),
            worst=str(min(totals)),
        )
        if self.expected is None:
            return told
        return f"{told} {words.say('trend-best-play', expected=words.decimal(self.expected))}"

    def table(self) -> Table:
        """Return every game that is drawn, the latest first."""
        names = (self.words.say("trend-day"), self.words.say("trend-total"))
        head = (*names, self.words.say("trend-mean", count=LATEST))
        rows = [
            (self.words.date(one.at[:10]), str(one.total), self.words.decimal(mean))
            for one, mean in zip(self.reached, self.means, strict=True)
        ]
        return head, tuple(reversed(rows))

    # What the signs mean

    def placed(self) -> Iterator[tuple[float, int, str, str]]:
        """Yield where each part of the legend stands: how far across, in which line, its kind and its words."""
        kinds = ["game", "running", *(["expected"] if self.expected is not None else [])]
        across, line = 0.0, 0
        for kind in kinds:
            told = self.words.say(f"trend-{kind}", count=LATEST)
            room = SWATCH + 6 + LETTER * len(told)
            if across and across + room > self.width:
                across, line = 0.0, line + 1
            yield across, line, kind, told
            across += room + GAP

    def legend(self) -> Iterator[str]:
        for across, line, kind, told in self.signs:
            down = 11 + LEGEND_LINE * line
            if kind == "game":
                yield f'<circle class="own" cx="{across + SWATCH / 2:g}" cy="{down}" r="4.5"/>'
            else:
                path = "line" if kind == "running" else "start"
                yield f'<path class="{path}" d="M{across:g} {down}h{SWATCH}"/>'
            yield label(round(across + SWATCH + 6, 1), down + 4, told, "soft")

    # What was reached

    def span(self) -> tuple[int, int, int]:
        """Return the step between two lines, and the lowest and the highest of them."""
        told = [*(one.total for one in self.reached), *([] if self.expected is None else [self.expected])]
        low, high = min(told), max(told)
        step = next((one for one in STEPS if (high - low) / one <= MOST_LINES - 1), STEPS[-1])
        first, last = int(low // step) * step, -int(-high // step) * step
        return step, first, last if last > first else first + step

    def down(self, total: float) -> float:
        return round(self.bottom - (self.bottom - self.top) * (total - self.low) / (self.high - self.low), 2)

    def across(self, place: int) -> float:
        first, last = LEFT + 10, self.width - RIGHT - 6
        if len(self.reached) == 1:
            return (first + last) / 2
        return round(first + (last - first) * place / (len(self.reached) - 1), 2)

    def scale(self) -> Iterator[str]:
        for total in range(self.low, self.high + 1, self.step):
            kind = "axis" if total == self.low else "grid"
            yield f'<path class="{kind}" d="M{LEFT} {self.down(total)}H{self.width - RIGHT}"/>'
            yield label(LEFT - 8, self.down(total) + 4, str(total), "soft end")
        if self.expected is not None:
            yield f'<path class="start" d="M{LEFT} {self.down(self.expected)}H{self.width - RIGHT}"/>'

    def line(self) -> Iterator[str]:
        if len(self.means) > 1:
            points = (f"{self.across(place)},{self.down(mean)}" for place, mean in enumerate(self.means))
            yield f'<polyline class="line" points="{" ".join(points)}"/>'

    def dots(self) -> Iterator[str]:
        radius = 4.5 if len(self.reached) <= MOST_NARROW else 3.2
        for place, one in enumerate(self.reached):
            told = safe(self.words.say("trend-dot", day=self.words.date(one.at[:10]), total=str(one.total)))
            at = f'cx="{self.across(place)}" cy="{self.down(one.total)}" r="{radius}"'
            yield f'<circle class="own" {at}><title>{told}</title></circle>'

    def days(self) -> Iterator[str]:
        """Write below the dots of which days the first and the last are, and how many there are."""
        first, last = (self.words.date(self.reached[place].at[:10]) for place in (0, -1))
        key = "trend-all" if self.count == len(self.reached) else "trend-latest"
        told = self.words.say(key, shown=len(self.reached), count=self.count)
        if first == last:
            yield label((LEFT + self.width - RIGHT) / 2, self.bottom + 20, first, "soft middle")
        else:
            yield label(LEFT, self.bottom + 20, first, "soft")
            yield label(self.width - RIGHT, self.bottom + 20, last, "soft end")
        yield label((LEFT + self.width - RIGHT) / 2, self.bottom + 40, told, "soft middle")
