"""The catalogue has a sentence for everything the product can say."""

import re
from pathlib import Path

import pytest

from yatzy.game.card import Card
from yatzy.l10n.catalogue import LANGUAGES, catalogue, pick_language
from yatzy.l10n.faults import printable, sentence
from yatzy.l10n.reasons import bonus_reason, reason
from yatzy.l10n.rulebook import example, rulebook
from yatzy.rules.errors import YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.patterns import Groups
from yatzy.rules.shelf import sheet_ids, shelf_sheet

SOURCE = Path(__file__).parents[2] / "src" / "yatzy"
PYTHON = {file: file.read_text("utf-8") for file in SOURCE.rglob("*.py")}
SCRIPTS = {file: file.read_text("utf-8") for file in (SOURCE / "web").rglob("*.js")}
MESSAGES = {
    message
    for file in (SOURCE / "l10n" / "en").glob("*.ftl")
    for message in re.findall(r"^([a-z0-9-]+) =", file.read_text("utf-8"), re.MULTILINE)
}
WORDS = catalogue("en")


def test_every_error_and_fault_has_a_sentence() -> None:
    """A code that is raised can be told, and no sentence waits for a code that is never raised."""
    code = "\n".join(PYTHON.values())
    kinds = "Yatzy|Dice|Card|Sheet|Setup|Move|Record|Store|Solver|Settings|Serve|Table|Extra"
    told = re.findall(rf'(?:{kinds})Error\(\s*"([a-z-]+)"(?: if [^"]+ else "([a-z-]+)")?', code)
    errors = {one for either in told for one in either if one}
    errors |= set(re.findall(r'"(store-[a-z-]+)"', PYTHON[SOURCE / "store" / "faults.py"]))  # a table of codes
    for name in ("problems", "guard"):  # as above
        errors |= set(re.findall(r'"((?:request|server)-[a-z]+)"', PYTHON[SOURCE / "server" / f"{name}.py"]))
    faults = set(re.findall(r"\.fault\(\s*\"([a-z-]+)\"", code)) | set(
        re.findall(r"Fault\(\"\w+\", \"([a-z-]+)\"", code)
    )
    assert {f"error-{code}" for code in errors} == {m for m in MESSAGES if m.startswith("error-")} - {
        "error-label",
        "error-line",
    }
    assert {f"fault-{code}" for code in faults} == {m for m in MESSAGES if m.startswith("fault-")} - {
        "fault-more",
        "fault-whole-sheet",
    }


def test_every_footnote_has_a_sentence_and_is_used() -> None:
    """What a sheet's readings point to exists, and nothing else does."""
    notes = {f"note-{r.note}" for one in sheet_ids() for r in shelf_sheet(one).readings if r.note}
    assert notes == {message for message in MESSAGES if message.startswith("note-")}


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_entry_can_be_explained(sheet_id: str) -> None:
    """Every roll in every box, in every situation, has a sentence without holes."""
    sheet = shelf_sheet(sheet_id)
    keys = sheet.tables.keys
    chance = {"chance": 17}
    cards = (
        [{}, {"yatzy": 0}, {"yatzy": sheet.tables.points[keys.index("yatzy")][-1]}]
        if sheet.rules.five_alike
        else [{}]
    )
    uppers = dict.fromkeys(keys[:6], 0)
    lowers = {key: 0 for key in keys[6:] if key not in ("chance", "yatzy")}
    fills = (
        [{}]
        if sheet_id == "forced-order"
        else [{}, uppers, chance, uppers | chance, lowers | chance | {"fives": 0}]
    )
    for box in cards:
        for fill in fills:
            card = Card.filled(sheet.tables, fill | box)
            for roll in sheet.tables.dice.rolls:
                for entry in card.entries(roll):
                    told = reason(WORDS, sheet, roll, entry)
                    assert told.endswith("."), told
                    assert "{" not in told
                told = bonus_reason(WORDS, sheet, card, roll) or ""
                assert "{" not in told


