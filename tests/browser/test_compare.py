"""Pads side by side: what differs has a sign, the same dice are scored by each, and how games end is drawn."""

import re
from typing import Self

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import Screen, Start, say
from browser.visitors import PHONE, in_sizes
from yatzy.app.compare import compare_sheets
from yatzy.l10n.catalogue import catalogue
from yatzy.report.comparison import build_comparison
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve

WORDS = catalogue("en")


class Compare(Screen):
    """The pads."""

    @classmethod
    def at(cls, visit: Visit, asked: str = "", **wanted: object) -> Self:
        """Open them."""
        page = visit(**wanted).go(f"/compare{asked}")
        page.get_by_role("table").first.wait_for()
        return cls(page)

    def row(self, name: str) -> list[str]:
        """Return the cells of a row."""
        heading = self.page.get_by_role("rowheader", name=re.compile(rf"^(differs )?{re.escape(name)}$"))
        cells = heading.locator("xpath=..").get_by_role("cell").all_inner_texts()
        return [re.sub(r"\s+", " ", cell).strip() for cell in cells]

    def columns(self) -> list[str]:
        """Return the titles of the pads."""
        return self.page.get_by_role("columnheader").all_inner_texts()

    def drawn(self) -> None:
        """Wait until every game was followed."""
        self.page.locator("svg.figure").wait_for(timeout=300_000)


def test_the_same_hand_by_each(visit: Visit) -> None:
    """What the tables give, under each pad's own name; a tap turns a die, and the address says so."""
    compare = Compare.at(visit, "?sheets=tactic,hasbro&dice=55566")
    for row in build_comparison(
        WORDS, compare_sheets([bundled_sheet("tactic"), bundled_sheet("hasbro")], "55566")
    ).boxes:
        name = next(cell.name for cell in row.cells if cell)
        for cell, shown in zip(row.cells, compare.row(name), strict=True):
            if cell is None:
                assert shown.startswith("—")
            else:
                assert shown.split()[0] == str(cell.points)
                assert (cell.name in shown) == (cell.name != name)
    compare.button("Die 5: 6. Tap to change it.").click()
    compare.button("Die 5: 1. Tap to change it.").wait_for()
    compare.page.wait_for_url("**/compare?sheets=tactic,hasbro&dice=55561")
    expect(
        compare.page.get_by_role("row", name=re.compile("Full house")).get_by_text("0", exact=True)
    ).to_have_count(2)


def test_dice_from_the_keyboard(visit: Visit) -> None:
    """Arrows turn a die, digits say what it shows."""
    compare = Compare.at(visit, "?sheets=tactic,hasbro&dice=11111")
    first = compare.page.get_by_role("button", name=re.compile("^Die 1:"))
    first.focus()
    compare.page.keyboard.press("ArrowDown")
    expect(first).to_have_accessible_name(re.compile("Die 1: 6"))
    compare.page.keyboard.press("3")
    expect(first).to_have_accessible_name(re.compile("Die 1: 3"))
    expect(first).to_be_focused()


def test_pads_come_and_go(visit: Visit) -> None:
    """One is added and one left out; the address can be handed on."""
    compare = Compare.at(visit, "?sheets=tactic,hasbro")
    compare.page.get_by_label(say("page-compare-add")).select_option("philos")
    expect(compare.page.get_by_role("columnheader")).to_have_count(3)
    compare.button("Remove Tactic Yatzy").click()
    expect(compare.page.get_by_role("columnheader")).to_have_count(2)
    assert [one.split()[0] for one in compare.columns()] == ["Hasbro", "Philos"]
    other = Compare.at(visit, compare.page.url.partition("/compare")[2])
    assert other.columns() == compare.columns()


def test_only_what_differs(visit: Visit) -> None:
    """What is the same is left out; what is left has a sign that is read out, too."""
    compare = Compare.at(visit, "?sheets=tactic,hasbro")
    assert compare.row("Chance")
    compare.page.get_by_text(say("page-compare-only")).click()
    expect(compare.page.get_by_role("rowheader", name="Chance")).to_have_count(0)
    names = compare.page.get_by_role("rowheader").all()
    assert len(names) > 5
    for name in names[1:]:  # the first is what best play makes
        expect(name.get_by_role("img", name=say("page-compare-differs"))).to_have_count(1)


def test_how_games_end(visit: Visit) -> None:
    """Totals as exact as they are, and a figure of both with the numbers behind it."""
    compare = Compare.at(visit, "?sheets=tactic,forced-order")
    compare.drawn()
    exact = [f"{solve(bundled_sheet(name)).expected:.2f}" for name in ("tactic", "forced-order")]
    assert compare.row(say("page-compare-expected")) == exact
    compare.page.get_by_text(say("page-figure-numbers")).click()
    numbers = compare.page.get_by_role("table").last
    expect(numbers.get_by_role("row", name=re.compile("^Mean"))).to_contain_text("248.44")


def test_own_rules_beside_printed_ones(visit: Visit) -> None:
    """What is being written in this browser can be one of them; elsewhere nobody knows of it."""
    page = visit().go("/own")
    page.get_by_role("button", name=re.compile("Tactic · 54929")).first.click()
    page.get_by_label(say("page-own-name-of-game")).fill("Kitchen table")
    page.get_by_label(say("page-own-bonus-at")).fill("60")
    expect(page.locator(".own-changes")).to_contain_text("60 or more")
    page.goto("/compare?sheets=tactic,own")
    expect(page.get_by_role("columnheader", name="Kitchen table")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Bonus"))).to_contain_text("50 for 60 or more")
    other = Compare.at(visit, "?sheets=tactic,own")
    assert len(other.columns()) == 1


def test_addresses_that_ask_for_nonsense(visit: Visit) -> None:
    """There is always something to see, and nothing a browser would call an error."""
    page = Compare.at(visit, "?sheets=monopoly,ludo").page
    for asked in ("?sheets=", "?dice=999", "?sheets=tactic&dice=abc"):
        page.goto(f"/compare{asked}")
        page.get_by_role("table").first.wait_for()
        assert Compare(page).columns(), asked


def test_found_from_the_start(visit: Visit) -> None:
    """The start leads there."""
    start = Start.at(visit().page)
    start.link(say("page-compare")).click()
    start.page.get_by_role("table").first.wait_for()


def test_on_a_phone_the_first_column_stays(visit: Visit) -> None:
    """The pads scroll inside, the page does not, and what a row is about stays in sight."""
    compare = Compare.at(visit, "?sheets=tactic,hasbro,philos", viewport=PHONE)
    heading = compare.page.get_by_role("rowheader", name=re.compile("Chance"))
    before = heading.bounding_box()
    inside = compare.page.locator(".pads-scroll")
    inside.evaluate("one => { one.scrollLeft = 400; }")
    after = heading.bounding_box()
    assert before
    assert after
    assert before["x"] == after["x"]
    assert inside.evaluate("one => one.scrollLeft") > 0
    assert compare.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@in_sizes("phone")
def test_for_everyone(visit: Visit, size: dict[str, int]) -> None:
    """Nothing serious in either theme, with the figure and its numbers."""
    compare = Compare.at(visit, "?sheets=tactic,forced-order,philos", viewport=size)
    check(compare.page, "pads side by side")
    compare = Compare.at(visit, "?sheets=tactic,hasbro", viewport=size)
    compare.drawn()
    compare.page.get_by_text(say("page-figure-numbers")).click()
    compare.page.get_by_text(say("page-compare-hands")).click()
    check(compare.page, "how games end")
