"""Records from files, in either form: the notation, or JSON Lines."""

import re
from collections.abc import Iterator
from dataclasses import replace

from yatzy.game.engine import evolve, retraced
from yatzy.game.events import Event, Started
from yatzy.game.notation import parse_events
from yatzy.game.record import parse_lines
from yatzy.game.state import Game
from yatzy.rules.errors import YatzyError

SECRET = re.compile(r'^Secret: *([0-9a-f]{64}) *$|"secret": *"([0-9a-f]{64})"', re.MULTILINE)


def read_events(text: str) -> tuple[list[Event], list[str]]:
    """Return the events of a record, and when they happened as far as it says."""
    if _is_lines(text):
        stamped = parse_lines(text)
        return [one.event for one in stamped], [one.at for one in stamped]
    events = [event for _, event in parse_events(text)]
    started = events[0]
    date = started.date if isinstance(started, Started) else ""
    return events, [f"{date}T00:00:00Z"] * len(events) if date else []


def follow(text: str) -> tuple[Game | None, YatzyError | None]:
    """Return the game a record tells of, as far as it can be followed, and what is wrong after that."""
    game: Game | None = None
    try:
        for step in _steps(text):
            game = step
    except YatzyError as error:
        return _with_secret(game, text), error
    return game, None


def _steps(text: str) -> Iterator[Game]:
    if _is_lines(text):
        yield from retraced(one.event for one in parse_lines(text))
        return
    game: Game | None = None
    for _, event in parse_events(text):
        game = evolve(game, event)
        yield game


def _with_secret(game: Game | None, text: str) -> Game | None:
    """Return an interrupted game with the secret that the record tells at its end."""
    found = SECRET.search(text)
    return replace(game, secret=found[1] or found[2]) if game is not None and found else game


def _is_lines(text: str) -> bool:
    return text.lstrip().startswith("{")
