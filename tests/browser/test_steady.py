"""Nothing jumps while somebody plays: the pad, the dice and the button stay where they are."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Visit
from browser.pages import say
from browser.tables import TWO_BOXES, lay
from browser.visitors import DESK, PHONE, SIZES, TABLET, in_sizes
from support.dose import dose

PLACES = """() => {
  const place = (found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const dice = document.querySelector('main [role=group][aria-label="Dice"]');
  return {
    pad: place(document.querySelector('main section[aria-label^="Scorecard"]')),
    dice: place(dice),
    button: place(dice.closest("section").querySelector("button[aria-keyshortcuts=Space]")),
    undo: place(dice.closest("section").querySelector("button[aria-keyshortcuts=z]")),
    beyond: document.documentElement.scrollHeight - innerHeight,
  };
}"""
ANNA: dict[str, object] = {"name": "Anna", "here": True}
LONG: dict[str, object] = {"name": "Kustaa-Aadolf Hyväntuulinen", "here": True}
PHONES = [(360, 740), (360, 640), (360, 540), (320, 568)]
TWO_LINES = 2 * 18
"""Pixels that two lines of the sentence above the dice take: 0.95 rem, set 1.2 high."""
TABLES = [
    (PHONE, "tactic"),
    (PHONE, "mb-1973"),
    (PHONE, "maxi"),
    (TABLET, "tactic"),
    (TABLET, "maxi"),
    (DESK, "mb-1973"),
    (DESK, "maxi"),
]


def places(page: Page) -> dict[str, Any]:
    """Return where everything is that is tapped."""
    told: dict[str, Any] = page.evaluate(PLACES)
    return told


@pytest.mark.parametrize(("size", "sheet"), TABLES)
def test_nothing_jumps(visit: Visit, size: dict[str, int], sheet: str) -> None:
    """Before a throw, after it, with dice put aside, with something written, with the next player."""
    visitor = visit(viewport=size)
    page = visitor.page
    table = lay(visitor, ANNA, LONG, sheet=sheet, start="agreed")
    before = places(page)
    table.roll()
    assert places(page) == before, "thrown"
    table.keep(1, 3)
    assert places(page) == before, "kept"
    table.write(max(table.offers(), key=lambda one: one.points))
    assert places(page) == before, "written"
    table.roll()
    assert places(page) == before, "thrown by the next"


@in_sizes("phone", "desk", whole=SIZES)
def test_advice_moves_nothing(visit: Visit, size: dict[str, int]) -> None:
    """The coach has its place; only on a desk, where it stands below everything, may the page grow."""
    visitor = visit(viewport=size)
    table = lay(visitor, ANNA, LONG, rules=TWO_BOXES)
    table.roll()
    before = places(visitor.page)
    table.button(say("page-hint")).click()
    table.hears(re.compile("^Coach: "))
    grown = before["beyond"] if size is not DESK else places(visitor.page)["beyond"]
    assert places(visitor.page) == {**before, "beyond": grown}


@pytest.mark.parametrize(
    ("width", "height", "sheet"),
    [
        (360, 740, "maxi"),
        (360, 640, "tactic"),
        (568, 320, "tactic"),
        (844, 390, "tactic"),
        (1280, 900, "tactic"),
    ],
)
def test_a_long_word_on_the_button_moves_nothing(visit: Visit, width: int, height: int, sheet: str) -> None:
    """Where the button says it in two lines, there was room for two before."""
    # A document in another language than the chosen one lets the page request its messages.
    visitor = visit(viewport={"width": width, "height": height}, locale="sv")
    visitor.page.add_init_script("localStorage.yatzy ??= JSON.stringify({ settings: { language: 'en' } });")
    visitor.page.route(
        "**/api/words*",
        lambda route: told_longer(route, r"Roll { \$count } dice", "Roll these { $count } dice once again"),
    )
    table = lay(visitor, ANNA, LONG, sheet=sheet, start="agreed")
    before = places(visitor.page)
    table.red.click()
    expect(table.button(re.compile("once again"))).to_be_visible()
    assert places(visitor.page) == before


def told_longer(route: Route, known: str, longer: str) -> None:
    """Let something be said in more words."""
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub(known, longer, answer.text()))


@pytest.mark.parametrize(("width", "height"), dose(PHONES, PHONES[-2:]))
@pytest.mark.parametrize("words", [1, 4])
def test_nothing_the_coach_says_is_cut_off(visit: Visit, width: int, height: int, words: int) -> None:
    """However long its words are: what has no room in the line is told by a tap on it."""
    visitor = visit(viewport={"width": width, "height": height})
    name = " ".join(["Zusammengehörigkeitsgefühl"] * words)
    visitor.page.route("**/advice", lambda route: told_longer(route, r'"names":\["', f'"names":["{name} '))
    table = lay(visitor, ANNA, LONG, rules=TWO_BOXES, start="agreed")
    table.roll()
    before = places(visitor.page)
    table.button(say("page-hint")).click()
    table.hears(re.compile("^Coach: "))
    line = visitor.page.get_by_role("button", name=re.compile("^Zusammen"))
    assert places(visitor.page) == before
    hidden, scrolls = line.evaluate(
        """(line) => {
          const said = line.querySelector(".said");
          return [said.scrollHeight - said.clientHeight, getComputedStyle(said).overflowY === "auto"];
        }"""
    )
    assert hidden <= 1 or (scrolls and words > 1)
    line.click()
    expect(table.dialog.get_by_text(name).first).to_be_visible()


@pytest.mark.parametrize("sheet", ["tactic", "maxi"])
def test_dice_that_rise_cover_no_word(visit: Visit, sheet: str) -> None:
    """Between the pad and a die that is put aside there is room for the two lines a sentence may take."""
    visitor = visit(viewport=PHONE)
    table = lay(visitor, ANNA, sheet=sheet)
    table.roll()
    table.keep(1)
    visitor.page.wait_for_timeout(0)
    pad = visitor.page.get_by_role("region", name=re.compile("^Scorecard")).bounding_box()
    die = table.button(re.compile("^Die 1:")).bounding_box()
    assert pad
    assert die
    assert die["y"] - pad["y"] - pad["height"] >= TWO_LINES
