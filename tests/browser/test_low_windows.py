"""Small windows, such as a small phone held sideways: whatever it takes to play is in sight."""

import re

import pytest

from browser.conftest import Visit
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
