"""Whose share of the workers a question uses, and in what order questions of many are served."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.game.reviews import ONLY_CHANCE
from support.server import scripted_workers
from support.server.counted_jobs import STRANGER, TABLE, at_table, run, work
from support.server.job_arguments import house, record
from support.server.scripted_workers import until, until_there
from yatzy.game.setup import Setup
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job import Kind
from yatzy.server.jobs.job_queue import BACKGROUND_OWNER, IN_BACKGROUND, Caller, Category
from yatzy.server.jobs.service import JobService
from yatzy.server.settings import Settings


def test_a_hundred_of_one_address_are_queued(tmp_path: Path) -> None:
    """None is refused; somebody else's is answered before most of them."""
    order: list[str] = []

    async def test() -> None:
        async with work(program=scripted_workers.PROGRAM) as here:
            busy = here.begin(scripted_workers.wait_for, str(tmp_path / "go"))
            await until_there(tmp_path / "go.waits")

            async def noted(name: str, caller: Caller) -> None:
                await here.find(scripted_workers.echo, name, caller=caller)
                order.append(name)

            asked = [asyncio.create_task(noted(f"one {number}", STRANGER)) for number in range(100)]
            asked.append(asyncio.create_task(noted("other", Caller("network other"))))
            await until(lambda: here.pool.count_waiting(Category.QUICK) == len(asked))
            (tmp_path / "go").touch()
            await asyncio.gather(busy, *asked)
            assert not here.done.refused

    run(test())
    assert len(order) == 101
    assert order.index("other") == 0  # who has used nothing comes before who has used something


def test_what_a_table_waits_for_comes_before_strangers(tmp_path: Path) -> None:
    """A bot's move first, whoever came before; then a review and a contest, each of its owner."""
    order: list[str] = []

    async def test() -> None:
        async with work(Settings(workers=1), program=scripted_workers.EVERYTHING) as here:
            sheet, some = house(7), record(Setup(ONLY_CHANCE, ("Anna",)))
            for one in (sheet, ONLY_CHANCE.as_data()):
                await here.find(handlers.solve, one)

            async def noted(name: str, asked: Coroutine[Any, Any, object]) -> None:
                await asked
                order.append(name)

            busy = here.begin(scripted_workers.wait_for, str(tmp_path / "gate"))
            await until_there(tmp_path / "gate.waits")
            waiting = []
            for name, asked in (
                ("contest", here.find(handlers.simulate, sheet, ["casual"], 10, 0)),
                ("review", here.find(handlers.review, some, "en")),
                ("table", here.choose(TABLE, at_table(sheet), "perfect", "")),
            ):
                waiting.append(asyncio.create_task(noted(name, asked)))
                await until(lambda: sum(map(here.pool.count_waiting, Category)) == len(waiting))
            (tmp_path / "gate").touch()
            await asyncio.gather(busy, *waiting)

    run(test())
    assert order == ["table", "review", "contest"]


def test_who_pays() -> None:
    """A table for its own needs, whoever created it for solving; others for all they ask."""
    assert (TABLE.owner_of(Kind.QUICK), TABLE.owner_of(Kind.LONG)) == ("table one", "network creator")
    assert (TABLE.category_of(Kind.QUICK), TABLE.category_of(Kind.LONG)) == (Category.TABLE, Category.LONG)
    assert STRANGER.owner_of(Kind.LONG) == STRANGER.owner
    assert STRANGER.category_of(Kind.QUICK) == Category.QUICK
    assert IN_BACKGROUND.owner_of(Kind.LONG) == BACKGROUND_OWNER
    assert IN_BACKGROUND.category_of(Kind.QUICK) == Category.BACKGROUND
    assert Caller("table two", is_table=True).owner_of(Kind.LONG) == "table two"


def test_solving_for_a_table_waits_behind_its_creator_alone(tmp_path: Path) -> None:
    """Whose many questions are served in turn with others': tables of others are not held up."""
    order: list[str] = []

    async def test() -> None:
        async with work(Settings(workers=1), program=scripted_workers.PROGRAM) as here:
            busy = here.begin(scripted_workers.wait_for, str(tmp_path / "gate"))
            await until_there(tmp_path / "gate.waits")

            async def noted(name: str, caller: Caller) -> None:
                (tmp_path / name).touch()
                await here.find(scripted_workers.work_on, str(tmp_path / name), caller=caller)
                order.append(name)

            greedy = [Caller(f"table {number}", "network greedy", is_table=True) for number in range(5)]
            asked = [asyncio.create_task(noted(caller.owner, caller)) for caller in greedy]
            asked.append(asyncio.create_task(noted("modest", Caller("table", "network modest", is_table=True))))
            await until(lambda: here.pool.count_waiting(Category.LONG) == len(asked))
            (tmp_path / "gate").touch()
            await asyncio.gather(busy, *asked)

    run(test())
    assert order.index("modest") <= 1


def test_what_is_prepared_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variances of a sheet are asked for once, but of hundreds of sheets the first may be asked for again."""
    monkeypatch.setattr("yatzy.server.jobs.service.MOST_PREPARED", 2)
    asked: list[str] = []

    class Prepared(JobService):
        async def ask(self, caller: Caller, job: Any, *args: Any, **kwargs: Any) -> bytes:
            del kwargs
            if job is handlers.compute_variances:
                assert caller is IN_BACKGROUND
                asked.append(args[0])
                return b"{}"
            return msgspec.json.encode({"chances_later": True, "digest": json.loads(args[0][0])["sheet"]})

    async def test() -> None:
        here = Prepared(Settings())
        for digest in "aabcda":
            await here.advise(TABLE, (json.dumps({"sheet": digest}),), "en")
            await asyncio.sleep(0)

    run(test())
    assert asked == ["a", "b", "c", "d", "a"]
