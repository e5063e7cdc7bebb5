"""Summaries of finished games: computed by workers on demand, and stored for good."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from time import monotonic

import msgspec

from yatzy.coach.game_summary import SUMMARY_VERSION, GameSummary
from yatzy.rules.errors import YatzyError
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job_queue import IN_BACKGROUND
from yatzy.server.jobs.service import JobService
from yatzy.server.ops import logs
from yatzy.store.event_log import EventLog, GameProgress

CONCURRENCY = 2
"""Games loaded and summarised at the same time."""
MOST_PENDING = 2_000
"""Games that may wait to be summarised."""
RETRY_SECONDS = 60.0
"""Seconds before a failed summary is retried."""
DECODED_PER_SLICE = 200
"""Summaries decoded before the event loop gets its turn."""

_decoder = msgspec.json.Decoder(GameSummary)


class Summaries:
    """Summaries of finished games, computed when first asked for."""

    def __init__(self, log: EventLog, jobs: JobService) -> None:
        self._log = log
        self._jobs = jobs
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: OrderedDict[str, float] = OrderedDict()
        """By table, when it last failed."""
        self._slots = asyncio.Semaphore(CONCURRENCY)

    async def load(self, games: Iterable[GameProgress], wait_seconds: float = 0.0) -> dict[str, GameSummary]:
        """Return the summaries of finished games by table, and start computing the missing ones.

        Waits at most ``wait_seconds`` for these; what is not ready then is left out.
        """
        over = [one for one in games if one.over]
        making = [self._start_summary(one.table_id) for one in over if not one.is_summed(SUMMARY_VERSION)]
        waiting = {task for task in making if task is not None}
        if waiting and wait_seconds:
            await asyncio.wait(waiting, timeout=wait_seconds)
        found = await self._log.load_summaries([one.table_id for one in over if self._is_available(one)])
        return await _decode_summaries(found)

    def _is_available(self, progress: GameProgress) -> bool:
        """Whether the summary of a finished game is stored, perhaps since a moment ago."""
        table_id = progress.table_id
        return progress.is_summed(SUMMARY_VERSION) or table_id not in self._running.keys() | self._failed.keys()

    def _start_summary(self, table_id: str) -> asyncio.Task[None] | None:
        """Return the task that summarises a game; ``None`` if it failed recently or too many are pending."""
        task = self._running.get(table_id)
        if task is not None:
            return task
        failed = self._failed.get(table_id)
        if (failed is not None and monotonic() - failed < RETRY_SECONDS) or len(self._running) >= MOST_PENDING:
            return None
        task = self._running[table_id] = asyncio.create_task(self._summarise(table_id))
        task.add_done_callback(lambda _: self._running.pop(table_id, None))
        return task

    async def _summarise(self, table_id: str) -> None:
        async with self._slots:
            try:
                lines = await self._log.load_events(table_id)
                record, moments = tuple(line.data for line in lines), [line.at for line in lines]
                summary = await self._jobs.ask(IN_BACKGROUND, handlers.summarise, record, tuple(moments))
                await self._log.save_summary(table_id, SUMMARY_VERSION, len(lines), summary.decode())
                self._failed.pop(table_id, None)
            except YatzyError as error:
                self._failed[table_id] = monotonic()
                while len(self._failed) > MOST_PENDING:
                    self._failed.popitem(last=False)
                logs.warn("summary", table=table_id, code=error.code)

    async def close(self) -> None:
        """Cancel running summaries; they are computed when asked for again."""
        tasks: Sequence[asyncio.Task[None]] = tuple(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _decode_summaries(rows: dict[str, str]) -> dict[str, GameSummary]:
    """Decode summaries; those of other versions are left out."""
    found: dict[str, GameSummary] = {}
    for number, (table_id, data) in enumerate(rows.items(), 1):
        try:
            read = _decoder.decode(data)
        except msgspec.MsgspecError:
            continue
        if read.version == SUMMARY_VERSION:
            found[table_id] = read
        if not number % DECODED_PER_SLICE:
            await asyncio.sleep(0)
    return found
