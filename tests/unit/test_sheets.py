"""The sheets on the shelf: what they say of themselves."""

import csv
from pathlib import Path

import pytest

from yatzy.rules.sheet import PRINTED_KEYS, Counting, Customs, Scorekeeper, Start
from yatzy.rules.sheet_files import MAX_SHEET_BYTES, bundled_sheet, find_sheet, sheet_ids

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = list(
    csv.DictReader(
        (GOLDEN / "names.tsv").read_text("utf-8").splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE
    )
)
PRINTED = [
    "printworks",
    "philos",
    "philos-fr",
    "philos-es",
    "mb-1973",
    "tactic",
    "tactic-da",
    "tactic-nl",
    "vinga",
]
EXPECTED = ["hasbro", "maxi", "forced-order", "kniffel", "yacht", "yacht-dice", "yams"]


def test_the_shelf() -> None:
    """Nine printed sheets, and those that people expect."""
    assert sorted(PRINTED + EXPECTED) == list(sheet_ids())


@pytest.mark.parametrize(
    ("sheet_id", "with_bonus", "without"),
    [
        # The MB sheet prints 375 without chips; twelve chips of 100 make 1575.
        ("mb-1973", 1575, 375),
        ("hasbro", 1575, 375),
        ("printworks", 1575, 375),
        # 375 with 100 instead of 30 in Chance.
        ("philos", 445, 445),
        ("philos-fr", 445, 445),
        ("philos-es", 445, 445),
        # 105 + 50, pairs 12 + 22, kinds 18 + 24, straights 15 + 20, house 28, Chance 30, Yatzy 50.
        ("tactic", 374, 374),
        ("tactic-nl", 374, 374),
        ("vinga", 374, 374),
        ("forced-order", 374, 374),
        # The Danish Yatzy is worth up to 80.
        ("tactic-da", 404, 404),
        # 126 + 100, pairs 12 + 22 + 30, kinds 18 + 24 + 30, straights 15 + 20 + 21, 28 + 33 + 34, 36, 100.
        ("maxi", 649, 649),
        # The 375 of MB's sheet, and 50 with each of six upper boxes.
        ("kniffel", 675, 375),
        # 105, house 28, four alike 24, straights 30 + 30, Choice 30, Yacht 50.
        ("yacht", 297, 297),
        # 105 + 35, Choice 30, four alike 30, house 28, straights 15 + 30, Yacht 50.
        ("yacht-dice", 323, 323),
        # 105 + 35, kinds 18 + 24, full 25, suites 30 + 40, Yams 50, Chance 30.
        ("yams", 357, 357),
    ],
)
def test_highest_totals(sheet_id: str, with_bonus: int, without: int) -> None:
    """The highest totals are those the sheets' rules add up to by hand."""
    tables = bundled_sheet(sheet_id).tables
    assert (tables.highest(), tables.highest(with_bonus=False)) == (with_bonus, without)


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_reading_has_a_source(sheet_id: str) -> None:
    """Every box, the turn, the players, ties and every special rule say where they come from."""
    sheet = bundled_sheet(sheet_id)
    told = {topic for reading in sheet.readings for topic in reading.of}
    expected = {*sheet.tables.keys, "turn", "players", "tie"}
    expected |= {"upper-bonus"} if sheet.rules.upper_bonus else set()
    expected |= {"five-alike"} if sheet.rules.five_alike else set()
    expected |= {"start"} if sheet.customs.start else set()
    expected |= {"series"} if sheet.customs.counting else set()
    expected |= {"teams"} if sheet.customs.teams else set()
    expected |= {"chips"} if sheet.customs.chips else set()
    expected |= {"direction"} if sheet.customs.clockwise else set()
    assert expected <= told
    assert sheet.id == sheet_id


@pytest.mark.parametrize("sheet_id", PRINTED)
def test_printed_sheets_name_their_maker(sheet_id: str) -> None:
    """Publisher, title, edition and languages are told; the year where the sheet prints one."""
    sheet = bundled_sheet(sheet_id)
    assert sheet.publisher
    assert sheet.title
    assert sheet.languages
    editions = {"printworks": "No 3", "philos": "6657", "mb-1973": "1973", "vinga": None}
    assert sheet.edition == editions.get(sheet_id, sheet.edition)
    assert sheet_id == "vinga" or sheet.edition
    years = {"mb-1973": 1973, "tactic": 2018, "tactic-da": 2018, "tactic-nl": 2018}
    assert sheet.year == years.get(sheet_id)


def test_players_as_printed() -> None:
    """Philos prints 2 to 10 players, Schmidt 2 to 8; the others set no limit and can be played alone."""
    printed = dict.fromkeys(("philos", "philos-fr", "philos-es"), (2, 10)) | {"kniffel": (2, 8)}
    for sheet_id in sheet_ids():
        players = bundled_sheet(sheet_id).players
        assert (players.least, players.most) == printed.get(sheet_id, (1, None))


