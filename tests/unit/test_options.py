"""Options of a sheet: chosen by name, exclusive where they must be, kept by records, explained in words."""

import copy
from pathlib import Path

import pytest

import yatzy
from yatzy.game.events import pack_sheet, unpack_sheet
from yatzy.game.notation import format_game, parse_game
from yatzy.l10n.catalogue import LANGUAGES, catalogue
from yatzy.report.options import explain_options
from yatzy.report.rulebook import build_rule_page
from yatzy.rules.errors import InvalidSheet, OptionsExclude, RecordError, UnknownOption, UnknownSheet
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import full_title
from yatzy.rules.sheet_files import bundled_sheet, find_bundled, find_sheet, is_bundled, sheet_ids
from yatzy.rules.toml import dumps, loads

TACTIC = bundled_sheet("tactic")
BOTH = "tactic+five-as-house+bonus-35"


def test_options_are_named_after_the_sheet() -> None:
    """In any order and writing; the id has them in the sheet's order."""
    sheet = find_sheet("Tactic+BONUS-35+five-as-house")
    assert sheet.id == BOTH
    assert sheet is bundled_sheet(BOTH) is find_sheet("tactic+five-as-house+bonus-35+bonus-35")
    assert sheet.score("66666")["full-house"] == 30
    assert sheet.rules.upper_bonus is not None
    assert sheet.rules.upper_bonus.points == 35
    assert full_title(sheet) == "Tactic Yatzy, 54929, 2018 + five-as-house + bonus-35"


def test_without_options_it_is_the_same_sheet() -> None:
    assert TACTIC.with_options() is TACTIC


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("tactic+six-dice", UnknownOption),
        ("tactic+", UnknownOption),
        ("philos+bonus-50", UnknownOption),
        ("tactic+bonus-35+six-dice", UnknownOption),
        ("tactic+yatzy-plus+yatzy-100", OptionsExclude),
        ("tactic+chance-last+in-order", OptionsExclude),
        ("monopoly+bonus-35", UnknownSheet),
    ],
)
def test_what_cannot_be_chosen(name: str, error: type[yatzy.YatzyError]) -> None:
    with pytest.raises(error) as caught:
        bundled_sheet(name)
    assert "{" not in caught.value.message
    assert find_bundled(name) is None


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_all_options_that_go_together(sheet_id: str) -> None:
    """Any two options either exclude each other or make a good sheet, whatever the order."""
    sheet = bundled_sheet(sheet_id)
    for one in sheet.options:
        for other in sheet.options:
            if one != other and not one.excludes(other):
                chosen = sheet.with_options(one.key, other.key)
                assert parse_sheet(chosen.as_data()) == chosen
                assert chosen == sheet.with_options(other.key, one.key)


@pytest.mark.parametrize("sheet", [TACTIC, bundled_sheet(BOTH)], ids=lambda sheet: sheet.id)
def test_sheets_travel_with_their_options(sheet: yatzy.RuleSheet) -> None:
    assert loads(dumps(sheet)) == sheet
    assert copy.deepcopy(sheet) == sheet
    assert is_bundled(parse_sheet(sheet.as_data()))
    assert unpack_sheet(pack_sheet(sheet), sheet.digest) is sheet


def test_ids_with_options_are_taken() -> None:
    """No sheet of one's own can pass for one with options."""
    data = bundled_sheet(BOTH).as_data() | {"upper_bonus": {"at": 63, "points": 77}}
    with pytest.raises(InvalidSheet):
        find_sheet(data)
    with pytest.raises(InvalidSheet):
        find_sheet(data | {"id": "tactic+mine"})


def test_a_record_keeps_the_options() -> None:
    """By name in the notation, and the game goes on by the same rules."""
    game = yatzy.Game.new(BOTH, ["Ann", "Ben"])
    text = format_game(game)
    assert f"Sheet: {BOTH}\n" in text
    assert "Rules:" not in text
    assert parse_game(text).setup.sheet is bundled_sheet(BOTH)
    with pytest.raises(RecordError):
        parse_game(text.replace(BOTH, "tactic+bonus-35+six-dice"))
    with pytest.raises(RecordError):
        parse_game(text.replace(BOTH, "tactic+bonus-35"))  # another digest


def test_an_old_record_of_the_sheet_is_read() -> None:
    """Sheets without options have the digest they always had."""
    packed = pack_sheet(TACTIC)
    assert "options" not in packed
    assert unpack_sheet(packed, TACTIC.digest) is TACTIC


