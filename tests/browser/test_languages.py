"""The page in every language: a game to its end, another language in the middle of it, and which is spoken."""

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.pages import End, Laying, Screen, Start, Table, say, saying, speaking
from browser.tables import lay_played
from browser.visitors import PHONE
from support.dose import dose
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids


def printed_in(language: str) -> str:
    """Return a sheet that is printed in a language."""
    return next(one for one in ("tactic", *sheet_ids()) if language in bundled_sheet(one).languages)


@pytest.mark.parametrize("language", dose(LANGUAGES, ["en", "fi", "uk"]))
def test_a_game(visit: Visit, language: str) -> None:
    """Laid, begun and ended by what the page says in that language; the pad as its sheet is printed in it."""
    visitor = visit(viewport=PHONE, locale=language)
    page, words = visitor.page, catalogue(language)
    sheet = bundled_sheet(printed_in(language))
    with speaking(words):
        table = Start.at(page).take(sheet.id).name("Anna").start()
        expect(page.locator("html")).to_have_attribute("lang", language)
        first = table.take_turn()
        assert first.box in {words.name(sheet, key) for key in sheet.tables.keys}
        table = lay_played(visitor, len(sheet.tables.keys) - 2, {"name": "Anna", "here": True}, sheet=sheet.id)
        table.roll()
        table.button(say("page-hint")).click()
        table.hears(re.compile(saying("page-coach-says", choice="⟨.+⟩", why="⟨.*⟩")))
        table.write(max(table.offers(), key=lambda one: one.points))
        table.take_turn()
        end = End.shown(page)
        total = page.get_by_role("heading", name=re.compile(r"\d")).first.inner_text()
        points = int(re.sub(r"\D", "", total))
        end.came_out(words.say("page-end-alone", points=points))
        end.link(say("page-look-at-it")).click()
        page.get_by_role("link", name=say("page-review-step")).wait_for()


def choose(screen: Screen, language: str) -> None:
    """Choose a language in the settings that are open."""
    screen.dialog.get_by_role("combobox", name=say("page-like-language")).select_option(language)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    with speaking(catalogue(language)):
        screen.close_dialog()


def test_another_language_in_the_middle_of_a_turn(visit: Visit) -> None:
    """Dice lie where they lay, put aside or not, what was written stays, and all is said in it."""
    visitor = visit()
    page = visitor.page
    table = lay_played(visitor, 3, {"name": "Anna", "here": True}, sheet="tactic")
    table.roll()
    table.keep(1, 3)
    dice, kept = table.dice, table.kept
    finnish = catalogue("fi")
    table.menu(say("page-settings"))
    choose(table, "fi")
    # As the Finnish sheet prints it.
    expect(page.get_by_role("rowheader", name="Täyskäsi")).to_be_visible()
    with speaking(finnish):
        assert (table.dice, table.kept) == (dice, kept)
        offer = max(table.offers(), key=lambda one: one.points)
        table.write(offer)
        assert table.cells(offer.box) == [str(offer.points)]
        table.roll()
    page.reload()
    with speaking(finnish):
        Table.begun(page).throws(say("page-throws-left", count=2))


def test_another_language_while_a_table_is_laid(visit: Visit) -> None:
    """Names that were typed stay typed."""
    page = visit().page
    Start.at(page).settings()
    choose(Screen(page), "de")
    with speaking(catalogue("de")):
        Laying.at(page, "vinga").name("Anna", "Bo")
    page.evaluate(
        "localStorage.setItem('yatzy', JSON.stringify({...JSON.parse(localStorage.getItem('yatzy')),"
        " settings: {language: 'sv'}})); dispatchEvent(new StorageEvent('storage'))"
    )
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    with speaking(catalogue("sv")):
        names = page.get_by_role("textbox", name=say("page-name"), exact=True)
        assert [one.input_value() for one in names.all()] == ["Anna", "Bo"]


@pytest.mark.parametrize(
    ("wanted", "spoken"), [("nn-NO", "nb"), ("de-AT", "de"), ("fr-CA", "fr"), ("pt-BR", "en"), ("uk-UA", "uk")]
)
def test_the_browsers_language_is_spoken(visit: Visit, wanted: str, spoken: str) -> None:
    """The language of the browser, a near one, or English."""
    page = visit(locale=wanted).page
    with speaking(catalogue(spoken)):
        Start.at(page)
    expect(page.locator("html")).to_have_attribute("lang", spoken)


def test_a_language_the_browser_knows_nothing_of(visit: Visit) -> None:
    """Days and numbers are not written in English where the rest is not: Chromium has no Icelandic ones."""
    visitor = visit(locale="is")
    page = visitor.page
    with speaking(catalogue("is")):
        Start.at(page).settings()
        options = page.get_by_role("combobox", name=say("page-like-language")).get_by_role("option")
        assert "Íslenska" in options.all_inner_texts()
    visitor.go("/explore?sheet=vinga&filled=ones-3,chance-22&dice=23455&left=2")
    expect(page.locator(".choice-row").first).to_contain_text(re.compile(r"\d,\d"))
    visitor.go("/today?sheet=vinga")
    with speaking(catalogue("is")):
        page.get_by_role("button", name=say("page-match-along")).wait_for()
    assert not re.search("day,? |November|December|January", page.locator("main").inner_text())
