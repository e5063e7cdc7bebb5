"""Options of a sheet on the page: chosen before the game, exclusive where they must be, played by."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import Laying, say
from browser.visitors import PHONE
from yatzy.l10n.catalogue import catalogue
from yatzy.report.options import explain_options
from yatzy.rules.sheet_files import bundled_sheet

TEXTS = {option.key: option.text for option in explain_options(catalogue("en"), bundled_sheet("tactic"))}


def test_options_are_chosen_before_the_game(visit: Visit) -> None:
    """One tap each; what is excluded goes out; the table plays by them."""
    page = visit(viewport=PHONE).page
    laying = Laying.at(page, "tactic").name("Anna").real_dice()
    page.get_by_text(say("page-options"), exact=True).click()
    ticks = {key: page.get_by_role("checkbox", name=text) for key, text in TEXTS.items()}
    for key in ("yatzy-plus", "five-as-house", "yatzy-100"):
        ticks[key].check()
    expect(ticks["yatzy-plus"]).not_to_be_checked()
    expect(ticks["five-as-house"]).to_be_checked()
    points = {one.points for one in laying.start().type("66666")}
    # Five alike pay 100 in Yatzy, and the sum in the full house: 30.
    assert 100 in points


def test_a_sheet_without_options_offers_none(visit: Visit) -> None:
    page = visit(viewport=PHONE).page
    Laying.at(page, "philos")
    expect(page.get_by_text(say("page-options"), exact=True)).to_have_count(0)
