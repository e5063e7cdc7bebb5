"""How many events a server's log keeps in a second, each on disk before it is told, and what that costs."""

import asyncio
import random
import string
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import uvloop

from measuring import run
from yatzy.store.event_log import EventLog

SECONDS = 3.0
WAITERS = (1, 20, 200)
TABLES = 2_000
STORED = (100, 1_000, 10_000, 100_000)
BUSY = 1_500
"""Steps of a loop that stand for what a server does for each move besides: about 40 µs."""
ROOM = '{"players":["Anna","Bo"]}'
STARTED = '{"type":"started"}'
ROLLED = '{"type":"rolled","thrown":[1,2,3,4,5]}'

Append = Callable[[str, int], Awaitable[object]]


@dataclass
class Tally:
    """What came of appending for a while."""

    appends: int = 0
    commits: int = 0
    waits: list[float] = field(default_factory=list)
    seconds: float = 0
    loop: float = 0
    process: float = 0

    def row(self, least: float) -> str:
        """Return the figures as cells of a table."""
        waits = sorted(self.waits)
        return (
            f"{self.appends / self.seconds:,.0f} | {self.appends / max(1, self.commits):.0f} | "
            f"{1000 * waits[len(waits) // 2]:.1f} | {1000 * waits[len(waits) * 99 // 100]:.1f} | "
            f"{1e6 * self.loop / self.appends - least:.1f} | {1e6 * self.process / self.appends - least:.1f}"
        )


def sqlite() -> None:
    """Print the figures for a file."""
    with tempfile.TemporaryDirectory() as folder:
        _table(f"{folder}/games.db")


def postgresql() -> None:
    """Print the figures for PostgreSQL, on this machine and over its socket; its own CPU is not counted."""
    sys.path.append(str(Path(__file__).parents[1] / "tests"))
    from support.db.postgres import cluster  # noqa: PLC0415 # may have to be installed first

    with cluster() as database:
        _table(database)


def stored() -> None:
    """Print what a table costs as more and more are kept in a file."""
    print(
        "| tables | laid, µs of CPU | read with its events, µs of CPU | an append of 200 waiters, µs of CPU |"
    )
    print("|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(_stored(f"{folder}/games.db"))


async def _stored(database: str) -> None:
    log = await EventLog.open(database)
    ids = names(STORED[-1])
    chooser = random.Random(1)  # noqa: S311 # no secret
    laid = 0
    for count in STORED:
        start = time.process_time()
        for first in range(laid, count, 200):
            await lay(log, ids[first : min(first + 200, count)])
        cost = [(time.process_time() - start) / (count - laid)]
        laid = count
        start = time.process_time()
        for table_id in chooser.choices(ids[:count], k=500):
            await log.load_table(table_id)
            await log.load_events(table_id)
        cost.append((time.process_time() - start) / 500)
        tally = await appended(log, chooser.sample(ids[:count], min(count, TABLES)), min(200, count))
        cost.append(tally.process / tally.appends)
        print(f"| {count:,} | " + " | ".join(f"{1e6 * one:.0f}" for one in cost) + " |", flush=True)
    await log.close()


def _table(database: str) -> None:
    print("| waiters | busy | appends a second | together | median ms | 99 % ms | µs of the loop | µs in all |")
    print("|---|---|---|---|---|---|---|---|")
    for waiters in WAITERS:
        for busy in (0, BUSY):
            least = uvloop.run(_least(waiters, busy))
            tally = uvloop.run(_measured(database, waiters, busy))
            print(f"| {waiters} | {'yes' if busy else 'no'} | {tally.row(least)} |", flush=True)


async def _measured(database: str, waiters: int, busy: int) -> Tally:
    log = await EventLog.open(database)
    ids = names(TABLES)
    await lay(log, ids)
    tally = await appended(log, ids, waiters, busy)
    await log.close()
    return tally


async def _least(waiters: int, busy: int) -> float:
    """Return the µs of the loop for each append if nothing were kept: what to wait for something costs."""
    loop = asyncio.get_running_loop()
    waiting: list[asyncio.Future[None]] = []

    def told() -> None:
        for one in waiting:
            if not one.done():
                one.set_result(None)
        waiting.clear()

    async def append(_table_id: str, _seq: int) -> None:
        future = loop.create_future()
        waiting.append(future)
        if len(waiting) == 1:
            loop.call_soon(told)
        await future

    tally = await _waited(append, names(TABLES), waiters, busy)
    return 1e6 * tally.loop / tally.appends


async def appended(log: EventLog, ids: list[str], waiters: int, busy: int = 0) -> Tally:
    """Let each of many append one event after the other for a while, each to tables of its own."""
    commits = 0

    def committed(_seconds: float, _granted: int) -> None:
        nonlocal commits
        commits += 1

    async def append(table_id: str, seq: int) -> None:
        assert await log.append_event(table_id, seq, ROLLED, "0:2fzGhjK_q8Nd1rTa")

    places = {table_id: len(await log.load_events(table_id)) for table_id in ids}
    log.on_commit = committed
    tally = await _waited(append, ids, waiters, busy, places)
    tally.commits = commits
    return tally


async def _waited(
    append: Append, ids: list[str], waiters: int, busy: int, places: dict[str, int] | None = None
) -> Tally:
    tally = Tally()
    places = places or dict.fromkeys(ids, 1)

    async def wait(mine: list[str]) -> None:
        while True:
            for table_id in mine:
                _spin(busy)
                start = time.perf_counter()
                await append(table_id, places[table_id])
                tally.waits.append(time.perf_counter() - start)
                places[table_id] += 1
                tally.appends += 1

    tasks = [asyncio.create_task(wait(ids[number::waiters])) for number in range(waiters)]
    start, loop, process = time.perf_counter(), time.thread_time(), time.process_time()
    await asyncio.sleep(SECONDS)
    tally.seconds = time.perf_counter() - start
    tally.loop, tally.process = time.thread_time() - loop, time.process_time() - process
    for task in tasks:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return tally


def _spin(steps: int) -> None:
    for _ in range(steps):
        pass


def names(count: int) -> list[str]:
    """Return new ids, as a server draws them."""
    chooser = random.SystemRandom()
    return ["".join(chooser.choices(string.ascii_lowercase, k=10)) for _ in range(count)]


async def lay(log: EventLog, ids: list[str]) -> None:
    """Lay tables whose games have begun."""
    await asyncio.gather(*(log.create_table(one, ROOM, bytes(32), listed=False, first=STARTED) for one in ids))


if __name__ == "__main__":
    run([sqlite, postgresql, stored])
