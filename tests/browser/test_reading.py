"""For who reads otherwise: colours of the system, names from right to left, small phones, no shortcuts."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import Start, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import DESK, PHONE, TABLET, Visitor

ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}
LEFTWARD = "دانة"
"""An Arabic name."""
SMALL = [(375, 667, "maxi"), (360, 640, "maxi"), (320, 568, "maxi"), (320, 568, "tactic")]
PLACES = """() => {
  const place = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const dice = document.querySelector('main [role=group][aria-label="Dice"]');
  return [place(document.querySelector('main section[aria-label^="Scorecard"]')), place(dice),
    place(dice.closest("section").querySelector("button[aria-keyshortcuts=Space]"))];
}"""
EARLIER = """() => {
  const told = JSON.parse(localStorage.yatzy);
  const others = [..."abcdefg"].map((one) => ({ ...told.tables[0], id: one, players: ["Anna"], touched: 1 }));
  localStorage.yatzy = JSON.stringify({ ...told, tables: [...told.tables, ...others] });
}"""
"""Makes the browser remember seven games more."""
BEYOND = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
LOOK = """(one) => {
  const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(one);
  return [parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none", backgroundColor];
}"""


def beyond(visitor: Visitor) -> list[int]:
    """Return how far one would have to scroll to see everything, across and down."""
    found: list[int] = visitor.page.evaluate(BEYOND)
    return found


def test_with_colours_of_the_system(visit: Visit) -> None:
    """The button has an edge; throws that are left, kept dice and what is chosen are told from the rest."""
    visitor = visit(viewport=PHONE, forced_colors="active")
    page = visitor.page
    table = lay(visitor, ANNA, BO, start="agreed")
    table.roll()
    table.keep(1)
    edged, _ = table.red.evaluate(LOOK)
    assert edged
    used, left = (page.locator(f".throws i{one}").first.evaluate(LOOK)[1] for one in (".used", ":not(.used)"))
    assert used != left
    paper = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert page.locator(".die.up .bar").evaluate(LOOK)[1] != paper
    assert table.button(re.compile("Anna")).first.evaluate(LOOK)[1] != paper
    table.menu(say("page-settings"))
    chosen, other = (
        table.dialog.get_by_text(text, exact=True).first.evaluate(LOOK)[1] for text in ("System", "Dark")
    )
    assert chosen != other


@pytest.mark.parametrize(("width", "height", "sheet"), SMALL)
def test_small_phones(visit: Visit, width: int, height: int, sheet: str) -> None:
    """Every box and the line that speaks are in sight, and nothing lies under the dice."""
    visitor = visit(viewport={"width": width, "height": height})
    table = lay(visitor, ANNA, BO, sheet=sheet, start="agreed")
    table.roll()
    table.keep(1)
    assert beyond(visitor) == [0, 0]


def test_narrow_or_written_large(visit: Visit) -> None:
    """On 240 pixels: one column, the line and the button in sight, nothing beyond the edge."""
    visitor = visit(viewport={"width": 240, "height": 640})
    table = lay(visitor, ANNA, BO, start="agreed")
    table.roll()
    across, _ = beyond(visitor)
    assert across <= 0
    rights: set[int] = set(
        table.boxes.evaluate_all("all => all.map(one => Math.round(one.getBoundingClientRect().right))")
    )
    assert len(rights) == 1
    for one in (table.red, visitor.page.locator("main").get_by_text(say("page-do-keep"))):
        expect(one).to_be_in_viewport(ratio=1)


def test_a_low_window_keeps_the_button_in_sight(visit: Visit) -> None:
    """Maxi at 640 × 300: the pad may have to be scrolled, what one rolls with does not."""
    visitor = visit(viewport={"width": 640, "height": 300})
    table = lay(visitor, ANNA, BO, sheet="maxi", start="agreed")
    table.roll()
    expect(table.red).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("size", "most"), [(PHONE, 10), (TABLET, 10), (DESK, 4)])
def test_throwing_for_who_begins_moves_nothing(visit: Visit, size: dict[str, int], most: int) -> None:
    """From the first throw of the roll-off to the first of the game; the latest throws are shown."""
    visitor = visit(viewport=size)
    six: list[dict[str, object]] = [{"name": name, "here": True} for name in "ABCDEF"]
    table = lay(visitor, *six, start="roll-off")
    before: Any = visitor.page.evaluate(PLACES)
    begun = visitor.page.get_by_role("img", name="3 rolls left")
    shown, latest = visitor.page.locator(".thrown-off li"), ""
    for throw in range(1, 31):  # as often as two throw the same
        table.red.click()
        expect(shown).to_have_count(min(throw, most))
        expect(shown.last).not_to_have_text(latest)  # another has thrown: where only some are shown, that tells
        latest = shown.last.text_content() or ""
        visitor.watch.settle(visitor.page)
        assert visitor.page.evaluate(PLACES) == before, throw
        if begun.count():
            break
    table.roll()
    assert visitor.page.evaluate(PLACES) == before


def test_names_from_right_to_left(visit: Visit) -> None:
    """A sentence about one is not turned around by it, also where two names stand together."""
    visitor = visit(viewport=PHONE)
    table = lay(visitor, {"name": LEFTWARD, "here": True}, BO, rules=TWO_BOXES, start="agreed")
    table.roll()
    table.hears(re.compile(f"^\u2068{LEFTWARD}\u2069 rolled "))
    expect(table.button(re.compile(LEFTWARD)).first).to_contain_text(f"\u2068{LEFTWARD}\u2069")


def test_the_pace_is_explained(visit: Visit) -> None:
    """To who hears it, and to who taps it."""
    visitor = visit(viewport=PHONE)
    table = lay(visitor, ANNA)
    told = "On pace for the bonus."
    table.button(told).click()
    expect(visitor.page.locator(".strip").get_by_text(told)).to_be_visible()
    expect(visitor.page.get_by_text("Bonus: 0 of 63 so far.")).to_have_count(1)


def test_keys_can_be_switched_off(visit: Visit) -> None:
    """Then no letter, digit or space does anything by itself; buttons do what buttons do."""
    visitor = visit()
    page = visitor.page
    Start.at(page).settings().get_by_role("group", name=say("page-like-keys")).get_by_text("Off").click()
    table = lay(visitor, ANNA)
    table.roll()
    page.evaluate("() => document.activeElement.blur()")
    for key in ("1", "h", "z", "?", "Space"):
        page.keyboard.press(key)
    assert not table.kept
    expect(table.dialog).to_have_count(0)
    expect(page.get_by_role("img", name="2 rolls left")).to_be_visible()
    assert page.locator("[aria-keyshortcuts]").count() == 0
    table.red.focus()
    expect(table.red).to_be_enabled()
    page.keyboard.press("Space")
    table.throws("1 roll left")


def test_dice_put_aside_are_there_after_loading_anew(visit: Visit) -> None:
    visitor = visit()
    table = lay(visitor, ANNA)
    table.roll()
    table.keep(2, 4)
    kept = sorted(table.kept)
    visitor.page.reload()
    table.throws("2 rolls left")
    assert sorted(table.kept) == kept


def test_games_that_go_on_are_told_apart(visit: Visit) -> None:
    """By publisher and turn, and all of them can be reached."""
    visitor = visit()
    page = visitor.page
    lay(visitor, BO).take_turn()
    page.evaluate(EARLIER)
    Start.at(page)
    going_on = page.get_by_role("listitem").filter(has=page.get_by_role("button", name=re.compile("^Hide ")))
    expect(going_on).to_have_count(2)
    expect(going_on.first).to_contain_text("Bo")
    expect(going_on.first).to_contain_text("Tactic · turn 2 of 15")
    page.get_by_role("button", name="Show 6 more").click()
    expect(going_on).to_have_count(8)


def test_an_invitation_without_the_server(visit: Visit) -> None:
    """No broken picture, and no word of a copy that was not made."""
    visitor = visit()
    page = visitor.page
    table = lay(visitor, ANNA)
    page.evaluate(
        "() => { document.execCommand = () => false; navigator.clipboard.writeText = () => Promise.reject(); }"
    )
    page.route("**/invitation*", lambda route: route.abort())
    with visitor.watch.excusing("ERR_FAILED"):
        table.menu(say("page-invite"))
        expect(table.dialog.get_by_text(say("page-no-code"))).to_be_visible()
    expect(table.dialog.get_by_role("img", name=say("page-qr"))).to_have_count(0)
    table.dialog.get_by_role("button", name=say("page-copy")).click()
    expect(table.dialog.get_by_text(say("page-not-copied")).first).to_be_visible()
    expect(table.dialog.get_by_text(say("page-copied"), exact=True)).to_have_count(0)
