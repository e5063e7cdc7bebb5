"""The notation: a game as text that people can read and type. ``docs/notation.md`` has the grammar.

A header of tags, a blank line, and a line for each turn. :func:`format_game` and :func:`parse_game` are
inverses.
"""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any, TypeVar

from msgspec import structs

from yatzy.game.corrections import format_points
from yatzy.game.engine import decide, evolve, evolve_checked, replay, start_event
from yatzy.game.events import Entered, Event, unpack_sheet
from yatzy.game.jsonl import VERSION as EVENT_VERSION
from yatzy.game.jsonl import decode_event
from yatzy.game.moves import Enter, Keep, Lay, Move, Roll
from yatzy.game.setup import COMPUTER, DiceFrom, Setup
from yatzy.game.state import Game, Phase
from yatzy.game.turn import FinishedTurn, Turn
from yatzy.rules.dice import Dice, format_dice
from yatzy.rules.errors import MoveError, RecordError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import find_bundled, sheet_ids

VERSION = "1"
TAGS = (
    "Yatzy", "Game", "Match", "Sheet", "Digest", "Rules", "Date", "Player", "Team", "Computer", "Rounds",
    "Counting", "Start", "Coach", "Dice", "Seal", "Word", "Secret",
)  # fmt: skip
"""In the order of the header."""
REPEATED = ("Player", "Team", "Computer", "Word")
COACH_VALUES = {"on": True, "off": False}
TAG_OF_ERROR = {
    "setup-teams": "Team", "setup-team-seats": "Team", "setup-rounds": "Rounds", "setup-words": "Word",
    "setup-word": "Word", "setup-computer-dice": "Computer", "setup-match": "Match", "game_id": "Game",
    "match": "Match", "date": "Date", "seal": "Seal",
}  # fmt: skip
"""The tag an error is about, by its code or its ``tag`` detail; ``Player`` for all others."""

TAG = re.compile(r"([A-Z][a-z-]*):(?: (.*))?")
HEADING = re.compile(r"Roll-off|Round ([0-9]{1,3})")
ROLL = re.compile(r"[1-9]{1,9}")
KEEP = re.compile(r"([1-9]{0,9})>")
POINTS = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,6}))?")
COMPUTER_AT_SEAT = re.compile(rf"([0-9]{{1,3}})\s+({COMPUTER.pattern})")
WAS = "(was "
EARLIER_MARK = re.compile(r"(\S+) ([0-9]{1,6})(?:\+([0-9]{1,6}))?\)")
UNKNOWN_THROWS = ".."
LONGEST_QUOTE = 40
"""Characters of a record that an error quotes."""

TagEnum = TypeVar("TagEnum", Counting, Start, DiceFrom)

# Writing


def format_game(game: Game) -> str:
    """Return a game in the notation."""
    header = "".join(f"{tag}: {value}".rstrip() + "\n" for tag, value in _iter_tags(game))
    return "\n".join([header, *_format_body(game)])


def _iter_tags(game: Game) -> Iterator[tuple[str, str]]:
    setup = game.setup
    yield "Yatzy", VERSION
    yield from _nonempty_tags(Game=setup.game_id, Match=setup.match)
    yield "Sheet", setup.sheet.id
    yield "Digest", setup.sheet.digest
    bundled = find_bundled(setup.sheet.id)
    if bundled is None or bundled.digest != setup.sheet.digest:
        yield "Rules", json.dumps(start_event(setup).sheet, separators=(",", ":"))
    yield from _nonempty_tags(Date=setup.date)
    yield from (("Player", name) for name in setup.players)
    yield from (("Team", " ".join(str(seat + 1) for seat in team)) for team in setup.teams)
    yield from (("Computer", f"{seat} {name}") for seat, name in enumerate(setup.computers, 1) if name)
    if setup.rounds > 1:
        yield "Rounds", str(setup.rounds)
    if setup.counting is not Counting.TOTALS:
        yield "Counting", setup.counting
    if setup.start is not Start.AGREED:
        yield "Start", setup.start
    if not setup.coach:
        yield "Coach", "off"
    yield "Dice", setup.dice
    yield from _nonempty_tags(Seal=setup.seal)
    yield from (("Word", word) for word in setup.words)
    yield from _nonempty_tags(Secret=game.secret)


def _nonempty_tags(**tags: str) -> Iterator[tuple[str, str]]:
    """Yield the tags that have a value."""
    return ((tag, value) for tag, value in tags.items() if value)


