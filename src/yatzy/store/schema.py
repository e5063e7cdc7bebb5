"""The SQL tables.

The primary key of an event, its game and its ``seq``, is the optimistic lock: of two appends at the same place,
one fails.
"""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

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
    Column("key", String(100), nullable=True, comment="the command it came from, to know it again"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, nullable=False, comment="of the room; one more with every change"),
    Column("room", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("state", String(10), nullable=False, comment="open, playing or over"),
    Column("match", String(40), nullable=True, comment="the duplicate match it belongs to"),
    Column("made", String(20), nullable=False),
    Column("touched", String(20), nullable=False),
    Index("tables_listed", "listed", "state", "made", "id"),
    Index("tables_of_match", "match", "made", "id"),
    Index("tables_by_age", "state", "touched", "id"),
)

plays = Table(
    "plays",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(64), nullable=False, comment="the fingerprint of a key: nobody's name"),
    Column("at", String(20), nullable=False),
    Column(
        "joined",
        Boolean,
        nullable=False,
        server_default=false(),
        comment="whether it was claimed before its first roll",
    ),
    Index("plays_of_player", "player", "at", "game", "seat"),
)

summaries = Table(
    "summaries",
    metadata,
    Column("game", String(40), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False, comment="of how it is summed up"),
    Column("events", Integer, nullable=False, comment="that the game had when it was summed up"),
    Column("data", Text, nullable=False),
)

day_chains = Table(
    "day_chains",
    metadata,
    Column("begins", String(10), primary_key=True, comment="its first day"),
    Column("ends", String(10), nullable=False, comment="its last day"),
    Column("root", LargeBinary, nullable=False, comment="the seed of its last day"),
)

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("chain", String(10), ForeignKey("day_chains.begins"), nullable=False),
    Column("before", String(10), nullable=False, comment="the last day before that was played, or nothing"),
    Column("games", Text, nullable=False, comment="the finished games of that day, in order, a line each"),
    Column("mix", String(64), nullable=False, comment="what goes into the dice beside the seed"),
)

marks = Table(
    "marks",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("at", String(20), nullable=False, comment="when what it names begins, or began"),
)
