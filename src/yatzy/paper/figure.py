"""A figure: an SVG, its description in words, and the table of its numbers.

The SVG has classes but no style, so that a page whose policy forbids inline style can show it; ``figures.css``
styles all figures in the colours of their page. :func:`standalone_svg` includes the style, light or dark like
the reader's screen. Text is escaped on its way in.
"""

from collections.abc import Iterable
from importlib.resources import files
from textwrap import wrap

from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.svg import escape_flowing, escape_text, text_element

WIDE, NARROW = 720, 320
"""The width of a figure on a desktop, and on a phone."""

MARGIN = 24
"""Around a standalone figure."""

TITLE_LINE_HEIGHT = 30
TITLE_LETTER_WIDTH = 10.6
"""Estimated, for wrapping."""

LETTER_WIDTH, LINE_HEIGHT = 7.0, 15
"""Of all text but titles; the width is an estimate for wrapping."""


class Figure(Struct, frozen=True):
    """An SVG with its description and numbers."""

    svg: str
    title: str
    about: str
    """What it shows, in sentences."""
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """Its table: in each row a name, then formatted numbers."""
    width: int
    height: int
    language: str


Table = tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]
"""The header of a table, and its rows."""


def build_figure(
    words: Catalogue,
    name: str,
    size: tuple[int, int],
    elements: Iterable[str],
    *,
    title: str,
    about: str,
    table: Table,
) -> Figure:
    """Build a figure of this size from SVG elements. ``name`` prefixes its ids and must be unique on a page."""
    width, height = size
    parts = "\n".join(elements)
    svg = f"""<svg xmlns="http://www.w3.org/2000/svg" class="figure" viewBox="0 0 {width} {height}"
 width="{width}" height="{height}" lang="{escape_text(words.language)}" role="img"
 aria-labelledby="{name}-title {name}-desc">
<title id="{name}-title">{escape_text(title)}</title>
<desc id="{name}-desc">{escape_text(about)}</desc>
{parts}
</svg>
"""
    return Figure(svg, title, about, *table, width, height, words.language)


def figure_css() -> str:
    """Return the style sheet of all figures."""
    return (files("yatzy.paper") / "figures.css").read_text("utf-8")


def standalone_svg(figure: Figure) -> str:
    """Return a figure as a self-contained SVG document with its title above it."""
    lines = wrap(figure.title, int(figure.width / TITLE_LETTER_WIDTH)) or [""]
    above = MARGIN + TITLE_LINE_HEIGHT * len(lines) + 12
    width, height = figure.width + 2 * MARGIN, above + figure.height + MARGIN
    title = "\n".join(
        text_element(MARGIN, MARGIN + TITLE_LINE_HEIGHT * (line + 0.8), text, "title")
        for line, text in enumerate(lines)
    )
    language = escape_text(figure.language)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" class="figure" viewBox="0 0 {width} {height}"
 width="{width}" height="{height}" role="img" aria-labelledby="title desc" lang="{language}">
<title id="title">{escape_text(figure.title)}</title>
<desc id="desc">{escape_text(figure.about)}</desc>
<style>
{figure_css()}</style>
<rect class="paper" width="{width}" height="{height}" rx="6"/>
<path class="binding" d="M0 6a6 6 0 0 1 6-6H{width - 6}a6 6 0 0 1 6 6z"/>
{title}
<g transform="translate({MARGIN} {above})">
{figure.svg}</g>
</svg>
"""


def figure_html(wide: Figure, narrow: Figure) -> str:
    """Return a figure as HTML in both widths; ``page.css`` shows the one that fits the screen."""
    return f'<figure><div class="wide">{wide.svg}</div><div class="slim">{narrow.svg}</div></figure>\n'


def figure_table_html(words: Catalogue, figure: Figure, summary: str = "") -> str:
    """Return the table of a figure as HTML, collapsed. Columns without letters are right-aligned."""
    has_letters = [
        any(sign.isalpha() for row in figure.rows for sign in row[place]) for place in range(len(figure.head))
    ]
    kinds = [' class="name"' if is_text else "" for is_text in has_letters]
    heads = "".join(
        f'<th scope="col"{kind}>{escape_text(name)}</th>' for name, kind in zip(figure.head, kinds, strict=True)
    )
    body = "".join(
        f'<tr><th scope="row">{escape_flowing(name)}</th>'
        + "".join(f"<td{kind}>{escape_flowing(cell)}</td>" for cell, kind in zip(cells, kinds[1:], strict=True))
        + "</tr>\n"
        for name, *cells in figure.rows
    )
    return (
        f"<details>\n<summary>{escape_text(summary or words.say('figure-numbers'))}</summary>\n"
        f'<table class="numbers">\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n'
        "</details>\n"
    )
