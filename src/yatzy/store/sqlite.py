"""SQLite: the file, who may read it, and how every connection to it is prepared."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from yatzy.rules.errors import StoreError
from yatzy.store.faults import faults_told
from yatzy.store.migrations import HEAD, bring_up, step_taken

PATIENCE = 5
"""Seconds to wait while another process writes."""
PAUSE = 0.01
"""Seconds between two tries, where SQLite itself does not wait."""
BEGIN = "begin"
"""The execution option that says how a transaction begins; with an empty one every statement is its own."""
WRITING, ALONE = "begin immediate", ""
"""To write; to write with one statement only, which saves two calls of SQLite."""


def opened(file: Path) -> Engine:
    """Open a database file, made where there is none, and bring its schema up to date."""
    place = str(file)
    with rooms_told(place):
        make_room(file)
    engine = connected(file.absolute())
    try:
        with faults_told(place), engine.connect() as connection:
            step = step_taken(connection, place)
        with faults_told(place):
            write_ahead(engine)  # only now: another program's file stays as it is
        if step != HEAD:
            with faults_told(place), engine.execution_options(begin=WRITING).begin() as connection:
                bring_up(connection, place)
    except BaseException:
        engine.dispose()
        raise
    return engine


@contextmanager
def rooms_told(place: str) -> Iterator[None]:
    """Tell what the system says when there cannot be a file."""
    try:
        yield
    except (OSError, ValueError) as error:  # a value error: nothing that could be a name
        problem = getattr(error, "strerror", None) or str(error)
        raise StoreError("store-cannot-open", place=place, problem=problem) from None


def make_room(file: Path) -> None:
    """Make the file and its folder where there are none, for their owner alone; raise what the system says.

    The file holds the secrets of games that are not over. One that is there is not touched: whoever opens and
    closes a database's file lets go of the locks that this process has on it.
    """
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR)) from None
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)) from None
        if not os.access(file, os.R_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES)) from None


def reserve(file: Path) -> Callable[[], None]:
    """Keep a database file for this process to serve, and return how to let it go.

    Beside it lies an empty database meanwhile that one process at a time can lock, on every system, and that is
    free again when a process dies. Whoever plays in a terminal does not ask for it.
    """
    with rooms_told(str(file)):
        whole = file.resolve()
        beside = whole.with_name(f"{whole.name}-served")
        make_room(beside)
    here = identity(beside)
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)

    def release() -> None:
        with suppress(OSError):  # some systems keep a file that is open
            beside.unlink()
        lock.close()

    try:
        with faults_told(str(file)):
            lock.execute("pragma journal_mode = off")  # there will be nothing to take back
            lock.execute("begin exclusive")
    except StoreError as error:
        lock.close()
        if error.code == "store-busy":
            raise StoreError("store-served", place=str(file)) from None
        raise
    if identity(beside) != here:  # whoever let it go took it away: what is locked now nobody else will find
        lock.close()
        raise StoreError("store-served", place=str(file))
    return release


def identity(file: Path) -> tuple[int, int] | None:
    """Return which file this is, whatever it is called, or ``None`` if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


class Whereabouts:
    """Which file was opened, to notice if it is no longer the one that others find there."""

    def __init__(self, file: Path) -> None:
        self._place = str(file)
        self._file = file.absolute()
        self._identity = identity(self._file)

    def check(self) -> None:
        """Raise an error if what is written now nobody would find."""
        if identity(self._file) != self._identity:
            raise StoreError("store-gone", place=self._place)


def connected(file: Path) -> Engine:
    """Return the way to a database file, by its absolute path, so that no name means a URL or memory."""
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say, below
        connection.execute("pragma synchronous = full")
        connection.execute("pragma fullfsync = on")  # where waiting for the disk takes more than asking for it
        connection.execute("pragma foreign_keys = on")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if beginning := connection.get_execution_options().get(BEGIN, "begin"):
            connection.exec_driver_sql(beginning)

    return engine


def write_ahead(engine: Engine) -> None:
    """Turn write-ahead logging on, which stays with the file.

    Two who do that at once to a new file collide, and SQLite itself does not wait.
    """
    patient_until = monotonic() + PATIENCE
    with closing(engine.raw_connection()) as connection:
        while True:
            try:
                connection.cursor().execute("pragma journal_mode = wal")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > patient_until:
                    raise
                sleep(PAUSE)
            else:
                return
