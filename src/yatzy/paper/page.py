"""A paper as one HTML document that needs nothing beside itself."""

from importlib.resources import files

from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import figure_style
from yatzy.paper.svg import safe


def page(words: Catalogue, title: str, body: str, *, before: str = "") -> str:
    """Return a document; ``body`` and what stands ``before`` it are HTML, the title is not."""
    style = (files("yatzy.paper") / "page.css").read_text("utf-8")
    return f"""<!DOCTYPE html>
<html lang="{safe(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>{safe(title)}</title>
<style>
{style}{figure_style()}</style>
</head>
<body>
{before}<main>
{body}</main>
</body>
</html>
"""
