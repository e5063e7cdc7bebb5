"""Which tables expire and when, on either kind of database; and upgrades from stores that knew no retention."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from support.db.golden_stores import load_golden_store
from support.db.store_cases import ROLLED, ROOM, STARTED, opened
from yatzy.clock import shift_days
from yatzy.server.history import retention as retention_module
from yatzy.server.history.retention import Retention
from yatzy.server.live.registry import TableRegistry
from yatzy.store.event_log import EventLog, EventRow
from yatzy.store.expiry import ABANDONED, FINISHED, GRACE_DAYS, RetentionDays, RetentionForecast
from yatzy.store.local_store import LocalStore

NOW = "2026-11-15T19:00:00Z"
DAYS = RetentionDays(finished=90, abandoned=180)
PLAYER = "a" * 64

Clock = Callable[[str], None]


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return what sets the time at which things are committed."""
    moment = [NOW]
    for module in ("sqlite_database", "postgres"):
        monkeypatch.setattr(f"yatzy.store.{module}.now", lambda: moment[0])
    monkeypatch.setattr(retention_module, "PAUSE_SECONDS", 0)

    def set_time(to: str) -> None:
        moment[0] = to

    return set_time


def ago(days: int) -> str:
    return shift_days(NOW, -days)


async def finish(log: EventLog, table: str, match: str | None = None) -> None:
    """Store a table whose game is over."""
    await log.create_table(table, ROOM, None, listed=False, match=match, first=STARTED)
    assert await log.append_event(table, 1, ROLLED, state="over")


async def tables_in(log: EventLog, *names: str) -> set[str]:
    return {name for name in names if await log.load_table(name) is not None}


@asynccontextmanager
async def open_log_with_retention(
    database: str, days: RetentionDays = DAYS
) -> AsyncIterator[tuple[EventLog, Any]]:
    """Open a log; yield it and a function that sweeps it at a moment."""
    async with opened(database) as log:
        counted: list[tuple[str, int]] = []

        async def sweep(moment: str) -> dict[str, int]:
            retention = Retention(
                TableRegistry(log), days, lambda *one: counted.append(one), clock=lambda: moment
            )
            await retention.announce()
            counted.clear()
            deleted = await retention.sweep()
            assert dict(counted) == deleted
            return deleted

        yield log, sweep


def test_what_expires(database: str, at: Clock) -> None:
    """Finished tables by when they ended, others by their last event; claimed ones and games in use stay."""

    async def scenario() -> None:
        async with open_log_with_retention(database) as (log, sweep):
            await log.start_retention()  # there is nothing yet: it may begin at once
            at(ago(400))
            await log.create_table("resumed", ROOM, None, listed=False, first=STARTED)
            await log.create_table("abandoned", ROOM, None, listed=False, first=STARTED)
            await finish(log, "claimed")
            await log.claim_seat(PLAYER, "claimed", 0, 9)
            at(ago(179))
            assert await log.append_event("resumed", 1, ROLLED)
            at(ago(91))
            await finish(log, "old")
            at(ago(89))
            await finish(log, "recent")
            names = ("resumed", "abandoned", "claimed", "old", "recent")
            assert await sweep(NOW) == {"idle": 0, "finished": 1, "abandoned": 1}
            assert await tables_in(log, *names) == {"resumed", "claimed", "recent"}
            assert await log.load_events("old") == []
            assert await sweep(NOW) == {"idle": 0, "finished": 0, "abandoned": 0}
            assert await sweep(shift_days(NOW, 2)) == {"idle": 0, "finished": 1, "abandoned": 1}
            assert await tables_in(log, *names) == {"claimed"}
            await log.release_seats(PLAYER)
            assert await sweep(NOW) == {"idle": 0, "finished": 1, "abandoned": 0}

    at(ago(500))
    asyncio.run(scenario())


