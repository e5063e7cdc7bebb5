"""What tests ask worker processes about: records of games as the log has them, and sheets nobody has solved."""

from collections.abc import Iterable
from typing import Any

from playing import Played
from yatzy.game.events import Event
from yatzy.game.moves import Move
from yatzy.game.record import event_data
from yatzy.game.setup import Setup
from yatzy.server.jobs import Record


def record_of(events: Iterable[Event]) -> Record:
    return tuple(event_data(event) for event in events)


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
