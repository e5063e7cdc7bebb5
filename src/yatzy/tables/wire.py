"""Messages on a live table's websocket: JSON objects told apart by ``type``.

A client sends ``hello`` first and gets the whole state in ``welcome``. Then every event at the table is
broadcast in order. A move is answered to its sender, by its key: done, or refused with the reason.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from yatzy.game.events import Event
from yatzy.game.moves import Correct, Enter, Keep, Lay, Roll, TakeBack
from yatzy.tables.views import Now, RoomView, State, Written

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$")]
"""The idempotency key of a command."""
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]

REACTIONS = ("bravo", "laugh", "ouch", "luck", "hurry", "thanks")


# From clients


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """Join the table: to play with a token, otherwise to watch."""

    token: str | None = None
    """Validated later, so that a bad one can be answered with an error."""
    after: Annotated[int, Meta(ge=0)] = 0
    """How many events this client has seen: the others come with the welcome."""
    language: Annotated[str, Meta(max_length=35)] = ""


class Show(Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Reveal the secret behind the dice of a finished game. Afterwards nothing can be taken back."""

    seat: int


MoveRequest = Roll | Lay | Keep | Enter | TakeBack | Correct | Show
"""A move as a client requests it. It carries dice only at a table with real dice."""


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move."""

    seq: Annotated[int, Meta(ge=0)]
    """How many events there were when it was chosen."""
    key: Key
    move: MoveRequest


class React(Struct, frozen=True, forbid_unknown_fields=True, tag="react"):
    """Send a reaction to the others."""

    seat: int
    reaction: str


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Check the connection."""


ClientMessage = Hello | Play | React | Ping


class ChangeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the room, requested over HTTP."""

    revision: Annotated[int, Meta(ge=0)]
    """The revision of the room it was chosen for."""
    key: Key


# From the table


class Happened(Struct, frozen=True):
    """An event as it is stored."""

    seq: int
    at: str
    event: Event


class Wait(Struct, frozen=True):
    """An absent player, and in how many seconds others may hand over their seat; 0 for now."""

    seat: int
    seconds: float


class Welcome(Struct, frozen=True, tag="welcome"):
    """The whole table: room, game, the seats this client holds, and the events it has not seen."""

    room: RoomView
    seats: tuple[int, ...]
    host: bool
    state: State | None
    events: list[Happened]
    page: str = ""
    """The version of the page that this server serves; a page of another version should reload."""
    removed: bool = False
    """Whether the host removed this client's device from the table."""
    waits: tuple[Wait, ...] = ()
    """The absent players whose seats others may hand over, now or soon."""
    handover: tuple[int, ...] = ()
    """The seats this client may hand over to a bot: its own at any time, others once their wait is over."""


class Moved(Struct, frozen=True, omit_defaults=True, tag="moved"):
    """Something happened in the game."""

    seq: int
    """How many events there are now."""
    at: str
    event: Event
    now: Now
    written: Written | None = None
    """The column a turn was written into."""
    state: State | None = None
    """The whole game, when it or a round begins or something was corrected."""
    key: str | None = None
    """Only for the sender of the move: its key."""


class Refused(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """A command was refused. Nothing has changed."""

    code: str
    text: str
    key: str | None = None
    details: dict[str, str | int] = {}
    seq: int | None = None
    state: State | None = None
    """The current state, for a stale command."""


class Done(Struct, frozen=True, tag="done"):
    """A repeated command was carried out before: its first outcome."""

    key: str
    seq: int
    """How many events there were after it."""
    at: str
    event: Event


class RoomChanged(Struct, frozen=True, tag="room"):
    """The room changed."""

    room: RoomView
    seats: tuple[int, ...]
    """The seats this client holds now."""
    host: bool = False
    removed: bool = False
    """Whether the host removed this client's device from the table."""
    waits: tuple[Wait, ...] = ()
    """As in the welcome. Also sent when only this has changed."""
    handover: tuple[int, ...] = ()
    """As in the welcome."""


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody reacted."""

    seat: int
    reaction: str


class Away(Struct, frozen=True, tag="away"):
    """The server is restarting: reconnect, nothing is lost."""

    seconds: float


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to a ping."""


ServerMessage = Welcome | Moved | Refused | Done | RoomChanged | Reacted | Away | Pong

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode_message(frame: str | bytes) -> ClientMessage:
    """Decode a client's message; raise :class:`msgspec.MsgspecError` if it is none."""
    said: ClientMessage = _decoder.decode(frame)
    return said


def encode_message(message: ServerMessage | Struct | Any) -> bytes:
    """Encode a message, or any part of one."""
    return _encoder.encode(message)
