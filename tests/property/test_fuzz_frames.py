"""Frames of every kind over live connections: nothing breaks, and whoever plays honestly can go on."""

import asyncio
import json
import logging
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from support.server.api_description import Failures
from support.server.bad_frames import PING, Frame, Honest, Literally, frames, honest, is_broken, usually
from support.server.clients import AtTable, Guest, open_socket
from support.server.servers import serving
from yatzy.game.engine import replay_checked
from yatzy.game.events import Event
from yatzy.server.live.socket import MOST_NONSENSE, NO_HELLO, NONSENSE, UNKNOWN
from yatzy.tables.views import state_view
from yatzy.tables.wire import Done, Moved, Play, Refused, ServerMessage, Welcome, decode_message

SEARCH = settings().max_examples
TOO_LARGE, NO_TEXT = 1009, 1007
"""Why a connection is closed before anyone has read what came: RFC 6455, 7.4.1."""
BROKEN = {TOO_LARGE, NO_TEXT, None}
"""How it ends after such a frame: without a word, too, if more had been sent that is never read."""
NOBODY = 10**6
"""A seat there never is."""
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

WHO = ("Anna", "Bo", "watcher", "stranger")
MOVER = "whose turn it is"
speakers = st.sampled_from([*[MOVER] * 9, *WHO])
sayings = st.one_of(st.tuples(speakers, frames), st.just((MOVER, Frame(Honest()))))
bursts = st.lists(
    usually(st.lists(sayings, min_size=1, max_size=1), st.lists(sayings, max_size=6), 4),
    min_size=12,
    max_size=30,
)
OWN_DICE = Frame(
    Literally('{"type":"play","seq":1,"key":"a","move":{"type":"roll","seat":0,"thrown":[6,6,6]}}')
)
"""What only real dice may show."""
TOO_DEEP = Frame(
    Literally(
        f'{{"type":"play","seq":1,"key":"a","move":{{"type":"roll","seat":0,"more":{"[" * 3000}{"]" * 3000}}}}}'
    )
)
"""A command that would do, but for what hangs on it."""
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
        self.broke = False
        """Whether anyone has sent a broken frame."""
        self._asked: defaultdict[tuple[AtTable, str], set[int]] = defaultdict(set)
        """Of each connection, how many events there were when commands of a key were made, as they say."""
        self._nonsense: Counter[AtTable] = Counter()

    async def come(self, who: str) -> AtTable:
        """Come to the table, again if need be."""
        guest = self.people[who]
        token = "" if who == "watcher" else None
        self.at[who] = at = await self._stack.enter_async_context(guest.at(self.table, token=token))
        msgspec.convert(at.welcome, ServerMessage)
        return at

    @property
    def mover(self) -> AtTable:
        """Whoever's turn it is, as Anna knows it."""
        return self.at["Bo"] if self.at["Anna"].now.get("seat") == 1 else self.at["Anna"]

    async def say(self, said: Sequence[tuple[str, Frame]]) -> None:
        """Let everyone say what they have to say, without waiting for answers, and then hear them all."""
        broken = set()
        for who, frame in said:
            at = self.mover if who == MOVER else self.at[who]
            text = frame.written(at)
            if is_broken(text, binary=frame.binary):
                broken.add(at)
                self.broke = True
            self.note(at, text)
            with suppress(ConnectionClosed):  # it will be heard of
                await at.connection.send(text, text=not frame.binary)
        await asyncio.gather(*(self.hear(who, broken=at in broken) for who, at in self.at.items()))

    async def hear(self, who: str, *, broken: bool = False) -> None:
        """Hear all that was said; come back if the server has left, as it has to after a broken frame."""
        at, closed = self.at[who], None
        try:
            last = await at.ask({"type": "show", "seat": NOBODY})
            while (told := await self.heard(at)).get("key") != last:
                pass
            assert told["code"] == "table-not-yours"
        except ConnectionClosed as error:
            closed = error
        assert closed is not None or not broken
        if closed is not None:
            assert code_of(closed) in (BROKEN if broken else {NONSENSE}), closed
            await self.come(who)

    def note(self, at: AtTable, text: str | bytes) -> None:
        """Take note of a command, if it is one, to know what may come of it."""
        with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            said = decode_message(text)
            if isinstance(said, Play):
                self._asked[at, said.key].add(said.seq)

    async def heard(self, at: AtTable) -> dict[str, Any]:
        """Return the next message, which is one of those there are, and answers nothing but what was asked."""
        told = await at.next()
        match msgspec.convert(told, ServerMessage):
            case Moved(seq, key=str(key)) | Done(key, seq):
                assert seq - 1 in self._asked[at, key]
            case Refused("table-nonsense"):
                self._nonsense[at] += 1
                assert self._nonsense[at] <= MOST_NONSENSE
        return told

    async def log(self) -> list[Event]:
        """Return what the log has."""
        told = await self.people["Anna"].get(f"/api/tables/{self.table}/events")
        return [msgspec.convert(one["event"], Event) for one in told]

    async def everyone_at(self, seq: int) -> None:
        """Wait until everyone has heard of so many events."""
        for at in self.at.values():
            while at.seq < seq:
                await self.heard(at)


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
    while not events or len(events) != max(at.seq for at in table.at.values()):
        events = await table.log()  # what somebody said before a broken frame may still be carried out
        await table.everyone_at(len(events))
        if not table.at["Anna"].room["begun"]:
            break
    state = json.loads(msgspec.json.encode(state_view(replay_checked(events), len(events)))) if events else {}
    assert {who: at.state for who, at in table.at.items()} == dict.fromkeys(WHO, state)


