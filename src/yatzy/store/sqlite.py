"""SQLite: the file, who may read it, and how every connection to it is prepared."""

import errno
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

PATIENCE = 5
"""Seconds to wait while another process writes."""
PAUSE = 0.01
"""Seconds between two tries, where SQLite itself does not wait."""


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


def identity(file: Path) -> tuple[int, int] | None:
    """Return which file this is, whatever it is called, or ``None`` if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


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
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("begin immediate" if writes else "begin")

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
