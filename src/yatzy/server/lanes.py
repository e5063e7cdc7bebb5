"""Lanes of worker processes: each answers one question at a time, the others wait, and not too many of them.

Who has waited longest is next, but for those who wait for something more urgent. A worker that takes too long
is killed, one that dies is replaced, and its question asked once more.
"""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from struct import unpack
from time import perf_counter
from typing import Self

from yatzy.rules.errors import YatzyError
from yatzy.server.worker import ANSWER, SIZE, framed

PROGRAM = (sys.executable, "-P", "-c", "from yatzy.server.worker import serve; serve()")
"""What a worker runs, in a new interpreter: nothing of this process is in it."""

TRIES = 2
"""How often a question is asked that workers die of."""
GRACE = 0.5
"""Seconds a worker has to end by itself."""
LAST = sys.maxsize
"""The rank of what comes after all others."""


Told = Callable[[float], None]
"""Takes note of the share of an answer that is done."""

Worked = Callable[[str, str, float], None]
"""Takes note of work that was done: in which lane, which job, and its seconds."""


def tell_nobody(lane: str, job: str, seconds: float) -> None:
    """Take note of nothing."""


def tell_no_share(share: float) -> None:
    """Take note of nothing."""


class Turns:
    """Lets so many go on at a time. Of those who wait the most urgent is next, else who came first."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def locked(self) -> bool:
        """Whether whoever comes now has to wait."""
        return not self._free

    async def acquire(self, rank: int = 0) -> None:
        """Wait for one's turn, behind all of a lower rank."""
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (rank, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was our turn, and nobody else's
            raise

    def release(self) -> None:
        """Let the next go on."""
        while self._waiting:
            _, _, turn = heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Died(Exception):
    """A worker ended before it answered."""


class Worker:
    """One process that answers questions."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def started(cls, program: Sequence[str]) -> Self:
        """Start a process; it gets ready by itself."""
        return cls(await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE))

    @property
    def pid(self) -> int:
        """Return which process it is."""
        return self._process.pid

    async def ask(self, question: bytes, told: Told) -> bytes:
        """Return the answer to a question; nothing else may be asked meanwhile."""
        questions, answers = self._process.stdin, self._process.stdout
        assert questions is not None and answers is not None  # noqa: S101, PT018 # both are pipes
        try:
            questions.write(framed(question))
            await questions.drain()
            while True:
                size = await answers.readexactly(SIZE)
                message = await answers.readexactly(int.from_bytes(size))
                if message[:1] == ANSWER:
                    return message[1:]
                told(*unpack("d", message[1:]))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Died from error

    async def end(self) -> None:
        """Let the process end, or see to it; return when it has. Nothing may be asked meanwhile."""
        ended = asyncio.ensure_future(self._process.communicate(b""))  # closes its input
        await asyncio.wait((ended,), timeout=GRACE)
        if not ended.done():
            self.kill()
        await ended

    def kill(self) -> None:
        """End the process at once."""
        with suppress(ProcessLookupError):
            self._process.kill()


class Lane:
    """Workers of one kind, and the questions that wait for them."""

    def __init__(
        self,
        name: str,
        *,
        workers: int,
        most_waiting: int,
        worked: Worked = tell_nobody,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self.name = name
        self.waiting = 0
        """Questions nobody works on yet."""
        self.running = 0
        """Questions being worked on."""
        self._most_workers, self._most_waiting = workers, most_waiting
        self._worked, self._program = worked, program
        self._free = Turns(workers)
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """Return the processes that are there."""
        return tuple(worker.pid for worker in self._workers)

    async def open(self) -> None:
        """Start all workers ahead of the first question. Where that fails, whoever asks one is told so."""
        with suppress(OSError):
            while len(self._workers) < self._most_workers:
                self._idle.append(await self._start())

    async def close(self) -> None:
        """End all workers. Whoever waits for an answer is told that there will be none."""
        self._closed = True
        for worker in tuple(self._workers):
            if worker in self._idle:
                self._dismiss(worker)
            else:
                worker.kill()  # whoever asked it sees to the rest
        for _ in range(self._most_workers):  # until nobody waits any more
            await self._free.acquire(LAST)
        for _ in range(self._most_workers):
            self._free.release()
        await asyncio.gather(*self._ending)

    async def answer(
        self, job: str, question: bytes, seconds: float, rank: int = 0, told: Told = tell_no_share
    ) -> bytes:
        """Return a worker's answer. It may take so many seconds, not counting those it waits for a worker.

        Questions of a lower ``rank`` are answered before; ``told`` hears how far the answer is, and again from
        the beginning where a worker dies of it.
        """
        if self._free.locked() and self.waiting >= self._most_waiting:
            raise YatzyError("work-busy")
        self.waiting += 1
        try:
            await self._free.acquire(rank)
        finally:
            self.waiting -= 1
        self.running += 1
        began = perf_counter()
        try:
            return await self._answered(question, seconds, told)
        finally:
            self.running -= 1
            self._free.release()
            self._worked(self.name, job, perf_counter() - began)

    async def _answered(self, question: bytes, seconds: float, told: Told) -> bytes:
        for _ in range(TRIES):
            if self._closed:
                break
            worker = await self._worker()
            try:
                async with asyncio.timeout(seconds):
                    answer = await worker.ask(question, told)
            except TimeoutError:
                raise YatzyError("work-too-long", seconds=round(seconds)) from None
            except Died:
                continue
            else:
                self._idle.append(worker)
                return answer
            finally:
                if worker not in self._idle:
                    worker.kill()
                    self._dismiss(worker)
        raise YatzyError("work-closing" if self._closed else "work-failed")

    async def _worker(self) -> Worker:
        """Return one that has nothing to do, or a new one."""
        if self._idle:
            return self._idle.pop()
        try:
            return await self._start()
        except OSError:  # no more processes, or no memory for one
            raise YatzyError("work-failed") from None

    async def _start(self) -> Worker:
        worker = await Worker.started(self._program)
        self._workers.add(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self._workers.discard(worker)
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
