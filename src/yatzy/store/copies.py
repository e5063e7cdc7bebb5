"""Backup, restore and move: opens the databases that :mod:`yatzy.store.transfer` copies games from and to.

A source may be in use; only what is moved away must not be. A target is complete or untouched: an SQLite file
is written beside its place and renamed, PostgreSQL has one transaction. The old file stays beside the new one.
"""

import errno
import os
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, text

from yatzy.clock import now
from yatzy.rules.errors import DatabaseInUse, StoreError, StoreOutage
from yatzy.store.db_errors import translate_db_errors
from yatzy.store.event_log import POSTGRES_SCHEMES, sqlite_path
from yatzy.store.leftover_wal import wal_of
from yatzy.store.marks import BACKUP, write_mark
from yatzy.store.migrations import HEAD, schema_revision, upgrade_schema
from yatzy.store.sqlite import (
    WRITING,
    acquire_server_lock,
    create_private_file,
    create_sqlite_engine,
    open_engine,
    translate_os_errors,
)
from yatzy.store.transfer import Contents, OnProgress, copy_games, delete_games, has_games

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

Params = ParamSpec("Params")
Result = TypeVar("Result")
COPY_TIMEOUT = 3600.0
"""Seconds within which PostgreSQL must answer a statement of a copy."""
OTHER_SERVERS = text("""
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'yatzy' and pid <> pg_backend_pid()""")


async def back_up(database: str, file: Path, on_progress: OnProgress) -> Contents:
    """Copy a database that may be in use into a new file; raise :class:`StoreError`."""
    async with open_source(database) as source, open_target(str(file)) as target:
        return await copy_games(source, target, on_progress)


async def restore(file: Path, database: str, *, replace: bool, on_progress: OnProgress) -> Contents:
    """Copy a backup into a database that no server uses; ``replace`` says that it may have games already."""
    with _open_upgraded(file) as backup:
        async with open_source(str(backup)) as source, open_target(database, replace=replace) as target:
            return await copy_games(source, target, on_progress)


async def move(source_database: str, target_database: str, on_progress: OnProgress) -> Contents:
    """Copy a database that no server uses into another without games. The first one stays as it is."""
    async with (
        open_source(source_database, unused=True) as source,
        open_target(target_database) as target,
    ):
        return await copy_games(source, target, on_progress)


@contextmanager
def _open_upgraded(file: Path) -> Iterator[Path]:
    """Yield a backup in the present schema: itself, or a copy of one from an earlier version."""
    with _open_for_reading(file) as connection:
        revision = schema_revision(connection, str(file))
    if revision == HEAD or revision is None:
        yield file
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        open_engine(copy).dispose()
        yield copy


# Sources


@asynccontextmanager
async def open_source(
    database: str, *, unused: bool = False
) -> AsyncIterator["SyncTransaction | AsyncTransaction"]:
    """Open a database to read it as it is at one moment; with ``unused``, only if no server uses it.

    Raises :class:`StoreError`, also for a schema of an earlier version.
    """
    if database.startswith(POSTGRES_SCHEMES):
        async with _postgres_transaction(database) as source:
            await source.run(_begin_snapshot)
            _check_revision(await source.run(schema_revision, source.place), source.place)
            if unused and await source.run(lambda connection: connection.scalar(OTHER_SERVERS)):
                raise DatabaseInUse("host-in-use", place=source.place)
            yield source
        return
    file = sqlite_path(database)
    with _hold_lock(file) if unused else nullcontext(), _open_for_reading(file) as connection:
        _check_revision(schema_revision(connection, str(file)), str(file))
        yield SyncTransaction(connection, str(file))


def _begin_snapshot(connection: Connection) -> None:
    connection.execute(text("set transaction isolation level repeatable read, read only"))


def _check_revision(revision: str | None, place: str) -> None:
    if revision != HEAD:
        raise StoreError("host-no-games" if revision is None else "host-older", place=place)


@contextmanager
def _open_for_reading(file: Path) -> Iterator[Connection]:
    """Open a file that has to be there, and read it as it is at one moment."""
    place = str(file)
    if not file.is_file():  # it is not opened: closing it would release the locks of a server in this process
        raise StoreOutage("store-cannot-open", place=place, problem=os.strerror(errno.ENOENT))
    engine = create_sqlite_engine(file.absolute())
    try:
        with translate_db_errors(place), engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


