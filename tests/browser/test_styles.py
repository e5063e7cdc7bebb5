"""Styles come with the screens that want them and stay: none of them may change how another screen looks."""

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.tables import lay_played
from browser.visitors import DESK, PHONE, Visitor
from yatzy.server.web.assets import WEB, web_files

LATE = (
    "ui/figures", "ui/figure-frame", "compare/compare", "drill/drill", "evening/evening", "explorer/explorer",
    "match/match", "own-rules/own-rules", "records/records", "review/review", "sheets/rules",
    "start/import-dialog",
)  # fmt: skip
"""The styles that are fetched with screens."""
OWN_DOCUMENT = "host/host"
"""Styles of a document of its own."""
ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}
SEEN = """() => [...document.querySelectorAll("body *")].filter((one) => !one.closest(".unseen")).map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const { color, backgroundColor, fontSize, fontWeight, borderBottomWidth, opacity } = getComputedStyle(one);
  const where = [x, y, width, height].map(Math.round).join(" ");
  const name = `${one.tagName} ${one.getAttribute("class") ?? ""}`;
  return [name, where, color, backgroundColor, fontSize, fontWeight, borderBottomWidth, opacity].join(" | ");
})"""
WEAR = """async (names) => {
  const known = document.querySelector('link[href*="/joined/later.css"]').href;
  for (const name of names) {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = known.replace("joined/later", name);
    const worn = new Promise((resolve, reject) => { link.onload = resolve; link.onerror = reject; });
    document.head.append(link);
    link.dataset.tried = "";
    await worn;
  }
}"""
TAKE_OFF = "document.querySelectorAll('[data-tried]').forEach((one) => one.remove())"
PLACES = {
    "start": ("/", ".doors li"),
    "laying": ("/new?sheet=mb-1973", ".laying form"),
    "rules": ("/rules?sheet=mb-1973", ".rule-sheet"),
    "explorer": ("/explore?sheet=vinga&filled=ones-3&dice=55566", ".choice"),
    "drill": ("/drill?sheet=vinga&date=2026-11-15", ".drill .die"),
    "own rules": ("/own", ".pad-link"),
    "pads compared": ("/compare?sheets=vinga,forced-order", "svg.figure"),
    "records": ("/records", ".adding-player"),
    "game of the day": ("/today?sheet=vinga", ".along"),
}


def worn_by_others(visitor: Visitor) -> list[str]:
    """Put on what all other screens want, on a phone and on a desk, and return what that changes."""
    page = visitor.page
    changed = []
    for size in (PHONE, DESK):
        page.set_viewport_size(size)  # type: ignore[arg-type] # a width and a height
        visitor.watch.settle(page)
        page.evaluate("document.fonts.ready.then(() => undefined)")
        before, after, again = look_before_and_after(page)
        while before != again:  # the screen itself was not yet finished
            before, after, again = look_before_and_after(page)
        assert len(before) == len(after)
        changed += [f"{one}, becomes {other}" for one, other in zip(before, after, strict=True) if one != other]
    return changed


def look_before_and_after(page: Page) -> tuple[list[str], list[str], list[str]]:
    """Return what is seen without the other styles, with them, and without them again."""
    before: list[str] = page.evaluate(SEEN)
    page.evaluate(WEAR, list(LATE))
    after: list[str] = page.evaluate(SEEN)
    page.evaluate(TAKE_OFF)
    again: list[str] = page.evaluate(SEEN)
    return before, after, again


def test_all_that_come_late_are_tried() -> None:
    """Whatever the document does not name comes late."""
    named = (WEB / "index.html").read_text("utf-8")
    there = {name.removesuffix(".css") for name in web_files() if name.endswith(".css")} - {OWN_DOCUMENT}
    assert {name for name in there if f"{name}.css" not in named} == set(LATE)


@pytest.mark.parametrize("place", PLACES)
def test_screens(visit: Visit, place: str) -> None:
    """A screen looks the same, whichever were shown before it."""
    address, there = PLACES[place]
    visitor = visit()
    visitor.go(address).locator(there).first.wait_for(timeout=300_000)
    assert not worn_by_others(visitor)


def test_a_table(visit: Visit) -> None:
    """So does a game, and the same game looked at again."""
    visitor = visit()
    table = lay_played(visitor, 3, ANNA, BO, sheet="mb-1973", start="agreed")
    table.roll()
    assert not worn_by_others(visitor)
    visitor.go(f"/{table.code}?review")
    visitor.page.locator(".course svg").wait_for()
    assert not worn_by_others(visitor)
