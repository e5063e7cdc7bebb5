"""The frame of a self-contained HTML document."""

from importlib.resources import files

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import figure_css
from yatzy.paper.svg import escape_text


def html_document(words: Catalogue, title: str, body: str, *, before: str = "") -> str:
    """Return an HTML document; ``body`` and what goes ``before`` it are HTML, the title is plain text."""
    style = (files("yatzy.paper") / "page.css").read_text("utf-8")
    return f"""<!DOCTYPE html>
<html lang="{escape_text(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{escape_text(title)}</title>
<style>
{style}{figure_css()}</style>
</head>
<body>
{before}<main>
{body}</main>
</body>
</html>
"""
