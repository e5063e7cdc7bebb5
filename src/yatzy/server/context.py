"""The application context: everything one server process has open, and its link to other processes."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from functools import lru_cache
from pathlib import Path

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from yatzy.clock import now
from yatzy.l10n.catalogue import FALLBACK, Catalogue, catalogue, native_language_names, pick_language
from yatzy.rules.compile import compile_rules
from yatzy.rules.errors import TableNotFound, YatzyError
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.history.match_results import MatchRankings
from yatzy.server.history.players import PlayerHistory
from yatzy.server.history.retention import Retention
from yatzy.server.history.summaries import Summaries
from yatzy.server.host.access import ServerAccess, remove_access, write_access
from yatzy.server.host.administration import Administration
from yatzy.server.host.status import RecentProblems
from yatzy.server.jobs.service import JobService
from yatzy.server.live.bots import BotRunner
from yatzy.server.live.daily import DailyMatches
from yatzy.server.live.listing import TableListing
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.server.net.addresses import listen_error, local_url
from yatzy.server.net.club import Club
from yatzy.server.net.limits import Limits
from yatzy.server.net.storage_quota import StorageQuota
from yatzy.server.ops import logs
from yatzy.server.ops.loop_lag import watch_loop_lag
from yatzy.server.ops.metrics import Metrics
from yatzy.server.ops.offload import Offload
from yatzy.server.ops.pg_channels import PostgresChannels
from yatzy.server.settings import Settings
from yatzy.server.web import assets
from yatzy.store.event_log import EventLog
from yatzy.store.notify import CHANNEL
from yatzy.tables.presence import HEARTBEAT_SECONDS
from yatzy.tables.room import Room
from yatzy.tables.wire import Away, Reacted, encode_message

MEASURE_SECONDS = 60.0
"""Seconds between two looks at how much is stored."""
LONGEST_LANGUAGES = 200
"""Characters of an ``Accept-Language`` header that are read."""
RECONNECT_SECONDS = 1.0
"""Seconds after which clients should reconnect when the server shuts down."""


class AppContext:
    """Everything a server process has open."""

    log: EventLog
    tables: TableRegistry
    listing: TableListing
    summaries: Summaries
    rankings: MatchRankings
    daily: DailyMatches
    players: PlayerHistory
    retention: Retention
    bots: BotRunner

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.club = Club(settings, self.limits)
        self.storage = StorageQuota(settings)
        self.jobs = JobService(settings, self.metrics)
        self.offload = Offload()
        self.origin = secrets.token_hex(8)
        """Marks this process's own notifications, to skip them when they come back."""
        self.started = now()
        self.problems = RecentProblems()
        self.host_token = settings.host_token or secrets.token_urlsafe(24)
        """What whoever runs the server shows."""
        self.shutting_down = False
        self.store_outage = logs.OutageLog("store")
        self._turned_away = logs.RepeatLog("turned-away")
        self._end_metrics: Callable[[], None] = lambda: None
        shared = settings.on_postgres
        backend = PostgresChannels(settings.database) if shared else MemoryChannelsBackend()
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database, then start the registry, bots, workers and background tasks."""
        logs.add_handler(self.problems)
        await asyncio.to_thread(assets.refresh)
        self.log = await EventLog.open(self.settings.database, self.origin)
        self.log.on_commit = self._on_commit
        self.tables = TableRegistry(self.log, self.settings.patience, self.settings.most_table_bytes)
        self.tables.on_presence = self._announce_presence
        self.tables.coachless.on_visit = self._announce_visit
        self.tables.prepare = self._compile_sheet
        self.listing = TableListing(self.log)
        self.summaries = Summaries(self.log, self.jobs)
        self.rankings = MatchRankings(self.tables, self.summaries)
        self.daily = DailyMatches(self.tables)
        self.players = PlayerHistory(self.tables, self.summaries, self.jobs)
        self.retention = Retention(self.tables, self.settings.retention, self.metrics.count_deleted_tables)
        self.bots = BotRunner(self.jobs, self.settings.pace, self._on_bot_failure)
        self.tables.on_change = self.bots.on_change
        self.tables.on_move, self.tables.on_repeat = self.metrics.count_move, self.metrics.count_repeat
        await self.jobs.start()
        self.metrics.watch(lambda: len(self.tables), self.jobs.pool, lambda: self.storage.stored)
        if self.settings.metrics:
            self._serve_metrics(self.settings.metrics)
        self._tasks = [
            asyncio.create_task(watch_loop_lag(self.metrics.observe_loop_lag)),
            asyncio.create_task(assets.watch_files()),
            asyncio.create_task(asyncio.to_thread(_warm_caches)),
            asyncio.create_task(self._consume_channel()),
            asyncio.create_task(self.retention.run()),
            asyncio.create_task(self._measure_storage()),
            asyncio.create_task(self._repeat_presence()),
        ]
        if not self.log.shared and self.settings.port:
            write_access(Path(self.log.place), ServerAccess(local_url(self.settings), self.host_token))
        logs.info("opened", database=self.log.place)

    def _on_commit(self, seconds: float, applied: int) -> None:
        self.metrics.count_commit(seconds, applied)
        if applied:
            self.store_outage.mark_up()

    async def _compile_sheet(self, room: Room) -> None:
        """Compile the sheet of a room in a thread, unless it is a bundled one."""
        if room.digest not in {bundled_sheet(sheet_id).digest for sheet_id in sheet_ids()}:
            await self.offload.run("", lambda: compile_rules(room.load_sheet().rules))

    def _serve_metrics(self, address: str) -> None:
        try:
            self._end_metrics = self.metrics.serve(address)
        except OSError as error:
            raise listen_error(error, *address.rsplit(":", 1)) from None

    def admit(self, address: str) -> bool:
        """Count a connection of an address; return whether it is allowed."""
        is_allowed = self.limits.acquire_connection(address)
        if not is_allowed:
            self.turn_away("connections")
        return is_allowed

    def release(self, address: str) -> None:
        """Stop counting an allowed connection."""
        self.limits.release_connection(address)

    def turn_away(self, what: str) -> None:
        """Count and log that a connection was refused: ``connections``, ``sockets`` or ``requests``."""
        self.metrics.count_turned_away(what)
        self._turned_away.add(what=what)

    async def announce_shutdown(self) -> None:
        """Tell connected clients when to reconnect; new connections are refused from now on.

        Whoever waits for a worker is told at once, so that no request holds the shutdown up.
        """
        if self.shutting_down:
            return
        self.shutting_down = True
        message = encode_message(Away(RECONNECT_SECONDS))
        for session in self.tables:
            session.broadcast(message)
        logs.info("leaving", tables=len(self.tables))
        await self.bots.close()
        await self.jobs.close()
        await asyncio.sleep(0.05)  # let it be sent before connections close

    async def close(self) -> None:
        """Close everything once all accepted writes are committed."""
        self.shutting_down = True
        logs.remove_handler(self.problems)
        if not self.log.shared and self.settings.port:
            remove_access(Path(self.log.place))
        async with AsyncExitStack() as stack:  # the last first; the database whatever else fails
            for close in (
                self._close_threads,
                self.log.close,
                self.tables.close,
                self._cancel_tasks,
                self.jobs.close,
                self.summaries.close,
                self.players.close,
                self.bots.close,
            ):
                stack.push_async_callback(close)
        logs.info("closed")

    async def _cancel_tasks(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _close_threads(self) -> None:
        self.offload.close()
        await asyncio.to_thread(self._end_metrics)

    async def _measure_storage(self) -> None:
        """Periodically measure how much is stored."""
        while True:
            with suppress(YatzyError):  # retried the next time
                self.storage.stored = await self.log.count_bytes()
                self.metrics.set_stored_tables(await self.log.count_tables())
            await asyncio.sleep(MEASURE_SECONDS)

    @property
    def administration(self) -> Administration:
        """What whoever runs the server may do to tables, those in memory included."""
        return Administration(self.log, self._refresh_table)

    async def _refresh_table(self, table_id: str) -> None:
        session = self.tables.get(table_id)
        if session is not None:
            with suppress(TableNotFound):
                async with session.lock:
                    await session.catch_up()

    # Other processes

    def publish(self, message: Sequence[str | int | Sequence[str]]) -> None:
        """Send a message to all processes, this one included."""
        self.channels.publish(msgspec.json.encode(message), CHANNEL)

    def _announce_presence(self, session: TableSession) -> None:
        """Tell the other processes who is connected to a game in progress here."""
        game = session.game
        if self.log.shared and not self.shutting_down and game is not None and not game.over:
            self.publish(["presence", self.origin, session.id, session.connected_keys()])

    def _announce_visit(self, table_id: str, holder: str, address: str) -> None:
        """Tell the other processes that a device came to a table without coach."""
        if self.log.shared and not self.shutting_down:
            self.publish(["coachless", table_id, holder, address])

    async def _repeat_presence(self) -> None:
        """Periodically tell the other processes again: one that has loaded the table since does not know."""
        while self.log.shared:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            for session in self.tables:
                if session.connected_keys():
                    self._announce_presence(session)
                    await asyncio.sleep(0)

    async def _consume_channel(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    self._handle_message(msgspec.json.decode(message))
                except Exception as error:  # noqa: BLE001 # go on with the next message
                    logs.exception("channel", error)

    def _handle_message(self, message: Sequence[object]) -> None:
        match message:
            case [str(origin), list(written)]:
                if origin != self.origin:
                    for one in written:
                        self.tables.follow_remote_write(*one)
            case ["reaction", str(table_id), int(seat), str(reaction)]:
                session = self.tables.get(table_id)
                if session is not None:
                    session.broadcast(encode_message(Reacted(seat, reaction)))
            case ["coachless", str(table_id), str(holder), str(address)]:
                self.tables.coachless.add_visit(table_id, holder, address)
            case ["presence", str(origin), str(table_id), list(keys)]:
                session = self.tables.get(table_id)
                if session is not None and origin != self.origin:
                    session.follow_presence(origin, [str(key) for key in keys])
            case ["resumed"]:
                self.tables.mark_all_stale()

    @staticmethod
    def _on_bot_failure(session: TableSession, error: Exception) -> None:
        if isinstance(error, YatzyError):
            logs.warn("computer-waits", table=session.id, code=error.code)
        else:
            logs.exception("computer-waits", error, table=session.id)

    # Languages

    @staticmethod
    def catalogue_for(language: str) -> Catalogue:
        """Return the catalogue for an ``Accept-Language`` header: the first language available."""
        return catalogue(_best_language(language[:LONGEST_LANGUAGES]))


def _warm_caches() -> None:
    """Compute what the first visitors would wait for: the tables of bundled sheets, and names of languages."""
    for sheet_id in sheet_ids():
        compile_rules(bundled_sheet(sheet_id).rules)
    native_language_names()


@lru_cache(maxsize=1024)
def _best_language(languages: str) -> str:
    """Return the first available language of an ``Accept-Language`` header, ignoring weights; cached."""
    for tag in languages.split(","):
        with suppress(YatzyError):
            return pick_language(tag.split(";")[0].strip() or FALLBACK, {})
    return FALLBACK
