"""Alembic migrations of the schema, run when a database is opened: one file per revision."""

import re

from sqlalchemy import Connection, inspect, text

from yatzy.rules.errors import StoreError

HEAD = "0005"
"""The newest revision."""
STEP = re.compile(r"\d{4}")
"""The form of our revision ids; a database with others is not ours."""


def schema_revision(connection: Connection, place: str) -> str | None:
    """Return the schema revision of a database, ``None`` if it is empty.

    Raises :class:`StoreError` for a database of another program or of a newer version.
    """
    names = inspect(connection).get_table_names()
    step: str | None = None
    if "alembic_version" in names:
        step = connection.scalar(text("select version_num from alembic_version"))
    if step is None and names:
        raise StoreError("store-foreign", place=place)
    if step is not None and step > HEAD:
        raise StoreError("store-newer" if STEP.fullmatch(step) else "store-foreign", place=place)
    return step


def upgrade_schema(connection: Connection, place: str) -> None:
    """Run the missing migrations in the current transaction."""
    if schema_revision(connection, place) == HEAD:  # another process may have migrated it
        return
    from alembic import command  # noqa: PLC0415 # rarely needed
    from alembic.config import Config  # noqa: PLC0415 # as above

    config = Config()
    config.set_main_option("script_location", "yatzy.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
