"""Worker processes: who is served, who is interrupted, and what happens when they take too long or die."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
import uvloop

from support.server import scripted_workers
from support.server.counted_jobs import STRANGER, TABLE
from support.server.scripted_workers import Done, until, until_there
from yatzy.rules.errors import YatzyError
from yatzy.server.jobs.job import Job, encode_question
from yatzy.server.jobs.job_queue import LEAST_SLICE, LONG_SLICE, Caller, Category, Ticket
from yatzy.server.jobs.pool import MOST_STARTED, WorkerAnswer, WorkerPool
from yatzy.server.jobs.worker import NICENESS, JobFailure

OTHER = Caller("network other")


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@asynccontextmanager
async def pool(
    workers: int = 1, *, program: tuple[str, ...] = scripted_workers.PROGRAM, **more: Any
) -> AsyncIterator[WorkerPool]:
    """Open workers that go on errands, and see to it that they end."""
    limits: dict[str, Any] = {"most_waiting": 100, "per_owner": 50} | more
    opened = WorkerPool(workers=workers, program=program, **limits)
    try:
        yield opened
    finally:
        await opened.close()


def submit(of: WorkerPool, job: Job[..., Any], *arguments: object, caller: Caller = STRANGER) -> Ticket:
    return of.submit(job, encode_question(job.name, arguments, may_solve=False), caller)


async def answer_of(ticket: Ticket) -> Any:
    return msgspec.json.decode(await ticket.future)


async def ask(of: WorkerPool, job: Job[..., Any], *arguments: object, caller: Caller = STRANGER) -> Any:
    """Return what a worker answers."""
    return await answer_of(submit(of, job, *arguments, caller=caller))


def busy(of: WorkerPool) -> tuple[int, int]:
    """Return how many jobs wait and run."""
    return sum(of.count_waiting(one) for one in Category), sum(of.count_running(one) for one in Category)


def limit_seconds(job: Job[..., Any], seconds: float) -> Job[..., Any]:
    return replace(job, seconds=seconds)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


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


# Who is served


def test_a_table_finds_a_free_worker(tmp_path: Path) -> None:
    """Strangers have one of two workers, whatever they ask; a table's need is served meanwhile."""

    async def test() -> None:
        async with pool(workers=2) as workers:
            asked = [submit(workers, scripted_workers.wait_for, str(tmp_path / name)) for name in "abc"]
            await until_there(tmp_path / "a.waits")
            assert busy(workers) == (2, 1)
            assert await ask(workers, scripted_workers.echo, 1, caller=TABLE) == [1, False]
            assert busy(workers) == (2, 1)
            for name in "abc":
                (tmp_path / name).touch()
            await asyncio.gather(*(one.future for one in asked))
            assert busy(workers) == (0, 0)

    run(test())


