"""What pictures are made of. Whatever others say is escaped on its way in."""

from html import escape

from yatzy.l10n.faults import printable


def safe(text: str) -> str:
    """Return text that a browser shows and never obeys."""
    return escape(printable(text))


def flowing(text: str) -> str:
    """Return text for lines that wrap: a percent sign stays with its number."""
    return safe(text).replace(" %", "&nbsp;%")


def label(across: float, down: float, text: str, kind: str, more: str = "") -> str:
    """Write text into a picture."""
    return f'<text class="{kind}" x="{across:g}" y="{down:g}"{more}>{safe(text)}</text>'
