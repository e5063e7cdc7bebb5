"""What would run, found out without running it: no database is made, and none is brought up to date."""

import asyncio
import errno
import os
import platform
import sqlite3
from functools import partial
from importlib.metadata import version

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import NullPool, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from yatzy.rules.errors import ServeError, StoreError, YatzyError
from yatzy.server.addresses import here, listen, near
from yatzy.server.settings import SETTINGS, Settings
from yatzy.store.faults import faults_told
from yatzy.store.log import SERVER, file_at
from yatzy.store.migrations import HEAD, step_taken
from yatzy.store.sqlite import reserve

LIBRARIES = ("yatzy", "litestar", "uvicorn", "msgspec", "sqlalchemy", "asyncpg")


class Database(Struct, frozen=True):
    """Where games are kept, and how far that has come."""

    kind: str
    place: str
    schema: str | None
    """The last step of its schema; none where nothing is there yet, or nothing that opens."""
    needs: str = HEAD
    """The step this yatzy brings it to."""


class Checked(Struct, frozen=True):
    """What would run, and what keeps it from that."""

    settings: Settings
    """As they came out: with the port, and the address for others."""
    here: str
    database: Database
    versions: dict[str, str]
    problems: tuple[YatzyError, ...]

    def as_data(self) -> dict[str, object]:
        """Return it as data for programs, with no password in it."""
        settings = {
            name: getattr(self.settings, name) for name in SETTINGS if name not in {"database", "no_browser"}
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
            "settings": settings | {"browser": self.settings.browser},
            "versions": self.versions,
            "problems": [one.code for one in self.problems],
        }


def check(settings: Settings) -> Checked:
    """Find out what would run."""
    problems: list[YatzyError] = []
    try:
        sockets = listen(settings)
    except ServeError as error:
        problems.append(error)
    else:
        settings = replace(settings, port=sockets[0].getsockname()[1])
        for one in sockets:
            one.close()
    settings = replace(settings, near_url=near(settings))
    kind, place, schema = "PostgreSQL" if settings.on_postgres else "SQLite", "", None
    try:
        place = place_told(settings.database)
        schema = asyncio.run(_step_taken(settings))
    except StoreError as error:
        problems.append(error)
    database = Database(kind, place, schema)
    versions = {"python": platform.python_version(), "sqlite": sqlite3.sqlite_version}
    versions |= {name: version(name) for name in LIBRARIES}
    return Checked(settings, here(settings), database, versions, tuple(problems))


def place_told(database: str) -> str:
    """Return where games are kept, as it can be told: never with a password."""
    if not database.startswith(SERVER):
        return str(file_at(database))
    from yatzy.store.postgres import place_of  # noqa: PLC0415 # few have one

    return place_of(database)


async def _step_taken(settings: Settings) -> str | None:
    return await _in_postgres(settings.database) if settings.on_postgres else _in_file(settings.database)


def _in_file(database: str) -> str | None:
    """Return how far an SQLite file has come, or ``None`` where there is none yet but one can be made."""
    file = file_at(database)
    place = str(file)
    if not file.exists():
        folder = next(one for one in file.absolute().parents if one.exists())
        if not folder.is_dir():
            raise _cannot_open(place, errno.ENOTDIR)
        if not os.access(folder, os.W_OK | os.X_OK):
            raise _cannot_open(place, errno.EACCES)
        return None
    if file.is_dir():
        raise _cannot_open(place, errno.EISDIR)
    engine = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
    )
    try:
        with faults_told(place), engine.connect() as connection:
            step = step_taken(connection, place)
    finally:
        engine.dispose()
    reserve(file)()  # which is refused while another server has it
    return step


def _cannot_open(place: str, number: int) -> StoreError:
    return StoreError("store-cannot-open", place=place, problem=os.strerror(number))


async def _in_postgres(address: str) -> str | None:
    """Return how far a PostgreSQL database has come, or ``None`` where nothing is in it yet."""
    from yatzy.store import postgres  # noqa: PLC0415 # few have one

    place = postgres.place_of(address)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=partial(postgres.connected, address), poolclass=NullPool
    )
    try:
        with postgres.opening_told(place):
            async with engine.connect() as connection:
                step = await connection.run_sync(step_taken, place)
                if step != HEAD:
                    await connection.run_sync(postgres.check_rights, place)
                return step
    finally:
        await engine.dispose()
