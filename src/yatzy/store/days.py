"""SQL about the games of the day: chains of seeds, the days that were opened, and their finished games."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select, text

from yatzy.store.schema import day_chains, days, tables
from yatzy.store.statements import OVER


class ChainRow(NamedTuple):
    """A chain of seeds as it is stored."""

    begins: str
    ends: str
    root: bytes


class DayRow(NamedTuple):
    """A day as it is stored. Whoever stores it first decides: it never changes."""

    day: str
    chain: str
    """The first day of its chain."""
    before: str
    """The last day before it that was played, "" for the first."""
    games: str
    """The finished games of that day, in order, a line each."""
    mix: str


INSERT_CHAIN = text("""
    insert into day_chains (begins, ends, root) values (:begins, :ends, :root) on conflict do nothing""")
INSERT_DAY = text("""
    insert into days (day, chain, before, games, mix) values (:day, :chain, :before, :games, :mix)
    on conflict do nothing""")


def insert_chain(connection: Connection, row: ChainRow) -> bool:
    """Insert a chain; return whether none began on that day."""
    return bool(connection.execute(INSERT_CHAIN, row._asdict()).rowcount)


def insert_day(connection: Connection, row: DayRow) -> bool:
    """Insert a day; return whether it was not stored before."""
    return bool(connection.execute(INSERT_DAY, row._asdict()).rowcount)


def select_chains(connection: Connection) -> list[ChainRow]:
    """Return all chains, the oldest first."""
    return [ChainRow(*row) for row in connection.execute(select(day_chains).order_by(day_chains.c.begins))]


def select_days(connection: Connection, until: str, most: int) -> list[DayRow]:
    """Return the days that were opened up to ``until``, the latest first, and no more than ``most``."""
    query = select(days).where(days.c.day <= until).order_by(days.c.day.desc()).limit(most)
    return [DayRow(*row) for row in connection.execute(query)]


def select_finished(connection: Connection, matches: Sequence[str], most: int) -> list[str]:
    """Return the ids of finished games of some matches in ascending order, and no more than ``most``."""
    query = select(tables.c.id).where(tables.c.match.in_(matches), tables.c.state == OVER)
    return [row.id for row in connection.execute(query.order_by(tables.c.id).limit(most))]


def count_matches(connection: Connection, matches: Sequence[str]) -> dict[str, int]:
    """Return how many tables each of some matches has; those without any are left out."""
    query = select(tables.c.match, func.count()).where(tables.c.match.in_(matches)).group_by(tables.c.match)
    return {row[0]: row[1] for row in connection.execute(query)}
