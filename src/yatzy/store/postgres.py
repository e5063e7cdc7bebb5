"""PostgreSQL for a server: many processes write, and each notifies the others in the same transaction."""

import asyncio
import errno
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from yatzy.clock import now
from yatzy.rules.errors import StatementFailed, StoreAway, StoreError
from yatzy.store.db_errors import code_for_sqlstate, store_error
from yatzy.store.group_commit import (
    Enqueue,
    PendingWrite,
    ResolveBatch,
    Write,
    WriteOutcome,
    apply_batch,
    isolate,
    reject_all,
)
from yatzy.store.migrations import schema_revision, upgrade_schema
from yatzy.store.notify import CHANNEL, changes_of, pack_notifications

CONNECTION_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What asyncpg raises without a connection or when it is lost, timeouts included."""
TIMEOUT = 3.0
"""Seconds to wait for a connection, and for an answer."""
MIGRATION_TIMEOUT = 60.0
"""Seconds to wait for an answer while the schema is migrated, perhaps by another process."""
CONNECTIONS = 8
"""Pool size of one process: one connection writes, the others read."""
MIGRATION_LOCK = 0x79_61_74_7A_79
"""The advisory lock that serialises migrations."""
Params = ParamSpec("Params")
Result = TypeVar("Result")
NOTIFY = text("select pg_notify(:channel, :notice)")
HOST = re.compile(r"([^:\[\]]*|\[[^\[\]]*\])(:[0-9]+)?")
"""A host with an optional port. An address may name several hosts, or none for a Unix socket."""
PgConnection: TypeAlias = asyncpg.Connection
"""A connection of the driver."""


async def connect(address: str, limit: float | None = None) -> PgConnection:
    """Return a connection with synchronous commits, whatever the server's default is.

    A statement may take ``limit`` seconds; by default :data:`TIMEOUT`.
    """
    settings = {
        "application_name": "yatzy",
        "default_transaction_isolation": "read committed",
        "synchronous_commit": "on",
    }
    connection: PgConnection = await asyncpg.connect(
        address, timeout=TIMEOUT, command_timeout=limit or TIMEOUT, server_settings=settings
    )
    return connection


def place_of(address: str) -> str:
    """Return where a database is, without user and password; raise :class:`StoreError` for no valid address."""
    hosts, path = "", ""
    with suppress(ValueError):  # an unbalanced bracket
        url = urlsplit(address)
        hosts, path = url.netloc.rpartition("@")[2], url.path
        if "@" in url.path + url.query + url.fragment:  # an unescaped character in a password
            path = ""
    if not path.startswith("/") or not all(HOST.fullmatch(host) for host in hosts.split(",")):
        raise StoreError("store-address")
    return f"postgresql://{hosts}{path}"


@contextmanager
def translate_pg_errors(place: str) -> Iterator[None]:
    """Raise errors of PostgreSQL, asyncpg and the network as :class:`StoreError` with the place."""
    try:
        yield
    except (DBAPIError, PoolTimeout, *CONNECTION_ERRORS) as error:
        cause = _driver_error(error)
        if isinstance(cause, asyncpg.ClientConfigurationError):
            raise StoreError("store-address") from None
        code = code_for_sqlstate(getattr(cause, "sqlstate", None))
        if isinstance(cause, ValueError):  # an argument that the driver could not encode
            code = "store-failed"
        raise store_error(code, place=place, problem=_error_text(cause)) from None


@contextmanager
def translate_open_errors(place: str) -> Iterator[None]:
    """Like :func:`translate_pg_errors` while opening: an absent database is ``store-unreachable``."""
    try:
        with translate_pg_errors(place):
            yield
    except StoreAway as error:
        raise StoreError("store-unreachable", **error.details) from None


def check_rights(connection: Connection, place: str) -> None:
    """Raise :class:`StoreError` if this user may not create tables."""
    may = text("select has_schema_privilege(current_schema(), 'create')")
    if not connection.scalar(may):  # or there is no schema
        raise StoreError("store-no-right", place=place)


def _driver_error(error: Exception) -> BaseException:
    """Return the driver's own error from SQLAlchemy's wrapper."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def _error_text(cause: BaseException) -> str:
    """Return the error's message, or the system's for its number; a timeout has no message of its own."""
    number = getattr(cause, "errno", None) or 0
    if number < 0:  # no such host
        return str(getattr(cause, "strerror", cause))
    return os.strerror(number) if number else str(cause) or os.strerror(errno.ETIMEDOUT)


