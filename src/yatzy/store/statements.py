"""SQL statements about games, events and tables, for SQLite and PostgreSQL.

They do not raise for conflicts between concurrent writers, but return whether they had an effect.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, bindparam, delete, exists, func, insert, select, text, update

from yatzy.game import jsonl
from yatzy.store.schema import events, games, tables

OPEN, PLAYING, OVER = "open", "playing", "over"
"""States of a table: waiting for players, in play, finished."""


class EventRow(NamedTuple):
    """An event as it is stored."""

    seq: int
    at: str
    data: str
    """JSON, in the current version of events whichever version was stored."""
    key: str | None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is stored, with the number of its game's events."""

    table_id: str
    revision: int
    room: str = field(repr=False)
    secret: bytes | None = field(repr=False)
    state: str
    listed: bool
    match: str | None
    made: str
    touched: str
    events: int
    """How many events its game has; 0 before it starts."""


class ListedRow(NamedTuple):
    """A table in the public list, without its room."""

    table_id: str
    revision: int
    made: str
    touched: str


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game without its events."""

    game_id: str
    begun: str
    touched: str
    events: int
    at_server: bool
    """Whether it belongs to a table of a server."""


class PlacedEvent(Struct, array_like=True):
    """An event to insert at its place in a game."""

    game_id: str
    seq: int
    data: str
    key: str | None
    run: int
    """The ``seq`` at which its run of consecutive new events begins: the event before that must exist."""


def ping(connection: Connection) -> None:
    """Check that the database answers."""
    connection.execute(select(1))


# Games


INSERT_GAME = text("insert into games (id, begun, secret) values (:id, :at, :secret) on conflict do nothing")


def insert_game(connection: Connection, game_id: str, at: str, secret: bytes | None) -> bool:
    """Insert a game without events; return whether its id was free."""
    return bool(connection.execute(INSERT_GAME, {"id": game_id, "at": at, "secret": secret}).rowcount)


def delete_game(connection: Connection, game_id: str) -> bool:
    """Delete a game, its events and its table; return whether it existed."""
    return bool(connection.execute(delete(games).where(games.c.id == game_id)).rowcount)


def select_games(connection: Connection) -> tuple[StoredGame, ...]:
    """Return the games that have events, most recently changed first."""
    touched = func.max(events.c.at)
    at_server = exists().where(tables.c.id == games.c.id)
    query = select(games.c.id, games.c.begun, touched, func.count(), at_server).join(events)
    rows = connection.execute(query.group_by(games.c.id).order_by(touched.desc(), games.c.id))
    return tuple(StoredGame(*row) for row in rows)


def select_secret(connection: Connection, game_id: str) -> bytes | None:
    """Return the secret behind a game's dice."""
    secret: bytes | None = connection.scalar(select(games.c.secret).where(games.c.id == game_id))
    return secret


def is_table(connection: Connection, game_id: str) -> bool:
    """Return whether a game belongs to a table of a server."""
    return bool(connection.scalar(select(exists().where(tables.c.id == game_id))))


# Events


def insert_events(connection: Connection, game_id: str, lines: Sequence[EventRow]) -> None:
    """Insert events of a game. Their places must be free."""
    if lines:
        rows = [{"game": game_id, "version": jsonl.VERSION, **line._asdict()} for line in lines]
        connection.execute(insert(events), rows)


def count_events(connection: Connection, game_id: str) -> int:
    """Return how many events a game has."""
    last = connection.scalar(select(func.max(events.c.seq)).where(events.c.game == game_id))
    return 0 if last is None else last + 1


EVENTS = (
    select(events.c.seq, events.c.at, events.c.version, events.c.data, events.c.key)
    .where(events.c.game == bindparam("game_id"), events.c.seq >= bindparam("after"))
    .order_by(events.c.seq)
)


def select_events(
    connection: Connection, game_id: str, after: int = 0, most: int | None = None
) -> list[EventRow]:
    """Return the events of a game from ``after`` on, in order, and no more than ``most`` of them."""
    query = EVENTS if most is None else EVENTS.limit(most)
    return [_read_event(*row) for row in connection.execute(query, {"game_id": game_id, "after": after})]


def select_event(connection: Connection, game_id: str, seq: int) -> EventRow | None:
    """Return the event at a ``seq`` of a game, if any."""
    row = connection.execute(EVENTS.limit(1), {"game_id": game_id, "after": seq}).first()
    return None if row is None else _read_event(*row)


def _read_event(seq: int, at: str, version: int, data: str, key: str | None) -> EventRow:
    return EventRow(seq, at, jsonl.upcast_json(version, data), key)


UNPACK_EVENTS = {
    "sqlite": """
        select json_extract(value, '$[0]') as game, json_extract(value, '$[1]') as seq,
               json_extract(value, '$[2]') as data, json_extract(value, '$[3]') as key,
               json_extract(value, '$[4]') as run
        from json_each(:placed)""",
    "postgresql": """
        select value->>0 as game, cast(value->>1 as integer) as seq, value->>2 as data, value->>3 as key,
               cast(value->>4 as integer) as run
        from json_array_elements(cast(:placed as json))""",
}
INSERT_EVENTS = """
    insert into events (game, seq, at, version, data, key)
    select game, seq, cast(:at as varchar), cast(:version as integer), data, key from ({unpacked}) as new
    where case new.run
        when 0 then (select games.id from games where games.id = new.game)
        else (select one.game from events as one where one.game = new.game and one.seq = new.run - 1)
    end is not null
    order by game, seq
    on conflict do nothing"""
