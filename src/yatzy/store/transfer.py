"""Copies all games from one database to another, of either kind, and compares what arrived.

A backup is such a copy, into a new SQLite file; restoring and moving are the same in another direction. The
source is read in one transaction, so that a server may go on writing. The target has all of it or nothing.
"""

import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Table, bindparam, delete, func, insert, select, tuple_

from yatzy.rules.errors import StoreError
from yatzy.store.marks import BACKUP, PROBE
from yatzy.store.schema import day_chains, days, events, games, marks, plays, summaries, tables

COPIED = (games, events, tables, plays, summaries, day_chains, days, marks)
"""Every table of the schema, those that are referred to before those that refer to them."""
NOT_COPIED = (BACKUP, PROBE)
"""Marks that are about a database itself."""
PAGE = 2_000
"""Rows that are held in memory at a time."""
MODULUS = 2**256

Params = ParamSpec("Params")
Result = TypeVar("Result")
Row = dict[str, Any]
OnProgress = Callable[[float], None]


class Transaction(Protocol):
    """A transaction of a database."""

    place: str

    def run(
        self,
        query: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Awaitable[Result]:
        """Run a function of its connection, and return the result."""


class Contents(Struct, frozen=True):
    """What a database holds: how many rows by table, and a digest of each that no order changes."""

    counts: dict[str, int]
    digests: dict[str, int]

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.counts[games.name]

    @property
    def events(self) -> int:
        """How many events they have."""
        return self.counts[events.name]


class _Tally:
    """Counts and digests of the rows that pass."""

    def __init__(self) -> None:
        self._counts = {table.name: 0 for table in COPIED}
        self._digests = dict(self._counts)

    def add(self, table: Table, rows: Sequence[Row]) -> None:
        self._counts[table.name] += len(rows)
        sums = (
            int.from_bytes(hashlib.sha256(msgspec.json.encode(list(row.values()))).digest()) for row in rows
        )
        self._digests[table.name] = (self._digests[table.name] + sum(sums)) % MODULUS

    def contents(self) -> Contents:
        return Contents(self._counts, self._digests)


async def copy_games(source: Transaction, target: Transaction, on_progress: OnProgress) -> Contents:
    """Copy everything into a target without games, read it there again and compare; return what was copied.

    Raises :class:`StoreError` if what arrived is not what was read. ``on_progress`` gets the share done.
    """
    total = 2 * sum(await source.run(count_rows))
    done, tally = 0, _Tally()
    async for table, rows in _read_pages(source):
        await target.run(insert_page, table, rows)
        tally.add(table, rows)
        done += len(rows)
        on_progress(done / total)
    copied = tally.contents()
    if await read_contents(target, lambda share: on_progress((1 + share) / 2)) != copied:
        raise StoreError("host-differs", place=target.place)
    return copied


async def read_contents(source: Transaction, on_progress: OnProgress = lambda _share: None) -> Contents:
    """Return what a database holds."""
    total, done, tally = sum(await source.run(count_rows)), 0, _Tally()
    async for table, rows in _read_pages(source):
        tally.add(table, rows)
        done += len(rows)
        on_progress(done / total)
    return tally.contents()


async def _read_pages(source: Transaction) -> AsyncIterator[tuple[Table, list[Row]]]:
    for table in COPIED:
        rows = await source.run(read_page, table, None)
        while rows:
            yield table, rows
            rows = await source.run(read_page, table, rows[-1])


def read_page(connection: Connection, table: Table, after: Row | None) -> list[Row]:
    """Return the rows behind one in the order of the primary key, at most :data:`PAGE`."""
    keys = list(table.primary_key.columns)
    query = select(table).order_by(*keys).limit(PAGE)
    if table is marks:
        query = query.where(marks.c.name.not_in(NOT_COPIED))
    if after is not None:
        last = (bindparam(f"after_{key.name}", after[key.name], key.type) for key in keys)
        query = query.where(tuple_(*keys) > tuple_(*last))
    return [dict(row._mapping) for row in connection.execute(query)]  # noqa: SLF001 # SQLAlchemy's public name


def insert_page(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert rows as they are."""
    connection.execute(insert(table), list(rows))


def count_rows(connection: Connection) -> list[int]:
    """Return how many rows each of the copied tables has."""
    return [connection.scalar(select(func.count()).select_from(table)) or 0 for table in COPIED]


def has_games(connection: Connection) -> bool:
    """Return whether there is any game."""
    return connection.execute(select(games.c.id).limit(1)).first() is not None


def delete_games(connection: Connection) -> None:
    """Delete all games, with everything that belongs to them, all games of the day and all marks."""
    for table in (games, days, day_chains, marks):
        connection.execute(delete(table))
