"""The explorer: any pad and any dice, every choice weighed, and an address that is the position."""

import re
import zlib
from base64 import urlsafe_b64encode

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import Start, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import DESK, PATIENCE, PHONE, TABLET, in_sizes
from yatzy.game.card import Card
from yatzy.l10n.advice import choice_name
from yatzy.l10n.catalogue import catalogue
from yatzy.report.position_view import WantedKeep, prospect_of
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.rules.toml import dumps
from yatzy.solver.solve import solve

SHEET = bundled_sheet("vinga")
WORDS = catalogue("en")
POSITION = "/explore?sheet=vinga&filled=ones-3,chance-22&dice=23455&left=2"


def choices(page: Page) -> list[str]:
    """Return what every choice that is shown says to who does not see it."""
    rows = page.locator(".choice-row > .unseen")
    expect(rows.first).to_be_attached()
    return rows.all_text_contents()


def best(page: Page, patience: int = PATIENCE) -> str:
    """Return what is told to be the best."""
    heading = page.get_by_role("heading", name=re.compile(r"^Best: "))
    expect(heading).to_be_visible(timeout=patience)
    return heading.inner_text().removeprefix("Best: ")


def lay_dice(page: Page, dice: str) -> None:
    """Tap the faces of dice."""
    for face in dice:
        page.get_by_role("group", name=say("page-explorer-faces")).get_by_role("button", name=face).click()


def set_box(page: Page, box: str, points: str) -> None:
    """Fill a box, or open it."""
    page.get_by_role("button", name=re.compile(rf"^{box}\b.*Change it")).click()
    page.get_by_role("dialog").get_by_role("button", name=points, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@in_sizes("phone")
def test_the_whole_way(visit: Visit, size: dict[str, int]) -> None:
    """From the start to a position and its link, where others see the same; and it is what the coach says."""
    visitor = visit(viewport=size)
    page = visitor.page
    Start.at(page).link(say("page-explorer-go")).click()
    page.get_by_role("combobox", name=say("page-explorer-pad")).select_option("vinga")
    page.wait_for_url("**/explore?sheet=vinga")
    page.get_by_role("heading", name="Expected final total: 248.4").wait_for()  # docs/science.md
    set_box(page, "Ones", "3")
    set_box(page, "Chance", "22")
    lay_dice(page, "23455")
    told, listed = best(page), choices(page)
    values = solve(SHEET)
    advice = values.advise(Card.filled(SHEET.tables, {"ones": 3, "chance": 22}), "23455", 2)
    assert told == choice_name(WORDS, SHEET, advice.best)
    for label, choice in zip(listed, advice.choices, strict=False):
        assert label.startswith(f"{choice_name(WORDS, SHEET, choice)}: {choice.value:.1f} expected")
        assert label.endswith("the best" if not choice.cost else f"loses {choice.cost:.2f}")
    assert page.url == f"{visitor.base}/explore?sheet=vinga&filled=ones-3,chance-22&dice=23455"
    page.get_by_text("1", exact=True).and_(page.locator(".explore-turn span")).click()
    page.wait_for_url("**&dice=23455&left=1")
    expect(page.locator(".choice-row > .unseen").first).not_to_have_text(listed[0])
    again = choices(page)
    assert again != listed
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    other = visit(viewport=size)
    other.go(page.url)
    assert (best(other.page), choices(other.page)) == (best(page), again)
    page.get_by_role("button", name=re.compile("Show all")).click()
    one_left = values.advise(Card.filled(SHEET.tables, {"ones": 3, "chance": 22}), "23455", 1)
    assert len(choices(page)) == len(one_left.choices)


def test_where_a_keep_leads(visit: Visit) -> None:
    """Opened, it shows how likely each box is, as the solver says; opened again it closes."""
    page = visit(viewport=PHONE).go(POSITION)
    row = page.get_by_role("button", name=re.compile(r"^keep 5 5: "))
    row.click()
    ends = page.locator(".choice .ends li")
    expect(ends.first).to_be_visible()
    asked = WantedKeep(filled={"ones": 3, "chance": 22}, dice=(2, 3, 4, 5, 5), rolls_left=2, keep=(5, 5))
    prospect = prospect_of(solve(SHEET), SHEET, asked)
    assert ends.count() == len(prospect.ends)
    for told, end in zip(ends.all(), prospect.ends, strict=True):
        label = told.locator(".unseen").text_content() or ""
        assert label.startswith(f"{WORDS.name(SHEET, end.key)}: ")
        assert f"{end.points:.1f} points" in label
        bar = told.locator(".bar")
        share = bar.evaluate("one => one.firstChild.getBoundingClientRect().width / one.clientWidth")
        assert share == pytest.approx(end.chance, abs=0.03)  # from 0 to 100 %, whatever the most likely is
    row.click()
    expect(page.locator(".choice .ends")).to_have_count(0)


def test_the_link_is_copied(visit: Visit) -> None:
    """It is the address of the position."""
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.go(POSITION)
    best(page)
    page.get_by_role("button", name=say("page-explorer-link")).click()
    page.get_by_role("button", name=say("page-explorer-copied")).wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == visitor.base + POSITION


def test_the_keyboard_alone(visit: Visit) -> None:
    """Digits lay dice, Backspace takes one away, Tab and Enter reach the rest."""
    page = visit(viewport=TABLET).go("/explore?sheet=vinga")
    page.get_by_role("heading", name=re.compile("Expected final total")).wait_for()
    for key in ("6", "6", "Backspace", "5", "5", "5", "1"):
        page.keyboard.press(key)
    expect(page).to_have_url(re.compile("dice=65551"))
    first = page.locator(".choice > button").first
    expect(first).to_be_visible()
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".choice .ends li").first).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Fives\b.*Change it")).focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="15", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("filled=fives-15"))
    page.get_by_role("button", name=re.compile(r"^Fives 15\b")).wait_for()
    page.get_by_role("radio", name="0").focus()
    page.keyboard.press("Space")
    expect(page).to_have_url(re.compile("left=0"))


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("sheet=vinga&filled=ones-7", "Ones can never hold 7."),
        ("sheet=no-such-pad", "no-such-pad"),
        ("sheet=forced-order&filled=twos-4", "fill this scorecard from top to bottom"),
    ],
)
def test_an_address_that_says_what_cannot_be(visit: Visit, asked: str, told: str) -> None:
    """It is said why, and one can begin anew."""
    visitor = visit(viewport=PHONE)
    with visitor.watch.excusing("api/positions", "status of 40"):
        page = visitor.go(f"/explore?{asked}")
        expect(page.get_by_role("alert")).to_contain_text(told)
        page.get_by_role("combobox", name=say("page-explorer-pad")).select_option("tactic")
        expect(page.get_by_role("heading", name=re.compile("Expected final total"))).to_contain_text("248.4")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_a_pad_that_was_never_solved(visit: Visit) -> None:
    """It is said that it is being solved, and then it is answered."""
    page = visit(viewport=PHONE).go("/explore?sheet=philos&dice=66665")
    assert best(page, patience=4 * PATIENCE)  # solving waits for whatever else its server computes


