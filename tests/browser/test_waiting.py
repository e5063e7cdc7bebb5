"""Waiting is told: for a server that hangs, for a connection, for somebody who has vanished."""

import os
import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import FAR, End, Laying, Lobby, Table, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import PHONE
from support.server.servers import server_process

ANNA: dict[str, object] = {"name": "Anna", "here": True}


def test_a_server_that_hangs(visit: Visit, tmp_path: Path) -> None:
    """It is said within a few seconds, nothing tumbles meanwhile, and the throw is there once it goes on."""
    with server_process(tmp_path / "games.db") as server:
        visitor = visit(server.base, reduced_motion="no-preference")
        page = visitor.page
        table = lay(visitor, ANNA)
        os.kill(server.pid, signal.SIGSTOP)
        try:
            table.red.click()
            for told in ("page-slow", "page-lost"):
                expect(page.locator("main").get_by_text(say(told))).to_be_visible()
                expect(page.locator(".rolling")).to_have_count(0)
        finally:
            os.kill(server.pid, signal.SIGCONT)
        table.throws("2 rolls left")
        expect(page.get_by_text(say("page-slow"))).to_have_count(0)
        page.goto("about:blank")  # before the server ends


def test_a_lost_connection_is_told_before_and_after_a_game(visit: Visit) -> None:
    """In the lobby, and at the end, where also what cannot be done is said."""
    visitor = visit()
    page = visitor.page
    said = page.locator("main").get_by_text(say("page-lost"))
    Laying.at(page, "tactic").name("Anna").add(FAR).lay()
    with visitor.cut_off():
        expect(said).to_be_visible()
    expect(said).to_have_count(0)
    table = lay(visitor, ANNA, rules=TWO_BOXES)
    for _ in range(2):
        table.take_turn()
    End.shown(page).open_more()
    button = table.button(say("page-verify"))
    button.wait_for()
    page.route("**/api/tables/*/moves", lambda route: route.abort())
    with visitor.watch.excusing("ERR_FAILED"):
        button.click()
        expect(page.locator("main").get_by_text(say("page-away"))).to_be_visible()


def test_somebody_who_has_vanished(visit: Visit, tmp_path: Path) -> None:
    """While they are there nobody can replace them; then a computer player can go on, which nobody chooses."""
    with server_process(tmp_path / "games.db", patience=0) as server:
        anna, bo = visit(server.base, viewport=PHONE), visit(server.base, viewport=PHONE)
        page = anna.page
        lobby = Laying.at(page, "tactic").name("Anna").add(FAR).lay()
        bo.go(lobby.address())
        Lobby.shown(bo.page).sit("Bo")
        hers = Table.begun(page)
        hers.take_turn()
        expect(page.get_by_role("button", name="Bo is playing")).to_be_visible()
        page.get_by_role("button", name=say("page-menu")).click()
        expect(hers.dialog.get_by_role("button", name=say("page-device"))).to_be_visible()
        expect(hers.dialog.get_by_text("for Bo")).to_have_count(0)
        hers.close_dialog()
        bo.page.goto("about:blank")
        page.get_by_role("button", name=re.compile("Bo hasn’t answered for a while")).click()
        expect(hers.dialog.get_by_role("radio")).to_have_count(0)
        expect(hers.dialog.get_by_role("button", name=say("page-not-now"))).to_be_focused()
        hers.dialog.get_by_role("button", name=say("page-hand-over-go"), exact=True).click()
        hers.hears(re.compile("for Bo"))
        page.goto("about:blank")  # before the server ends


def test_how_long_an_absent_player_is_waited_for(visit: Visit) -> None:
    """It is counted down, and offered at its end; if the server finds that too early, it is said."""
    anna, bo = visit(viewport=PHONE), visit(viewport=PHONE)
    page = anna.page
    lobby = Laying.at(page, "tactic").name("Anna").add(FAR).lay()
    expect(page.get_by_text(re.compile(r"away for \W*2 min"))).to_be_visible()
    bo.go(lobby.address())
    Lobby.shown(bo.page).sit("Bo")
    hers = Table.begun(page)
    hers.take_turn()
    page.clock.install()
    bo.page.goto("about:blank")
    gone = page.get_by_text(re.compile(r"Bo\W* is away"))
    expect(gone).to_have_text(re.compile("2 min|1[0-9]{2} sec"))
    expect(page.get_by_role("button", name=re.compile("Bo hasn’t answered"))).to_have_count(0)
    for _ in range(8):
        page.clock.fast_forward(8_000)
        page.wait_for_timeout(300)  # in which the server answers what it is asked meanwhile
    expect(gone).to_have_text(re.compile("[0-9]{2} sec"))
    for _ in range(8):
        page.clock.fast_forward(8_000)
        page.wait_for_timeout(300)
    page.get_by_role("button", name=re.compile("Bo hasn’t answered for a while")).click()
    with anna.watch.excusing("409"):
        hers.dialog.get_by_role("button", name=say("page-hand-over-go"), exact=True).click()
        # Unless it took this machine two minutes to come here.
        hers.hears(re.compile(f"{re.escape(say('error-table-not-stuck'))}|for Bo"))


def test_the_host_removes_somebody(visit: Visit) -> None:
    """They are told and cannot sit down again until the host lets them; then they can."""
    anna, bo = visit(viewport=PHONE), visit(viewport=PHONE)
    page = anna.page
    lobby = Laying.at(page, "tactic").name("Anna").add(FAR).add(FAR).lay()
    bo.go(lobby.address())
    his = Lobby.shown(bo.page)
    his.sit("Bo")
    his.button(say("page-stand-up")).wait_for()
    expect(his.button(say("page-remove", name="Anna"))).to_have_count(0)
    lobby.button(say("page-remove", name="Bo")).click()
    expect(bo.page.get_by_text(say("page-removed"))).to_be_visible()
    expect(his.button(say("page-sit"))).to_have_count(0)
    lobby.button(re.compile(r"Let \W*Bo\W* back in")).click()
    his.sit("Bo")
    expect(his.button(say("page-stand-up"))).to_be_visible()
