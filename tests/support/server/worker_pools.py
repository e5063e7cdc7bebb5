"""Worker pools whose workers run scripted jobs, and how tests ask them."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from support.server import scripted_workers
from support.server.counted_jobs import STRANGER
from yatzy.server.jobs.job import Job, encode_question
from yatzy.server.jobs.job_queue import Caller, Category, Ticket
from yatzy.server.jobs.pool import WorkerPool

OTHER = Caller("network other")


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


@asynccontextmanager
async def pool(
    workers: int = 1, *, program: tuple[str, ...] = scripted_workers.PROGRAM, **more: Any
) -> AsyncIterator[WorkerPool]:
    """Open workers that go on errands, and see to it that they end."""
    limits: dict[str, Any] = {"most_waiting": 100, "per_owner": 50} | more
    opened = WorkerPool(workers=workers, program=program, **limits)
    try:
        yield opened
    finally:
        await opened.close()


def submit(of: WorkerPool, job: Job[..., Any], *arguments: object, caller: Caller = STRANGER) -> Ticket:
    return of.submit(job, encode_question(job.name, arguments, may_solve=False), caller)


async def answer_of(ticket: Ticket) -> Any:
    return msgspec.json.decode(await ticket.future)


async def ask(of: WorkerPool, job: Job[..., Any], *arguments: object, caller: Caller = STRANGER) -> Any:
    """Return what a worker answers."""
    return await answer_of(submit(of, job, *arguments, caller=caller))


def busy(of: WorkerPool) -> tuple[int, int]:
    """Return how many jobs wait and run."""
    return sum(of.count_waiting(one) for one in Category), sum(of.count_running(one) for one in Category)


def limit_seconds(job: Job[..., Any], seconds: float) -> Job[..., Any]:
    return replace(job, seconds=seconds)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be buried does not."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text("ascii")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)