async def check_goes_on(table: Table) -> None:
    """Check that those who play can go on to the end, and that all dice were the table's own."""
    anna = table.at["Anna"]
    if not anna.room["begun"]:
        await table.people["Anna"].change(table.table, "begin")
        await table.everyone_at(1)
    while not anna.over:
        command = honest(table.mover)
        told = await table.mover.play(command["move"])
        late = table.broke and told.get("code") == "table-late"  # what was said before a broken frame
        assert told["type"] == "moved" or late, told
        await table.everyone_at(told["seq"])
    if anna.room["dice"] == "screen":
        if not anna.state["secret"]:
            await table.everyone_at((await anna.play({"type": "show", "seat": 0}))["seq"])
        assert (await anna.guest.get(f"/api/tables/{table.table}/verification"))["good"]


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
    @example(said=[[("Anna", Frame(Literally("{")))]] * (MOST_NONSENSE + 2))
    @example(said=[[(MOVER, OWN_DICE)], [(MOVER, TOO_DEEP)]])
    @given(said=bursts)
    def say(said: Sequence[Sequence[tuple[str, Frame]]]) -> None:
        runner.run(play(said))

    say()


def test_whatever_comes_first(runner: asyncio.Runner, base: str) -> None:
    """Whoever does not say hello is left; whoever does is welcomed, or told why not."""
    table = runner.run(Guest(base).lay({"name": "Anna", "here": True}, rules=SMALL))["room"]["table"]

    async def come(address: str, frame: Frame) -> None:
        async with open_socket(f"{base.replace('http', 'ws', 1)}/api/tables/{address}/live") as connection:
            closed = None
            try:
                await connection.send(frame.written(), text=not frame.binary)
                told = msgspec.convert(json.loads(await connection.recv()), ServerMessage)
                if not isinstance(told, Refused) or told.code != "table-token":
                    assert isinstance(told, Welcome if address == table else Refused)
                await connection.send(PING)
                assert json.loads(await connection.recv()) == {"type": "pong"}
            except ConnectionClosed as error:
                closed = error
        assert closed is None or code_of(closed) in {NO_HELLO, UNKNOWN, *BROKEN}

    @settings(max_examples=SEARCH // 4)
    @given(address=st.sampled_from([table, "no-such-tbl", "%00", "ä"]), frame=frames)
    def say(address: str, frame: Frame) -> None:
        runner.run(come(address, frame))

    say()
