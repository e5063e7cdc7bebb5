"""Guests of a server: clients that lay tables, sit down and play, over real HTTP and real websockets."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from secrets import token_hex
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from support.server.tokens import new_token

Said = dict[str, Any]
SECONDS = 300
"""After which an answer that has not come never will."""


def open_socket(address: str, **options: Any) -> connect:
    """Open a live connection, however long a busy machine takes to shake hands."""
    return connect(address, **({"open_timeout": SECONDS} | options))


class Refusal(Exception):
    """What a request was refused with."""

    def __init__(self, status: int, problem: Said) -> None:
        super().__init__(status, problem)
        self.status = status
        self.code = problem.get("code")
        self.problem = problem


class Guest:
    """Somebody with a token of their own."""

    def __init__(self, base: str, token: str | None = None) -> None:
        self.base = base
        self.token = token or new_token()
        self.heard: list[str] = []
        """All that was ever answered or told to them, as it came."""
        self._mark = token_hex(4)
        self._keys = itertools.count()

    def key(self) -> str:
        """Return a key for a command that was never used before."""
        return f"{self._mark}.{next(self._keys)}"

    async def ask(
        self, method: str, path: str, body: object = None, *, token: str | None = None
    ) -> httpx.Response:
        """Ask for something with one's own token, or with another."""
        shown = self.token if token is None else token
        headers = {"Authorization": f"Bearer {shown}"} if shown else {}
        async with httpx.AsyncClient(base_url=self.base, timeout=SECONDS, verify=False) as client:  # noqa: S501 # loopback, and quick
            answer = await client.request(method, path, json=body, headers=headers)
        self.heard.append(f"{answer.headers}\n{answer.text}")
        return answer

    async def get(self, path: str) -> Any:
        """Return what stands at an address, or raise what it was refused with."""
        return _told(await self.ask("GET", path))

    async def post(self, path: str, body: object) -> Any:
        """Ask for a change, and return the answer or raise the refusal."""
        return _told(await self.ask("POST", path, body))

    async def lay(self, *seats: Mapping[str, object], **wanted: object) -> Said:
        """Lay a table with these seats."""
        told: Said = await self.post("/api/tables", {"key": self.key(), "seats": seats, **wanted})
        return told

    async def change(self, table: str, what: str, **wanted: object) -> Said:
        """Change a room, as it is now."""
        room = (await self.get(f"/api/tables/{table}"))["room"]
        body = {"revision": room["revision"], "key": self.key(), **wanted}
        told: Said = await self.post(f"/api/tables/{table}/{what}", body)
        return told

    @asynccontextmanager
    async def at(self, table: str, after: int = 0, *, token: str | None = None) -> AsyncIterator["AtTable"]:
        """Come to a table, and go."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/live"
        async with open_socket(
            address, compression=None, max_size=None, ping_interval=None, close_timeout=1
        ) as connection:
            shown = self.token if token is None else token
            hello = {"type": "hello", "after": after} | ({"token": shown} if shown else {})
            await connection.send(json.dumps(hello))
            yield await AtTable(self, connection).welcomed(after)


class AtTable:
    """Somebody's live connection to a table, and what they know of it."""

    def __init__(self, guest: Guest, connection: ClientConnection) -> None:
        self.guest = guest
        self.connection = connection
        self.welcome: Said = {}
        self.room: Said = {}
        self.seats: Sequence[int] = ()
        """The seats they hold."""
        self.seen: list[Said] = []
        """The events that this connection has told of."""
        self.seq = 0
        self.now: Said = {}
        self.state: Said = {}
        """The whole game, followed from message to message."""

    async def welcomed(self, after: int) -> Self:
        """Wait for the welcome, which brings all that was missed and nothing else."""
        told = await self.next()
        if told["type"] == "refused":
            raise Refusal(0, told)
        self.welcome, self.room, self.seats = told, told["room"], told["seats"]
        self.seen = [one["event"] for one in told["events"]]
        if told["state"]:
            self.state = told["state"]
            self.seq, self.now = self.state["seq"], self.state["now"]
        assert [one["seq"] for one in told["events"]] == list(range(after, self.seq))
        assert after <= self.seq, "less is shown than was seen before"
        return self

    async def next(self) -> Said:
        """Return the next message, and follow what it tells: every event once, in order."""
        async with asyncio.timeout(SECONDS):
            frame = await self.connection.recv()
        self.guest.heard.append(str(frame))
        told: Said = json.loads(frame)
        match told["type"]:
            case "moved":
                assert told["seq"] == self.seq + 1
                self.seen.append(told["event"])
                self.state = follow(self.state, told)
                self.seq, self.now = told["seq"], told["now"]
            case "room":
                self.room, self.seats = told["room"], told["seats"]
        return told

    async def say(self, said: object) -> None:
        """Say anything."""
        await self.connection.send(said if isinstance(said, str | bytes) else json.dumps(said))

    async def ask(self, move: Mapping[str, object], *, seq: int | None = None, key: str | None = None) -> str:
        """Ask for a move, and return the key it will be answered by."""
        key = key or self.guest.key()
        await self.say({"type": "play", "seq": self.seq if seq is None else seq, "key": key, "move": move})
        return key

    async def answer(self, key: str) -> Said:
        """Return the answer to a command; what happens meanwhile is followed."""
        while (told := await self.next()).get("key") != key:
            pass
        return told

    async def play(self, move: Mapping[str, object], *, seq: int | None = None, key: str | None = None) -> Said:
        """Make a move, and return the answer to it."""
        return await self.answer(await self.ask(move, seq=seq, key=key))

    async def until(self, kind: str) -> Said:
        """Wait for a message of a kind."""
        while (told := await self.next())["type"] != kind:
            pass
        return told

    async def until_seq(self, seq: int) -> None:
        """Wait until so many events are known."""
        while self.seq < seq:
            await self.next()

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.now.get("phase") == "over"

    @property
    def mine(self) -> bool:
        """Whether it is their turn."""
        return bool(self.now) and not self.over and self.now["seat"] in self.seats

    def simple_move(self) -> Said:
        """Return a move that leads on: throw once, and write what gives most."""
        seat = self.now["seat"]
        if not self.now.get("dice"):
            return {"type": "roll", "seat": seat}
        allowed = [entry for entry in self.now["entries"] if entry["allowed"]]
        best = max(allowed, key=lambda entry: entry["points"] + entry["bonus"])
        return {"type": "enter", "seat": seat, "key": best["key"]}

    async def play_out(self) -> None:
        """Play simple moves whenever it is their turn, until the game is over."""
        while not self.over:
            if self.mine:
                told = await self.play(self.simple_move())
                assert told["type"] in {"moved", "done"}, told
            else:
                await self.next()


