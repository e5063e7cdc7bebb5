"""A table with people around it: celebrations, the moment a device passes on, sound by a speaker in sight."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.finding import check
from browser.pages import say
from browser.tables import lay
from browser.visitors import PHONE

ANNA: dict[str, object] = {"name": "Anna", "here": True}
BO: dict[str, object] = {"name": "Bo", "here": True}
FOR_EVER = 3_600_000
"""Milliseconds a slow clock leaves the page no time for: its timers do not run."""


def test_a_yatzy_is_celebrated_until_somebody_touches_the_page(visit: Visit) -> None:
    """It fills the screen, and the first touch ends it; a small roll is not celebrated."""
    visitor = visit(viewport=PHONE, reduced_motion="no-preference")
    page = visitor.page
    table = lay(visitor, ANNA, sheet="tactic", dice="real")
    cheer = page.locator(".cheer")
    page.clock.install()
    page.clock.pause_at(FOR_EVER * 1_000_000)
    table.type("66666")
    expect(cheer).to_contain_text("Yatzy!")
    expect(cheer).to_contain_text("50")
    page.mouse.down()
    page.mouse.up()
    expect(cheer).to_have_count(0)
    table.write(max(table.offers(), key=lambda one: one.points))
    table.type("12236")
    expect(cheer).to_have_count(0)


def test_without_motion_nothing_is_celebrated(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    table = lay(visitor, ANNA, sheet="tactic", dice="real")
    page = visitor.page
    page.clock.install()
    page.clock.pause_at(FOR_EVER * 1_000_000)
    table.type("66666")
    expect(page.locator(".offer.loud")).to_have_text("50")
    expect(page.locator(".cheer")).to_have_count(0)


def test_a_device_that_passes_on_says_to_whom(visit: Visit) -> None:
    """The next player's name lies over the scorecard until they tap it or roll; it can be turned off."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    table = lay(visitor, ANNA, BO, sheet="tactic", start="agreed")
    moment = page.get_by_role("button", name=say("page-pass-on"))
    expect(moment).to_have_count(0)
    table.take_turn()
    expect(moment).to_contain_text("Bo")
    check(page, "a device that passes on")
    moment.click()
    expect(moment).to_have_count(0)
    table.take_turn()
    expect(moment).to_contain_text("Anna")
    table.roll()
    expect(moment).to_have_count(0)
    table.menu(say("page-settings"))
    table.dialog.locator(".likes-pass").get_by_text("Off", exact=True).click()
    table.close_dialog()
    table.write(max(table.offers(), key=lambda one: one.points))
    expect(table.button("Bo, roll")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"Bo \d"), pressed=True)).to_be_visible()
    expect(moment).to_have_count(0)
    speaker = page.get_by_role("button", name=say("page-sound"), exact=True)
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(speaker).to_have_attribute("aria-pressed", "false")
