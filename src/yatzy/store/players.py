"""SQL about players: which seats they played, and summaries of games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, select, text

from yatzy.store.schema import events, plays, summaries, tables
from yatzy.store.statements import OVER

MOST_CLAIMS = 5_000
"""Seats a player may claim."""
IDS_PER_QUERY = 500
"""Game ids in one query."""


@dataclass(frozen=True, slots=True)
class GameProgress:
    """How far the game of a table is, and how far it is summarised."""

    table_id: str
    revision: int
    """Of its room."""
    over: bool
    events: int
    version: int | None
    """The version of its summary, if there is one."""
    summed_events: int | None
    """How many events the game had when it was summarised."""

    def is_summed(self, version: int) -> bool:
        """Whether the summary has this version and covers every event."""
        return self.version == version and self.summed_events == self.events


@dataclass(frozen=True, slots=True)
class MatchProgress(GameProgress):
    """The progress of a game in a duplicate match, and who said before the first roll that it is theirs."""

    made: str
    """When they joined."""
    player: str | None
    """The fingerprint of their key."""
    player_since: str | None
    """When that player first claimed a seat."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat that a player claimed."""

    seat: int
    at: str
    """When they claimed it."""
    progress: GameProgress


# Writing


SEAT_OWNER = select(plays.c.player).where(plays.c.game == bindparam("game"), plays.c.seat == bindparam("seat"))
SEAT_COUNT = select(func.count()).where(plays.c.player == bindparam("player"))
CLAIM = text("""
    insert into plays (game, seat, player, at, joined)
    select games.id, cast(:seat as integer), cast(:player as varchar), cast(:at as varchar),
           cast(:joined as boolean)
    from games where games.id = :game
    on conflict (game, seat) do update
    set player = excluded.player, at = excluded.at, joined = excluded.joined""")
UPSERT_SUMMARY = text("""
    insert into summaries (game, version, events, data)
    select games.id, cast(:version as integer), cast(:events as integer), cast(:data as text)
    from games where games.id = :game
    on conflict (game) do update set version = excluded.version, events = excluded.events, data = excluded.data
    where excluded.version > summaries.version
       or (excluded.version = summaries.version and excluded.events > summaries.events)""")
"""A summary never replaces one of a newer version, or one that covers more events."""


def claim_seat(
    connection: Connection, player: str, game_id: str, seat: int, *, at: str, most: int, joined: bool = False
) -> bool:
    """Assign a seat to a player; return whether it is theirs. A player may have ``most`` seats.

    ``joined`` tells a claim from before the first roll apart.
    """
    place = {"game": game_id, "seat": seat}
    if connection.scalar(SEAT_OWNER, place) == player:
        return True
    if (connection.scalar(SEAT_COUNT, {"player": player}) or 0) >= most:
        return False
    return bool(connection.execute(CLAIM, {**place, "player": player, "at": at, "joined": joined}).rowcount)


def release_seats(connection: Connection, player: str, game_id: str | None, seat: int | None) -> bool:
    """Remove a player's claim to one seat, or to all; return whether there was any."""
    gone = delete(plays).where(plays.c.player == player)
    if game_id is not None:
        gone = gone.where(plays.c.game == game_id, plays.c.seat == seat)
    return bool(connection.execute(gone).rowcount)


def upsert_summary(connection: Connection, game_id: str, version: int, after: int, data: str) -> bool:
    """Store the summary of a game after so many events; return whether it is newer than the stored one."""
    kept = {"game": game_id, "version": version, "events": after, "data": data}
    return bool(connection.execute(UPSERT_SUMMARY, kept).rowcount)


# Reading


def _progress_query(*more: Any, and_then: Sequence[Any] = ()) -> Select[Any]:
    last = select(func.max(events.c.seq)).where(events.c.game == tables.c.id).scalar_subquery()
    return select(
        *more,
        tables.c.id,
        tables.c.revision,
        tables.c.state == OVER,
        func.coalesce(last + 1, 0),
        summaries.c.version,
        summaries.c.events,
        *and_then,
    ).select_from(tables.outerjoin(summaries, summaries.c.game == tables.c.id))


SEATS_OF_PLAYER = (
    _progress_query(plays.c.seat, plays.c.at)
    .join(plays, plays.c.game == tables.c.id)
    .where(plays.c.player == bindparam("player"))
    .order_by(plays.c.at, plays.c.game, plays.c.seat)
)
CLAIMS = plays.alias()
PLAYER_SINCE = select(func.min(CLAIMS.c.at)).where(CLAIMS.c.player == plays.c.player).scalar_subquery()
MATCH_PROGRESS = (
    _progress_query(and_then=(tables.c.made, plays.c.player, PLAYER_SINCE))
    .outerjoin(plays, and_(plays.c.game == tables.c.id, plays.c.seat == 0, plays.c.joined.is_(True)))
    .where(tables.c.match == bindparam("match_id"))
    .order_by(tables.c.touched.desc(), tables.c.id)
)
TABLE_PROGRESS = _progress_query().where(tables.c.id == bindparam("table_id"))
SUMMARIES = select(summaries.c.game, summaries.c.data).where(
    summaries.c.game.in_(bindparam("games", expanding=True))
)


def select_seats(connection: Connection, player: str) -> list[PlayedSeat]:
    """Return the seats a player has claimed, in order of claim."""
    rows = connection.execute(SEATS_OF_PLAYER, {"player": player})
    return [PlayedSeat(seat, at, GameProgress(*progress)) for seat, at, *progress in rows]


def select_progress(connection: Connection, table_id: str) -> GameProgress | None:
    """Return the progress of a table's game, if there is such a table."""
    row = connection.execute(TABLE_PROGRESS, {"table_id": table_id}).first()
    return None if row is None else GameProgress(*row)


def select_match_progress(connection: Connection, match: str) -> list[MatchProgress]:
    """Return the progress of every game in a duplicate match, most recently changed first."""
    return [MatchProgress(*row) for row in connection.execute(MATCH_PROGRESS, {"match_id": match})]


def select_summaries(connection: Connection, game_ids: Sequence[str]) -> dict[str, str]:
    """Return the stored summaries by game id."""
    found: dict[str, str] = {}
    for first in range(0, len(game_ids), IDS_PER_QUERY):
        rows = connection.execute(SUMMARIES, {"games": list(game_ids[first : first + IDS_PER_QUERY])})
        found |= {row.game: row.data for row in rows}
    return found


def count_match(connection: Connection, match: str) -> int:
    """Return how many tables a duplicate match has."""
    return connection.scalar(select(func.count()).where(tables.c.match == match)) or 0
