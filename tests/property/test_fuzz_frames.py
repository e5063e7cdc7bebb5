"""Frames of every kind over live connections: nothing breaks, and whoever plays honestly can go on."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from described import Failures
from guests import AtTable, Guest
from serving import serving
from yatzy.game.engine import retrace
from yatzy.game.events import Event
from yatzy.server.sockets import NO_HELLO, NONSENSE, UNKNOWN
from yatzy.server.views import state_view
from yatzy.server.wire import REACTIONS, Refused, Told, Welcome

SEARCH = settings().max_examples
TOO_LARGE, NO_TEXT = 1009, 1007
"""Why a connection is closed before anyone has read what came: RFC 6455, 7.4.1."""
CLOSED = {NONSENSE, TOO_LARGE, NO_TEXT}
PING = '{"type":"ping"}'
SMALL = """\
id = "small"
title = "Small"
dice = 3

[[boxes]]
key = "ones"
section = "upper"
pattern = { face = 1 }
pays = "matched"

[[boxes]]
key = "sixes"
section = "upper"
pattern = { face = 6 }
pays = "matched"

[[boxes]]
key = "chance"
pattern = "any"
pays = "all"
"""
"""A short game, so that its end is often reached."""


# What is said


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
WHO = ("Anna", "Bo", "watcher", "stranger")
MOVER = "whose turn it is"
speakers = st.sampled_from([*[MOVER] * 9, *WHO])
sayings = st.one_of(st.tuples(speakers, frames), st.just((MOVER, Frame(Honest()))))
bursts = st.lists(
    usually(st.lists(sayings, min_size=1, max_size=1), st.lists(sayings, max_size=6), 4),
    min_size=12,
    max_size=30,
)
KINDS: dict[str, dict[str, Any]] = {
    "dice on the screen": {},
    "real dice": {"dice": "real"},
    "in teams, with a roll-off, over two rounds": {"teams": 2, "start": "roll-off", "rounds": 2},
    "not begun": {"waiting": True},
}


# Who says it


class Table:
    """A table with two who play, one who watches and a stranger, each with a live connection."""

    def __init__(self, people: dict[str, Guest], table: str, stack: AsyncExitStack) -> None:
        self.people, self.table = people, table
        self._stack = stack
        self.at: dict[str, AtTable] = {}

    async def come(self, who: str) -> AtTable:
        """Come to the table, again if need be."""
        guest = self.people[who]
        token = "" if who == "watcher" else None
        self.at[who] = at = await self._stack.enter_async_context(guest.at(self.table, token=token))
        msgspec.convert(at.welcome, Told)
        return at

    @property
    def mover(self) -> AtTable:
        """Whoever's turn it is, as Anna knows it."""
        return self.at["Bo"] if self.at["Anna"].now.get("seat") == 1 else self.at["Anna"]

    async def say(self, said: Sequence[tuple[str, Frame]]) -> None:
        """Let everyone say what they have to say, without waiting for answers, and then hear them all."""
        for who, frame in said:
            at = self.mover if who == MOVER else self.at[who]
            with suppress(ConnectionClosed):  # it will be heard of
                await at.connection.send(frame.written(at), text=not frame.binary)
        await asyncio.gather(*(self.hear(who) for who in self.at))

    async def hear(self, who: str) -> None:
        """Hear all that was said; come back if the server has left."""
        at, closed = self.at[who], None
        try:
            await at.say(PING)
            while (await heard(at))["type"] != "pong":
                pass
        except ConnectionClosed as error:
            closed = error
        if closed is not None:
            assert code_of(closed) in CLOSED, closed
            await self.come(who)

    async def log(self) -> list[Event]:
        """Return what the log has."""
        told = await self.people["Anna"].get(f"/api/tables/{self.table}/events")
        return [msgspec.convert(one["event"], Event) for one in told]

    async def everyone_at(self, seq: int) -> None:
        """Wait until everyone has heard of so many events."""
        for at in self.at.values():
            while at.seq < seq:
                await heard(at)


async def heard(at: AtTable) -> dict[str, Any]:
    """Return the next message, which is one of those there are."""
    told = await at.next()
    msgspec.convert(told, Told)
    return told


