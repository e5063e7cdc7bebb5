"""Long computations in worker processes: moves of bots, advice, reviews, solutions.

The server asks for a registered job and gets its encoded answer. Concurrent equal questions share one job. A
quick job that needs a solution waits for a long one that computes it, which is charged to whoever pays.
"""

import asyncio
import pickle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, ParamSpec

import msgspec
from cachetools import LRUCache

from yatzy.game.moves import Move
from yatzy.rules.errors import JobFailed, YatzyError
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job import Job, Kind, encode_question
from yatzy.server.jobs.job_queue import IN_BACKGROUND, Caller, OnProgress, Ticket
from yatzy.server.jobs.pool import PoolEvents, WorkerAnswer, WorkerPool
from yatzy.server.jobs.worker import JobFailure, SolutionMissing
from yatzy.server.jobs.worker_process import PROGRAM
from yatzy.server.ops import logs
from yatzy.server.settings import Settings

CACHE_BYTES = 32 * 2**20
"""Bytes of cached answers and of the questions they are found by: about a hundred reviews of long games."""
MOST_PREPARED = 64
"""Sheets to remember whose variances were requested."""

P = ParamSpec("P")

Record = tuple[str, ...]
"""The JSON of each event of a game, as stored."""


class _CachedAnswer(NamedTuple):
    answer: bytes
    bytes: int
    """Those of its question too: a short answer may belong to a question of megabytes."""


class _AdviceHead(msgspec.Struct):
    """The part of an advice that the server reads."""

    digest: str
    chances_later: bool = False


_moves_decoder = msgspec.json.Decoder(tuple[Move, ...])
_advice_decoder = msgspec.json.Decoder(_AdviceHead)


