"""Dice that tumble: nobody has to wait for them."""

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import Start

FOR_EVER = 3_600_000
"""Milliseconds a slow clock leaves the page no time for: its timers do not run."""


def test_a_second_tap_skips_the_tumbling(visit: Visit) -> None:
    """While the dice tumble nothing is told of what they give; a tap lets them lie, and throws no more."""
    visitor = visit(reduced_motion="no-preference")
    page = visitor.page
    table = Start.at(page).play_alone()
    page.clock.install()
    page.clock.pause_at(FOR_EVER * 1_000_000)
    table.red.click()
    expect(table.lying).to_have_count(5)
    expect(page.get_by_role("img", name="2 rolls left")).to_be_visible()
    expect(table.boxes).to_have_count(0)
    dice = table.dice
    table.red.click()
    expect(table.boxes.first).to_be_visible()
    expect(page.get_by_role("img", name="2 rolls left")).to_be_visible()
    assert table.dice == dice


def test_a_tapped_die_is_kept_while_it_tumbles(visit: Visit) -> None:
    """Who is in a hurry keeps a die before it lies."""
    page = visit(reduced_motion="no-preference").page
    table = Start.at(page).play_alone()
    page.clock.install()
    page.clock.pause_at(FOR_EVER * 1_000_000)
    table.red.click()
    expect(table.lying).to_have_count(5)
    table.button(re.compile("^Die 2:")).click()
    expect(table.boxes.first).to_be_visible()
    assert table.kept == [table.dice[1]]


def test_without_motion_nothing_tumbles(visit: Visit) -> None:
    """Who wants no motion is told at once what the dice give."""
    page = visit().page
    table = Start.at(page).play_alone()
    page.clock.install()
    page.clock.pause_at(FOR_EVER * 1_000_000)
    table.red.click()
    expect(table.boxes.first).to_be_visible()
    assert page.evaluate("document.getAnimations().filter(one => one.playState === 'running').length") == 0
