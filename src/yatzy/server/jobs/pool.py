"""Worker processes, each running one job at a time, and who is served next.

Long jobs run in slices: whenever somebody comes before one in the queue, it is asked to pause, waits in its
process, and is queued again with what it has used. Of several workers one is never used by strangers, so that a
table's needs find a free one. A worker that exceeds a time limit is killed; one that dies is replaced, its job
retried once, and the jobs that were paused there start again.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import Any, Protocol

from yatzy.rules.errors import JobError, JobFailed, YatzyError
from yatzy.server.jobs.job import Job, Kind
from yatzy.server.jobs.job_queue import Caller, Category, JobQueue, OnProgress, Ticket, ignore_progress
from yatzy.server.jobs.worker import ANSWER, PAUSED
from yatzy.server.jobs.worker_process import PROGRAM, WorkerDied, WorkerProcess

TRIES = 2
"""Attempts for a job whose workers die."""
MOST_STARTS = 4
"""Attempts for a job that was only paused when its workers died."""
MOST_STARTED = 3
"""Long jobs that are running or paused at a time, one of each owner: each may take hundreds of megabytes."""
FOR_TABLES = 1
"""As many more, for sheets that a table waits for."""
CANCEL_SECONDS = 10.0
"""Seconds a long job has to give up by itself when its time is over, before its worker is killed."""

Clock = Callable[[], float]


class WorkerAnswer(Exception):
    """A job raised an error, which is still pickled."""

    def __init__(self, pickled: bytes) -> None:
        super().__init__()
        self.pickled = pickled


class PoolEvents(Protocol):
    """What a pool tells of its work."""

    def count_job(self, category: str, job: str, seconds: float) -> None:
        """Count a job that is done or has failed, and its worker time."""

    def count_worker_time(self, category: str, seconds: float) -> None:
        """Count the time a worker was used."""

    def count_worker_death(self) -> None:
        """Count a worker that died."""

    def count_refused_job(self, category: str, code: str) -> None:
        """Count a job that was refused, or displaced by another owner's."""


class IgnoreEvents:
    """Counts nothing."""

    def count_job(self, category: str, job: str, seconds: float) -> None:
        """Do nothing."""

    def count_worker_time(self, category: str, seconds: float) -> None:
        """Do nothing."""

    def count_worker_death(self) -> None:
        """Do nothing."""

    def count_refused_job(self, category: str, code: str) -> None:
        """Do nothing."""


@dataclass(eq=False)
class _Slot:
    """A place for a worker process, which is started when it is first needed."""

    number: int
    process: WorkerProcess | None = None
    running: Ticket | None = None
    since: float = 0.0
    """When the current slice began."""
    pausing: bool = False
    """Whether the running job was asked to pause."""