def _format_body(game: Game) -> Iterator[str]:
    width = max(map(len, game.setup.players)) + 1

    def line(seat: int, text: str) -> str:
        return f"{game.setup.players[seat] + ':':<{width}} {text}\n"

    if game.roll_off:
        throws = zip(game.roll_off_seats, game.roll_off, strict=True)
        lines = "".join(line(seat, format_dice(dice)) for seat, dice in throws)
        yield f"Roll-off\n{lines}"
    turns = list(enumerate(game.turns))
    for number, played in groupby(turns, lambda turn: game.round_of(turn[0])):
        lines = "".join(line(game.seat_of(turn), _format_turn(finished)) for turn, finished in played)
        unfinished = line(game.seat, _format_throws(game.turn)) if number == game.round and game.dice else ""
        yield f"Round {number + 1}\n{lines}{unfinished}"
    if game.dice and len(turns) % game.setup.turns_per_round == 0:
        yield f"Round {game.round + 1}\n{line(game.seat, _format_throws(game.turn))}"


def _format_turn(played: FinishedTurn) -> str:
    was = (f"(was {mark.key} {format_points(mark)})" for mark in played.was)
    parts = (_format_throws(played), played.mark.key, format_points(played.mark), *was)
    return " ".join(part for part in parts if part)


def _format_throws(turn: Turn | FinishedTurn) -> str:
    parts = [UNKNOWN_THROWS] if turn.laid else []
    for number, throw in enumerate(turn.throws):
        parts += [f"{format_dice(throw.kept)}>"] if number else []
        parts.append(format_dice(throw.dice))
    if isinstance(turn, Turn) and turn.kept != turn.throws[-1].kept:
        parts.append(f"{format_dice(turn.kept)}>")
    return " ".join(parts)


# Reading


def parse_game(text: str) -> Game:
    """Read a game. Raises :class:`YatzyError` with the line of anything malformed or illegal."""
    return replay(event for _, event in parse_events(text))


def parse_events(text: str) -> Iterator[tuple[int, Event]]:
    """Yield the checked events of a record, each with its line. Errors as in :func:`parse_game`."""
    lines = [(number, line.strip()) for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1)]
    start = next((index for index, (_, line) in enumerate(lines) if line and not line.startswith("#")), None)
    if start is None:
        raise RecordError("record-empty")
    end = next((index for index, (_, line) in enumerate(lines) if not line and index > start), len(lines))
    tags = _parse_header([(number, line) for number, line in lines[start:end] if not line.startswith("#")])
    started = start_event(_parse_setup(tags))
    game = evolve(None, started)
    yield lines[start][0], started
    for number, line in lines[end:]:
        if _is_blank_or_comment(game, line) or _is_heading(game, number, line):
            continue
        with _AtLine(number):
            for event in _parse_line(game, line):
                game = evolve_checked(game, event) if isinstance(event, Entered) else evolve(game, event)
                yield number, event
    for number, secret in tags.get("Secret", ()):
        with _AtLine(number):
            revealed = decode_event(EVENT_VERSION, {"type": "revealed", "secret": secret})
            evolve_checked(game, revealed)
        yield number, revealed


