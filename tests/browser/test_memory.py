"""What a browser remembers: seats are neither lost nor taken away, whatever its storage or an address does."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import Start, Table, say
from browser.tables import ask, laid, lay
from browser.visitors import Visitor
from support.server.tokens import new_token

BLOCKED = """
  Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
DAMAGED = [
    "null", "[]", "{", '"text"', '{"tables":null}', '{"tables":{}}', '{"tables":[null]}', '{"tables":[{}]}',
    '{"tables":[{"id":7,"token":[]}],"settings":[],"name":{},"sheet":3}',
]  # fmt: skip
ANNA: dict[str, object] = {"name": "Anna", "here": True}
MOST_TABLES = 50
"""As many tables as a browser remembers, games that go on apart."""


def remembered(page: Page) -> list[dict[str, Any]]:
    """Return the tables the browser remembers."""
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('yatzy')"))["tables"]
    return found


@pytest.mark.parametrize("storage", [BLOCKED, FULL], ids=["blocked", "full"])
def test_without_storage_one_plays_all_the_same(visit: Visit, storage: str) -> None:
    """At a table laid at the start, and at its rematch."""
    visitor = visit()
    visitor.context.add_init_script(storage)
    table = Start.at(visitor.page).play_alone()
    table.roll()
    assert len(table.dice) == 5
    table.menu(say("page-home"))
    visitor.page.get_by_role("region", name=say("page-continue")).wait_for()
    visitor.page.get_by_role("link", name=say("page-default-name")).click()
    table.throws("2 rolls left")


def test_damaged_memory_is_passed_over(visit: Visit) -> None:
    """Whatever lies there, the page opens, and a game can be played and found again."""
    page = visit().page
    start = Start.at(page)
    for told in DAMAGED:
        page.evaluate("told => localStorage.setItem('yatzy', told)", told)
        start = Start.at(page)
        expect(page.get_by_role("link", name=say("page-door-here"))).to_be_visible()
    start.play_alone().roll()
    assert [one["over"] for one in remembered(page)] == [False]


def test_a_game_that_goes_on_is_not_pushed_out(visit: Visit) -> None:
    """Neither by games that are over nor by tables nobody began, however many are newer."""
    visitor = visit()
    table = lay(visitor, ANNA)
    code = table.code
    many = [
        {"id": f"over{number}", "token": "A" * 22, "touched": 9e12, "over": number % 2 == 0, "begun": False}
        for number in range(2 * MOST_TABLES)
    ]
    visitor.page.evaluate(
        "many => { const told = JSON.parse(localStorage.yatzy); told.tables = [...many, ...told.tables];"
        " localStorage.yatzy = JSON.stringify(told); }",
        many,
    )
    Start.at(visitor.page).play_alone()
    known = remembered(visitor.page)
    assert code in {one["id"] for one in known}
    assert len(known) == MOST_TABLES
    assert not any(one["over"] for one in known), "what is still to begin goes before what is over"


# A token that comes with the address


def hold_two(visitor: Visitor) -> tuple[Table, str, str]:
    """Lay a table for Anna, who is here, and for Bo; return it with Anna's token and Bo's."""
    anna, bo = new_token(), new_token()
    code = laid(visitor, anna, ANNA, {"name": "Bo"}, start="agreed")
    ask(visitor, bo, f"/api/tables/{code}/seats/1", {"revision": 1, "key": "sit", "name": "Bo"})
    visitor.go(f"/{code}#{anna}")
    return Table.begun(visitor.page), anna, bo


