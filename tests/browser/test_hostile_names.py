"""Names that would be markup, or a script, stay text on every screen and in every file."""

import csv
import io
import json

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.pages import FAR, End, Laying, Lobby, Start, Table, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import DESK, PHONE
from yatzy.game.notation import parse_game

NAME = "<img src=x onerror=alert(1)>"
OTHER = '"><script>alert(2)</script>'
HOUSE = {
    **TWO_BOXES,
    "title": NAME,
    "languages": ["en"],
    "names": {"en": {"game": NAME, "ones": "<b>Ones</b>", "chance": "</style><script>alert(3)</script>"}},
}


def stays_text(page: Page, *texts: str) -> None:
    """See that these are there to be read, and made nothing else."""
    for text in texts:
        expect(page.get_by_text(text).first).to_be_attached()
    made = page.evaluate("""() => [...document.querySelectorAll("img, script, b")]
      .filter((one) => one.getAttribute("src") === "x" || /alert|^Ones$/.test(one.textContent)).length""")
    assert made == 0


def test_players(visit: Visit) -> None:
    """In the lobby, at the table, at the end, on the start, and in everything that can be taken home."""
    anna, bo = visit(viewport=DESK), visit(viewport=PHONE)
    lobby = Laying.at(anna.page, "vinga").name(NAME).add(FAR).lay()
    stays_text(anna.page, NAME)
    bo.go(lobby.address())
    stays_text(bo.page, NAME)
    Lobby.shown(bo.page).sit(OTHER)
    hers, his = Table.begun(anna.page), Table.begun(bo.page)
    wrote = hers.take_turn()
    his.wrote(wrote)
    stays_text(anna.page, NAME, OTHER)
    stays_text(bo.page, NAME, OTHER)
    his.button("React").click()
    his.dialog.get_by_role("button", name="Bravo!").click()
    hers.hears(f"{OTHER}: Bravo!")
    stays_text(anna.page, OTHER)
    hers.button(say("page-menu")).click()
    stays_text(anna.page, NAME)
    Start.at(anna.page)
    stays_text(anna.page, NAME)


def test_exports_and_the_end(visit: Visit) -> None:
    """The record holds the names letter by letter, and comes as a file, never as a page."""
    visitor = visit()
    players: list[dict[str, object]] = [{"name": NAME, "here": True}, {"name": OTHER, "here": True}]
    table = lay(visitor, *players, rules=TWO_BOXES)
    for _ in range(4):
        table.take_turn()
    end = End.shown(visitor.page)
    stays_text(visitor.page, NAME, OTHER)
    assert parse_game(end.take_home("notation")).setup.players == (NAME, OTHER)
    first = json.loads(end.take_home("jsonl").splitlines()[0])
    assert NAME in json.dumps(first, ensure_ascii=False)
    rows = list(csv.reader(io.StringIO(end.take_home("csv"))))
    assert any(NAME in cell for row in rows for cell in row)
    for form in ("notation", "jsonl", "csv"):
        answer = visitor.context.request.get(f"/api/tables/{table.code}/record?form={form}")
        assert answer.headers["content-disposition"].startswith("attachment")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "html" not in answer.headers["content-type"]


def test_a_sheet_of_the_house(visit: Visit) -> None:
    """What a sheet of one's own calls its boxes is text: at the table, in its rules, on its pad to print."""
    visitor = visit()
    page = visitor.page
    table = lay(visitor, {"name": "Anna", "here": True}, rules=HOUSE)
    table.roll()
    boxes = ("<b>Ones</b>", "</style><script>alert(3)</script>")
    stays_text(page, NAME, *boxes)
    code = table.code
    page.goto(f"/rules?table={code}")
    page.get_by_role("heading", name=NAME).first.wait_for()
    stays_text(page, NAME, *boxes)
    page.goto(f"/api/tables/{code}/pad.html")
    stays_text(page, NAME, *boxes)
