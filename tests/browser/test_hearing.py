"""What a screen reader hears and where the focus is: turns, the end, the connection, also over a dialog."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import End, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import PHONE

ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}


def test_turns_and_the_end_are_told(visit: Visit) -> None:
    """After a computer's turn, that it is one's own; at the end, how it came out. The focus goes along."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    table = lay(visitor, ANNA, {"computer": "beginner"}, rules=TWO_BOXES, start="agreed")
    for turn in range(2):
        table.roll()
        table.boxes.last.focus()
        page.keyboard.press("Enter")
        if turn == 0:
            table.hears(re.compile(r"^Beginner.* Your turn\.$"))
            expect(table.red).to_be_focused()
    End.shown(page)
    table.hears(re.compile(r"\. (?:Anna|Beginner|Anna and Beginner).* (?:won|share) "))
    expect(page.get_by_role("heading", name=re.compile("won|share"))).to_be_focused()


def test_who_is_next_at_one_device(visit: Visit) -> None:
    """Partners at one phone: the line says what was written, and who of them is to play."""
    visitor = visit(viewport=PHONE)
    seats: list[dict[str, object]] = [{"name": name, "here": True} for name in ("Anna", "Bo", "Carl", "Dora")]
    table = lay(visitor, *seats, sheet="mb-1973", teams=2, start="agreed")
    wrote = table.take_turn()
    said = visitor.page.locator("main").get_by_text(re.compile(rf"{re.escape(wrote.box)}.*Bo’s turn\."))
    expect(said).to_be_visible()
    table.hears(re.compile(r"Bo’s turn\.$"))


def test_the_connection_is_spoken_of(visit: Visit) -> None:
    """Lost and back; what happens while a dialog is open is heard inside it."""
    visitor = visit()
    table = lay(visitor, ANNA)
    table.menu(say("page-settings"))
    expect(table.dialog).to_be_visible()
    with visitor.cut_off():
        table.hears(say("page-lost"))
        expect(table.dialog.get_by_role("status")).to_have_text(say("page-lost"))
    table.hears(say("page-back"))