def test_imported_records_expire_by_when_they_came(database: str, at: Clock) -> None:
    """A game of long ago that somebody imports today is kept as long as one that ends today."""

    async def scenario() -> None:
        async with open_log_with_retention(database) as (log, sweep):
            await log.start_retention()
            lines = [EventRow(0, "1999-01-01T00:00:00Z", STARTED, None)]
            await log.import_table("over", ROOM, lines, "over")
            await log.import_table("half", ROOM, lines, "playing")
            assert await sweep(shift_days(NOW, 90)) == {"idle": 0, "finished": 0, "abandoned": 0}
            assert await sweep(shift_days(NOW, 91)) == {"idle": 0, "finished": 1, "abandoned": 0}
            assert await sweep(shift_days(NOW, 181)) == {"idle": 0, "finished": 0, "abandoned": 1}

    at(NOW)
    asyncio.run(scenario())


def test_a_match_stays_while_a_table_of_it_does(database: str, at: Clock) -> None:
    """Whether it was ended or nobody came for it any more."""
    room = '{"sheet":{},"digest":"","seats":[],"hosts":[],"duplicate":true}'

    async def scenario() -> None:
        async with open_log_with_retention(database) as (log, sweep):
            await log.start_retention()
            for match in ("ended", "open"):
                await log.create_table(match, room, None, listed=False)
            await log.change_room("ended", 1, room, listed=False, state="over")
            await finish(log, "hers", match="ended")
            await finish(log, "his", match="open")
            await log.claim_seat(PLAYER, "hers", 0, 9)
            assert await sweep(shift_days(NOW, 200)) == {"idle": 0, "finished": 1, "abandoned": 1}
            assert await tables_in(log, "ended", "open", "hers", "his") == {"ended", "hers"}
            await log.release_seats(PLAYER)
            await sweep(shift_days(NOW, 200))
            await sweep(shift_days(NOW, 200))
            assert await tables_in(log, "ended", "hers") == set()

    at(NOW)
    asyncio.run(scenario())


