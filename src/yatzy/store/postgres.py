"""PostgreSQL as a server uses it: many processes write, and each tells the others in the same transaction."""

import asyncio
import errno
import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar
from urllib.parse import urlsplit

import asyncpg
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from yatzy.rules.errors import StoreError
from yatzy.store.faults import state_code
from yatzy.store.migrations import bring_up
from yatzy.store.notices import CHANNEL, news_of, notices
from yatzy.store.sql import now
from yatzy.store.wishes import Outcome, Put, Tell, Waiting, Wish, alone, grant, refusals

CUT = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What is raised where there is no connection, or no longer; a timeout is one of the first kind, a cut in the
middle of a question one of the last."""
PATIENCE = 3.0
"""Seconds to wait for a connection, and for an answer."""
MIGRATING = 60.0
"""Seconds to wait for an answer while the schema grows, perhaps by another process."""
CONNECTIONS = 8
"""At once, in one process: one writes, the others read."""
GROWING = 0x79_61_74_7A_79
"""The number of the lock that keeps two from migrating at once."""
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
NOTIFY = text("select pg_notify(:channel, :notice)")
HOST = re.compile(r"([^:\[\]]*|\[[^\[\]]*\])(:[0-9]+)?")
"""A host and perhaps its port; there may be several, or none where a socket is meant."""
Wire: TypeAlias = asyncpg.Connection
"""A connection as the driver has it."""


async def connected(address: str, limit: float = PATIENCE) -> Wire:
    """Return a connection that waits for the disk at every commit, whatever the server is used to."""
    settings = {
        "application_name": "yatzy",
        "default_transaction_isolation": "read committed",
        "synchronous_commit": "on",
    }
    connection: Wire = await asyncpg.connect(
        address, timeout=PATIENCE, command_timeout=limit, server_settings=settings
    )
    return connection


def place_of(address: str) -> str:
    """Return where a database is, without who asks or their password; refuse what is no address of one."""
    hosts, path = "", ""
    with suppress(ValueError):  # such as half a bracket
        url = urlsplit(address)
        hosts, path = url.netloc.rpartition("@")[2], url.path
        if "@" in url.path + url.query + url.fragment:  # a sign in a password that had to be written otherwise
            path = ""
    if not path.startswith("/") or not all(HOST.fullmatch(host) for host in hosts.split(",")):
        raise StoreError("store-address")
    return f"postgresql://{hosts}{path}"


@contextmanager
def faults_told(place: str) -> Iterator[None]:
    """Turn what PostgreSQL, its driver or the network raise into a :class:`StoreError` that names the place."""
    try:
        yield
    except (DBAPIError, PoolTimeout, *CUT) as error:
        cause = _cause(error)
        if isinstance(cause, asyncpg.ClientConfigurationError):
            raise StoreError("store-address") from None
        code = state_code(getattr(cause, "sqlstate", None))
        if isinstance(cause, ValueError):  # what was to be written never got as far as the database
            code = "store-failed"
        raise StoreError(code, place=place, problem=_problem(cause)) from None


@contextmanager
def opening_told(place: str) -> Iterator[None]:
    """Turn what keeps a database from being opened into a :class:`StoreError`; what is away was not reached."""
    try:
        with faults_told(place):
            yield
    except StoreError as error:
        if error.code == "store-away":
            raise StoreError("store-unreachable", **error.details) from None
        raise


def check_rights(connection: Connection, place: str) -> None:
    """Refuse a database in which this user may not make tables."""
    may = text("select has_schema_privilege(current_schema(), 'create')")
    if not connection.scalar(may):  # or there is no schema to make them in
        raise StoreError("store-no-right", place=place)


def _cause(error: Exception) -> BaseException:
    """Return what the driver raised, where it came in other words."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return error.orig.__cause__ or error.orig
    return error


def _problem(cause: BaseException) -> str:
    """Return what somebody said, or what the system calls it; only a timeout says nothing."""
    number = getattr(cause, "errno", None) or 0
    if number < 0:  # no such host
        return str(getattr(cause, "strerror", cause))
    return os.strerror(number) if number else str(cause) or os.strerror(errno.ETIMEDOUT)


