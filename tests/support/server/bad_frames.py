"""Frames for a live connection: what fits, what nearly fits, and what nobody should ever send."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from hypothesis import strategies as st

from support.server.clients import AtTable
from yatzy.server.settings import Settings
from yatzy.tables.wire import REACTIONS

LARGEST = Settings().most_frame
PING = '{"type":"ping"}'


class Here(NamedTuple):
    """A number counted from how many events a client knows."""

    off: int


class Turn(NamedTuple):
    """The seat whose turn it is, as a client knows it."""


class Open(NamedTuple):
    """A box that is open, as a client knows it."""

    number: int


class Honest(NamedTuple):
    """A move that leads on, for whoever's turn it is."""


class Literally(NamedTuple):
    """What stands in a frame as it is."""

    text: str


class Pairs(NamedTuple):
    """An object, whose keys may come twice."""

    pairs: Sequence[tuple[str, Any]]


class Frame(NamedTuple):
    """What a client sends: a text, or bytes, said to be the one or the other."""

    value: Any
    binary: bool = False

    def written(self, at: AtTable | None = None) -> str | bytes:
        """Return what is sent by one who knows of a table what there is to know."""
        if isinstance(self.value, bytes):
            return self.value
        if isinstance(self.value, Honest):
            return json.dumps(honest(at)) if at and at.now and not at.over else PING
        text = _written(self.value, at.seq if at else 0, at.now if at else {})
        return text.encode() if self.binary else text


def _written(value: Any, seq: int, now: dict[str, Any]) -> str:
    match value:
        case Literally(text):
            return text
        case Pairs(pairs):
            inside = (f"{json.dumps(key)}:{_written(part, seq, now)}" for key, part in pairs)
            return f"{{{','.join(inside)}}}"
        case Here() | Turn() | Open():
            return json.dumps(_known(value, seq, now))
        case list():
            return f"[{','.join(_written(part, seq, now) for part in value)}]"
    return json.dumps(value)


def _known(value: Here | Turn | Open, seq: int, now: dict[str, Any]) -> int | str:
    match value:
        case Here(off):
            return seq + off
        case Turn():
            return int(now.get("seat", 0))
        case Open(number):
            keys = [str(entry["key"]) for entry in now.get("entries", ())] or ["chance"]
            return keys[number % len(keys)]


def honest(at: AtTable) -> dict[str, Any]:
    """Return a command that leads on, also with real dice."""
    move = at.simple_move()
    if at.room["dice"] == "real" and move["type"] == "roll":
        move = {"type": "lay", "seat": move["seat"], "dice": [1, 1, 6]}
    return {"type": "play", "seq": at.seq, "key": at.guest.key(), "move": move}


HUGE = [
    Literally(text)
    for text in ("9223372036854775808", "-9223372036854775809", "18446744073709551616", "1" + "0" * 30,
                 "-1" + "0" * 400, "9" * 5000, "1e400", "-0", "1.0", "1e3", "0.5", "NaN", "Infinity", "01")
]  # fmt: skip
TEXTS = [
    Literally(text)
    for text in (r'"\ud800"', r'"\udc00\ud800"', r'"\u0000"', '"\x00"', '"\x7f"', '"\\"', '"', r'"\x41"',
                 '"😀"', r'"\ud83d\ude00"', '"\u202e"', f'"{"a" * 9_000}"')
]  # fmt: skip
DEEP = [
    Literally("[" * 7_000),
    Literally("[" * 900 + "]" * 900),
    Literally('{"a":' * 2_000 + "1" + "}" * 2_000),
]
odd: st.SearchStrategy[Any] = st.sampled_from(
    [None, True, False, "", "0", -1, 2**31, [], {}, *HUGE, *TEXTS, *DEEP]
)


def usually(
    usual: st.SearchStrategy[Any], other: st.SearchStrategy[Any], often: int = 19
) -> st.SearchStrategy[Any]:
    """Draw what is usual, so many times as often as something else."""
    return st.integers(0, often).flatmap(lambda number: other if number == often else usual)


def mostly(*usual: Any) -> st.SearchStrategy[Any]:
    """Draw what is usual, and now and then what is not."""
    return usually(st.sampled_from(usual), odd)


seats = mostly(*[Turn()] * 12, 0, 1, 2, -1, 99)
faces = mostly(*[1, 2, 3, 4, 5, 6] * 4, 0, 7)
dice = usually(st.lists(faces, max_size=4), odd)
keys = mostly(*"abcdefghijklmnopqrst" * 2, "x" * 64, "x" * 65, "", "a b", "ä")
boxes = mostly(*[Open(number) for number in range(9)], "yatzy", "")
points = mostly(None, 0, 1, 3, 6, 18, 19, 2**40)


def an_object(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Pairs]:
    """Draw an object of a kind: with its fields, or without one, with one twice, with one that nobody knows."""

    @st.composite
    def drawn(draw: st.DrawFn) -> Pairs:
        pairs = [("type", kind), *((name, draw(value)) for name, value in fields.items())]
        match draw(st.sampled_from([*["as it is"] * 30, "less", "twice", "more", "shuffled"])):
            case "less":
                del pairs[draw(st.integers(0, len(pairs) - 1))]
            case "twice":
                pairs.append(pairs[draw(st.integers(0, len(pairs) - 1))])
            case "more":
                pairs.append((draw(st.text(max_size=5)), draw(odd)))
            case "shuffled":
                pairs = draw(st.permutations(pairs))
        return Pairs(pairs)

    return drawn()


sensible_moves = st.one_of(
    an_object("roll", seat=seats),
    an_object("roll", seat=seats, thrown=dice),
    an_object("lay", seat=seats, dice=st.lists(st.integers(1, 6), min_size=3, max_size=3)),
    an_object("lay", seat=seats, dice=dice),
    an_object("keep", seat=seats, dice=dice),
    an_object("enter", seat=seats, key=boxes),
    an_object("enter", seat=seats, key=boxes, points=points, bonus=points),
    an_object("take-back", seat=seats),
    an_object("correct", seat=seats, turn=mostly(0, 1, 2, -1, 99), key=boxes, points=points, dice=dice),
    an_object("show", seat=seats),
)
moves = usually(sensible_moves, an_object("reveal", secret=mostly("5eed", "")) | odd)
plays = an_object("play", seq=mostly(*[Here(0)] * 9, Here(1), Here(-1), Here(2), 0), key=keys, move=moves)
others = st.one_of(
    an_object("react", seat=seats, reaction=mostly(*REACTIONS, "boo")),
    an_object("ping"),
    an_object("hello", token=mostly("a" * 22, None), after=mostly(0, 1, 99), language=mostly("en", "sv", "??")),
    an_object("welcome"),
    odd,
)
messages = usually(plays, others, 4)
garbage = st.one_of(
    st.builds(Frame, messages, st.just(True)),  # noqa: FBT003 # as a binary frame
    st.builds(Frame, st.text(max_size=20).map(Literally)),
    st.builds(Frame, st.binary(max_size=20)),
    st.sampled_from(
        [Frame(b""), Frame(Literally("")), Frame(Literally(" " * 20_000)), Frame(Literally("\ufeff{}"))]
    ),
)
frames = usually(st.builds(Frame, messages), garbage)


def is_broken(frame: str | bytes, *, binary: bool) -> bool:
    """Whether no message can come of a frame: it is too large, or a text that is none."""
    content = frame.encode() if isinstance(frame, str) else frame
    try:
        content.decode()
    except UnicodeDecodeError:
        return not binary
    return len(content) > LARGEST
