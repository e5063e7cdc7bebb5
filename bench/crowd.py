"""A crowd of players for load: one process, many live connections, each alone at tables of its own."""

import asyncio
import itertools
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK")
UNLIMITED = {
    "YATZY_COMMANDS_PER_SECOND": "1000000",
    "YATZY_COMMANDS_BURST": "1000000",
    "YATZY_REQUESTS_PER_SECOND": "1000000",
    "YATZY_REQUESTS_BURST": "1000000",
    "YATZY_SOCKETS_PER_ADDRESS": "1000000",
    "YATZY_CONNECTIONS_PER_ADDRESS": "1000000",
    "YATZY_TABLES_PER_HOUR": "1000000",
    "YATZY_STORED_PER_HOUR": "1000000000000",
    "YATZY_STORED_PER_DAY": "1000000000000",
}
"""The whole crowd comes from one address."""
ROUNDS = 6
"""As many as a table may have, so that it lasts."""


class _Entry(msgspec.Struct):
    key: str
    points: int
    allowed: bool


class _Now(msgspec.Struct):
    phase: str
    seat: int = 0
    dice: tuple[int, ...] = ()
    entries: tuple[_Entry, ...] = ()


class _Told(msgspec.Struct):
    type: str
    seq: int = 0
    now: _Now | None = None
    code: str = ""


_read = msgspec.json.Decoder(_Told).decode