def test_a_crafted_address_takes_no_seat_away(visit: Visit) -> None:
    """A token that holds nothing is not kept: on opening, nor pasted into the open page, nor in a lobby."""
    visitor, stranger = visit(), visit()
    table, anna, _ = hold_two(visitor)
    for crafted in ("A" * 22, "B" * 22):
        visitor.go(f"/{table.code}#{crafted}")
        table.hears(say("page-take-over-none"))
        assert visitor.page.url == f"{visitor.base}/{table.code}"
        assert [one["token"] for one in remembered(visitor.page)] == [anna]
    visitor.page.reload()
    table.roll()
    lobby = laid(stranger, new_token(), {"name": "Anna"})
    stranger.go(f"/{lobby}#{'A' * 22}")
    stranger.page.get_by_role("textbox", name=say("page-your-name")).fill("Bo")
    stranger.page.get_by_role("button", name=say("page-sit")).click()
    Table.begun(stranger.page).roll()
    (kept,) = remembered(stranger.page)
    assert kept["token"] != "A" * 22


def test_another_seat_is_taken_only_when_asked(visit: Visit) -> None:
    """Pasted into the open page, Bo's link asks; the address bar and the history are clean either way."""
    visitor = visit()
    table, anna, bo = hold_two(visitor)
    for answer, holder in (("page-take-over-no", anna), ("page-take-over-yes", bo)):
        visitor.page.evaluate("token => { location.hash = token; }", bo)
        table.dialog.get_by_role("button", name=say(answer)).click()
        expect(table.dialog).to_have_count(0)
        assert "#" not in visitor.page.url
        red = "Roll" if holder == anna else "Anna is playing"
        expect(visitor.page.get_by_role("button", name=red)).to_be_visible()
        assert [one["token"] for one in remembered(visitor.page)] == [holder]


def test_a_link_of_ones_own_is_taken_at_once(visit: Visit) -> None:
    """Where nothing is held: on opening, and pasted by somebody who watches."""
    host, visitor = visit(), visit()
    table, anna, _ = hold_two(host)
    visitor.go(f"/{table.code}")
    expect(visitor.page.get_by_role("button", name="Anna is playing")).to_be_visible()
    visitor.page.evaluate("token => { location.hash = token; }", anna)
    Table.begun(visitor.page).roll()
    assert "#" not in visitor.page.url


def test_hiding_a_game_keeps_its_seat(visit: Visit) -> None:
    """A hidden game can be shown again at once or later, and its link leads back to the seat."""
    visitor = visit()
    page = visitor.page
    table = Start.at(page).play_alone()
    table.roll()
    [before] = remembered(page)
    start = Start.at(page)
    start.button(say("page-forget", title=before["title"])).click()
    assert [(one["token"], one["hidden"]) for one in remembered(page)] == [(before["token"], True)]
    check(page, "a game hidden just now")
    start.button(say("page-undo")).click()
    start.button(say("page-forget", title=before["title"])).click()
    start = Start.at(page)
    expect(page.locator(".unfinished a")).to_have_count(0)
    start.button(say("page-continue-all", count=1)).click()
    expect(page.locator(".unfinished a")).to_have_count(1)
    visitor.go(f"/{before['id']}")
    table.throws("2 rolls left")
    Start.at(page)
    expect(page.locator(".unfinished a")).to_have_count(1)


def test_lists_of_games_cut_no_name(visit: Visit) -> None:
    """A long list of players wraps; a finished game shows its scores and when it ended."""
    names = ["Wilhelmina Alexandrowna", "Bartholomäus", "Maximiliane von der Aue", "Konstantin"]
    saved = {"token": "A" * 22, "title": "Kitchen", "sheet": "vinga", "players": names, "begun": True}
    playing = {**saved, "id": "2222222222", "over": False, "touched": 0}
    scores = [{"name": name, "score": 200 + place} for place, name in enumerate(names)]
    finished = {**saved, "id": "3333333333", "over": True, "touched": 0, "scores": scores}
    page = visit(viewport={"width": 360, "height": 740}).go("/robots.txt")
    page.evaluate(
        "(saved) => localStorage.setItem('yatzy', JSON.stringify({ tables: saved }))", [playing, finished]
    )
    Start.at(page)
    for name in names:
        expect(page.locator(".unfinished a")).to_contain_text(name)
    expect(page.locator(".finished a span")).to_have_text(re.compile(rf"{names[3]} 203$"))
    cut = "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.locator(".unfinished a *, .finished a *, main.start").evaluate_all(cut) == 0
