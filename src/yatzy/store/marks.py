"""Marks: moments that a database remembers about itself, by name."""

from sqlalchemy import Connection, delete, select, text

from yatzy.store.schema import marks

PROBE = "written"
"""When a server last tried whether it can write."""
BACKUP = "backup"
"""When the games in this file were copied from a database. A database in use does not have it."""
WRITE_MARK = text("""
    insert into marks (name, at) values (:name, :at) on conflict (name) do update set at = excluded.at""")


def write_mark(connection: Connection, name: str, at: str) -> None:
    """Set a mark, whether or not it was set before."""
    connection.execute(WRITE_MARK, {"name": name, "at": at})


def read_mark(connection: Connection, name: str) -> str | None:
    """Return the moment of a mark, ``None`` if it is not set."""
    at: str | None = connection.scalar(select(marks.c.at).where(marks.c.name == name))
    return at


def remove_mark(connection: Connection, name: str) -> None:
    """Remove a mark, if it is set."""
    connection.execute(delete(marks).where(marks.c.name == name))
