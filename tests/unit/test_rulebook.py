"""The rules as the page is given them: a sentence and an example for every box, and what the tables say."""

import re

import msgspec
import pytest
from hypothesis import given

from support.game.sheet_strategies import sheets
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.report.rulebook import build_rule_page
from yatzy.report.rules_view import RulesView, rules_view
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.rules.vocabulary import CountedDice
from yatzy.server.api.routes.rulebook import render_served_pad

WORDS = catalogue("en")
ATTACK = "<img src=x onerror=\"alert(1)\"> & 'more'"
INLINE = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)")
"""What the strictest policy for pages forbids."""


def check_boxes(view: RulesView, sheet: RuleSheet) -> None:
    """Hold every box on a page against the sheet's tables."""
    rules = {rule.key: rule for part in view.page.parts for rule in part.boxes}
    assert rules.keys() == set(sheet.tables.keys)
    for place, box in enumerate(sheet.rules.boxes):
        rule = rules[box.key]
        assert rule.text.endswith("."), box.key
        assert len(rule.example) == sheet.rules.dice
        assert rule.points == sheet.tables.points[place][sheet.tables.dice.roll_index(rule.example)]
        counted = [rule.example[one] for one in rule.counted]
        if box.pays.counted is not CountedDice.NONE:
            assert sum(counted) + box.pays.fixed == rule.points
        assert box.pattern.find(tuple(counted)) is not None