@pytest.mark.parametrize("row", NAMES, ids=lambda row: f"{row['sheet']} {row['lang']} {row['key']}")
def test_printed_names(row: dict[str, str]) -> None:
    """Names are as printed but for capitals; those the sheet does not print are marked."""
    sheet = bundled_sheet(row["sheet"])
    name = sheet.printed_name(row["key"], row["lang"])
    assert name is not None
    assert (row["key"] in sheet.guessed.get(row["lang"], ())) == row["name"].endswith("?")
    if not row["name"].endswith("?"):
        assert name.casefold() == row["name"].casefold()


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_names_are_complete_and_tell_boxes_apart(sheet_id: str) -> None:
    """In each of its languages a sheet names every box, each by its own name, in sentence case."""
    sheet = bundled_sheet(sheet_id)
    assert set(sheet.names) == set(sheet.languages)
    for language, names in sheet.names.items():
        assert set(names) == {*PRINTED_KEYS, *sheet.tables.keys}, language
        boxes = [names[key] for key in sheet.tables.keys]
        assert len(set(boxes)) == len(boxes), language
        for name in names.values():
            letters = [sign for sign in name if sign.isalpha()]
            assert name[0] == name[0].upper()
            assert len(letters) <= 3 or not "".join(letters[1:]).isupper(), name


def test_settled_names() -> None:
    """Names the scans do not give are what players say; these were settled by hand."""
    settled = {
        ("tactic", "fi", "fives"): "Viitoset",
        ("tactic", "sv", "fours"): "Fyror",
        ("tactic", "uk", "threes"): "Трійки",  # not Трійка, which is printed for three alike
        ("tactic", "hu", "four-of-a-kind"): "Póker",
        ("tactic", "it", "small-straight"): "Piccolo dritto",
        ("philos", "en", "ones"): "Ones",
        ("philos", "fr", "ones"): "As",
        ("philos", "es", "four-of-a-kind"): "Pasch de 4",
    }
    for (sheet_id, language, key), name in settled.items():
        assert bundled_sheet(sheet_id).printed_name(key, language) == name


def test_customs_as_printed() -> None:
    """How a table is run, from MB's and Philos' sheets and most Tactic texts."""
    assert bundled_sheet("mb-1973").customs == Customs(
        start=Start.ROLL_OFF,
        scorekeeper=Scorekeeper.EACH,
        teams=(2, 3),
        rounds=6,
        counting=(Counting.TOTALS, Counting.DIFFERENCES),
        chips=True,
        half_totals=True,
    )
    assert bundled_sheet("philos").customs == Customs(
        start=Start.AGREED, scorekeeper=Scorekeeper.EACH, counting=(Counting.ROUNDS_WON,)
    )
    assert bundled_sheet("tactic").customs == Customs(scorekeeper=Scorekeeper.ONE, clockwise=True)
    assert bundled_sheet("vinga").customs == Customs()


def test_which_texts_say_what() -> None:
    """The translations' differences, as the seed sheets have them."""
    notes = {one.note: "".join(sorted(one.languages)) for one in bundled_sheet("tactic").readings if one.note}
    assert notes["chance-when-nothing-fits"] == "".join(sorted(["sv", "da", "et"]))
    assert (notes["fi-chance"], notes["nb-chance"]) == ("fi", "nb")
    assert notes["chance-or-good-roll"] == "".join(sorted(["lt", "lv", "pl"]))
    assert notes["chance-useful"] == "".join(sorted(["en", "fr", "de", "it", "hu", "is", "ru", "uk"]))
    assert notes["two-pairs-two-faces"] == "".join(sorted(set(bundled_sheet("tactic").languages) - {"da"}))
    assert notes["house-two-faces"] == "".join(sorted(["fi", "nb", "lt", "lv", "pl"]))


def test_sheets_of_one_text_name_boxes_as_the_whole_one_does() -> None:
    """They are texts of the same box, named by the other sheet for players of that language."""
    for whole, language in (("tactic", "da"), ("tactic", "nl"), ("philos", "fr"), ("philos", "es")):
        own, sheet = bundled_sheet(f"{whole}-{language}"), bundled_sheet(whole)
        assert own.names[language] == sheet.names[language]
        assert own.guessed[language] == sheet.guessed[language]
        assert own.id in {reading.instead for reading in sheet.readings if language in reading.languages}


def test_equal_rules_have_equal_digests() -> None:
    """Tactic and VINGA play the same game under different names; no others do."""
    digests = [bundled_sheet(sheet_id).digest for sheet_id in sheet_ids()]
    assert bundled_sheet("tactic").digest == bundled_sheet("vinga").digest
    assert len(set(digests)) == len(digests) - 1


def test_digests_are_pinned() -> None:
    """A digest names stored games and solutions for ever: it may change only with the rules."""
    assert {sheet_id: bundled_sheet(sheet_id).digest[:12] for sheet_id in sheet_ids()} == {
        "forced-order": "b627def67b86",
        "hasbro": "48b28a408f45",
        "maxi": "655925f55594",
        "mb-1973": "f60e53a5433b",
        "philos": "bf18c2499c45",
        "philos-es": "aadc953d64ca",
        "philos-fr": "4706c8e1db7d",
        "printworks": "9d48e9303f01",
        "tactic": "9e542b549b36",
        "tactic-da": "5abec14c8b17",
        "tactic-nl": "5a6afd5ef9eb",
        "vinga": "9e542b549b36",
        "kniffel": "0868a2b3f9e7",
        "yacht": "42ab7ad97976",
        "yacht-dice": "85713586b7cd",
        "yams": "a6c35cc1e0dd",
    }


def test_the_shelf_is_small_and_found_by_name() -> None:
    """The largest sheet stays well below the limit for files."""
    folder = Path(__file__).parents[2] / "src" / "yatzy" / "rules" / "sheets"
    assert max(file.stat().st_size for file in folder.iterdir()) < MAX_SHEET_BYTES / 3
    assert find_sheet("vinga") is bundled_sheet("vinga")
