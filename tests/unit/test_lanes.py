"""Worker processes: who waits for them, and what happens when they take too long or die."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import errands
from errands import until_there
from yatzy.rules.errors import YatzyError
from yatzy.server.lanes import Lane, Turns, Worked, tell_nobody
from yatzy.server.worker import POLITE, Broke

LONG = 600.0
"""Seconds: more than any of this takes."""


@asynccontextmanager
async def lane(
    workers: int = 1,
    most_waiting: int = 4,
    program: tuple[str, ...] = errands.PROGRAM,
    worked: Worked = tell_nobody,
) -> AsyncIterator[Lane]:
    """Open a lane whose workers go on errands, and see to it that they end."""
    opened = Lane("quick", workers=workers, most_waiting=most_waiting, program=program, worked=worked)
    try:
        yield opened
    finally:
        await opened.close()


async def ask(of: Lane, job: str, *arguments: object, seconds: float = LONG) -> Any:
    """Return what a worker answers."""
    question = msgspec.msgpack.encode((job, False, arguments))
    return pickle.loads(await of.answer(job, question, seconds))  # noqa: S301 # from our own worker


def begun(of: Lane, job: str, *arguments: object, seconds: float = LONG) -> asyncio.Task[Any]:
    return asyncio.create_task(ask(of, job, *arguments, seconds=seconds))


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def test_answers_come_back_whole() -> None:
    """Whatever is asked, however long; a list comes as a tuple, and quick workers are told not to solve."""

    async def test() -> None:
        async with lane() as open_lane:
            record = tuple(f"event {number}" for number in range(100_000))
            assert await ask(open_lane, "echo", record, "a", None, {"b": [1]}) == (
                record, "a", None, {"b": [1]}, False,
            )  # fmt: skip
            assert await ask(open_lane, "echo") == (False,)

    run(test())


def test_what_is_printed_does_not_come_between_answers() -> None:
    """It goes where the server's errors go."""

    async def test() -> None:
        async with lane() as open_lane:
            assert await ask(open_lane, "chatter") == "an answer, False"
            assert await ask(open_lane, "echo", 1) == (1, False)

    run(test())


def test_workers_step_back_and_are_not_interrupted() -> None:
    """They are nicer than the server, and Ctrl-C or a service that is stopped is none of their business."""

    async def test() -> None:
        async with lane() as open_lane:
            pid, niceness = await ask(open_lane, "whoami")
            assert niceness == min(19, os.nice(0) + POLITE)
            assert open_lane.pids == (pid,)
            for name in (signal.SIGINT, signal.SIGTERM):
                os.kill(pid, name)
                assert await ask(open_lane, "whoami") == (pid, niceness)

    run(test())


def test_workers_start_when_they_are_needed_or_before() -> None:
    """None is there at first; opened, all of them are, and questions start no more."""

    async def test() -> None:
        async with lane(workers=2) as open_lane:
            assert not open_lane.pids
            await open_lane.open()
            pids = set(open_lane.pids)
            assert len(pids) == 2
            assert (await ask(open_lane, "whoami"))[0] in pids
            assert set(open_lane.pids) == pids

    run(test())


def test_each_worker_has_one_question_and_not_too_many_wait(tmp_path: Path) -> None:
    """Two workers, two in waiting: a fifth is refused. When one is free, who came first is next."""

    async def test() -> None:
        async with lane(workers=2, most_waiting=2) as open_lane:
            running = [begun(open_lane, "wait_for", str(tmp_path / name)) for name in "ab"]
            for name in "ab":
                await until_there(tmp_path / f"{name}.waits")
            waiting = [begun(open_lane, "wait_for", str(tmp_path / name)) for name in "cd"]
            await asyncio.sleep(0)
            assert (open_lane.waiting, open_lane.running) == (2, 2)
            with pytest.raises(YatzyError, match="work-busy"):
                await ask(open_lane, "echo")
            assert (open_lane.waiting, open_lane.running) == (2, 2)
            (tmp_path / "a").touch()
            freed = await running[0]
            await until_there(tmp_path / "c.waits")
            assert int((tmp_path / "c.waits").read_text("ascii")) == freed
            assert (open_lane.waiting, open_lane.running) == (1, 2)
            assert not (tmp_path / "d.waits").exists()
            for name in "bcd":
                (tmp_path / name).touch()
            await asyncio.gather(*running, *waiting)
            assert (open_lane.waiting, open_lane.running) == (0, 0)

    run(test())


