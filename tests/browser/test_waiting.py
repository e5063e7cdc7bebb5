"""Waiting is told: for a server that hangs, for a connection, for somebody who has vanished."""

import os
import re
import signal
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import FAR, Laying, Lobby, Table, say
from browser.tables import TWO_BOXES, lay
from browser.visitors import PHONE
from serving import server_process

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
        table.throws("2 throws left")
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
    button = table.button(say("page-verify"))
    button.wait_for()
    page.route("**/api/tables/*/moves", lambda route: route.abort())
    with visitor.watch.excusing("ERR_FAILED"):
        button.click()
        expect(page.locator("main").get_by_text(say("page-away"))).to_be_visible()


def test_somebody_who_has_vanished(visit: Visit) -> None:
    """After half a minute it is said that Bo does not answer, and a computer player can go on.

    Nobody chooses which; before that one is told that Bo may be thinking.
    """
    anna, bo = visit(viewport=PHONE), visit(viewport=PHONE)
    page = anna.page
    page.clock.install()
    lobby = Laying.at(page, "tactic").name("Anna").add(FAR).lay()
    bo.go(lobby.address())
    Lobby.shown(bo.page).sit("Bo")
    hers = Table.begun(page)
    hers.take_turn()
    expect(page.get_by_role("button", name="Bo plays")).to_be_visible()
    hers.menu("Let a computer play for Bo …")
    soon = hers.dialog.get_by_text("Bo may be thinking")
    expect(soon).to_be_visible()
    expect(hers.dialog.get_by_role("radio")).to_have_count(0)
    expect(hers.dialog.get_by_role("button", name=say("page-not-now"))).to_be_focused()
    hers.close_dialog()
    for _ in range(4):
        page.clock.run_for(8_000)
        page.wait_for_timeout(300)  # in which the server answers what it is asked meanwhile
    page.get_by_role("button", name=re.compile("Bo has not answered for a while")).click()
    expect(soon).to_have_count(0)
    hers.dialog.get_by_role("button", name=say("page-hand-over-go"), exact=True).click()
    hers.hears(re.compile("for Bo"))
