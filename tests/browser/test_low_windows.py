"""Small windows, such as a small phone held sideways: whatever it takes to play is in sight."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import saying
from browser.tables import lay

WINDOWS = [
    (568, 320, "tactic"),
    (568, 320, "maxi"),
    (480, 320, "tactic"),
    (640, 360, "maxi"),
    (667, 375, "mb-1973"),
    (360, 540, "tactic"),
]
BEYOND = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)];
}"""
"""How far a window would have to be scrolled to see everything, across and down."""


@pytest.mark.parametrize(("width", "height", "sheet"), WINDOWS)
def test_all_it_takes_to_play_is_in_sight(visit: Visit, width: int, height: int, sheet: str) -> None:
    """Every box, the dice and the button, before a throw, after it, and when a die is put aside."""
    visitor = visit(viewport={"width": width, "height": height})
    seats: list[dict[str, object]] = [
        {"name": "Maximiliana-Alexandra", "here": True},
        {"name": "Bo", "here": True},
    ]
    table = lay(visitor, *seats, sheet=sheet, start="agreed")
    assert visitor.page.evaluate(BEYOND) == [0, 0]
    table.roll()
    assert visitor.page.evaluate(BEYOND) == [0, 0]
    table.keep(1)
    assert visitor.page.evaluate(BEYOND) == [0, 0]
    table.write(max(table.offers(), key=lambda one: one.points))
    assert visitor.page.evaluate(BEYOND) == [0, 0]


def test_the_rows_of_a_pad_share_the_height_that_is_left(visit: Visit) -> None:
    """They grow with every pixel, whichever way a window came to its size, and nothing has to be scrolled."""
    visitor = visit(viewport={"width": 390, "height": 700})
    lay(visitor, {"name": "Anna", "here": True}, sheet="tactic")
    row, heights = visitor.page.locator(".pad-room .row").first, []
    for height in (580, 640, 700, 620, 600):
        visitor.page.set_viewport_size({"width": 390, "height": height})
        box = row.bounding_box()
        assert box
        heights.append((height, box["height"]))
        assert visitor.page.evaluate(BEYOND) == [0, 0]
    shares = [share for _, share in sorted(heights)]
    assert shares == sorted(set(shares))


@pytest.mark.parametrize(("width", "height"), [(360, 540), (320, 480), (480, 320)])
def test_dice_and_button_stay_in_sight(visit: Visit, width: int, height: int) -> None:
    """Twenty boxes may be too many for a small window: then they are scrolled, and nothing else."""
    visitor = visit(viewport={"width": width, "height": height})
    table = lay(visitor, {"name": "Anna", "here": True}, sheet="maxi")
    table.roll()
    last = table.button(re.compile("^Maxi Yatzy"))
    for _ in range(2):
        for one in (table.button(re.compile("^Die 6:")), table.red):
            box = one.bounding_box()
            assert box
            assert 0 <= box["y"] <= box["y"] + box["height"] <= height
        last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (360, 560), (360, 540), (768, 1024)])
def test_the_throws_for_who_begins_cover_nothing(visit: Visit, width: int, height: int) -> None:
    """They stand on the empty sheet, whose boxes come with the first throw of the game."""
    visitor = visit(viewport={"width": width, "height": height})
    page = visitor.page
    seats: list[dict[str, object]] = [{"name": name, "here": True} for name in ("Anna", "Bo")]
    table = lay(visitor, *seats, start="roll-off")
    throws, box = page.get_by_role("listitem"), page.get_by_text("Small straight", exact=True)
    begins, next_one = (saying(one, player="⟨.+⟩") for one in ("page-rolled-off", "page-roll-off"))
    told = page.get_by_role("main").get_by_text(re.compile(f"{begins}|{next_one}"))
    expect(box).to_be_visible()
    for count in range(1, 10):  # equal throws are thrown again
        table.red.click()
        expect(throws).to_have_count(count)
        expect(throws.first).to_be_in_viewport(ratio=1)
        expect(box).to_be_hidden()
        expect(told).to_be_visible()
        if re.search(begins, told.inner_text()):
            break
    table.roll()
    expect(box).to_be_visible()
    expect(throws).to_have_count(0)


def test_the_throws_for_who_begins_are_in_sight(visit: Visit) -> None:
    visitor = visit(viewport={"width": 568, "height": 320})
    seats: list[dict[str, object]] = [
        {"name": name, "here": True} for name in ("Maximiliana-Alexandra", "Bo", "Cia")
    ]
    table = lay(visitor, *seats, sheet="mb-1973", start="roll-off")
    for name in ("Maximiliana-Alexandra", "Bo"):
        table.red.click()
        table.hears(re.compile(f"^{name} rolled"))
        assert visitor.page.evaluate(BEYOND) == [0, 0]
