"""A PostgreSQL that is stopped, crashes or falls silent under a log: told clearly, and then all goes on."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from support.db.postgres import Cluster
from support.db.store_cases import ROLLED, ROOM, playing, refused
from yatzy.rules.errors import StoreError
from yatzy.store.event_log import EventLog


def test_a_database_that_is_stopped_and_started(postgres_cluster: Cluster) -> None:
    """While it is away everything fails clearly, and afterwards everything goes on, without anyone's help."""
    url = postgres_cluster.new_database()

    async def scenario() -> None:
        async with playing(url) as log:
            for mode in ("fast", "immediate"):
                seq = len(await log.load_events("one"))
                await asyncio.to_thread(postgres_cluster.stop, mode)
                for attempt in (
                    log.append_event("one", seq, ROLLED),
                    log.create_table(f"table{seq}", ROOM, None, listed=True),
                    log.load_table("one"),
                    log.check_ready(),
                ):
                    with refused("store-away") as caught:
                        await attempt
                    assert caught.value.details["place"] == log.place
                await asyncio.to_thread(postgres_cluster.start)
                await log.check_ready()
                assert await log.load_table(f"table{seq}") is None
                assert await log.append_event("one", seq, ROLLED)
                assert len(await log.load_events("one")) == seq + 1

    asyncio.run(scenario())


def test_events_while_a_database_crashes(postgres_cluster: Cluster) -> None:
    """Under load, after every crash all tables go on, and every event that was acknowledged is there."""
    url = postgres_cluster.new_database()
    ids = [f"table{number}" for number in range(8)]

    async def scenario() -> None:
        acknowledged = dict.fromkeys(ids, 0)
        async with playing(url, *ids) as log:
            players = [asyncio.create_task(play(log, one, acknowledged)) for one in ids]
            for _ in range(3):
                await asyncio.sleep(0.3)
                await asyncio.to_thread(postgres_cluster.stop, "immediate")
                before = dict(acknowledged)
                await asyncio.to_thread(postgres_cluster.start)
                while any(acknowledged[one] == before[one] for one in ids):
                    await asyncio.sleep(0.05)
                    assert not any(player.done() for player in players)
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            for table_id in ids:
                lines = await log.load_events(table_id)
                assert [line.seq for line in lines] == list(range(len(lines)))
                assert acknowledged[table_id] < len(lines)

    asyncio.run(scenario())


async def play(log: EventLog, table_id: str, acknowledged: dict[str, int]) -> None:
    """Append for ever; while the database is away, look again and again where the game is."""
    seq = 0
    while True:
        try:
            seq = seq or len(await log.load_events(table_id))
            if await log.append_event(table_id, seq, ROLLED):
                acknowledged[table_id] = seq
                seq += 1
            else:
                seq = 0
        except StoreError as error:
            assert error.code == "store-away"  # noqa: PT017 # other errors are raised on
            seq = 0
            await asyncio.sleep(0.05)


def test_a_database_that_does_not_answer(postgres_cluster: Cluster) -> None:
    """A database that is there but says nothing is given up on, and used again when it speaks."""
    url = postgres_cluster.new_database()

    async def scenario() -> None:
        async with playing(url) as log:
            with frozen(postgres_cluster):
                attempts = [log.append_event("one", 1, "silent"), log.append_event("one", 2, "silent")]
                told = await asyncio.gather(
                    *attempts, log.load_events("one"), log.check_ready(), return_exceptions=True
                )
                assert [getattr(one, "code", one) for one in told] == ["store-away"] * 4
            for _ in range(10):  # what was under way may still come, and take a place
                seq = len(await log.load_events("one"))
                if await log.append_event("one", seq, ROLLED):
                    break
            lines = await log.load_events("one")
            assert [line.seq for line in lines] == list(range(len(lines)))
            assert lines[-1].data == ROLLED

    asyncio.run(scenario())


@contextmanager
def frozen(cluster: Cluster) -> Iterator[None]:
    """Let none of a cluster's processes go on."""
    processes = cluster.processes()
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)
