"""The course of a column as a figure: what was expected of it after each turn, and what moved it there.

A bar leads from where a turn began to where its dice led: filled where they gave, hollow where they took. What
was given away is the hatched part, and a line goes through what was left.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from math import ceil

from yatzy.coach.review import ColumnReview
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import Summary, TurnLine, number, signed, turn_lines
from yatzy.paper.figure import LETTER, NARROW, WIDE, Figure, Table, figure
from yatzy.paper.svg import label, safe

LEFT, RIGHT = 40, 36
"""Room beside the bars, on the right for the last total."""

ABOVE, TALL, BELOW = 20, 210, 42
"""Room over the bars, for them, and below them."""

MOST_LINES = 7
LEGEND_LINE = 20
SWATCH, GAP = 18, 22
BROADEST = 24
SLIM = 0.46
"""How broad the hatched part is beside what it takes away, so that this is seen behind it."""

THINNEST = 1.5
"""A part that is thinner would not be seen."""

HATCH = 'width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"'

Span = tuple[float, float]


def span_of(parts: Sequence[ColumnReview]) -> Span:
    """Return the lowest and the highest that columns were expected to reach, so that their charts compare."""
    reached = [
        value
        for part in parts
        for value in (
            part.expected,
            *(one for turn in part.turns for one in (turn.after, turn.after + turn.cost)),
        )
    ]
    return min(reached), max(reached)


def course(
    words: Catalogue, game: Game, part: ColumnReview, *, width: int = WIDE, span: Span | None = None
) -> Figure:
    """Return the course of a column in a round.

    ``span`` are the lowest and the highest total it has room for, so that several compare.
    """
    return _Course(words, game, part, width, span or span_of([part])).figure()


class _Course:
    """Draws one column in a round."""

    def __init__(self, words: Catalogue, game: Game, part: ColumnReview, width: int, span: Span) -> None:
        self.words, self.game, self.part, self.width = words, game, part, width
        self.name = f"course-{part.round}-{part.column}-{width}"
        self.turns = list(turn_lines(words, game, part))
        self.steps = len(game.setup.sheet.rules.boxes)
        self.legend_places = list(self._flow())
        self.top = ABOVE + LEGEND_LINE * (1 + self.legend_places[-1][1])
        self.bottom = self.top + TALL
        self.step = _step(span)
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
        return figure(
            self.words,
            self.name,
            (self.width, self.bottom + BELOW),
            [hatch, *self.legend(), *self.scale(), *self.bars(), *self.line(), *self.axis()],
            title=self.words.say("course-title", name=name),
            about=self.description(),
            table=self.table(),
        )

    def table(self) -> Table:
        """Return what each turn brought; where partners share the column, who took it."""
        words = self.words
        shared = len(self.game.setup.columns[self.part.column]) > 1
        names = ["review-turn", "column-box", "column-points", "review-luck", "review-given-away"]
        head = tuple(words.say(name) for name in (*names, "review-expected"))
        return head, tuple(
            (
                str(line.number),
                f"{line.box} ({line.player})" if shared else line.box,
                line.points,
                signed(words, line.balance.luck),
                line.given_away,
                number(words, line.balance.total),
            )
            for line in self.turns
        )

    def description(self) -> str:
        """Say in words what the chart shows."""
        words, whole = self.words, Summary("", (self.part,))
        told = [whole.line(words)]
        if self.turns:
            for which, name in ((max, "course-highest"), (min, "course-lowest")):
                turn = which(self.turns, key=lambda one: one.balance.total)
                told.append(words.say(name, total=number(words, turn.balance.total), turn=turn.number))
        return " ".join(f"{one.rstrip('.')}." for one in told)

    # What the signs mean

    def _flow(self) -> Iterator[tuple[int, int, str, str]]:
        """Yield where each part of the legend stands: how far across, in which line, its kind and its words."""
        told = {kind: self.words.say(f"course-{kind}") for kind in ("line", "gave", "took", "lost")}
        rooms = [SWATCH + GAP + round(LETTER * len(one)) for one in told.values()]
        one_line = sum(rooms) <= self.width
        columns = 2 if max(rooms) - GAP <= self.width // 2 else 1
        for place, (kind, text) in enumerate(told.items()):
            line, column = divmod(place, len(told) if one_line else columns)
            yield sum(rooms[:column]) if one_line else column * self.width // 2, line, kind, text

    def legend(self) -> Iterator[str]:
        for across, line, kind, told in self.legend_places:
            down = 6 + LEGEND_LINE * line
            if kind == "line":
                yield f'<path class="line" d="M{across} {down + 5}h{SWATCH}"/>'
                yield f'<circle class="dot" cx="{across + SWATCH / 2:g}" cy="{down + 5}" r="4"/>'
            else:
                yield f'<rect {self.looks(kind)} x="{across + 3}" y="{down}" width="12" height="10"/>'
            yield label(across + SWATCH + 6, down + 9, told, "soft")

    def looks(self, kind: str) -> str:
        """Return how a part of a bar looks."""
        return f'class="lost" fill="url(#{self.name}-hatch)"' if kind == "lost" else f'class="{kind}"'

    # What happened

    def scale(self) -> Iterator[str]:
        total = self.low
        while total <= self.high:
            yield f'<path class="grid" d="M{LEFT} {self.down(total)}H{self.width - RIGHT}"/>'
            yield label(LEFT - 8, self.down(total) + 4, self.words.decimal(total, 0), "soft end")
            total += self.step
        start = self.down(self.part.expected)
        yield f'<path class="start" d="M{LEFT} {start}H{self.width - RIGHT}"/>'

    def bars(self) -> Iterator[str]:
        for turn, line in zip(self.part.turns, self.turns, strict=True):
            thrown = turn.after + turn.cost
            moved = self.bar("gave" if thrown > turn.before else "took", (turn.before, thrown), line.number)
            lost = self.bar("lost", (thrown, turn.after), line.number) if turn.cost else ""
            yield f'<g data-turn="{turn.turn}"><title>{safe(self.told(line))}</title>{moved}{lost}</g>'

    @property
    def broad(self) -> float:
        """Return how broad a bar is."""
        return min(BROADEST, 0.66 * (self.across(1) - self.across(0)))

    def bar(self, kind: str, ends: Span, turn: int) -> str:
        broad = self.broad * (SLIM if kind == "lost" else 1)
        top, bottom = sorted(map(self.down, ends))
        size = f'width="{broad:.2f}" height="{max(THINNEST, bottom - top):.2f}"'
        return f'<rect {self.looks(kind)} x="{self.across(turn) - broad / 2:.2f}" y="{top}" {size}/>'

    def told(self, line: TurnLine) -> str:
        """Say what a turn brought."""
        return self.words.say(
            "course-turn",
            turn=line.number,
            box=line.box,
            points=line.points,
            luck=signed(self.words, line.balance.luck),
            cost=line.given_away or number(self.words, 0),
            total=number(self.words, line.balance.total),
        )

    def line(self) -> Iterator[str]:
        """Draw what was expected, from turn to turn."""
        totals = [self.part.expected, *(turn.after for turn in self.part.turns)]
        points = [(self.across(turn), self.down(total)) for turn, total in enumerate(totals)]
        if len(points) > 1:
            yield f'<polyline class="line" points="{" ".join(f"{x},{y}" for x, y in points)}"/>'
        radius = 4 if self.width > NARROW else 3.2
        yield from (f'<circle class="dot" cx="{x}" cy="{y}" r="{radius}"/>' for x, y in points)
        start, end = points[0], points[-1]
        rises = any(turn.luck > 0 for turn in self.part.turns[:1])  # the first bar then stands above
        beside = start[1] + 20 if rises else start[1] - 10
        yield label(start[0] - 6, beside, self.words.decimal(self.part.expected), "label")
        if len(points) > 1:
            total = self.words.decimal(self.part.total, 0 if self.part.full else 1)
            yield label(end[0] + self.broad / 2 + 5, end[1] + 4, total, "label")

    def axis(self) -> Iterator[str]:
        yield f'<path class="axis" d="M{LEFT} {self.bottom}H{self.width - RIGHT}"/>'
        every = ceil(2.4 * LETTER / (self.across(1) - self.across(0)))
        for turn in range(1, self.steps + 1, every):
            yield label(self.across(turn), self.bottom + 17, str(turn), "soft middle")
        middle = (LEFT + self.width - RIGHT) / 2
        yield label(middle, self.bottom + 36, self.words.say("review-turn"), "soft middle")

    def across(self, turn: int) -> float:
        """Return where a turn stands; before the first is the start."""
        pitch = (self.width - RIGHT - LEFT) / (self.steps + 1)
        return round(LEFT + (turn + 0.5) * pitch, 2)

    def down(self, total: float) -> float:
        """Return how far down a total lies."""
        return round(self.bottom - TALL * (total - self.low) / (self.high - self.low), 2)


def _step(span: Span) -> int:
    """Return how far apart the lines behind the bars are."""
    steps = (size * int(10**power) for power in count() for size in (1, 2, 5))
    return next(step for step in steps if (span[1] - span[0]) / step <= MOST_LINES)
