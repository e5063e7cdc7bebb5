"""A distribution of totals as a bar chart of characters."""

from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from yatzy.cli.support.terminal import can_show

if TYPE_CHECKING:
    from yatzy.paper.histogram import TotalsHistogram


class PlotSigns(NamedTuple):
    """The characters of a chart."""

    blocks: str
    """Block heights, from empty to full."""
    thin: str
    thin_tick: str
    thick: str
    thick_tick: str
    middle: str


UNICODE_SIGNS = PlotSigns(" ▁▂▃▄▅▆▇█", "─", "┬", "━", "┯", "▲")
ASCII_SIGNS = PlotSigns("    #####", "-", "+", "=", "+", "^")
"""For terminals without Unicode."""

FULL_BLOCK = len(UNICODE_SIGNS.blocks) - 1

LABEL_SPACING = 7
"""Characters from the middle of one label to that of the next."""

MAX_COLUMN_WIDTH = 8
"""Includes the gap to the next column."""

MIN_WIDTH_WITH_GAP = 3
"""Column width from which a gap is left."""

INSIDE, OUTSIDE = "green", "dim"
"""Styles of the middle half and the rest; the axis differs too."""


def pick_signs() -> PlotSigns:
    """Return characters that standard output can show."""
    return UNICODE_SIGNS if can_show("".join(UNICODE_SIGNS)) else ASCII_SIGNS


def draw_plot(
    columns: "TotalsHistogram",
    middle: int,
    half: tuple[int, int],
    room: tuple[int, int],
    signs: PlotSigns = UNICODE_SIGNS,
) -> list[Text]:
    """Draw columns over an axis of totals, with the median marked and the middle half underlined."""
    width, height = room
    broad = min(MAX_COLUMN_WIDTH, width // len(columns.shares))
    bar = broad - 1 if broad >= MIN_WIDTH_WITH_GAP else broad
    inside = range(columns.bin_of(half[0]), columns.bin_of(half[1]) + 1)
    return [
        *_bars(columns, inside, height, (bar, broad), signs),
        *_axis(columns, inside, middle, (bar, broad), signs),
    ]


def _bars(
    columns: "TotalsHistogram", inside: range, height: int, widths: tuple[int, int], signs: PlotSigns
) -> list[Text]:
    bar, broad = widths
    highest = max(columns.shares)
    levels = [round(share / highest * height * FULL_BLOCK) for share in columns.shares]
    lines = []
    for row in reversed(range(height)):
        line = Text(no_wrap=True)
        for place, level in enumerate(levels):
            sign = signs.blocks[min(max(0, level - row * FULL_BLOCK), FULL_BLOCK)]
            line.append(sign * bar + " " * (broad - bar), INSIDE if place in inside else OUTSIDE)
        lines.append(line)
    return lines


def _axis(
    columns: "TotalsHistogram", inside: range, middle: int, widths: tuple[int, int], signs: PlotSigns
) -> list[Text]:
    bar, broad = widths
    length = broad * len(columns.shares) - (broad - bar)
    thick = range(inside.start * broad, (inside.stop - 1) * broad + bar)
    axis = [signs.thick if place in thick else signs.thin for place in range(length)]
    labels = ""
    for total in columns.labels(LABEL_SPACING / broad):
        place = _position_of(columns, total, bar, broad)
        axis[place] = signs.thick_tick if place in thick else signs.thin_tick
        start = max(0, min(place - (len(str(total)) - 1) // 2, length - len(str(total))))
        if start > len(labels) or not labels:
            labels = labels.ljust(start) + str(total)
    axis[_position_of(columns, middle, bar, broad)] = signs.middle
    line = Text(no_wrap=True)
    for place, sign in enumerate(axis):
        line.append(sign, "" if place in thick else OUTSIDE)
    return [line, Text(labels, no_wrap=True)]


def _position_of(columns: "TotalsHistogram", total: int, bar: int, broad: int) -> int:
    """Return the character position of a total."""
    if columns.width == columns.step:
        return columns.bin_of(total) * broad + (bar - 1) // 2
    return min((total - columns.first) * broad // columns.width, len(columns.shares) * broad - 1)