def test_a_table_interrupts_a_long_job(tmp_path: Path) -> None:
    """With one worker, too: the long job goes on afterwards where it was, in the same process."""

    async def test() -> None:
        async with pool(clock=Clock()) as workers:
            long_one = submit(workers, scripted_workers.work_on, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            for number in range(3):
                assert await ask(workers, scripted_workers.echo, number, caller=TABLE) == [number, False]
            assert not long_one.future.done()
            (tmp_path / "go").touch()
            assert await answer_of(long_one) == int((tmp_path / "go.waits").read_text("ascii"))
            assert (tmp_path / "go.begun").read_text("ascii") == "x"

    run(test())


def test_a_strangers_question_interrupts_a_long_job(tmp_path: Path) -> None:
    """Once that has had its slice, and not before; also one of the same owner."""
    clock = Clock()

    async def test() -> None:
        async with pool(clock=clock) as workers:
            long_one = submit(workers, scripted_workers.work_on, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            for caller in (OTHER, STRANGER):
                question = submit(workers, scripted_workers.echo, 1, caller=caller)
                assert busy(workers) == (1, 1)
                clock.now += LEAST_SLICE
                assert await answer_of(question) == [1, False]
                await until(lambda: workers.count_running(Category.LONG) == 1)
            (tmp_path / "go").touch()
            await long_one.future

    run(test())


def test_long_jobs_of_several_owners_take_turns(tmp_path: Path) -> None:
    """One of each owner, on one worker: all have begun before any is done; a second of one owner waits."""
    clock, done = Clock(), Done()

    async def test() -> None:
        async with pool(clock=clock, events=done) as workers:
            owners = [Caller(f"network {one}") for one in range(MOST_STARTED + 1)]
            files = [tmp_path / str(number) for number in range(len(owners))]
            asked = [
                submit(workers, scripted_workers.work_on, str(file), caller=owner)
                for file, owner in zip(files, owners, strict=True)
            ]
            second = submit(workers, scripted_workers.work_on, str(tmp_path / "second"), caller=owners[0])
            for file in files[:MOST_STARTED]:
                await until_there(Path(f"{file}.waits"))
                clock.now += LONG_SLICE
            clock.now += LONG_SLICE
            files[0].touch()
            await asked[0].future
            await until_there(Path(f"{files[-1]}.waits"))
            assert not (tmp_path / "second.waits").exists()
            for file in (*files, tmp_path / "second"):
                file.touch()
            await asyncio.gather(*(one.future for one in (*asked, second)))

    run(test())
    assert [(tmp_path / f"{number}.begun").read_text("ascii") for number in range(MOST_STARTED + 1)] == [
        "x"
    ] * (MOST_STARTED + 1)
    assert done["long"] == {"work_on": MOST_STARTED + 2}
    assert done.seconds["long"] == pytest.approx((MOST_STARTED + 1) * LONG_SLICE)


def test_many_at_once_are_queued_and_too_many_refused(tmp_path: Path) -> None:
    """Up to what one owner may have; then the owner is told so. Another owner's question is taken."""
    done = Done()

    async def test() -> None:
        async with pool(events=done, per_owner=5) as workers:
            first = submit(workers, scripted_workers.wait_for, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            queued = [submit(workers, scripted_workers.echo, number) for number in range(5)]
            with pytest.raises(YatzyError, match="limit-work"):
                submit(workers, scripted_workers.echo, 5)
            others = submit(workers, scripted_workers.echo, 6, caller=OTHER)
            (tmp_path / "go").touch()
            await first.future
            assert [(await answer_of(one))[0] for one in queued] == [0, 1, 2, 3, 4]
            assert await answer_of(others) == [6, False]

    run(test())
    assert done.refused == {("quick", "limit-work"): 1}


def test_a_full_queue_is_shared(tmp_path: Path) -> None:
    """Who has most waiting loses the last of it to who has less; who comes with as much is refused."""
    done = Done()

    async def test() -> None:
        async with pool(events=done, most_waiting=4) as workers:
            first = submit(workers, scripted_workers.wait_for, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            queued = [submit(workers, scripted_workers.echo, number) for number in range(4)]
            others = [submit(workers, scripted_workers.echo, number, caller=OTHER) for number in (10, 11, 12)]
            for lost in (queued[3], queued[2], others[2]):
                with pytest.raises(YatzyError, match="work-busy"):
                    await lost.future
            table = submit(workers, scripted_workers.echo, 20, caller=TABLE)
            (tmp_path / "go").touch()
            await asyncio.gather(
                first.future, table.future, *(one.future for one in (*queued[:2], *others[:2]))
            )

    run(test())
    assert done.refused == {("quick", "work-busy"): 3}


def test_whoever_joins_may_bring_a_job_forward(tmp_path: Path) -> None:
    """A sheet that a stranger asked for last of many is wanted by a table: it is solved first, and once."""

    async def test() -> None:
        async with pool(clock=Clock()) as workers:
            first = submit(workers, scripted_workers.wait_for, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            queued = [submit(workers, scripted_workers.echo, number) for number in range(3)]
            wanted = submit(workers, scripted_workers.work_on, str(tmp_path / "solved"))
            workers.join(wanted, TABLE)
            assert wanted.owner == TABLE.payer
            (tmp_path / "solved").touch()
            (tmp_path / "go").touch()
            await asyncio.gather(*(one.future for one in (first, wanted, *queued)))

    run(test())


def test_who_asks_may_go_away(tmp_path: Path) -> None:
    """A question in waiting is dropped; one that runs ends unheard, and makes room."""

    async def test() -> None:
        async with pool() as workers:
            first = submit(workers, scripted_workers.wait_for, str(tmp_path / "first"))
            await until_there(tmp_path / "first.waits")
            second = submit(workers, scripted_workers.wait_for, str(tmp_path / "second"))
            for ticket in (second, first):
                ticket.future.cancel()
            await asyncio.sleep(0)
            assert busy(workers) == (0, 1)
            (tmp_path / "first").touch()
            assert await ask(workers, scripted_workers.echo, 1) == [1, False]
            assert not (tmp_path / "second.waits").exists()

    run(test())


def test_a_paused_job_that_nobody_waits_for_ends(tmp_path: Path) -> None:
    """It is not left in its process for ever: it is resumed, and gives up."""
    done = Done()

    async def test() -> None:
        async with pool(clock=Clock(), events=done) as workers:
            long_one = submit(workers, scripted_workers.work_on, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            long_one.future.cancel()
            assert await ask(workers, scripted_workers.echo, 1, caller=TABLE) == [1, False]
            await until(lambda: done["long"] == {"work_on": 1})
            assert busy(workers) == (0, 0)

    run(test())


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
