"""A game looked at again: how long a review, a chart and one decision take, through the workers of a server.

Real milliseconds until the answer is written as it travels, the middle of several, and CPU milliseconds of the
workers. The first row is a server that was just started. Each game is looked at for
the first time, but where a row says otherwise.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from measuring import run
from work import READER, another, cpu_of
from yatzy.bots.factory import make_bot
from yatzy.bots.play_out import with_dice
from yatzy.game.engine import decide, evolve, start_event
from yatzy.game.jsonl import encode_event
from yatzy.game.setup import Setup
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs import handlers
from yatzy.server.jobs.service import JobService, Record
from yatzy.server.settings import Settings
from yatzy.solver.solve import solve

if TYPE_CHECKING:
    from yatzy.game.events import Event

SHEET = bundled_sheet("tactic")
TIMES = 10
GAMES = ((2, 1), (10, 1), (10, 3), (10, 6))
"""Players and rounds."""


def played(players: int, rounds: int) -> Record:
    """Return the record of a whole game of casual players."""
    chance = Random(players)  # noqa: S311 # the same games each time
    player = make_bot("casual", solve(SHEET))
    names = tuple(f"P{seat}" for seat in range(players))
    events: list[Event] = [start_event(Setup(SHEET, names, rounds=rounds, game_id="bench"))]
    game = evolve(None, events[0])
    while not game.over:
        for move in player.choose(game, chance):
            for event in decide(game, with_dice(game, move, chance)):
                events.append(event)
                game = evolve(game, event)
    return tuple(encode_event(event) for event in events)


async def timed(question: Callable[[], Awaitable[bytes]]) -> tuple[float, int]:
    """Ask; return the milliseconds, and the bytes of the answer."""
    start = time.perf_counter()
    written = await question()
    return 1000 * (time.perf_counter() - start), len(written)


async def _row(name: str, work: JobService, question: Callable[[int], Awaitable[bytes]]) -> None:
    """Ask several times, and print a row."""
    before, took, size = cpu_of(work.pool), [], 0
    for number in range(TIMES):
        milliseconds, size = await timed(lambda: question(number))  # noqa: B023 # asked at once
        took.append(milliseconds)
    spent = 1000 * (cpu_of(work.pool) - before) / TIMES
    print(f"| {name} | {median(took):.0f} | {max(took):.0f} | {spent:.0f} | {size / 1000:,.0f} |", flush=True)


async def _opening() -> None:
    solve(SHEET)
    records = {game: played(*game) for game in GAMES}
    print("| what | ms | slowest | CPU of the worker | kB |\n|---|---|---|---|---|")
    two, largest = records[GAMES[0]], records[GAMES[-1]]
    work = JobService(Settings())
    await work.start()
    await _step(work, another(two, -1), 0)
    took, size = await timed(lambda: work.ask(READER, handlers.review, largest, "en"))
    print(f"| the first review of a server: ten players, six rounds | {took:.0f} | | | {size / 1000:,.0f} |")
    for (players, rounds), record in records.items():
        told = f"{players} players, {rounds} round{'s' * (rounds > 1)}"
        await _row(f"review, {told}", work, partial(_review, work, record))
    await _row("the same, opened again", work, lambda _: work.ask(READER, handlers.review, largest, "en"))
    await _row("chart, ten players, six rounds", work, lambda one: _chart(work, another(largest, one), 0))
    await _row("another column of the same", work, lambda one: _chart(work, largest, one))
    await _row("one decision of it", work, lambda one: _step(work, largest, 50 * one))
    await _row("one decision, two players", work, lambda one: _step(work, two, one))
    await work.close()


def _review(work: JobService, record: Record, number: int) -> Awaitable[bytes]:
    return work.ask(READER, handlers.review, another(record, number), "en")


def _chart(work: JobService, record: Record, column: int) -> Awaitable[bytes]:
    return work.ask(READER, handlers.figure, record, "en", (0, column), wide=False)


def _step(work: JobService, record: Record, turn: int) -> Awaitable[bytes]:
    return work.ask(READER, handlers.step, record, "en", turn, 1)


def opening() -> None:
    """Open reviews of small and large games."""
    asyncio.run(_opening())


if __name__ == "__main__":
    run([opening])
