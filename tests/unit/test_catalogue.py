"""The catalogue has a sentence for everything the product can say."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from pathlib import Path
from threading import Event

import pytest
from babel import Locale
from babel.numbers import format_decimal as babel_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast, parse

from support.dose import dose
from support.l10n.error_codes import raised_in
from yatzy.game.card import Card
from yatzy.l10n.bundle import Bundle
from yatzy.l10n.catalogue import LANGUAGES, bundle_of, catalogue, pick_language
from yatzy.l10n.errors import error_sentence, replace_unprintable
from yatzy.l10n.numbers import format_decimal, format_integer, plural_category
from yatzy.l10n.reasons import bonus_reason, entry_reason
from yatzy.report.rulebook import build_rule_page
from yatzy.rules.errors import YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.patterns import Groups, example_roll
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

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
    errors = set(raised_in(code))
    errors |= set(
        re.findall(r'"(store-[a-z-]+)"', PYTHON[SOURCE / "store" / "db_errors.py"])
    )  # a table of codes
    for name in ("api/problems", "net/security"):  # as above
        errors |= set(re.findall(r'"((?:request|server)-[a-z]+)"', PYTHON[SOURCE / "server" / f"{name}.py"]))
    faults = set(re.findall(r"\.add_fault\(\s*\"([a-z-]+)\"", code)) | set(
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
    notes = {f"note-{r.note}" for one in sheet_ids() for r in bundled_sheet(one).readings if r.note}
    assert notes == {message for message in MESSAGES if message.startswith("note-")}


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_entry_can_be_explained(sheet_id: str) -> None:
    """Every roll in every box, in every situation, has a sentence without holes."""
    sheet = bundled_sheet(sheet_id)
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
                    told = entry_reason(WORDS, sheet, roll, entry)
                    assert told.endswith("."), told
                    assert "{" not in told
                told = bonus_reason(WORDS, sheet, card, roll) or ""
                assert "{" not in told


@pytest.mark.parametrize("sheet_id", sheet_ids())
@pytest.mark.parametrize("language", ["en", "fi", "uk"])
def test_rule_pages(sheet_id: str, language: str) -> None:
    """A page names every box, has an example that makes it, and every mark has its footnote."""
    sheet = bundled_sheet(sheet_id)
    page = build_rule_page(catalogue(language), sheet)
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
    page = build_rule_page(catalogue(language), bundled_sheet(sheet_id))
    lines = [line.text for line in page.imprint]
    lines += [line.text for part in page.parts for line in part.lines]
    return "\n".join([*lines, *(note.text for note in page.footnotes), *page.elsewhere])


def test_pages_tell_sheets_apart() -> None:
    """Each page states its own sheet's rules for another five alike, and no other's."""
    assert "After a 0 in the box Yahtzee nothing is forced" in page_text("mb-1973")
    assert "The bonuses are chips" in page_text("mb-1973")
    assert "whether the box Yahtzee holds points or 0" in page_text("hasbro")
    assert "The bonuses are chips" not in page_text("hasbro")
    assert "Nothing is forced" in page_text("printworks")
    german = catalogue("de").say(
        "rules-further-zero-when-closed",
        box="Yatzi (5er-Pasch)",
        chance=catalogue("de").name(bundled_sheet("philos"), "chance"),
    )
    assert german in page_text("philos", "de")
    assert "Nothing special" in page_text("vinga")


def test_pages_speak_of_their_language() -> None:
    """Footnotes are those of the page's own text; other texts are told apart, with what they speak of."""
    swedish, english = page_text("tactic", "sv"), page_text("tactic", "en")
    kept = "note-chance-when-nothing-fits"
    assert catalogue("sv").say(kept) in swedish
    assert "Chance (Swedish, Danish, and Estonian): This text keeps Chance" in english
    assert "Yatzy (Danish): The Danish text scores the sum of the dice plus 50." in english
    danish, spanish = catalogue("da"), catalogue("es")
    told = danish.say("rules-instead", language=danish.language_name("da"), sheet="tactic-da")
    assert told in page_text("tactic", "da")
    assert spanish.say("rules-not-printed", language=spanish.language_name("es")) in page_text("tactic", "es")
    assert spanish.say("note-two-pairs-two-faces") in page_text("tactic", "es")


