"""What somebody likes is applied at once and remembered; the page opens when the server is away."""

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import Start, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import LOST
from support.server.servers import server_process

CHANCE_ONLY = {**TWO_BOXES, "id": "chance-only", "boxes": [{"key": "chance", "pattern": "any", "pays": "all"}]}
"""A sheet of one box, which is the best one whatever was rolled."""
KEPT = """async () => {
  for (let tries = 0; tries < 600; tries += 1) {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((one) => one.keys()));
    const kept = requests.flat().map((one) => new URL(one.url).pathname);
    if (["/", "/api/words", "/api/pads"].every((path) => kept.includes(path))) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}"""
"""Waits until the page and what it needs to open are kept."""


def test_settings_apply_at_once_and_stay(visit: Visit) -> None:
    """Theme and dice change while the dialog is open, and are the same after the page is loaded again."""
    page = visit(color_scheme="light").page
    dialog = Start.at(page).settings()
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    dialog.get_by_text("Dark", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = page.evaluate(paper)
    assert dark != light
    dialog.get_by_text("Large pips", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-dice", "pips")
    page.reload()
    Start.shown(page)
    assert page.evaluate(paper) == dark
    assert page.locator("html").get_attribute("data-dice") == "pips"


def test_the_best_box_is_marked_for_who_wants_it(visit: Visit) -> None:
    """At a table with a coach, and only after it was chosen; without a coach it never is."""
    visitor = visit()
    page = visitor.page
    best = page.get_by_role("button", name=re.compile(", the best box now$"))
    table = lay(visitor, {"name": "Anna", "here": True}, rules=CHANCE_ONLY)
    table.roll()
    expect(best).to_have_count(0)
    table.menu(say("page-settings"))
    table.dialog.locator(".likes-best").get_by_text("On", exact=True).click()
    table.close_dialog()
    expect(best).to_have_count(1)
    table = lay(visitor, {"name": "Anna", "here": True}, rules=CHANCE_ONLY, coach=False)
    table.roll()
    expect(best).to_have_count(0)


def test_the_page_opens_without_its_server(visit: Visit, tmp_path: Path) -> None:
    """Once kept, the page opens while the server is away, says so, and goes on by itself when it is back."""
    with server_process(tmp_path / "games.db") as server:
        visitor = visit(server.base, service_workers="allow")
        page = visitor.page
        table = lay(visitor, {"name": "Anna", "here": True})
        table.roll()
        dice = table.dice
        assert page.evaluate(KEPT)
        with visitor.watch.excusing(LOST):
            server.kill()
            page.goto("/")
            expect(page.get_by_role("heading", name=say("page-away-title"))).to_be_visible()
            server.start()
            expect(page.get_by_role("heading", name=say("page-away-title"))).to_have_count(0)
        page.get_by_role("link", name="Anna").click()
        table.throws("2 rolls left")
        assert sorted(table.dice) == sorted(dice)
        page.goto("about:blank")  # before the server ends
