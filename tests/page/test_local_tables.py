"""Games in the browser: every move that was acknowledged is there, whenever the page is killed."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext

from support.dose import CAMPAIGN
from yatzy.game.engine import replay_checked
from yatzy.game.jsonl import parse_lines
from yatzy.offline.sheet_file import export_sheet
from yatzy.rules.sheet_files import bundled_sheet

GAMES = 100 if CAMPAIGN else 2
SHEET = "vinga"
PLAY = """async ([file, table, most]) => {
  const { playOn } = await import("/tests/local-tables.js");
  playOn(JSON.parse(file), table, most).catch((error) => (window.failure = String(error)));
}"""
READ = """async (table) => (await import("/tests/local-tables.js")).readRecord(table)"""
PLAY_AT_ONCE = """async (table) => (await import("/tests/local-tables.js")).playAtOnce(table)"""


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that stores what pages store."""
    context = browser.new_context(base_url=address, service_workers="block")
    yield context
    context.close()


class Killed:
    """A window in which a game is played, closed after so many acknowledged events."""

    def __init__(self, context: BrowserContext, after: int, table: str = "", most: int | None = None) -> None:
        self.table, self.acknowledged = table, 0
        page = context.new_page()
        page.expose_function("acknowledge", self._acknowledge)
        page.goto("/")
        page.evaluate(PLAY, [msgspec.json.encode(export_sheet(bundled_sheet(SHEET))).decode(), table, most])
        while self.acknowledged < after:
            assert not page.evaluate("window.failure")  # lets what was acknowledged arrive
        page.close(run_before_unload=False)

    def _acknowledge(self, table: str, count: int) -> None:
        self.table, self.acknowledged = table, max(self.acknowledged, count)


def read_record(context: BrowserContext, table: str) -> str:
    """Return the record of a table, as a new window reads it."""
    page = context.new_page()
    page.goto("/")
    record = str(page.evaluate(READ, table))
    page.close()
    return record


def test_every_acknowledged_move_is_there(context: BrowserContext) -> None:
    """Pages are closed at random moments, and the next one goes on where they were."""
    rng = Random(27)  # noqa: S311 # a test
    turns = 3 * 2 * len(bundled_sheet(SHEET).rules.boxes)
    for _ in range(GAMES):
        first = Killed(context, rng.randint(1, turns))
        record = read_record(context, first.table)
        assert len(parse_lines(record)) >= first.acknowledged
        second = Killed(context, 1 + 2 * turns, first.table)
        whole = read_record(context, first.table)
        assert second.table == first.table
        assert whole.startswith(record)
        assert replay_checked(one.event for one in parse_lines(whole)).over


def test_two_windows_make_one_move(context: BrowserContext) -> None:
    """Both choose a move for the same event: one is made, and both see the same game."""
    table = Killed(context, 3, most=3).table
    before = len(parse_lines(read_record(context, table)))
    pages = [context.new_page() for _ in range(2)]
    for page in pages:
        page.goto("/")
        page.evaluate(READ, table)
    assert [page.evaluate(PLAY_AT_ONCE, table) for page in pages] in (["done", "table-stale"], ["done", "done"])
    records = [str(page.evaluate(READ, table)) for page in pages]
    assert records[0] in records[1]
    assert len(parse_lines(records[1])) > before
