"""A worker process as the server sees it: started, asked, paused, ended."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from struct import unpack
from typing import Self

from yatzy.server.jobs.job_queue import OnProgress
from yatzy.server.jobs.worker import CANCEL, HEAD, PAUSE, PROGRESS, RESUME, SIZE, START, frame

PROGRAM = (sys.executable, "-P", "-c", "from yatzy.server.jobs.worker import serve; serve()")
"""The command of a worker: a new interpreter, which inherits nothing from this process."""


class WorkerDied(Exception):
    """A worker exited before it answered."""


class WorkerProcess:
    """A worker process. It runs one job at a time, and may have others paused."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, program: Sequence[str]) -> Self:
        """Start a process; it loads its jobs in the background. Raises ``OSError``."""
        return cls(await asyncio.create_subprocess_exec(*program, stdin=PIPE, stdout=PIPE))

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    async def run(self, number: int, question: bytes | None, on_progress: OnProgress) -> tuple[bytes, bytes]:
        """Start a job, or resume it without a ``question``; return the tag and content of its last message.

        One at a time. Raises :class:`WorkerDied`.
        """
        answers = self._process.stdout
        assert answers is not None  # noqa: S101 # it is a pipe
        try:
            self._send(frame(RESUME, number) if question is None else frame(START, number, question))
            await self._drain()
            while True:
                size = await answers.readexactly(SIZE)
                message = await answers.readexactly(int.from_bytes(size))
                tag, _ = HEAD.unpack_from(message)
                if tag != PROGRESS:
                    return tag, message[HEAD.size :]
                on_progress(*unpack(">d", message[HEAD.size :]))
        except (asyncio.IncompleteReadError, ConnectionError, RuntimeError) as error:
            raise WorkerDied from error  # uvloop raises RuntimeError for a pipe that is closed

    def pause(self, number: int) -> None:
        """Ask a running job to pause; :meth:`run` returns when it has, or when it is done."""
        with suppress(ConnectionError, RuntimeError):  # it died: whoever runs the job is told
            self._send(frame(PAUSE, number))

    def cancel(self, number: int) -> None:
        """Ask a running job to give up, where it next reports progress."""
        with suppress(ConnectionError, RuntimeError):  # as above
            self._send(frame(CANCEL, number))

    def _send(self, command: bytes) -> None:
        assert self._process.stdin is not None  # noqa: S101 # it is a pipe
        self._process.stdin.write(command)

    async def _drain(self) -> None:
        assert self._process.stdin is not None  # noqa: S101 # as above
        await self._process.stdin.drain()

    async def end(self) -> None:
        """Kill the worker, if it still runs, and wait until it is gone."""
        self.kill()
        with suppress(ConnectionError, RuntimeError):  # its pipes are closed already
            await self._process.communicate()
        await self._process.wait()

    def kill(self) -> None:
        """Kill the process."""
        with suppress(ProcessLookupError):
            self._process.kill()