def test_guessed_names_are_marked() -> None:
    """Names the Finnish sheet does not print are marked on its page."""
    page = build_rule_page(catalogue("fi"), bundled_sheet("tactic"))
    assert [rule.name for part in page.parts for rule in part.boxes if rule.guessed] == ["Neloset", "Viitoset"]


def test_a_house_sheet_may_bring_its_own_footnotes() -> None:
    """A note that is not in the catalogue is the sheet's own words."""
    data = bundled_sheet("vinga").as_data() | {"id": "ours"}
    data["readings"] = [{"of": ["chance"], "source": "grandmother", "note": "She always said so."}]
    assert [note.text for note in build_rule_page(WORDS, parse_sheet(data)).footnotes] == [
        "She always said so."
    ]


def test_examples_show_the_box_and_nothing_dearer() -> None:
    """The example of One pair is one pair, that of a straight a straight."""
    sheet = bundled_sheet("vinga")
    shown = {box.key: "".join(map(str, example_roll(box.pattern, 5))) for box in sheet.rules.boxes}
    assert "".join(map(str, example_roll(Groups((2,)), 6))) == "134556"
    assert shown["one-pair"] == "14556"
    assert shown["two-pairs"] == "33556"
    assert shown["full-house"] == "33555"
    assert shown["ones"] == "11146"


def test_names_fall_back() -> None:
    """A name is the sheet's own, else the general word, else what the sheet calls it elsewhere."""
    assert catalogue("fi").name(bundled_sheet("tactic"), "full-house") == "Täyskäsi"
    assert catalogue("en").name(bundled_sheet("mb-1973"), "full-house") == "Full house"
    assert catalogue("en").name(bundled_sheet("mb-1973"), "game") == "Yahtzee"
    assert catalogue("fi").name(bundled_sheet("forced-order"), "no-such-box") == "No such box"
    for sheet_id, name in [
        ("mb-1973", "Yahtzee"),
        ("hasbro", "Yahtzee"),
        ("philos", "Yatzi"),
        ("vinga", "Yatzy"),
    ]:
        assert catalogue("fi").name(bundled_sheet(sheet_id), "yatzy") == name


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
    assert pick_language("cs", {}, extra_languages=["cs"]) == "cs"
    assert catalogue("cs").say("name-total") == "Total"
    with pytest.raises(YatzyError):
        pick_language(None, {"YATZY_LANG": "zz"})


def test_every_message_is_used() -> None:
    """No sentence is left over from something deleted."""
    code = "\n".join([*PYTHON.values(), *SCRIPTS.values()])
    built = (*re.findall(r"(?:f[\"']|`)([a-z-]+-)\$?\{", code), "rules-upper", "rules-lower")
    named = re.findall(r"\{(page-[a-z-]+)\}", (SOURCE / "web" / "index.html").read_text("utf-8"))
    by_name = [one for one in MESSAGES if not one.startswith(built) and one not in named]
    quoted = set(re.findall(r"[\"']([a-z0-9-]+)(?=[\"'])", code))
    assert not [one for one in by_name if one not in quoted]


def test_shares_are_rounded_with_care() -> None:
    """What can happen is never told as never, nor what need not as always."""
    shares = (0.0, 1e-6, 0.0005, 0.0006, 0.344, 0.9994, 1 - 1e-6, 1 - 1e-15, 1.0)
    told = ["0%", "< 0.1%", "< 0.1%", "0.1%", "34.4%", "99.9%", "> 99.9%", "100%", "100%"]
    assert [WORDS.percent(share) for share in shares] == told


def test_an_unknown_language_is_told() -> None:
    """A language we do not speak is an error that lists those we do."""
    with pytest.raises(YatzyError) as caught:
        pick_language("tlh")
    assert "fi" in error_sentence(WORDS, caught.value)
    assert len(LANGUAGES) == 18


def test_a_missing_message_is_a_bug() -> None:
    """Asking for a message that does not exist fails loudly."""
    with pytest.raises(LookupError):
        WORDS.say("no-such-message")


def test_only_what_a_terminal_obeys_is_replaced() -> None:
    """Spaces that hold « words » and 10\u202f000 together are signs like others; escapes are not."""
    assert replace_unprintable("«\u00a0x\u00a0»: 10\u202f000") == "«\u00a0x\u00a0»: 10\u202f000"
    assert replace_unprintable("\x1b[2J\u202e\n") == "?[2J??"


CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