def code_of(closed: ConnectionClosed) -> int | None:
    """Return what the server closed a connection with; nothing if it has just gone."""
    return closed.rcvd.code if closed.rcvd else None


@asynccontextmanager
async def a_table(base: str, *, waiting: bool = False, **wanted: Any) -> AsyncIterator[Table]:
    """Lay a table, and let everyone come."""
    people = {who: Guest(base) for who in WHO}
    anna, bo = people["Anna"], people["Bo"]
    free: list[dict[str, object]] = [{}] if waiting else []
    room = (await anna.lay({"name": "Anna", "here": True}, {"name": "Bo"}, *free, rules=SMALL, **wanted))[
        "room"
    ]
    await bo.change(room["table"], "seats/1")
    async with AsyncExitStack() as stack:
        table = Table(people, room["table"], stack)
        for who in WHO:
            await table.come(who)
        yield table


async def check_same(table: Table) -> None:
    """Check that everyone hears the same, and that it is what the log tells."""
    for who in WHO:
        await table.hear(who)
    events: list[Event] = []
    while len(events) != max(at.seq for at in table.at.values()) or not events:
        events = await table.log()  # what somebody said before they were left may still be carried out
        await table.everyone_at(len(events))
        if not table.at["Anna"].room["begun"]:
            break
    state = json.loads(msgspec.json.encode(state_view(retrace(events), len(events)))) if events else {}
    assert {who: at.state for who, at in table.at.items()} == dict.fromkeys(WHO, state)


async def check_goes_on(table: Table) -> None:
    """Check that those who play can go on to the end."""
    anna = table.at["Anna"]
    if not anna.room["begun"]:
        await table.people["Anna"].change(table.table, "begin")
        await table.everyone_at(1)
    while not anna.over:
        command = honest(table.mover)
        told = await table.mover.play(command["move"])
        assert told["type"] == "moved", told
        await table.everyone_at(told["seq"])


# The tests


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as found:
        yield found


@pytest.fixture(scope="module")
def base(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve in the loop of the tests, and fail if the server logs an error."""
    failures = Failures()
    logging.getLogger().addHandler(failures)
    server = serving(tmp_path_factory.mktemp("server") / "games.db")
    try:
        yield runner.run(server.__aenter__())
    finally:
        runner.run(server.__aexit__(None, None, None))
        logging.getLogger().removeHandler(failures)
    assert not failures.kept


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_said(runner: asyncio.Runner, base: str, kind: str) -> None:
    """Whatever is said at a table, every answer is a known one, all hear the same, and the game can go on."""

    async def play(said: Sequence[Sequence[tuple[str, Frame]]]) -> None:
        async with a_table(base, **KINDS[kind]) as table:
            for burst in said:
                await table.say(burst)
            await check_same(table)
            await check_goes_on(table)
            await check_same(table)

    @settings(max_examples=SEARCH // 10)
    @given(said=bursts)
    def say(said: Sequence[Sequence[tuple[str, Frame]]]) -> None:
        runner.run(play(said))

    say()


def test_whatever_comes_first(runner: asyncio.Runner, base: str) -> None:
    """Whoever does not say hello is left; whoever does is welcomed, or told why not."""
    table = runner.run(Guest(base).lay({"name": "Anna", "here": True}, rules=SMALL))["room"]["table"]

    async def come(address: str, frame: Frame) -> None:
        async with connect(f"{base.replace('http', 'ws', 1)}/api/tables/{address}/live") as connection:
            closed = None
            try:
                await connection.send(frame.written(), text=not frame.binary)
                told = msgspec.convert(json.loads(await connection.recv()), Told)
                assert isinstance(told, Welcome if address == table else Refused)
                await connection.send(PING)
                assert json.loads(await connection.recv()) == {"type": "pong"}
            except ConnectionClosed as error:
                closed = error
        assert closed is None or code_of(closed) in {NO_HELLO, UNKNOWN, TOO_LARGE, NO_TEXT}

    @settings(max_examples=SEARCH // 4)
    @given(address=st.sampled_from([table, "no-such-tbl", "%00", "ä"]), frame=frames)
    def say(address: str, frame: Frame) -> None:
        runner.run(come(address, frame))

    say()
