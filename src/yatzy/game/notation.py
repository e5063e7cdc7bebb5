"""The notation: a game as text that a person can read and type. ``docs/notation.md`` has the grammar.

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

from yatzy.game.engine import begin, decide, evolve, evolve_judged, replay
from yatzy.game.events import Entered, Event, unpacked
from yatzy.game.moves import Enter, Keep, Lay, Move, Roll
from yatzy.game.putting_right import told
from yatzy.game.record import VERSION as EVENT_VERSION
from yatzy.game.record import event_from
from yatzy.game.setup import COMPUTER, DiceFrom, Setup
from yatzy.game.state import Game, Phase
from yatzy.game.turn import Played, Turn
from yatzy.rules.dice import Dice, format_dice
from yatzy.rules.errors import MoveError, RecordError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import sheet_ids, shelf_sheet

VERSION = "1"
TAGS = (
    "Yatzy", "Game", "Match", "Sheet", "Digest", "Rules", "Date", "Player", "Team", "Computer", "Rounds",
    "Counting", "Start", "Coach", "Dice", "Seal", "Word", "Secret",
)  # fmt: skip
"""In the order they are written."""
REPEATED = ("Player", "Team", "Computer", "Word")
COACH = {"on": True, "off": False}
ABOUT = {
    "setup-teams": "Team", "setup-team-seats": "Team", "setup-rounds": "Rounds", "setup-words": "Word",
    "setup-word": "Word", "setup-computer-dice": "Computer", "setup-match": "Match", "game_id": "Game",
    "match": "Match", "date": "Date", "seal": "Seal",
}  # fmt: skip
"""The tag an error is about, by its code or what it says of itself, if it is not the players'."""

TAG = re.compile(r"([A-Z][a-z-]*):(?: (.*))?")
HEADING = re.compile(r"Roll-off|Round ([0-9]{1,3})")
ROLL = re.compile(r"[1-9]{1,9}")
KEEP = re.compile(r"([1-9]{0,9})>")
POINTS = re.compile(r"([0-9]{1,6})(?:\+([0-9]{1,6}))?")
SEATED = re.compile(rf"([0-9]{{1,3}})\s+({COMPUTER.pattern})")
WAS = re.compile(r"\s*\(was (\S+) ([0-9]{1,6})(?:\+([0-9]{1,6}))?\)$")
UNKNOWN_THROWS = ".."

Choice = TypeVar("Choice", Counting, Start, DiceFrom)

# Writing


def format_game(game: Game) -> str:
    """Write a game."""
    header = "".join(f"{tag}: {value}".rstrip() + "\n" for tag, value in _tags(game))
    return "\n".join([header, *_body(game)])


def _tags(game: Game) -> Iterator[tuple[str, str]]:
    setup = game.setup
    yield "Yatzy", VERSION
    yield from _told(Game=setup.game_id, Match=setup.match)
    yield "Sheet", setup.sheet.id
    yield "Digest", setup.sheet.digest
    if setup.sheet.id not in sheet_ids() or shelf_sheet(setup.sheet.id).digest != setup.sheet.digest:
        yield "Rules", json.dumps(begin(setup).sheet, separators=(",", ":"))
    yield from _told(Date=setup.date)
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
    yield from _told(Seal=setup.seal)
    yield from (("Word", word) for word in setup.words)
    yield from _told(Secret=game.secret)


def _told(**tags: str) -> Iterator[tuple[str, str]]:
    """Yield the tags that say something."""
    return ((tag, value) for tag, value in tags.items() if value)


def _body(game: Game) -> Iterator[str]:
    width = max(map(len, game.setup.players)) + 1

    def line(seat: int, text: str) -> str:
        return f"{game.setup.players[seat] + ':':<{width}} {text}\n"

    if game.roll_off:
        throws = zip(game.roll_off_seats, game.roll_off, strict=True)
        lines = "".join(line(seat, format_dice(dice)) for seat, dice in throws)
        yield f"Roll-off\n{lines}"
    turns = list(enumerate(game.turns))
    for number, played in groupby(turns, lambda turn: game.round_of(turn[0])):
        lines = "".join(line(game.seat_of(turn), _played(one)) for turn, one in played)
        unfinished = line(game.seat, _throws(game.turn)) if number == game.round and game.dice else ""
        yield f"Round {number + 1}\n{lines}{unfinished}"
    if game.dice and len(turns) % game.setup.turns_a_round == 0:
        yield f"Round {game.round + 1}\n{line(game.seat, _throws(game.turn))}"


def _played(played: Played) -> str:
    was = (f"(was {mark.key} {told(mark)})" for mark in played.was)
    parts = (_throws(played), played.mark.key, told(played.mark), *was)
    return " ".join(part for part in parts if part)


def _throws(turn: Turn | Played) -> str:
    parts = [UNKNOWN_THROWS] if turn.laid else []
    for number, throw in enumerate(turn.throws):
        parts += [f"{format_dice(throw.kept)}>"] if number else []
        parts.append(format_dice(throw.dice))
    if isinstance(turn, Turn) and turn.kept != turn.throws[-1].kept:
        parts.append(f"{format_dice(turn.kept)}>")
    return " ".join(parts)