class WorkerPool:
    """Worker processes, and the jobs that wait for them."""

    def __init__(
        self,
        *,
        workers: int,
        most_waiting: int,
        per_owner: int,
        events: PoolEvents | None = None,
        program: Sequence[str] = PROGRAM,
        clock: Clock = perf_counter,
    ) -> None:
        self._slots = [_Slot(number) for number in range(workers)]
        self._most_strangers = max(1, workers - 1)
        """Workers that may run something else than tables' needs at the same time."""
        self._queue = JobQueue(most_waiting, per_owner)
        self._events: PoolEvents = IgnoreEvents() if events is None else events
        self._program, self._clock = program, clock
        self._started: dict[int, Ticket] = {}
        """Long jobs that are running or paused, by their number."""
        self._running: Counter[Category] = Counter()
        self._numbers = count(1)
        self._slices: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    def count_waiting(self, category: Category) -> int:
        """Return how many jobs of a category wait for a worker; a paused job waits too."""
        return self._queue.count(category)

    def count_running(self, category: Category) -> int:
        """Return how many jobs of a category are running."""
        return self._running[category]

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the worker processes."""
        return tuple(slot.process.pid for slot in self._slots if slot.process is not None)

    async def open(self) -> None:
        """Start all workers ahead of the first job. A failure is reported to the first caller instead."""
        for slot in self._slots:
            if slot.process is None and slot.running is None:
                try:
                    process = await WorkerProcess.start(self._program)
                except OSError:
                    return
                if not self._attach(slot, process):  # a job came first
                    await process.end()

    def _attach(self, slot: _Slot, process: WorkerProcess) -> bool:
        """Give a slot its worker; return False if it has one, or the pool was closed meanwhile."""
        if self._closed or slot.process is not None:
            return False
        slot.process = process
        return True

    async def close(self) -> None:
        """Stop all workers. Pending jobs raise :class:`JobError` at once."""
        self._closed = True
        closing = JobError("work-closing")
        for ticket in (*self._queue, *self._started.values()):
            ticket.fail(closing)
            self._queue.remove(ticket)
        for slot in self._slots:
            if slot.running is not None:
                slot.running.fail(closing)
                if slot.process is not None:
                    slot.process.kill()  # whoever runs the slice retires it
            else:
                self._retire(slot)
        await asyncio.gather(*self._slices)
        await asyncio.gather(*self._ending)

    def submit(
        self,
        job: Job[..., Any],
        question: bytes,
        caller: Caller,
        kind: Kind | None = None,
        on_progress: OnProgress = ignore_progress,
    ) -> Ticket:
        """Queue a job; its ticket's future is the encoded answer of a worker.

        ``kind`` is how to run it, by default as it is registered. Raises :class:`RateLimited` if its owner has
        too much waiting. The future raises :class:`JobQueueFull` if others displace it, :class:`JobFailed` on a
        timeout or if workers die, and :class:`WorkerAnswer` for an error of the job. Time in the queue does not
        count as taking long. Cancelling the future drops a job that was not begun.
        """
        if self._closed:
            raise JobError("work-closing")
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        ticket = Ticket(next(self._numbers), job, question, kind or job.kind, caller, future, on_progress)
        try:
            displaced = self._queue.add(ticket)
        except YatzyError as error:
            self._events.count_refused_job(ticket.category, error.code)
            raise
        for one in displaced:
            self._events.count_refused_job(one.category, "work-busy")
        future.add_done_callback(lambda _: ticket.place is None and self._queue.remove(ticket))
        self._dispatch()
        return ticket

    def join(self, ticket: Ticket, caller: Caller) -> None:
        """Let another caller wait for a job too, which may bring it forward."""
        self._queue.join(ticket, caller)
        self._dispatch()

    # Who is served next

    def _dispatch(self) -> None:
        """Start slices while there are workers for them, and interrupt long jobs for whoever comes first."""
        while not self._closed and (idle := [slot for slot in self._slots if slot.running is None]):
            ticket = self._queue.take(lambda one: self._find_slot(one, idle) is not None)
            if ticket is None:
                break
            slot = self._find_slot(ticket, idle)
            assert slot is not None  # noqa: S101 # it was eligible
            self._begin_slice(slot, ticket)
        for slot in self._slots:
            self._interrupt(slot)

    def _find_slot(self, ticket: Ticket, idle: Sequence[_Slot], without: _Slot | None = None) -> _Slot | None:
        """Return the idle slot for a ticket, if it may run now; ``without`` is taken to run nothing."""
        if ticket.category is Category.TABLE:
            return min(idle, key=self._count_paused, default=None)
        busy = [slot.running for slot in self._slots if slot is not without and slot.running is not None]
        if sum(one.category is not Category.TABLE for one in busy) >= self._most_strangers:
            return None
        if ticket.place is not None:
            return next((slot for slot in idle if slot.number == ticket.place), None)
        if ticket.kind is Kind.LONG and not self._may_start(ticket):
            return None
        return max(idle, key=lambda slot: slot.number, default=None)

    def _may_start(self, ticket: Ticket) -> bool:
        """Whether a long job may start: one of each owner, and not too many at a time."""
        if any(one.owner == ticket.owner for one in self._started.values()):
            return False
        return len(self._started) < MOST_STARTED + FOR_TABLES * ticket.caller.is_table

    def _count_paused(self, slot: _Slot) -> int:
        return sum(one.place == slot.number for one in self._started.values())

    def _interrupt(self, slot: _Slot) -> None:
        """Ask a long job to pause if somebody comes before it."""
        running = slot.running
        if running is None or running.kind is not Kind.LONG or slot.pausing or slot.process is None:
            return

        def fits(ticket: Ticket) -> bool:
            return self._find_slot(ticket, [slot], slot) is not None

        if self._queue.should_interrupt(running, self._clock() - slot.since, fits):
            slot.pausing = True
            slot.process.pause(running.number)

    # Slices

    def _begin_slice(self, slot: _Slot, ticket: Ticket) -> None:
        slot.running, slot.since, slot.pausing = ticket, self._clock(), False
        self._running[ticket.category] += 1
        task = asyncio.create_task(self._run_slice(slot, ticket))
        self._slices.add(task)
        task.add_done_callback(self._slices.discard)

    async def _run_slice(self, slot: _Slot, ticket: Ticket) -> None:
        """Run a job until it is done or pauses, charge its owner, and go on with the next."""
        try:
            tag, content = await self._ask_worker(slot, ticket)
        except WorkerDied:
            tag = content = b""
            if not self._closed:
                self._events.count_worker_death()
            self._retire(slot)
        except YatzyError as error:
            tag = content = b""
            ticket.fail(error)
        seconds = self._clock() - slot.since
        slot.running = None
        ticket.seconds += seconds
        self._running[ticket.category] -= 1
        self._queue.charge(ticket, seconds)
        self._events.count_worker_time(ticket.category, seconds)
        if tag == ANSWER:
            ticket.finish(content)
        elif tag == PAUSED:
            if ticket.future.done() and slot.process is not None:  # nobody waits any more
                slot.process.cancel(ticket.number)
        elif tag:
            ticket.fail(WorkerAnswer(content))
        elif ticket.starts >= TRIES:
            ticket.fail(JobFailed("work-failed"))
        else:
            ticket.place = None
        self._settle(ticket, paused=tag == PAUSED)
        self._dispatch()

    def _settle(self, ticket: Ticket, *, paused: bool) -> None:
        """Queue a job again unless it is done; a paused one is resumed even to be cancelled."""
        if self._closed:
            ticket.fail(JobError("work-closing"))
        if self._closed or (ticket.future.done() and not paused):
            self._started.pop(ticket.number, None)
            self._events.count_job(ticket.category, ticket.job.name, ticket.seconds)
        else:
            self._queue.put_back(ticket)

    async def _ask_worker(self, slot: _Slot, ticket: Ticket) -> tuple[bytes, bytes]:
        """Start or resume a job; return the tag and content of what comes of it."""
        if slot.process is None:
            try:
                slot.process = await WorkerProcess.start(self._program)
            except OSError:  # no more processes, or no memory for one
                raise JobFailed("work-failed") from None
            if self._closed:
                raise WorkerDied
        question = ticket.question if ticket.place is None else None
        if question is not None:
            ticket.place = slot.number
            ticket.starts += 1
            if ticket.kind is Kind.LONG:
                self._started[ticket.number] = ticket
        return await self._watch_time(slot, slot.process, ticket, question)

    async def _watch_time(
        self, slot: _Slot, process: WorkerProcess, ticket: Ticket, question: bytes | None
    ) -> tuple[bytes, bytes]:
        def report(share: float) -> None:
            ticket.on_progress(share)
            self._interrupt(slot)

        asked = asyncio.ensure_future(process.run(ticket.number, question, report))
        await asyncio.wait((asked,), timeout=max(0.0, ticket.job.seconds - ticket.seconds))
        if asked.done():
            return asked.result()
        ticket.fail(JobFailed("work-too-long", seconds=round(ticket.job.seconds)))
        if ticket.kind is Kind.LONG:
            process.cancel(ticket.number)
            await asyncio.wait((asked,), timeout=CANCEL_SECONDS)
        if not asked.done():
            process.kill()
        return await asked

    def _retire(self, slot: _Slot) -> None:
        """End a worker. Jobs that are paused there start again elsewhere, if they may."""
        process, slot.process = slot.process, None
        for ticket in tuple(self._started.values()):
            if ticket.place == slot.number:
                ticket.place = None
                del self._started[ticket.number]
                if ticket is not slot.running and ticket.starts >= MOST_STARTS:
                    self._queue.remove(ticket)
                    ticket.fail(JobFailed("work-failed"))
        if process is not None:
            process.kill()
            task = asyncio.create_task(process.end())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)