@dataclass
class Tally:
    """What a crowd has done."""

    seconds: list[float] = field(default_factory=list)
    """For each move, from saying it until it was answered."""
    said: int = 0
    heard: int = 0
    """Bytes of moves and of answers."""
    took: float = 0.0
    cpu: float = 0.0
    """Seconds, of the process that was asked."""

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.seconds) / self.took

    def within(self, share: float) -> float:
        """Return the milliseconds within which this share of the moves was answered."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# Servers


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


@contextmanager
def started(arguments: Sequence[str], port: int, environment: dict[str, str]) -> Iterator[int]:
    """Start a server as a process of its own, and yield its number once it is ready."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(f"http://127.0.0.1:{port}/health/ready", process)
        yield process.pid
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _wait_for(address: str, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        if process.poll() is not None:
            raise SystemExit(f"the server ended with {process.returncode}")
        try:
            if httpx.get(address).is_success:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


@contextmanager
def yatzy_server(database: str, port: int) -> Iterator[int]:
    """Start a yatzy server."""
    arguments = ["-m", "yatzy", "serve", "--no-browser", "--host", "127.0.0.1", "--log", "quiet"]
    with started([*arguments, "--port", str(port), "--database", database], port, UNLIMITED) as pid:
        yield pid


def cpu_of(pid: int) -> float:
    """Return the CPU seconds a process has used, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    """Return the memory a process holds, in MiB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


# Players


@asynccontextmanager
async def sat_down(
    bases: Sequence[str], players: int, tables_each: int, kind: "type[Alone] | None" = None
) -> AsyncIterator[list["Alone"]]:
    """Lay tables and open live connections for a crowd, spread over some servers; they leave in the end."""
    make = kind or Alone
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(httpx.AsyncClient(timeout=60))
        crowd = [
            make(base, number) for number, base in zip(range(players), itertools.cycle(bases), strict=False)
        ]
        for first in range(0, players, 50):
            await asyncio.gather(*(one.lay(client, tables_each) for one in crowd[first : first + 50]))
        yield crowd
        await asyncio.gather(*(one.leave() for one in crowd))


class Alone:
    """Somebody who plays alone, as fast as the server answers or at a pace."""

    names: Sequence[str] = ("A",)
    """At the seats of the table."""

    def __init__(self, base: str, number: int) -> None:
        self._base = base
        self._token = secrets.token_urlsafe(16)
        self._turn = number % 97 / 97
        """When to begin within a pause, so that not all speak at once."""
        self._tables: list[str] = []
        self._connection: ClientConnection | None = None
        self._seq = 0
        self._now: _Now | None = None
        self._keys = itertools.count()

    async def lay(self, client: httpx.AsyncClient, tables: int) -> None:
        """Lay tables for oneself."""
        for _ in range(tables):
            body = {
                "key": f"k{next(self._keys)}", "sheet": "vinga", "rounds": ROUNDS,
                "seats": [{"name": name, "here": True} for name in self.names], "start": "agreed",
            }  # fmt: skip
            told = await client.post(
                f"{self._base}/api/tables", json=body, headers={"Authorization": f"Bearer {self._token}"}
            )
            self._tables.append(told.raise_for_status().json()["room"]["table"])

    async def come(self) -> None:
        """Come to the next table."""
        await self.leave()
        self._address = f"{self._base.replace('http', 'ws', 1)}/api/tables/{self._tables.pop()}/live"
        self._connection, state = await self._connect()
        self._seq, self._now = state["seq"], _Now("play")

    async def _connect(self) -> tuple[ClientConnection, dict[str, Any]]:
        """Open a live connection to the table, and return what it is told first."""
        connection = await connect(self._address, compression=None, ping_interval=None)
        await connection.send(f'{{"type":"hello","token":"{self._token}"}}')
        return connection, msgspec.json.decode(await connection.recv())["state"]

    async def leave(self) -> None:
        """Leave the table."""
        if self._connection is not None:
            await self._connection.close()
            self._connection = None

    async def play(self, until: float, tally: Tally, pause: float = 0.0) -> None:
        """Play until a moment of the clock; with a pause, say a move every so often, answered or not before."""
        due = time.perf_counter() + pause * self._turn
        while time.perf_counter() < until:
            if self._connection is None or self._now is None or self._now.phase == "over":
                if not self._tables:
                    return
                await self.come()
            if pause:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += pause
            await self.move(tally)

    async def move(self, tally: Tally) -> None:
        """Throw, or write where it gives most."""
        assert self._connection is not None
        assert self._now is not None
        seat = self._now.seat
        move = f'{{"type":"roll","seat":{seat}}}'
        if self._now.dice:
            best = max((one for one in self._now.entries if one.allowed), key=lambda one: one.points)
            move = f'{{"type":"enter","seat":{seat},"key":"{best.key}"}}'
        said = f'{{"type":"play","seq":{self._seq},"key":"k{next(self._keys)}","move":{move}}}'
        begin = time.perf_counter()
        await self._connection.send(said)
        heard = await self._connection.recv()
        tally.seconds.append(time.perf_counter() - begin)
        told = _read(heard)
        assert told.type == "moved", told
        tally.said += len(said)
        tally.heard += len(heard)
        self._seq, self._now = told.seq, told.now


class Foursome(Alone):
    """Four at a table with a device each. One of the devices moves for all; the others are told of it."""

    names = ("A", "B", "C", "D")

    def __init__(self, base: str, number: int) -> None:
        super().__init__(base, number)
        self._others: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Come to the next table, all four."""
        await super().come()
        for _ in self.names[1:]:
            connection, _state = await self._connect()
            self._others.append(asyncio.create_task(_read_all(connection)))

    async def leave(self) -> None:
        """Leave the table."""
        await super().leave()
        for one in self._others:
            one.cancel()
        await asyncio.gather(*self._others, return_exceptions=True)
        self._others.clear()


async def _read_all(connection: ClientConnection) -> None:
    async with connection:
        async for _ in connection:
            pass


async def played_for(crowd: Sequence[Alone], moves: int) -> Tally:
    """Let everyone come and make so many moves."""
    tally = Tally()

    async def one(alone: Alone) -> None:
        await alone.come()
        for _ in range(moves):
            await alone.move(tally)

    for first in range(0, len(crowd), 50):
        await asyncio.gather(*(one(alone) for alone in crowd[first : first + 50]))
    return tally


async def played(crowd: Sequence[Alone], seconds: float, rate: float = 0.0, *, coming: bool = True) -> Tally:
    """Let a crowd play for some seconds: as fast as it can, or so many moves a second together."""
    tally = Tally()
    if coming:
        await asyncio.gather(*(one.come() for one in crowd))
    begin = time.perf_counter()
    pause = len(crowd) / rate if rate else 0.0
    await asyncio.gather(*(one.play(begin + seconds, tally, pause) for one in crowd))
    tally.took = time.perf_counter() - begin
    return tally