class _AtLine:
    """Context manager that adds a line number to a :class:`YatzyError` without one."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, YatzyError) and error.line is None:
            error.line = self.line


Tags = dict[str, list[tuple[int, str]]]
"""The values of each tag, with their lines."""


def _parse_header(lines: list[tuple[int, str]]) -> Tags:
    tags: Tags = {}
    for number, line in lines:
        with _AtLine(number):
            match = TAG.fullmatch(line)
            if match is None or match[1] not in TAGS:
                raise RecordError("record-tag", text=line[:LONGEST_QUOTE], known=", ".join(TAGS))
            if match[1] in tags and match[1] not in REPEATED:
                raise RecordError("record-tag-twice", tag=match[1])
            tags.setdefault(match[1], []).append((number, (match[2] or "").strip()))
    for needed in ("Yatzy", "Sheet", "Player"):
        if needed not in tags:
            raise RecordError("record-no-tag", tag=needed)
    return tags


def _parse_setup(tags: Tags) -> Setup:
    def first(tag: str, default: str = "") -> str:
        return tags[tag][0][1] if tag in tags else default

    with _AtLine(tags["Yatzy"][0][0]):
        if first("Yatzy") != VERSION:
            raise RecordError("record-newer", version=first("Yatzy")[:LONGEST_QUOTE], known=VERSION)
    try:
        return Setup(
            sheet=_load_sheet(tags),
            players=tuple(name for _, name in tags["Player"]),
            teams=tuple(_parse_team(*team) for team in tags.get("Team", ())),
            rounds=_parse_number(*tags.get("Rounds", [(0, "1")])[0]),
            counting=_parse_choice(Counting, tags, "Counting", Counting.TOTALS),
            start=_parse_choice(Start, tags, "Start", Start.AGREED),
            dice=_parse_choice(DiceFrom, tags, "Dice", DiceFrom.REAL),
            game_id=first("Game"),
            date=first("Date"),
            seal=first("Seal"),
            words=tuple(word for _, word in tags.get("Word", ())),
            computers=_parse_computers(tags),
            coach=_parse_coach(tags),
            match=first("Match"),
        )
    except YatzyError as error:
        error.line = error.line or _find_error_line(tags, error)
        raise


def _find_error_line(tags: Tags, error: YatzyError) -> int:
    """Return the line a setup error is about: that of the player or word named, else that of its tag."""
    value = error.details.get("name", error.details.get("word"))
    lines = [
        line
        for name in ("Player", "Word")
        for line, text in tags.get(name, ())
        if value in (text, f"{text[:LONGEST_QUOTE]}…")
    ]
    tag = TAG_OF_ERROR.get(str(error.details.get("tag", error.code)), "Player")
    return lines[-1] if lines else tags.get(tag, tags["Player"])[0][0]


def _load_sheet(tags: Tags) -> RuleSheet:
    """Return the sheet: a bundled one, or the one in the record. The digest is optional."""
    (line, sheet_id), digest = tags["Sheet"][0], tags["Digest"][0][1] if "Digest" in tags else ""
    if "Rules" not in tags:
        with _AtLine(line):
            sheet = find_bundled(sheet_id)
            if sheet is None:
                raise RecordError("record-sheet", sheet=sheet_id[:LONGEST_QUOTE], known=", ".join(sheet_ids()))
        if digest and digest != sheet.digest:
            with _AtLine(tags["Digest"][0][0]):
                raise RecordError("record-digest", sheet=sheet_id, digest=digest[:12], found=sheet.digest[:12])
        return sheet
    line, rules = tags["Rules"][0]
    with _AtLine(line):
        try:
            data: Any = json.loads(rules)
        except (ValueError, RecursionError) as error:
            raise RecordError("record-json", problem=str(error)) from None
        if not isinstance(data, dict) or data.get("id") != sheet_id:
            raise RecordError("record-rules", sheet=sheet_id)
        return unpack_sheet(data, digest or parse_sheet(data).digest)


def _parse_team(line: int, text: str) -> tuple[int, ...]:
    return tuple(_parse_number(line, part) - 1 for part in text.split())


def _parse_computers(tags: Tags) -> tuple[str, ...]:
    """Return the computer player of each seat, "" for a person."""
    named: dict[int, str] = {}
    for line, text in tags.get("Computer", ()):
        with _AtLine(line):
            match = COMPUTER_AT_SEAT.fullmatch(text)
            if match is None or int(match[1]) in named or not 1 <= int(match[1]) <= len(tags["Player"]):
                raise RecordError("record-computer", text=text[:LONGEST_QUOTE])
            named[int(match[1])] = match[2]
    return tuple(named.get(seat, "") for seat, _ in enumerate(tags["Player"], 1)) if named else ()


def _parse_coach(tags: Tags) -> bool:
    line, text = tags.get("Coach", [(0, "on")])[0]
    with _AtLine(line):
        if text not in COACH_VALUES:
            raise RecordError(
                "record-choice", tag="Coach", text=text[:LONGEST_QUOTE], choices=", ".join(COACH_VALUES)
            )
    return COACH_VALUES[text]


def _parse_number(line: int, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        with _AtLine(line):
            raise RecordError("record-number", text=text[:LONGEST_QUOTE])
    return int(text)


def _parse_choice(kind: type[TagEnum], tags: Tags, tag: str, default: TagEnum) -> TagEnum:
    if tag not in tags:
        return default
    line, text = tags[tag][0]
    with _AtLine(line):
        if text not in list(kind):
            raise RecordError("record-choice", tag=tag, text=text[:LONGEST_QUOTE], choices=", ".join(kind))
    return kind(text)


def _is_blank_or_comment(game: Game, line: str) -> bool:
    """Whether a line is blank or a comment; a player may be called ``#1``."""
    return not line or (line.startswith("#") and not line.startswith(f"{game.setup.players[game.seat]}:"))


