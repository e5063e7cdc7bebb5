"""The course of a column as a figure: the final total expected after each turn, and what changed it.

A bar leads from the expectation before a turn to the one after its dice: filled for good luck, hollow for bad.
The hatched part is points lost by choices, and a line connects the expectations after each turn.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from math import ceil

from yatzy.coach.review import ColumnReview
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import LETTER_WIDTH, NARROW, WIDE, Figure, Table, build_figure
from yatzy.paper.svg import escape_text, text_element
from yatzy.report.review import ColumnReport, TurnLine, format_signed, format_tenths, turn_lines

LEFT_MARGIN, RIGHT_MARGIN = 40, 36
"""The right margin has room for the last total."""

TOP_MARGIN, PLOT_HEIGHT, BOTTOM_MARGIN = 20, 210, 42

MAX_GRID_LINES = 7
LEGEND_LINE_HEIGHT = 20
SWATCH, GAP = 18, 22
MAX_BAR_WIDTH = 24
LOST_WIDTH_RATIO = 0.46
"""The hatched part is narrower than the bar behind it, so that both are seen."""

MIN_BAR_HEIGHT = 1.5
"""A thinner part would not be seen."""

HATCH = 'width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'

Span = tuple[float, float]


def expectation_range(parts: Sequence[ColumnReview]) -> Span:
    """Return the lowest and the highest expectation in columns, so that their charts can share a scale."""
    expectations = [
        value
        for part in parts
        for value in (
            part.expected,
            *(total for turn in part.turns for total in (turn.after, turn.after + turn.cost)),
        )
    ]
    return min(expectations), max(expectations)


def draw_course_chart(
    words: Catalogue, game: Game, part: ColumnReview, *, width: int = WIDE, span: Span | None = None
) -> Figure:
    """Draw the course of a column in a round.

    ``span`` is the lowest and the highest total the chart has room for; pass the same to charts to be compared.
    """
    return _CourseChart(words, game, part, width, span or expectation_range([part])).figure()


class _CourseChart:
    """Draws one figure."""

    def __init__(self, words: Catalogue, game: Game, part: ColumnReview, width: int, span: Span) -> None:
        self.words, self.game, self.part, self.width = words, game, part, width
        self.name = f"course-{part.round}-{part.column}-{width}"
        self.turns = list(turn_lines(words, game, part))
        self.steps = len(game.setup.sheet.rules.boxes)
        self.legend_items = list(self._place_legend())
        self.top = TOP_MARGIN + LEGEND_LINE_HEIGHT * (1 + self.legend_items[-1][1])
        self.bottom = self.top + PLOT_HEIGHT
        self.step = _grid_step(span)
        self.low = span[0] // self.step * self.step
        self.high = -(-span[1] // self.step) * self.step
        if self.high == self.low:
            self.high += self.step

    def figure(self) -> Figure:
        name = self.game.setup.column_name(self.part.column)
        hatch = (
            f'<defs><pattern id="{self.name}-hatch" {HATCH}><rect class="ground" width="5" height="5"/>'
            '<path class="hatching" d="M0 0V5"/></pattern></defs>'
        )
        return build_figure(
            self.words,
            self.name,
            (self.width, self.bottom + BOTTOM_MARGIN),
            [
                hatch,
                *self.draw_legend(),
                *self.draw_scale(),
                *self.draw_bars(),
                *self.draw_line(),
                *self.draw_axis(),
            ],
            title=self.words.say("course-title", name=name),
            about=self.description(),
            table=self.table(),
        )

    def table(self) -> Table:
        """Return one row per turn; where partners share the column, with who played it."""
        words = self.words
        shared = len(self.game.setup.columns[self.part.column]) > 1
        names = ["review-turn", "column-box", "column-points", "review-luck", "review-given-away"]
        head = tuple(words.say(name) for name in (*names, "review-expected"))
        return head, tuple(
            (
                str(line.number),
                f"{line.box} ({line.player})" if shared else line.box,
                line.points,
                format_signed(words, line.balance.luck),
                line.cost_text,
                format_tenths(words, line.balance.total),
            )
            for line in self.turns
        )

    def description(self) -> str:
        """Return what the chart shows, in words."""
        words, column = self.words, ColumnReport("", (self.part,))
        sentences = [column.sum_line(words)]
        if self.turns:
            for extreme, name in ((max, "course-highest"), (min, "course-lowest")):
                turn = extreme(self.turns, key=lambda one: one.balance.total)
                sentences.append(
                    words.say(name, total=format_tenths(words, turn.balance.total), turn=turn.number)
                )
        return " ".join(f"{sentence.rstrip('.')}." for sentence in sentences)

    # Legend

    def _place_legend(self) -> Iterator[tuple[int, int, str, str]]:
        """Yield the items of the legend: x coordinate, line, kind and text."""
        texts = {kind: self.words.say(f"course-{kind}") for kind in ("line", "gave", "took", "lost")}
        widths = [SWATCH + GAP + round(LETTER_WIDTH * len(one)) for one in texts.values()]
        one_line = sum(widths) <= self.width
        columns = 2 if max(widths) - GAP <= self.width // 2 else 1
        for place, (kind, text) in enumerate(texts.items()):
            line, column = divmod(place, len(texts) if one_line else columns)
            yield sum(widths[:column]) if one_line else column * self.width // 2, line, kind, text

    def draw_legend(self) -> Iterator[str]:
        for x, line, kind, text in self.legend_items:
            y = 6 + LEGEND_LINE_HEIGHT * line
            if kind == "line":
                yield f'<path class="line" d="M{x} {y + 5}h{SWATCH}"/>'
                yield f'<circle class="dot" cx="{x + SWATCH / 2:g}" cy="{y + 5}" r="4"/>'
            else:
                yield f'<rect {self.bar_attributes(kind)} x="{x + 3}" y="{y}" width="12" height="10"/>'
            yield text_element(x + SWATCH + 6, y + 9, text, "soft")

    def bar_attributes(self, kind: str) -> str:
        """Return the class, and fill, of a part of a bar."""
        return f'class="lost" fill="url(#{self.name}-hatch)"' if kind == "lost" else f'class="{kind}"'

    # Plot

    def draw_scale(self) -> Iterator[str]:
        total = self.low
        while total <= self.high:
            yield f'<path class="grid" d="M{LEFT_MARGIN} {self.y_of(total)}H{self.width - RIGHT_MARGIN}"/>'
            yield text_element(LEFT_MARGIN - 8, self.y_of(total) + 4, self.words.decimal(total, 0), "soft end")
            total += self.step
        start = self.y_of(self.part.expected)
        yield f'<path class="start" d="M{LEFT_MARGIN} {start}H{self.width - RIGHT_MARGIN}"/>'

    def draw_bars(self) -> Iterator[str]:
        for turn, line in zip(self.part.turns, self.turns, strict=True):
            after_dice = turn.after + turn.cost
            luck_bar = self.bar_svg(
                "gave" if after_dice > turn.before else "took", (turn.before, after_dice), line.number
            )
            lost_bar = self.bar_svg("lost", (after_dice, turn.after), line.number) if turn.cost else ""
            title = f"<title>{escape_text(self.turn_title(line))}</title>"
            yield f'<g data-turn="{turn.turn}">{title}{luck_bar}{lost_bar}</g>'

    @property
    def bar_width(self) -> float:
        return min(MAX_BAR_WIDTH, 0.66 * (self.x_of(1) - self.x_of(0)))

    def bar_svg(self, kind: str, ends: Span, turn: int) -> str:
        bar_width = self.bar_width * (LOST_WIDTH_RATIO if kind == "lost" else 1)
        top, bottom = sorted(map(self.y_of, ends))
        size = f'width="{bar_width:.2f}" height="{max(MIN_BAR_HEIGHT, bottom - top):.2f}"'
        return f'<rect {self.bar_attributes(kind)} x="{self.x_of(turn) - bar_width / 2:.2f}" y="{top}" {size}/>'

    def turn_title(self, line: TurnLine) -> str:
        """Return the tooltip of a turn."""
        return self.words.say(
            "course-turn",
            turn=line.number,
            box=line.box,
            points=line.points,
            luck=format_signed(self.words, line.balance.luck),
            cost=line.cost_text or format_tenths(self.words, 0),
            total=format_tenths(self.words, line.balance.total),
        )

    def draw_line(self) -> Iterator[str]:
        """Draw the expectation after each turn."""
        totals = [self.part.expected, *(turn.after for turn in self.part.turns)]
        points = [(self.x_of(turn), self.y_of(total)) for turn, total in enumerate(totals)]
        if len(points) > 1:
            yield f'<polyline class="line" points="{" ".join(f"{x},{y}" for x, y in points)}"/>'
        radius = 4 if self.width > NARROW else 3.2
        yield from (f'<circle class="dot" cx="{x}" cy="{y}" r="{radius}"/>' for x, y in points)
        start, end = points[0], points[-1]
        rises = any(turn.luck > 0 for turn in self.part.turns[:1])  # the first bar then stands above
        beside = start[1] + 20 if rises else start[1] - 10
        yield text_element(start[0] - 6, beside, self.words.decimal(self.part.expected), "label")
        if len(points) > 1:
            total = self.words.decimal(self.part.total, 0 if self.part.full else 1)
            yield text_element(end[0] + self.bar_width / 2 + 5, end[1] + 4, total, "label")

    def draw_axis(self) -> Iterator[str]:
        yield f'<path class="axis" d="M{LEFT_MARGIN} {self.bottom}H{self.width - RIGHT_MARGIN}"/>'
        every = ceil(2.4 * LETTER_WIDTH / (self.x_of(1) - self.x_of(0)))
        for turn in range(1, self.steps + 1, every):
            yield text_element(self.x_of(turn), self.bottom + 17, str(turn), "soft middle")
        middle = (LEFT_MARGIN + self.width - RIGHT_MARGIN) / 2
        yield text_element(middle, self.bottom + 36, self.words.say("review-turn"), "soft middle")

    def x_of(self, turn: int) -> float:
        """Return the x coordinate of a turn; 0 is the start."""
        pitch = (self.width - RIGHT_MARGIN - LEFT_MARGIN) / (self.steps + 1)
        return round(LEFT_MARGIN + (turn + 0.5) * pitch, 2)

    def y_of(self, total: float) -> float:
        """Return the y coordinate of a total."""
        return round(self.bottom - PLOT_HEIGHT * (total - self.low) / (self.high - self.low), 2)


def _grid_step(span: Span) -> int:
    """Return the distance between grid lines."""
    steps = (size * int(10**power) for power in count() for size in (1, 2, 5))
    return next(step for step in steps if (span[1] - span[0]) / step <= MAX_GRID_LINES)
