"""A server's work as tests have it: opened, counted, and seen to its end."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import errands
from asking import record
from yatzy.game.moves import Roll
from yatzy.game.setup import Setup
from yatzy.rules.parse import parse_sheet
from yatzy.server.jobs import Record
from yatzy.server.settings import Settings
from yatzy.server.work import SECONDS, Work

ERRANDS = {**SECONDS, **dict.fromkeys(errands.errands(), 600.0)}
"""Seconds that errands may take."""


class Counted(Work):
    """A server's work, and what was done of it."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        self.done = errands.Done()
        super().__init__(settings, self.done.worked, **more)


@asynccontextmanager
async def work(settings: Settings | None = None, **more: Any) -> AsyncIterator[Counted]:
    """Open a server's work, and see to it that it ends."""
    opened = Counted(settings or Settings(), **more)
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


def at_table(sheet: dict[str, Any]) -> Record:
    """Return a table of two by a sheet, with dice on it."""
    return record(Setup(parse_sheet(sheet), ("Anna", "Bo")), Roll(0, (1, 2, 3, 4, 5)))