class PostgresDatabase:
    """A PostgreSQL database that any number of processes serve."""

    shared = True

    def __init__(self, address: str, origin: str) -> None:
        self.place = place_of(address)
        self._origin = origin
        self._engine = _engine(address)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        """To read takes one statement, and so no transaction."""
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()

    @classmethod
    async def opened(cls, address: str, origin: str) -> "PostgresDatabase":
        """Open a database and bring its schema up to date."""
        database = cls(address, origin)
        growing = _engine(address, MIGRATING)
        try:
            with opening_told(database.place):
                async with growing.begin() as connection:
                    await connection.run_sync(_bring_up, database.place)
        finally:
            await growing.dispose()
        return database

    def start(self, tell: Tell) -> Put:
        """Begin to write, and return how wishes are put."""
        self._writing = asyncio.create_task(self._write(tell), name="yatzy-writer")
        return self._queue.put_nowait

    async def read(
        self,
        question: Callable[Concatenate[Connection, Asked], Answer],
        *asked: Asked.args,
        **named: Asked.kwargs,
    ) -> Answer:
        """Ask something of the database."""
        with faults_told(self.place):
            async with self._reading.connect() as connection:
                return await connection.run_sync(question, *asked, **named)

    async def close(self) -> None:
        """Write what was accepted, and let go of the database."""
        self._queue.put_nowait(None)
        await self._writing
        await self._engine.dispose()

    # Writing

    async def _write(self, tell: Tell) -> None:
        """Write what comes, until nothing more will."""
        loop = asyncio.get_running_loop()
        while batch := await self._taken():
            start = perf_counter()
            outcomes = await self._outcomes([wish for wish, _ in batch])
            loop.call_soon(tell, batch, outcomes, perf_counter() - start)

    async def _taken(self) -> list[Waiting]:
        """Return all that waits, once there is something; nothing at the end."""
        batch: list[Waiting] = []
        while not batch or not self._queue.empty():
            one = await self._queue.get()
            if one is None:
                if batch:
                    self._queue.put_nowait(None)  # to end the next time
                break
            batch.append(one)
        return batch

    async def _outcomes(self, wishes: Sequence[Wish]) -> list[Outcome]:
        """Return what came of wishes: of all together or, where one of them cannot be written, of each."""
        try:
            with faults_told(self.place):
                async with self._engine.begin() as connection:
                    return await connection.run_sync(self._grant, wishes)
        except StoreError as error:
            problem = error
        except Exception as error:  # noqa: BLE001 # whatever it was: who waits is told, and the rest goes on
            problem = StoreError("store-failed", place=self.place, problem=repr(error))
        if problem.code != "store-failed" or len(wishes) == 1:
            return refusals(problem, wishes)
        return [(await self._outcomes(alone(wish)))[0] for wish in wishes]

    def _grant(self, connection: Connection, wishes: Sequence[Wish]) -> list[Outcome]:
        outcomes = grant(connection, wishes, now())
        for notice in notices(self._origin, news_of(wishes, outcomes)):
            connection.execute(NOTIFY, {"channel": CHANNEL, "notice": notice})
        return outcomes


def _engine(address: str, limit: float = PATIENCE) -> AsyncEngine:
    """Return the way to a database: connections that were closed meanwhile are made again before they are used.

    That they were closed is known without asking, which would take as long as to write.
    """

    async def connect() -> Wire:
        return await connected(address, limit)

    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=connect,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_use_lifo=True,
    )

    @event.listens_for(engine.sync_engine, "checkout")
    def check(connection: Any, _record: object, _proxy: object) -> None:
        if connection.driver_connection.is_closed():
            raise DisconnectionError  # whereupon another is made

    return engine


def _bring_up(connection: Connection, place: str) -> None:
    """Bring the schema up to date, one process at a time."""
    connection.execute(text("select pg_advisory_xact_lock(:number)"), {"number": GROWING})
    bring_up(connection, place)
