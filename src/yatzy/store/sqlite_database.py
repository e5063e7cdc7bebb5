"""An SQLite file for a server: one thread writes, others read, and the event loop never blocks."""

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

from yatzy.clock import now
from yatzy.rules.errors import StatementFailed, StoreError
from yatzy.store.db_errors import translate_db_errors
from yatzy.store.group_commit import (
    Enqueue,
    PendingWrite,
    ResolveBatch,
    Write,
    WriteOutcome,
    apply_batch,
    is_append_only,
    isolate,
    reject_all,
)
from yatzy.store.leftover_wal import check_leftover_wal
from yatzy.store.sqlite import ALONE, WRITING, FileIdentity, acquire_server_lock, open_engine

Params = ParamSpec("Params")
Result = TypeVar("Result")
READERS = 2
"""Threads that read."""


class WriterThread(Thread):
    """The only thread that writes to a database file; it commits all queued writes together.

    While the event loop is busy, a thread returning from SQLite waits for the interpreter's switch interval. So
    a batch is written in as few calls as possible, usually one.
    """

    def __init__(self, place: str, engine: Engine, loop: AbstractEventLoop, resolve: ResolveBatch) -> None:
        super().__init__(name="yatzy-writer", daemon=True)
        self.queue: SimpleQueue[PendingWrite | None] = SimpleQueue()
        self._place = place
        self._identity = FileIdentity(Path(place))
        self._writing = engine.execution_options(begin=WRITING)
        self._alone = engine.execution_options(begin=ALONE)
        self._loop = loop
        self._resolve = resolve

    def run(self) -> None:
        """Commit batches until the queue is closed."""
        while batch := self._next_batch():
            start = perf_counter()
            outcomes = self._apply([write for write, _ in batch])
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._resolve, batch, outcomes, perf_counter() - start)

    def _next_batch(self) -> list[PendingWrite]:
        """Return all queued writes, waiting for the first; empty once the queue is closed."""
        batch: list[PendingWrite] = []
        for _ in range(max(1, self.queue.qsize())):
            one = self.queue.get()
            if one is None:
                if batch:
                    self.queue.put(None)  # end after this batch
                break
            batch.append(one)
        return batch

    def _apply(self, writes: Sequence[Write]) -> list[WriteOutcome]:
        """Commit a batch; if one statement fails, retry each write alone. Never raises."""
        try:
            return self._commit(writes)
        except StoreError as error:
            problem = error
        except Exception as error:  # noqa: BLE001 # reported to the callers; the thread goes on
            problem = StatementFailed("store-failed", place=self._place, problem=repr(error))
        if not isinstance(problem, StatementFailed) or len(writes) == 1:
            return reject_all(problem, writes)
        return [self._apply(isolate(write))[0] for write in writes]

    def _commit(self, writes: Sequence[Write]) -> list[WriteOutcome]:
        self._identity.check()
        way = self._alone if is_append_only(writes) else self._writing
        with translate_db_errors(self._place), way.begin() as connection:
            return apply_batch(connection, writes, now())


class SqliteDatabase:
    """A database file that no other process serves at the same time."""

    shared = False

    def __init__(self, file: Path) -> None:
        self.place = str(file)
        self._release = acquire_server_lock(file)
        try:
            check_leftover_wal(file)
            self._engine = open_engine(file)
        except BaseException:
            self._release()
            raise
        self._identity = FileIdentity(file)
        self._readers = ThreadPoolExecutor(READERS, "yatzy-reader")

    @classmethod
    async def open(cls, file: Path) -> Self:
        """Open a database file, created if missing; raise :class:`StoreError`."""
        return await get_running_loop().run_in_executor(None, cls, file)

    def start(self, resolve: ResolveBatch) -> Enqueue:
        """Start the writer thread; return the function that enqueues writes."""
        self._writer = WriterThread(self.place, self._engine, get_running_loop(), resolve)
        self._writer.start()
        return self._writer.queue.put

    async def read(
        self,
        query: Callable[Concatenate[Connection, Params], Result],
        *args: Params.args,
        **kwargs: Params.kwargs,
    ) -> Result:
        """Run a query in a reader thread and return its result."""

        def run_query() -> Result:
            self._identity.check()
            with translate_db_errors(self.place), self._engine.connect() as connection:
                return query(connection, *args, **kwargs)

        return await get_running_loop().run_in_executor(self._readers, run_query)

    async def close(self) -> None:
        """Commit all accepted writes, then close the file and release the lock."""
        self._writer.queue.put(None)
        await get_running_loop().run_in_executor(None, self._close)

    def _close(self) -> None:
        self._writer.join()
        self._readers.shutdown()
        self._engine.dispose()
        self._release()