# Targets


@asynccontextmanager
async def open_target(
    database: str, *, replace: bool = False
) -> AsyncIterator["SyncTransaction | AsyncTransaction"]:
    """Open a database without games to copy some into; all of it is stored when the block ends well.

    With ``replace`` those that are there are replaced; a file is kept beside the new one. Raises
    :class:`StoreError` if there are games, or a server uses it.
    """
    if database.startswith(POSTGRES_SCHEMES):
        async with _postgres_transaction(database) as target:
            await target.run(upgrade_schema, target.place)
            if await target.run(lambda connection: connection.scalar(OTHER_SERVERS)):
                raise DatabaseInUse("host-in-use", place=target.place)
            if not replace and await target.run(has_games):
                raise StoreError("host-has-games", place=target.place)
            await target.run(delete_games)
            yield target
            await target.commit()
        return
    file = sqlite_path(database).absolute()
    with translate_os_errors(str(file)), _hold_lock(file):
        if not replace and file.exists() and file.stat().st_size:
            raise StoreError("host-has-games", place=str(file))
        with _new_file(file) as engine_file:
            engine = open_engine(engine_file)
            try:
                with translate_db_errors(str(file)):
                    with engine.execution_options(begin=WRITING).begin() as connection:
                        yield SyncTransaction(connection, str(file))
                        write_mark(connection, BACKUP, now())
                    with engine.connect() as connection:
                        connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
            finally:
                engine.dispose()


@contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Yield a new file beside a place, which is put there when the block ends well.

    It belongs to whoever owned the old file, or owns the folder. The old one is kept with ``.before`` after its
    name, with its log: that may hold its last moves. No log is left beside the new one.
    """
    new = file.with_name(f"{file.name}.copying")
    _remove(new)
    create_private_file(new)
    try:
        yield new
        if hasattr(os, "chown") and os.geteuid() == 0:
            owner = (file if file.exists() else file.parent).stat()
            os.chown(new, owner.st_uid, owner.st_gid)
        if file.exists() and file.stat().st_size:
            old = file.with_name(f"{file.name}.before")
            _remove(old)
            for one, kept in ((wal_of(file), wal_of(old)), (file, old)):
                with suppress(FileNotFoundError):
                    os.link(one, kept)
        new.replace(file)  # a log that is still beside it is noticed, should this end here
        for end in ("-wal", "-shm"):
            file.with_name(f"{file.name}{end}").unlink(missing_ok=True)
        _sync_folder(file.parent)
    finally:
        _remove(new)


def _remove(file: Path) -> None:
    for end in ("", "-wal", "-shm"):
        file.with_name(f"{file.name}{end}").unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)


@contextmanager
def _hold_lock(file: Path) -> Iterator[None]:
    """Keep servers from a file; raise :class:`DatabaseInUse` if one has it."""
    try:
        release = acquire_server_lock(file)
    except DatabaseInUse:
        raise DatabaseInUse("host-in-use", place=str(file)) from None
    try:
        yield
    finally:
        release()


# Transactions


class SyncTransaction:
    """A transaction of an SQLite file. Nothing else waits for the loop while it is copied."""

    def __init__(self, connection: Connection, place: str) -> None:
        self._connection, self.place = connection, place

    async def run(
        self,
        query: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Result:
        """Run a function of the connection."""
        return query(self._connection, *args, **kwargs)


class AsyncTransaction:
    """A transaction of a PostgreSQL database."""

    def __init__(self, connection: "AsyncConnection", place: str) -> None:
        self._connection, self.place = connection, place

    async def run(
        self,
        query: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Result:
        """Run a function of the connection."""
        return await self._connection.run_sync(query, *args, **kwargs)

    async def commit(self) -> None:
        """Store all that was written."""
        await self._connection.commit()


@asynccontextmanager
async def _postgres_transaction(address: str) -> AsyncIterator[AsyncTransaction]:
    """Open a connection with one transaction, which is rolled back unless it is committed."""
    from yatzy.store import postgres  # noqa: PLC0415 # few have one

    place = postgres.place_of(address)
    engine = postgres.create_pool(address, COPY_TIMEOUT)
    try:
        with postgres.translate_open_errors(place):
            async with engine.connect() as connection:
                yield AsyncTransaction(connection, place)
    finally:
        await engine.dispose()