def test_options_replace_the_readings_they_change() -> None:
    """No footnote speaks of a rule that is not played."""
    words = catalogue("en")
    note = words.say("note-house-two-faces")
    plain, chosen = (build_rule_page(catalogue("fi"), sheet) for sheet in (TACTIC, bundled_sheet(BOTH)))
    finnish = catalogue("fi").say("note-house-two-faces")
    assert finnish in [one.text for one in plain.footnotes]
    assert finnish not in [one.text for one in chosen.footnotes]
    assert note not in [one.text for one in build_rule_page(words, bundled_sheet(BOTH)).footnotes]
    sources = {reading.source for reading in bundled_sheet(BOTH).readings if "full-house" in reading.of}
    assert sources == {"tarningsspel.se, Yatzyregler"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_in_words(language: str) -> None:
    """What an option changes is said in every language, under the printed name of the box."""
    words = catalogue(language)
    rules = explain_options(words, TACTIC)
    assert [one.key for one in rules] == [option.key for option in TACTIC.options]
    assert all(one.text and "{" not in one.text and not one.chosen for one in rules)
    assert rules[1].text.startswith(words.name(TACTIC, "full-house"))
    assert {one.sheet for one in rules} == {f"tactic+{one.key}" for one in rules}


def test_options_are_changed_over() -> None:
    """Choosing one drops those that exclude it; choosing it again drops it."""
    by_key = {
        one.key: one for one in explain_options(catalogue("en"), bundled_sheet("tactic+yatzy-plus+bonus-35"))
    }
    assert [key for key, one in by_key.items() if one.chosen] == ["yatzy-plus", "bonus-35"]
    assert by_key["yatzy-100"].sheet == "tactic+yatzy-100+bonus-35"
    assert by_key["yatzy-plus"].sheet == "tactic+bonus-35"
    assert by_key["in-order"].sheet == "tactic+yatzy-plus+bonus-35+in-order"


# Sheets of one's own

HOUSE = """
id = "house"
title = "House"
dice = 2
boxes = [
  { key = "sixes", section = "upper", pattern = { face = 6 }, pays = "matched" },
  { key = "pair", pattern = { groups = [2] }, pays = 10 },
  { key = "chance", pattern = "any", pays = "all" },
]

[[options]]
key = "dear-pair"
source = "our kitchen"
boxes = { pair = { pays = 20 } }
"""


def test_options_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(HOUSE)
    assert find_sheet(f"{file}+dear-pair").score("44")["pair"] == 20
    assert find_sheet(f"{file}+dear-pair").id == "house+dear-pair"
    with pytest.raises(UnknownOption):
        find_sheet(f"{file}+cheap-pair")


@pytest.mark.parametrize(
    ("was", "becomes", "path", "code"),
    [
        ("pair = { pays = 20 }", "trio = { pays = 20 }", "options[0].boxes.trio", "unknown-key"),
        ("pair = { pays = 20 }", "pair = { key = 20 }", "options[0].boxes.pair.key", "unknown-key"),
        ("pair = { pays = 20 }", "pair = { pays = -1 }", "options[0].boxes.pair.pays", "not-whole"),
        ("boxes = { pair = { pays = 20 } }", "", "options[0].boxes", "missing"),
        ("boxes = { pair = { pays = 20 } }", 'order = "upwards"', "options[0].order", "not-choice"),
        ('source = "our kitchen"', "", "options[0].source", "missing"),
        ('key = "dear-pair"', 'key = "Dear pair"', "options[0].key", "not-key"),
        (
            "pair = { pays = 20 }",
            "pair = { pattern = { groups = [3] } }",
            "options[0].boxes[1].pattern.groups",
            "too-many-dice",
        ),
        ("pair = { pays = 20 }", "sixes = { last_resort = true }", "options[0].boxes[0]", "upper-box"),
    ],
)
def test_faults_of_options(was: str, becomes: str, path: str, code: str) -> None:
    assert HOUSE.count(was) == 1
    with pytest.raises(InvalidSheet) as caught:
        loads(HOUSE.replace(was, becomes))
    assert [(fault.path, fault.code) for fault in caught.value.faults] == [(path, code)]


def test_keys_of_options_differ() -> None:
    option = HOUSE[HOUSE.index("[[options]]") :]
    with pytest.raises(InvalidSheet) as caught:
        loads(HOUSE + option)
    assert [(fault.path, fault.code) for fault in caught.value.faults] == [("options", "key-taken")]
