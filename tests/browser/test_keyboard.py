"""A whole game without mouse or finger."""

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.pages import End, Start, Table, say
from browser.visitors import in_sizes
from yatzy.rules.sheet_files import DEFAULT_SHEET, bundled_sheet

MOST_STEPS = 60
"""Presses of Tab after which what is looked for cannot be reached."""


def tab_to(page: Page, name: str | re.Pattern[str]) -> None:
    """Press Tab until something of that name has the focus."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("Tab")
        focused = page.locator("*:focus")
        if focused.count() and re.search(
            name, focused.evaluate("one => one.getAttribute('aria-label') ?? one.innerText")
        ):
            return
    raise AssertionError(f"{name} cannot be reached")


def walk_to_offer(page: Page) -> str:
    """Walk over the pad with the arrows to a box that may be taken, and return what it says."""
    for _ in range(MOST_STEPS):
        page.keyboard.press("ArrowDown")
        label = page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
        if re.search(": available|: would score 0", label):
            return str(label)
    raise AssertionError("no box can be reached")


def write(table: Table) -> None:
    """Write into the next box, and confirm it where that is nothing and another would give points."""
    label = walk_to_offer(table.page)
    asks = "would score 0" in label and any(one.points + one.bonus for one in table.offers())
    table.page.keyboard.press("Enter")
    if asks:
        expect(table.dialog.get_by_role("button", name=say("page-zero-no"))).to_be_focused()
        table.page.keyboard.press("Tab")
        table.page.keyboard.press("Enter")
    table.hears(re.compile(r"You scored"))


@in_sizes("desk")
def test_a_game_with_the_keyboard_alone(visit: Visit, size: dict[str, int]) -> None:
    """From the start to the rematch: Tab, Space, digits, arrows and Enter; the focus is always to be seen."""
    page = visit(viewport=size).page
    Start.at(page)
    tab_to(page, say("page-play-now"))
    outline = page.locator("*:focus").evaluate("one => getComputedStyle(one).outlineStyle")
    assert outline != "none"
    page.keyboard.press("Enter")
    table = Table.begun(page)
    for turn in range(len(bundled_sheet(DEFAULT_SHEET).rules.boxes)):
        page.keyboard.press("Space")
        table.throws("2 rolls left")
        if turn == 0:
            before = table.dice
            page.keyboard.press("1")
            page.keyboard.press("5")
            expect(table.button(re.compile(r"^Die 5: \d, kept"))).to_be_visible()
            page.keyboard.press("5")
            expect(table.red).to_be_enabled()
            page.keyboard.press("Space")
            table.throws("1 roll left")
            assert (table.dice[0], table.kept) == (before[0], [before[0]])
        write(table)
        if turn == 1:
            page.keyboard.press("z")
            table.hears("Undone.")
            table.throws("2 rolls left")
            write(table)
    End.shown(page)
    before_again = page.url
    tab_to(page, say("page-rematch"))
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != before_again)
    expect(table.red).to_be_enabled()


def test_a_dialog_gives_the_focus_back(visit: Visit) -> None:
    """Escape closes what was asked, and the focus is where it was."""
    page = visit().page
    page.goto("/")
    tab_to(page, say("page-settings"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=say("page-settings"))).to_be_focused()
