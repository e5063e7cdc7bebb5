"""The event log of a server: asynchronous, for many tables at once, on SQLite or PostgreSQL.

Pending writes are committed together. Once :meth:`EventLog.append_event` has returned a time, its event is
durable.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Concatenate, ParamSpec, Protocol, TypeVar
from urllib.parse import unquote

from sqlalchemy import Connection

from yatzy.rules.errors import StoreAway, StoreClosed, StoreError
from yatzy.store.days import (
    ChainRow,
    DayRow,
    count_matches,
    select_chains,
    select_days,
    select_finished,
)
from yatzy.store.expiry import (
    ExpiredTable,
    RetentionDays,
    RetentionForecast,
    forecast_retention,
    select_expired,
)
from yatzy.store.group_commit import (
    AppendEvent,
    ChangeRoom,
    ClaimSeat,
    CreateTable,
    DeleteExpired,
    DeleteTable,
    Enqueue,
    ForgetSeat,
    ImportTable,
    PendingWrite,
    ProbeWrite,
    ReleaseSeats,
    RenameSeat,
    ResolveBatch,
    SaveSummary,
    StartRetention,
    StoreChain,
    StoreDay,
    Write,
    WriteOutcome,
)
from yatzy.store.migrations import HEAD
from yatzy.store.players import (
    GameProgress,
    MatchProgress,
    PlayedSeat,
    count_match,
    select_match_progress,
    select_progress,
    select_seats,
    select_summaries,
)
from yatzy.store.statements import (
    EventRow,
    ListedRow,
    TableRow,
    count_tables,
    ping,
    select_event,
    select_events,
    select_idle,
    select_listed,
    select_match,
    select_table,
    select_tables,
)
from yatzy.store.storage_size import select_stored_bytes

__all__ = ["EventLog", "EventRow", "GameProgress", "MatchProgress", "PlayedSeat", "TableRow"]
SQLITE_SCHEME, POSTGRES_SCHEMES = "sqlite:", ("postgresql:", "postgres:")
"""How database addresses begin."""
OTHER_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
READY_TIMEOUT = 3.0
"""Seconds within which a reachable database answers a ping, and takes a write."""
PROBE_SECONDS = 2.0
"""Seconds for which a write that succeeded shows that others will."""
Params = ParamSpec("Params")
Result = TypeVar("Result")


class Database(Protocol):
    """The database behind an event log."""

    place: str
    shared: bool

    def start(self, resolve: ResolveBatch) -> Enqueue:
        """Start the writer; return the function that enqueues writes. ``resolve`` is called with each batch."""

    async def read(
        self,
        query: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Result:
        """Run a query on a connection and return its result; raise :class:`StoreError`."""

    async def close(self) -> None:
        """Commit all accepted writes, then close."""


class EventLog:
    """Tables and their games in a database.

    Every method raises :class:`StoreError` when the database fails; a failed write may still have been
    committed.
    """

    def __init__(self, database: Database) -> None:
        self.place = database.place
        """The location for messages, without a password."""
        self.shared = database.shared
        """Whether other processes may write to it too."""
        self.on_commit: Callable[[float, int], None] = _ignore_commit
        """Called after every batch with its seconds and how many writes were applied."""
        self._database = database
        self._enqueue = database.start(self._resolve)
        self._written_at = -inf
        """When a write last succeeded."""
        self._probe: asyncio.Task[str | None] | None = None
        self._new_future = asyncio.get_running_loop().create_future

    @classmethod
    async def open(cls, database: str, origin: str = "") -> "EventLog":
        """Open a database and migrate its schema: a path, ``sqlite:///`` and a path, or ``postgresql://``.

        On PostgreSQL every write is sent to other processes by ``NOTIFY``, marked with ``origin``.
        """
        if database.startswith(POSTGRES_SCHEMES):
            from yatzy.store.postgres import PostgresDatabase  # noqa: PLC0415 # few have one

            return cls(await PostgresDatabase.open(database, origin))
        from yatzy.store.sqlite_database import SqliteDatabase  # noqa: PLC0415 # as above

        return cls(await SqliteDatabase.open(sqlite_path(database)))

    @classmethod
    async def attach(cls, database: str) -> "EventLog":
        """Open a PostgreSQL database beside the servers that use it; they hear of every write.

        Its schema stays as it is.
        """
        from yatzy.store.postgres import PostgresDatabase  # noqa: PLC0415 # few have one

        return cls(await PostgresDatabase.attach(database, ""))

    async def close(self) -> None:
        """Commit all accepted writes and close the database. Later writes raise :class:`StoreClosed`."""
        if self._enqueue is not self._reject_closed:
            self._enqueue = self._reject_closed
            await self._database.close()

    async def check_ready(self) -> None:
        """Raise a :class:`StoreError` if the database does not answer in time, or nothing can be written.

        Writes something unless a write succeeded a moment ago.
        """
        try:
            async with asyncio.timeout(READY_TIMEOUT):
                await self._database.read(ping)
                if monotonic() - self._written_at > PROBE_SECONDS:
                    await asyncio.shield(self._start_probe())
        except TimeoutError:
            raise StoreAway("store-away", place=self.place) from None

    def _start_probe(self) -> "asyncio.Task[str | None]":
        """Return the write that is tried: one at a time, whoever asks, so that a slow disk is not flooded."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._write(ProbeWrite()))
            self._probe.add_done_callback(lambda task: task.cancelled() or task.exception())  # nobody may wait
        return self._probe

    # Writing

    async def create_table(
        self,
        table_id: str,
        room: str,
        secret: bytes | None,
        *,
        listed: bool,
        match: str | None = None,
        first: str | None = None,
        player: str | None = None,
    ) -> str:
        """Store a new table, with the first event of its game if it begins at once; return the time.

        ``player`` is the fingerprint of the key whose seat the first one is, if any. Its room
        has revision 1. Raises :class:`GameExists` if the id is taken.
        """
        at = await self._write(CreateTable(table_id, room, secret, listed, match, first, player))
        assert at is not None  # noqa: S101 # a taken id raises
        return at

    async def import_table(self, table_id: str, room: str, lines: Sequence[EventRow], state: str) -> None:
        """Store a new table with a game played elsewhere, in one transaction."""
        await self._write(ImportTable(table_id, room, lines, state))

    async def change_room(
        self,
        table_id: str,
        revision: int,
        room: str,
        *,
        listed: bool,
        state: str | None = None,
        first: str | None = None,
    ) -> str | None:
        """Replace the room that has this revision (an optimistic lock); return the time.

        ``state`` is the new state of the table, if any. ``first`` is the first event of the game, stored in the
        same transaction. Returns ``None`` and changes nothing if the room or the game has moved on.
        """
        return await self._write(ChangeRoom(table_id, revision, room, listed, state, first))

    async def append_event(
        self, table_id: str, seq: int, data: str, key: str | None = None, state: str | None = None
    ) -> str | None:
        """Append an event at ``seq``; return the time, or ``None`` if that place is taken or not the next.

        ``state`` becomes the state of the table in the same transaction.
        """
        future: asyncio.Future[str | None] = self._new_future()
        self._enqueue((AppendEvent(table_id, seq, data, key, seq, state), future))
        return await future

    async def delete_table(self, table_id: str, idle_since: str | None = None) -> bool:
        """Delete a table and its game; with ``idle_since``, only if it is unstarted and unchanged since then.

        Return whether it was deleted.
        """
        return await self._write(DeleteTable(table_id, idle_since)) is not None

    async def delete_expired(self, table_id: str, reason: str, before: str) -> bool:
        """Delete a table if it has expired for this reason; return whether it had."""
        return await self._write(DeleteExpired(table_id, reason, before)) is not None

    async def start_retention(self) -> bool:
        """Mark when deleting may begin, if there is no mark yet; return whether there was none."""
        return await self._write(StartRetention()) is not None

    async def claim_seat(self, player: str, table_id: str, seat: int, most: int) -> bool:
        """Record that a player played a seat, replacing an earlier claim; return whether that is recorded.

        Returns ``False`` if there is no such game, or the player already has ``most`` seats.
        """
        return await self._write(ClaimSeat(player, table_id, seat, most)) is not None

    async def release_seats(self, player: str, table_id: str | None = None, seat: int | None = None) -> bool:
        """Remove one claim of a player, or all of them; return whether there was any."""
        return await self._write(ReleaseSeats(player, table_id, seat)) is not None

    async def rename_seat(self, table_id: str, seat: int, name: str) -> bool:
        """Replace the name at a seat, with its number for ""; return whether there is such a seat."""
        return await self._write(RenameSeat(table_id, seat, name)) is not None

    async def forget_seat(self, player: str, table_id: str, seat: int) -> bool:
        """Replace a player's name at a seat they claimed and remove the claim; return whether there was one."""
        return await self._write(ForgetSeat(player, table_id, seat)) is not None

    async def save_summary(self, table_id: str, version: int, after: int, data: str) -> bool:
        """Store the summary of a game after so many events; return whether it replaced anything older."""
        return await self._write(SaveSummary(table_id, version, after, data)) is not None

    async def store_chain(self, row: ChainRow) -> None:
        """Store a chain of seeds, unless one begins on that day already."""
        await self._write(StoreChain(row))

    async def store_day(self, row: DayRow) -> None:
        """Store a game of the day, unless it is stored already."""
        await self._write(StoreDay(row))

    async def flush(self) -> None:
        """Wait until every earlier write is committed or has failed."""
        await self._write(DeleteTable(""))  # a no-op at the end of the queue

    async def _write(self, write: Write) -> str | None:
        future: asyncio.Future[str | None] = self._new_future()
        self._enqueue((write, future))
        return await future

    def _reject_closed(self, _waiting: PendingWrite) -> None:
        raise StoreClosed("store-closed", place=self.place)

    def _resolve(self, batch: Sequence[PendingWrite], outcomes: Sequence[WriteOutcome], seconds: float) -> None:
        applied = 0
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            applied += isinstance(outcome, str)
            if future.done():  # the caller was cancelled
                continue
            if isinstance(outcome, StoreError):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
        if applied:
            self._written_at = monotonic()
        self.on_commit(seconds, applied)

    # Reading

    async def load_table(self, table_id: str) -> TableRow | None:
        """Return the table with this id, if any."""
        return await self._database.read(select_table, table_id)

    async def load_events(self, table_id: str, after: int = 0, most: int | None = None) -> list[EventRow]:
        """Return the events of a game from ``seq`` ``after`` on, and no more than ``most`` of them."""
        return await self._database.read(select_events, table_id, after, most)

    async def load_event(self, table_id: str, seq: int) -> EventRow | None:
        """Return the event at a ``seq`` of a game, if any."""
        return await self._database.read(select_event, table_id, seq)

    async def load_listed(self, most: int) -> list[ListedRow]:
        """Return listed tables that wait for players, newest first."""
        return await self._database.read(select_listed, most)

    async def load_match(self, match: str) -> list[TableRow]:
        """Return the tables of a duplicate match, oldest first."""
        return await self._database.read(select_match, match)

    async def count_match(self, match: str) -> int:
        """Return how many tables a duplicate match has."""
        return await self._database.read(count_match, match)

    async def load_progress(self, table_id: str) -> GameProgress | None:
        """Return the progress of a table's game, if there is such a table."""
        return await self._database.read(select_progress, table_id)

    async def count_matches(self, matches: Sequence[str]) -> dict[str, int]:
        """Return how many tables each of some matches has; those without any are left out."""
        return await self._database.read(count_matches, matches)

    async def load_chains(self) -> list[ChainRow]:
        """Return all chains of seeds, the oldest first."""
        return await self._database.read(select_chains)

    async def load_days(self, until: str, most: int) -> list[DayRow]:
        """Return the days that were opened up to ``until``, the latest first, and no more than ``most``."""
        return await self._database.read(select_days, until, most)

    async def load_finished(self, matches: Sequence[str], most: int) -> list[str]:
        """Return the ids of finished games of some matches in order, and no more than ``most``."""
        return await self._database.read(select_finished, matches, most)

    async def load_match_progress(self, match: str) -> list[MatchProgress]:
        """Return the progress of every game in a duplicate match, most recently changed first."""
        return await self._database.read(select_match_progress, match)

    async def load_seats(self, player: str) -> list[PlayedSeat]:
        """Return the seats a player has played, in the order they were claimed."""
        return await self._database.read(select_seats, player)

    async def load_summaries(self, table_ids: Sequence[str]) -> dict[str, str]:
        """Return the stored summaries by table id; games without one are left out."""
        return await self._database.read(select_summaries, table_ids)

    async def load_tables(self, most: int, skipped: int = 0) -> list[TableRow]:
        """Return tables in any state, most recently changed first."""
        return await self._database.read(select_tables, most, skipped)

    async def count_tables(self) -> dict[str, int]:
        """Return how many tables there are, by state."""
        return await self._database.read(count_tables)

    async def load_idle(self, before: str, most: int, skipped: int = 0) -> list[TableRow]:
        """Return unstarted tables unchanged since ``before``, longest idle first."""
        return await self._database.read(select_idle, before, most, skipped)

    async def load_expired(
        self, reason: str, before: str, most: int, after: ExpiredTable | None = None
    ) -> list[ExpiredTable]:
        """Return tables that have expired for a reason, the oldest first, from those behind ``after`` on."""
        return await self._database.read(select_expired, reason, before, most, after)

    async def forecast_retention(self, days: RetentionDays, at: str) -> RetentionForecast | None:
        """Return what is deleted once deleting may begin; ``None`` where nothing ever is."""
        return await self._database.read(forecast_retention, days, at, HEAD)

    async def count_bytes(self) -> int:
        """Return how many bytes are stored: exactly for SQLite, an estimate for PostgreSQL."""
        return await self._database.read(select_stored_bytes)


def _ignore_commit(_seconds: float, _applied: int) -> None:
    pass


def sqlite_path(database: str) -> Path:
    """Return the file of an SQLite address; raise :class:`StoreError` for any other kind of address."""
    if database.startswith(SQLITE_SCHEME):
        return Path(unquote(database.removeprefix(SQLITE_SCHEME).removeprefix("///")))
    if OTHER_SCHEME.match(database):
        raise StoreError("store-address")
    return Path(database)
