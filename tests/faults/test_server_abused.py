"""Clients that do not read, speak nonsense, or never come to an end: only they suffer.

Others play meanwhile, more slowly than they might. Nobody of them is left without an answer or loses the
connection. In a campaign, how long they wait is compared with how long they waited before, in the same run.
"""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from faults.abusers import KINDS
from support.dose import CAMPAIGN
from support.server.clients import Guest, Refusal
from support.server.servers import PATIENCE, ServerProcess, server_process
from yatzy.server.settings import Settings

ABUSERS = Path(__file__).with_name("abusers.py")
HURRIED = (sys.executable, str(Path(__file__).with_name("impatient_server.py")), "serve")
STANDING = Settings()
LIMITED = (
    "requests_per_second",
    "requests_burst",
    "sockets_per_address",
    "connections_per_address",
    "commands_per_second",
    "commands_burst",
)
LIMITS = {name: getattr(STANDING, name) for name in LIMITED} | {"patience": 1}
"""Those of a server that nobody has told anything; but a seat may be handed on soon."""
PLAYERS = 10
SEATS = [{"name": name, "here": True} for name in ("Anna", "Bo", "Cleo", "Eva")]
THINKING = 0.15
"""Seconds between two moves: with a ping after each, that is less than anyone may say."""
PINGS = 80 if CAMPAIGN else 20
"""How often all players together ask whether anyone is there, with and without abuse: as often as a comparison
needs where there is one, elsewhere twice each."""
MOST_TIMES = 50
"""How much longer an answer may take beside abuse, in a campaign on a machine of its own: those who abuse take
a core of two. A server that lets them have their way is slower by far more."""
MOST_MEMORY = 100 * 2**20
"""Bytes by which a server may grow, which is far less than it is sent."""
SPARE = 5
"""Files that a server may have opened meanwhile for itself."""
SLOWED_DOWN = {"flood", "curious", "languages", "send_large_requests", "reactions", "keeps"}
"""Who is not cut off, but heard more slowly."""
HOLDING_ON = {"deaf", "deaf_to_answers", "half_open", "slow_body"}
"""Who is cut off only when somebody's patience ends."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits it has where nobody changes them, and less patience."""
    with server_process(tmp_path_factory.mktemp("abused") / "games.db", HURRIED, **LIMITS) as server:
        yield server


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "do_everything_found"])
def test_only_they_suffer(kind: str, server: ServerProcess) -> None:
    """The others play on, the server does not grow, and those who abuse it are cut off while they hold on."""
    before = len(server.logged())
    asyncio.run(_suffer(kind, server))
    assert server.running
    assert [line for line in server.logged()[before:] if line.get("level") == "error"] == []


async def _suffer(kind: str, server: ServerProcess) -> None:
    players = [Player(server.base) for _ in range(PLAYERS)]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(player.play()) for player in players]
        await wait_for_answers(players)
        alone, memory, files = await median_latency(players), memory_of(server.pid), files_of(server.pid)
        victim, bo = players[0].guest, Guest(server.base)
        table = players[0].table
        if kind == "keeps":
            victim = Guest(server.base)
            table = await table_with(victim, bo)
        with abusers(kind, server.port, table, victim.token) as at_it:
            await asyncio.to_thread(wait_for, at_it)
            if kind in HOLDING_ON:
                await come(server.pid, files)
            beside = await median_latency(players)
            await wait_for_answers(players)
            grown = memory_of(server.pid) - memory
            if kind not in SLOWED_DOWN:
                await let_go(server.pid, files)
            assert at_it.poll() is None
        if kind == "keeps":
            await play_on(bo, table)
        print(  # noqa: T201 # for whoever wants to see
            f"{kind}: {1000 * alone:.1f} ms for an answer alone, {1000 * beside:.1f} beside, "
            f"{grown / 2**20:.1f} MiB"
        )
        if CAMPAIGN:
            assert beside < MOST_TIMES * alone
        assert grown < MOST_MEMORY
        await wait_for_answers(players)
        for player in players:
            player.leaves.set()
    assert all(task.done() for task in playing)  # without having lost a connection, or an answer


