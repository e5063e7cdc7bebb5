"""A worker process: reads commands from standard input and writes messages to standard output.

A frame is its length in four bytes and so many bytes; the first byte is a tag and the next eight are the number
of a job. Commands start a job, resume or cancel one, and ask the running one to pause. A question is the name
of a job, whether this process may solve sheets for it, and arguments as plain data. Messages are progress, any
number of times; and then that the job has paused, its answer as JSON, or its pickled error.

Each job runs in a thread of its own, one at a time. It can be paused where it reports progress: the thread
waits there while the process runs other jobs.

The process exits as soon as its input is closed, whatever it is doing, so it never outlives its server.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from struct import Struct as BinaryLayout
from struct import pack
from threading import Semaphore, Thread
from time import monotonic
from traceback import extract_tb
from typing import IO, Any

import msgspec

from yatzy.rules.errors import SolverError, YatzyError
from yatzy.server.jobs.job import JobRegistry

SIZE = 4
"""Bytes of a frame's length."""
HEAD = BinaryLayout(">cQ")
"""What a frame begins with: its tag, and the number of a job."""
START, RESUME, PAUSE, CANCEL = b"?", b">", b"|", b"x"
"""The tags of commands."""
PROGRESS, PAUSED, ANSWER, ERROR = b"~", b"|", b"=", b"!"
"""The tags of messages from a worker."""
PROGRESS_SECONDS = 0.1
"""The least seconds between two progress messages."""
NICENESS = 5
"""How much lower the priority of workers is than that of live tables."""
IGNORED_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""Sent to the whole process group; the server decides when a worker ends."""


class SolutionMissing(Exception):
    """A job needs a solution that this process may not compute: names the job that computes it."""

    def __init__(self, job: str, sheet: dict[str, Any]) -> None:
        super().__init__(job, sheet)
        self.job, self.sheet = job, sheet


class JobCancelled(Exception):
    """The server has abandoned the job."""


@dataclass(frozen=True, slots=True)
class JobFailure:
    """An unexpected error: its class and location. Its message may contain personal data."""

    kind: str
    where: str


def frame(tag: bytes, number: int, content: bytes = b"") -> bytes:
    """Return a frame with its length."""
    return (HEAD.size + len(content)).to_bytes(SIZE) + HEAD.pack(tag, number) + content


class _RunningJob:
    """A job in its thread. Whoever holds the turn runs: the thread of the job, or the main thread."""

    def __init__(self, number: int, run: Callable[[], bytes]) -> None:
        self.number = number
        self.share = 0.0
        """The share last reported."""
        self.outcome = b""
        """The last message, once it is done."""
        self._run = run
        self._turn, self._back = Semaphore(0), Semaphore(0)
        Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        self._turn.acquire()
        self.outcome = self._run()
        self._back.release()

    def switch_to(self) -> None:
        """Let it run until it is done or pauses."""
        self._turn.release()
        self._back.acquire()

    def pause(self) -> None:
        """Give the turn back, from its own thread, until it may go on."""
        self._back.release()
        self._turn.acquire()


class Progress:
    """Reports the progress of the current job, and pauses it on request; outside a worker it does nothing."""

    def __init__(self) -> None:
        self.stream: IO[bytes] | None = None
        self.job: _RunningJob | None = None
        self.pausing = -1
        """The number of the job that is to pause."""
        self.cancelled: set[int] = set()
        self._reported_at = 0.0

    def __call__(self, share: float) -> None:
        """Report the share done, at most every :data:`PROGRESS_SECONDS`. Raises :class:`JobCancelled`."""
        job = self.job
        if job is None:
            return
        job.share = share
        if monotonic() - self._reported_at >= PROGRESS_SECONDS:
            self._reported_at = monotonic()
            self.send(frame(PROGRESS, job.number, pack(">d", share)))
        if self.pausing == job.number:
            self.pausing = -1
            job.pause()
        if job.number in self.cancelled:
            raise JobCancelled

    def checkpoint(self, _share: float) -> None:
        """Let the job be paused without reporting more than before: for the share of one part of its work."""
        if self.job is not None:
            self(self.job.share)

    def send(self, message: bytes) -> None:
        """Write a message."""
        assert self.stream is not None  # noqa: S101 # a job runs
        with suppress(BrokenPipeError):  # the server is gone; the reader thread will exit
            self.stream.write(message)
            self.stream.flush()


progress = Progress()
"""Called by long jobs."""


def load_jobs() -> JobRegistry:
    """Return all jobs."""
    from yatzy.server.jobs.handlers import JOBS  # noqa: PLC0415 # slow: the input is read first

    return JOBS


def serve(find_jobs: Callable[[], JobRegistry] = load_jobs) -> None:
    """Run jobs until the input is closed. They are loaded once the input is being read."""
    _lower_priority()
    progress.stream = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # prints must not mix with answers
    commands: SimpleQueue[tuple[bytes, int, bytes]] = SimpleQueue()
    Thread(target=_read_commands, args=(sys.stdin.buffer, commands), daemon=True).start()
    jobs = find_jobs()
    paused: dict[int, _RunningJob] = {}
    while True:
        tag, number, question = commands.get()
        is_new = tag == START
        job = _RunningJob(number, _make_runner(jobs, number, question)) if is_new else paused.pop(number)
        progress.job = job
        job.switch_to()
        progress.job = None
        if job.outcome:
            progress.cancelled.discard(number)
        else:
            paused[number] = job
        progress.send(job.outcome or frame(PAUSED, number))


def _lower_priority() -> None:
    """Lower the priority of this process, ignore signals, and be the first to go when memory is short."""
    for name in IGNORED_SIGNALS:
        if hasattr(signal, name):  # not on every system
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(NICENESS)
    with suppress(OSError):  # when memory is short, kill workers first
        Path("/proc/self/oom_score_adj").write_text("500", "ascii")


def _read_commands(stream: IO[bytes], commands: "SimpleQueue[tuple[bytes, int, bytes]]") -> None:
    """Queue commands, note at once which job is to pause or is cancelled; exit when the input is closed."""
    while len(size := stream.read(SIZE)) == SIZE:
        length = int.from_bytes(size)
        command = stream.read(length)
        if len(command) < length:
            break
        tag, number = HEAD.unpack_from(command)
        if tag == PAUSE:
            progress.pausing = number
        elif tag == CANCEL:
            progress.cancelled.add(number)
        else:
            commands.put((tag, number, command[HEAD.size :]))
    os._exit(0)


def _make_runner(jobs: JobRegistry, number: int, question: bytes) -> Callable[[], bytes]:
    def run() -> bytes:
        try:
            return frame(ANSWER, number, _run_job(jobs, question))
        except BaseException as error:  # noqa: BLE001 # the worker goes on with the next job
            return frame(ERROR, number, pickle.dumps(_portable_error(error)))

    return run


def _run_job(jobs: JobRegistry, question: bytes) -> bytes:
    """Return the encoded answer of a job."""
    job, may_solve, arguments = msgspec.msgpack.decode(question)
    positional = [tuple(one) if isinstance(one, list) else one for one in arguments]
    return msgspec.json.encode(jobs[job](*positional, may_solve=may_solve))


def _portable_error(error: BaseException) -> object:
    """Return an error as the server gets it."""
    match error:
        case YatzyError() | SolutionMissing():
            return error
        case MemoryError():
            return SolverError("solver-no-memory")
        case _:
            places = [
                f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in extract_tb(error.__traceback__)
            ]
            return JobFailure(type(error).__name__, " > ".join(places[1:]))