def test_many_go_in_batches(database: str, at: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that stay in between are passed over once, and none is missed though all have the same time."""
    monkeypatch.setattr(retention_module, "BATCH", 3)

    async def scenario() -> None:
        async with open_log_with_retention(database) as (log, sweep):
            await log.start_retention()
            for number in range(11):
                await finish(log, f"game{number}")
            for number in (2, 5):
                await log.claim_seat(PLAYER, f"game{number}", 0, 9)
            assert (await sweep(shift_days(NOW, 100)))["finished"] == 9
            assert await tables_in(log, *(f"game{number}" for number in range(11))) == {"game2", "game5"}

    at(NOW)
    asyncio.run(scenario())


def test_a_claim_that_comes_first_saves_a_table(database: str, at: Clock) -> None:
    """Whether it has expired is decided where it is deleted, not where it was found."""

    async def scenario() -> None:
        async with opened(database) as log:
            for name in ("claimed", "moved"):
                await finish(log, name)
            later = shift_days(NOW, 100)
            assert len(await log.load_expired(FINISHED, later, 9)) == 2
            await log.claim_seat(PLAYER, "claimed", 0, 9)
            await log.append_event("moved", 2, ROLLED, state="playing")
            assert not await log.delete_expired("claimed", FINISHED, later)
            assert not await log.delete_expired("moved", FINISHED, later)
            assert not await log.delete_expired("nothing", FINISHED, later)
            assert await log.delete_expired("moved", ABANDONED, later)

    at(NOW)
    asyncio.run(scenario())


def test_zero_days_are_for_ever(database: str, at: Clock) -> None:
    """Retention that is off deletes nothing and marks nothing: switched on later, it still waits."""

    async def scenario() -> None:
        async with open_log_with_retention(database, RetentionDays(0, 0)) as (log, sweep):
            await finish(log, "old")
            assert await sweep(shift_days(NOW, 9_000)) == {"idle": 0}
            assert await log.forecast_retention(RetentionDays(0, 0), NOW) is None
            starts = shift_days(NOW, 9_000 + GRACE_DAYS)
            assert await log.forecast_retention(DAYS, shift_days(NOW, 9_000)) == RetentionForecast(starts, 1, 0)
            only = RetentionDays(0, 1)
            assert await log.forecast_retention(only, shift_days(NOW, 9_000)) == RetentionForecast(starts, 0, 0)

    at(NOW)
    asyncio.run(scenario())


def test_games_of_the_terminal_stay(tmp_path: Path, at: Clock) -> None:
    """They have no table."""
    with LocalStore(tmp_path / "games.db") as store, closing(sqlite3.connect(tmp_path / "games.db")) as plain:
        plain.execute("insert into games values ('mine', '1999-01-01T00:00:00Z', null)")
        plain.execute("insert into events values ('mine', 0, '1999-01-01T00:00:00Z', 1, '{}', null)")
        plain.commit()
        assert [one.game_id for one in store.list_games()] == ["mine"]

    async def scenario() -> None:
        async with open_log_with_retention(str(tmp_path / "games.db")) as (log, sweep):
            assert await sweep(NOW) == {"idle": 0, "finished": 0, "abandoned": 0}
            assert len(await log.load_events("mine")) == 1

    at(NOW)
    asyncio.run(scenario())


# Upgrades


def test_an_upgraded_store_is_left_alone_for_a_while(database: str, at: Clock) -> None:
    """The first start says what will be deleted and marks when; until then nothing is, and then it is."""

    async def scenario() -> None:
        await load_golden_store(database)
        async with open_log_with_retention(database) as (log, sweep):
            # of the store: shelf1 is claimed, anna finished and computers1 abandoned, in the spring of 2026
            starts = shift_days(NOW, GRACE_DAYS)
            assert await log.forecast_retention(DAYS, NOW) == RetentionForecast(starts, 1, 1)
            assert await sweep(NOW) == {"idle": 0}
            assert await sweep(shift_days(starts, -1)) == {"idle": 0}
            assert await log.forecast_retention(DAYS, shift_days(starts, -1)) == RetentionForecast(starts, 1, 1)
            assert await tables_in(log, "shelf1", "anna", "computers1") == {"shelf1", "anna", "computers1"}
        async with open_log_with_retention(database) as (log, sweep):  # a later start keeps the mark
            assert await sweep(starts) == {"idle": 0, "finished": 1, "abandoned": 1}
            assert await tables_in(log, "shelf1", "anna", "computers1") == {"shelf1"}
            assert len(await log.load_events("shelf1")) == 149
            assert set(await log.load_summaries(["shelf1"])) == {"shelf1"}

    at(NOW)
    asyncio.run(scenario())


def test_the_announcement(database: str, at: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits to be deleted is a warning, which a quiet log has too; otherwise it is for information."""
    logged: list[tuple[str, str, dict[str, Any]]] = []
    for level in ("info", "warn"):
        monkeypatch.setattr(
            f"yatzy.server.ops.logs.{level}",
            lambda event, level=level, **said: logged.append((level, event, said)),
        )

    async def scenario() -> None:
        await load_golden_store(database)
        async with opened(database) as log:
            starts = shift_days(NOW, GRACE_DAYS)
            for moment in (NOW, starts):
                await Retention(TableRegistry(log), DAYS, clock=lambda moment=moment: moment).announce()  # type: ignore[misc]
            said = {"starts": starts, "finished": 1, "abandoned": 1}
            assert logged == [("warn", "retention", said), ("info", "retention", said)]

    at(NOW)
    asyncio.run(scenario())


@pytest.mark.parametrize("days", [-400, -1, 0, 1, 400])
def test_days_are_shifted(days: int) -> None:
    """Compared with the difference of the dates' numbers, counted by SQLite's calendar."""
    with closing(sqlite3.connect(":memory:")) as plain:
        [[expected]] = plain.execute("select strftime('%Y-%m-%dT%H:%M:%SZ', ?, ?)", (NOW, f"{days} days"))
    assert shift_days(NOW, days) == expected
