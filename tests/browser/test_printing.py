"""On paper everything is dark on white, whatever the theme is."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.pages import End, say
from browser.tables import TWO_BOXES, lay

INK = 60
"""How dark printed letters are at most, of 255."""
WHITE = 0.7
"""How much of a printed page is white at least."""


def printed(page: Page) -> "np.ndarray[tuple[int, ...], np.dtype[np.uint8]]":
    """Return what a printer would draw, in a dark system."""
    page.emulate_media(media="print", color_scheme="dark")
    return np.asarray(Image.open(BytesIO(page.screenshot())).convert("L"))


def check(page: Page) -> None:
    """Find letters in ink on white paper."""
    drawn = printed(page)
    assert np.mean(drawn == 255) > WHITE
    assert drawn.min() < INK


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_pad(visit: Visit, theme: str) -> None:
    """It fits one page, and holds no colour at all."""
    page = visit(color_scheme=theme).go("/api/sheets/mb-1973/pad.html")
    page.get_by_role("button", name=say("page-pad-print")).wait_for()
    check(page)
    coloured = np.asarray(Image.open(BytesIO(page.screenshot())).convert("RGB")).astype(int)
    assert (coloured.max(axis=2) - coloured.min(axis=2)).max() <= 1
    assert page.pdf().count(b"/Type /Page\n") == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_rules(visit: Visit, theme: str) -> None:
    page = visit(color_scheme=theme).go("/rules?sheet=mb-1973")
    page.get_by_role("link", name=say("page-rules-print")).wait_for()
    check(page)


def test_a_game_that_is_over(visit: Visit) -> None:
    """Who wants to keep it on paper gets the pad and how it came out, and nothing to press."""
    visitor = visit(color_scheme="dark")
    table = lay(visitor, {"name": "Anna", "here": True}, rules=TWO_BOXES)
    for _ in range(2):
        table.take_turn()
    end = End.shown(visitor.page)
    check(visitor.page)
    assert not end.button(say("page-rematch")).is_visible()
    assert visitor.page.get_by_role("rowheader", name="Chance").is_visible()
