"""The notation and JSON Lines: what may be typed, what is refused and where, and that the document is right."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from support.game.random_games import AT, ODD_NAMES, Played, check_written, stamped
from yatzy.game.card import Mark
from yatzy.game.engine import replay_checked
from yatzy.game.events import Entered
from yatzy.game.jsonl import UPCASTERS, VERSION, decode_event, encode_event, format_lines, parse_lines
from yatzy.game.moves import Correct, Enter, Keep, Lay, Roll
from yatzy.game.notation import TAGS, format_game, parse_events, parse_game
from yatzy.game.setup import DiceFrom, Setup
from yatzy.game.state import Game
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.sheet_files import bundled_sheet

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "notation.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```yatzy\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)

VINGA = bundled_sheet("vinga")
HEAD = "Yatzy: 1\nSheet: vinga\nPlayer: Ann\nPlayer: Ben\n\n"
"""Six lines with the blank one; what follows begins on line 6."""

CANONICAL = f"""\
Yatzy: 1
Sheet: vinga
Digest: {VINGA.digest}
Player: Ann
Player: Benjamin
Dice: real

Round 1
Ann:      14466 66> 66642 666> 66655 full-house 28
Benjamin: .. 15566 two-pairs 22 (was one-pair 12) (was two-pairs 20)
Ann:      ones 3
Benjamin: 12345 > 55123 55>
"""
"""VINGA's two pairs, Tactic's example of a turn, points alone, and a turn that goes on."""


# Writing and reading


def test_writing_and_reading_are_inverses() -> None:
    """The text above is read, and written again as it was."""
    game = parse_game(CANONICAL)
    assert format_game(game) == CANONICAL
    assert [turn.mark for turn in game.turns] == [
        Mark("full-house", 28),
        Mark("two-pairs", 22),
        Mark("ones", 3),
    ]
    assert game.turns[1].was == (Mark("one-pair", 12), Mark("two-pairs", 20))
    assert [turn.laid for turn in game.turns] == [False, True, False]
    assert (game.turn.kept, game.dice, game.seat) == ((5, 5), (5, 5, 1, 2, 3), 1)


def test_every_tag_is_written_in_its_order() -> None:
    """A table where everything was agreed on has every tag but the rules, which come with the sheet."""
    setup = Setup(
        sheet=bundled_sheet("mb-1973"),
        players=("Ann", "Ben", "Cat", "Dan"),
        teams=((0, 2), (1, 3)),
        rounds=6,
        counting=Counting.DIFFERENCES,
        start=Start.ROLL_OFF,
        game_id="q7x2",
        date="2026-11-15",
        seal="ab" * 32,
        words=("luck", "", "a: b", "🎲"),
        computers=("", "", "bold", "casual-2"),
        coach=False,
    )
    text = format_game(Game.from_setup(setup))
    tags = list(dict.fromkeys(line.partition(":")[0] for line in text.splitlines()))
    assert tags == [tag for tag in TAGS if tag not in ("Match", "Rules", "Secret")]
    assert parse_game(text).setup == setup
    assert "Word:\n" in text
    assert "\nComputer: 3 bold\nComputer: 4 casual-2\n" in text
    assert "\nCoach: off\n" in text


def test_a_table_of_people_is_written_as_before() -> None:
    """Neither form tells of computers or the coach where people play and the coach may be asked."""
    setup = Setup(VINGA, ("Ann", "Ben"))
    assert "Computer" not in format_game(Game.from_setup(setup))
    assert "Coach" not in format_game(Game.from_setup(setup))
    started = json.loads(encode_event(Played(setup).events[0]))
    assert not {"computers", "coach"} & set(started)


def test_a_game_of_a_match_tells_which() -> None:
    """The match stands after the game's own name, in both forms; where there is none, neither tells of it."""
    setup = Setup(VINGA, ("Ann",), rounds=2, game_id="q7x2", match="m7", words=("luck",), computers=("bold",))
    text = format_game(Game.from_setup(setup))
    assert text.startswith("Yatzy: 1\nGame: q7x2\nMatch: m7\nSheet: vinga\n")
    assert parse_game(text).setup == setup
    alone = replace(setup, match="")
    assert "Match" not in format_game(Game.from_setup(alone))
    started = [json.loads(encode_event(Played(one).events[0])) for one in (setup, alone)]
    assert [one.get("match") for one in started] == ["m7", None]


