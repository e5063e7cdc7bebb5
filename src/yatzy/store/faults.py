"""What a database says when it cannot, as errors with a code of their own."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from yatzy.rules.errors import StoreError

CODES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}


@contextmanager
def faults_told(place: str) -> Iterator[None]:
    """Turn what the database raises into a :class:`StoreError` that names the place."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        number = getattr(cause, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind
        raise _told(CODES.get(number, "store-failed"), place, str(cause)) from None


def _told(code: str, place: str, problem: str) -> StoreError:
    return StoreError(code, place=place, problem=problem)
