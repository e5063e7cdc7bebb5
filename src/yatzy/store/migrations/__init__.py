"""How the schema grows: one file a step, run in order when a database is opened."""

import re

from sqlalchemy import Connection, inspect, text

from yatzy.rules.errors import StoreError

HEAD = "0003"
"""The last step."""
STEP = re.compile(r"\d{4}")
"""How our steps are called; a database that has taken others is not ours."""


def step_taken(connection: Connection, place: str) -> str | None:
    """Return how far a database has come, or refuse one that is not ours to go on with."""
    names = inspect(connection).get_table_names()
    step: str | None = None
    if "alembic_version" in names:
        step = connection.scalar(text("select version_num from alembic_version"))
    if step is None and names:
        raise StoreError("store-foreign", place=place)
    if step is not None and step > HEAD:
        raise StoreError("store-newer" if STEP.fullmatch(step) else "store-foreign", place=place)
    return step


def bring_up(connection: Connection, place: str) -> None:
    """Take the steps a database has not taken yet, in the transaction there is."""
    if step_taken(connection, place) == HEAD:  # another process may have been faster
        return
    from alembic import command  # noqa: PLC0415 # needed once in a database's life
    from alembic.config import Config  # noqa: PLC0415 # as above

    config = Config()
    config.set_main_option("script_location", "yatzy.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
