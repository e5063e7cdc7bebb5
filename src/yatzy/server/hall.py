"""The hall: all that one server process has open, and how it hears of the others."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import lru_cache

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from yatzy.l10n.catalogue import FALLBACK, Catalogue, catalogue, pick_language
from yatzy.rules.errors import YatzyError
from yatzy.server import logs
from yatzy.server.channels import PostgresChannels
from yatzy.server.computers import Computers
from yatzy.server.laying import tidy
from yatzy.server.limits import Limits
from yatzy.server.metrics import Metrics
from yatzy.server.players import Players
from yatzy.server.results import Results
from yatzy.server.settings import Settings
from yatzy.server.summaries import Summaries
from yatzy.server.tables import Live, Tables
from yatzy.server.wire import Away, Reacted, write
from yatzy.server.work import Work
from yatzy.store.log import Log
from yatzy.store.notices import CHANNEL

OPEN_DAYS = 30
"""After which a table that nobody has come to is forgotten."""
TIDY_SECONDS = 6 * 3600.0
MOMENT = "%Y-%m-%dT%H:%M:%SZ"
LONGEST_LANGUAGES = 200
"""Letters of a list of languages that are looked at."""
BACK_SECONDS = 1.0
"""After which clients are asked to come back when the server goes."""


class Hall:
    """Everything a server process has open."""

    log: Log
    tables: Tables
    summaries: Summaries
    results: Results
    players: Players
    computers: Computers

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.work = Work(settings, self.metrics.worked)
        self.origin = secrets.token_hex(8)
        """What this process signs what it writes with, to know it when it hears of it."""
        self.leaving = False
        self.store = logs.Spell("store")
        shared = settings.on_postgres
        backend = PostgresChannels(settings.database) if shared else MemoryChannelsBackend()
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL])
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the database and whatever else it takes."""
        self.log = await Log.opened(self.settings.database, self.origin)
        self.log.committed = self._committed
        self.tables = Tables(self.log)
        self.summaries = Summaries(self.log, self.work)
        self.results = Results(self.tables, self.summaries)
        self.players = Players(self.tables, self.summaries, self.work)
        self.computers = Computers(self.tables, self.work, self.settings.pace, self._computer_failed)
        self.tables.noticed = self.computers.look
        self.tables.moved, self.tables.repeated = self.metrics.moved, self.metrics.repeated
        await self.work.start()
        self.metrics.watch(lambda: len(self.tables), self.work.lanes)
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._tidy())]
        logs.note("opened", database=self.log.place)

    def _committed(self, seconds: float, granted: int) -> None:
        self.metrics.committed(seconds, granted)
        if granted:
            self.store.back()

    async def goodbye(self) -> None:
        """Tell everyone that the server goes, and when to come back; from now on nobody new is let in."""
        if self.leaving:
            return
        self.leaving = True
        message = write(Away(BACK_SECONDS))
        for live in self.tables:
            live.tell(message)
        await asyncio.sleep(0.05)  # so that it is on its way before connections are closed
        logs.note("leaving", tables=len(self.tables))

    async def close(self) -> None:
        """Close everything, once all that was accepted is kept."""
        self.leaving = True
        await self.computers.close()
        await self.players.close()
        await self.summaries.close()
        await self.work.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tables.close()
        await self.log.close()
        logs.note("closed")

    async def _tidy(self) -> None:
        """Forget, now and then, tables that were laid and left."""
        while True:
            before = datetime.now(UTC) - timedelta(days=OPEN_DAYS)
            with suppress(YatzyError):  # the next time will do
                logs.note("tidied", tables=await tidy(self.tables, before.strftime(MOMENT)))
            await asyncio.sleep(TIDY_SECONDS)

    # Other processes

    def publish(self, message: Sequence[str | int]) -> None:
        """Tell all processes, this one too."""
        self.channels.publish(msgspec.json.encode(message), CHANNEL)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    self._hear(msgspec.json.decode(message))
                except Exception as error:  # noqa: BLE001 # whatever it was, the next message must be heard
                    logs.fail("channel", error)

    def _hear(self, message: Sequence[object]) -> None:
        match message:
            case [str(origin), list(written)]:
                if origin != self.origin:
                    for one in written:
                        self.tables.written_elsewhere(*one)
            case ["reaction", str(table_id), int(seat), str(reaction)]:
                live = self.tables.known(table_id)
                if live is not None:
                    live.tell(write(Reacted(seat, reaction)))
            case ["resumed"]:
                self.tables.doubt_all()

    @staticmethod
    def _computer_failed(live: Live, error: Exception) -> None:
        if isinstance(error, YatzyError):
            logs.warn("computer-waits", table=live.id, code=error.code)
        else:
            logs.fail("computer-waits", error, table=live.id)

    # Words

    @staticmethod
    def words(language: str) -> Catalogue:
        """Return the catalogue for whoever asks: the first of the languages wanted that there is."""
        return catalogue(_spoken(language[:LONGEST_LANGUAGES]))


@lru_cache(maxsize=1024)
def _spoken(languages: str) -> str:
    """Return the first of some languages that is spoken here. Every request has such a list."""
    for wanted in languages.split(","):
        with suppress(YatzyError):
            return pick_language(wanted.split(";")[0].strip() or FALLBACK, {})
    return FALLBACK
