"""Worker processes: questions, answers, and how they end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import uvloop

from support.server import scripted_workers
from support.server.counted_jobs import STRANGER, TABLE
from support.server.scripted_workers import Done, until_there
from support.server.worker_pools import Clock, ask, is_alive, pool, run, submit
from yatzy.rules.errors import YatzyError
from yatzy.server.jobs.job import encode_question
from yatzy.server.jobs.pool import WorkerPool
from yatzy.server.jobs.worker import NICENESS

# Questions and answers


def test_answers_come_back_whole() -> None:
    """Whatever is asked, however long, as JSON; whoever asks quickly is told not to solve."""

    async def test() -> None:
        async with pool() as workers:
            record = [f"event {number}" for number in range(100_000)]
            assert await ask(workers, scripted_workers.echo, record, "a", None, {"b": [1]}) == [
                record, "a", None, {"b": [1]}, False,
            ]  # fmt: skip
            assert await ask(workers, scripted_workers.echo) == [False]

    run(test())


def test_what_is_printed_does_not_come_between_answers() -> None:
    """It goes where the server's errors go."""

    async def test() -> None:
        async with pool() as workers:
            assert await ask(workers, scripted_workers.chatter) == "an answer, False"
            assert await ask(workers, scripted_workers.echo, 1) == [1, False]

    run(test())


def test_workers_step_back_and_are_not_interrupted() -> None:
    """They are nicer than the server, and what is sent to the whole group of processes is not for them."""

    async def test() -> None:
        async with pool() as workers:
            pid, niceness = await ask(workers, scripted_workers.whoami)
            assert niceness == min(19, os.nice(0) + NICENESS)
            assert workers.pids == (pid,)
            for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                os.kill(pid, name)
                assert await ask(workers, scripted_workers.whoami) == [pid, niceness]

    run(test())


def test_workers_start_when_they_are_needed_or_before() -> None:
    """None is there at first; opened, all of them are, and questions start no more."""

    async def test() -> None:
        async with pool(workers=2) as workers:
            assert not workers.pids
            await workers.open()
            pids = set(workers.pids)
            assert len(pids) == 2
            assert (await ask(workers, scripted_workers.whoami))[0] in pids
            assert set(workers.pids) == pids

    run(test())


def test_work_is_counted() -> None:
    """Each job by its class, and the time of the worker."""
    done = Done()

    async def test() -> None:
        async with pool(events=done) as workers:
            await ask(workers, scripted_workers.echo)
            await ask(workers, scripted_workers.whoami, caller=TABLE)

    run(test())
    assert done == {"quick": {"echo": 1}, "table": {"whoami": 1}}
    assert all(done.seconds[category] > 0 for category in ("quick", "table"))


def test_shares_come_before_the_answer(tmp_path: Path) -> None:
    """As many as are told, in order, and no faster than anyone can look."""
    shares: list[float] = []

    async def test() -> None:
        async with pool() as workers:
            (tmp_path / "go").touch()
            arguments = (str(tmp_path / "go"), 0.125, 0.25)
            question = encode_question("tell_shares", arguments, may_solve=False)
            await workers.submit(
                scripted_workers.tell_shares, question, STRANGER, on_progress=shares.append
            ).future
            assert shares == [0.125, 0.25, 0.625, 0.75]

    run(test())


# The end


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_closing_tells_whoever_waits(loop: Any, tmp_path: Path) -> None:
    """Those being answered, paused and in waiting are told; no process is left, and none is started again."""

    async def test() -> None:
        workers = WorkerPool(
            workers=2, most_waiting=9, per_owner=9, program=scripted_workers.PROGRAM, clock=Clock()
        )
        asked = [submit(workers, scripted_workers.work_on, str(tmp_path / "paused"))]
        await until_there(tmp_path / "paused.waits")
        for name in "ab":
            asked.append(submit(workers, scripted_workers.wait_for, str(tmp_path / name), caller=TABLE))
            await until_there(tmp_path / f"{name}.waits")
        asked.append(submit(workers, scripted_workers.echo))
        pids = workers.pids
        await workers.close()
        for one in asked:
            with pytest.raises(YatzyError, match="work-closing"):
                await one.future
        assert not any(map(is_alive, pids))
        assert not workers.pids
        await workers.close()
        with pytest.raises(YatzyError, match="work-closing"):
            await ask(workers, scripted_workers.echo)
        assert not workers.pids

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())


def test_closing_a_worker_that_never_lets_go() -> None:
    """It is killed."""

    async def test() -> None:
        workers = WorkerPool(workers=1, most_waiting=4, per_owner=4, program=scripted_workers.PROGRAM)
        await ask(workers, scripted_workers.whoami)
        (pid,) = workers.pids
        asked = submit(workers, scripted_workers.spin)
        await asyncio.sleep(0.1)
        await workers.close()
        with pytest.raises(YatzyError, match="work-closing"):
            await asked.future
        assert not is_alive(pid)

    run(test())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="who is alive is read from /proc")
def test_no_worker_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Not even those in the middle of something that never ends."""
    server = subprocess.Popen(
        [sys.executable, scripted_workers.__file__, str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_alive, pids))
        server.kill()
    left = time.monotonic() + 300  # not how fast: it must come to an end
    while any(map(is_alive, pids)) and time.monotonic() < left:
        time.sleep(0.01)
    assert not [pid for pid in pids if is_alive(pid)]
