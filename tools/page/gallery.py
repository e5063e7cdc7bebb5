"""Draw every screen of the page into ``build/gallery``: on phone, tablet and desk, light and dark.

``make gallery`` runs it; a script of its own takes names of screens. The pictures that documents show, in
``docs/pictures``, are replaced on the way: look at each before it is committed. The dice are always the same.
"""  # noqa: INP001 # a script, no package

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from shutil import copyfile
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser

from browser import same_dice
from browser.chromium import one_browser
from browser.pages import speaking
from browser.scenes import SCENES
from browser.visitors import PHONE, TABLET, Visitor
from support.server.servers import server_process
from yatzy.l10n.catalogue import catalogue

ROOT = Path(__file__).parents[2]
FOLDER, SHOWN = ROOT / "build" / "gallery", ROOT / "docs" / "pictures"
"""Where all pictures go, and those that the documents show."""
SIZES = {"phone": PHONE, "tablet": TABLET, "desk": {"width": 1440, "height": 900}}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
ONLY = {"printed-pad": ("desk",)}
"""Where a screen is the same everywhere: what is to be printed has the size of its paper."""
LANGUAGES = {
    "columns": "fi",
    "whole-pad": "fi",
    "advice": "sv",
    "review-step": "de",
    "records": "fr",
    "drill-answer": "uk",
}
"""Which screens are shown in another language than English."""
DRAWN = [name for name in SCENES if name != "verified"]
"""Dice that are the same each time follow from no seed."""
SHARP = 2
"""Pixels of a picture for each of the page, along each side; larger screens are made smaller again."""
QUALITY = {"phone": 78, "tablet": 82, "desk": 82}

# Taking pictures


def pictures(visitor: Visitor, sizes: tuple[str, ...]) -> Iterator[tuple[str, str, Image.Image]]:
    """Take a screen at some sizes in every theme."""
    page = visitor.page
    for size in sizes:
        viewport = SIZES[size]
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate("document.fonts.ready.then(() => scrollTo(0, 0))")
            page.wait_for_timeout(250)
            png = page.screenshot(animations="disabled", caret="hide")
            picture = Image.open(BytesIO(png)).convert("RGB")
            yield size, theme, picture if size == "phone" else picture.reduce(SHARP)


def index_page(names: list[str]) -> str:
    """Return the page that shows all pictures."""
    lines = [
        "# The page in pictures",
        "",
        "Every screen on a phone (360 × 740), a tablet (768 × 1024) and a desk (1440 × 900), light and dark.",
    ]
    for name in names:
        about = SCENES[name].__doc__ or ""
        lines += ["", f"## {name.replace('-', ' ').capitalize()}", "", about]
        for theme in THEMES:
            shown = (
                f'<img src="{name}-{size}-{theme}.webp" height="340" alt="{size}, {theme}">'
                for size in ONLY.get(name, tuple(SIZES))
            )
            lines += ["", " ".join(shown)]
    return "\n".join(lines) + "\n"


@contextmanager
def served() -> Iterator[str]:
    """Start a server whose dice are the same each time."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"YATZY_DATA": folder, "YATZY_CONFIG": f"{folder}/config"}
        program = (sys.executable, same_dice.__file__, "serve")
        with server_process(f"{folder}/games.db", program) as server:
            yield server.base


def take(browser: Browser, base: str, name: str) -> None:
    """Take the pictures of a screen."""
    there: list[Visitor] = []
    language = LANGUAGES.get(name, "en-GB")

    def come(**wanted: object) -> Visitor:
        usual: dict[str, object] = {"viewport": SIZES["desk"], "device_scale_factor": SHARP, "locale": language}
        there.append(Visitor(browser, base, **(usual | wanted)))
        return there[-1]

    with speaking(catalogue(language[:2])):
        shown = SCENES[name](come)
    for size, theme, picture in pictures(shown, ONLY.get(name, tuple(SIZES))):
        file = FOLDER / f"{name}-{size}-{theme}.webp"
        picture.save(file, quality=QUALITY[size], method=6)
        if (SHOWN / file.name).exists():
            copyfile(file, SHOWN / file.name)
    for visitor in there:
        visitor.context.close()


def main() -> None:
    """Take all pictures, or those of the screens that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with served() as base, one_browser() as one, one.in_use() as browser:
        for name in sys.argv[1:] or DRAWN:
            take(browser, base, name)
            sys.stdout.write(f"{name}\n")
    (FOLDER / "README.md").write_text(index_page(DRAWN), "utf-8")


if __name__ == "__main__":
    main()
