"""``yatzy serve --check``: reports what would run. Creates and migrates no database."""

import asyncio
import errno
import os
import platform
import sqlite3
from dataclasses import asdict
from functools import partial
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryFile

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Column, Connection, Integer, MetaData, NullPool, Table, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.schema import CreateTable

from yatzy.clock import now
from yatzy.rules.errors import ServeError, StoreError, StoreOutage, YatzyError
from yatzy.server.net.addresses import bind, lan_url, local_url
from yatzy.server.settings import SECRETS, SETTINGS, Settings
from yatzy.store.db_errors import translate_db_errors
from yatzy.store.event_log import POSTGRES_SCHEMES, sqlite_path
from yatzy.store.expiry import RetentionForecast, forecast_retention
from yatzy.store.leftover_wal import check_leftover_wal
from yatzy.store.marks import PROBE, write_mark
from yatzy.store.migrations import HEAD, schema_revision
from yatzy.store.sqlite import acquire_server_lock

TRIED_BYTES = 65_536
"""Bytes that must find room on the disk."""
LIBRARIES = ("yatzy", "litestar", "uvicorn", "msgspec", "sqlalchemy", "asyncpg")


Inspected = tuple[str | None, RetentionForecast | None]
"""The schema revision of a database, and what retention is going to delete from it."""


class DatabaseReport(Struct, frozen=True):
    """The database that would be used."""

    kind: str
    place: str
    schema: str | None
    """Its schema revision; ``None`` if it does not exist yet or cannot be opened."""
    retention: RetentionForecast | None = None
    """What retention is going to delete; ``None`` where it is off, or the database cannot be opened."""
    needs: str = HEAD
    """The revision this version migrates it to."""


class PreflightReport(Struct, frozen=True):
    """What would run, and the problems that prevent it."""

    settings: Settings
    """With the actual port and the LAN address."""
    here: str
    database: DatabaseReport
    versions: dict[str, str]
    problems: tuple[YatzyError, ...]

    def as_data(self) -> dict[str, object]:
        """Return the report as data, without passwords."""
        settings = {
            name: getattr(self.settings, name)
            for name in SETTINGS
            if name not in {"database", "no_browser", *SECRETS}
        }
        return {
            "here": self.here,
            "near": self.settings.near_url,
            "public": self.settings.public_url,
            "database": {
                "kind": self.database.kind,
                "place": self.database.place,
                "schema": self.database.schema,
            },
            "retention": self.database.retention and asdict(self.database.retention),
            "settings": settings | {"browser": self.settings.browser},
            "versions": self.versions,
            "problems": [one.code for one in self.problems],
        }


def run_preflight(settings: Settings) -> PreflightReport:
    """Check the port and the database; problems are in the report, not raised."""
    problems: list[YatzyError] = []
    try:
        sockets = bind(settings)
    except ServeError as error:
        problems.append(error)
    else:
        settings = replace(settings, port=sockets[0].getsockname()[1])
        for one in sockets:
            one.close()
    settings = replace(settings, near_url=lan_url(settings))
    database = DatabaseReport("PostgreSQL" if settings.on_postgres else "SQLite", "", None)
    try:
        database = replace(database, place=database_place(settings.database))
        schema, forecast = asyncio.run(_inspect_database(settings))
        database = replace(database, schema=schema, retention=forecast)
    except StoreError as error:
        problems.append(error)
    versions = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    versions |= {name: version(name) for name in LIBRARIES}
    return PreflightReport(settings, local_url(settings), database, versions, tuple(problems))


def database_place(database: str) -> str:
    """Return where games are stored, without a password."""
    if not database.startswith(POSTGRES_SCHEMES):
        return str(sqlite_path(database))
    from yatzy.store.postgres import place_of  # noqa: PLC0415 # few have one

    return place_of(database)


async def _inspect_database(settings: Settings) -> Inspected:
    return await _inspect_postgres(settings) if settings.on_postgres else _inspect_sqlite(settings)


def _inspect_connection(connection: Connection, place: str, settings: Settings) -> Inspected:
    step = schema_revision(connection, place)
    return step, forecast_retention(connection, settings.retention, now(), step)


def _inspect_sqlite(settings: Settings) -> Inspected:
    """Inspect an SQLite file; it has no revision if it could be created.

    Whether it could be written is tried with another file beside it: this one stays as it is.
    """
    file = sqlite_path(settings.database)
    place = str(file)
    if not file.exists():
        folder = next(one for one in file.absolute().parents if one.exists())
        if not folder.is_dir():
            raise _cannot_open(place, errno.ENOTDIR)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise _cannot_open(place, errno.EACCES)
        _try_writing(folder, place)
        return None, RetentionForecast(now(), 0, 0) if settings.retention.is_on else None
    if file.is_dir():
        raise _cannot_open(place, errno.EISDIR)
    for one in (file, *(file.with_name(f"{file.name}{end}") for end in ("-wal", "-shm"))):
        if one.exists() and not os.access(one, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise StoreOutage("store-read-only", place=str(one))
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    )
    try:
        with translate_db_errors(place), engine.connect() as connection:
            inspected = _inspect_connection(connection, place, settings)
    finally:
        engine.dispose()
    acquire_server_lock(file)()  # raises while another server has it
    check_leftover_wal(file)
    _try_writing(file.resolve().parent, place)
    return inspected


def _try_writing(folder: Path, place: str) -> None:
    """Raise :class:`StoreError` if nothing can be written in the folder of a database."""
    try:
        with TemporaryFile(dir=folder) as tried:
            tried.write(bytes(TRIED_BYTES))
            os.fsync(tried.fileno())
    except OSError as error:
        if error.errno in {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}:
            raise StoreOutage("store-full", place=place) from None
        raise _cannot_open(place, error.errno or errno.EIO) from None


def _cannot_open(place: str, number: int) -> StoreError:
    return StoreOutage("store-cannot-open", place=place, problem=os.strerror(number))


def _try_statement(connection: Connection, revision: str | None) -> None:
    """Write something, which the caller takes back."""
    if revision == HEAD:
        write_mark(connection, PROBE, now())
    else:
        connection.execute(CreateTable(Table("yatzy_check", MetaData(), Column("id", Integer))))


async def _inspect_postgres(settings: Settings) -> Inspected:
    """Inspect a PostgreSQL database; it has no revision if it is empty."""
    from yatzy.store import postgres  # noqa: PLC0415 # few have one

    place = postgres.place_of(settings.database)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=partial(postgres.connect, settings.database), poolclass=NullPool
    )
    try:
        with postgres.translate_open_errors(place):
            async with engine.connect() as connection:
                inspected = await connection.run_sync(_inspect_connection, place, settings)
                if inspected[0] != HEAD:
                    await connection.run_sync(postgres.check_rights, place)
                await connection.run_sync(_try_statement, inspected[0])
                await connection.rollback()
                return inspected
    finally:
        await engine.dispose()