# Reading


def parse_game(text: str) -> Game:
    """Read a game. What cannot be read, or cannot have happened, is refused with its line."""
    return replay(event for _, event in parse_events(text))


def parse_events(text: str) -> Iterator[tuple[int, Event]]:
    """Yield the events a text tells of, each with its line, judging each as a move."""
    lines = [(number, line.strip()) for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), 1)]
    start = next((index for index, (_, line) in enumerate(lines) if line and not line.startswith("#")), None)
    if start is None:
        raise RecordError("record-empty")
    end = next((index for index, (_, line) in enumerate(lines) if not line and index > start), len(lines))
    tags = _header([(number, line) for number, line in lines[start:end] if not line.startswith("#")])
    started = begin(_setup(tags))
    game = evolve(None, started)
    yield lines[start][0], started
    for number, line in lines[end:]:
        if _says_nothing(game, line) or _is_heading(game, number, line):
            continue
        with _at(number):
            for event in _line(game, line):
                game = evolve_judged(game, event) if isinstance(event, Entered) else evolve(game, event)
                yield number, event
    for number, secret in tags.get("Secret", ()):
        with _at(number):
            revealed = event_from(EVENT_VERSION, {"type": "revealed", "secret": secret})
            evolve_judged(game, revealed)
        yield number, revealed


class _at:  # noqa: N801 # reads as a preposition
    """Adds the line to whatever is refused."""

    def __init__(self, line: int) -> None:
        self.line = line

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, YatzyError) and error.line is None:
            error.line = self.line


Tags = dict[str, list[tuple[int, str]]]
"""The values of each tag, with their lines."""


def _header(lines: list[tuple[int, str]]) -> Tags:
    tags: Tags = {}
    for number, line in lines:
        with _at(number):
            found = TAG.fullmatch(line)
            if found is None or found[1] not in TAGS:
                raise RecordError("record-tag", text=line[:40], known=", ".join(TAGS))
            if found[1] in tags and found[1] not in REPEATED:
                raise RecordError("record-tag-twice", tag=found[1])
            tags.setdefault(found[1], []).append((number, (found[2] or "").strip()))
    for needed in ("Yatzy", "Sheet", "Player"):
        if needed not in tags:
            raise RecordError("record-no-tag", tag=needed)
    return tags


def _setup(tags: Tags) -> Setup:
    def one(tag: str, default: str = "") -> str:
        return tags[tag][0][1] if tag in tags else default

    with _at(tags["Yatzy"][0][0]):
        if one("Yatzy") != VERSION:
            raise RecordError("record-newer", version=one("Yatzy")[:40], known=VERSION)
    try:
        return Setup(
            sheet=_sheet(tags),
            players=tuple(name for _, name in tags["Player"]),
            teams=tuple(_team(*team) for team in tags.get("Team", ())),
            rounds=_number(*tags.get("Rounds", [(0, "1")])[0]),
            counting=_choice(Counting, tags, "Counting", Counting.TOTALS),
            start=_choice(Start, tags, "Start", Start.AGREED),
            dice=_choice(DiceFrom, tags, "Dice", DiceFrom.REAL),
            game_id=one("Game"),
            date=one("Date"),
            seal=one("Seal"),
            words=tuple(word for _, word in tags.get("Word", ())),
            computers=_computers(tags),
            coach=_coach(tags),
            match=one("Match"),
        )
    except YatzyError as error:
        error.line = error.line or _line_of(tags, error)
        raise


def _line_of(tags: Tags, error: YatzyError) -> int:
    """Return the line a table cannot be laid for: where a name or word stands, else the tag it is about."""
    told = error.details.get("name", error.details.get("word"))
    said = [
        line
        for tag in ("Player", "Word")
        for line, text in tags.get(tag, ())
        if told in (text, f"{text[:40]}…")
    ]
    about = ABOUT.get(str(error.details.get("tag", error.code)), "Player")
    return said[-1] if said else tags.get(about, tags["Player"])[0][0]


def _sheet(tags: Tags) -> RuleSheet:
    """Return the sheet: from the shelf, or as it came along. A person may leave the digest out."""
    (line, sheet_id), digest = tags["Sheet"][0], tags["Digest"][0][1] if "Digest" in tags else ""
    if "Rules" not in tags:
        with _at(line):
            if sheet_id not in sheet_ids():
                raise RecordError("record-sheet", sheet=sheet_id[:40], known=", ".join(sheet_ids()))
        sheet = shelf_sheet(sheet_id)
        if digest and digest != sheet.digest:
            with _at(tags["Digest"][0][0]):
                raise RecordError("record-digest", sheet=sheet_id, digest=digest[:12], found=sheet.digest[:12])
        return sheet
    line, rules = tags["Rules"][0]
    with _at(line):
        try:
            data: Any = json.loads(rules)
        except (ValueError, RecursionError) as error:
            raise RecordError("record-json", problem=str(error)) from None
        if not isinstance(data, dict) or data.get("id") != sheet_id:
            raise RecordError("record-rules", sheet=sheet_id)
        return unpacked(data, digest or parse_sheet(data).digest)


