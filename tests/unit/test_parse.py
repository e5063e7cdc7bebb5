"""Every fault in a sheet is found, with the path to it."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

from yatzy.rules.errors import Fault, InvalidSheet, SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import MAX_SHEET_BYTES, bundled_sheet, read_sheet
from yatzy.rules.toml import dumps, loads

Data = dict[str, Any]


def faults(data: object) -> list[tuple[str, str]]:
    with pytest.raises(InvalidSheet) as caught:
        parse_sheet(data)
    return [(fault.path, fault.code) for fault in caught.value.faults]


def change(path: str, value: object) -> Callable[[Data], None]:
    """Set or, with ``...``, remove what stands at a path of keys and indices."""

    def apply(data: Any) -> None:
        *parents, last = [int(step) if step.isdigit() else step for step in path.split(".")]
        for step in parents:
            data = data[step]
        if value is ...:
            del data[last]
        else:
            data[last] = value

    return apply


@pytest.mark.parametrize(
    ("path", "value", "where", "code"),
    [
        ("colour", "red", "colour", "unknown-key"),
        ("id", ..., "id", "missing"),
        ("id", "My Rules", "id", "not-key"),
        ("id", 7, "id", "not-key"),
        ("title", "", "title", "bad-text"),
        ("title", "a\nb", "title", "bad-text"),
        ("title", "x" * 61, "title", "bad-text"),
        ("title", ["Yatzy"], "title", "not-text"),
        ("year", 1.5, "year", "not-whole"),
        ("dice", 7, "dice", "not-whole"),
        ("dice", True, "dice", "not-whole"),
        ("dice", "5", "dice", "not-whole"),
        ("rolls", 0, "rolls", "not-whole"),
        ("order", "upwards", "order", "not-choice"),
        ("languages", ["en", "en"], "languages", "twice"),
        ("languages", ["English"], "languages[0]", "not-language"),
        ("players", 4, "players", "not-table"),
        ("players", {"min": 5, "max": 2}, "players.max", "not-whole"),
        ("upper_bonus.at", ..., "upper_bonus.at", "missing"),
        ("upper_bonus.points", -1, "upper_bonus.points", "not-whole"),
        ("customs", {"chips": 1}, "customs.chips", "not-flag"),
        ("customs", {"start": "coin"}, "customs.start", "not-choice"),
        ("boxes", [], "boxes", "list-length"),
        ("boxes", {}, "boxes", "not-list"),
        ("boxes", [{"key": "a", "pattern": "any", "pays": 1}] * 33, "boxes", "list-length"),
        ("boxes.8.pattern.groups", "3, 2", "boxes[8].pattern.groups", "not-list"),
        ("boxes.8.pattern.groups", [3, 1], "boxes[8].pattern.groups[1]", "not-whole"),
        ("boxes.8.pattern.groups", [3, 3], "boxes[8].pattern.groups", "too-many-dice"),
        ("boxes.8.pattern.shared", "yes", "boxes[8].pattern.shared", "not-flag"),
        ("boxes.8.pattern", {}, "boxes[8].pattern", "not-pattern"),
        ("boxes.8.pattern", {"run": 4, "face": 1}, "boxes[8].pattern", "not-pattern"),
        ("boxes.8.pattern", "house", "boxes[8].pattern", "not-pattern"),
        ("boxes.8.pattern", {"run": 6}, "boxes[8].pattern.run", "too-many-dice"),
        ("boxes.8.pattern", {"run": 4, "shared": True}, "boxes[8].pattern.shared", "unknown-key"),
        ("boxes.8.pattern", {"faces": [1, 1]}, "boxes[8].pattern.faces", "twice"),
        ("boxes.8.pattern", {"face": 7}, "boxes[8].pattern.face", "not-whole"),
        ("boxes.8.pays", "half", "boxes[8].pays", "not-pays"),
        ("boxes.8.pays", "all+5000", "boxes[8].pays", "not-pays"),
        ("boxes.8.pays", -5, "boxes[8].pays", "not-whole"),
        ("boxes.8.pays", 2.5, "boxes[8].pays", "not-pays"),
        ("boxes.8.key", "chance", "boxes[12].key", "key-taken"),
        ("boxes.8.key", "total", "boxes[8].key", "key-taken"),
        ("boxes.8.section", "upper", "boxes[8]", "upper-box"),
        ("boxes.0.pays", "all", "boxes[0]", "upper-box"),
        ("five_alike.box", "chance", "five_alike.box", "not-five-alike"),
        ("five_alike.box", "nowhere", "five_alike.box", "not-five-alike"),
        ("five_alike.joker", "sometimes", "five_alike.joker", "not-choice"),
        ("five_alike.upper_first", "always", "five_alike.upper_first", "needs-forced-joker"),
        ("five_alike.zero_when_closed", True, "five_alike.zero_when_closed", "against-joker"),
        ("five_alike.zero_when_closed", "upper-box", "five_alike.zero_when_closed", "against-joker"),
        ("five_alike.zero_when_closed", "upper", "five_alike.zero_when_closed", "not-choice"),
        ("five_alike.zero_when_closed", 1, "five_alike.zero_when_closed", "not-flag"),
        ("five_alike.in_chance", 20, "five_alike.in_chance", "less-than-chance"),
        ("names.en.ones", 1, "names.en.ones", "not-text"),
        ("names.en.elevens", "Elevens", "names.en.elevens", "unknown-key"),
        ("names.fi", {"ones": "Ykköset"}, "names.fi", "unknown-key"),
        ("names.fi", None, "names.fi", "unknown-key"),
        ("names.en", 3, "names.en", "not-table"),
        ("guessed.en", ["elevens"], "guessed.en[0]", "not-choice"),
        ("readings.0.of", ["elevens"], "readings[0].of[0]", "not-choice"),
        ("readings.0.source", ..., "readings[0].source", "missing"),
    ],
)
def test_one_fault(path: str, value: object, where: str, code: str) -> None:
    """A single fault in the Printworks sheet is reported, and nothing else is."""
    data = bundled_sheet("printworks").as_data()
    change(path, value)(data)
    assert faults(data) == [(where, code)]


@pytest.mark.parametrize("data", [None, [], "sheet", 5])
def test_a_sheet_of_the_wrong_type(data: object) -> None:
    """A sheet is a table."""
    assert faults(data) == [("", "not-table")]


def test_contradictions() -> None:
    """Rules that contradict each other are refused."""
    fixed = bundled_sheet("mb-1973").as_data() | {"order": "fixed"}
    assert faults(fixed) == [("five_alike.joker", "against-order")]

    last_resort = bundled_sheet("forced-order").as_data()
    change("boxes.13.last_resort", value=True)(last_resort)
    assert faults(last_resort) == [("boxes[13].last_resort", "against-order")]

    no_upper = {"id": "a", "title": "A", "boxes": [{"key": "a", "pattern": "any", "pays": "all"}]}
    assert faults(no_upper | {"upper_bonus": {"at": 1, "points": 1}}) == [("upper_bonus", "no-upper-box")]

    two_chances = bundled_sheet("philos").as_data()
    two_chances["boxes"].append({"key": "chance-2", "section": "lower", "pattern": "any", "pays": "all"})
    assert faults(two_chances) == [("five_alike.in_chance", "needs-chance")]


def test_all_faults_at_once() -> None:
    """An author hears of every fault in one go."""
    data = bundled_sheet("printworks").as_data()
    for path, value in [
        ("dice", 9),
        ("boxes.2.key", "X"),
        ("boxes.8.pays", "half"),
        ("title", 3),
        ("colour", 1),
    ]:
        change(path, value)(data)
    assert set(faults(data)) == {
        ("colour", "unknown-key"),
        ("dice", "not-whole"),
        ("boxes[2].key", "not-key"),
        ("boxes[8].pays", "not-pays"),
        ("title", "not-text"),
    }


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "sheet-empty"),
        (b" \n ", "sheet-empty"),
        (b"id = ", "sheet-toml"),
        (b"a = " + b"[" * 900, "sheet-toml"),
        (b"a = " + b"[\n" * 20_000, "sheet-toml"),
        (b"a" + b".a" * 30_000 + b" = 1", "sheet-line"),
        (b"day = 2024-13-45", "sheet-toml"),
        (b"\xff\xfe\x00", "sheet-encoding"),
        (b"x" * 10_000_000, "sheet-too-large"),
        (b"x" * (MAX_SHEET_BYTES + 1), "sheet-too-large"),
        (b"id = 7\n", "sheet-invalid"),
    ],
)
def test_files_that_are_no_sheets(tmp_path: Any, content: bytes, code: str) -> None:
    """A file that cannot be read as a sheet says why."""
    file = tmp_path / "sheet.toml"
    file.write_bytes(content)
    with pytest.raises(SheetError) as caught:
        read_sheet(file)
    assert caught.value.code == code
    assert caught.value.file == str(file)


def test_a_missing_file_and_a_folder(tmp_path: Any) -> None:
    """A path that leads to no file says so."""
    for path, code in [(tmp_path / "none.toml", "sheet-missing"), (tmp_path, "sheet-unreadable")]:
        with pytest.raises(SheetError) as caught:
            read_sheet(path)
        assert caught.value.code == code


def test_a_house_sheet_may_not_pose_as_a_printed_one(tmp_path: Any) -> None:
    """The id of a sheet on the shelf belongs to its rules; a true copy may carry it."""
    copy = tmp_path / "copy.toml"
    copy.write_text(dumps(bundled_sheet("vinga")), "utf-8")
    assert read_sheet(copy) == bundled_sheet("vinga")

    copy.write_text(dumps(bundled_sheet("vinga")).replace("at = 63", "at = 60"), "utf-8")
    with pytest.raises(InvalidSheet) as caught:
        read_sheet(copy)
    assert [fault.code for fault in caught.value.faults] == ["id-taken"]


def test_languages_may_be_left_to_the_names() -> None:
    """A house sheet that names its boxes in Czech is in Czech."""
    data = {"id": "a", "title": "A", "boxes": [{"key": "all", "pattern": "any", "pays": "all"}]}
    assert parse_sheet(data | {"names": {"cs": {"all": "Vše"}}}).languages == ("cs",)


def test_the_order_of_groups_is_no_rule() -> None:
    """Two and three is the same house as three and two, and has the same digest."""
    swapped = bundled_sheet("vinga").as_data()
    change("boxes.12.pattern", {"groups": [2, 3]})(swapped)
    change("boxes.14.pattern", {"groups": [5], "shared": True})(swapped)
    assert parse_sheet(swapped).digest == bundled_sheet("vinga").digest


def copy_of(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 # our own bytes


@pytest.mark.parametrize("sheet_id", ["mb-1973", "tactic"])
def test_sheets_and_errors_travel_between_processes(sheet_id: str) -> None:
    """Both can be pickled."""
    sheet = bundled_sheet(sheet_id)
    assert copy_of(sheet) == sheet
    for error in (SheetError("sheet-empty"), InvalidSheet((Fault("id", "missing"),))):
        again = copy_of(error)
        assert (type(again), again.code, again.details) == (type(error), error.code, error.details)


def test_a_byte_order_mark_is_no_fault(tmp_path: Any) -> None:
    """Some editors put a mark before the text."""
    file = tmp_path / "sheet.toml"
    file.write_bytes(b"\xef\xbb\xbf" + dumps(bundled_sheet("vinga")).encode())
    assert read_sheet(file) == bundled_sheet("vinga")


def test_the_smallest_sheet() -> None:
    """What has a usual value may be left out."""
    sheet = loads('id = "tiny"\ntitle = "Tiny"\n[[boxes]]\nkey = "all"\npattern = "any"\npays = "all"\n')
    assert (sheet.rules.dice, sheet.rules.rolls, sheet.players.least) == (5, 3, 1)
    assert sheet.tables.highest() == 30
