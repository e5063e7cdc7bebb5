"""The server under load, from a second process: ``make load``.

An echo is a bare Litestar websocket that answers every message with one of the size our answers have. It runs
under the same settings, turn and turn about with the server, so that whatever else the machine does hits both.
"""

import asyncio
import multiprocessing
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop
from websockets.asyncio.client import connect

from crowd import (
    Foursome,
    Tally,
    cpu_of,
    free_port,
    memory_of,
    played,
    played_for,
    sat_down,
    started,
    yatzy_server,
)
from measuring import run

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from support.db.postgres import cluster

if TYPE_CHECKING:
    from multiprocessing.queues import SimpleQueue

CROWDS = (100, 400, 1_600)
"""Players at once: the more there are, the more moves share a commit, and the colder every cache."""
PLAYERS = 400
SECONDS = float(os.environ.get("YATZY_LOAD_SECONDS", "8"))
TURNS = 3
IDLE = 5_000
HALF = 1_000
"""Moves a second: half of what is asked for."""
CLUBS = (20, 200, 2_000)
MEMBER_MOVES = 0.15
"""Moves a second of a member: one of four at a table, where something happens every 1.7 seconds."""
CLIENTS = 2
"""Processes that the members of a club are spread over."""
SEATING = 300
"""Seconds that a club may take to sit down, and to finish."""
STORED = (100, 1_000, 10_000, 100_000)


def moves() -> None:
    """Durable moves with SQLite, beside an echo."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        port, echo_port = free_port(), free_port()
        pid = stack.enter_context(yatzy_server(f"{folder}/games.db", port))
        base = f"http://127.0.0.1:{port}"
        first = uvloop.run(_full_speed([base]))
        sizes = first.said // len(first.seconds), first.heard // len(first.seconds)
        print(f"a move says {sizes[0]} bytes and hears {sizes[1]}")
        stack.enter_context(_echo(echo_port, sizes[1]))
        for players in CROWDS:
            ratios: list[float] = []
            for _ in range(TURNS):
                echo = uvloop.run(_echoed(echo_port, sizes[0], players))
                tally = uvloop.run(_full_speed([base], players=players, watched=pid))
                ratios.append(tally.rate / echo)
                print(
                    f"{players:,} players: {tally.rate:,.0f} moves a second, half within "
                    f"{tally.within(0.5):.0f} ms, 99 % within {tally.within(0.99):.0f} ms, "
                    f"{1e6 * tally.cpu / len(tally.seconds):.0f} µs of CPU each; echo {echo:,.0f} a second",
                    flush=True,
                )
            print(f"{players:,} players: {statistics.median(ratios):.2f} of the echo", flush=True)


def half_rate() -> None:
    """How long a move takes at half the rate that is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with yatzy_server(f"{folder}/games.db", port):
            for _ in range(TURNS):
                tally = uvloop.run(_full_speed([f"http://127.0.0.1:{port}"], HALF))
                print(
                    f"{tally.rate:,.0f} moves a second: half within {tally.within(0.5):.1f} ms, "
                    f"99 % within {tally.within(0.99):.1f} ms, all within {tally.within(1):.1f} ms",
                    flush=True,
                )


def postgres() -> None:
    """Durable moves with PostgreSQL, two processes, everything on this machine."""
    with cluster() as database, ExitStack() as stack:
        ports = free_port(), free_port()
        for port in ports:
            stack.enter_context(yatzy_server(database, port))
        bases = [f"http://127.0.0.1:{port}" for port in ports]
        for _ in range(TURNS):
            tally = uvloop.run(_full_speed(bases))
            print(
                f"{tally.rate:,.0f} moves a second together, half within {tally.within(0.5):.1f} ms, "
                f"99 % within {tally.within(0.99):.1f} ms",
                flush=True,
            )


def clubs() -> None:
    """Measure what clubs of several sizes take while everybody plays, at tables of four."""
    for members in CLUBS:
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            with yatzy_server(f"{folder}/games.db", port) as pid:
                tallies, server_cpu = _play_from_processes(f"http://127.0.0.1:{port}", members, pid)
                together = Tally(seconds=[one for tally in tallies for one in tally.seconds])
                took = max(tally.took for tally in tallies)
                clients = ", ".join(f"{tally.cpu / tally.took:.0%}" for tally in tallies)
                print(
                    f"{members:,} members: {sum(tally.rate for tally in tallies):,.0f} moves a second "
                    f"of {members * MEMBER_MOVES:,.0f}, {server_cpu / took:.1%} of a core, "
                    f"{memory_of(pid):.0f} MiB, "
                    f"half within {together.within(0.5):.1f} ms, 99 % within {together.within(0.99):.1f} ms; "
                    f"the clients' processes {clients} of a core each",
                    flush=True,
                )