"""All events of a batch in one statement with one JSON argument, so that SQLite is called once.

Sorted, so that concurrent PostgreSQL writers take row locks in the same order. The predecessor is selected, not
tested with ``exists``: for that PostgreSQL would scan the whole table.
"""
INSERT_EVENTS_BY_DIALECT = {
    "sqlite": text(INSERT_EVENTS.format(unpacked=UNPACK_EVENTS["sqlite"])),
    "postgresql": text(f"{INSERT_EVENTS.format(unpacked=UNPACK_EVENTS['postgresql'])} returning game, seq"),
}
LAST_INSERTED = text("select game, seq from events where rowid between :last - :count + 1 and :last")
"""What the last statement inserted: SQLite assigns consecutive rowids. ``returning`` would call back per row.
"""


def place_events(connection: Connection, placed: Sequence[PlacedEvent], at: str, version: int) -> list[bool]:
    """Insert events; return for each whether its place was free and its predecessor existed.

    No two of them may have the same place.
    """
    dialect = connection.dialect.name
    packed = msgspec.json.encode(placed).decode()
    result = connection.execute(
        INSERT_EVENTS_BY_DIALECT[dialect], {"placed": packed, "at": at, "version": version}
    )
    if dialect == "sqlite":
        if result.rowcount == len(placed):
            return [True] * len(placed)
        result = connection.execute(LAST_INSERTED, {"last": result.lastrowid, "count": result.rowcount})
    done = {(row.game, row.seq) for row in result}
    return [(one.game_id, one.seq) in done for one in placed]


# Tables


def insert_table(
    connection: Connection, table_id: str, room: str, secret: bytes | None, at: str, **kept: Any
) -> bool:
    """Insert a table and its game without events; return whether its id was free."""
    if not insert_game(connection, table_id, at, secret):
        return False
    connection.execute(insert(tables).values(id=table_id, revision=1, room=room, made=at, touched=at, **kept))
    return True


def lock_revision(connection: Connection, table_id: str, revision: int) -> bool:
    """Return whether a room has this revision, and lock it against concurrent changes."""
    query = select(tables.c.revision).where(tables.c.id == table_id).with_for_update()
    return connection.scalar(query) == revision


def update_table(connection: Connection, table_id: str, at: str, **changes: Any) -> None:
    """Update columns of a table and its time of change."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(touched=at, **changes))


def _table_query() -> Select[Any]:
    last = select(func.max(events.c.seq)).where(events.c.game == tables.c.id).scalar_subquery()
    return select(
        tables.c.id,
        tables.c.revision,
        tables.c.room,
        games.c.secret,
        tables.c.state,
        tables.c.listed,
        tables.c.match,
        tables.c.made,
        tables.c.touched,
        func.coalesce(last + 1, 0),
    ).join(games)


TABLES = _table_query()
TABLE = TABLES.where(tables.c.id == bindparam("table_id"))


def select_table(connection: Connection, table_id: str) -> TableRow | None:
    """Return the table with this id, if any."""
    row = connection.execute(TABLE, {"table_id": table_id}).first()
    return None if row is None else TableRow(*row)


def select_listed(connection: Connection, most: int) -> list[ListedRow]:
    """Return listed tables that wait for players, newest first."""
    query = select(tables.c.id, tables.c.revision, tables.c.made, tables.c.touched)
    query = query.where(tables.c.listed.is_(True), tables.c.state == OPEN)
    query = query.order_by(tables.c.made.desc(), tables.c.id.desc()).limit(most)
    return [ListedRow(*row) for row in connection.execute(query)]


def select_match(connection: Connection, match: str) -> list[TableRow]:
    """Return the tables of a duplicate match, oldest first."""
    query = TABLES.where(tables.c.match == match).order_by(tables.c.made, tables.c.id)
    return [TableRow(*row) for row in connection.execute(query)]


def select_tables(connection: Connection, most: int, skipped: int = 0) -> list[TableRow]:
    """Return tables in any state, most recently changed first."""
    query = TABLES.order_by(tables.c.touched.desc(), tables.c.id).limit(most).offset(skipped)
    return [TableRow(*row) for row in connection.execute(query)]


def count_tables(connection: Connection) -> dict[str, int]:
    """Return how many tables there are, by state."""
    found = connection.execute(select(tables.c.state, func.count().label("tables")).group_by(tables.c.state))
    return {OPEN: 0, PLAYING: 0, OVER: 0} | {row.state: row.tables for row in found}


def select_idle(connection: Connection, before: str, most: int, skipped: int = 0) -> list[TableRow]:
    """Return unstarted tables unchanged since ``before``, longest idle first."""
    query = TABLES.where(tables.c.state == OPEN, tables.c.touched < before)
    query = query.order_by(tables.c.touched, tables.c.id).limit(most).offset(skipped)
    return [TableRow(*row) for row in connection.execute(query)]


def delete_idle(connection: Connection, table_id: str, before: str) -> bool:
    """Delete a table if it is unstarted and unchanged since ``before``; return whether it was deleted."""
    query = select(tables.c.state, tables.c.touched).where(tables.c.id == table_id).with_for_update()
    row = connection.execute(query).first()
    if row is None or row.state != OPEN or row.touched >= before or count_events(connection, table_id):
        return False
    return delete_game(connection, table_id)
