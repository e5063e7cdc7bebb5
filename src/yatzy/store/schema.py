"""The tables.

The key of an event, its game and its place in it, is the lock: of two that want the same place one is refused.
"""

from sqlalchemy import Column, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

games = Table(
    "games",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("begun", String(20), nullable=False),
    Column("secret", LargeBinary, nullable=True, comment="behind the dice; in the log only once it is shown"),
)

events = Table(
    "events",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", String(20), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)
