"""Work in processes of its own: how long an answer takes through the queue, and what it costs on either side.

Real milliseconds until the answer is there, the middle of many and the slowest of a hundred; CPU milliseconds
of the process that asks, and of the worker that answers. What is loaded and compiled first is not counted, but
for the first line.
"""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING

from measuring import run
from yatzy.bots.factory import make_bot
from yatzy.bots.play_out import with_dice
from yatzy.game.engine import decide, evolve, start_event
from yatzy.game.jsonl import encode_event
from yatzy.game.setup import Setup
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.jobs.pool import WorkerPool
from yatzy.server.jobs.service import JobService, Record
from yatzy.server.settings import Settings
from yatzy.solver.solve import solve
from yatzy.solver.variance import variances_of

if TYPE_CHECKING:
    from yatzy.game.events import Event

SHEET = bundled_sheet("tactic")
TIMES = 200
AT_ONCE = 64
TABLE, READER = Caller("table", is_table=True), Caller("reader")
Question = Callable[[int], Awaitable[object]]


def played(players: int, still_open: int) -> Record:
    """Return the record of a game, to its end or until so many boxes are open and dice lie there."""
    values, chance = solve(SHEET), Random(players)  # noqa: S311 # the same games each time
    player = make_bot("casual", values)
    events: list[Event] = [
        start_event(Setup(SHEET, tuple(f"P{seat}" for seat in range(players)), game_id="bench"))
    ]
    game = evolve(None, events[0])
    while not game.over and not (game.dice and game.card.open_boxes.bit_count() == still_open):
        for move in player.choose(game, chance):
            for event in decide(game, with_dice(game, move, chance)):
                events.append(event)
                game = evolve(game, event)
    return tuple(encode_event(event) for event in events)


def another(record: Record, number: int) -> Record:
    """Return the same game under another name, so that nobody remembers it."""
    return (record[0].replace('"game":"bench"', f'"game":"bench-{number}"'), *record[1:])


def cpu_of(pool: WorkerPool) -> float:
    """Return the CPU seconds that the workers have had."""
    ticks = 0
    for pid in pool.pids:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(pool: WorkerPool) -> float:
    """Return the MiB that the workers hold."""
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) for pid in pool.pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def one_by_one(name: str, pool: WorkerPool, question: Question, times: int = TIMES) -> None:
    """Ask again and again, and print a row."""
    await question(-1)
    here, there, took = time.process_time(), cpu_of(pool), []
    for number in range(times):
        start = time.perf_counter()
        await question(number)
        took.append(time.perf_counter() - start)
    here, there = time.process_time() - here, cpu_of(pool) - there
    slow = quantiles(took, n=100)[-1]
    print(
        f"| {name} | {1000 * median(took):.1f} | {1000 * slow:.1f} "
        f"| {1000 * here / times:.2f} | {1000 * there / times:.1f} |",
        flush=True,
    )


async def _latencies() -> None:
    variances_of(solve(SHEET))
    two, ten = played(2, 9), played(10, 2)
    late, review_of_two, review_of_ten = played(2, 5), played(2, -1), played(10, -1)
    work = JobService(Settings())
    pool = work.pool
    start = time.perf_counter()
    await work.choose(TABLE, two, "casual", "")
    first = time.perf_counter() - start
    print("| what | ms | 99 % | CPU here | CPU there |\n|---|---|---|---|---|")
    print(f"| the first question of all, with a worker to start | {1000 * first:.0f} | | | |")
    await one_by_one("a choice, two players", pool, lambda one: work.choose(TABLE, two, "casual", str(one)))
    await one_by_one(
        "a choice, ten players, late", pool, lambda one: work.choose(TABLE, ten, "casual", str(one))
    )
    await one_by_one(
        "a choice of who plays to win, late", pool, lambda one: work.choose(TABLE, late, "winner", str(one))
    )
    await one_by_one("advice, chances estimated", pool, lambda _: work.advise(TABLE, two, "en"))
    await one_by_one("advice, chances exact", pool, lambda _: work.advise(TABLE, late, "en"))
    await one_by_one(
        "advice at a table of ten, chances exact", pool, lambda _: work.advise(TABLE, ten, "en"), 50
    )

    def review(record: Record) -> Question:
        return lambda one: work.ask(READER, handlers.review, another(record, one), "en")

    await one_by_one("review, two players", pool, review(review_of_two), 100)
    await one_by_one("review, ten players", pool, review(review_of_ten), 30)
    await work.ask(READER, handlers.review, review_of_ten, "en")
    await one_by_one(
        "review, ten players, opened again",
        pool,
        lambda _: work.ask(READER, handlers.review, review_of_ten, "en"),
    )
    print(f"\nMemory: {memory_of(pool):.0f} MiB in two workers.")
    await work.close()


async def _crowd() -> None:
    """Many at once: answers a second, and how long the loop stood still meanwhile."""
    two, ten = played(2, 9), played(10, -1)
    work = JobService(Settings())
    await work.choose(TABLE, two, "casual", "")
    await work.ask(READER, handlers.review, ten, "en")
    pauses: list[float] = []

    async def tick() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0)
            pauses.append(time.perf_counter() - start)

    async def ask(first: int) -> None:
        for number in range(20):
            await work.choose(TABLE, two, "casual", f"{first} {number}")

    start = time.perf_counter()
    await asyncio.gather(*(ask(first) for first in range(AT_ONCE)))
    took = time.perf_counter() - start
    print(f"{AT_ONCE} at once ask what a computer player does: {20 * AT_ONCE / took:,.0f} answers a second.")
    ticking = asyncio.create_task(tick())
    for number in range(20):
        await work.ask(READER, handlers.review, another(ten, number), "en")
    ticking.cancel()
    print(f"Longest pause of the loop while 20 games of ten were reviewed: {1000 * max(pauses):.1f} ms.")
    await work.close()


def latencies() -> None:
    """One question at a time."""
    asyncio.run(_latencies())


def crowd() -> None:
    """Many at once."""
    asyncio.run(_crowd())


if __name__ == "__main__":
    run([latencies, crowd])
