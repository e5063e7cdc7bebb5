"""Which of the texts beside or below the dice are shown where there is little room."""

from collections.abc import Mapping
from textwrap import wrap

SPACED = ("typed", "why", "next", "news", "last", "remark")
"""Texts with a blank line after each, where there is room; from top to bottom."""
DISPENSABLE = ("seal", "next", "last", "standing", "chances")
"""Texts that are left out where there is no room, the first one first.

What the box would score, a question, news and the coach's remark are never left out."""


def count_lines(texts: Mapping[str, str], width: int, *, spaced: bool = False) -> int:
    """Return how many lines the texts take at this width."""
    lines = [line for text in texts.values() if text for line in text.splitlines()]
    blanks = sum(bool(texts.get(part)) for part in SPACED) if spaced else 0
    return blanks + sum(len(wrap(line, max(1, width))) or 1 for line in lines)


def fit_texts(texts: Mapping[str, str], width: int, room: int) -> tuple[dict[str, str], bool]:
    """Return the texts that fit in ``room`` lines, and whether they stand without blank lines between them."""
    if count_lines(texts, width, spaced=True) <= room:
        return dict(texts), False
    shown = dict(texts)
    for part in DISPENSABLE:
        if count_lines(shown, width) <= room:
            break
        shown[part] = ""
    return shown, True
