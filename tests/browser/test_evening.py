"""An evening around one device: the group is remembered, who begins goes round, and games are counted."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.pages import Laying, Start, say
from browser.visitors import PHONE


def stored(page: Page) -> dict[str, Any]:
    """Return what the browser stores."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage.getItem('yatzy')"))
    return found


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
