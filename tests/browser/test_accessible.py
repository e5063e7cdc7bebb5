"""Every screen in both themes: nothing that is serious to who does not see, or not well."""

import hashlib
import re
import tomllib

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.finding import AXE, COLOURS, check, faults
from browser.pages import FAR, End, Laying, Lobby, Start, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import PHONE, SIZES, TABLET, in_sizes

BOTH = in_sizes("phone")


def test_axe_is_the_one_we_know() -> None:
    """It has the sum that is written down beside it, and its licence."""
    known = tomllib.loads((AXE.parent / "axe.toml").read_text("utf-8"))
    found = {name: hashlib.sha256((AXE.parent / name).read_bytes()).hexdigest() for name in known["files"]}
    assert found == known["files"]
    assert f"axe v{known['version']}" in AXE.read_text("utf-8")[:100]
    assert "Mozilla Public License" in (AXE.parent / known["text"]).read_text("utf-8")


def test_it_finds_what_is_wrong(visit: Visit) -> None:
    """A button without a name and pale words are found: the tests below can fail."""
    page = visit().page
    Start.at(page)
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    page.get_by_text(say("page-tagline")).evaluate("one => { one.style.color = '#ddd'; }")
    assert {"button-name", "color-contrast"} <= {one["id"] for one in faults(page)}
    assert "color-contrast" in {one["id"] for one in faults(page, COLOURS)}


@BOTH
def test_start_and_settings(visit: Visit, size: dict[str, int]) -> None:
    """The start with an unfinished game on it, a wrong code, and the settings."""
    page = visit(viewport=size).page
    Start.at(page).play_alone()
    start = Start.at(page)
    page.get_by_text(say("page-other-pad")).click()
    check(page, "start")
    start.join("no code")
    page.get_by_role("alert").wait_for()
    check(page, "playing with friends")
    start = Start.at(page)
    start.settings()
    check(page, "settings")


@BOTH
def test_rules(visit: Visit, size: dict[str, int]) -> None:
    """The shelf of rules, the rules of a sheet, and a pad to print."""
    page = visit(viewport=size).page
    page.goto("/rules")
    page.get_by_role("link", name=re.compile("Yahtzee")).first.wait_for()
    check(page, "shelf of rules")
    page.goto("/rules?sheet=mb-1973")
    page.get_by_role("heading", name="Yahtzee").first.wait_for()
    check(page, "rules")
    page.goto("/api/sheets/vinga/pad.html?columns=4")
    assert not faults(page)


@BOTH
def test_laying_and_waiting(visit: Visit, size: dict[str, int]) -> None:
    """A table being laid with everything unfolded, and one that waits, for its host and a guest."""
    anna, bo = visit(viewport=size), visit(viewport=size)
    laying = Laying.at(anna.page, "mb-1973").name("Anna", "Bo")
    laying.add(say("page-add-computer")).add(FAR).agree(rounds="2", teams="2 teams")
    check(anna.page, "laying")
    lobby = laying.lay()
    address = lobby.address()
    check(anna.page, "lobby of the host")
    bo.go(address)
    Lobby.shown(bo.page)
    check(bo.page, "lobby of a guest")


@in_sizes("phone", "desk", whole=SIZES)
def test_the_table(visit: Visit, size: dict[str, int]) -> None:
    """Before a throw, with dice and offers, about to strike, and everything that opens over it."""
    visitor = visit(viewport=size)
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, {"name": "Bo", "here": True}, sheet="maxi")
    check(page, "table before a throw")
    table.roll()
    table.keep(1, 2)
    check(page, "table with dice")
    table.button(say("page-box-about", box="Chance")).click()
    expect(table.button(re.compile(r"^Score \d+ here$"))).to_be_visible()
    check(page, "about a box")
    table.close_dialog()
    table.button(re.compile("would score 0")).first.click()
    expect(table.dialog).to_be_visible()
    check(page, "about to strike")
    table.close_dialog()
    for choice in (
        "page-whole-pad",
        "page-invite",
        "page-react",
        "page-device",
        "page-fair-dice",
        "page-settings",
    ):
        table.menu(say(choice))
        check(page, choice)
        table.close_dialog()
    table.button(say("page-menu")).click()
    check(page, "menu")
    table.close_dialog()
    page.keyboard.press("?")
    expect(table.dialog).to_be_visible()
    check(page, "keys")


@BOTH
def test_a_match(visit: Visit, size: dict[str, int]) -> None:
    """The same dice for everyone: before anybody plays, and with results."""
    page = visit(viewport=size).page
    match = Laying.at(page, "vinga").same_dice().lay_match()
    check(page, "match")
    match.play_along("Anna").roll()
    page.goto(f"/{match.code}")
    page.get_by_role("link", name=say("page-match-go-on")).wait_for()
    check(page, "match with a game")


@BOTH
def test_real_dice(visit: Visit, size: dict[str, int]) -> None:
    """Dice to tell, a forced joker, points to pick, and something to put right."""
    visitor = visit(viewport=size)
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, sheet="mb-1973", dice="real")
    check(page, "real dice")
    table.type("44444")
    table.write(max(table.offers(), key=lambda one: one.points))
    table.type("44444")
    expect(page.get_by_text(re.compile("You must use this box")).first).to_be_visible()
    check(page, "a forced joker")
    table.write(table.offers()[0])
    table.box("Sixes").click()
    table.dialog.get_by_role("button", name="24", exact=True).wait_for()
    check(page, "points to pick")
    table.close_dialog()
    table.box("Yahtzee").click()
    expect(table.dialog).to_be_visible()
    check(page, "correction")


@BOTH
def test_coach_and_end(visit: Visit, size: dict[str, int]) -> None:
    """What the coach says, and how it came out, before and after the dice were verified."""
    visitor = visit(viewport=size)
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, {"name": "Bo", "here": True}, rules=TWO_BOXES)
    table.roll()
    table.button(say("page-hint")).click()
    table.hears(re.compile("^Coach: "))
    check(page, "the coach's word")
    if size is PHONE:
        page.get_by_role("button", name=re.compile("Next best|Just as good")).click()
        expect(table.dialog).to_be_visible()
        check(page, "the coach's choices")
        table.close_dialog()
    table.write(table.offers()[0])
    for _ in range(3):
        table.take_turn()
    end = End.shown(page)
    check(page, "end")
    end.verify()
    check(page, "end with dice verified")


@BOTH
def test_nothing_there(visit: Visit, size: dict[str, int]) -> None:
    """No such table, and a server that does not answer."""
    visitor = visit(viewport=size)
    page = visitor.page
    page.goto("/2222222222")
    page.get_by_role("heading", name=say("page-no-table")).wait_for()
    check(page, "no such table")
    table = lay(visitor, {"name": "Anna", "here": True})
    with visitor.cut_off():
        expect(page.get_by_text(re.compile("Connection lost")).last).to_be_visible()
        check(page, "without connection")
    expect(table.red).to_be_enabled()


def test_zoomed_to_twice_the_size(visit: Visit) -> None:
    """At 200 % on a desk, and on a phone of 320 px, nothing has to be scrolled sideways."""
    for size in ({"width": 640, "height": 450}, {"width": 320, "height": 640}, TABLET):
        visitor = visit(viewport=size)
        table = lay(visitor, {"name": "Maximiliana-Alexandra", "here": True}, {"name": "Bo", "here": True})
        table.roll()
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], size
        Start.at(visitor.page)
        assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"], size