class Player:
    """Somebody who plays for four, one long game after the other, and asks whether anyone is there."""

    def __init__(self, base: str) -> None:
        self.guest = Guest(base)
        self.table = ""
        self.waits: list[float] = []
        """For each move how long they waited for an answer afterwards, in seconds."""
        self.leaves = asyncio.Event()

    async def play(self) -> None:
        """Play on and on, until it is time to leave."""
        while not self.leaves.is_set():
            laid = await self.guest.lay(*SEATS, sheet="maxi", rounds=6)
            self.table = laid["room"]["table"]
            async with self.guest.at(self.table) as place:
                while not (self.leaves.is_set() or place.over):
                    told = await place.play(place.simple_move())
                    assert told["type"] == "moved", told
                    began = perf_counter()
                    await place.say({"type": "ping"})
                    await place.until("pong")
                    self.waits.append(perf_counter() - began)
                    await asyncio.sleep(THINKING)


async def median_latency(players: list[Player]) -> float:
    """Return how long an answer takes for a while: half of them take longer."""
    before = [len(player.waits) for player in players]
    waits: list[float] = []
    while len(waits) < PINGS:
        await asyncio.sleep(0.05)
        waits = [wait for player, seen in zip(players, before, strict=True) for wait in player.waits[seen:]]
    return median(waits)


async def wait_for_answers(players: list[Player], times: int = 1) -> None:
    """Wait until each has been answered so many times."""
    enough = [len(player.waits) + times for player in players]
    made = [0]
    while any(map(int.__gt__, enough, made)):
        await asyncio.sleep(0.05)
        made = [len(player.waits) for player in players]


# Somebody at the same table


async def table_with(mallory: Guest, bo: Guest) -> str:
    """Begin a game in which Bo waits for Mallory, who has thrown."""
    laid = await mallory.lay({"name": "Mallory", "here": True}, {}, sheet="vinga", start="agreed")
    table: str = laid["room"]["table"]
    await bo.change(table, "seats/1", name="Bo")
    async with mallory.at(table) as place:
        assert (await place.play({"type": "roll", "seat": 0}))["type"] == "moved"
    return table


async def hand_over(bo: Guest, table: str) -> None:
    """Hand Mallory's seat over, as soon as they have been gone for as long as the table has patience."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Refusal):
                await bo.change(table, "seats/0/computer")
                return
            await asyncio.sleep(0.1)


async def play_on(bo: Guest, table: str) -> None:
    """Do not wait for Mallory for ever: hand the seat over, and have dice to put aside in one's own turn."""
    async with bo.at(table) as place:
        assert sum(event["type"] == "kept" for event in place.seen) > 1, "nobody kept anyone waiting"
        await hand_over(bo, table)
        while not place.mine:
            await place.next()
        await place.play({"type": "roll", "seat": 1})
        told = await place.play({"type": "keep", "seat": 1, "dice": place.now["dice"][:2]})
        assert told["type"] == "moved", told


# Those who abuse it, and what it has of them


@contextmanager
def abusers(kind: str, port: int, table: str, token: str) -> Iterator[subprocess.Popen[bytes]]:
    """Let others abuse a server; they say when they are all at it."""
    command = [sys.executable, str(ABUSERS), kind, str(port), table, token]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for(at_it: subprocess.Popen[bytes]) -> None:
    """Wait until all of them are at it."""
    assert at_it.stdout is not None
    assert at_it.stdout.readline() == b"at it\n"


def memory_of(pid: int) -> int:
    """Return the bytes of memory a process has."""
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def files_of(pid: int) -> int:
    """Return how many files and connections a process has open."""
    return sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())


async def come(pid: int, files: int) -> None:
    """Wait until a server has more connections than before."""
    async with asyncio.timeout(PATIENCE):
        there = files_of(pid)
        while there <= files + SPARE:
            await asyncio.sleep(0.05)
            there = files_of(pid)


async def let_go(pid: int, files: int) -> None:
    """Wait until a server has let go of everyone but those who were there before."""
    async with asyncio.timeout(PATIENCE):
        left = files_of(pid)
        while left > files + SPARE:
            await asyncio.sleep(0.2)
            left = files_of(pid)