def test_computers_are_told_by_their_seats() -> None:
    """The seats may come in any order, and the coach may be said to be on."""
    text = HEAD[:-1] + "Dice: screen\nComputer: 2  bold\nComputer: 1 casual\nCoach: on\n"
    setup = parse_game(text).setup
    assert (setup.computers, setup.coach) == (("casual", "bold"), True)
    assert (setup.computer_at(0), parse_game(HEAD).setup.computer_at(0)) == ("casual", "")


def test_a_house_sheet_brings_its_rules() -> None:
    """A game by a sheet that is on no shelf can be read anywhere."""
    data = VINGA.as_data() | {"id": "ours", "title": "Ours", "boxes": VINGA.as_data()["boxes"][:2]}
    del data["readings"], data["names"], data["options"]
    text = f"Yatzy: 1\nSheet: ours\nRules: {json.dumps(data)}\nPlayer: Ann\n\n.. 11123 ones 3\n"
    game = parse_game(text)
    assert game.setup.sheet.title == "Ours"
    assert format_game(game).count("Rules: {") == 1
    assert parse_game(format_game(game)) == game


@pytest.mark.parametrize("name", ODD_NAMES)
def test_odd_names(name: str) -> None:
    """Whatever a player is called, the record is read as it was meant, after every move."""
    table = Played(Setup(VINGA, (name, "Ben"), start=Start.ROLL_OFF, dice=DiceFrom.REAL))
    for move in (
        Roll(0, (6,) * 5),
        Roll(1, (1,) * 5),
        Roll(0, (1, 2, 3, 4, 5)),
        Keep(0, (5,)),
        Enter(0, "ones"),
        Enter(1, "twos", 4),
        Correct(0, 0, "chance", 15),
        Lay(0, (1,) * 5),
    ):
        table.make(move)
        check_written(table)


# What a person may type


def same(text: str, other: str) -> None:
    assert parse_game(text) == parse_game(other)


def test_names_may_be_left_out() -> None:
    """Whose turn it is, everyone knows."""
    same(HEAD + "Ann: .. 12345 ones 1\nBen: .. 12345 twos 2\n", HEAD + ".. 12345 ones 1\n.. 12345 twos 2\n")


def test_points_may_be_left_out_where_there_are_dice() -> None:
    """The dice say what they are worth; VINGA: 22555 is 19 in Full House."""
    game = parse_game(HEAD + ".. 22555 full-house\n")
    assert game.turns[0].mark == Mark("full-house", 19)


def test_the_digest_the_headings_and_most_tags_may_be_left_out() -> None:
    """Real dice and one round are meant where nothing is said."""
    game = parse_game(HEAD + ".. 22555 full-house 19\n")
    assert (game.setup.dice, game.setup.rounds, game.setup.start) == (DiceFrom.REAL, 1, Start.AGREED)
    assert f"Digest: {VINGA.digest}\n" in format_game(game)
    assert "\nRound 1\n" in format_game(game)


def test_remarks_and_blank_lines_go_anywhere_between_lines() -> None:
    """Before the header, in it, and between turns."""
    remarked = "\n# At home\n\nYatzy: 1\n# by the sheet in the box\nSheet: vinga\nPlayer: Ann\nPlayer: Ben\n\n"
    same(HEAD + "ones 3\ntwos 4\n", remarked + "\n\nRound 1\n# lucky\nones 3\n\n   \ntwos 4\n# and on")


def test_any_line_ends_and_spaces_do() -> None:
    """CRLF, tabs, spaces around, no line feed at the end."""
    text = HEAD + "Round 1\nAnn: .. 22555 full-house 19\n"
    same(text, text.replace("\n", "\r\n"))
    same(text, HEAD + "  Round 1\n\tAnn:\t..  22555   full-house 19  ")


def test_dice_in_any_order() -> None:
    """Of the dice after a keep, those kept may lie anywhere; a keep may be told in any order."""
    same(HEAD + "62253 252> 22565 chance 20\n", HEAD + "62253 225> 65252 chance 20\n")
    assert parse_game(HEAD + "62253 252> 65252 chance 20\n").turns[0].throws[1].thrown == (6, 5)


def test_what_stays_kept_need_not_be_told_again() -> None:
    """A throw without a keep before it is of the same dice as the last one."""
    same(HEAD + "55123 55> 55112 55134\n", HEAD + "55123 55> 55112 55> 55134\n")
    same(HEAD + "12345 12346\n", HEAD + "12345 > 12346\n")


