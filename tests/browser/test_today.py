"""The game of the day: the same dice for everybody, ranked by total and by choices."""

import itertools
import json
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import End, Start, Table, say
from browser.test_fair_dice import LYING
from browser.visitors import PHONE, Visitor, in_sizes
from support.server.servers import server_at_home
from yatzy.l10n.catalogue import catalogue

WORDS = catalogue("en")
SHEET = "printworks"
KEYS = itertools.count()


def play_along(visitor: Visitor, name: str) -> Table:
    """Play the game of the day."""
    visitor.page.get_by_role("textbox", name=say("page-your-name")).fill(name)
    visitor.page.get_by_role("button", name=say("page-match-along")).click()
    return Table.begun(visitor.page)


def finish(visitor: Visitor, code: str) -> int:
    """Play a game on to its end as a program would, with the token of this browser; return its total."""
    known = json.loads(visitor.page.evaluate("localStorage.getItem('yatzy')"))["tables"]
    token = next(one["token"] for one in known if one["id"] == code)
    with httpx.Client(
        base_url=visitor.base, headers={"Authorization": f"Bearer {token}"}, timeout=300
    ) as client:
        while True:
            state: dict[str, Any] = client.get(f"/api/tables/{code}").json()["state"]
            if state["now"]["phase"] == "over":
                total: int = state["cards"][0][0]["total"]
                return total
            entries = [one for one in state["now"].get("entries", ()) if one["allowed"]]
            move: dict[str, object] = {"type": "roll", "seat": 0}
            if entries:
                best = max(entries, key=lambda one: int(one["points"]))
                move = {"type": "enter", "seat": 0, "key": best["key"]}
            body = {"seq": state["seq"], "key": f"day{next(KEYS)}", "move": move}
            client.post(f"/api/tables/{code}/moves", json=body).raise_for_status()


def ranking(visitor: Visitor) -> list[list[str]]:
    """Return the rows of the ranking that is shown: place, name, and the number that counts."""
    rows = visitor.page.locator(".results tbody tr").all()
    return [[cell.strip() for cell in row.locator("td, th").all_inner_texts()] for row in rows]


def shared_result(visitor: Visitor, place: int, total: int, cost: str) -> None:
    """Pass one's result on: what was reached, and where the same dice are; the standings say whose they are."""
    page = visitor.page
    page.get_by_role("button", name=say("page-share")).click()
    page.get_by_role("button", name=say("page-copied")).first.wait_for()
    line, address = str(page.evaluate("navigator.clipboard.readText()")).split("\n")
    today = f"{datetime.now(UTC).date()}"
    assert line.startswith(f"Printworks Yatzy, game of {today}: {total} points, place {place} of ")
    assert line.endswith(f", {cost} points lost")
    expect(page.get_by_text(line)).to_be_visible()
    page.goto(f"/{address.rsplit('/', 1)[1]}")
    expect(page.get_by_text(line)).to_be_visible()
    expect(page).to_have_title(WORDS.say("page-title", title=say("page-today")))
    expect(page.get_by_role("heading", level=1)).to_have_text(say("page-today"))


def test_from_the_start(visit: Visit) -> None:
    """It is one tap away, on a pad of one's choice."""
    visitor = visit(viewport=PHONE)
    Start.at(visitor.page)
    visitor.page.get_by_role("link", name=re.compile(say("page-today"))).click()
    expect(visitor.page.get_by_role("heading", name=say("page-today-title"))).to_be_visible()
    pads = visitor.page.get_by_role("combobox", name=say("page-today-sheet"))
    expect(pads.get_by_role("option").first).to_be_attached()
    pads.select_option("vinga")
    visitor.page.wait_for_url("**/today?sheet=vinga")
    expect(pads).to_have_value("vinga")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@in_sizes("phone")