def _play_from_processes(base: str, members: int, pid: int) -> tuple[list[Tally], float]:
    """Let a club play from several processes at once; return their tallies and the CPU seconds of the server.

    A process that reads thousands of sockets can itself be the limit, so the crowd is spread over several;
    each tally has the CPU time of its process.
    """
    tables = members // len(Foursome.names)
    context = multiprocessing.get_context("spawn")
    barrier, tallies = context.Barrier(CLIENTS + 1), context.SimpleQueue()
    shares = [len(range(number, tables, CLIENTS)) for number in range(CLIENTS)]
    processes = [context.Process(target=_club, args=(base, share, barrier, tallies)) for share in shares]
    for one in processes:
        one.start()
    barrier.wait(SEATING)
    before = cpu_of(pid)
    barrier.wait(SEATING)
    spent = cpu_of(pid) - before
    found = [tallies.get() for _ in processes]
    for one in processes:
        one.join()
    return found, spent


def _club(base: str, tables: int, barrier: Barrier, tallies: "SimpleQueue[Tally]") -> None:
    """Seat a part of a club, play when all parts are seated, and put the tally."""

    async def play() -> Tally:
        async with sat_down([base], tables, 1, Foursome) as crowd:
            await played_for(crowd, 1)
            await asyncio.to_thread(barrier.wait, SEATING)
            before = time.process_time()
            tally = await played(crowd, SECONDS, tables * len(Foursome.names) * MEMBER_MOVES, coming=False)
            tally.cpu = time.process_time() - before
            await asyncio.to_thread(barrier.wait, SEATING)
            return tally

    tallies.put(uvloop.run(play()))


def idle() -> None:
    """Memory of tables that are open at once, with nobody doing anything."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        with yatzy_server(f"{folder}/games.db", port) as pid:
            before = memory_of(pid)

            async def sit() -> None:
                async with sat_down([f"http://127.0.0.1:{port}"], IDLE, 1) as crowd:
                    for first in range(0, IDLE, 100):
                        await asyncio.gather(*(one.come() for one in crowd[first : first + 100]))
                    await asyncio.sleep(2)
                    print(f"{IDLE:,} tables: {memory_of(pid):.0f} MiB, {before:.0f} MiB before", flush=True)

            uvloop.run(sit())


def stored() -> None:
    """Find what a table costs as more and more are stored."""
    with tempfile.TemporaryDirectory() as folder:
        port, there = free_port(), 0
        with yatzy_server(f"{folder}/games.db", port) as pid:
            base = f"http://127.0.0.1:{port}"
            uvloop.run(_few(base))
            for number in STORED:
                uvloop.run(_lay_many(base, number - there))
                there = number
                costs = [_cost(pid, base) for _ in range(TURNS)]
                size = Path(folder, "games.db").stat().st_size / 2**20
                print(
                    f"{number:,} stored ({size:,.0f} MiB): a table laid, opened and played "
                    f"for 20 moves {min(costs):.2f} ms of CPU",
                    flush=True,
                )


def _cost(pid: int, base: str, tables: int = 200) -> float:
    """Return the CPU milliseconds of the server for a table laid, opened and played a little."""
    before = cpu_of(pid)
    uvloop.run(_few(base, tables))
    return 1000 * (cpu_of(pid) - before) / tables


async def _few(base: str, tables: int = 200) -> None:
    async with sat_down([base], tables, 1) as crowd:
        await played_for(crowd, 20)


async def _lay_many(base: str, number: int) -> None:
    async with sat_down([base], 50, max(1, number // 50)):
        pass


async def _full_speed(
    bases: list[str], rate: float = 0.0, players: int = PLAYERS, watched: int | None = None
) -> Tally:
    """Let a crowd play at full speed or at some rate, and tell what a process spent on that."""
    each = 2 + int(SECONDS * 15_000 / players / 180)  # tables enough for twice the speed we have
    async with sat_down(bases, players, each) as crowd:
        before = cpu_of(watched) if watched else 0.0
        tally = await played(crowd, SECONDS, rate)
        tally.cpu = cpu_of(watched) - before if watched else 0.0
        return tally


# An echo


@contextmanager
def _echo(port: int, size: int) -> Iterator[int]:
    with started([str(Path(__file__).with_name("echo.py")), str(port), str(size)], port, {}) as pid:
        yield pid


async def _echoed(port: int, size: int, players: int = PLAYERS) -> float:
    """Return the messages a second that an echo answers."""
    count, end = 0, time.perf_counter() + SECONDS

    async def one() -> None:
        nonlocal count
        async with connect(f"ws://127.0.0.1:{port}/", compression=None, ping_interval=None) as connection:
            while time.perf_counter() < end:
                await connection.send("x" * size)
                await connection.recv()
                count += 1

    await asyncio.gather(*(one() for _ in range(players)))
    return count / SECONDS


if __name__ == "__main__":
    run([moves, half_rate, postgres, clubs, idle, stored])
