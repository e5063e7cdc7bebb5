"""Records from elsewhere, in either form: the notation, or JSON Lines."""

from msgspec import Struct

from yatzy.game.engine import retrace
from yatzy.game.events import Event, Started
from yatzy.game.notation import format_game, parse_events
from yatzy.game.record import event_data, parse_lines


def is_lines(text: str) -> bool:
    """Whether a record is in JSON Lines."""
    return text.lstrip().startswith("{")


def read_events(text: str) -> tuple[list[Event], list[str]]:
    """Return the events of a record, and when they happened as far as it says."""
    if is_lines(text):
        stamped = parse_lines(text)
        return [one.event for one in stamped], [one.at for one in stamped]
    events = [event for _, event in parse_events(text)]
    started = events[0]
    date = started.date if isinstance(started, Started) else ""
    return events, [f"{date}T00:00:00Z"] * len(events) if date else []


class Judged(Struct, frozen=True):
    """A game from a record, each of whose events could have happened."""

    events: tuple[str, ...]
    """Their data in the present version: the straight way to where it stands, with nothing taken back."""
    over: bool


def judged(text: str) -> Judged:
    """Read a record, and judge each event like a move. The same game comes to the same events in both forms."""
    events, _ = read_events(text)
    game = retrace(events)
    straight = parse_events(format_game(game))
    return Judged(tuple(event_data(event) for _, event in straight), game.over)
