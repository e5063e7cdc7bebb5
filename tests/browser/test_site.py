"""The documentation site in a browser: nothing is fetched from elsewhere, and nobody is kept out."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, ViewportSize

from browser.finding import faults
from browser.visitors import in_sizes
from conftest import shared_folder
from support.build.site import built

PAGES = (
    "index.html",
    "tutorial.html",
    "shelf/philos.html",
    "reference/library.html",
    "reference/settings.html",
    "api/tables.html",
)
COLOURS = """axe.configure({
  disableOtherRules: true,
  rules: ["color-contrast", "link-in-text-block"].map((id) => ({ id, enabled: true })),
})"""
"""Lets the search look for nothing but what another theme can change."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing about it."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the site, which is built once for all processes of a run."""
    handler = functools.partial(Quiet, directory=str(built(shared_folder(tmp_path_factory))))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@in_sizes("phone")
def test_every_kind_of_page(browser: Browser, address: str, size: ViewportSize) -> None:
    """Fits its window, takes nothing from elsewhere, and has nothing serious in it, in either theme."""
    page = browser.new_page(viewport=size, reduced_motion="reduce")
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    told = []
    for way in PAGES:
        page.emulate_media(color_scheme="light")
        page.goto(address + way)
        page.wait_for_selector("body[data-md-color-scheme='light']")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], way
        found = faults(page)
        page.emulate_media(color_scheme="dark")
        page.wait_for_selector("body[data-md-color-scheme='dark']")
        page.evaluate(COLOURS)
        found += faults(page)
        told += [f"{way}: {one['id']} {node}" for one in found for node in one["nodes"]]
    page.close()
    assert not [url for url in asked if not url.startswith((address, "data:", "blob:"))]
    assert complaints == []
    assert not told, "\n".join(told)


def test_search_finds_a_box(browser: Browser, address: str) -> None:
    """The index is read, and leads to pages."""
    page = browser.new_page()
    page.goto(address)
    page.locator("input.md-search__input").fill("full house")
    page.locator(".md-search-result__link").first.wait_for()
    assert page.locator(".md-search-result__link").count() > 3
    page.close()
