"""A game record as JSON Lines: one event per line, with its timestamp and schema version.

``{"seq": 0, "at": "2026-11-15T19:30:00Z", "version": 1, "event": {"type": "started", ...}}``

When the schema of an event changes, :data:`VERSION` is raised and :data:`UPCASTERS` gets a function from the
version before; older records are read through all of them.
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
"""By version: converts the data of an event to the next version."""

TIMESTAMP = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


class StampedEvent(Struct, frozen=True):
    """An event with its sequence number and timestamp."""

    seq: int
    at: str
    """UTC timestamp, as in 2026-11-15T19:30:00Z."""
    event: Event


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    at: str
    version: int
    event: dict[str, Any]


def encode_event(event: Event) -> str:
    """Return an event as JSON, in the current version."""
    return msgspec.json.encode(event).decode()


def decode_event(version: int, data: dict[str, Any]) -> Event:
    """Return an event from its data in any known version. Raises :class:`RecordError`."""
    if not 1 <= version <= VERSION:
        raise RecordError("record-newer", version=str(version), known=VERSION)
    for step in range(version, VERSION):
        data = UPCASTERS[step](data)
    try:
        return msgspec.convert(data, Event)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise RecordError("record-data", problem=str(error)) from None


def decode_present(data: str) -> Event:
    """Return an event from JSON in the current version, as stores give it. Raises :class:`RecordError`."""
    try:
        return _event_decoder.decode(data)  # type: ignore[no-any-return] # a union, which it cannot name
    except msgspec.ValidationError as error:
        raise RecordError("record-data", problem=str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError("record-json", problem=str(error)) from None


def upcast_json(version: int, data: str) -> str:
    """Return an event in the current version, from JSON in the version it was stored in.

    The one seam between stored data and the program: stores call it for every row they read. Events of the
    current version are returned as they are, without being parsed.
    """
    return data if version == VERSION else encode_event(decode_event(version, _decode_object(data)))


def _decode_object(data: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError("record-json", problem=str(error)) from None


_event_decoder = msgspec.json.Decoder(Event)


def format_line(seq: int, at: str, data: str) -> bytes:
    """Return a line of a record from the JSON of an event in the current version, without parsing it."""
    line = {"seq": seq, "at": at, "version": VERSION, "event": msgspec.Raw(data.encode())}
    return msgspec.json.encode(line) + b"\n"


def format_lines(stamped: Iterable[StampedEvent]) -> str:
    """Return a record as JSON Lines."""
    lines = (_Line(one.seq, one.at, VERSION, msgspec.to_builtins(one.event)) for one in stamped)
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def parse_lines(text: str) -> tuple[StampedEvent, ...]:
    """Read a record from JSON Lines in any known version, without checking that its moves are legal.

    Raises :class:`RecordError` with the line.
    """
    stamped: list[StampedEvent] = []
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


def _parse_line(line: str, expected: int) -> StampedEvent:
    try:
        parsed = msgspec.json.decode(line, type=_Line)
    except msgspec.ValidationError as error:
        raise RecordError("record-data", problem=str(error)) from None
    except UnicodeEncodeError:  # a lone surrogate, from bytes that were no text
        raise RecordError("record-encoding") from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise RecordError("record-json", problem=str(error)) from None
    if parsed.seq != expected:
        raise RecordError("record-seq", got=parsed.seq, expected=expected)
    if not TIMESTAMP.fullmatch(parsed.at):
        raise RecordError("record-moment", got=parsed.at)
    return StampedEvent(parsed.seq, parsed.at, decode_event(parsed.version, parsed.event))
