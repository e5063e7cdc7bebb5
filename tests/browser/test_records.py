"""Records: kept under a key of this browser, shown, moved to another device, taken home, deleted."""

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import End, Screen, Table, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import PHONE, Visitor, in_sizes
from yatzy.game.notation import parse_game


class Records(Screen):
    """Somebody's records."""

    @classmethod
    def at(cls, page: Page) -> "Records":
        """Open them."""
        page.goto("/records")
        page.get_by_role("heading", name=say("page-records-title"), exact=True).wait_for()
        return cls(page)

    def keep(self, name: str) -> "Records":
        """Begin to keep somebody's."""
        self.page.get_by_role("textbox", name=say("page-records-name")).fill(name)
        self.button(say("page-records-start")).click()
        return self

    def number(self, name: str) -> Locator:
        """Return the number that stands below a name."""
        return (
            self.page.get_by_text(say(f"page-records-{name}"), exact=True)
            .locator("xpath=..")
            .locator(".pencil")
        )

    def link(self, name: str = "") -> str:  # type: ignore[override] # which is shown here
        """Return the link that brings them to another device."""
        self.button(say(name or "page-records-device")).click()
        field = self.dialog.get_by_role("textbox", name=say("page-link"))
        expect(field).to_have_value(re.compile("^http.*#"))
        return field.input_value()


def play_out(table: Table) -> int:
    """Play a short game alone to its end, and return its total."""
    total = sum(offer.points for offer in (table.take_turn(), table.take_turn()))
    End.shown(table.page)
    return total


def remembered(visitor: Visitor) -> dict[str, list[dict[str, str]]]:
    """Return what a browser remembers."""
    found: dict[str, list[dict[str, str]]] = json.loads(
        visitor.page.evaluate("localStorage.getItem('yatzy') ?? '{}'")
    )
    return found


@in_sizes("desk")
def test_a_game_counts_by_itself(visit: Visit, size: dict[str, int]) -> None:
    """Whose name is known here need not do anything: at the end of a game it is among their records."""
    visitor = visit(viewport=size)
    records = Records.at(visitor.page)
    check(visitor.page, "records before any are kept")
    records.keep("Anna")
    expect(visitor.page.get_by_role("heading", name=say("page-records-empty"))).to_be_visible()
    check(visitor.page, "records of nothing")
    with visitor.page.expect_response(re.compile("/api/player/games/")):
        table = lay(visitor, {"name": "anna", "here": True}, {"name": "Bo", "here": True}, rules=TWO_BOXES)
        for _ in range(4):
            table.take_turn()
        End.shown(visitor.page)
    totals = {row[0]: int(row[-1]) for row in End(visitor.page).ranking()}
    records = Records.at(visitor.page)
    for name in ("best", "worst"):
        expect(records.number(name)).to_have_text(str(totals["anna"]))
        reached = records.number(name).locator("xpath=ancestor::dd").locator("small")
        expect(reached).to_have_text(re.compile(r"^\d+ \w{3,4}$"))  # the day, also where that is today
    expect(visitor.page.get_by_role("img", name=re.compile("totals game by game"))).to_be_visible()
    expect(visitor.page.get_by_role("heading", name=say("page-records-choices"))).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    visitor.page.get_by_text(say("page-figure-numbers")).first.click()
    check(visitor.page, "records")


def test_what_was_played_before_counts_too(visit: Visit) -> None:
    """The first game alone is its player's already; who is added later has the games of that name too."""
    visitor = visit(viewport=PHONE)
    total = play_out(lay(visitor, {"name": "Cleo", "here": True}, rules=TWO_BOXES))
    Records.at(visitor.page)
    expect(Records(visitor.page).number("best")).to_have_text(str(total))
    Records(visitor.page).button(say("page-records-add")).click()
    Records(visitor.page).keep("Dag")
    expect(visitor.page.get_by_role("heading", name=say("page-records-empty"))).to_be_visible()
    visitor.page.get_by_text("Cleo", exact=True).click()
    expect(Records(visitor.page).number("best")).to_have_text(str(total))


def test_on_another_device(visit: Visit) -> None:
    """The link brings them along and leaves no key in the address; deleted, they are gone on both."""
    phone, desk = visit(viewport=PHONE), visit()
    total = play_out(lay(phone, {"name": "Eva", "here": True}, rules=TWO_BOXES))
    records = Records.at(phone.page)
    expect(records.number("best")).to_have_text(str(total))
    address = records.link()
    check(phone.page, "records for another device")
    records.close_dialog()

    desk.go(address)
    taking = Records(desk.page)
    expect(taking.dialog.get_by_role("textbox")).to_have_value("Eva")
    assert desk.page.url.endswith("/records")
    check(desk.page, "records from another device")
    taking.dialog.get_by_role("button", name=say("page-records-take-yes")).click()
    expect(taking.number("best")).to_have_text(str(total))

    taking.button(say("page-records-delete")).click()
    check(desk.page, "records about to be deleted")
    taking.dialog.get_by_role("button", name=say("page-not-now")).click()
    expect(taking.number("best")).to_have_text(str(total))
    taking.button(say("page-records-delete")).click()
    taking.dialog.get_by_role("button", name=say("page-records-delete-yes")).click()
    expect(taking.button(say("page-records-start"))).to_be_visible()
    assert remembered(desk)["players"] == []
    phone.page.reload()
    expect(phone.page.get_by_role("heading", name=say("page-records-empty"))).to_be_visible()


def test_a_strange_key_is_not_taken(visit: Visit) -> None:
    """A link from somebody else changes nothing before it is agreed to: games would count for them."""
    visitor = visit()
    visitor.go(f"/records#{'x' * 22}")
    records = Records(visitor.page)
    records.dialog.get_by_role("button", name=say("page-not-now")).click()
    expect(records.dialog).to_have_count(0)
    assert not remembered(visitor).get("players")
    assert visitor.page.url.endswith("/records")


def test_everything_is_taken_home(visit: Visit) -> None:
    """The file has the game as its record; removed from this device, the records are elsewhere."""
    visitor = visit()
    total = play_out(lay(visitor, {"name": "Finn", "here": True}, rules=TWO_BOXES))
    records = Records.at(visitor.page)
    expect(records.number("best")).to_have_text(str(total))
    with visitor.page.expect_download() as found:
        records.button(say("page-records-export")).click()
    assert found.value.suggested_filename == "yatzy-Finn.json"
    told = json.loads(Path(found.value.path()).read_text("utf-8"))
    [game] = told["games"]
    assert parse_game(game["record"]).cards[0][0].total == total == game["summary"]["columns"][0]["total"]
    [player] = remembered(visitor)["players"]
    records.button(say("page-records-remove")).click()
    records.dialog.get_by_role("button", name=say("page-records-remove-yes")).click()
    expect(records.button(say("page-records-start"))).to_be_visible()
    visitor.go(f"/records#{player['key']}")
    visitor.page.reload()  # which is what opening a link in a new window does
    visitor.go(f"/records?#{player['key']}")
    records.dialog.get_by_role("button", name=say("page-records-take-yes")).click()
    expect(records.number("best")).to_have_text(str(total))


def test_a_name_of_one_long_word(visit: Visit) -> None:
    """It is broken where it must be, and nothing reaches over the edge."""
    page = visit(viewport=PHONE).page
    Records.at(page).keep("W" * 40)
    expect(page.get_by_role("heading", name=say("page-records-empty"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
