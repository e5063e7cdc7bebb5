"""A page that was opened before an upgrade: it loads itself anew, once, and never mixes two versions."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import yatzy
from browser.conftest import Visit
from browser.pages import Start, say
from browser.tables import lay
from browser.visitors import LOST
from support.server.servers import ServerProcess, server_process

GONE = re.compile(r"/web/|status of 404|Failed to (?:load|fetch)")
MARK = "() => { window.marked = true; }"
LEFT = """() => {
  const [, version] = /web.([0-9a-f]+)/.exec(document.querySelector("script[type=module]").src);
  sessionStorage.setItem("yatzy-version-left", version);
}"""
"""Makes the page believe that it has loaded itself anew from this version already."""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install the package once more, with pages of its own, for servers that are started from now on."""
    own = Path(yatzy.__file__).parent
    there = tmp_path / "installed" / "yatzy"
    shutil.copytree(own, there, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.rmtree(there / "web")
    shutil.copytree(own / "web", there / "web")
    monkeypatch.setenv("PYTHONPATH", str(there.parent))
    monkeypatch.setenv("YATZY_DATA", str(tmp_path))
    return there


@pytest.fixture
def upgraded(installed: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """Start a server of that package."""
    assert installed.is_dir()
    with server_process(tmp_path / "games.db") as one:
        yield one


def upgrade(server: ServerProcess, installed: Path) -> None:
    """End a server, give it another page, and start it again."""
    server.kill()
    with (installed / "web" / "table" / "shortcuts-dialog.js").open("a", encoding="utf-8") as file:
        file.write("// Of another version.\n")
    server.start()


def is_marked(page: Page) -> bool:
    """Whether the page has not been loaded anew since it was marked."""
    return bool(page.evaluate("() => window.marked === true"))


def test_a_page_opened_before_an_upgrade(visit: Visit, upgraded: ServerProcess, installed: Path) -> None:
    """At a table, by the welcome; elsewhere, by a part that is gone; where it has tried before, it plays on."""
    visitor = visit(upgraded.base)
    page = visitor.page
    with visitor.watch.excusing(LOST, GONE):
        table = lay(visitor, {"name": "Anna", "here": True})
        page.evaluate(MARK)
        upgrade(upgraded, installed)
        page.wait_for_function("() => !window.marked")
        table.roll()
        page.evaluate(MARK)
        page.evaluate(LEFT)
        upgrade(upgraded, installed)
        expect(page.get_by_text(say("page-lost"))).to_have_count(0)
        table.roll("1 roll left")
        assert is_marked(page)
        Start.at(page)
        page.evaluate(MARK)
        upgrade(upgraded, installed)
        page.get_by_role("link", name=say("page-rules"), exact=True).click()
        page.get_by_role("link", name=re.compile("Yahtzee")).first.wait_for()
        assert not is_marked(page)
        page.goto("about:blank")  # before the server ends


def test_a_sentence_that_is_missing_leaves_no_blank_page(visit: Visit) -> None:
    """Its name stands there, and the console tells."""
    visitor = visit()

    def without(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("page-tagline =", "page-other-line ="))

    visitor.page.route(f"{visitor.base}/", without)
    with visitor.watch.excusing("no message page-tagline"):
        Start.at(visitor.page)
        expect(visitor.page.get_by_text("page-tagline")).to_be_visible()
