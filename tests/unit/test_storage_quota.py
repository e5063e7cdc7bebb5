"""How many bytes one network may store, and how many there may be; how many there are."""

import asyncio
from contextlib import suppress

import asyncpg
import pytest

from support.db.store_cases import ROOM, opened
from yatzy.rules.errors import RateLimited, TableUnavailable
from yatzy.server.net.storage_quota import DAY, HOUR, StorageQuota
from yatzy.server.settings import Settings
from yatzy.store.event_log import EventLog, EventRow

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        """Return the time it shows."""
        return self.at


def make_quota(clock: Clock, most_stored: int = 0) -> StorageQuota:
    shares = Settings(stored_per_hour=1_000_000, stored_per_day=3_000_000, most_stored=most_stored)
    return StorageQuota(shares, clock)


def test_an_hour() -> None:
    """A network that has stored its share waits until there is room for what it wants, and others do not."""
    clock = Clock()
    quota = make_quota(clock)
    quota.take(HERE, 900_000)
    with pytest.raises(RateLimited) as caught:
        quota.take(HERE, 200_000)
    assert caught.value.details == {"seconds": HOUR // 10, "minutes": 6}  # for the 100,000 that are missing
    quota.take(HERE, 100_000)
    quota.take(THERE, 1_000_000)
    clock.at += HOUR / 10
    quota.take(HERE, 100_000)
    with pytest.raises(RateLimited):
        quota.take(HERE, 1)


def test_a_day() -> None:
    """Hour after hour the share of the day is used up."""
    clock = Clock()
    quota = make_quota(clock)
    stored = 0
    for _ in range(24):
        with suppress(RateLimited):
            quota.take(HERE, 1_000_000)
            stored += 1
        clock.at += HOUR
    assert stored == 3 + 2  # what a day may take at once, and what comes back in 23 hours of it
    clock.at += DAY
    quota.take(HERE, 1_000_000)


def test_what_is_larger_than_a_share_waits_for_all_of_it() -> None:
    clock = Clock()
    quota = make_quota(clock)
    quota.take(HERE, 1)
    with pytest.raises(RateLimited):
        quota.take(HERE, 2_000_000)
    clock.at += 10
    quota.take(HERE, 2_000_000)
    with pytest.raises(RateLimited) as caught:
        quota.take(HERE, 1_000_000)
    assert caught.value.details["seconds"] == 2 * HOUR


def test_a_network_is_one_whatever_its_addresses() -> None:
    quota = make_quota(Clock())
    quota.take("2001:db8::1", 1_000_000)
    with pytest.raises(RateLimited):
        quota.take("2001:db8::2", 1_000_000)
    quota.take("2001:db8:0:1::1", 1_000_000)


def test_few_networks_are_remembered() -> None:
    """The one that was longest away starts anew."""
    quota = StorageQuota(Settings(stored_per_hour=100_000), Clock(), most_addresses=2)
    for address in (HERE, THERE, "192.0.2.3", HERE):
        quota.take(address, 100_000)
    with pytest.raises(RateLimited):
        quota.take("192.0.2.3", 100_000)


def test_the_total() -> None:
    """What is added counts at once, and what was measured counts instead of it; nobody pays for a refusal."""
    quota = make_quota(Clock(), most_stored=1_500_000)
    quota.take(HERE, 600_000)
    quota.take(THERE, 600_000)
    with pytest.raises(TableUnavailable) as caught:
        quota.take(HERE, 400_000)
    assert caught.value.code == "table-storage"
    quota.stored = 1_000_000
    quota.take(HERE, 400_000)
    unlimited = make_quota(Clock())
    unlimited.stored = 10**15
    unlimited.take(HERE, 1)


def test_the_bytes_that_are_stored(database: str) -> None:
    """They grow with what comes and shrink with what goes, though files do not."""
    lines = [EventRow(seq, "2026-11-15T19:00:00Z", f'{{"dice":"{seq:400}"}}', None) for seq in range(2_000)]
    data = sum(len(line.data) for line in lines)

    async def measure(log: EventLog) -> int:
        if database.startswith("postgresql"):
            connection = await asyncpg.connect(database)
            await connection.execute("vacuum analyze")
            await connection.close()
        return await log.count_bytes()

    async def scenario() -> None:
        async with opened(database) as log:
            empty = await measure(log)
            for table in ("one", "two"):
                await log.import_table(table, ROOM, lines, "over")
            full = await measure(log)
            assert 2 * data < full - empty < 3 * data
            await log.delete_table("one")
            assert data < await measure(log) - empty < 1.5 * data
            await log.delete_table("two")
            assert await measure(log) < empty + data / 4

    asyncio.run(scenario())
