"""A figure: a picture of numbers, what it says in words, and the table of the numbers themselves.

Its SVG has classes and no style, so that a page which allows none may show it; ``figures.css`` is how all of
them look, and takes the colours of the page it stands on. A file of its own (:func:`standalone`) brings the
style along, and lies on paper, light or dark as the reader's screen is. Whatever a sheet, a player or the
catalogue says is escaped on its way in.
"""

from collections.abc import Iterable
from importlib.resources import files
from textwrap import wrap

from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.svg import flowing, label, safe

WIDE, NARROW = 720, 320
"""How wide a figure is on a desk, and on a phone."""

MARGIN = 24
"""Room around a figure that stands for itself."""

TITLE_LINE = 30
TITLE_LETTER = 10.6
"""How tall a line of the title is, and how wide one of its letters is taken to be."""

LETTER, LINE = 7.0, 15
"""How wide a letter of the other texts is taken to be, and how tall a line of them."""


class Figure(Struct, frozen=True):
    """A picture with its words and numbers."""

    svg: str
    title: str
    about: str
    """What it shows, in sentences."""
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """The table behind it: what a row is about, then its numbers as they are written."""
    width: int
    height: int
    language: str


Table = tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]
"""The head of a table, and its rows."""


def figure(
    words: Catalogue,
    name: str,
    size: tuple[int, int],
    drawn: Iterable[str],
    *,
    title: str,
    about: str,
    table: Table,
) -> Figure:
    """Put a figure together from what was drawn on a surface of a size.

    ``name`` is what its parts are called by, different for all that stand on one page.
    """
    width, height = size
    parts = "\n".join(drawn)
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" class="figure" viewBox="0 0 {width} {height}"
 width="{width}" height="{height}" lang="{safe(words.language)}" role="img"
 aria-labelledby="{name}-title {name}-desc">
<title id="{name}-title">{safe(title)}</title>
<desc id="{name}-desc">{safe(about)}</desc>
{parts}
</svg>
"""
    return Figure(svg, title, about, *table, width, height, words.language)


def figure_style() -> str:
    """Return how figures look, as CSS."""
    return (files("yatzy.paper") / "figures.css").read_text("utf-8")


def standalone(figure: Figure) -> str:
    """Return a figure as an SVG document that needs nothing beside itself, with its title above it."""
    lines = wrap(figure.title, int(figure.width / TITLE_LETTER)) or [""]
    above = MARGIN + TITLE_LINE * len(lines) + 12
    width, height = figure.width + 2 * MARGIN, above + figure.height + MARGIN
    title = "\n".join(
        label(MARGIN, MARGIN + TITLE_LINE * (line + 0.8), text, "title") for line, text in enumerate(lines)
    )
    return f"""<svg xmlns="http://www.w3.org/2000/svg" class="figure" viewBox="0 0 {width} {height}"
 width="{width}" height="{height}" role="img" aria-labelledby="title desc" lang="{safe(figure.language)}">
<title id="title">{safe(figure.title)}</title>
<desc id="desc">{safe(figure.about)}</desc>
<style>
{figure_style()}</style>
<rect class="paper" width="{width}" height="{height}" rx="6"/>
<path class="binding" d="M0 6a6 6 0 0 1 6-6H{width - 6}a6 6 0 0 1 6 6z"/>
{title}
<g transform="translate({MARGIN} {above})">
{figure.svg}</g>
</svg>
"""


def on_page(wide: Figure, narrow: Figure) -> str:
    """Return a figure for an HTML page of the terminal, whose style shows the one that fits the screen."""
    return f'<figure><div class="wide">{wide.svg}</div><div class="slim">{narrow.svg}</div></figure>\n'


def numbers(words: Catalogue, figure: Figure, summary: str = "") -> str:
    """Return the table behind a figure for such a page, to be opened. Numbers end below each other."""
    worded = [
        any(sign.isalpha() for row in figure.rows for sign in row[place]) for place in range(len(figure.head))
    ]
    kinds = [' class="name"' if one else "" for one in worded]
    heads = "".join(
        f'<th scope="col"{kind}>{safe(name)}</th>' for name, kind in zip(figure.head, kinds, strict=True)
    )
    body = "".join(
        f'<tr><th scope="row">{flowing(name)}</th>'
        + "".join(f"<td{kind}>{flowing(cell)}</td>" for cell, kind in zip(cells, kinds[1:], strict=True))
        + "</tr>\n"
        for name, *cells in figure.rows
    )
    return (
        f"<details>\n<summary>{safe(summary or words.say('figure-numbers'))}</summary>\n"
        f'<table class="numbers">\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n'
        "</details>\n"
    )
