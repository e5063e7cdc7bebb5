"""SQLite: the file, its permissions and locks, and how connections are configured."""

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

from yatzy.rules.errors import DatabaseInUse, StoreBusy, StoreError, StoreOutage
from yatzy.store.db_errors import translate_db_errors
from yatzy.store.leftover_wal import check_backup_alone
from yatzy.store.marks import BACKUP, read_mark, remove_mark
from yatzy.store.migrations import HEAD, schema_revision, upgrade_schema

PATIENCE = 5
"""Seconds to wait while another process writes."""
PAUSE = 0.01
"""Seconds between retries where SQLite itself does not wait."""
BEGIN = "begin"
"""The execution option for the statement that begins a transaction; "" is autocommit."""
WRITING, ALONE = "begin immediate", ""
"""How a write transaction begins; and for a single statement, which saves two calls of SQLite."""


def open_engine(file: Path) -> Engine:
    """Open a database file, created if missing, and migrate its schema; raise :class:`StoreError`."""
    place = str(file)
    with translate_os_errors(place):
        create_private_file(file)
    check_backup_alone(file)
    engine = create_sqlite_engine(file.absolute())
    try:
        with translate_db_errors(place), engine.connect() as connection:
            step = schema_revision(connection, place)
            is_backup = step == HEAD and read_mark(connection, BACKUP) is not None
        with translate_db_errors(place):
            enable_wal(engine)  # only now: never modify another program's file
        if step != HEAD:
            with translate_db_errors(place), engine.execution_options(begin=WRITING).begin() as connection:
                upgrade_schema(connection, place)
        if is_backup:  # it is in use from now on
            with translate_db_errors(place), engine.execution_options(begin=WRITING).begin() as connection:
                remove_mark(connection, BACKUP)
    except BaseException:
        engine.dispose()
        raise
    return engine


@contextmanager
def translate_os_errors(place: str) -> Iterator[None]:
    """Raise errors of the file system as :class:`StoreOutage`."""
    try:
        yield
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        problem = getattr(error, "strerror", None) or str(error)
        raise StoreOutage("store-cannot-open", place=place, problem=problem) from None


def create_private_file(file: Path) -> None:
    """Create the file and its folder where missing, readable by their owner only; raise :class:`OSError`.

    The file holds the secrets of games in play. An existing file is not opened: closing it would release the
    POSIX locks that this process holds on it.
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


def acquire_server_lock(file: Path) -> Callable[[], None]:
    """Lock a database file for this server process; return the function that releases it.

    Locks an empty database beside the file, which works on every system and is released when the process dies.
    The terminal does not take this lock. Raises :class:`DatabaseInUse`.
    """
    with translate_os_errors(str(file)):
        resolved = file.resolve()
        beside = resolved.with_name(f"{resolved.name}-served")
        create_private_file(beside)
    identity = file_identity(beside)
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)

    def release() -> None:
        with suppress(OSError):  # Windows keeps open files
            beside.unlink()
        lock.close()

    try:
        with translate_db_errors(str(file)):
            lock.execute("pragma journal_mode = off")  # there is nothing to roll back
            lock.execute("begin exclusive")
    except StoreBusy:
        lock.close()
        raise DatabaseInUse("store-served", place=str(file)) from None
    except StoreError:
        lock.close()
        raise
    if file_identity(beside) != identity:  # deleted by its last owner: others would lock another file
        lock.close()
        raise DatabaseInUse("store-served", place=str(file))
    return release


def file_identity(file: Path) -> tuple[int, int] | None:
    """Return device and inode of a file, or ``None`` if there is none."""
    try:
        stat = file.stat()
    except OSError:
        return None
    return stat.st_dev, stat.st_ino


class FileIdentity:
    """Remembers which file was opened, to notice when another one has replaced it."""

    def __init__(self, file: Path) -> None:
        self._place = str(file)
        self._file = file.absolute()
        self._identity = file_identity(self._file)

    def check(self) -> None:
        """Raise :class:`StoreOutage` if the path no longer leads to the opened file."""
        if file_identity(self._file) != self._identity:
            raise StoreOutage("store-gone", place=self._place)


def create_sqlite_engine(file: Path) -> Engine:
    """Return an engine for a file, by its absolute path, so that no name is taken for a URL or ``:memory:``."""
    url = URL.create("sqlite", database=str(file))
    engine = create_engine(url, connect_args={"timeout": PATIENCE})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below
        connection.execute("pragma synchronous = full")
        connection.execute("pragma fullfsync = on")  # macOS needs this to really flush
        connection.execute("pragma foreign_keys = on")
        connection.execute("pragma secure_delete = on")  # a forgotten name leaves no trace in free pages

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if beginning := connection.get_execution_options().get(BEGIN, "begin"):
            connection.exec_driver_sql(beginning)

    return engine


def enable_wal(engine: Engine) -> None:
    """Turn on write-ahead logging, which the file remembers.

    SQLite does not wait when two processes do that to a new file at once, so this retries.
    """
    deadline = monotonic() + PATIENCE
    with closing(engine.raw_connection()) as connection:
        while True:
            try:
                connection.cursor().execute("pragma journal_mode = wal")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                    raise
                sleep(PAUSE)
            else:
                return
