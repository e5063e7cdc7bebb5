"""How a server is doing, for whoever runs it: load, refusals, storage and the last problems."""

import logging
from collections import deque
from typing import TYPE_CHECKING

from msgspec import Struct

from yatzy.server.net.addresses import local_url
from yatzy.server.net.club import DOOR
from yatzy.server.ops import logs

if TYPE_CHECKING:
    from yatzy.server.context import AppContext

MOST_PROBLEMS = 30


class LoggedProblem(Struct, frozen=True):
    """A warning or an error of the log, without its traceback."""

    at: str
    level: str
    event: str
    details: str


class HostStatus(Struct, frozen=True):
    """How a server is doing."""

    version: str
    started: str
    place: str
    """Where games are stored, without a password."""
    stored: int
    """Bytes that the games take; an estimate on PostgreSQL."""
    most_stored: int
    """Bytes beyond which there are no new tables; 0 for no limit."""
    tables: dict[str, int]
    """Stored tables by state."""
    live: int
    """Tables in the memory of this process."""
    sockets: int
    """Live connections of this process."""
    waiting: dict[str, int]
    """Jobs that wait for a worker, by class."""
    running: dict[str, int]
    workers: int
    """Worker processes that run."""
    refused: dict[str, int]
    """Refusals since the start, by code."""
    turned_away: dict[str, int]
    """Connections turned away since the start, by kind."""
    invitation: str
    """The link that lets a browser into a private club, "" where it is open."""
    problems: list[LoggedProblem]
    """The last warnings and errors of the log, newest first."""


class RecentProblems(logging.Handler):
    """Keeps the last warnings and errors of the log in memory. What is logged has nothing personal in it."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._kept: deque[LoggedProblem] = deque(maxlen=MOST_PROBLEMS)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        fields = logs.record_fields(record)
        event = str(fields.pop("event"))
        fields.pop("traceback", None)
        details = " ".join(f"{name}={value}" for name, value in fields.items())
        self._kept.appendleft(LoggedProblem(logs.timestamp(record), record.levelname.lower(), event, details))

    def list(self) -> list[LoggedProblem]:
        """Return them, newest first."""
        return [*self._kept]


async def read_status(context: "AppContext") -> HostStatus:
    """Return how this process is doing, and what the database holds."""
    metrics, pool = context.metrics, context.jobs.pool
    return HostStatus(
        version=metrics.version,
        started=context.started,
        place=context.log.place,
        stored=context.storage.stored,
        most_stored=context.settings.most_stored,
        tables=await context.log.count_tables(),
        live=len(context.tables),
        sockets=int(metrics.read("yatzy_sockets").get("", 0)),
        waiting=metrics.read("yatzy_work_waiting"),
        running=metrics.read("yatzy_work_running"),
        workers=len(pool.pids),
        refused=metrics.read("yatzy_refused_total"),
        turned_away=metrics.read("yatzy_turned_away_total"),
        invitation=_invitation_link(context),
        problems=context.problems.list(),
    )


def _invitation_link(context: "AppContext") -> str:
    club, settings = context.club, context.settings
    return f"{settings.invite_url or local_url(settings)}{DOOR}/{club.invitation}" if club.is_private else ""
