"""A server's jobs as tests have them: opened, counted, and seen to their end."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from support.server import scripted_workers
from support.server.job_arguments import record
from yatzy.game.moves import Roll
from yatzy.game.setup import Setup
from yatzy.rules.parse import parse_sheet
from yatzy.server.jobs.handlers import Record
from yatzy.server.jobs.job import Job
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.jobs.service import JobService
from yatzy.server.settings import Settings

TABLE = Caller("table one", "network creator", is_table=True)
STRANGER = Caller("network stranger")


class Counted(JobService):
    """A server's jobs, and what was done of them."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        self.done = scripted_workers.Done()
        super().__init__(settings, self.done, **more)

    async def find(self, job: Job[..., Any], *arguments: object, caller: Caller = STRANGER) -> Any:
        """Return what a worker answers, decoded."""
        return msgspec.json.decode(await self.ask(caller, job, *arguments))

    def begin(self, job: Job[..., Any], *arguments: object, caller: Caller = STRANGER) -> asyncio.Task[Any]:
        """Ask in a task of its own."""
        return asyncio.create_task(self.find(job, *arguments, caller=caller))


@asynccontextmanager
async def work(settings: Settings | None = None, **more: Any) -> AsyncIterator[Counted]:
    """Open a server's jobs, and see to it that they end."""
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
