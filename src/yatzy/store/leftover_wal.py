"""A write-ahead log that a killed server left beside its database file, and whether the two belong together.

SQLite applies such a log to whatever file it finds beside it. After a backup was copied over the file alone,
that mixes two databases into one that is damaged, or wrong. So the two are read together first, and neither is
changed unless they fit.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from yatzy.rules.errors import StoreError
from yatzy.store.db_errors import translate_db_errors
from yatzy.store.marks import BACKUP

CHECKS = (
    "pragma quick_check(1)",
    "select 'key' from pragma_foreign_key_check limit 1",
    "select 'event' from events group by game having count(*) <> max(seq) + 1 limit 1",
)
"""Queries that find nothing, or "ok", in a whole database: its pages, references, and events of games."""


def wal_of(file: Path) -> Path:
    """Return the write-ahead log of a database file."""
    return file.with_name(f"{file.name}-wal")


def check_leftover_wal(file: Path) -> None:
    """Raise :class:`StoreError` if a log was left beside a database file that it does not belong to.

    Changes neither. Costs nothing after a clean end, which leaves no log; else it reads the whole database.
    """
    if _has_wal(file) and (_is_backup(file) or not _is_whole(file)):
        raise StoreError("store-other-log", place=str(file), log=wal_of(file.resolve()).name)


def check_backup_alone(file: Path) -> None:
    """Raise :class:`StoreError` if a file is a backup of ours and there is a log beside it. Costs little."""
    if _has_wal(file) and _is_backup(file):
        raise StoreError("store-other-log", place=str(file), log=wal_of(file.resolve()).name)


def _has_wal(file: Path) -> bool:
    try:
        return wal_of(file.resolve()).stat().st_size > 0 and file.stat().st_size > 0
    except OSError:
        return False


def _is_backup(file: Path) -> bool:
    """Return whether a file, without its log, is a backup: no server has written to it."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)) as alone:
            return alone.execute("select 1 from marks where name = ?", [BACKUP]).fetchone() is not None
    except sqlite3.Error:
        return False  # an earlier schema, or pages that only the log completes


def _is_whole(file: Path) -> bool:
    """Return whether a file with its log is whole. A connection that only reads does not apply the log."""
    with (
        translate_db_errors(str(file)),
        closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as both,
    ):
        try:
            is_ours = both.execute("select 1 from sqlite_master where name = 'events'").fetchone()
            checks = CHECKS if is_ours else CHECKS[:-1]
            return all(one == ("ok",) for check in checks for one in both.execute(check))
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
                raise
            return False
