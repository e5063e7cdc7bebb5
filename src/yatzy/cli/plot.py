"""A distribution of totals as a picture made of letters."""

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from yatzy.cli.output import shows

if TYPE_CHECKING:
    from yatzy.paper.columns import Columns


class Signs(NamedTuple):
    """What a picture is made of."""

    blocks: str
    """From nothing to a whole sign."""
    thin: str
    thin_tick: str
    thick: str
    thick_tick: str
    middle: str


DRAWN = Signs(" ▁▂▃▄▅▆▇█", "─", "┬", "━", "┯", "▲")
TYPED = Signs("    #####", "-", "+", "=", "+", "^")
"""For terminals that know no other letters."""

FULL = len(DRAWN.blocks) - 1

ROOM = 7
"""Signs from the middle of one label to that of the next."""

BROADEST = 8
"""Signs a column is wide at most, with a gap to the next."""

GAP_FROM = 3
"""Signs from which on a column leaves a gap."""

INSIDE, OUTSIDE = "green", "dim"
"""The middle half, and the rest; the axis tells them apart too."""


def known_signs() -> Signs:
    """Return signs that the terminal can show."""
    return DRAWN if shows("".join(DRAWN)) else TYPED


def plot(
    columns: "Columns", middle: int, half: tuple[int, int], room: tuple[int, int], signs: Signs = DRAWN
) -> list[Text]:
    """Draw columns over an axis of totals, with the middle marked and the middle half underlined."""
    width, height = room
    broad = min(BROADEST, width // len(columns.shares))
    bar = broad - 1 if broad >= GAP_FROM else broad
    inside = range(columns.place(half[0]), columns.place(half[1]) + 1)
    return [
        *_bars(columns, inside, height, (bar, broad), signs),
        *_axis(columns, inside, middle, (bar, broad), signs),
    ]


def _bars(columns: "Columns", inside: range, height: int, widths: tuple[int, int], signs: Signs) -> list[Text]:
    bar, broad = widths
    highest = max(columns.shares)
    levels = [round(share / highest * height * FULL) for share in columns.shares]
    lines = []
    for row in reversed(range(height)):
        line = Text(no_wrap=True)
        for place, level in enumerate(levels):
            sign = signs.blocks[min(max(0, level - row * FULL), FULL)]
            line.append(sign * bar + " " * (broad - bar), INSIDE if place in inside else OUTSIDE)
        lines.append(line)
    return lines


def _axis(columns: "Columns", inside: range, middle: int, widths: tuple[int, int], signs: Signs) -> list[Text]:
    bar, broad = widths
    length = broad * len(columns.shares) - (broad - bar)
    thick = range(inside.start * broad, (inside.stop - 1) * broad + bar)
    axis = [signs.thick if place in thick else signs.thin for place in range(length)]
    labels = ""
    for total in columns.labels(ROOM / broad):
        place = _across(columns, total, bar, broad)
        axis[place] = signs.thick_tick if place in thick else signs.thin_tick
        start = max(0, min(place - (len(str(total)) - 1) // 2, length - len(str(total))))
        if start > len(labels) or not labels:
            labels = labels.ljust(start) + str(total)
    axis[_across(columns, middle, bar, broad)] = signs.middle
    line = Text(no_wrap=True)
    for place, sign in enumerate(axis):
        line.append(sign, "" if place in thick else OUTSIDE)
    return [line, Text(labels, no_wrap=True)]


def _across(columns: "Columns", total: int, bar: int, broad: int) -> int:
    """Return where a total lies across the picture."""
    if columns.width == columns.step:
        return columns.place(total) * broad + (bar - 1) // 2
    return min((total - columns.first) * broad // columns.width, len(columns.shares) * broad - 1)