def _team(line: int, text: str) -> tuple[int, ...]:
    return tuple(_number(line, part) - 1 for part in text.split())


def _computers(tags: Tags) -> tuple[str, ...]:
    """Return by seat which computer player plays there."""
    named: dict[int, str] = {}
    for line, text in tags.get("Computer", ()):
        with _at(line):
            found = SEATED.fullmatch(text)
            if found is None or int(found[1]) in named or not 1 <= int(found[1]) <= len(tags["Player"]):
                raise RecordError("record-computer", text=text[:40])
            named[int(found[1])] = found[2]
    return tuple(named.get(seat, "") for seat, _ in enumerate(tags["Player"], 1)) if named else ()


def _coach(tags: Tags) -> bool:
    line, text = tags.get("Coach", [(0, "on")])[0]
    with _at(line):
        if text not in COACH:
            raise RecordError("record-choice", tag="Coach", text=text[:40], choices=", ".join(COACH))
    return COACH[text]


def _number(line: int, text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,3}", text):
        with _at(line):
            raise RecordError("record-number", text=text[:40])
    return int(text)


def _choice(kind: type[Choice], tags: Tags, tag: str, default: Choice) -> Choice:
    if tag not in tags:
        return default
    line, text = tags[tag][0]
    with _at(line):
        if text not in list(kind):
            raise RecordError("record-choice", tag=tag, text=text[:40], choices=", ".join(kind))
    return kind(text)


def _says_nothing(game: Game, line: str) -> bool:
    """Whether a line is blank or a remark; a player may be called ``#1``."""
    return not line or (line.startswith("#") and not line.startswith(f"{game.setup.players[game.seat]}:"))


def _is_heading(game: Game, number: int, line: str) -> bool:
    found = HEADING.fullmatch(line)
    if found is None:
        return False
    with _at(number):
        expected = "Roll-off" if game.phase is Phase.ROLL_OFF else f"Round {game.round + 1}"
        if line != expected:
            raise RecordError("record-heading", text=line, expected=expected)
    return True


def _line(game: Game, line: str) -> Iterator[Event]:
    """Yield what a line tells of: a throw for who begins, or throws, keeps and the mark of one turn."""
    if game.over:
        raise MoveError("move-game-over")
    if game.dice:
        raise RecordError("record-unfinished", player=game.setup.players[game.seat])
    rest = _without_name(game, line)
    if game.phase is Phase.ROLL_OFF:
        yield from decide(game, Roll(game.seat, _dice(rest)))
        return
    rest, was = _without_was(rest)
    entered = False
    for event in _turn(game, rest.split()):
        entered = isinstance(event, Entered)
        yield structs.replace(event, was=was) if isinstance(event, Entered) else event
    if was and not entered:
        raise RecordError("record-part", text=f"(was {was[0][0]}"[:40])


def _without_name(game: Game, line: str) -> str:
    name = game.setup.players[game.seat]
    if line.startswith(f"{name}:"):
        return line[len(name) + 1 :]
    if ":" in line:
        raise RecordError("record-name", text=line[: line.rindex(":")][:40], player=name)
    return line


def _without_was(text: str) -> tuple[str, tuple[tuple[str, int, int], ...]]:
    """Part a turn from what it says stood there before, the oldest first."""
    was: list[tuple[str, int, int]] = []
    while found := WAS.search(text):
        was.insert(0, (found[1], int(found[2]), int(found[3] or 0)))
        text = text[: found.start()]
    return text, tuple(was)


def _turn(game: Game, parts: list[str]) -> Iterator[Event]:
    laid = parts[:1] == [UNKNOWN_THROWS]
    if laid and not (len(parts) > 1 and ROLL.fullmatch(parts[1])):
        raise RecordError("record-part", text=" ".join(parts)[:40])
    parts = parts[laid:]
    while parts:
        part, *parts = parts
        for event in decide(game, _move(game, part, parts, laid=laid)):
            yield event
            game = evolve(game, event)
            if isinstance(event, Entered):
                return


def _move(game: Game, part: str, rest: list[str], *, laid: bool) -> Move:
    if keep := KEEP.fullmatch(part):
        return Keep(game.seat, _dice(keep[1]))
    if ROLL.fullmatch(part):
        dice = _dice(part)
        return Lay(game.seat, dice) if laid else Roll(game.seat, _thrown(game.turn.kept, dice))
    points = POINTS.fullmatch(rest[0]) if rest else None
    if len(rest) > 1 or (rest and points is None):
        raise RecordError("record-part", text=" ".join([part, *rest])[:40])
    if points is None:
        return Enter(game.seat, part)
    return Enter(game.seat, part, int(points[1]), int(points[2] or 0))


def _dice(text: str) -> Dice:
    digits = text.strip()
    if digits and not ROLL.fullmatch(digits):
        raise RecordError("record-part", text=digits[:40])
    return tuple(int(digit) for digit in digits)


def _thrown(kept: Dice, dice: Dice) -> Dice:
    """Return the dice that fell beside those kept, in whatever order all of them were written."""
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
