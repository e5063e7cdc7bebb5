"""Reader of game records in either format: the notation or JSON Lines."""

from msgspec import Struct

from yatzy.game.engine import replay_checked
from yatzy.game.events import Event, Started
from yatzy.game.jsonl import encode_event, parse_lines
from yatzy.game.notation import format_game, parse_events


def is_json_lines(text: str) -> bool:
    """Whether a record is JSON Lines rather than notation."""
    return text.lstrip().startswith("{")


def read_events(text: str) -> tuple[list[Event], list[str]]:
    """Return the events of a record, unchecked if JSON Lines, and their timestamps, if it has any."""
    if is_json_lines(text):
        stamped = parse_lines(text)
        return [one.event for one in stamped], [one.at for one in stamped]
    events = [event for _, event in parse_events(text)]
    started = events[0]
    date = started.date if isinstance(started, Started) else ""
    return events, [f"{date}T00:00:00Z"] * len(events) if date else []


class CheckedRecord(Struct, frozen=True):
    """A game record in which every event was checked."""

    events: tuple[str, ...]
    """As JSON in the current version, normalized: without anything taken back."""
    over: bool


def read_checked_record(text: str) -> CheckedRecord:
    """Read a record and check each event as a move. Both formats give the same events for the same game.

    Raises :class:`RecordError` or :class:`MoveError` with the line.
    """
    events, _ = read_events(text)
    game = replay_checked(events)
    normalized = parse_events(format_game(game))
    return CheckedRecord(tuple(encode_event(event) for _, event in normalized), game.over)
