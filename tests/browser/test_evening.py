"""An evening around one device: the group is remembered, who begins goes round, and games are counted."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import FAR, End, Laying, Start, Table, say
from browser.tables import TWO_BOXES
from browser.visitors import PHONE


def stored(page: Page) -> dict[str, Any]:
    """Return what the browser stores."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('yatzy')"))
    return found


def remember_group(page: Page, *names: str) -> None:
    """Let some people have played by rules with two boxes."""
    seats = [{"name": name, "here": True} for name in names]
    options = {"seats": seats, "rules": TWO_BOXES, "dice": "screen"}
    group = {"sheet": "two-boxes", "title": "Two boxes", "options": options}
    page.goto("/robots.txt")
    page.evaluate("(group) => localStorage.setItem('yatzy', JSON.stringify({ group }))", group)


def play_out(table: Table, players: int) -> End:
    """Play a game with two boxes to its end."""
    for _ in range(2 * players):
        table.take_turn()
    return End.shown(table.page)


def test_an_evening(visit: Visit) -> None:
    """Three games of a group: by the start page and by rematches; the score of the evening, and its end."""
    page = visit(viewport=PHONE).page
    remember_group(page, "Anna", "Leo")
    end = play_out(Start.at(page).play_again(), 2)
    wins = dict.fromkeys(("Anna", "Leo"), 0)

    def count() -> None:
        rows = {row[0]: int(row[-1]) for row in end.ranking()}
        for name in wins:
            wins[name] += rows[name] == max(rows.values())

    count()
    expect(page.locator(".tonight")).to_have_count(0)
    for game, begins in ((2, "Anna"), (3, "Leo")):
        expect(page.locator(".end .red")).to_contain_text(say("page-starts", player=begins))
        table = end.again()
        expect(table.button(say("page-button-roll-named", player=begins))).to_be_visible()
        end = play_out(table, 2)
        count()
        expect(page.get_by_role("region", name=say("page-tonight-title", games=game))).to_be_visible()
    for name, games in wins.items():
        expect(page.locator(".tonight li", has_text=name)).to_have_text(f"{name} {games}")
    check(page, "the end of the third game")
    expect(Start.at(page).page.locator(".again")).to_contain_text(say("page-starts", player="Anna"))
    page.go_back()
    End.shown(page)
    page.get_by_role("link", name=say("page-evening-end")).click()
    expect(page.locator(".evening-wins li")).to_have_count(2)
    expect(page.locator(".evening-games li")).to_have_count(3)
    check(page, "the end of the evening")
    page.reload()
    expect(page.locator(".evening-games li")).to_have_count(3)
    expect(Start.at(page).page.locator(".again")).not_to_contain_text(say("page-tonight", score=""))


def test_beginning_without_the_others_asks(visit: Visit) -> None:
    """In the lobby inviting is the red button; who begins without others is told what that means."""
    page = visit(viewport=PHONE).page
    lobby = Laying.at(page, "vinga").name("Anna").add(FAR).lay()
    expect(page.locator("main .red")).to_have_text(say("page-copy"))
    for answer in (say("page-not-now"), say("page-begin", count=1)):
        lobby.button(say("page-begin", count=1)).click()
        expect(lobby.dialog.get_by_text(say("page-begin-ask-about"))).to_be_visible()
        if answer == say("page-not-now"):
            check(page, "beginning without the others")
        lobby.dialog.get_by_role("button", name=answer).click()
    Table.begun(page)


def test_a_group_plays_again(visit: Visit) -> None:
    """Names get colours, a new field the focus; in one tap the group plays again, and the next begins."""
    page = visit(viewport=PHONE).page
    Start.at(page).link(say("page-door-here")).click()
    laying = Laying.shown(page)
    fields = page.get_by_role("textbox", name=say("page-name"), exact=True)
    expect(fields).to_have_count(2)
    fields.nth(0).fill("Anna")
    fields.nth(1).fill("Leo")
    laying.button(say("page-change-colour", name="Leo")).click()
    laying.button(say("page-add-here")).click()
    expect(fields.nth(2)).to_be_focused()
    page.keyboard.type("Mum")
    laying.agree(begins=say("page-begins-agreed")).start()
    colours = {one["name"]: one["colour"] for one in stored(page)["colours"]}
    assert colours == {"Anna": "fir", "Leo": "ochre", "Mum": "sea"}

    start = Start.at(page)
    again = page.locator(".again")
    expect(again).to_contain_text("Anna, Leo and Mum")
    expect(again).to_contain_text(say("page-starts", player="Leo"))
    start.play_again()
    expect(page.get_by_role("button", name=say("page-button-roll-named", player="Leo"))).to_be_visible()
    expect(Start.at(page).page.locator(".again")).to_contain_text(say("page-starts", player="Mum"))

    page.goto("/new?with=computer")
    laying = Laying.shown(page)
    laying.button(say("page-add-known", name="Leo")).click()
    expect(laying.button(say("page-add-known", name="Leo"))).to_have_count(0)