class Traveller:
    """Somebody who plays a whole game and loses the connection at any moment, also before an answer."""

    def __init__(self, guest: Guest, table: str, seed: str, *, longest: int = 40) -> None:
        """``longest`` is how many messages a connection lasts at most."""
        self.guest = guest
        self.table = table
        self._rng = Random(seed)  # noqa: S311 # a test
        self._longest = longest
        self.seen: list[Said] = []
        """Every event, through all connections."""
        self.nows: dict[int, Said] = {}
        """By number of events, where the game was said to be."""
        self.state: Said = {}
        self.journeys = 0
        self._asked: tuple[str, int, Said] | None = None

    async def play_out(self) -> None:
        """Play until the game is over, with as many connections as it takes."""
        while self.state.get("now", {}).get("phase") != "over":
            async with self.guest.at(self.table, len(self.seen)) as at:
                self.journeys += 1
                await self._stay(at)
                self.seen += at.seen
                self.state = at.state

    async def _stay(self, at: AtTable) -> None:
        """Play until the game is over or the connection is lost."""
        left = self._rng.randint(1, self._longest)
        if self._asked:
            key, seq, move = self._asked
            await at.ask(move, seq=seq, key=key)  # again, whether or not it was heard
        while not at.over or self._asked:
            if at.now:
                self.nows[at.seq] = at.now
            if not self._asked and at.mine:
                move = self._move(at)
                self._asked = await at.ask(move), at.seq, move
            left -= 1
            if left < 0:
                if self._rng.random() < 0.5:
                    at.connection.transport.abort()  # without a word
                return
            told = await at.next()
            if self._asked and told.get("key") == self._asked[0]:
                assert told["type"] in {"moved", "done"}, told
                self._asked = None
        self.nows[at.seq] = at.now

    def _move(self, at: AtTable) -> Said:
        """Throw mostly once, sometimes keep something and throw again."""
        now = at.now
        if now.get("rolls_left") and "dice" in now and self._rng.random() < 0.1:
            if now.get("kept"):
                return {"type": "roll", "seat": now["seat"]}
            return {"type": "keep", "seat": now["seat"], "dice": now["dice"][:2]}
        return at.simple_move()


