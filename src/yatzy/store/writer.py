"""A database file as a server uses it: one thread writes, others read, and the event loop waits for nothing."""

from asyncio import AbstractEventLoop, get_running_loop
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Concatenate, ParamSpec, Self, TypeVar

from sqlalchemy import Connection, Engine

from yatzy.rules.errors import StoreError
from yatzy.store.faults import faults_told
from yatzy.store.sql import now
from yatzy.store.sqlite import ALONE, WRITING, Whereabouts, opened, reserve
from yatzy.store.wishes import Outcome, Put, Tell, Waiting, Wish, alone, grant, is_plain, refusals

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
READERS = 2
"""Threads that read."""


class Writer(Thread):
    """The one thread that writes to a database file: all that waits is committed together.

    While the event loop is busy, a thread that comes back from SQLite goes on only after the interpreter's
    switch interval. So what many wait for is written in as few calls of SQLite as can be: usually in one.
    """

    def __init__(self, place: str, engine: Engine, loop: AbstractEventLoop, tell: Tell) -> None:
        super().__init__(name="yatzy-writer", daemon=True)
        self.queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._place = place
        self._whereabouts = Whereabouts(Path(place))
        self._writing = engine.execution_options(begin=WRITING)
        self._alone = engine.execution_options(begin=ALONE)
        self._loop = loop
        self._tell = tell

    def run(self) -> None:
        """Write what comes, until nothing more will."""
        while batch := self._taken():
            start = perf_counter()
            outcomes = self._outcomes([wish for wish, _ in batch])
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(self._tell, batch, outcomes, perf_counter() - start)

    def _taken(self) -> list[Waiting]:
        """Return all that waits, once there is something; nothing at the end."""
        batch: list[Waiting] = []
        for _ in range(max(1, self.queue.qsize())):
            one = self.queue.get()
            if one is None:
                if batch:
                    self.queue.put(None)  # to end the next time
                break
            batch.append(one)
        return batch

    def _outcomes(self, wishes: Sequence[Wish]) -> list[Outcome]:
        """Return what came of wishes: of all together or, where one of them cannot be written, of each."""
        try:
            return self._commit(wishes)
        except StoreError as error:
            problem = error
        except Exception as error:  # noqa: BLE001 # whatever it was: who waits is told, and the thread goes on
            problem = StoreError("store-failed", place=self._place, problem=repr(error))
        if problem.code != "store-failed" or len(wishes) == 1:
            return refusals(problem, wishes)
        return [self._outcomes(alone(wish))[0] for wish in wishes]

    def _commit(self, wishes: Sequence[Wish]) -> list[Outcome]:
        self._whereabouts.check()
        way = self._alone if is_plain(wishes) else self._writing
        with faults_told(self._place), way.begin() as connection:
            return grant(connection, wishes, now())


class FileDatabase:
    """A database file, which no other process serves meanwhile."""

    shared = False

    def __init__(self, file: Path) -> None:
        self.place = str(file)
        self._release = reserve(file)
        try:
            self._engine = opened(file)
        except BaseException:
            self._release()
            raise
        self._whereabouts = Whereabouts(file)
        self._readers = ThreadPoolExecutor(READERS, "yatzy-reader")

    @classmethod
    async def opened(cls, file: Path) -> Self:
        """Open a database file, made where there is none."""
        return await get_running_loop().run_in_executor(None, cls, file)

    def start(self, tell: Tell) -> Put:
        """Begin to write, and return how wishes are put."""
        self._writer = Writer(self.place, self._engine, get_running_loop(), tell)
        self._writer.start()
        return self._writer.queue.put

    async def read(
        self,
        question: Callable[Concatenate[Connection, Asked], Answer],
        *asked: Asked.args,
        **named: Asked.kwargs,
    ) -> Answer:
        """Ask something of the database."""

        def ask() -> Answer:
            self._whereabouts.check()
            with faults_told(self.place), self._engine.connect() as connection:
                return question(connection, *asked, **named)

        return await get_running_loop().run_in_executor(self._readers, ask)

    async def close(self) -> None:
        """Write what was accepted, and let go of the file."""
        self._writer.queue.put(None)
        await get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()
        self._release()
