"""Addresses that lead nowhere, codes as people type them, and a page that cannot open yet."""

import re

from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.pages import Start, Table, say
from browser.tables import lay

MISSING = re.compile(r" 404\b|status of 404")
ANNA: dict[str, object] = {"name": "Anna", "here": True}


def heading(page: Page, message: str) -> None:
    """Wait for a heading, and a way home."""
    expect(page.get_by_role("heading", name=say(message))).to_be_visible()
    page.get_by_role("link", name=say("page-home")).click()
    Start.shown(page)


def test_addresses_that_lead_nowhere(visit: Visit) -> None:
    """What cannot be read, and a sheet that is not on the shelf: both say so, and lead home."""
    visitor = visit()
    with visitor.watch.excusing(MISSING):
        for address, message in (
            ("/%", "page-nowhere"),
            ("/%E0%A4%A", "page-nowhere"),
            ("/new?sheet=nonsense", "page-no-sheet"),
        ):
            visitor.go(address)
            heading(visitor.page, message)


def test_codes_as_people_paste_them(visit: Visit) -> None:
    """With something behind the link, and with whatever a program makes of the dash."""
    visitor = visit()
    code = lay(visitor, ANNA).code
    link, spaced = f"{visitor.base}/{code}", f" {code[:5].upper()} – {code[5:]}\u200b"
    for pasted in (f"{link}?utm=1", f"{link}/", spaced, f"{link}/#top"):
        Start.at(visitor.page).join(pasted)
        Table.begun(visitor.page)
        assert Table(visitor.page).code == code, pasted


def test_a_page_that_cannot_open_yet_says_so(visit: Visit) -> None:
    """Before its scripts run it says so; then it opens."""
    page = visit().page
    held: list[Route] = []
    page.route("**/joined/main.js", lambda route: held.append(route))  # noqa: PLW0108 # Playwright takes no built-in
    page.goto("/rules?sheet=vinga", wait_until="commit")
    expect(page.get_by_text(say("page-opening"))).to_be_visible()
    while not held:
        page.wait_for_timeout(20)
    held.pop().continue_()
    page.get_by_role("link", name=say("page-rules-print")).wait_for()
    expect(page.get_by_text(say("page-opening"))).to_have_count(0)