def sample_arguments(source: str) -> Iterator[dict[str, str | int]]:
    """Yield arguments for a message: names, every variant it has, and numbers of every plural."""
    names = set(re.findall(r"\$([\w-]+)", source))
    variants = set(re.findall(r"\[\s*([\w-]+)\s*\]", source)) - CATEGORIES
    for value in ("Anna", "{ $x }", *sorted(variants), 0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 999, 1000, 12345):
        yield dict.fromkeys(names, value)
    yield {}


@pytest.mark.parametrize("language", dose(LANGUAGES, ["en", "lv", "pl"]))
def test_messages_say_what_fluent_says(language: str) -> None:
    """Those that are filled in without Fluent, and those that are left to it, whatever the arguments are."""
    ours, fluent = bundle_of(language), FluentBundle([language], use_isolating=False)
    sources = [file.read_text("utf-8") for file in sorted((SOURCE / "l10n" / language).glob("*.ftl"))]
    for source in sources:
        fluent.add_resource(FluentResource(source))
    for message in (one for source in sources for one in parse(source).body if isinstance(one, ast.Message)):
        found = fluent.get_message(message.id.name)
        patterns = {"": found.value} | dict(found.attributes)
        for attribute, pattern in patterns.items():
            for arguments in sample_arguments(FluentSerializer().serialize_entry(message)):
                said = None if pattern is None else fluent.format_pattern(pattern, arguments)[0]
                assert ours.format(message.id.name, attribute, arguments) == said


def test_most_messages_need_no_fluent() -> None:
    """Or else nothing would be gained."""
    bundle = bundle_of.__wrapped__("en")  # one that nobody has used
    for name in ("score-heading", "advise-rolls-left", "cli-score"):
        assert bundle.format(name, "", {"dice": "5 5", "sheet": "x", "rolls": 2})
    assert "_fluent" not in vars(bundle)


def test_a_message_brings_what_it_refers_to() -> None:
    """Other messages and terms, at whatever depth; and of two entries of one name the first counts."""
    text = "one = { two } and { -three }\n    more\ntwo = 2 { -three }\n-three = 3\ntwo = second\n"
    bundle = Bundle("en", ["all"], lambda _: text)
    assert bundle.format("one", "", {}) == "2 3 and 3\nmore"
    assert not bundle.has_message("four")


def test_files_are_read_when_a_message_is_not_in_those_before() -> None:
    files = {"first": "one = 1\n", "second": "two = 2\n", "third": "three = 3\n"}
    read: list[str] = []

    def read_file(name: str) -> str:
        read.append(name)
        return files[name]

    bundle = Bundle("en", list(files), read_file)
    assert (bundle.format("two", "", {}), read) == ("2", ["first", "second"])
    assert (bundle.format("one", "", {}), read) == ("1", ["first", "second"])
    assert (bundle.format("four", "", {}), read) == (None, ["first", "second", "third"])


def test_two_threads_ask_for_the_same_message() -> None:
    """The second gets it although the first is still reading its file."""
    reading, go_on = Event(), Event()

    def read_slowly(_name: str) -> str:
        reading.set()
        assert go_on.wait(300)
        return "hello = Hello\n"

    bundle = Bundle("en", ["only"], read_slowly)
    with ThreadPoolExecutor(2) as threads:
        first = threads.submit(bundle.format, "hello", "", {})
        assert reading.wait(300)
        second = threads.submit(bundle.format, "hello", "", {})
        wait([second], 0.2)  # long enough to find nothing, were it not to wait
        go_on.set()
        assert first.result(300) == second.result(300) == "Hello"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_those_of_babel(language: str) -> None:
    """Plural categories and thousands of many numbers, and decimals with every rounding."""
    locale = Locale.parse(language)
    for number in (*range(990, 2400), 9_999, 10_000, 12_345, 100_000, 123_456, 999_999):
        assert format_integer(language, number) == babel_decimal(number, locale=locale)
        assert plural_category(language, number) == locale.plural_form(number)
    assert [plural_category(language, n) for n in range(1000)] == [locale.plural_form(n) for n in range(1000)]
    for number in (0, 1.5, 2.5, -2.5, 0.25, 0.35, 2.675, -3.14159, 1234.5, -0.04, 1e-9, 248.439989378, 1 / 3):
        for digits in range(4):
            right = babel_decimal(number, format=f"0.{'0' * digits}".rstrip("."), locale=locale)
            assert format_decimal(language, number, digits) == right
