"""A distribution of totals as a picture made of letters."""

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from yatzy.paper.columns import Columns

BLOCKS = " ▁▂▃▄▅▆▇█"
FULL = len(BLOCKS) - 1
THIN, THIN_TICK = "─", "┬"
THICK, THICK_TICK = "━", "┯"
MIDDLE = "▲"

ROOM = 7
"""Signs from the middle of one label to that of the next."""

BROADEST = 8
"""Signs a column is wide at most, with a gap to the next."""

GAP_FROM = 3
"""Signs from which on a column leaves a gap."""

INSIDE, OUTSIDE = "green", "dim"
"""The middle half, and the rest; the axis tells them apart too."""


def plot(columns: "Columns", middle: int, half: tuple[int, int], width: int, height: int) -> list[Text]:
    """Draw columns over an axis of totals, with the middle marked and the middle half underlined."""
    broad = min(BROADEST, width // len(columns.shares))
    bar = broad - 1 if broad >= GAP_FROM else broad
    inside = range(columns.place(half[0]), columns.place(half[1]) + 1)
    return [
        *_bars(columns, inside, height, bar, broad - bar),
        *_axis(columns, inside, middle, bar, broad),
    ]


def _bars(columns: "Columns", inside: range, height: int, bar: int, gap: int) -> list[Text]:
    highest = max(columns.shares)
    levels = [round(share / highest * height * FULL) for share in columns.shares]
    lines = []
    for row in reversed(range(height)):
        line = Text(no_wrap=True)
        for place, level in enumerate(levels):
            sign = BLOCKS[min(max(0, level - row * FULL), FULL)]
            line.append(sign * bar + " " * gap, INSIDE if place in inside else OUTSIDE)
        lines.append(line)
    return lines


def _axis(columns: "Columns", inside: range, middle: int, bar: int, broad: int) -> list[Text]:
    length = broad * len(columns.shares) - (broad - bar)
    thick = range(inside.start * broad, (inside.stop - 1) * broad + bar)
    axis = [THICK if place in thick else THIN for place in range(length)]
    labels = ""
    for total in columns.labels(ROOM / broad):
        place = _across(columns, total, bar, broad)
        axis[place] = THICK_TICK if place in thick else THIN_TICK
        start = max(0, min(place - (len(str(total)) - 1) // 2, length - len(str(total))))
        if start > len(labels) or not labels:
            labels = labels.ljust(start) + str(total)
    axis[_across(columns, middle, bar, broad)] = MIDDLE
    line = Text(no_wrap=True)
    for place, sign in enumerate(axis):
        line.append(sign, "" if place in thick else OUTSIDE)
    return [line, Text(labels, no_wrap=True)]


def _across(columns: "Columns", total: int, bar: int, broad: int) -> int:
    """Return where a total lies across the picture."""
    if columns.width == columns.step:
        return columns.place(total) * broad + (bar - 1) // 2
    return min((total - columns.first) * broad // columns.width, len(columns.shares) * broad - 1)
