"""The registry of live tables: loads them from the event log, keeps them up to date, and evicts them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import suppress
from weakref import WeakValueDictionary

from cachetools import LRUCache

from yatzy.game.jsonl import upcast_json
from yatzy.game.setup import GAME_ID
from yatzy.rules.errors import StoreClosed, TableNotFound, YatzyError
from yatzy.server.live.coachless import CoachlessTables
from yatzy.server.live.session import TableSession
from yatzy.server.live.watched_table import Watcher
from yatzy.store.event_log import EventLog, EventRow
from yatzy.tables.room import PATIENCE, Room

MOST_RECENT = 1024
"""Tables kept in memory without a connection."""
MOST_BYTES = 256_000_000
"""Bytes they may take, about."""
FIRST_RETRY, LONGEST_RETRY = 0.1, 5.0
"""Seconds between attempts to resync a table, doubling from the first to the longest."""
EVENTS_PER_SLICE = 50
"""Events replayed before the event loop gets its turn."""
MOST_RESYNCS = 8
"""Tables resynced concurrently after an outage of the database."""


class TableRegistry:
    """The live tables of this process, over the log that all processes share."""

    def __init__(self, log: EventLog, patience: float = PATIENCE, most_bytes: int = MOST_BYTES) -> None:
        self.log = log
        self.patience = patience
        """Of new tables where nothing else is agreed."""
        self._most_bytes = most_bytes
        self.on_change: Callable[[TableSession, bool], None] = lambda _session, _ours: None
        """Called when a table has changed, with whether this process changed it."""
        self.coachless = CoachlessTables(self.find)
        self.on_presence: Callable[[TableSession], None] = lambda _session: None
        """Called when somebody connected or disconnected."""
        self.on_move: Callable[[], None] = lambda: None
        """Called when a player's move was made."""
        self.on_repeat: Callable[[], None] = lambda: None
        """Called when a command was repeated."""
        self.prepare: Callable[[Room], Awaitable[None]] = _prepare_nothing
        """Called before a table is loaded, to compile its sheet away from the event loop."""
        self._sessions: WeakValueDictionary[str, TableSession] = WeakValueDictionary()
        """Every session in use: there is never a second one of the same table."""
        self._recent: LRUCache[str, TableSession] = LRUCache(most_bytes, self._count_bytes)
        """Keeps the most recently used sessions alive, limited in number and in bytes."""
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._resync_slots = asyncio.Semaphore(MOST_RESYNCS)
        self._resyncing: dict[str, bool] = {}
        """Tables being resynced, and whether to do so again afterwards."""

    def __len__(self) -> int:
        return len(self._sessions)

    def __iter__(self) -> Iterator[TableSession]:
        return iter(tuple(self._sessions.values()))  # a snapshot: the dictionary may change meanwhile

    def _count_bytes(self, session: TableSession) -> float:
        """Return the share of the memory that a session counts for: at least that of one of so many."""
        return min(self._most_bytes, max(session.memory_bytes, self._most_bytes / MOST_RECENT))

    # Finding and forgetting

    def get(self, table_id: str) -> TableSession | None:
        """Return a table if it is in memory."""
        return self._sessions.get(table_id)

    async def find(self, table_id: str, *, remember: bool = True) -> TableSession:
        """Return a table, loaded from the log if necessary; ``remember`` keeps it in memory for a while.

        Concurrent calls share one load; cancelling one does not cancel it. Raises :class:`TableNotFound`.
        """
        session = self._sessions.get(table_id)
        if session is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            session = await asyncio.shield(loading)
        if remember:
            self._recent[session.id] = session
        return session

    async def _load(self, table_id: str) -> TableSession:
        row = await self.log.load_table(table_id) if GAME_ID.fullmatch(table_id) else None
        if row is None:
            raise TableNotFound("table-unknown")
        session = TableSession(row, self)
        await self.prepare(session.room)
        for number, event_row in enumerate(await self.log.load_events(table_id), 1):
            session.load_event(event_row)
            if not number % EVENTS_PER_SLICE:
                await asyncio.sleep(0)
        self._sessions[table_id] = session
        self.on_change(session, False)  # noqa: FBT003 # not changed by us
        return session

    def join(self, session: TableSession, watcher: Watcher) -> None:
        """Add a watcher to a table."""
        session.connect(watcher)
        self.coachless.add_client(session, watcher.holder, watcher.address)
        self.on_presence(session)

    def leave(self, session: TableSession, watcher: Watcher) -> None:
        """Remove a watcher from a table."""
        session.disconnect(watcher)
        self.on_presence(session)
        if self._sessions.get(session.id) is session:
            self._recent[session.id] = session

    def forget(self, session: TableSession) -> None:
        """Drop a table that is no longer stored; whoever is there is disconnected, and told on their return."""
        self._sessions.pop(session.id, None)
        self._recent.pop(session.id, None)
        for watcher in tuple(session.watchers):
            watcher.remove()

    # Keeping up with other processes

    def follow_remote_write(
        self, table_id: str, seq: int, at: str = "", data: str = "", version: int = 1
    ) -> None:
        """Follow a write of another process: an event at its ``seq``, or a revision as a negative number.

        The other process may write another version of events, as while a server is upgraded.
        """
        if table_id in self._sessions or table_id in self._loading:
            self._start(self._apply_remote_write(table_id, seq, at, data, version))

    def _start(self, coroutine: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _apply_remote_write(self, table_id: str, seq: int, at: str, data: str, version: int) -> None:
        with suppress(YatzyError):  # deleted or unreadable: the next access retries
            session = self._sessions.get(table_id) or await self.find(table_id)
            async with session.lock:
                if seq == session.seq and data and not session.stale:
                    session.follow_row(EventRow(seq, at, upcast_json(version, data), None))
                    self.on_change(session, False)  # noqa: FBT003 # as above
                elif seq >= session.seq or -seq > session.revision:
                    self.mark_stale(session)

    def mark_stale(self, session: TableSession) -> None:
        """Note that the log may be ahead of a session, and resync it in the background."""
        session.stale = True
        is_idle = session.id not in self._resyncing
        self._resyncing[session.id] = True
        if is_idle:
            self._start(self._resync(session))

    async def _resync(self, session: TableSession) -> None:
        """Catch up once all pending writes are done or have failed; retry with backoff while that fails."""
        pause = FIRST_RETRY
        while self._resyncing[session.id]:
            self._resyncing[session.id] = False
            try:
                await self.log.flush()
                async with session.lock, self._resync_slots:
                    await session.catch_up()
            except (TableNotFound, StoreClosed):
                break
            except YatzyError:
                self._resyncing[session.id] = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_RETRY)
        del self._resyncing[session.id]

    def mark_all_stale(self) -> None:
        """Note that notifications may have been missed; resync the tables with watchers."""
        for session in self:
            session.stale = True
            if session.watchers:
                self.mark_stale(session)

    async def close(self) -> None:
        """Cancel background tasks. Tables are loaded from the log again when needed."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _prepare_nothing(_room: Room) -> None:
    pass
