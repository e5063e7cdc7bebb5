"""A worker process: it takes questions from its standard input, one after another, and answers on the output.

A message is its length in four bytes, and so many bytes. A question is a job, whether the process may solve
sheets for it, and arguments, as plain data: the same question is the same bytes. What comes back begins with a
byte of its own: shares that are done, as many as a job tells, and then the answer. That may be an error, which
knows how to travel. The process ends as soon as its input does, whatever it is doing: so it outlives
nobody, not even a server that was killed.
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from struct import pack
from threading import Thread
from time import monotonic
from traceback import extract_tb
from typing import IO, Any

import msgspec

from yatzy.rules.errors import SolverError, YatzyError

Jobs = Mapping[str, Callable[..., Any]]

SIZE = 4
"""Bytes of a message's length."""
SHARE, ANSWER = b"~", b"="
"""What a message from a worker begins with."""
AGAIN = 0.1
"""Seconds in which whoever waits is told only once how far it is."""
POLITE = 5
"""How much less urgent work is than live tables."""


class Lacking(Exception):
    """An answer needs what this process may not compute: a sheet, and the job that sees to it."""

    def __init__(self, job: str, sheet: dict[str, Any]) -> None:
        super().__init__(job, sheet)
        self.job, self.sheet = job, sheet


@dataclass(frozen=True, slots=True)
class Broke:
    """An error nobody expected: its kind, and where it happened. What it says may name people."""

    kind: str
    where: str


class Progress:
    """How far the present answer is, for whoever waits for it; outside a worker nobody does."""

    def __init__(self) -> None:
        self.to: IO[bytes] | None = None
        self._told = 0.0

    def __call__(self, share: float) -> None:
        """Tell which share is done, unless that was just told."""
        if self.to is None or monotonic() - self._told < AGAIN:
            return
        self._told = monotonic()
        with suppress(BrokenPipeError):
            self.to.write(framed(SHARE + pack("d", share)))
            self.to.flush()


progress = Progress()
"""What jobs that take long tell how far they are."""


def framed(message: bytes) -> bytes:
    """Return a message as it travels."""
    return len(message).to_bytes(SIZE) + message


def our_jobs() -> Jobs:
    """Return all there is to ask."""
    from yatzy.server.jobs import JOBS  # noqa: PLC0415 # slow to load, and somebody must listen first

    return JOBS


def serve(find_jobs: Callable[[], Jobs] = our_jobs) -> None:
    """Answer questions until there are no more. Jobs are found once somebody listens for the end."""
    _step_back()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not come between answers
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    jobs = find_jobs()
    progress.to = answers
    while True:
        answer = ANSWER + pickle.dumps(_answer(jobs, questions.get()))
        with suppress(BrokenPipeError):  # nobody waits any more, and the end is about to be heard
            answers.write(framed(answer))
            answers.flush()


def _step_back() -> None:
    """Let live tables come first, and leave it to the server when to end."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(POLITE)
    with suppress(OSError):  # where memory is short, a worker is the one to go
        Path("/proc/self/oom_score_adj").write_text("500", "ascii")


def _listen(stream: IO[bytes], questions: "SimpleQueue[bytes]") -> None:
    """Pass questions on; when they end, end at once."""
    while len(size := stream.read(SIZE)) == SIZE:
        length = int.from_bytes(size)
        question = stream.read(length)
        if len(question) < length:
            break
        questions.put(question)
    os._exit(0)


def _answer(jobs: Jobs, question: bytes) -> object:
    """Return what a job answers, or why it does not."""
    try:
        job, here, arguments = msgspec.msgpack.decode(question)
        given = [tuple(one) if isinstance(one, list) else one for one in arguments]
        return jobs[job](*given, here=here)
    except (YatzyError, Lacking) as error:
        return error
    except MemoryError:
        return SolverError("solver-no-memory")
    except Exception as error:  # noqa: BLE001 # whatever it was, the next question is to be answered
        places = [
            f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in extract_tb(error.__traceback__)
        ]
        return Broke(type(error).__name__, " > ".join(places[1:]))
