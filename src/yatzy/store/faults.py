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
NOT_TAKEN = (
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_DIR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMSIZE,
)
"""The disk did not take what was written: a quota, a limit to files, a disk that is full or that fails."""
STATES = {
    "08": "store-away",  # connections
    "28": "store-locked",  # who may come in
    "3D": "store-no-database",
    "3F": "store-no-right",  # there is no schema to make tables in
    "42501": "store-no-right",
    "25006": "store-read-only",
    "53": "store-away",  # too many connections, no memory
    "53100": "store-full",
    "57": "store-away",  # it is being stopped or started, or was told to give up
    "58": "store-not-taken",  # its system failed
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}
"""What PostgreSQL calls a fault, or the class of it: https://www.postgresql.org/docs/current/errcodes-appendix.html"""


@contextmanager
def faults_told(place: str) -> Iterator[None]:
    """Turn what the database raises into a :class:`StoreError` that names the place."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise StoreError(_code(cause), place=place, problem=str(cause)) from None


def state_code(state: str | None) -> str:
    """Return the code for what PostgreSQL says; where it said nothing, it is away."""
    if state is None:
        return "store-away"
    return STATES.get(state) or STATES.get(state[:2], "store-failed")


def _code(cause: object) -> str:
    number = getattr(cause, "sqlite_errorcode", 0)
    if number in NOT_TAKEN:
        return "store-not-taken"
    return CODES.get(number & 0xFF, "store-failed")  # the low byte is the kind