def test_every_event_knows_its_line() -> None:
    """Whoever shows a game move by move can point at the line."""
    lines = [line for line, _ in parse_events(HEAD + "Round 1\nAnn: 55123 55> 55512 fives 15\n\nBen: ones 2\n")]
    assert lines == [1, 7, 7, 7, 7, 9]


# What is refused, and where

RULES = 'Rules: {"id": "ours", "title": "Ours", "boxes": [{"key": "any", "pattern": "any", "pays": "all"}]}'
REFUSED: list[tuple[str, int | None, str]] = [
    ("record-empty", None, ""),
    ("record-empty", None, "\n# nothing\n\n"),
    ("record-tag", 2, "Yatzy: 1\nColour: red\n"),
    ("record-tag", 1, "\ufeffYatzy: 1\n"),
    ("record-tag-twice", 3, "Yatzy: 1\nSheet: vinga\nSheet: vinga\nPlayer: Ann\n"),
    ("record-no-tag", None, "Yatzy: 1\nPlayer: Ann\n"),
    ("record-newer", 1, HEAD.replace("1", "2", 1)),
    ("record-sheet", 2, HEAD.replace("vinga", "viking")),
    ("record-digest", 3, f"Yatzy: 1\nSheet: vinga\nDigest: {'0' * 64}\nPlayer: Ann\n"),
    ("record-json", 3, "Yatzy: 1\nSheet: ours\nRules: {\nPlayer: Ann\n"),
    ("record-rules", 3, f"Yatzy: 1\nSheet: other\n{RULES}\nPlayer: Ann\n"),
    ("record-rules", 3, "Yatzy: 1\nSheet: other\nRules: []\nPlayer: Ann\n"),
    ("record-digest", 3, f"Yatzy: 1\nSheet: ours\n{RULES}\nDigest: {'0' * 64}\nPlayer: Ann\n"),
    ("sheet-invalid", 3, 'Yatzy: 1\nSheet: ours\nRules: {"id": "ours"}\nPlayer: Ann\n'),
    ("record-number", 3, "Yatzy: 1\nSheet: vinga\nRounds: many\nPlayer: Ann\n"),
    ("record-number", 5, HEAD[:-1] + "Team: 1 x\n"),
    ("record-choice", 5, HEAD[:-1] + "Dice: wooden\n"),
    ("record-choice", 5, HEAD[:-1] + "Counting: up\n"),
    ("record-choice", 5, HEAD[:-1] + "Start: Ann\n"),
    ("record-choice", 5, HEAD[:-1] + "Coach: asleep\n"),
    ("record-computer", 5, HEAD[:-1] + "Computer: bold\n"),
    ("record-computer", 5, HEAD[:-1] + "Computer: 0 bold\n"),
    ("record-computer", 5, HEAD[:-1] + "Computer: 3 bold\n"),
    ("record-computer", 5, HEAD[:-1] + "Computer: 2 Bold!\n"),
    ("record-computer", 7, HEAD[:-1] + "Dice: screen\nComputer: 2 bold\nComputer: 2 bold\n"),
    ("setup-computer-dice", 5, HEAD[:-1] + "Computer: 2 bold\n"),
    ("setup-tag", 5, HEAD[:-1] + "Date: 15.11.2026\n"),
    ("setup-tag", 5, HEAD[:-1] + "Game: ../up\n"),
    ("setup-tag", 5, HEAD[:-1] + "Match: ../up\n"),
    ("setup-match", 6, HEAD[:-1] + "Dice: screen\nMatch: m7\n"),
    ("setup-tag", 5, HEAD[:-1] + "Seal: seal\n"),
    ("setup-name", 4, HEAD.replace("Ben", "x" * 41)),
    ("setup-name-twice", 4, HEAD.replace("Ben", "Ann")),
    ("setup-teams", 5, HEAD[:-1] + "Team: 1 2\n"),
    ("setup-team-seats", 5, HEAD[:-1] + "Team: 1\nTeam: 3\n"),
    ("setup-rounds", 5, HEAD[:-1] + "Rounds: 7\n"),
    ("setup-words", 5, HEAD[:-1] + "Word: luck\n"),
    ("setup-word", 6, HEAD[:-1] + "Word: luck\nWord: " + "x" * 101),
    ("setup-players", 3, "Yatzy: 1\nSheet: philos\n" + "".join(f"Player: P{n}\n" for n in range(11))),
    ("record-heading", 6, HEAD + "Round 2\n"),
    ("record-heading", 6, HEAD + "Roll-off\n"),
    ("record-name", 6, HEAD + "Ben: ones 3\n"),
    ("record-name", 7, HEAD + "ones 3\nAnn: ones 3\n"),
    ("record-unfinished", 7, HEAD + "Ann: 12345\nBen: ones 3\n"),
    ("record-part", 6, HEAD + "12345 ones 1 2\n"),
    ("record-part", 6, HEAD + "ones three\n"),
    ("record-part", 6, HEAD + ".. ones 3\n"),
    ("record-part", 6, HEAD + "12345 (was ones 1)\n"),
    ("record-part", 7, HEAD[:-1] + "Start: roll-off\n\n12345 ones\n"),
    ("record-part", 6, HEAD + "12345 .. ones\n"),
    ("record-kept", 6, HEAD + "12355 55> 12345 chance 15\n"),
    ("record-event", 6, HEAD + "ones 3 (was no-box 1)\n"),
    ("record-event", 7, HEAD[:-1] + "Dice: screen\n\n11123 ones 3 (was twos 2)\n"),
    ("record-data", 5, HEAD[:-1] + "Secret:\n"),
    ("record-data", 5, HEAD[:-1] + "Secret: two words\n"),
    ("move-not-over", 5, HEAD[:-1] + "Secret: 5eed\n"),
    ("move-points-differ", 6, HEAD + ".. 22555 full-house 25\n"),
    ("move-points-needed", 6, HEAD + "ones\n"),
    ("move-points", 7, HEAD + "ones 3\nfives 3\n"),
    ("move-no-box", 6, HEAD + ".. 22555 full-hose 19\n"),
    ("move-not-there", 6, HEAD + "12345 66> 66123 ones 1\n"),
    ("move-dice-count", 6, HEAD + "1234 ones 1\n"),
    ("move-dice-face", 6, HEAD + "12347 ones 1\n"),
    ("move-no-roll-left", 6, HEAD + "12345 12345 12345 12345 ones 1\n"),
    ("move-dice-lie", 6, HEAD + ".. 12345 12345 ones 1\n"),
]  # fmt: skip


