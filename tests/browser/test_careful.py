"""Nothing is done by mistake: keys that are held down, hasty taps, and dialogs whose moment has passed."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.pages import Start, Table, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import PHONE, Visitor

ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}
REPEATS = 12
"""How often a key comes again that is held down for less than half a second."""
COUNT_LOCKS = """
  window.locks = 0;
  const release = function () { this.released = true; window.locks -= 1; return Promise.resolve(); };
  const request = async () => { window.locks += 1; return { released: false, release }; };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
"""
"""Counts the locks that keep the screen on, which a browser without a screen refuses."""


def hold(page: Page, key: str) -> None:
    """Hold a key down: it comes again and again, until it is let go."""
    for _ in range(REPEATS):
        page.keyboard.down(key)
    page.keyboard.up(key)


def throw_until_a_zero(table: Table) -> str:
    """Throw, and return the box that would score 0: the first dice that leave none are written away."""
    while True:
        table.roll()
        struck = [one.box for one in table.offers() if not one.points + one.bonus]
        if struck:
            return struck[-1]
        table.write(table.offers()[0])


def test_a_key_held_down_strikes_nothing(visit: Visit) -> None:
    """Enter twice in haste, or held: the box is still open. Only who means it strikes it."""
    visitor = visit()
    page = visitor.page
    table = lay(visitor, ANNA)
    box = throw_until_a_zero(table)
    for held in (True, False):
        table.box(box).focus()
        if held:
            hold(page, "Enter")
        else:
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
        expect(table.box(box)).to_have_attribute("aria-label", re.compile("would score 0"))


def last_box_is_ones(visitor: Visitor) -> Table:
    """Lay a table, fill all but the ones, and throw."""
    table = lay(visitor, ANNA, rules=TWO_BOXES)
    table.roll()
    table.write(next(one for one in table.offers() if one.box == "Chance"))
    table.roll()
    return table


def test_a_zero_asks_only_where_it_would_cost_something(visit: Visit) -> None:
    """Where every open box gives 0, one tap writes it: nothing better is left, and it can be undone."""
    visitor = visit(viewport=PHONE)
    table = last_box_is_ones(visitor)
    while any(one.points for one in table.offers()):
        table = last_box_is_ones(visitor)
    table.box("Ones").click()
    expect(table.dialog).to_have_count(0)
    table.hears(re.compile("scored 0"))


def test_the_button_and_the_title_name_whose_turn_it_is(visit: Visit) -> None:
    """Around one device the button says who rolls and the title whose turn it is; alone neither does."""
    visitor = visit(viewport=PHONE)
    table = lay(visitor, ANNA, BO, start="agreed")
    expect(table.button(re.compile("^Anna, roll"))).to_be_visible()
    expect(table.page).to_have_title(re.compile("^Anna’s turn"))
    table.take_turn()
    expect(table.button(re.compile("^Bo, roll"))).to_be_visible()
    expect(table.page).to_have_title(re.compile("^Bo’s turn"))
    alone = lay(visitor, ANNA)
    expect(alone.button(re.compile("^Roll"))).to_be_visible()
    expect(alone.page).not_to_have_title(re.compile("turn"))


def test_the_screen_stays_on_while_a_game_is_played(visit: Visit) -> None:
    """A lock is asked for at the table, and given back when somebody leaves it."""
    visitor = visit(viewport=PHONE)
    visitor.page.add_init_script(COUNT_LOCKS)
    table = lay(visitor, ANNA)
    table.page.wait_for_function("() => window.locks === 1")
    table.page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    table.page.wait_for_function("() => window.locks === 0")


def test_a_key_held_down_throws_once(visit: Visit) -> None:
    """Space held throws one time, and so does Enter on the button; a digit keeps a die; nothing scrolls."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    table = lay(visitor, ANNA)
    hold(page, "Space")
    table.throws("2 rolls left")
    table.red.focus()
    expect(table.red).to_be_enabled()
    hold(page, "Enter")
    table.throws("1 roll left")
    page.wait_for_timeout(100)
    expect(page.get_by_role("img", name="1 roll left")).to_be_visible()
    hold(page, "1")
    assert len(table.kept) == 1
    assert page.evaluate("() => scrollY") == 0


def test_a_dialog_does_not_outlive_its_turn(visit: Visit) -> None:
    """Anna is asked whether to strike; in another window her turn ends: nothing of Bo's is struck."""
    visitor = visit()
    table = lay(visitor, ANNA, BO, start="agreed")
    box = throw_until_a_zero(table)
    other = Table(visitor.context.new_page())
    other.page.goto(f"/{table.code}")
    table.box(box).click()
    strike = table.dialog.get_by_role("button", name=say("page-zero-yes")).element_handle()
    other.throws("2 rolls left")
    offer = max(other.offers(), key=lambda one: one.points)
    other.write(offer)
    expect(table.dialog).to_have_count(0)
    other.roll()
    strike.evaluate("one => one.click()")  # as a finger that was on its way
    table.throws("2 rolls left")
    expect(other.box(box)).to_have_attribute("aria-label", re.compile("would score 0|available"))


def slowly(page: Page, address: str) -> tuple[list[Route], Callable[[], None]]:
    """Let requests to an address wait; return them, and how to let them go on."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))  # noqa: PLW0108 # Playwright takes no built-in

    def let_go() -> None:
        for one in held:
            one.continue_()

    return held, let_go


def test_one_intention_lays_one_table(visit: Visit) -> None:
    """However often it is tapped while the network is slow; the tap is seen to count, and Back leads home."""
    visitor = visit()
    page = visitor.page
    start = Start.at(page)
    asked, let_go = slowly(page, "**/api/tables")
    start.button(say("page-play-now")).click()
    for _ in range(2):
        start.button(say("page-opening")).click(force=True)
    expect(start.button(say("page-opening"))).to_be_visible()
    assert len(asked) == 1
    let_go()
    Table.begun(page)
    page.go_back()
    Start.shown(page)
    assert page.get_by_role("listitem").filter(has=page.get_by_text(say("page-default-name"))).count() == 1


def test_looking_at_another_card_ends_with_ones_own_roll(visit: Visit) -> None:
    """On a phone: Bo's card is looked at, then Anna rolls and sees her own."""
    visitor = visit(viewport=PHONE)
    table = lay(visitor, ANNA, BO, start="agreed")
    table.button(re.compile("^Bo")).click()
    expect(visitor.page.get_by_role("region", name="Scorecard of Bo")).to_be_visible()
    table.roll()
    expect(visitor.page.get_by_role("region", name="Scorecard of Anna")).to_be_visible()