def test_the_most_urgent_is_next(tmp_path: Path) -> None:
    """The lowest rank comes first, and of the same who came first; who goes away is left out."""
    order: list[str] = []

    async def test() -> None:
        async with lane(most_waiting=5) as open_lane:
            begun(open_lane, "wait_for", str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")

            async def wait(name: str, rank: int) -> None:
                await open_lane.answer("echo", msgspec.msgpack.encode(("echo", False, ())), LONG, rank)
                order.append(name)

            waiting = []
            for name, rank in (("c", 2), ("d", 2), ("b", 1), ("gone", 0), ("a", 0)):
                waiting.append(asyncio.create_task(wait(name, rank)))
                await asyncio.sleep(0)
            waiting.pop(3).cancel()
            (tmp_path / "go").touch()
            await asyncio.gather(*waiting)
            assert (open_lane.waiting, open_lane.running) == (0, 0)

    run(test())
    assert order == ["a", "b", "c", "d"]


def test_a_turn_is_not_lost_with_who_goes_away() -> None:
    """Somebody whose turn it has just become goes in the same moment: it is the next one's."""

    async def test() -> None:
        turns = Turns(1)
        await turns.acquire()
        gone, next_one = asyncio.create_task(turns.acquire()), asyncio.create_task(turns.acquire())
        await asyncio.sleep(0)
        turns.release()
        gone.cancel()
        async with asyncio.timeout(30):
            await next_one
        assert turns.locked()
        turns.release()
        assert not turns.locked()

    run(test())


def test_work_is_told_of() -> None:
    """Each job that was done, in which lane, and how long that took."""
    noted: list[tuple[str, str, float]] = []

    async def test() -> None:
        told = Lane(
            "slow",
            workers=1,
            most_waiting=1,
            worked=lambda *work: noted.append(work),
            program=errands.PROGRAM,
        )
        await ask(told, "echo")
        await ask(told, "whoami")
        await told.close()
        assert [(name, job) for name, job, _ in noted] == [("slow", "echo"), ("slow", "whoami")]
        assert all(seconds > 0 for _, _, seconds in noted)

    run(test())


def test_who_takes_too_long_is_killed_and_replaced(tmp_path: Path) -> None:
    """That question is given up, and the next is answered by another process."""

    async def test() -> None:
        async with lane() as open_lane:
            pid, _ = await ask(open_lane, "whoami")
            with pytest.raises(YatzyError, match="work-too-long") as caught:
                await ask(open_lane, "wait_for", str(tmp_path / "never"), seconds=0.2)
            assert caught.value.details == {"seconds": 0}
            other, _ = await ask(open_lane, "whoami")
            assert other != pid
            assert open_lane.pids == (other,)
        assert not is_alive(pid)

    run(test())


def test_waiting_does_not_count_as_taking_long(tmp_path: Path) -> None:
    """A question with a limit waits behind one that takes longer than that, and is answered all the same."""

    async def test() -> None:
        async with lane() as open_lane:
            await ask(open_lane, "whoami")
            first = begun(open_lane, "wait_for", str(tmp_path / "first"))
            await until_there(tmp_path / "first.waits")
            second = begun(open_lane, "wait_for", str(tmp_path / "second"), seconds=20)
            await asyncio.sleep(0.3)
            assert not (tmp_path / "second.waits").exists()
            (tmp_path / "first").touch()
            (tmp_path / "second").touch()
            assert await first == await second

    run(test())


def test_a_worker_killed_in_the_middle(tmp_path: Path) -> None:
    """Its question is asked once more, of another process; nobody notices."""
    done = errands.Done()

    async def test() -> None:
        async with lane(worked=done.worked) as open_lane:
            asked = begun(open_lane, "wait_for", str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")
            pid = int((tmp_path / "go.waits").read_text("ascii"))
            (tmp_path / "go.waits").unlink()
            os.kill(pid, signal.SIGKILL)
            await until_there(tmp_path / "go.waits")
            (tmp_path / "go").touch()
            other = await asked
            assert other != pid
            assert open_lane.pids == (other,)
            assert done == {"quick": {"wait_for": 1}}

    run(test())


def test_shares_come_before_the_answer(tmp_path: Path) -> None:
    """As many as are told, in order, and no faster than anyone can look; the next answer has none."""
    shares: list[float] = []

    async def test() -> None:
        async with lane() as open_lane:
            (tmp_path / "go").touch()
            arguments = (str(tmp_path / "go"), 0.125, 0.25)
            question = msgspec.msgpack.encode(("tell_shares", False, arguments))
            await open_lane.answer("tell_shares", question, LONG, told=shares.append)
            assert shares == [0.125, 0.25, 0.625, 0.75]
            await ask(open_lane, "tell_shares", *arguments)
            assert await ask(open_lane, "echo", 1) == (1, False)
            assert len(shares) == 4

    run(test())


def test_a_worker_killed_after_some_shares(tmp_path: Path) -> None:
    """Another begins anew, and so do they; what is not told is not lost either."""
    shares: list[float] = []

    async def test() -> None:
        async with lane() as open_lane:
            question = msgspec.msgpack.encode(("tell_shares", False, (str(tmp_path / "go"), 0.25)))
            asked = asyncio.create_task(open_lane.answer("tell", question, LONG, told=shares.append))
            await until_there(tmp_path / "go.waits")
            pid = int((tmp_path / "go.waits").read_text("ascii"))
            os.kill(pid, signal.SIGKILL)
            (tmp_path / "go").touch()
            assert pickle.loads(await asked) != pid  # noqa: S301 # from our own worker
            assert shares == [0.25, 0.25, 0.75]

    run(test())


def test_a_worker_killed_while_it_had_nothing_to_do() -> None:
    """The next question does not suffer."""

    async def test() -> None:
        async with lane() as open_lane:
            pid, _ = await ask(open_lane, "whoami")
            os.kill(pid, signal.SIGKILL)
            other, _ = await ask(open_lane, "whoami")
            assert other != pid

    run(test())


def test_a_question_that_workers_die_of(tmp_path: Path) -> None:
    """It is tried twice; then it has failed, and others are answered."""

    async def test() -> None:
        async with lane() as open_lane:
            survivor = await ask(open_lane, "die_once", str(tmp_path / "once"))
            assert open_lane.pids == (survivor,)
            with pytest.raises(YatzyError, match="work-failed"):
                await ask(open_lane, "die")
            assert await ask(open_lane, "echo", 1) == (1, False)
            assert (open_lane.waiting, open_lane.running) == (0, 0)

    run(test())


def test_a_job_that_breaks() -> None:
    """Its kind and its place come back, and not what it said; the worker goes on."""

    async def test() -> None:
        async with lane() as open_lane:
            pid, _ = await ask(open_lane, "whoami")
            broke = await ask(open_lane, "break_down", "Anna's secret")
            assert isinstance(broke, Broke)
            assert broke.kind == "ValueError"
            assert broke.where.startswith("errands.py:")
            assert broke.where.endswith(" break_down")
            assert "Anna" not in str(broke)
            assert (await ask(open_lane, "whoami"))[0] == pid

    run(test())


def test_no_worker_can_be_had() -> None:
    """A program that is not there, and one that ends at once: questions fail, and nothing hangs."""

    async def test() -> None:
        for program in (("/no/such/program",), (sys.executable, "-c", "")):
            async with lane(program=program) as open_lane:
                await open_lane.open()
                with pytest.raises(YatzyError, match="work-failed"):
                    await ask(open_lane, "echo")

    run(test())


def test_closing_tells_whoever_waits(tmp_path: Path) -> None:
    """The one being answered and those in waiting are told; no process is left, and none is started again."""

    async def test() -> None:
        open_lane = Lane("quick", workers=2, most_waiting=4, program=errands.PROGRAM)
        asked = [begun(open_lane, "wait_for", str(tmp_path / name)) for name in "abc"]
        for name in "ab":
            await until_there(tmp_path / f"{name}.waits")
        pids = open_lane.pids
        await open_lane.close()
        for question in asked:
            with pytest.raises(YatzyError, match="work-closing"):
                await question
        assert not any(map(is_alive, pids))
        assert not open_lane.pids
        await open_lane.close()
        with pytest.raises(YatzyError, match="work-closing"):
            await ask(open_lane, "echo")
        assert not open_lane.pids

    run(test())


def test_closing_a_worker_that_never_lets_go() -> None:
    """It is killed."""

    async def test() -> None:
        open_lane = Lane("quick", workers=1, most_waiting=4, program=errands.PROGRAM)
        await ask(open_lane, "whoami")
        (pid,) = open_lane.pids
        asked = begun(open_lane, "spin")
        await asyncio.sleep(0.1)
        await open_lane.close()
        with pytest.raises(YatzyError, match="work-closing"):
            await asked
        assert not is_alive(pid)

    run(test())


def test_who_asks_may_go_away(tmp_path: Path) -> None:
    """A question in waiting is dropped, one being answered ends with its worker; both make room."""

    async def test() -> None:
        async with lane() as open_lane:
            first = begun(open_lane, "wait_for", str(tmp_path / "first"))
            await until_there(tmp_path / "first.waits")
            second = begun(open_lane, "wait_for", str(tmp_path / "second"))
            await asyncio.sleep(0)
            for question in (second, first):
                question.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await question
            assert (open_lane.waiting, open_lane.running) == (0, 0)
            assert await ask(open_lane, "echo", 1) == (1, False)
            assert not (tmp_path / "second.waits").exists()

    run(test())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="who is alive is read from /proc")
def test_no_worker_outlives_a_server_that_is_killed(tmp_path: Path) -> None:
    """Not even those in the middle of something that never ends."""
    server = subprocess.Popen(
        [sys.executable, errands.__file__, str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    with server:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(is_alive, pids))
        server.kill()
    left = time.monotonic() + 60  # not how fast: it must come to an end
    while any(map(is_alive, pids)) and time.monotonic() < left:
        time.sleep(0.01)
    assert not [pid for pid in pids if is_alive(pid)]
