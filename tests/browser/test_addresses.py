"""Addresses that lead nowhere, codes as people type them, and a page that cannot open yet."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.pages import Start, Table, say
from browser.tables import lay

MISSING = re.compile(r" 404\b|status of 404")
FAILED = re.compile(r"/api/words|status of 503")
ANNA: dict[str, object] = {"name": "Anna", "here": True}


def heading(page: Page, message: str) -> None:
    """Wait for a heading, and a way home."""
    expect(page.get_by_role("heading", name=say(message))).to_be_visible()
    page.get_by_role("link", name=say("page-home")).click()
    page.get_by_role("heading", name=say("page-shelf")).wait_for()


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


@pytest.mark.parametrize("form", ["{base}/{code}?utm=1", "{base}/{code}/", "{spaced}", "{base}/{code}/#top"])
def test_codes_as_people_paste_them(visit: Visit, form: str) -> None:
    """With something behind the link, and with whatever a program makes of the dash."""
    visitor = visit()
    code = lay(visitor, ANNA).code
    spaced = f" {code[:5].upper()} – {code[5:]}\u200b"
    Start.at(visitor.page).join(form.format(base=visitor.base, code=code, spaced=spaced))
    Table.begun(visitor.page)
    assert Table(visitor.page).code == code


def test_a_page_that_cannot_open_yet_says_so(visit: Visit) -> None:
    """Before its scripts run it says so; without words, that the server does not answer; then it opens."""
    visitor = visit()
    page = visitor.page
    held: list[Route] = []
    page.route("**/api/words*", lambda route: held.append(route))  # noqa: PLW0108 # Playwright takes no built-in
    with visitor.watch.excusing(FAILED):
        page.goto("/", wait_until="commit")
        expect(page.get_by_text(say("page-opening"))).to_be_visible()
        page.wait_for_timeout(0)
        expect(page.get_by_text(say("page-away"))).to_be_hidden()
        while not held:
            page.wait_for_timeout(20)
        held.pop().fulfill(status=503, json={})
        expect(page.get_by_text(say("page-away"))).to_be_visible()
        page.unroute("**/api/words*")
        page.get_by_role("heading", name=say("page-shelf")).wait_for()
    expect(page.get_by_text(say("page-away"))).to_have_count(0)
