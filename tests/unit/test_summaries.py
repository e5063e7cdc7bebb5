"""Games summed up when somebody wants to know: once, anew where they have changed, again where it failed."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from support.db.store_cases import ROLLED, STARTED, opened
from yatzy.coach.game_summary import SUMMARY_VERSION, GameSummary
from yatzy.rules.errors import YatzyError
from yatzy.server.history import summaries
from yatzy.server.history.summaries import Summaries
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job_queue import IN_BACKGROUND, Caller
from yatzy.store.event_log import EventLog, MatchProgress

if TYPE_CHECKING:
    from yatzy.server.jobs.service import JobService


class Clerk:
    """Does a server's work: sums games up by how many events they have, or says that it cannot."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.able = True
        self.gate = asyncio.Event()
        self.gate.set()

    async def ask(
        self, caller: Caller, job: object, record: tuple[str, ...], moments: tuple[str, ...]
    ) -> bytes:
        """Sum a game up, once it is let."""
        assert (caller, job) == (IN_BACKGROUND, handlers.summarise)
        assert len(moments) == len(record)
        self.asked.append(len(record))
        await self.gate.wait()
        if not self.able:
            raise YatzyError("work-failed")
        return msgspec.json.encode(
            GameSummary(SUMMARY_VERSION, "q7", "vinga", f"{len(record)} events", "", ("Anna",), ())
        )


async def over(log: EventLog) -> None:
    await log.create_table("one", "{}", None, listed=False, match="cup", first=STARTED)
    await log.append_event("one", 1, ROLLED, state="over")


async def standings(log: EventLog) -> list[MatchProgress]:
    return await log.load_match_progress("cup")


def make_summaries(log: EventLog) -> tuple[Summaries, Clerk]:
    clerk = Clerk()
    return Summaries(log, cast("JobService", clerk)), clerk


def run(folder: Path, scenario: Any) -> None:
    async def main() -> None:
        async with opened(f"sqlite:///{folder / 'games.db'}") as log:
            await over(log)
            found, clerk = make_summaries(log)
            await scenario(log, found, clerk)
            await found.close()

    asyncio.run(main())


def test_once_and_for_good(tmp_path: Path) -> None:
    """It is kept, and who asks again is told that; what has changed since is summed up anew."""

    async def scenario(log: EventLog, found: Summaries, clerk: Clerk) -> None:
        for _ in range(2):
            told = await found.load(await standings(log), 60)
            assert told["one"].title == "2 events"
        assert clerk.asked == [2]
        await log.append_event("one", 2, "{}")
        assert (await found.load(await standings(log), 60))["one"].title == "3 events"
        assert clerk.asked == [2, 3]

    run(tmp_path, scenario)


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    """What is not there in time is not told, is asked for only once, and is there the next time."""

    async def scenario(log: EventLog, found: Summaries, clerk: Clerk) -> None:
        clerk.gate.clear()
        for _ in range(3):
            assert await found.load(await standings(log), 0.01) == {}
        assert clerk.asked == [2]
        clerk.gate.set()
        assert "one" in await found.load(await standings(log), 60)

    run(tmp_path, scenario)


def test_what_failed_is_tried_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not at once, so that nobody's look keeps the workers busy."""
    now = [1000.0]
    monkeypatch.setattr(summaries, "monotonic", lambda: now[0])

    async def scenario(log: EventLog, found: Summaries, clerk: Clerk) -> None:
        clerk.able = False
        for _ in range(3):
            assert await found.load(await standings(log), 60) == {}
        assert clerk.asked == [2]
        clerk.able = True
        now[0] += summaries.RETRY_SECONDS + 1
        assert "one" in await found.load(await standings(log), 60)

    run(tmp_path, scenario)


@pytest.mark.parametrize("data", ["no JSON", "{}", '{"version":0}'])
def test_an_older_summary_is_made_anew(tmp_path: Path, data: str) -> None:
    """What another version has written is not read, whatever it says."""

    async def scenario(log: EventLog, found: Summaries, clerk: Clerk) -> None:
        await log.save_summary("one", SUMMARY_VERSION - 1, 2, data)
        assert (await found.load(await standings(log), 60))["one"].title == "2 events"
        assert clerk.asked == [2]

    run(tmp_path, scenario)


def test_games_that_go_on_are_left_alone(tmp_path: Path) -> None:
    async def scenario(log: EventLog, found: Summaries, clerk: Clerk) -> None:
        await log.append_event("one", 2, "{}", state="playing")
        assert await found.load(await standings(log), 60) == {}
        assert clerk.asked == []

    run(tmp_path, scenario)
