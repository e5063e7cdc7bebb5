"""The gallery: every screen, light or dark as the site is read. Pictures are fetched once in sight."""

import re

from pages.markdown import page
from pages.places import DOCS

SCREEN = re.compile(r"^## (.+?)\n\n(.+?)\n\n((?:<img .+\n?\n?)+)", re.MULTILINE)
PICTURE = re.compile(r'<img src="(([a-z0-9-]+)-(phone|tablet|desk)-(light|dark)\.webp)"')
SIZES = {"phone": (360, 740), "tablet": (768, 1024), "desk": (1440, 900)}
HEAD = """\
# Gallery

Every screen of the page on a phone, a tablet and a desk. The pictures follow the theme of this site: the
button at its top shows all of them at night. Each opens in its full size.
"""


def gallery() -> str:
    """Return the gallery of the site, from the one of the checkout."""
    text = (DOCS / "gallery" / "README.md").read_text("utf-8")
    parts = [HEAD]
    for name, told, pictures in SCREEN.findall(text):
        parts += [f"## {name}", told, _shown(name, PICTURE.findall(pictures))]
    return page(*parts, *_drawn())


def _shown(name: str, pictures: list[tuple[str, str, str, str]]) -> str:
    shown = []
    for file, _, size, theme in pictures:
        width, height = SIZES[size]
        shown.append(
            f'<a class="only-{theme} {size}" href="{file}"><img src="{file}" loading="lazy" width="{width}" '
            f'height="{height}" alt="{name} on a {size}, {theme}"></a>'
        )
    return f'<div class="screens">{"".join(shown)}</div>'


def _drawn() -> list[str]:
    """Return what is drawn elsewhere: in the terminal, and as figures."""
    files = sorted(file.name for file in (DOCS / "gallery").glob("*.svg"))
    parts = ["## In the terminal, and drawn", "The table in the terminal, and figures that commands write."]
    return [
        *parts,
        *(f"![{name.removesuffix('.svg').replace('-', ' ')}]({name}){{ loading=lazy }}" for name in files),
    ]
