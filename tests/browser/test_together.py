"""Two browsers at one table: reloaded, cut off, and what each sees of the other."""

import re

import httpx
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import FAR, End, Laying, Lobby, Table
from browser.tables import TWO_BOXES, laid
from browser.visitors import DESK, PHONE, Visitor
from support.server.tokens import new_token
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.sheet_files import bundled_sheet

SHEET = "printworks"
BOXES = len(bundled_sheet(SHEET).rules.boxes)
LOST = re.compile("Connection lost")


def sat_down(anna: Visitor, bo: Visitor, sheet: str = SHEET) -> tuple[Table, Table]:
    """Let Anna lay a table and Bo come by its link."""
    lobby = Laying.at(anna.page, sheet).name("Anna").add(FAR).lay()
    bo.go(lobby.address())
    Lobby.shown(bo.page).sit("Bo")
    return Table.begun(anna.page), Table.begun(bo.page)


def test_reloaded_and_cut_off(visit: Visit) -> None:
    """Bo loads the page again with dice put aside, Anna is cut off: nobody loses anything, to the end."""
    anna, bo = visit(), visit(viewport=PHONE)
    hers, his = sat_down(anna, bo)
    for turn in range(BOXES):
        wrote = hers.take_turn()
        his.wrote(wrote)
        if turn == 2:
            his.roll()
            his.keep(2, 4)
            his.roll("1 roll left")
            dice, kept = sorted(his.dice), sorted(his.kept)
            bo.page.reload()
            his.throws("1 roll left")
            assert (sorted(his.dice), sorted(his.kept)) == (dice, kept)
            assert sorted(hers.dice) == dice
            offer = his.offers()[0]
            his.write(offer)
            hers.wrote(offer)
        elif turn == 4:
            with anna.cut_off():
                expect(anna.page.locator("main").get_by_text(LOST)).to_be_visible()
                wrote = his.take_turn()
            expect(anna.page.locator("main").get_by_text(LOST)).to_have_count(0)
            assert hers.cells(wrote.box)[1] == str(wrote.points)
        else:
            hers.wrote(his.take_turn())
    ranking = End.shown(anna.page).ranking()
    assert ranking == End.shown(bo.page).ranking()
    assert {row[0] for row in ranking} == {"Anna", "Bo"}


def test_a_tap_without_connection_counts_once(visit: Visit) -> None:
    """What is tapped while the connection is lost is done when it is back, one time."""
    anna, bo = visit(), visit(viewport=PHONE)
    hers, his = sat_down(anna, bo)
    with anna.cut_off():
        hers.red.click()
        expect(anna.page.locator("main").get_by_text(LOST)).to_be_visible()
        expect(his.page.get_by_role("img", name="3 rolls left")).to_be_visible()
    hers.throws("2 rolls left")
    his.hears(re.compile(r"^Anna rolled"))
    assert his.dice == hers.dice


def test_reactions_are_seen_and_heard(visit: Visit) -> None:
    """A feeling floats over the table of the other, who is told whose it is."""
    anna, bo = visit(), visit(viewport=PHONE)
    _, his = sat_down(anna, bo)
    his.button("React").click()
    his.dialog.get_by_role("button", name="Good luck!").click()
    expect(anna.page.get_by_text("Good luck!", exact=False).first).to_be_visible()
    Table(anna.page).hears("Bo: Good luck!")


def test_computers_are_called_in_the_language_of_the_reader(visit: Visit) -> None:
    """What only says how a computer plays is said in everyone's words; a name that it was given stays."""
    anna, aino = visit(viewport=DESK), visit(viewport=DESK, locale="fi-FI")
    token = new_token()
    seats: list[dict[str, object]] = [
        {"name": "Anna", "here": True},
        {"computer": "bold"},
        {"computer": "bold"},
        {"computer": "strong", "name": "Hal"},
    ]
    code = laid(anna, token, *seats, rules=TWO_BOXES, start="agreed")
    anna.go(f"/{code}#{token}")
    aino.go(f"/{code}")
    for one, language in ((anna, "en"), (aino, "fi")):
        bold = catalogue(language).say("bot-bold")
        heads = one.page.get_by_role("columnheader")
        expect(heads.nth(1)).to_contain_text(bold)
        expect(heads.nth(2)).to_contain_text(f"{bold} 2")
        expect(heads.nth(3)).to_contain_text("Hal")
    table = Table.begun(anna.page)
    table.roll()
    anna.page.locator('main [data-box="chance"]').click()  # and the computers play on at once
    story = aino.page.get_by_role("listitem").filter(has_text=catalogue("fi").say("bot-bold"))
    expect(story.first).to_be_visible()
    assert "Bold 2" in httpx.get(f"{anna.base}/api/tables/{code}/record?form=notation").text