def _is_heading(game: Game, number: int, line: str) -> bool:
    match = HEADING.fullmatch(line)
    if match is None:
        return False
    with _AtLine(number):
        expected = "Roll-off" if game.phase is Phase.ROLL_OFF else f"Round {game.round + 1}"
        if line != expected:
            raise RecordError("record-heading", text=line, expected=expected)
    return True


def _parse_line(game: Game, line: str) -> Iterator[Event]:
    """Yield the events of a line: a throw of the roll-off, or the throws, keeps and mark of one turn."""
    if game.over:
        raise MoveError("move-game-over")
    if game.dice:
        raise RecordError("record-unfinished", player=game.setup.players[game.seat])
    rest = _strip_name(game, line)
    if game.phase is Phase.ROLL_OFF:
        yield from decide(game, Roll(game.seat, _parse_dice(rest)))
        return
    rest, was = _split_history(rest)
    entered = False
    for event in _parse_turn(game, rest.split()):
        entered = isinstance(event, Entered)
        yield structs.replace(event, was=was) if isinstance(event, Entered) else event
    if was and not entered:
        raise RecordError("record-part", text=f"{WAS}{was[0][0]}"[:LONGEST_QUOTE])


def _strip_name(game: Game, line: str) -> str:
    name = game.setup.players[game.seat]
    if line.startswith(f"{name}:"):
        return line[len(name) + 1 :]
    if ":" in line:
        raise RecordError("record-name", text=line[: line.rindex(":")][:LONGEST_QUOTE], player=name)
    return line


def _split_history(text: str) -> tuple[str, tuple[tuple[str, int, int], ...]]:
    """Split a turn from its earlier marks, the oldest first."""
    turn, *marks = text.split(WAS)
    was: list[tuple[str, int, int]] = []
    for mark in marks:
        match = EARLIER_MARK.fullmatch(mark.rstrip())
        if match is None:
            raise RecordError("record-part", text=f"{WAS}{mark}"[:LONGEST_QUOTE])
        was.append((match[1], int(match[2]), int(match[3] or 0)))
    return turn, tuple(was)


def _parse_turn(game: Game, parts: list[str]) -> Iterator[Event]:
    laid = parts[:1] == [UNKNOWN_THROWS]
    if laid and not (len(parts) > 1 and ROLL.fullmatch(parts[1])):
        raise RecordError("record-part", text=" ".join(parts)[:LONGEST_QUOTE])
    for place in range(laid, len(parts)):
        rest = parts[place + 1 : place + LONGEST_QUOTE]  # as many as an error may quote
        for event in decide(game, _parse_move(game, parts[place], rest, laid=laid)):
            yield event
            game = evolve(game, event)
            if isinstance(event, Entered):
                return


def _parse_move(game: Game, part: str, rest: list[str], *, laid: bool) -> Move:
    if keep := KEEP.fullmatch(part):
        return Keep(game.seat, _parse_dice(keep[1]))
    if ROLL.fullmatch(part):
        dice = _parse_dice(part)
        return Lay(game.seat, dice) if laid else Roll(game.seat, _find_thrown(game.turn.kept, dice))
    points = POINTS.fullmatch(rest[0]) if rest else None
    if len(rest) > 1 or (rest and points is None):
        raise RecordError("record-part", text=" ".join([part, *rest])[:LONGEST_QUOTE])
    if points is None:
        return Enter(game.seat, part)
    return Enter(game.seat, part, int(points[1]), int(points[2] or 0))


def _parse_dice(text: str) -> Dice:
    digits = text.strip()
    if digits and not ROLL.fullmatch(digits):
        raise RecordError("record-part", text=digits[:LONGEST_QUOTE])
    return tuple(int(digit) for digit in digits)


def _find_thrown(kept: Dice, dice: Dice) -> Dice:
    """Return the dice that were rolled: all dice but those kept, in any order."""
    missing = Counter(kept)
    thrown = []
    for face in dice:
        if missing[face]:
            missing[face] -= 1
        else:
            thrown.append(face)
    if missing.total():
        raise RecordError("record-kept", kept=format_dice(kept), dice=format_dice(dice))
    return tuple(thrown)
