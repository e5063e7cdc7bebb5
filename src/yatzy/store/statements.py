"""What is said to a database, in SQL for SQLite and PostgreSQL, on a connection somebody has.

None of these raise for what can happen between two who write at once: they answer whether it was done.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, bindparam, delete, exists, func, insert, select, text, update

from yatzy.store.schema import events, games, tables

OPEN, PLAYING, OVER = "open", "playing", "over"
"""The states of a table that waits for players, of one whose game goes on, and of one where it is over."""


class Line(NamedTuple):
    """An event as it is kept."""

    seq: int
    at: str
    version: int
    data: str
    key: str | None


@dataclass(frozen=True, slots=True)
class Row:
    """A table as it is kept: its room, and how far its game has come."""

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
    """How many events its game has; none before it starts."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in the store, without its events."""

    game_id: str
    begun: str
    touched: str
    events: int
    at_server: bool
    """Whether it is played at a table of a server."""


class Placed(Struct, array_like=True):
    """An event that is to stand at its place in a game."""

    game_id: str
    seq: int
    data: str
    key: str | None
    run: int
    """Where the run of events that it comes with begins: there has to be one before that."""


def answer(connection: Connection) -> None:
    """Ask whether anyone is there."""
    connection.execute(select(1))


# Games


ADD_GAME = text("insert into games (id, begun, secret) values (:id, :at, :secret) on conflict do nothing")


def add_game(connection: Connection, game_id: str, at: str, secret: bytes | None) -> bool:
    """Add a game without events; tell whether its id was free."""
    return bool(connection.execute(ADD_GAME, {"id": game_id, "at": at, "secret": secret}).rowcount)


def forget_game(connection: Connection, game_id: str) -> bool:
    """Forget a game, its events and its table; tell whether it was there."""
    return bool(connection.execute(delete(games).where(games.c.id == game_id)).rowcount)


def kept_games(connection: Connection) -> tuple[Kept, ...]:
    """Return the games that have begun, the one touched last first."""
    touched = func.max(events.c.at)
    at_server = exists().where(tables.c.id == games.c.id)
    query = select(games.c.id, games.c.begun, touched, func.count(), at_server).join(events)
    rows = connection.execute(query.group_by(games.c.id).order_by(touched.desc(), games.c.id))
    return tuple(Kept(*row) for row in rows)


def secret_of(connection: Connection, game_id: str) -> bytes | None:
    """Return the secret behind a game's dice."""
    secret: bytes | None = connection.scalar(select(games.c.secret).where(games.c.id == game_id))
    return secret


def is_table(connection: Connection, game_id: str) -> bool:
    """Tell whether a game is played at a table of a server."""
    return bool(connection.scalar(select(exists().where(tables.c.id == game_id))))


# Events


def add_events(connection: Connection, game_id: str, lines: Sequence[Line]) -> None:
    """Add events to a game, whose places must be free."""
    if lines:
        connection.execute(insert(events), [{"game": game_id, **line._asdict()} for line in lines])


def length(connection: Connection, game_id: str) -> int:
    """Return how many events a game has."""
    last = connection.scalar(select(func.max(events.c.seq)).where(events.c.game == game_id))
    return 0 if last is None else last + 1


LINES = (
    select(events.c.seq, events.c.at, events.c.version, events.c.data, events.c.key)
    .where(events.c.game == bindparam("game_id"), events.c.seq >= bindparam("after"))
    .order_by(events.c.seq)
)


def lines_of(connection: Connection, game_id: str, after: int = 0) -> list[Line]:
    """Return the events of a game from a place on, in order."""
    return [Line(*row) for row in connection.execute(LINES, {"game_id": game_id, "after": after})]


def line_of(connection: Connection, game_id: str, seq: int) -> Line | None:
    """Return the event at a place of a game, if there is one."""
    row = connection.execute(LINES.limit(1), {"game_id": game_id, "after": seq}).first()
    return None if row is None else Line(*row)