def tell(read: Callable[[], Any]) -> YatzyError:
    """Return what is refused, after making sure that it can be said in one line."""
    with pytest.raises(YatzyError) as caught:
        read()
    said = error_sentence(catalogue("en"), caught.value)
    assert said.isprintable()
    assert not set(said) & set("{}")
    if caught.value.line is not None:
        assert said.startswith(f"line {caught.value.line}: ")
    return caught.value


@pytest.mark.parametrize(("code", "line", "text"), REFUSED)
def test_what_cannot_be_read_is_told_with_its_line(code: str, line: int | None, text: str) -> None:
    """The code says what is wrong, the line where, and the catalogue has one sentence for it."""
    error = tell(lambda: parse_game(text))
    assert (error.code, error.line) == (code, line)


def test_nothing_comes_after_the_end() -> None:
    """Whoever's name stands there, the game is over."""
    head = "Yatzy: 1\nSheet: ours\n" + RULES + "\nPlayer: Ann\nPlayer: Ben\n\nAnn: any 9\nBen: any 9\n"
    for line in ("Ann: any 9", "Ben: any 9", "any 9", "Cat: any 9"):
        error = tell(lambda line=line: parse_game(head + line))  # type: ignore[misc]
        assert (error.code, error.line) == ("move-game-over", 9)
    assert parse_game(head + "Round 1\n# well played").over


# JSON Lines


def lines(*events: dict[str, Any], **changed: Any) -> str:
    """Write events as lines, with something else in each."""
    return "".join(
        json.dumps({"seq": seq, "at": AT, "version": VERSION, "event": event} | changed) + "\n"
        for seq, event in enumerate(events)
    )


