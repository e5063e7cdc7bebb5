"""Databases as older versions left them, from ``tests/golden/stores``."""

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

STORES = Path(__file__).parents[2] / "golden" / "stores"


async def load_golden_store(database: str) -> None:
    """Make the database what the store of schema 0003 was."""
    script = (STORES / "0003.sql").read_text("utf-8")
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as plain:
            plain.executescript(script)
        return
    connection = await asyncpg.connect(database)
    try:  # PostgreSQL's own types, and parents before children
        for old, new in (
            ("BLOB", "bytea"),
            ("DATETIME", "timestamp"),
            ("BEGIN TRANSACTION;", ""),
            ("COMMIT;", ""),
        ):
            script = script.replace(old, new)
        await connection.execute("set session_replication_role = replica")
        creating = script.split(";\n")
        tables = [one for one in creating if "CREATE TABLE" in one]
        rest = [one for one in creating if "CREATE TABLE" not in one and one.strip()]
        parents = [one for one in tables if "CREATE TABLE games" in one]
        for statement in (*parents, *(one for one in tables if one not in parents), *rest):
            await connection.execute(_as_postgres(statement))
    finally:
        await connection.close()


def _as_postgres(statement: str) -> str:
    if 'INSERT INTO "tables"' in statement:  # whether it is listed is a boolean there
        head, tail = statement.rsplit(",0,'", 1)
        return f"{head},false,'{tail}"
    return statement
