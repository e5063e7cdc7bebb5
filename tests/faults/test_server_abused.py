"""Clients that do not read, speak nonsense, or never come to an end: only they suffer."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from faults.abusers import KINDS
from guests import Guest
from serving import PATIENCE, ServerProcess, server_process
from yatzy.server.settings import Settings

ABUSERS = Path(__file__).with_name("abusers.py")
STANDING = Settings()
LIMITED = (
    "requests_per_second",
    "requests_burst",
    "sockets_per_address",
    "commands_per_second",
    "commands_burst",
)
LIMITS = {name: getattr(STANDING, name) for name in LIMITED}
"""Those of a server that nobody has told anything."""
PLAYERS = 10
SEATS = [{"name": name, "here": True} for name in ("Anna", "Bo", "Cleo", "Eva")]
WINDOW = 2.0
"""Seconds in which moves are counted, with and without abuse."""
LEAST = 0.25
"""The share of their moves that honest players must at least make; machines are shared, so this is generous."""
MOST_MEMORY = 100 * 2**20
"""Bytes by which a server may grow, which is far less than it is sent."""
SPARE = 5
"""Files that a server may have opened meanwhile for itself."""
SLOWED_DOWN = {"flood", "curious"}
"""Who is not cut off, but heard more slowly."""
HOLDING_ON = {"deaf", "deaf_to_answers", "half_open", "slow_body"}
"""Who is cut off only when somebody's patience ends."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the limits it has where nobody changes them."""
    with server_process(tmp_path_factory.mktemp("abused") / "games.db", **LIMITS) as server:
        yield server


@pytest.mark.parametrize("kind", KINDS)
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
        await everybody_moves(players, 2 * STANDING.commands_burst)  # what they may say at once is said
        alone, memory, files = await counted(players), memory_of(server.pid), files_of(server.pid)
        victim = players[0]
        with abusers(kind, server.port, victim.table, victim.guest.token) as at_it:
            await asyncio.to_thread(wait_for, at_it)
            if kind in HOLDING_ON:
                await come(server.pid, files)
            beside = await counted(players)
            await everybody_moves(players)
            grown = memory_of(server.pid) - memory
            if kind not in SLOWED_DOWN:
                await let_go(server.pid, files)
            assert at_it.poll() is None
        print(f"{kind}: {alone:.0f} moves a second alone, {beside:.0f} beside, {grown / 2**20:.1f} MiB")  # noqa: T201 # for docs/campaigns.md
        assert beside > LEAST * alone
        assert grown < MOST_MEMORY
        await everybody_moves(players)
        for task in playing:
            task.cancel()


class Player:
    """Somebody who plays for four, one long game after the other."""

    def __init__(self, base: str) -> None:
        self.guest = Guest(base)
        self.table = ""
        self.moves = 0

    async def play(self) -> None:
        """Play on and on."""
        while True:
            laid = await self.guest.lay(*SEATS, sheet="maxi", rounds=6)
            self.table = laid["room"]["table"]
            async with self.guest.at(self.table) as place:
                while place.now["phase"] != "over":
                    told = await place.play(place.simple_move())
                    assert told["type"] == "moved", told
                    self.moves += 1


async def counted(players: list[Player]) -> float:
    """Return how many moves are made in a second, for a while."""
    since, before = monotonic(), sum(player.moves for player in players)
    await asyncio.sleep(WINDOW)
    return (sum(player.moves for player in players) - before) / (monotonic() - since)


async def everybody_moves(players: list[Player], times: int = 1) -> None:
    """Wait until each has made so many moves."""
    enough = [player.moves + times for player in players]
    made = [0]
    while any(map(int.__gt__, enough, made)):
        await asyncio.sleep(0.1)
        made = [player.moves for player in players]


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
