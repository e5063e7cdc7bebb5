"""A first visit: what is shown before scripts run, how they take over, and how little comes until then."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.pages import Start
from browser.visitors import PHONE, Visitor
from support.dose import dose
from yatzy.l10n.catalogue import LANGUAGES, catalogue

MOST_REQUESTS = 20
MOST_SCRIPT = 60_000
MOST_BYTES = 90_000
"""Bytes before the start page works: of scripts, and of all without fonts."""
FONT = ".woff2"
TAKEN = "() => !document.querySelector('#page.early')"
FETCHED = """
  new MutationObserver((_, observer) => {
    const page = document.getElementById("page");
    if (!page || page.classList.contains("early")) return;
    observer.disconnect();
    const entries = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
    window.fetched = entries.map((one) => ({ name: one.name, size: one.encodedBodySize }));
  }).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Notes what was fetched when scripts have taken the page over."""
LATER = "**/joined/*"
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.tagName, one.className, x, y, width, height].join(" ");
})"""
"""Where the elements are and how large."""
EVERYTHING = "#page *:not(svg *)"
SEEN_AT_ONCE = ".hero, .hero *"
DAY = "**/api/today"


@contextmanager
def start_without_scripts(page: Page) -> Iterator[None]:
    """Open the start page, and let scripts and later styles arrive only when the block ends."""
    held: list[Route] = []
    page.route(LATER, lambda route: held.append(route))  # noqa: PLW0108 # Playwright takes no built-in
    page.goto("/", wait_until="commit")
    yield
    for route in held:
        route.continue_()


def test_little_is_fetched_before_the_start_page_works(visit: Visit) -> None:
    """Requests and bytes as they come over the wire, counted at the moment scripts have taken the page over."""
    page = visit(viewport=PHONE).page
    page.add_init_script(FETCHED)
    Start.at(page)
    page.wait_for_function("() => window.fetched")
    fetched: list[dict[str, Any]] = page.evaluate("window.fetched")
    assert len(fetched) <= MOST_REQUESTS, fetched
    sizes = {one["name"].rpartition("/")[2]: one["size"] for one in fetched}
    assert {"", "main.js", "later.css"} <= set(sizes), fetched
    assert 0 < sum(size for name, size in sizes.items() if name.endswith(".js")) < MOST_SCRIPT, fetched
    assert sum(size for name, size in sizes.items() if not name.endswith(FONT)) < MOST_BYTES, fetched


@pytest.mark.parametrize("language", dose(LANGUAGES, ("en", "uk")))
def test_scripts_find_what_they_would_render(visit: Visit, language: str) -> None:
    """The start page reads the same without scripts, before them and after; no element goes or moves."""
    words = catalogue(language)
    plain = visit(java_script_enabled=False, locale=language)
    plain.go("/")
    expect(plain.page.get_by_text(words.say("page-tagline"))).to_be_visible()
    visitor = visit(locale=language)
    page = visitor.page
    page.route(DAY, lambda _: None)  # what is known about the day comes after the start page works
    with start_without_scripts(page):
        expect(page.get_by_text(words.say("page-door-here-about"))).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => undefined)")
        before, places = page.locator("#page").inner_html(), page.evaluate(PLACES, EVERYTHING)
        page.evaluate("document.querySelectorAll('#page *').forEach((one) => { one.wasThere = true; })")
    page.wait_for_function(TAKEN)
    after = page.locator("#page").inner_html()
    assert before == plain.page.locator("#page").inner_html()
    assert after == before
    assert page.evaluate("[...document.querySelectorAll('#page *')].every((one) => one.wasThere)")
    assert page.evaluate(PLACES, EVERYTHING) == places


def played_before(visitor: Visitor, **saved: object) -> Page:
    """Let a browser remember something of an earlier visit."""
    page = visitor.go("/robots.txt")
    page.evaluate("(saved) => localStorage.setItem('yatzy', JSON.stringify(saved))", saved)
    return page


def test_what_games_change_is_not_seen_before_scripts(visit: Visit) -> None:
    """Who was here before sees their games at once where they belong; nothing that is seen moves for them."""
    table = {"id": "2222222222", "token": "A" * 22, "title": "Kitchen", "players": ["Anna"], "begun": True}
    visitor = visit(viewport=PHONE)
    page = played_before(visitor, tables=[table], sheet="vinga")
    with start_without_scripts(page):
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator(".shelf")).to_be_hidden()
        page.evaluate("document.fonts.ready.then(() => undefined)")
        places = page.evaluate(PLACES, SEEN_AT_ONCE)
    expect(page.get_by_role("link", name="Kitchen")).to_be_visible()
    expect(page.locator(".shelf")).to_be_visible()
    assert page.evaluate(PLACES, SEEN_AT_ONCE) == places


def test_another_language_is_not_seen_before_scripts(visit: Visit) -> None:
    """The document follows the browser; who has chosen a language sees that one only."""
    visitor = visit()
    page = played_before(visitor, settings={"language": "sv"})
    with start_without_scripts(page):
        expect(page.get_by_role("heading", level=1, include_hidden=True)).to_be_hidden()
    expect(page.get_by_text(catalogue("sv").say("page-tagline"))).to_be_visible()
