"""What travels over a live table's websocket: JSON objects, told apart by their ``type``.

A client says ``hello`` first and is welcomed with all there is. Whatever happens at the table afterwards comes
to everyone, in order. A move is answered to the one who made it, by its key: it is done, or it is refused with
the reason.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from yatzy.game.events import Event
from yatzy.game.moves import Correct, Enter, Keep, Lay, Roll, TakeBack
from yatzy.server.views import Now, RoomView, State, Written

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$")]
"""What a command is known by when it has to be repeated."""
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]

REACTIONS = ("bravo", "laugh", "ouch", "luck", "hurry", "thanks")


# What a client says


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """Come to the table: to play with a token, else to watch."""

    token: str | None = None
    """Whether it is one is judged later, so that whoever shows what is none can be told."""
    after: Annotated[int, Meta(ge=0)] = 0
    """How many events this client has seen: the others come with the welcome."""
    language: Annotated[str, Meta(max_length=35)] = ""


class Show(Struct, frozen=True, forbid_unknown_fields=True, tag="show"):
    """Show the secret behind the dice, once the game is over. From then on nothing can be taken back."""

    seat: int


Asked = Roll | Lay | Keep | Enter | TakeBack | Correct | Show
"""A move as a client asks for it. Dice come along only at a table with real dice."""


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move."""

    seq: Annotated[int, Meta(ge=0)]
    """How many events there were when it was chosen."""
    key: Key
    move: Asked


class React(Struct, frozen=True, forbid_unknown_fields=True, tag="react"):
    """Show the others a feeling."""

    seat: int
    reaction: str


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Ask whether anyone is there."""


Said = Hello | Play | React | Ping


class Changing(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of the room, which is asked for beside the live connection."""

    revision: Annotated[int, Meta(ge=0)]
    """The revision of the room it was chosen in."""
    key: Key


# What the table says


class Happened(Struct, frozen=True):
    """An event, as the record has it."""

    seq: int
    at: str
    event: Event


class Welcome(Struct, frozen=True, tag="welcome"):
    """All there is: the room, the game, the seats this client holds, and the events it has not seen."""

    room: RoomView
    seats: tuple[int, ...]
    host: bool
    state: State | None
    events: list[Happened]
    page: str = ""
    """The version of the page that this server gives: another one had better be loaded anew."""


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
    """The whole game, where it begins, a new round does, or something was put right."""
    key: str | None = None
    """To the one who made the move: that it is done."""


class Refused(Struct, frozen=True, omit_defaults=True, tag="refused"):
    """A command was refused, and nothing has changed."""

    code: str
    text: str
    key: str | None = None
    details: dict[str, str | int] = {}
    seq: int | None = None
    state: State | None = None
    """The present state, to a command that came too late."""


class Done(Struct, frozen=True, tag="done"):
    """A command that was repeated has been carried out before: what came of it the first time."""

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


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody showed a feeling."""

    seat: int
    reaction: str


class Away(Struct, frozen=True, tag="away"):
    """The server goes away for a moment: come back, and nothing is lost."""

    seconds: float


class Pong(Struct, frozen=True, tag="pong"):
    """Somebody is there."""


Told = Welcome | Moved | Refused | Done | RoomChanged | Reacted | Away | Pong

_decoder = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()


def read(frame: str | bytes) -> Said:
    """Read what a client says; raise :class:`msgspec.MsgspecError` where it is nothing of that."""
    said: Said = _decoder.decode(frame)
    return said


def write(told: Told | Struct | Any) -> bytes:
    """Write what the table says."""
    return _encoder.encode(told)
