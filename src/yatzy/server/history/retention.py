"""Retention: deletes tables that were finished or abandoned long ago and that no player has claimed.

Deletes one table per write, in small batches with pauses, so that moves never wait long for the database. Every
process of a server does this; whoever comes second finds nothing.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from yatzy.clock import now, shift_days
from yatzy.rules.errors import YatzyError
from yatzy.server.live.create import delete_idle_tables
from yatzy.server.live.registry import TableRegistry
from yatzy.server.ops import logs
from yatzy.store.expiry import ExpiredTable, RetentionDays

IDLE = "idle"
"""Why a table that never began is deleted."""
IDLE_DAYS = 30
"""Days after which it is."""
SWEEP_SECONDS = 6 * 3600.0
BATCH = 50
"""Tables deleted between two pauses."""
PAUSE_SECONDS = 0.5


class Retention:
    """Deletes what has expired from the log of a registry."""

    def __init__(
        self,
        tables: TableRegistry,
        days: RetentionDays,
        on_delete: Callable[[str, int], None] = lambda _reason, _count: None,
        clock: Callable[[], str] = now,
    ) -> None:
        """``on_delete`` is called with a reason and how many tables were deleted for it."""
        self._tables, self._log = tables, tables.log
        self._days = days
        self._on_delete = on_delete
        self._clock = clock
        self._starts = ""

    async def run(self) -> None:
        """Sweep now and periodically, until cancelled; what fails is retried the next time."""
        while True:
            with suppress(YatzyError):
                if not self._starts:
                    await self.announce()
                await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def announce(self) -> None:
        """Mark when deleting may begin, if nobody has, and log what is going to be deleted then."""
        at = self._clock()
        if self._days.is_on:
            await self._log.start_retention()
        forecast = await self._log.forecast_retention(self._days, at)
        if forecast is None:
            return
        self._starts = forecast.starts
        is_pending = forecast.starts > at and forecast.finished + forecast.abandoned > 0
        (logs.warn if is_pending else logs.info)(
            "retention", starts=forecast.starts, finished=forecast.finished, abandoned=forecast.abandoned
        )

    async def sweep(self) -> dict[str, int]:
        """Delete everything that has expired; return how many tables by reason."""
        at = self._clock()
        deleted = {IDLE: await delete_idle_tables(self._tables, shift_days(at, -IDLE_DAYS))}
        if self._starts and self._starts <= at:
            for reason, before in self._days.cutoffs(at).items():
                deleted[reason] = await self._delete_expired(reason, before)
        for reason, count in deleted.items():
            self._on_delete(reason, count)
        logs.info("tidied", **deleted)
        return deleted

    async def _delete_expired(self, reason: str, before: str) -> int:
        deleted, last = 0, None
        while batch := await self._log.load_expired(reason, before, BATCH, last):
            for one in batch:
                deleted += await self._delete_table(one, reason, before)
            last = batch[-1]
            await asyncio.sleep(PAUSE_SECONDS)
        return deleted

    async def _delete_table(self, one: ExpiredTable, reason: str, before: str) -> bool:
        """Delete a table unless somebody is looking at it; return whether it was deleted."""
        session = self._tables.get(one.table_id)
        if session is not None and session.watchers:
            return False
        is_deleted = await self._log.delete_expired(one.table_id, reason, before)
        if is_deleted and (session := self._tables.get(one.table_id)):
            self._tables.forget(session)
        return is_deleted
