"""Worker processes: who is served, and who is interrupted."""

import asyncio
from pathlib import Path

import pytest

from support.server import scripted_workers
from support.server.counted_jobs import STRANGER, TABLE
from support.server.scripted_workers import Done, until, until_there
from support.server.worker_pools import OTHER, Clock, answer_of, ask, busy, pool, run, submit
from yatzy.rules.errors import YatzyError
from yatzy.server.jobs.job_queue import LEAST_SLICE, LONG_SLICE, Caller, Category
from yatzy.server.jobs.pool import MOST_STARTED

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
