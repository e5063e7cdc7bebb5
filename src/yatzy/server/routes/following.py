"""Answers that take long, and how far they are: lines of JSON with the share done, and then the answer."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from litestar import Response
from litestar.response import Stream
from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import YatzyError
from yatzy.server.problems import Problem, problem_of

NDJSON = "application/x-ndjson"
AT_ONCE = 0.05
"""Seconds in which what is known already is answered, and what is refused at once is refused as anything is."""

Ask = Callable[..., Awaitable[Struct]]
"""Asks for something, and is told how far that is by ``told``."""


class Following(Struct, frozen=True, omit_defaults=True):
    """A line: how far an answer is, the answer, or why there is none."""

    share: float | None = None
    answer: Struct | None = None
    problem: Problem | None = None


async def followed(words: Catalogue, ask: Ask) -> Response[Any]:
    """Ask, and answer with lines as it goes on. Whoever goes away leaves the answer to the others."""
    shares = Shares()
    asked = asyncio.ensure_future(ask(told=shares.tell))
    asked.add_done_callback(shares.end)
    await asyncio.wait([asked], timeout=AT_ONCE)
    if asked.done():
        await asked  # to be refused as anything is
    return Stream(_lines(words, asked, shares), media_type=NDJSON)


class Shares:
    """The last share that was told, for one who may read slowly."""

    def __init__(self) -> None:
        self._share = 0.0
        self._news = asyncio.Event()
        self._over = False

    def tell(self, share: float) -> None:
        """Take note of a share."""
        self._share = share
        self._news.set()

    def end(self, asked: "asyncio.Future[Struct]") -> None:
        """Take note that there is an answer, or none."""
        self._over = True
        self._news.set()
        if not asked.cancelled():
            asked.exception()  # nobody may be left to hear of it

    async def __aiter__(self) -> AsyncIterator[float]:
        """Yield shares until there is an answer, the first at once."""
        while not self._over:
            yield self._share
            await self._news.wait()
            self._news.clear()


async def _lines(words: Catalogue, asked: "asyncio.Future[Struct]", shares: Shares) -> AsyncIterator[bytes]:
    try:
        async for share in shares:
            yield _line(Following(share=share))
        try:
            yield _line(Following(answer=await asked))
        except YatzyError as error:
            yield _line(Following(problem=problem_of(words, error)))
    finally:
        asked.cancel()


def _line(told: Following) -> bytes:
    return msgspec.json.encode(told) + b"\n"