STARTED = json.loads(encode_event(Played(Setup(VINGA, ("Ann",), dice=DiceFrom.REAL)).events[0]))
ROLLED: dict[str, Any] = {"type": "rolled", "thrown": [1, 2, 3, 4, 5]}
ENTERED: dict[str, Any] = {"type": "entered", "key": "ones", "points": 3}
REFUSED_LINES: list[tuple[str, int | None, str]] = [
    ("record-empty", None, ""),
    ("record-json", 1, "{"),
    ("record-json", 2, lines(STARTED) + "seq"),
    ("record-json", 1, lines({"type": 0}).replace("0}", "[" * 100_000)),
    ("record-encoding", 1, "\udc80"),
    ("record-data", 1, "{}"),
    ("record-data", 1, "[]"),
    ("record-data", 1, lines({"type": "danced"})),
    ("record-data", 2, lines(STARTED, ROLLED | {"dice": []})),
    ("record-newer", 1, lines(STARTED, version=0)),
    ("record-newer", 1, lines(STARTED, version=-1)),
    ("record-data", 1, lines({"type": "revealed", "secret": "a\nb"})),
    ("record-data", 1, lines(STARTED, more=1)),
    ("record-newer", 1, lines(STARTED, version=VERSION + 1)),
    ("record-seq", 2, lines(STARTED) + lines(ROLLED)),
    ("record-seq", 1, lines(STARTED, seq=1)),
    ("record-moment", 1, lines(STARTED, at="now")),
    ("record-moment", 1, lines(STARTED, at="٢٠٢٦-11-15T19:30:00Z")),
    ("record-no-start", 1, lines(ROLLED)),
    ("record-started-twice", 2, lines(STARTED, STARTED)),
    ("record-event", 2, lines(STARTED, ENTERED | {"was": [["x y", 1, 0]]})),
    ("record-digest", 1, lines(STARTED | {"digest": "0" * 64})),
    ("setup-tag", 1, lines(STARTED | {"game": "a\nb"})),
    ("sheet-invalid", 1, lines(STARTED | {"sheet": {}})),
    ("move-points", 2, lines(STARTED, ENTERED | {"points": 6})),
]  # fmt: skip


@pytest.mark.parametrize(("code", "line", "text"), REFUSED_LINES)
def test_lines_that_cannot_be_read(code: str, line: int | None, text: str) -> None:
    """The same for the machine's form, judged event by event."""
    error = tell(lambda: replay_checked(one.event for one in parse_lines(text)))
    assert (error.code, error.line) == (code, line)


def test_every_refusal_of_a_record_is_tried() -> None:
    """No record is refused with a sentence that no test has met."""
    game = ROOT / "src" / "yatzy" / "game"
    code = "\n".join(file.read_text("utf-8") for file in game.glob("*.py"))
    raised = set(re.findall(r'RecordError\("(record-[a-z-]+)"', code))
    assert raised == {code for code, *_ in REFUSED + REFUSED_LINES if code.startswith("record-")}


def test_lines_say_what_happened() -> None:
    """One event a line, in the form the document shows, with CRLF and blank lines read as well."""
    table = Played(Setup(VINGA, ("Ann",), dice=DiceFrom.REAL))
    table.make(Lay(0, (1, 2, 3, 4, 5)))
    table.make(Enter(0, "ones"))
    text = format_lines(stamped(table.events))
    assert text.splitlines()[1:] == [
        '{"seq":1,"at":"2026-11-15T19:30:00Z","version":1,"event":{"type":"laid","dice":[1,2,3,4,5]}}',
        '{"seq":2,"at":"2026-11-15T19:30:00Z","version":1,"event":{"type":"entered","key":"ones","points":1}}',
    ]
    assert parse_lines(text.replace("\n", "\r\n\r\n")) == stamped(table.events)


def test_an_older_event_is_read_through_the_upcasters(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event of version 1 becomes one of version 2 and then of version 3 before it is read."""
    monkeypatch.setattr("yatzy.game.jsonl.VERSION", 3)
    monkeypatch.setitem(UPCASTERS, 1, lambda data: data | {"key": data["box"]})
    monkeypatch.setitem(UPCASTERS, 2, lambda data: {key: data[key] for key in ("type", "key", "points")})
    assert decode_event(1, {"type": "entered", "box": "ones", "points": 3}) == Entered("ones", 3)
    assert decode_event(3, {"type": "entered", "key": "ones", "points": 3}) == Entered("ones", 3)


# The document


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_document_shows_games(example: str) -> None:
    """Every game in the document can be read, and is written as it stands there."""
    assert format_game(parse_game(example)) == example


def test_the_document_explains_everything() -> None:
    """It shows games, names every tag and every kind of event, and the version both forms are in."""
    assert EXAMPLES
    assert not [tag for tag in TAGS if f"`{tag}`" not in DOCUMENT]
    events = (ROOT / "src" / "yatzy" / "game" / "events.py").read_text("utf-8")
    assert not [tag for tag in re.findall(r'tag="([a-z-]+)"', events) if f"`{tag}`" not in DOCUMENT]
    shown = [json.loads(line) for line in re.findall(r'^{"seq":[1-9].*', DOCUMENT, re.MULTILINE)]
    assert [decode_event(line["version"], line["event"]) for line in shown][-1] == Entered("fives", 15)
