"""Measures how late the event loop is: by as much, everybody waits longer for everything."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from yatzy.server.ops import logs

INTERVAL = 0.25
"""Seconds between two measurements."""
LOGGED_SECONDS = 0.25
"""A lag worth telling the operator of."""


async def watch_loop_lag(
    observe: Callable[[float], None],
    *,
    clock: Callable[[], float] = monotonic,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Call ``observe`` with the lag of every interval, for ever; log the long ones, at most once a minute.

    The first interval does not count: a server that starts still collects garbage, and nobody waits for it yet.
    """
    log = logs.RepeatLog("loop-lag")
    await sleep(INTERVAL)
    while True:
        began = clock()
        await sleep(INTERVAL)
        lag = max(0.0, clock() - began - INTERVAL)
        observe(lag)
        if lag >= LOGGED_SECONDS:
            log.add(milliseconds=round(lag * 1000))