def test_two_rankings(visit: Visit, size: dict[str, int]) -> None:
    """Both meet the same throw; once they are through, each has a place by total and one by choices."""
    people = [visit(viewport=size, permissions=["clipboard-read", "clipboard-write"]) for _ in range(2)]
    names = [f"{name} {size['width']}" for name in ("Anna", "Bo")]
    first: list[list[int]] = []
    totals: dict[str, int] = {}
    for visitor, name in zip(people, names, strict=True):
        visitor.go(f"/today?sheet={SHEET}")
        table = play_along(visitor, name)
        table.roll()
        first.append(sorted(table.dice))
        table.write(table.offers()[len(totals)])
        totals[name] = finish(visitor, table.code)
    assert first[0] == first[1]
    anna = people[0]
    anna.go(f"/today?sheet={SHEET}")
    own = anna.page.get_by_role("row").filter(has_text=names[0])
    expect(own).to_contain_text("%")
    by_total = {name: row for row in ranking(anna) for name in names if row[1:] and name in row[1]}
    for name in names:
        assert by_total[name][3] == str(totals[name])
    rows = [row for row in ranking(anna) if row[1:]]  # without headings
    places = [int(row[0]) for row in rows if row[0]]
    assert places == sorted(places)
    check(anna.page, "the game of the day")
    anna.page.get_by_text(say("page-match-by-cost"), exact=True).click()
    expect(anna.page.get_by_role("columnheader", name=say("page-match-cost"))).to_be_visible()
    costs = [float(row[3]) for row in ranking(anna) if row[1:]]
    assert costs == sorted(costs)
    assert len(costs) >= 2
    check(anna.page, "the game of the day by choices")
    mine = next(row for row in ranking(anna) if row[1:] and names[0] in row[1])
    shared_result(anna, int(by_total[names[0]][0]), totals[names[0]], mine[3])
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_a_day_is_closed_and_verified(visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A week later all may look; the browser leads the seed back to the anchor that it kept on that day."""
    later = tmp_path / "later"
    monkeypatch.setenv("LIE", "week")
    monkeypatch.setenv("LATER", str(later))
    with server_at_home(tmp_path, LYING) as server:
        anna = visit(server.base, viewport=PHONE)
        anna.go(f"/today?sheet={SHEET}")
        code = play_along(anna, "Anna").code
        finish(anna, code)
        [player] = json.loads(anna.page.evaluate("localStorage.getItem('yatzy')"))["players"]
        assert player["name"] == "Anna"
        later.touch()
        anna.go(f"/{code}")
        end = End.shown(anna.page)
        end.button(say("page-verify")).click()
        expect(anna.page.get_by_text(say("page-verified-day"))).to_be_visible()
        anna.page.get_by_role("link", name=say("page-match-compare")).click()
        expect(anna.page.get_by_text(say("page-match-new"), exact=True)).to_be_visible()
        anna.page.get_by_role("link", name=f"Anna: {say('page-look-at-it')}").click()
        anna.page.wait_for_url(f"**/{code}?review")
        anna.page.evaluate(
            """() => {
                const kept = JSON.parse(localStorage.yatzy);
                kept.chains = Object.fromEntries(Object.keys(kept.chains).map((day) => [day, "0".repeat(64)]));
                localStorage.yatzy = JSON.stringify(kept);
            }"""
        )
        anna.go(f"/{code}")
        End.shown(anna.page).button(say("page-verify")).click()
        expect(anna.page.get_by_text(say("page-wrong-day"))).to_be_visible()


def test_a_finished_day_is_not_resumed(visit: Visit) -> None:
    """Whoever has played today finds the game among those to review, with its score, and nothing to resume."""
    visitor = visit(viewport=PHONE)
    page = visitor.go("/today")
    play_along(visitor, "Freja")
    code = page.url.rsplit("/", 1)[1]
    total = finish(visitor, code)
    page.locator(".end").or_(page.get_by_text(say("page-look-at-it"))).first.wait_for()
    Start.at(page)
    expect(page.locator(f'.finished a[href="/{code}?review"] span')).to_have_text(f"Freja {total}")
    expect(page.locator(".unfinished")).to_have_count(0)
