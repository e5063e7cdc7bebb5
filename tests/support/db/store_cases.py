"""Logs for tests: opened and closed again, and databases in which nothing can be written for a while."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import pytest

from yatzy.rules.errors import StoreError
from yatzy.store.event_log import EventLog, TableRow

Answer = TypeVar("Answer")
ROOM = '{"players":["Anna","Bo"]}'
STARTED = '{"type":"started"}'
ROLLED = '{"type":"rolled","thrown":[1,2,3,4,5]}'


AT = [f"2026-11-15T19:{minute:02}:00Z" for minute in range(60)]
"""The moments at which things are committed where a test has the clock."""


def refused(code: str) -> Any:
    """Expect a store error with this code."""
    return pytest.raises(StoreError, match=rf"^{code}\b")


async def found(log: EventLog, table_id: str) -> TableRow:
    """Return a table that has to be there."""
    row = await log.load_table(table_id)
    assert row is not None
    return row


@asynccontextmanager
async def opened(database: str, origin: str = "") -> AsyncIterator[EventLog]:
    """Open a log, and close it at the end."""
    log = await EventLog.open(database, origin)
    try:
        yield log
    finally:
        await log.close()


@asynccontextmanager
async def playing(database: str, *table_ids: str, origin: str = "") -> AsyncIterator[EventLog]:
    """Open a log with tables whose games have begun."""
    async with opened(database, origin) as log:
        for table_id in table_ids or ("one",):
            await log.create_table(table_id, ROOM, b"secret", listed=True, first=STARTED)
        yield log


@asynccontextmanager
async def held(database: str) -> AsyncIterator[None]:
    """Keep everyone else from writing; they wait."""
    if database.startswith("sqlite"):
        file = Path(database.removeprefix("sqlite:///"))
        with closing(sqlite3.connect(file, isolation_level=None)) as plain:
            plain.execute("begin immediate")
            yield
            plain.execute("rollback")
    else:
        connection = await asyncpg.connect(database)
        try:
            async with connection.transaction():
                await connection.execute("lock table games, tables, events in exclusive mode")
                yield
        finally:
            await connection.close()


async def together(
    log: EventLog, database: str, wishes: Iterable[Coroutine[None, None, Answer]]
) -> list[Answer | BaseException]:
    """Wish all while something else waits to be written, so that they are committed together."""
    async with held(database):
        before = asyncio.create_task(log.delete_table("nobody"))
        await asyncio.sleep(0.05)  # so that it has begun
        tasks = [asyncio.create_task(wish) for wish in wishes]
        await asyncio.sleep(0)
    await before
    return await asyncio.gather(*tasks, return_exceptions=True)
