"""How the site looks: the colours and faces of the page that a server shows, taken from its own files."""

import re

from pages.places import SITE, WEB

LIGHT = re.compile(r"^:root \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
DARK = re.compile(r':root\[data-theme="dark"\] \{\n(.*?)^  \}', re.MULTILINE | re.DOTALL)
FONTS = ("fraunces.woff2", "fraunces-ext.woff2", "kalam.woff2")


def colours() -> str:
    """Return the page's colours as the site's two schemes."""
    css = (WEB / "ui" / "tokens.css").read_text("utf-8")
    light, dark = LIGHT.search(css), DARK.search(css)
    if light is None or dark is None:
        raise LookupError("tokens.css no longer has its colours where they were")
    faces = "\n".join(re.findall(r"^@font-face \{.*?^\}", css, re.MULTILINE | re.DOTALL))
    faces = faces.replace("../vendor/fonts/", "fonts/")
    return (
        f'{faces}\n:root, [data-md-color-scheme="light"] {{\n{light[1]}}}\n'
        f'[data-md-color-scheme="dark"] {{\n{dark[1]}}}\n'
    )


def assets() -> dict[str, str | bytes]:
    """Return the files that every page of the site uses."""
    fonts = {f"assets/fonts/{name}": (WEB / "vendor" / "fonts" / name).read_bytes() for name in FONTS}
    return {
        "assets/colours.css": colours(),
        "assets/look.css": (SITE / "look.css").read_text("utf-8"),
        "assets/tables.js": (SITE / "tables.js").read_text("utf-8"),
        "assets/icon.svg": (WEB / "icon.svg").read_text("utf-8"),
        **fonts,
    }
