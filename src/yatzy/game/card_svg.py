"""Cards as a picture, for notebooks and whatever else shows SVG: boxes by their keys, as in :mod:`drawing`."""

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING
from unicodedata import category, east_asian_width

from yatzy.game.drawing import Row, card_rows

if TYPE_CHECKING:
    from yatzy.game.card import Card

LINE, PADDING, MIN_COLUMN = 20, 10, 48
NARROW, WIDE = 8, 14
"""Pixels that a character takes at most, in the font and size below."""
FONT, SIZE = "ui-monospace,monospace", 13
PAPER, RULE, INK = "#fffdf7", "#d8d2c4", "#222"


def draw_cards_svg(names: Sequence[str], cards: "Sequence[Card]") -> str:
    """Return cards side by side as an SVG document, on paper that reads in a dark notebook too."""
    rows = [("", *names), *card_rows(cards)] if any(names) else list(card_rows(cards))
    rows = [tuple(map(_replace_invisible, row)) for row in rows]
    widths = [
        max(MIN_COLUMN, *(_measure(row[place]) for row in rows)) + PADDING for place in range(len(rows[0]))
    ]
    width, height = sum(widths) + 2 * PADDING, LINE * len(rows) + 2 * PADDING
    lines = (_draw_row(row, widths, place, last=row is rows[-1]) for place, row in enumerate(rows))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="{FONT}" font-size="{SIZE}" fill="{INK}">'
        f'<rect width="{width}" height="{height}" rx="6" fill="{PAPER}"/>{"".join(lines)}</svg>'
    )


def _draw_row(row: Row, widths: Sequence[int], place: int, *, last: bool) -> str:
    label, *cells = row
    bottom = PADDING + LINE * (place + 1)
    edge = PADDING + widths[0]
    parts = [f'<text x="{PADDING}" y="{bottom - 6}">{escape(label)}</text>']
    for cell, width in zip(cells, widths[1:], strict=True):
        edge += width
        parts.append(f'<text x="{edge}" y="{bottom - 6}" text-anchor="end">{escape(cell)}</text>')
    if not last:
        parts.append(f'<path d="M{PADDING} {bottom}H{edge}" stroke="{RULE}"/>')
    return "".join(parts)


def _measure(text: str) -> int:
    return sum(WIDE if east_asian_width(one) in "WF" else NARROW for one in text)


def _replace_invisible(text: str) -> str:
    """Replace what XML does not allow, and what would turn a line around."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if category(one) in {"Cc", "Cf", "Cs", "Cn"} else one for one in text
    )