UNPACKED = {
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
PLACE = """
    insert into events (game, seq, at, version, data, key)
    select game, seq, cast(:at as varchar), cast(:version as integer), data, key from ({unpacked}) as new
    where case new.run
        when 0 then (select games.id from games where games.id = new.game)
        else (select one.game from events as one where one.game = new.game and one.seq = new.run - 1)
    end is not null
    order by game, seq
    on conflict do nothing"""
"""All events that wait, in one statement with one argument, as JSON: SQLite is called once, not once for each.

Sorted, so that two who write to PostgreSQL wait for each other in one direction only; and what has to be there
is selected, for where it only had to exist PostgreSQL would rather read the whole table.
"""
PLACES = {
    "sqlite": text(PLACE.format(unpacked=UNPACKED["sqlite"])),
    "postgresql": text(f"{PLACE.format(unpacked=UNPACKED['postgresql'])} returning game, seq"),
}
NEWEST = text("select game, seq from events where rowid between :last - :count + 1 and :last")
"""What the last statement has added, which SQLite numbers in a row. To return each would be a call for each."""


def place_events(connection: Connection, placed: Sequence[Placed], at: str, version: int) -> list[bool]:
    """Put events at their places; tell of each whether the place was free and there was no gap before it.

    No two may want one place.
    """
    dialect = connection.dialect.name
    packed = msgspec.json.encode(placed).decode()
    result = connection.execute(PLACES[dialect], {"placed": packed, "at": at, "version": version})
    if dialect == "sqlite":
        if result.rowcount == len(placed):
            return [True] * len(placed)
        result = connection.execute(NEWEST, {"last": result.lastrowid, "count": result.rowcount})
    done = {(row.game, row.seq) for row in result}
    return [(one.game_id, one.seq) in done for one in placed]


# Tables


def lay_table(
    connection: Connection, table_id: str, room: str, secret: bytes | None, at: str, **kept: Any
) -> bool:
    """Add a table and its game, which has no events yet; tell whether its id was free."""
    if not add_game(connection, table_id, at, secret):
        return False
    connection.execute(insert(tables).values(id=table_id, revision=1, room=room, made=at, touched=at, **kept))
    return True


def is_at(connection: Connection, table_id: str, revision: int) -> bool:
    """Tell whether a room has this revision, and keep others from changing it meanwhile."""
    query = select(tables.c.revision).where(tables.c.id == table_id).with_for_update()
    return connection.scalar(query) == revision


def change_table(connection: Connection, table_id: str, at: str, **changes: Any) -> None:
    """Change what is kept of a table."""
    connection.execute(update(tables).where(tables.c.id == table_id).values(touched=at, **changes))


def _tables() -> Select[Any]:
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


TABLES = _tables()
TABLE = TABLES.where(tables.c.id == bindparam("table_id"))


def table_row(connection: Connection, table_id: str) -> Row | None:
    """Return a table, if there is one of this id."""
    row = connection.execute(TABLE, {"table_id": table_id}).first()
    return None if row is None else Row(*row)


def listed_rows(connection: Connection, most: int) -> list[Row]:
    """Return listed tables that wait for players, the newest first."""
    query = TABLES.where(tables.c.listed.is_(True), tables.c.state == OPEN)
    query = query.order_by(tables.c.made.desc(), tables.c.id.desc()).limit(most)
    return [Row(*row) for row in connection.execute(query)]


def match_rows(connection: Connection, match: str) -> list[Row]:
    """Return the tables of a duplicate match, the oldest first."""
    query = TABLES.where(tables.c.match == match).order_by(tables.c.made, tables.c.id)
    return [Row(*row) for row in connection.execute(query)]


def idle_tables(connection: Connection, before: str, most: int, skipped: int = 0) -> list[Row]:
    """Return tables at which nothing has begun and nothing was done since a moment, the longest idle first."""
    query = TABLES.where(tables.c.state == OPEN, tables.c.touched < before)
    query = query.order_by(tables.c.touched, tables.c.id).limit(most).offset(skipped)
    return [Row(*row) for row in connection.execute(query)]


def forget_idle(connection: Connection, table_id: str, before: str) -> bool:
    """Forget a table if nothing has begun and nothing was done there since a moment; tell whether it was so."""
    query = select(tables.c.state, tables.c.touched).where(tables.c.id == table_id).with_for_update()
    row = connection.execute(query).first()
    if row is None or row.state != OPEN or row.touched >= before or length(connection, table_id):
        return False
    return forget_game(connection, table_id)
