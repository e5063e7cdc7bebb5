"""The slow lane, which all share: how much of it is one address's, who comes first, and what is remembered."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import errands
from asking import house, record
from errands import until, until_there
from reviews import ONLY_CHANCE
from working import ERRANDS, at_table, run, work
from yatzy.game.setup import Setup
from yatzy.rules.errors import YatzyError
from yatzy.rules.shelf import shelf_sheet
from yatzy.server.settings import Settings
from yatzy.server.work import AGAIN, FOR_ANYONE, Work, _question


def test_an_address_has_only_so_many_questions_in_the_slow_lane(tmp_path: Path) -> None:
    """A third of one network is refused until one is answered, though nobody waits for that any more.

    Another address has its own; what is being asked already is nobody's third.
    """

    async def test() -> None:
        async with work(program=errands.PROGRAM, seconds=ERRANDS) as here:

            def asked(name: str, address: str | None) -> asyncio.Task[object]:
                question = _question(here.lanes["slow"], "wait_for", str(tmp_path / name))
                return asyncio.create_task(
                    here._once(here.lanes["slow"], "wait_for", question, FOR_ANYONE, address)  # noqa: SLF001 # jobs of our own
                )

            first, second = asked("a", "2001:db8::1"), asked("b", "2001:db8::2")
            await until_there(tmp_path / "a.waits")
            first.cancel()
            with pytest.raises(YatzyError, match="limit-work") as caught:
                await asked("c", "2001:db8::3")
            assert caught.value.details == {"seconds": AGAIN}
            others = [asked("b", "2001:db8::3"), asked("d", "203.0.113.5"), asked("e", None)]
            (tmp_path / "a").touch()
            await until_there(tmp_path / "b.waits")
            others.append(asked("c", "2001:db8::3"))
            for name in "bcde":
                (tmp_path / name).touch()
            await asyncio.gather(second, *others)
            assert here.done["slow"] == {"wait_for": 5}
            assert not here._askers  # noqa: SLF001 # nobody is remembered for ever

    run(test())


def test_what_a_table_waits_for_is_asked_before_what_anyone_asks(tmp_path: Path) -> None:
    """A review comes before a contest, and a sheet that a computer player needs before both."""
    order: list[str] = []

    async def test() -> None:
        async with work(program=errands.EVERYTHING, seconds=ERRANDS) as here:
            sheet, some = shelf_sheet("hasbro").as_data(), record(Setup(ONLY_CHANCE, ("Anna",)))

            async def noted(name: str, asked: Coroutine[Any, Any, object]) -> None:
                await asked
                order.append(name)

            busy = asyncio.create_task(here._ask(here.lanes["slow"], "wait_for", str(tmp_path / "gate")))  # noqa: SLF001 # a job of our own
            await until_there(tmp_path / "gate.waits")
            waiting = []
            for name, asked in (
                ("contest", here.simulate(sheet, ["casual"], 10, 0)),
                ("review", here.review(some, "en")),
                ("table", here.choose(at_table(house(7)), "perfect", "")),
            ):
                waiting.append(asyncio.create_task(noted(name, asked)))
                await until(lambda: here.lanes["slow"].waiting == len(waiting))
            (tmp_path / "gate").touch()
            await asyncio.gather(busy, *waiting)

    run(test())
    assert order.index("review") < order.index("contest")
    assert order.index("table") < order.index("contest")


def test_what_is_prepared_is_not_remembered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variances of a sheet are asked for once, but of hundreds of sheets the first may be asked for again."""
    monkeypatch.setattr("yatzy.server.work.MOST_PREPARED", 2)
    asked: list[str] = []

    class Prepared(Work):
        async def _quickly(self, job: str, *arguments: Any, **how: Any) -> object:
            assert (job, how) == ("advise", {})
            return SimpleNamespace(chances_later=True, digest=json.loads(arguments[0][0])["sheet"])

        async def _prepare(self, digest: str, sheet: Any) -> None:
            assert digest == sheet
            asked.append(digest)

    async def test() -> None:
        here = Prepared(Settings())
        for digest in "aabcda":
            await here.advise((json.dumps({"sheet": digest}),), "en")
            await asyncio.sleep(0)
        assert len(here._preparing) == 2  # noqa: SLF001 # what must not grow

    run(test())
    assert asked == ["a", "b", "c", "d", "a"]