class JobService:
    """Runs jobs in worker processes."""

    def __init__(
        self, settings: Settings, events: PoolEvents | None = None, *, program: Sequence[str] = PROGRAM
    ) -> None:
        self.pool = WorkerPool(
            workers=settings.workers,
            most_waiting=settings.jobs_waiting,
            per_owner=settings.jobs_per_owner,
            events=events,
            program=program,
        )
        self._pending: dict[bytes, _PendingJob] = {}
        self._answers: LRUCache[bytes, _CachedAnswer] = LRUCache(CACHE_BYTES, getsizeof=lambda one: one.bytes)
        self._preparing: LRUCache[str, asyncio.Task[None]] = LRUCache(MOST_PREPARED)
        """By digest, variances that nobody waits for; each is requested once."""
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the workers ahead of the first job."""
        await self.pool.open()

    async def close(self) -> None:
        """Stop all workers; idempotent. Pending jobs raise :class:`JobError` at once."""
        await self.pool.close()
        pending = [one.task for one in self._pending.values()]
        await asyncio.gather(*pending, *self._background, return_exceptions=True)

    async def ask(self, caller: Caller, job: Job[P, Any], *args: P.args, **kwargs: P.kwargs) -> bytes:
        """Return the answer of a job as JSON.

        A missing solution is computed by a long job first. Where one could not be stored on disk, the job
        itself runs as a long one. Raises :class:`RateLimited` if the caller has too much waiting,
        :class:`JobError` when the queue is full or a worker fails, and the errors of the job itself.
        """
        return await self._ask(caller, job, job.bind(*args, **kwargs))

    async def choose(self, caller: Caller, record: Record, computer: str, seed: str) -> tuple[Move, ...]:
        """Return the moves of a bot in the current turn, until dice are needed."""
        return _moves_decoder.decode(await self.ask(caller, handlers.choose, record, computer, seed))

    async def advise(self, caller: Caller, record: Record, language: str) -> bytes:
        """Return advice at a table, and have the variances computed that more exact advice needs later."""
        answer = await self.ask(caller, handlers.advise, record, language)
        head = _advice_decoder.decode(answer)
        if head.chances_later and head.digest not in self._preparing:
            sheet = msgspec.json.decode(record[0])["sheet"]
            task = self._preparing[head.digest] = asyncio.create_task(
                self._compute_variances(head.digest, sheet)
            )
            self._background.add(task)
            task.add_done_callback(self._background.discard)
        return answer

    async def _compute_variances(self, digest: str, sheet: dict[str, Any]) -> None:
        try:
            await self.ask(IN_BACKGROUND, handlers.compute_variances, sheet)
        except YatzyError:
            self._preparing.pop(digest, None)  # a later request may retry

    async def _ask(self, caller: Caller, job: Job[..., Any], arguments: tuple[Any, ...]) -> bytes:
        if job.kind is Kind.LONG:
            return await self._run_shared(caller, job, arguments, Kind.LONG)
        solved: set[str] = set()
        while True:
            try:
                return await self._run_shared(caller, job, arguments, Kind.QUICK)
            except SolutionMissing as missing:
                if missing.job in solved:  # it could not be stored
                    break
                solver = handlers.JOBS[missing.job]
                await self._run_shared(caller, solver, solver.bind(missing.sheet), Kind.LONG)
                solved.add(missing.job)
        return await self._run_shared(caller, job, arguments, Kind.LONG)

    async def _run_shared(
        self, caller: Caller, job: Job[..., Any], arguments: tuple[Any, ...], kind: Kind
    ) -> bytes:
        """Run a job, or join the same one if it is running. Cancelling one waiter does not cancel the job."""
        question = encode_question(job.name, arguments, may_solve=kind is Kind.LONG)
        if (cached := self._answers.get(question)) is not None:
            return cached.answer
        pending = self._pending.get(question)
        if pending is None:
            pending = _PendingJob()
            pending.ticket = self.pool.submit(job, question, caller, kind, pending.report)
            pending.task = asyncio.create_task(self._await_answer(pending.ticket))
            self._pending[question] = pending
            pending.task.add_done_callback(lambda task: self._remove_pending(job, question, task))
        else:
            self.pool.join(pending.ticket, caller)
        with pending.subscriber(caller.on_progress):
            return await asyncio.shield(pending.task)

    def _remove_pending(self, job: Job[..., Any], question: bytes, task: asyncio.Task[bytes]) -> None:
        del self._pending[question]
        if task.cancelled() or task.exception() is not None:  # which marks it as retrieved
            return
        answer = task.result()
        size = len(question) + len(answer)
        if job.cached and size <= CACHE_BYTES:
            self._answers[question] = _CachedAnswer(answer, size)

    @property
    def cached_bytes(self) -> int:
        """Bytes of all cached answers and their questions."""
        return sum(len(question) + len(one.answer) for question, one in self._answers.items())

    @staticmethod
    async def _await_answer(ticket: Ticket) -> bytes:
        try:
            return await ticket.future
        except WorkerAnswer as answer:
            error = pickle.loads(answer.pickled)  # noqa: S301 # from our worker
        except JobFailed as failed:
            logs.warn("work", job=ticket.job.name, code=failed.code)
            raise
        if isinstance(error, JobFailure):
            logs.warn("work", job=ticket.job.name, code="work-failed", error=error.kind, where=error.where)
            raise JobFailed("work-failed")
        raise error


class _PendingJob:
    """A running job, and the callbacks that receive its progress."""

    ticket: Ticket
    task: "asyncio.Task[bytes]"

    def __init__(self) -> None:
        self._share = 0.0
        self._listeners: list[OnProgress] = []

    def report(self, share: float) -> None:
        """Pass progress on; after a retry, only once it exceeds what was reported before."""
        if share > self._share:
            self._share = share
            for on_progress in self._listeners:
                on_progress(share)

    @contextmanager
    def subscriber(self, on_progress: OnProgress) -> Iterator[None]:
        """Pass progress to a callback while the context lasts, starting with the latest share."""
        if self._share:
            on_progress(self._share)
        self._listeners.append(on_progress)
        try:
            yield
        finally:
            self._listeners.remove(on_progress)
