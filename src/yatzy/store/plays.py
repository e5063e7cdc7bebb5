"""What is said to a database about whose games they were, and what games came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, func, select, text

from yatzy.store.schema import events, plays, summaries, tables
from yatzy.store.statements import OVER

AT_ONCE = 500
"""Games named in one question."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far the game of a table has come, and how far it was summed up."""

    table_id: str
    over: bool
    events: int
    version: int | None
    """Of its summary, if there is one."""
    summed: int | None
    """How many events the game had then."""

    def is_summed(self, version: int) -> bool:
        """Whether its summary is of this version, and nothing has happened since."""
        return self.version == version and self.summed == self.events


@dataclass(frozen=True, slots=True)
class Play:
    """A seat somebody has played, as they claimed it."""

    seat: int
    at: str
    """When they did."""
    standing: Standing


# Writing


HELD = select(plays.c.player).where(plays.c.game == bindparam("game"), plays.c.seat == bindparam("seat"))
COUNT = select(func.count()).where(plays.c.player == bindparam("player"))
CLAIM = text("""
    insert into plays (game, seat, player, at)
    select games.id, cast(:seat as integer), cast(:player as varchar), cast(:at as varchar)
    from games where games.id = :game
    on conflict (game, seat) do update set player = excluded.player, at = excluded.at""")
SUM_UP = text("""
    insert into summaries (game, version, events, data)
    select games.id, cast(:version as integer), cast(:events as integer), cast(:data as text)
    from games where games.id = :game
    on conflict (game) do update set version = excluded.version, events = excluded.events, data = excluded.data
    where excluded.version > summaries.version
       or (excluded.version = summaries.version and excluded.events > summaries.events)""")
"""What an older program has summed up, or one that has seen less of the game, replaces nothing."""


def claim_seat(connection: Connection, player: str, game_id: str, seat: int, *, at: str, most: int) -> bool:
    """Let a seat be a player's, whosever it was; tell whether it is, and they have no more than so many."""
    place = {"game": game_id, "seat": seat}
    if connection.scalar(HELD, place) == player:
        return True
    if (connection.scalar(COUNT, {"player": player}) or 0) >= most:
        return False
    return bool(connection.execute(CLAIM, {**place, "player": player, "at": at}).rowcount)


def give_up_seats(connection: Connection, player: str, game_id: str | None, seat: int | None) -> bool:
    """Let what was a player's be nobody's: a seat, or all of them; tell whether there was any."""
    gone = delete(plays).where(plays.c.player == player)
    if game_id is not None:
        gone = gone.where(plays.c.game == game_id, plays.c.seat == seat)
    return bool(connection.execute(gone).rowcount)


def keep_summary(connection: Connection, game_id: str, version: int, after: int, data: str) -> bool:
    """Keep what a game came to after so many events; tell whether that was news."""
    kept = {"game": game_id, "version": version, "events": after, "data": data}
    return bool(connection.execute(SUM_UP, kept).rowcount)


# Reading


def _standings(*more: Any) -> Select[Any]:
    last = select(func.max(events.c.seq)).where(events.c.game == tables.c.id).scalar_subquery()
    return select(
        *more,
        tables.c.id,
        tables.c.state == OVER,
        func.coalesce(last + 1, 0),
        summaries.c.version,
        summaries.c.events,
    ).select_from(tables.outerjoin(summaries, summaries.c.game == tables.c.id))


PLAYS = (
    _standings(plays.c.seat, plays.c.at)
    .join(plays, plays.c.game == tables.c.id)
    .where(plays.c.player == bindparam("player"))
    .order_by(plays.c.at, plays.c.game, plays.c.seat)
)
STANDINGS = (
    _standings().where(tables.c.match == bindparam("match_id")).order_by(tables.c.touched.desc(), tables.c.id)
)
STANDING = _standings().where(tables.c.id == bindparam("table_id"))
SUMMARIES = select(summaries.c.game, summaries.c.data).where(
    summaries.c.game.in_(bindparam("games", expanding=True))
)


def plays_of(connection: Connection, player: str) -> list[Play]:
    """Return the seats a player has played, in the order they were claimed."""
    rows = connection.execute(PLAYS, {"player": player})
    return [Play(seat, at, Standing(*standing)) for seat, at, *standing in rows]


def standing_of(connection: Connection, table_id: str) -> Standing | None:
    """Return how far the game of a table has come, if there is one."""
    row = connection.execute(STANDING, {"table_id": table_id}).first()
    return None if row is None else Standing(*row)


def standings_in(connection: Connection, match: str) -> list[Standing]:
    """Return how far everyone in a duplicate match has come, those first where something happened last."""
    return [Standing(*row) for row in connection.execute(STANDINGS, {"match_id": match})]


def summaries_of(connection: Connection, game_ids: Sequence[str]) -> dict[str, str]:
    """Return what games came to, as far as that was summed up."""
    found: dict[str, str] = {}
    for first in range(0, len(game_ids), AT_ONCE):
        rows = connection.execute(SUMMARIES, {"games": list(game_ids[first : first + AT_ONCE])})
        found |= {row.game: row.data for row in rows}
    return found


def count_in(connection: Connection, match: str) -> int:
    """Return how many tables a duplicate match has."""
    return connection.scalar(select(func.count()).where(tables.c.match == match)) or 0
