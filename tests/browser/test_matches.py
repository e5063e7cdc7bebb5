"""A match: everyone plays alone, and meets the same dice."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import Laying, Match, say
from browser.visitors import PHONE


def test_everyone_meets_the_same_dice(visit: Visit) -> None:
    """Anna lays a match and plays, Bo comes by its link: their throws are alike, their totals compared."""
    anna, bo = visit(), visit(viewport=PHONE)
    match = Laying.at(anna.page, "vinga").same_dice().lay_match()
    hers = match.play_along("Anna")
    hers.roll()
    bo.go(f"/{match.code}")
    his = Match.shown(bo.page).play_along("Bo")
    his.roll()
    assert sorted(his.dice) == sorted(hers.dice)
    assert his.code != hers.code
    offer = max(his.offers(), key=lambda one: one.points)
    his.write(offer)
    anna.go(f"/{match.code}")
    row = anna.page.get_by_role("row").filter(has_text="Bo")
    expect(row.get_by_role("cell", name=str(offer.points), exact=True)).to_be_visible()
    anna.page.get_by_role("link", name=say("page-match-go-on")).click()
    expect(hers.page.get_by_role("img", name="2 rolls left")).to_be_visible()