@pytest.mark.parametrize("sheet_id", sheet_ids())
@pytest.mark.parametrize("language", ["en", "fi", "uk"])
def test_rule_pages(sheet_id: str, language: str) -> None:
    """A page names every box, has an example that makes it, and every mark has its footnote."""
    sheet = shelf_sheet(sheet_id)
    page = rulebook(catalogue(language), sheet)
    rules = [rule for part in page.parts for rule in part.boxes]
    assert [rule.name for rule in rules] == [catalogue(language).name(sheet, key) for key in sheet.tables.keys]
    assert all(rule.points > 0 for rule in rules)
    marks = {mark for rule in rules for mark in rule.marks}
    lines = [*page.imprint, *(line for part in page.parts for line in part.lines)]
    marks |= {mark for line in lines for mark in line.marks}
    assert marks == {note.number for note in page.footnotes}
    in_order = [mark for line in page.imprint for mark in line.marks]
    for part in page.parts:
        in_order += [mark for rule in part.boxes for mark in rule.marks]
        in_order += [mark for line in part.lines for mark in line.marks]
    assert list(dict.fromkeys(in_order)) == [note.number for note in page.footnotes]
    told = [line.text for part in page.parts for line in part.lines] + [rule.text for rule in rules]
    assert not [text for text in told if "{" in text]


def page_text(sheet_id: str, language: str = "en") -> str:
    page = rulebook(catalogue(language), shelf_sheet(sheet_id))
    lines = [line.text for line in page.imprint]
    lines += [line.text for part in page.parts for line in part.lines]
    return "\n".join([*lines, *(note.text for note in page.footnotes), *page.elsewhere])


def test_pages_tell_sheets_apart() -> None:
    """Each page states its own sheet's rules for another five alike, and no other's."""
    assert "After a zero in Yahtzee nothing is forced" in page_text("mb-1973")
    assert "The bonuses are chips" in page_text("mb-1973")
    assert "whether Yahtzee holds points or a zero" in page_text("hasbro")
    assert "The bonuses are chips" not in page_text("hasbro")
    assert "Nothing is forced" in page_text("printworks")
    german = catalogue("de").say(
        "rules-further-zero-when-closed",
        box="Yatzi (5er-Pasch)",
        chance=catalogue("de").name(shelf_sheet("philos"), "chance"),
    )
    assert german in page_text("philos", "de")
    assert "Nothing special" in page_text("vinga")


def test_pages_speak_of_their_language() -> None:
    """Footnotes are those of the page's own text; other texts are told apart, with what they speak of."""
    swedish, english = page_text("tactic", "sv"), page_text("tactic", "en")
    kept = "note-chance-when-nothing-fits"
    assert catalogue("sv").say(kept) in swedish
    assert "Chance (Swedish, Danish, Finnish, and Estonian): This text keeps Chance" in english
    assert "Yatzy (Danish): The Danish text pays the sum of the dice and 50 more." in english
    danish, spanish = catalogue("da"), catalogue("es")
    told = danish.say("rules-instead", language=danish.language_name("da"), sheet="tactic-da")
    assert told in page_text("tactic", "da")
    assert spanish.say("rules-not-printed", language=spanish.language_name("es")) in page_text("tactic", "es")
    assert spanish.say("note-two-pairs-two-faces") in page_text("tactic", "es")


def test_guessed_names_are_marked() -> None:
    """Names the Finnish sheet does not print are marked on its page."""
    page = rulebook(catalogue("fi"), shelf_sheet("tactic"))
    assert [rule.name for part in page.parts for rule in part.boxes if rule.guessed] == ["Neloset", "Viitoset"]


def test_a_house_sheet_may_bring_its_own_footnotes() -> None:
    """A note that is not in the catalogue is the sheet's own words."""
    data = shelf_sheet("vinga").as_data() | {"id": "ours"}
    data["readings"] = [{"of": ["chance"], "source": "grandmother", "note": "She always said so."}]
    assert [note.text for note in rulebook(WORDS, parse_sheet(data)).footnotes] == ["She always said so."]


