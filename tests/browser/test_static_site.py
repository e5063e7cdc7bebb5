"""The page as a static site on a plain file server: it plays without that server, and without any other."""

import functools
import re
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.pages import End, Start, Table, say, saying, speaking
from browser.visitors import PATIENCE, PHONE, Watch
from support.build.page_runtime import fetch_runtime
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import replay_checked
from yatzy.game.jsonl import parse_lines
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.web.static_site import write_site

SHEET = "mb-1973"
STORED = """async ([id, language]) => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const names = (await Promise.all(caches_.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  const wanted = [`/data/sheets/${id}.json`, `/data/${language}/sheets/${id}.json`, "/joined/table.js"];
  return wanted.every((end) => names.some((name) => name.endsWith(end)));
}"""
"""Whether the service worker has what a game takes."""


class Files(SimpleHTTPRequestHandler):
    """What ``python -m http.server`` serves a folder with."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_: object) -> None:
        """Keep quiet."""


class Host:
    """A web host that knows nothing but files; the site is in a folder of it."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
        self.base = f"http://127.0.0.1:{self.server.server_address[1]}/games/"
        self.thread = Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Go away, if it is still there."""
        if self.thread.is_alive():
            self.server.shutdown()
            self.server.server_close()
            self.thread.join()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site in two languages, below the root of its host."""
    folder = tmp_path_factory.mktemp("host")
    write_site(folder / "games", ("en", "nb"))
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.close()


@pytest.fixture
def watch(host: Host) -> Watch:
    return Watch(host.base.removesuffix("/games/"))


@pytest.fixture
def page(browser: Browser, host: Host, watch: Watch) -> Iterator[Page]:
    """A window on the site, in which nothing may go wrong."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    watch.over(context)
    page = context.new_page()
    page.goto(host.base)
    yield page
    context.close()
    assert watch.complaints == []
    assert [one for one in watch.requests if not one.startswith((host.base, "blob:"))] == []


def begin(page: Page, sheet: str, *players: str) -> Table:
    """Choose a sheet and start a game for players at this device."""
    page.goto(f"{page.url.partition('#')[0]}#/new?sheet={sheet}")
    for place, player in enumerate(players):
        if place:
            page.get_by_role("button", name=say("page-add-here")).click()
        page.get_by_role("textbox", name=say("page-name"), exact=True).nth(place).fill(player)
    page.get_by_role("button", name=say("page-start"), exact=True).click()
    return Table.begun(page)


def test_a_whole_game_without_the_host(page: Page, host: Host, watch: Watch) -> None:
    """The host goes away after the first visit: a game is played, over a reload, and its record holds."""
    boxes = bundled_sheet(SHEET).rules.boxes
    table = begin(page, SHEET, "Anna")
    page.wait_for_function(STORED, arg=[SHEET, "en"])
    written = [table.take_turn() for _ in range(3)]
    with watch.excusing("ERR_CONNECTION", "ERR_FAILED", "request failed"):
        host.close()
        page.reload()
        table = Table.begun(page)
        expect(page.get_by_text(re.compile(rf"\b4 of {len(boxes)}\b"))).to_be_visible()
        written += [table.take_turn() for _ in boxes[3:]]
        end = End.shown(page)
        end.verify()
        with page.expect_download() as found:
            page.get_by_role("button", name=say("page-record-jsonl")).click()
        game = replay_checked(one.event for one in parse_lines(Path(found.value.path()).read_text("utf-8")))
        assert game.over
        assert [(one.points, one.bonus) for one in written] == [
            (turn.mark.points, turn.mark.bonus) for turn in game.turns
        ]
        assert verify_dice(game).is_valid
        table = end.again()
        table.take_turn()


def test_around_one_device_in_another_language(page: Page, site: Path) -> None:
    """Two players, a language chosen on the way, the rules of the table, and a link to it from outside."""
    assert (site / "games" / "yatzy-static.json").is_file()
    table = begin(page, "maxi", "Anna", "Bo")
    table.take_turn()
    address = page.url
    page.goto(address.partition("#")[0])
    Start(page).settings().get_by_role("combobox").first.select_option("nb")
    with speaking(catalogue("nb")):
        expect(page.get_by_role("button", name=say("page-play-now"))).to_be_visible()
        page.goto(address)
        table = Table.begun(page)
        table.take_turn()
        page.get_by_role("button", name=say("page-menu")).click()
        page.get_by_role("link", name=say("page-rules")).click()
        expect(page.get_by_role("link", name=say("page-rules-print"))).to_be_visible()
        page.go_back()
        Table.begun(page)


@pytest.fixture(scope="module")
def computing_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the Python runtime."""
    fetch_runtime()
    folder = tmp_path_factory.mktemp("computing")
    write_site(folder / "games", ("en",))
    return folder


def test_the_coach_speaks_without_a_server(browser: Browser, computing_site: Path) -> None:
    """Advice with its reasons, and the review of the turns played, computed in the page."""
    host = Host(computing_site)
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host.base)
    table = begin(page, SHEET, "Anna")
    table.roll()
    table.button(say("page-hint")).click()
    table.hears(re.compile(saying("page-coach-says", choice="⟨.+⟩", why="⟨.+⟩")))
    table.write(table.offers()[0])
    page.goto(f"{page.url}?review")
    page.get_by_role("link", name=say("page-review-step")).wait_for()
    context.close()
    host.close()