def test_rules_of_ones_own(visit: Visit) -> None:
    """A link carries the sheet: its pad is shown and weighed, and the address keeps it."""
    sheet = parse_sheet(TWO_BOXES)
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(dumps(sheet).encode()) + packer.flush()
    written = urlsafe_b64encode(packed).decode().rstrip("=")
    page = visit(viewport=PHONE).go(f"/explore?dice=55566#{written}")
    advice = solve(sheet).advise(Card.empty(sheet.tables), "55566", sheet.rules.rolls - 1)
    assert best(page) == choice_name(WORDS, sheet, advice.best)
    pads = page.get_by_role("combobox", name=say("page-explorer-pad"))
    expect(pads.locator("option:checked")).to_have_text(sheet.title)
    page.locator(".choice > button").first.click()
    expect(page.locator(".choice .ends li").first).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page).to_have_url(re.compile(rf"/explore\?dice=5556#{re.escape(written)}$"))
    pads.select_option("vinga")
    expect(page).to_have_url(re.compile(r"/explore\?sheet=vinga$"))
    page.get_by_role("heading", name="Expected final total: 248.4").wait_for()


def test_from_the_coach(visit: Visit) -> None:
    """At a table the coach's advice leads to the same dice on the same card."""
    visitor = visit(viewport=DESK)
    table = lay(visitor, {"name": "Anna", "here": True}, sheet="vinga")
    table.roll()
    dice = "".join(map(str, table.dice))
    visitor.page.keyboard.press("h")
    table.link(say("page-ask-explorer")).click()
    expect(visitor.page).to_have_url(f"{visitor.base}/explore?sheet=vinga&dice={dice}&left=2")
    best(visitor.page)


@in_sizes("desk")
def test_nothing_keeps_anyone_out(visit: Visit, size: dict[str, int]) -> None:
    """With every choice, a keep opened, a box asked about, and without dice."""
    page = visit(viewport=size).go(POSITION)
    page.locator(".choice > button").first.click()
    page.locator(".choice .ends li").first.wait_for()
    check(page, "explorer")
    page.get_by_role("button", name=re.compile(r"^Ones\b.*Change it")).click()
    page.get_by_role("dialog").wait_for()
    check(page, "points")
    page.goto("/explore?sheet=mb-1973&filled=yatzy-50,ones-5&bonuses=100")
    page.get_by_role("heading", name=re.compile("Expected final total")).wait_for()
    expect(page.get_by_role("combobox", name=say("page-explorer-bonuses"))).to_have_value("100")
    check(page, "explorer without dice")


def test_more_dice_than_there_are(visit: Visit) -> None:
    """What an address has too many of is passed over, and nothing is asked in vain."""
    page = visit(viewport=PHONE).go("/explore?sheet=vinga&dice=23455566")
    assert best(page)
    assert page.locator("button.slot").count() == 5


def test_the_focus_is_never_lost(visit: Visit) -> None:
    """Where what had it is taken away, what is nearest has it; after a dialog, what opened it."""
    page = visit(viewport=DESK).go("/explore?sheet=vinga&dice=2345")
    page.get_by_role("heading", name=re.compile("Expected final total")).wait_for()
    page.get_by_role("button", name=re.compile("^Die 4: 5")).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=say("page-explorer-clear"), exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Die"))).to_have_count(0)
    expect(page.locator(".explore-felt :focus")).to_have_count(1)
    for way in (say("page-close"), "6"):
        box = page.get_by_role("button", name=re.compile(r"^Twos\b.*Change it"))
        box.focus()
        page.keyboard.press("Enter")
        page.get_by_role("dialog").get_by_role("button", name=way, exact=True).focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(box).to_be_focused()
