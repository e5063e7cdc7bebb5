"""The record of a game as JSON Lines: one event a line, with when it happened and in which version it is.

``{"seq": 0, "at": "2026-11-15T19:30:00Z", "version": 1, "event": {"type": "started", ...}}``

Records live longer than programs. When an event changes its shape, :data:`VERSION` rises and an upcaster joins
:data:`UPCASTERS`; a record in any older version is read through all of them.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from yatzy.game.events import Event
from yatzy.rules.errors import RecordError

VERSION = 1
UPCASTERS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By version, how an event becomes one of the next."""

MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class Stamped(Struct, frozen=True):
    """An event, with its place in the game and when it happened."""

    seq: int
    at: str
    """In UTC, as in 2026-11-15T19:30:00Z."""
    event: Event


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    at: str
    version: int
    event: dict[str, Any]


def event_data(event: Event) -> str:
    """Return an event of the present version as JSON."""
    return msgspec.json.encode(event).decode()


def event_from(version: int, data: dict[str, Any]) -> Event:
    """Return an event from its data in the version it was written in."""
    if not 1 <= version <= VERSION:
        raise RecordError("record-newer", version=str(version), known=VERSION)
    for step in range(version, VERSION):
        data = UPCASTERS[step](data)
    try:
        return msgspec.convert(data, Event)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise RecordError("record-data", problem=str(error)) from None


def format_lines(stamped: Iterable[Stamped]) -> str:
    """Write a record as JSON Lines."""
    lines = (_Line(one.seq, one.at, VERSION, msgspec.to_builtins(one.event)) for one in stamped)
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def parse_lines(text: str) -> tuple[Stamped, ...]:
    """Read a record from JSON Lines, whatever version it is in. Whether it can have happened is not judged."""
    stamped: list[Stamped] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        try:
            stamped.append(_parse_line(line, len(stamped)))
        except RecordError as error:
            error.line = number
            raise
    if not stamped:
        raise RecordError("record-empty")
    return tuple(stamped)


def _parse_line(line: str, expected: int) -> Stamped:
    try:
        read = msgspec.json.decode(line, type=_Line)
    except msgspec.ValidationError as error:
        raise RecordError("record-data", problem=str(error)) from None
    except UnicodeEncodeError:  # half a sign, from bytes that were no text
        raise RecordError("record-encoding") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError("record-json", problem=str(error)) from None
    if read.seq != expected:
        raise RecordError("record-seq", got=read.seq, expected=expected)
    if not MOMENT.fullmatch(read.at):
        raise RecordError("record-moment", got=read.at)
    return Stamped(read.seq, read.at, event_from(read.version, read.event))
