"""Worker processes that take too long or die."""

import asyncio
import os
import pickle
import signal
import sys
from pathlib import Path
from typing import Any

import pytest
import uvloop

from support.server import scripted_workers
from support.server.counted_jobs import STRANGER, TABLE
from support.server.scripted_workers import Done, until, until_there
from support.server.worker_pools import Clock, answer_of, ask, busy, is_alive, limit_seconds, pool, run, submit
from yatzy.rules.errors import YatzyError
from yatzy.server.jobs.job import encode_question
from yatzy.server.jobs.pool import WorkerAnswer
from yatzy.server.jobs.worker import NICENESS, JobFailure

# Taking too long


def test_who_takes_too_long_is_killed_and_replaced(tmp_path: Path) -> None:
    """That question is given up, and the next is answered by another process."""

    async def test() -> None:
        async with pool() as workers:
            pid, _ = await ask(workers, scripted_workers.whoami)
            with pytest.raises(YatzyError, match="work-too-long") as caught:
                await ask(workers, limit_seconds(scripted_workers.wait_for, 0.2), str(tmp_path / "never"))
            assert caught.value.details == {"seconds": 0}
            other, _ = await ask(workers, scripted_workers.whoami)
            assert other != pid
            assert workers.pids == (other,)
        assert not is_alive(pid)

    run(test())


def test_a_long_job_that_takes_too_long_gives_up_by_itself(tmp_path: Path) -> None:
    """Its process stays, with whatever is paused there."""

    async def test() -> None:
        async with pool() as workers:
            pid, _ = await ask(workers, scripted_workers.whoami)
            with pytest.raises(YatzyError, match="work-too-long"):
                await ask(workers, limit_seconds(scripted_workers.work_on, 0.2), str(tmp_path / "never"))
            assert await ask(workers, scripted_workers.whoami) == [pid, min(19, os.nice(0) + NICENESS)]

    run(test())


def test_waiting_does_not_count_as_taking_long(tmp_path: Path) -> None:
    """A question with a limit waits behind one that takes longer than that, and is answered all the same."""

    async def test() -> None:
        async with pool() as workers:
            await ask(workers, scripted_workers.whoami)
            first = submit(workers, scripted_workers.wait_for, str(tmp_path / "first"))
            await until_there(tmp_path / "first.waits")
            second = submit(workers, limit_seconds(scripted_workers.wait_for, 20), str(tmp_path / "second"))
            await asyncio.sleep(0.3)
            assert not (tmp_path / "second.waits").exists()
            (tmp_path / "first").touch()
            (tmp_path / "second").touch()
            assert await answer_of(first) == await answer_of(second)

    run(test())


# Workers that die


def test_a_worker_killed_in_the_middle(tmp_path: Path) -> None:
    """Its question is asked once more, of another process; nobody notices."""
    done = Done()

    async def test() -> None:
        async with pool(events=done) as workers:
            asked = submit(workers, scripted_workers.wait_for, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            pid = int((tmp_path / "go.waits").read_text("ascii"))
            (tmp_path / "go.waits").unlink()
            os.kill(pid, signal.SIGKILL)
            await until_there(tmp_path / "go.waits")
            (tmp_path / "go").touch()
            other = await answer_of(asked)
            assert other != pid
            assert workers.pids == (other,)
            assert done == {"quick": {"wait_for": 1}}

    run(test())


def test_a_worker_killed_with_a_job_paused_there(tmp_path: Path) -> None:
    """The one that ran and the one that was paused both start again elsewhere."""

    async def test() -> None:
        async with pool(clock=Clock()) as workers:
            paused = submit(workers, scripted_workers.work_on, str(tmp_path / "paused"))
            await until_there(tmp_path / "paused.waits")
            running = submit(workers, scripted_workers.wait_for, str(tmp_path / "runs"), caller=TABLE)
            await until_there(tmp_path / "runs.waits")
            (pid,) = workers.pids
            os.kill(pid, signal.SIGKILL)
            for name in ("paused", "runs"):
                (tmp_path / name).touch()
            assert await answer_of(paused) == await answer_of(running) != pid
            assert (tmp_path / "paused.begun").read_text("ascii") == "xx"

    run(test())


def test_a_worker_killed_after_some_shares(tmp_path: Path) -> None:
    """Another begins anew, and so do they; what is not told is not lost either."""
    shares: list[float] = []

    async def test() -> None:
        async with pool() as workers:
            question = encode_question("tell_shares", (str(tmp_path / "go"), 0.25), may_solve=False)
            job = scripted_workers.tell_shares
            asked = workers.submit(job, question, STRANGER, on_progress=shares.append)
            await until_there(tmp_path / "go.waits")
            pid = int((tmp_path / "go.waits").read_text("ascii"))
            os.kill(pid, signal.SIGKILL)
            (tmp_path / "go").touch()
            assert await answer_of(asked) != pid
            assert shares == [0.25, 0.25, 0.75]

    run(test())


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_worker_killed_while_it_had_nothing_to_do(loop: Any) -> None:
    """The next question does not suffer, whether the loop has noticed or not, and whichever loop it is."""

    async def test() -> None:
        async with pool() as workers:
            for noticed in (False, True):
                pid, _ = await ask(workers, scripted_workers.whoami)
                os.kill(pid, signal.SIGKILL)
                if noticed:
                    await until(lambda pid=pid: not Path(f"/proc/{pid}").exists())  # type: ignore[misc] # bound
                other, _ = await ask(workers, scripted_workers.whoami)
                assert other != pid

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(test())


def test_a_question_that_workers_die_of(tmp_path: Path) -> None:
    """It is tried twice; then it has failed, and others are answered."""

    async def test() -> None:
        async with pool() as workers:
            survivor = await ask(workers, scripted_workers.die_once, str(tmp_path / "once"))
            assert workers.pids == (survivor,)
            with pytest.raises(YatzyError, match="work-failed"):
                await ask(workers, scripted_workers.die)
            assert await ask(workers, scripted_workers.echo, 1) == [1, False]
            assert busy(workers) == (0, 0)

    run(test())


def test_a_job_that_breaks() -> None:
    """Its kind and its place come back, and not what it said; the worker goes on."""

    async def test() -> None:
        async with pool() as workers:
            pid, _ = await ask(workers, scripted_workers.whoami)
            with pytest.raises(WorkerAnswer) as caught:
                await ask(workers, scripted_workers.break_down, "Anna's secret")
            broke = pickle.loads(caught.value.pickled)  # noqa: S301 # from our own worker
            assert isinstance(broke, JobFailure)
            assert broke.kind == "ValueError"
            assert "scripted_workers.py:" in broke.where
            assert broke.where.endswith(" break_down")
            assert "Anna" not in str(broke)
            assert (await ask(workers, scripted_workers.whoami))[0] == pid

    run(test())


def test_no_worker_can_be_had() -> None:
    """A program that is not there, and one that ends at once: questions fail, and nothing hangs."""

    async def test() -> None:
        for program in (("/no/such/program",), (sys.executable, "-c", "")):
            async with pool(program=program) as workers:
                await workers.open()
                with pytest.raises(YatzyError, match="work-failed"):
                    await ask(workers, scripted_workers.echo)

    run(test())
