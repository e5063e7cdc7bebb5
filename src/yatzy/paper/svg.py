"""Escaped text for SVG and HTML."""

from html import escape

from yatzy.l10n.errors import replace_unprintable


def escape_text(text: str) -> str:
    """Escape text for HTML and SVG, without control characters."""
    return escape(replace_unprintable(text))


def escape_flowing(text: str) -> str:
    """Escape text that may wrap: a percent sign stays with its number."""
    return escape_text(text).replace(" %", "&nbsp;%")


def text_element(x: float, y: float, text: str, kind: str) -> str:
    """Return a ``text`` element of this class."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape_text(text)}</text>'
