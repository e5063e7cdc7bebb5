"""Responses with progress: JSON lines with the share done, and then the answer."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.response import Stream
from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import YatzyError
from yatzy.server.api.deps import Client
from yatzy.server.api.encoded import encoded_response
from yatzy.server.api.problems import Problem, problem_of
from yatzy.server.jobs.job_queue import OnProgress, ignore_progress

NDJSON = "application/x-ndjson"
IMMEDIATE_SECONDS = 0.05
"""Seconds to wait for a quick answer or error before streaming begins."""

StartJob = Callable[[OnProgress], Awaitable[bytes]]
"""Starts a job, with the callback for its progress; returns its answer as JSON."""


class ProgressLine(Struct, frozen=True, omit_defaults=True):
    """A line: the share done, the answer, or the error."""

    share: float | None = None
    answer: msgspec.Raw | None = None
    problem: Problem | None = None


async def respond_with_progress(
    client: Client, start: StartJob, kind: type[Response[Any]] = Response
) -> Response[Any]:
    """Start a job and return its answer as a response of this class; as a stream if the client accepts one."""
    if client.accepts(NDJSON):
        return await stream_progress(client.words, start)
    return encoded_response(await start(ignore_progress), kind)


async def stream_progress(words: Catalogue, start: StartJob) -> Response[Any]:
    """Start a job and stream its progress and answer. An immediate error is raised instead.

    If the client disconnects, only its own waiting is cancelled, not a job that others share.
    """
    shares = ProgressSignal()
    future = asyncio.ensure_future(start(shares.report))
    future.add_done_callback(shares.finish)
    await asyncio.wait([future], timeout=IMMEDIATE_SECONDS)
    if future.done():
        await future  # raise an immediate error as any route does
    return Stream(_encode_lines(words, future, shares), media_type=NDJSON)


class ProgressSignal:
    """The latest progress of a job; a slow reader skips what it missed."""

    def __init__(self) -> None:
        self._share = 0.0
        self._changed = asyncio.Event()
        self._finished = False

    def report(self, share: float) -> None:
        """Set the share done."""
        self._share = share
        self._changed.set()

    def finish(self, future: "asyncio.Future[bytes]") -> None:
        """End the iteration: the job is done or has failed."""
        self._finished = True
        self._changed.set()
        if not future.cancelled():
            future.exception()  # mark it as retrieved: the client may be gone

    async def __aiter__(self) -> AsyncIterator[float]:
        """Yield the share, at once and after each change, until the job is done."""
        while not self._finished:
            yield self._share
            await self._changed.wait()
            self._changed.clear()


async def _encode_lines(
    words: Catalogue, future: "asyncio.Future[bytes]", shares: ProgressSignal
) -> AsyncIterator[bytes]:
    try:
        async for share in shares:
            yield _encode_line(ProgressLine(share=share))
        try:
            yield _encode_line(ProgressLine(answer=msgspec.Raw(await future)))
        except YatzyError as error:
            yield _encode_line(ProgressLine(problem=problem_of(words, error)))
    finally:
        future.cancel()


def _encode_line(line: ProgressLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"
