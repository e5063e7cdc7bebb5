"""Cards as plain text and as an HTML table, for ``print`` and notebooks: boxes by their keys."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yatzy.game.card import Card

Row = tuple[str, ...]
OPEN = "·"
MIN_WIDTH = 5


def draw_cards(names: Sequence[str], cards: "Sequence[Card]") -> str:
    """Return cards side by side, below the names of their columns; without names if these are all empty."""
    rows = [("", *names), *card_rows(cards)] if any(names) else list(card_rows(cards))
    widths = [max(MIN_WIDTH, *(len(row[place]) for row in rows)) for place in range(len(rows[0]))]
    return "\n".join(_align(row, widths) for row in rows)


def _align(row: Row, widths: Sequence[int]) -> str:
    label, *cells = row
    aligned = [cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True)]
    return "  ".join([label.ljust(widths[0]), *aligned])


def cards_html(names: Sequence[str], cards: "Sequence[Card]") -> str:
    """Return the same as an HTML table."""
    head = "".join(f"<th>{escape(name)}</th>" for name in ("", *names))
    body = "".join(
        f"<tr><th>{escape(label)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        for label, *cells in card_rows(cards)
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def card_rows(cards: "Sequence[Card]") -> Iterator[Row]:
    """Yield a label and a cell for each card: every box, the bonuses there are, and the total."""
    tables = cards[0].tables
    for place, key in enumerate(tables.keys):
        points = [card.points[place] for card in cards]
        yield key, *(OPEN if one is None else str(one) for one in points)
        if tables.upper >> place & 1 and not tables.upper >> place + 1 and tables.upper_bonus:
            yield "upper-bonus", *(str(card.upper_bonus) for card in cards)
    if any(card.bonuses for card in cards):
        yield "bonuses", *(str(card.bonuses) for card in cards)
    yield "total", *(str(card.total) for card in cards)
