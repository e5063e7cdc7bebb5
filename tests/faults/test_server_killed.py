"""A server killed at any moment under load: what it told anyone is kept, once, and every table goes on."""

import asyncio
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from faults.regulars import Evening, begin
from support.db.postgres import Cluster
from support.dose import CAMPAIGN, dose
from support.server.servers import PATIENCE, ServerProcess, server_process

KILLS = 100 if CAMPAIGN else 2
"""How often a server is killed in each arrangement."""
KILLS_A_DATABASE = 20
PLAYING = 1.0
"""Seconds within which most kills come after a server is ready."""
STARTING = 2.0
"""Seconds within which a kill comes while a server starts."""
EVERYONE = 4
"""One kill in so many comes only after something has happened to everyone: so nobody is stuck for long."""

NUMBERS = range(-(-KILLS // KILLS_A_DATABASE))


@pytest.mark.parametrize("number", NUMBERS)
def test_killed_on_sqlite(number: int, tmp_path: Path) -> None:
    """One process on a file."""
    campaign(f"sqlite {number}", str(tmp_path / "games.db"), 1)


@pytest.mark.parametrize("processes", dose([1, 2], [2]))
@pytest.mark.parametrize("number", NUMBERS)
def test_killed_on_postgres(number: int, processes: int, postgres: Cluster) -> None:
    """PostgreSQL goes on with what it was sent last while nobody waits for it.

    Of two processes, whoever was at the one that is killed goes on at the other.
    """
    campaign(f"{processes} on postgres {number}", postgres.new_database(), processes)


def campaign(seed: str, database: str, processes: int) -> None:
    """Play, kill and start again; at last play all to its end, and compare what was told with what is kept."""
    with ExitStack() as stack:
        servers = [stack.enter_context(server_process(database)) for _ in range(processes)]
        evening = Evening(seed, *(server.base for server in servers))
        asyncio.run(_campaign(evening, servers, Random(seed)))  # noqa: S311 # moments to kill at
        for server in servers:
            assert server.stop() == 0
            assert [line for line in server.logged() if line.get("level") == "error"] == []
    asyncio.run(evening.ledger.compare(database))
    counts = evening.ledger.counts
    assert counts["acknowledged"] > 100
    print(f"{seed}: {', '.join(f'{count} {what}' for what, count in sorted(counts.items()))}")  # noqa: T201 # for docs/campaigns.md


async def _campaign(evening: Evening, servers: list[ServerProcess], rng: Random) -> None:
    async with asyncio.TaskGroup() as group:
        await begin(evening, group)
        for number in range(min(KILLS, KILLS_A_DATABASE)):
            if number % EVERYONE:
                await asyncio.sleep(rng.uniform(0, PLAYING))
            else:
                await evening.everyone_goes_on()
            server = rng.choice(servers)
            workers = children(server.pid)
            evening.ledger.counts["kills"] += 1
            await asyncio.to_thread(server.kill)  # while everyone goes on
            await asyncio.to_thread(wait_for_the_end, workers)
            if rng.random() < 0.2:
                server.launch()
                await asyncio.sleep(rng.uniform(0, STARTING))
                evening.ledger.counts["kills while starting"] += 1
                server.kill()
            await asyncio.to_thread(server.start)
        evening.last.set()


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text("ascii").split()
    ]


def wait_for_the_end(pids: list[int]) -> None:
    """Wait until processes have ended, as they do by themselves when the server is gone."""
    until = monotonic() + PATIENCE
    while left := [pid for pid in pids if _runs(pid)]:
        assert monotonic() < until, f"still there: {left}"
        sleep(0.02)


def _runs(pid: int) -> bool:
    """Whether a process is there and has not ended; one that nobody waits for stays on as a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
