"""What tests ask worker processes about: records as the log has them, sheets nobody has solved; and answers."""

import json
from collections.abc import Iterable
from typing import Any

import msgspec

from support.cli.run_command import Capture, run
from support.game.random_games import Played, roll, table
from yatzy.game.events import Event
from yatzy.game.jsonl import encode_event
from yatzy.game.moves import Enter, Move
from yatzy.game.setup import Setup
from yatzy.server.jobs.handlers import Record

ALL_BUT_CHANCE = {
    "ones": 3, "twos": 6, "threes": 9, "fours": 12, "fives": 15, "sixes": 18, "one-pair": 10, "two-pairs": 18,
    "three-of-a-kind": 15, "four-of-a-kind": 0, "small-straight": 15, "large-straight": 20, "full-house": 22,
    "yatzy": 0,
}  # fmt: skip
"""As in docs/commands.md, where `yatzy advise --against` is shown."""


def record_of(events: Iterable[Event]) -> Record:
    return tuple(encode_event(event) for event in events)


def record(setup: Setup, *moves: Move) -> Record:
    """Return the record that moves lead to."""
    played = Played(setup)
    for move in moves:
        played.make(move)
    return record_of(played.events)


def house(number: int) -> dict[str, Any]:
    """Return a small sheet that nobody has solved, another for each number."""
    box = {"key": "chance", "pattern": "any", "pays": f"all+{number}"}
    return {"id": f"house-{number}", "title": "House", "boxes": [box]}


def last_box(dice: str, columns: int = 1) -> Record:
    """Return a table by the usual sheet where all boxes but Chance are filled, and dice lie there."""
    setup = table("tactic", columns)
    filled = [Enter(seat, key, points) for key, points in ALL_BUT_CHANCE.items() for seat in range(columns)]
    return record(setup, *filled, roll(0, dice))


def as_json(answer: object) -> dict[str, Any]:
    """Return an answer as a program gets it."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(answer))
    return found


def told(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """Return what the command line tells programs."""
    code, out, _ = run(capsys, *arguments, "--json")
    assert code == 0
    found: dict[str, Any] = json.loads(out)
    return found
