"""Database errors as :class:`StoreError`, with codes of our own."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from yatzy.rules.errors import StatementFailed, StoreAway, StoreBusy, StoreError, StoreOutage

SQLITE_CODES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
WRITE_FAILURES = (
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_DIR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
)
"""The disk rejected a write: a quota, a file size limit, a full or failing disk."""
SQLSTATE_CODES = {
    "08": "store-away",
    "28": "store-locked",  # authentication
    "3D": "store-no-database",
    "3F": "store-no-right",  # no schema to create tables in
    "42501": "store-no-right",
    "25006": "store-read-only",
    "53": "store-away",  # too many connections, no memory
    "53100": "store-full",
    "57": "store-away",  # shutting down, starting up, or cancelled
    "58": "store-not-taken",  # system error
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}
"""By SQLSTATE or its class: https://www.postgresql.org/docs/current/errcodes-appendix.html"""


ERROR_CLASSES = {
    "store-away": StoreAway,
    "store-busy": StoreBusy,
    "store-cannot-open": StoreOutage,
    "store-damaged": StoreOutage,
    "store-failed": StatementFailed,
    "store-full": StoreOutage,
    "store-not-taken": StoreOutage,
    "store-read-only": StoreOutage,
}
"""The class of each code; other codes are plain :class:`StoreError`."""


@contextmanager
def translate_db_errors(place: str) -> Iterator[None]:
    """Raise database errors as :class:`StoreError` with the place they concern."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise store_error(_code_for_sqlite(cause), place=place, problem=str(cause)) from None


def store_error(code: str, **details: str) -> StoreError:
    """Return an error of the class that belongs to ``code``."""
    return ERROR_CLASSES.get(code, StoreError)(code, **details)


def code_for_sqlstate(state: str | None) -> str:
    """Return the error code for an SQLSTATE; without one, the connection was lost."""
    if state is None:
        return "store-away"
    return SQLSTATE_CODES.get(state) or SQLSTATE_CODES.get(state[:2], "store-failed")


def _code_for_sqlite(cause: object) -> str:
    number = getattr(cause, "sqlite_errorcode", 0)
    if number in WRITE_FAILURES:
        return "store-not-taken"
    return SQLITE_CODES.get(number & 0xFF, "store-failed")  # the low byte is the primary result code
