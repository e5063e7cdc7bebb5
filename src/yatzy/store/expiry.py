"""SQL about retention: which tables have expired, and when deleting them may begin.

A table expires when it has been finished, or abandoned, for long enough, no seat of it is claimed by a player,
and it is not a duplicate match that other tables belong to. Games of the terminal have no table, so they stay.
"""

from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, bindparam, exists, func, not_, select, text, tuple_

from yatzy.clock import shift_days
from yatzy.store.marks import read_mark
from yatzy.store.schema import events, games, plays, tables
from yatzy.store.statements import OPEN, OVER, PLAYING, delete_game

FINISHED, ABANDONED = "finished", "abandoned"
"""Why a table expires."""
STATES = {FINISHED: (OVER,), ABANDONED: (OPEN, PLAYING)}
"""By reason, the states of tables that may expire for it."""
GRACE_DAYS = 30
"""Days for which nothing is deleted after retention first meets a database that has tables."""
RETENTION_STARTS = "retention-starts"
"""The mark of when deleting may begin."""
TABLES_SINCE, CLAIMS_SINCE, MARKS_SINCE = "0002", "0003", "0004"
"""The schema revisions that brought tables, claims and marks."""


class RetentionDays(NamedTuple):
    """For how many days tables are kept; 0 is for ever."""

    finished: int
    abandoned: int

    @property
    def is_on(self) -> bool:
        """Whether anything is ever deleted."""
        return bool(self.finished or self.abandoned)

    def cutoffs(self, at: str) -> dict[str, str]:
        """Return by reason the moment before which a table must have changed last to have expired ``at``."""
        return {reason: shift_days(at, -days) for reason, days in self._asdict().items() if days}


class ExpiredTable(NamedTuple):
    """A table that has expired, and when it last changed: the order in which they are found."""

    touched: str
    table_id: str


@dataclass(frozen=True, slots=True)
class RetentionForecast:
    """What retention is going to delete from a database, and when."""

    starts: str
    """Nothing is deleted before."""
    finished: int
    """Finished tables that will have expired by then."""
    abandoned: int


def _is_expired(reason: str, *, has_claims: bool = True) -> ColumnElement[bool]:
    other = tables.alias("other")
    last = (
        select(events.c.at)
        .where(events.c.game == tables.c.id)
        .order_by(events.c.seq.desc())
        .limit(1)
        .scalar_subquery()
    )
    is_quiet = func.coalesce(last, "") < bindparam("before")  # moves do not change a table's own time
    return and_(
        *([is_quiet] if reason == ABANDONED else []),
        tables.c.state.in_(STATES[reason]),
        tables.c.touched < bindparam("before"),
        *([not_(exists().where(plays.c.game == tables.c.id))] if has_claims else []),
        not_(exists().where(other.c.match == tables.c.id)),
    )


BEHIND = tuple_(tables.c.touched, tables.c.id) > tuple_(bindparam("touched"), bindparam("id"))
EXPIRED = {
    reason: select(tables.c.touched, tables.c.id)
    .where(_is_expired(reason), BEHIND)
    .order_by(tables.c.touched, tables.c.id)
    .limit(bindparam("most"))
    for reason in STATES
}
STILL_EXPIRED = {
    reason: select(tables.c.id).where(tables.c.id == bindparam("table_id"), _is_expired(reason))
    for reason in STATES
}
LOCK_GAME = select(games.c.id).where(games.c.id == bindparam("table_id")).with_for_update()
START_RETENTION = text("""
    insert into marks (name, at)
    select cast(:name as varchar), case when exists (select 1 from tables) then cast(:later as varchar)
                                        else cast(:at as varchar) end
    where true
    on conflict do nothing""")
"""``where true`` because SQLite would take ``on conflict`` for the condition of a join."""


def select_expired(
    connection: Connection, reason: str, before: str, most: int, after: ExpiredTable | None = None
) -> list[ExpiredTable]:
    """Return tables that have expired for a reason, the oldest first, from those behind ``after`` on."""
    touched, table_id = after or ("", "")
    found = {"before": before, "most": most, "touched": touched, "id": table_id}
    return [ExpiredTable(*row) for row in connection.execute(EXPIRED[reason], found)]


def delete_expired(connection: Connection, table_id: str, reason: str, before: str) -> bool:
    """Delete a table and its game if it has expired; return whether it had.

    The game is locked first: on PostgreSQL an event that another process appends is either seen, or refused.
    """
    connection.execute(LOCK_GAME, {"table_id": table_id})
    found = connection.scalar(STILL_EXPIRED[reason], {"table_id": table_id, "before": before})
    return found is not None and delete_game(connection, table_id)


def start_retention(connection: Connection, at: str) -> bool:
    """Mark when deleting may begin, if there is no mark yet; return whether there was none.

    That is ``at`` for a database without tables, else some days later.
    """
    row = {"name": RETENTION_STARTS, "at": at, "later": shift_days(at, GRACE_DAYS)}
    return bool(connection.execute(START_RETENTION, row).rowcount)


def select_retention_start(connection: Connection) -> str | None:
    """Return when deleting may begin, ``None`` if retention has never run."""
    return read_mark(connection, RETENTION_STARTS)


def forecast_retention(
    connection: Connection, days: RetentionDays, at: str, revision: str | None
) -> RetentionForecast | None:
    """Return what is deleted once deleting may begin, or now if it may already; ``None`` if nothing ever is.

    ``revision`` is that of the schema, which may be an older one, or ``None`` for an empty database. Writes
    nothing.
    """
    if not days.is_on:
        return None
    if revision is None or revision < TABLES_SINCE:
        return RetentionForecast(at, 0, 0)
    starts = select_retention_start(connection) if revision >= MARKS_SINCE else None
    if starts is None:
        starts = shift_days(at, GRACE_DAYS) if connection.scalar(select(exists(tables.select()))) else at
    counts = {}
    for reason, before in days.cutoffs(max(at, starts)).items():
        is_expired = _is_expired(reason, has_claims=revision >= CLAIMS_SINCE)
        query = select(func.count()).select_from(tables).where(is_expired)
        counts[reason] = connection.scalar(query, {"before": before}) or 0
    return RetentionForecast(starts, counts.get(FINISHED, 0), counts.get(ABANDONED, 0))