def test_examples_show_the_box_and_nothing_dearer() -> None:
    """The example of One pair is one pair, that of a straight a straight."""
    sheet = shelf_sheet("vinga")
    shown = {box.key: "".join(map(str, example(box.pattern, 5))) for box in sheet.rules.boxes}
    assert "".join(map(str, example(Groups((2,)), 6))) == "134556"
    assert shown["one-pair"] == "14556"
    assert shown["two-pairs"] == "33556"
    assert shown["full-house"] == "33555"
    assert shown["ones"] == "11146"


def test_names_fall_back() -> None:
    """A name is the sheet's own, else the general word, else what the sheet calls it elsewhere."""
    assert catalogue("fi").name(shelf_sheet("tactic"), "full-house") == "Täyskäsi"
    assert catalogue("en").name(shelf_sheet("mb-1973"), "full-house") == "Full house"
    assert catalogue("en").name(shelf_sheet("mb-1973"), "game") == "Yahtzee"
    assert catalogue("fi").name(shelf_sheet("forced-order"), "no-such-box") == "No such box"
    for sheet_id, name in [
        ("mb-1973", "Yahtzee"),
        ("hasbro", "Yahtzee"),
        ("philos", "Yatzi"),
        ("vinga", "Yatzy"),
    ]:
        assert catalogue("fi").name(shelf_sheet(sheet_id), "yatzy") == name


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        ("fi", {"LANG": "sv_SE.UTF-8"}, "fi"),
        ("sv-FI", {}, "sv"),
        (None, {"LANG": "sv_SE.UTF-8"}, "sv"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LANG": "sv_SE.UTF-8"}, "de"),
        (None, {"YATZY_LANG": "uk", "LC_ALL": "de_DE"}, "uk"),
        (None, {"LANG": "nn_NO.UTF-8"}, "nb"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_follows_the_terminal(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    """What is asked for wins, then the environment, then English."""
    assert pick_language(wanted, environment) == language


def test_a_house_sheet_may_speak_more() -> None:
    """A language only the sheet has can be asked for; its sentences are English."""
    assert pick_language("cs", {}, also=["cs"]) == "cs"
    assert catalogue("cs").say("name-total") == "Total"
    with pytest.raises(YatzyError):
        pick_language(None, {"YATZY_LANG": "zz"})


def test_every_message_is_used() -> None:
    """No sentence is left over from something deleted."""
    code = "\n".join([*PYTHON.values(), *SCRIPTS.values()])
    built = (*re.findall(r"(?:f[\"']|`)([a-z-]+-)\$?\{", code), "rules-upper", "rules-lower")
    named = re.findall(r"\{(page-[a-z-]+)\}", (SOURCE / "web" / "index.html").read_text("utf-8"))
    by_name = [one for one in MESSAGES if not one.startswith(built) and one not in named]
    assert not [one for one in by_name if not re.search(f"[\"']{one}[\"']", code)]


def test_shares_are_rounded_with_care() -> None:
    """What can happen is never told as never, nor what need not as always."""
    shares = (0.0, 1e-6, 0.0005, 0.0006, 0.344, 0.9994, 1 - 1e-6, 1 - 1e-15, 1.0)
    told = ["0 %", "< 0.1 %", "< 0.1 %", "0.1 %", "34.4 %", "99.9 %", "> 99.9 %", "100 %", "100 %"]
    assert [WORDS.percent(share) for share in shares] == told


def test_an_unknown_language_is_told() -> None:
    """A language we do not speak is an error that lists those we do."""
    with pytest.raises(YatzyError) as caught:
        pick_language("tlh")
    assert "fi" in sentence(WORDS, caught.value)
    assert len(LANGUAGES) == 18


def test_a_missing_message_is_a_bug() -> None:
    """Asking for a message that does not exist fails loudly."""
    with pytest.raises(LookupError):
        WORDS.say("no-such-message")


def test_only_what_a_terminal_obeys_is_replaced() -> None:
    """Spaces that hold « words » and 10\u202f000 together are signs like others; escapes are not."""
    assert printable("«\u00a0x\u00a0»: 10\u202f000") == "«\u00a0x\u00a0»: 10\u202f000"
    assert printable("\x1b[2J\u202e\n") == "?[2J??"