@pytest.mark.parametrize("sheet_id", sheet_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_box_has_a_sentence_and_an_example(sheet_id: str, language: str) -> None:
    """The example makes the box, its points are the tables', and the dice that are not pale give them."""
    sheet = bundled_sheet(sheet_id)
    view = rules_view(catalogue(language), sheet)
    check_boxes(view, sheet)
    assert all(rule.points > 0 for part in view.page.parts for rule in part.boxes)
    assert (view.sheet, view.on_shelf, view.language) == (sheet_id, True, language)


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_terminal_and_page_have_one_source(sheet_id: str) -> None:
    """The page is given what `yatzy rules` prints, and rows of its pad that every box stands in."""
    sheet = bundled_sheet(sheet_id)
    view = rules_view(WORDS, sheet)
    assert view.page == build_rule_page(WORDS, sheet)
    rows = {(row.key, row.section) for row in view.pad.rows if row.key}
    assert rows == {(rule.key, part.kind) for part in view.page.parts for rule in part.boxes}


@given(sheets())
def test_any_sheet_can_be_told(sheet: RuleSheet) -> None:
    """Whatever the vocabulary can say: examples by the tables, no hole in a sentence, and all of it travels."""
    view = rules_view(WORDS, sheet)
    check_boxes(view, sheet)
    for case in (case for part in view.page.parts for case in part.cases):
        assert not [text for text in (case.when, case.outcome, case.why) if "{" in text]
    assert msgspec.json.decode(msgspec.json.encode(view), type=RulesView) == view


# Another five alike

FORCED_ZERO = ("Ones", 0, 100, "Scores 0: no lower box is open for the joker.")
CASES = {
    # docs/sheets.md and the worked cases in tests/conformance have the sources of these rules
    "mb-1973": [
        ("Fours", 20, 100, "You must use this box: the box Fours comes first while it’s open."),
        ("Large straight", 40, 100, "Yahtzee counts as a joker."),
        ("Fours", 20, 0, "Scores 4 + 4 + 4 + 4 + 4."),
        ("Large straight", 40, 0, "Yahtzee counts as a joker."),
        FORCED_ZERO,
    ],
    "hasbro": [
        ("Fours", 20, 100, "You must use this box: the box Fours comes first while it’s open."),
        ("Large straight", 40, 100, "Yahtzee counts as a joker."),
        ("Fours", 20, 0, "You must use this box: the box Fours comes first while it’s open."),
        ("Large straight", 40, 0, "Yahtzee counts as a joker."),
        ("Aces", *FORCED_ZERO[1:]),
    ],
    "kniffel": [
        ("Fours", 20, 50, "You must use this box: the box Fours comes first while it’s open."),
        ("Large straight", 40, 0, "Kniffel counts as a joker."),
        ("Fours", 20, 50, "You must use this box: the box Fours comes first while it’s open."),
        ("Large straight", 40, 0, "Kniffel counts as a joker."),
        ("Ones", *FORCED_ZERO[1:2], 0, FORCED_ZERO[3]),
    ],
    "printworks": [
        ("Fours", 20, 100, "Scores 4 + 4 + 4 + 4 + 4."),
        ("Large straight", 40, 100, "Yatzy counts as a joker."),
        ("Fours", 20, 0, "Scores 4 + 4 + 4 + 4 + 4."),
        ("Large straight", 40, 0, "Yatzy counts as a joker."),
    ],
    "philos": [
        ("Chance", 100, 0, "Another Yatzi (five-of-a-kind) scores 100 here."),
        ("Three-of-a-kind", 0, 0, "Scores 0: the boxes Chance and Fours are both filled."),
        ("Fours", 20, 0, "Scores 4 + 4 + 4 + 4 + 4."),
        ("Three-of-a-kind", 20, 0, "All dice count: 4 + 4 + 4 + 4 + 4."),
    ],
    "philos-fr": [
        ("Chance", 100, 0, "Another Yatzi scores 100 here."),
        ("Three of a kind", 0, 0, "Scores 0: the box Fours is filled."),
        ("Fours", 20, 0, "Scores 4 + 4 + 4 + 4 + 4."),
        ("Three of a kind", 20, 0, "All dice count: 4 + 4 + 4 + 4 + 4."),
    ],
    "philos-es": [
        ("Chance", 100, 0, "Another Yatzi scores 100 here."),
        ("Three of a kind", 20, 0, "All dice count: 4 + 4 + 4 + 4 + 4."),
        ("Three of a kind", 0, 0, "Scores 0: every upper box is filled."),
        ("Fours", 20, 0, "Scores 4 + 4 + 4 + 4 + 4."),
        ("Three of a kind", 20, 0, "All dice count: 4 + 4 + 4 + 4 + 4."),
    ],
}


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_another_five_alike_by_examples(sheet_id: str) -> None:
    """Bonus, joker and zero of each sheet; sheets that make nothing special of it have no example."""
    cases = [case for part in rules_view(WORDS, bundled_sheet(sheet_id)).page.parts for case in part.cases]
    assert [(case.box, case.points, case.bonus, case.why) for case in cases] == CASES.get(sheet_id, [])
    assert {case.dice for case in cases} <= {(4, 4, 4, 4, 4)}


def test_a_case_says_how_the_card_stands() -> None:
    told = [case.when for part in rules_view(WORDS, bundled_sheet("mb-1973")).page.parts for case in part.cases]
    assert told == [
        "The box Yahtzee holds points, the box Fours is open.",
        "The box Yahtzee holds points, the box Fours is filled.",
        "The box Yahtzee has 0, the box Fours is open.",
        "The box Yahtzee has 0, the box Fours is filled.",
        "The box Yahtzee holds points, the box Fours is filled and every lower box too.",
    ]


def test_a_sheet_of_the_house_is_not_on_the_shelf() -> None:
    """Not even under the id of one that is."""
    sheet = bundled_sheet("vinga")
    assert not rules_view(WORDS, parse_sheet(sheet.as_data() | {"id": "ours"})).on_shelf
    other = sheet.as_data() | {"upper_bonus": {"at": 63, "points": 77}}
    assert not rules_view(WORDS, parse_sheet(other)).on_shelf


# Pads as a server shows them


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_a_served_pad_has_nothing_inline(sheet_id: str) -> None:
    """Its style and its script are files."""
    page = render_served_pad(WORDS, bundled_sheet(sheet_id), 4, f"/rules?sheet={sheet_id}")
    assert not INLINE.findall(page)
    assert len(re.findall(r'<link rel="stylesheet" href="/api/pad\.css\?columns=4&amp;', page)) == 1
    assert re.findall(r'<a href="\?columns=(\d+)&amp;language=en" aria-current="true">\1<', page) == ["4"]


def test_what_is_inline_would_be_found() -> None:
    """The search above finds what it is for."""
    assert INLINE.search('<p style="color: red">')
    assert INLINE.search("<script>alert(1)</script>")
    assert INLINE.search("<img onerror=x>")
    assert not INLINE.search('<script type="module" src="/web/print.js"></script>')


def test_names_of_markup_stay_text() -> None:
    """Whatever a sheet of the house has for names, a served pad shows and never obeys."""
    chance = {"key": "chance", "pattern": "any", "pays": "all"}
    names = {"en": dict.fromkeys(("game", "chance", "total"), ATTACK)}
    sheet = parse_sheet({"id": "ours", "title": ATTACK, "boxes": [chance], "names": names})
    page = render_served_pad(WORDS, sheet, 2, f"/rules?table={ATTACK}")
    assert "<img" not in page
    assert page.count("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;") >= len(names["en"])
    plain = render_served_pad(
        WORDS, parse_sheet({"id": "ours", "title": "Ours", "boxes": [chance]}), 2, "/rules"
    )
    assert re.findall(r"<(\w+)", page.replace("<p>", "")) == re.findall(r"<(\w+)", plain.replace("<p>", ""))