class PostgresDatabase:
    """A PostgreSQL database that any number of processes may share."""

    shared = True

    def __init__(self, address: str, origin: str) -> None:
        self.place = place_of(address)
        self._origin = origin
        self._engine = create_pool(address)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """Each read is one statement and needs no transaction."""
        self._queue: asyncio.Queue[PendingWrite | None] = asyncio.Queue()

    @classmethod
    async def open(cls, address: str, origin: str) -> "PostgresDatabase":
        """Open a database and migrate its schema."""
        database = cls(address, origin)
        migrator = create_pool(address, MIGRATION_TIMEOUT)
        try:
            with translate_open_errors(database.place):
                async with migrator.begin() as connection:
                    await connection.run_sync(_migrate, database.place)
        finally:
            await migrator.dispose()
        return database

    @classmethod
    async def attach(cls, address: str, origin: str) -> "PostgresDatabase":
        """Open a database beside the servers that use it, without migrating its schema.

        Raises :class:`StoreError` if it is not ours, or newer than this version.
        """
        database = cls(address, origin)
        try:
            with translate_open_errors(database.place):
                async with database._engine.connect() as connection:
                    await connection.run_sync(schema_revision, database.place)
        except BaseException:
            await database._engine.dispose()
            raise
        return database

    def start(self, resolve: ResolveBatch) -> Enqueue:
        """Start the writer task; return the function that enqueues writes."""
        self._writer = asyncio.create_task(self._write(resolve), name="yatzy-writer")
        return self._queue.put_nowait

    async def read(
        self,
        query: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Result:
        """Run a query on a pooled connection and return its result."""
        with translate_pg_errors(self.place):
            async with self._reader.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)

    async def close(self) -> None:
        """Commit all accepted writes, then close the pool."""
        self._queue.put_nowait(None)
        await self._writer
        await self._engine.dispose()

    # Writing

    async def _write(self, resolve: ResolveBatch) -> None:
        """Commit batches until the queue is closed."""
        loop = asyncio.get_running_loop()
        while batch := await self._next_batch():
            start = perf_counter()
            outcomes = await self._apply([write for write, _ in batch])
            loop.call_soon(resolve, batch, outcomes, perf_counter() - start)

    async def _next_batch(self) -> list[PendingWrite]:
        """Return all queued writes, waiting for the first; empty once the queue is closed."""
        batch: list[PendingWrite] = []
        while not batch or not self._queue.empty():
            one = await self._queue.get()
            if one is None:
                if batch:
                    self._queue.put_nowait(None)  # end after this batch
                break
            batch.append(one)
        return batch

    async def _apply(self, writes: Sequence[Write]) -> list[WriteOutcome]:
        """Commit a batch; if one statement fails, retry each write alone. Never raises."""
        try:
            with translate_pg_errors(self.place):
                async with self._engine.begin() as connection:
                    return await connection.run_sync(self._apply_batch, writes)
        except StoreError as error:
            problem = error
        except Exception as error:  # noqa: BLE001 # reported to the callers; the writer goes on
            problem = StatementFailed("store-failed", place=self.place, problem=repr(error))
        if not isinstance(problem, StatementFailed) or len(writes) == 1:
            return reject_all(problem, writes)
        return [(await self._apply(isolate(write)))[0] for write in writes]

    def _apply_batch(self, connection: Connection, writes: Sequence[Write]) -> list[WriteOutcome]:
        outcomes = apply_batch(connection, writes, now())
        for notice in pack_notifications(self._origin, changes_of(writes, outcomes)):
            connection.execute(NOTIFY, {"channel": CHANNEL, "notice": notice})
        return outcomes


def create_pool(address: str, limit: float | None = None) -> AsyncEngine:
    """Return a connection pool that replaces closed connections at checkout.

    That a connection is closed is known locally: a ping would take as long as a write.
    """
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=partial(connect, address, limit),
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=TIMEOUT,
        pool_use_lifo=True,
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def check(connection: Any, _record: object, _proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError  # the pool opens another

    return engine


def _migrate(connection: Connection, place: str) -> None:
    """Migrate the schema, one process at a time."""
    connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": MIGRATION_LOCK})
    upgrade_schema(connection, place)