async def sit_down(base: str, *names: str, **wanted: object) -> tuple[str, list[Guest]]:
    """Begin a game of these people, each with a token of their own; the first is the host."""
    guests = [Guest(base) for _ in names]
    told = await guests[0].lay({"name": names[0], "here": True}, *({} for _ in names[1:]), **wanted)
    table: str = told["room"]["table"]
    for seat, (name, guest) in enumerate(zip(names[1:], guests[1:], strict=True), 1):
        told = await guest.change(table, f"seats/{seat}", name=name)
    assert told["room"]["begun"]
    return table, guests


async def begin_game(base: str, **wanted: object) -> tuple[str, Guest, Guest]:
    """Begin a game of Anna, who is the host and begins, and Bo."""
    table, (anna, bo) = await sit_down(base, "Anna", "Bo", **({"sheet": "printworks"} | wanted))
    return table, anna, bo


async def refused_change(guest: Guest, table: str, what: str, **wanted: object) -> tuple[int, str]:
    """Ask for a change of the room that is refused; return the status and the code."""
    try:
        told = await guest.change(table, what, **wanted)
    except Refusal as refusal:
        return refusal.status, str(refusal.code)
    raise AssertionError(told)


async def refused_move(at: AtTable, move: Mapping[str, object]) -> str:
    """Ask for a move that is refused and changes nothing; return the code."""
    before = at.seq
    told = await at.play(move)
    assert told["type"] == "refused", told
    assert at.seq == before == told["seq"]
    return str(told["code"])


def position_of(at: AtTable) -> dict[str, Any]:
    """Return where a game is, as one asks about it."""
    card = at.state["cards"][at.now["round"]][at.now["column"]]
    written = zip(at.state["keys"], card["points"], strict=True)
    return {
        "sheet": at.room["sheet"],
        "filled": {key: points for key, points in written if points is not None},
        "dice": at.now["dice"],
        "rolls_left": at.now.get("rolls_left", 0),
    }


def follow(state: Said, told: Said) -> Said:
    """Return a game after something happened, as a client keeps it that knows no rule of the game."""
    if "state" in told:
        whole: Said = told["state"]
        return whole
    event, before, after = told["event"], state["now"], {**state, "seq": told["seq"], "now": told["now"]}
    match event["type"]:
        case "rolled" if before["phase"] == "roll-off":
            after["roll_off"] = [*state["roll_off"], event["thrown"]]
        case "entered":
            written = told["written"]
            cards = [list(cards) for cards in state["cards"]]
            cards[written["round"]][written["column"]] = written["card"]
            marked = {name: event[name] for name in ("key", "points", "bonus") if name in event}
            lying = {"dice": before["dice"]} if "dice" in before else {}
            later = {"round": written["round"]} if written["round"] else {}
            turn = {"seat": before["seat"], **marked, **lying, **later}
            after |= {"cards": cards, "turns": [*state["turns"], turn]}
        case "revealed":
            after["secret"] = event["secret"]
    return after


def _told(response: httpx.Response) -> Any:
    if response.is_success:
        return response.json()
    raise Refusal(response.status_code, response.json())
