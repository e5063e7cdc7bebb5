"""Between games: looking at them again, records, the day, positions, rules of one's own, pads compared."""

import httpx
from playwright.sync_api import expect

from browser.pages import End, Match, Screen, Start, say
from browser.scenes.scene import ANNA, BO, LONG, Come, scene
from browser.tables import lay_played
from browser.visitors import Visitor
from support.game.reviews import BLUNDER

DAY = "2026-11-15"
POSITION = "/explore?sheet=vinga&filled=ones-3,chance-22&dice=23455&left=2"


# A game looked at again


def looked_at(come: Come) -> Visitor:
    """Play a game of three to its end, and look at it again."""
    visitor = come()
    game = lay_played(visitor, 45, ANNA, LONG, BO, sheet="vinga")
    visitor.go(f"/{game.code}?review")
    visitor.page.get_by_role("link", name=say("page-review-step")).wait_for()
    visitor.page.locator(".course svg").wait_for()
    return visitor


@scene
def review(come: Come) -> Visitor:
    """A game looked at again: the expected total from turn to turn, luck and choices apart."""
    return looked_at(come)


@scene
def costliest(come: Come) -> Visitor:
    """What cost most, and what would have been better."""
    visitor = looked_at(come)
    visitor.page.locator(".costliest > li").first.scroll_into_view_if_needed()
    return visitor


@scene
def review_step(come: Come) -> Visitor:
    """One decision: the dice, the pad as it was, what was chosen and what was better."""
    visitor = come()
    record = httpx.post(f"{visitor.base}/api/records", json={"record": BLUNDER}, timeout=300).json()
    visitor.go(f"/{record['room']['table']}?review&turn=0&throw=1")
    visitor.page.get_by_role("slider").wait_for()
    visitor.page.locator(".stepping .pad-card").wait_for()
    return visitor


@scene
def bring_record(come: Come) -> Visitor:
    """A record from elsewhere."""
    visitor = come()
    start = Start.at(visitor.page)
    start.button(say("page-bring")).click()
    start.dialog.wait_for()
    return visitor


# Records


def kept(come: Come, games: int) -> Visitor:
    """Keep somebody's records, and have them play some games."""
    visitor = come()
    visitor.go("/records")
    visitor.page.get_by_role("textbox", name=say("page-records-name")).fill("Anna")
    visitor.page.get_by_role("button", name=say("page-records-start")).click()
    visitor.page.get_by_role("heading", name=say("page-records-empty")).wait_for()
    for _ in range(games):
        with visitor.page.expect_response("**/api/player/games/**"):
            lay_played(visitor, 15, ANNA, sheet="vinga")
            End.shown(visitor.page)
    visitor.go("/records")
    return visitor


@scene
def records(come: Come) -> Visitor:
    """Records: totals over the exact odds of best play, the trend, how often, and costly habits."""
    visitor = kept(come, 4)
    visitor.page.get_by_role("heading", name=say("page-records-choices")).wait_for()
    visitor.page.locator("svg.figure").first.wait_for()
    return visitor


@scene
def records_none(come: Come) -> Visitor:
    """Before any are kept."""
    visitor = come()
    visitor.go("/records")
    visitor.page.get_by_role("button", name=say("page-records-start")).wait_for()
    return visitor


@scene
def records_device(come: Come) -> Visitor:
    """Records are taken to another device."""
    visitor = kept(come, 0)
    screen = Screen(visitor.page)
    screen.button(say("page-records-device")).click()
    expect(screen.dialog.get_by_role("img", name=say("page-records-device-qr"))).to_be_visible()
    return visitor


# Positions


@scene
def explorer(come: Come) -> Visitor:
    """Any dice and any pad: every choice with its value, what it costs, and where the turn may end."""
    visitor = come()
    visitor.go(POSITION)
    visitor.page.locator(".choice-row").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    return visitor


@scene
def drill(come: Come) -> Visitor:
    """A question: what would you do."""
    visitor = come()
    visitor.context.add_init_script("Math.random = () => 0.5")
    visitor.go("/drill?sheet=vinga")
    visitor.page.locator(".drill .red").wait_for()
    return visitor


@scene
def drill_answer(come: Come) -> Visitor:
    """An answer, and what it cost."""
    visitor = drill(come)
    visitor.page.locator(".drill [data-box]").last.click()
    visitor.page.locator(".drill .red").click()
    visitor.page.locator(".judged h2").wait_for()
    return visitor


@scene
def drill_day(come: Come) -> Visitor:
    """The position of the day, answered, with a line to share."""
    visitor = come()
    visitor.page.clock.set_fixed_time(f"{DAY}T12:00:00")
    visitor.go(f"/drill?date={DAY}&sheet=vinga")
    visitor.page.locator(".drill .die").first.click()
    visitor.page.locator(".drill .red").click()
    visitor.page.locator(".judged h2").wait_for()
    visitor.page.get_by_role("button", name=say("page-drill-share")).wait_for()
    return visitor


# The day


@scene
def today(come: Come) -> Visitor:
    """The game of the day: the same dice for everybody."""
    visitor = come()
    visitor.go("/today?sheet=vinga")
    Match(visitor.page).button(say("page-match-along")).wait_for()
    return visitor


# Rules


@scene
def rules_shelf(come: Come) -> Visitor:
    """The rules of every pad."""
    visitor = come()
    visitor.go("/rules")
    visitor.page.locator('a[href*="sheet=maxi"]').first.wait_for()
    return visitor


@scene
def own_begin(come: Come) -> Visitor:
    """Rules of one's own begin with a printed pad."""
    visitor = come()
    visitor.go("/own")
    visitor.page.get_by_role("button", name="Maxi").first.wait_for()
    return visitor


@scene
def own(come: Come) -> Visitor:
    """Rules of one's own: every box with what it asks and pays, and what that changes."""
    visitor = come()
    visitor.go("/own")
    visitor.page.get_by_role("button", name="1973").first.click()
    visitor.page.locator(".own-changes:not(.waiting)").wait_for()
    visitor.page.get_by_label(say("page-own-bonus-at"), exact=True).fill("60")
    visitor.page.locator(".own-changes:not(.waiting)").wait_for()
    visitor.page.locator(".own-box-name").nth(7).click()
    visitor.page.locator(".own-box.unfolded").wait_for()
    return visitor


@scene
def compare(come: Come) -> Visitor:
    """Pads side by side: what differs, the same dice by each, and how games end."""
    visitor = come()
    visitor.go("/compare?sheets=tactic,hasbro&dice=55566")
    visitor.page.locator("svg.figure").wait_for(timeout=300_000)
    return visitor
