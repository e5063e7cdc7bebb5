"""Work that takes longer than the event loop may be held, and is not worth a worker process.

It runs in one thread, so that it takes the interpreter from the event loop for a millisecond at a time at most
(see :data:`SWITCH_SECONDS`). Each address has one function running or next in line, so that nobody waits for
all that somebody else has asked for.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from yatzy.rules.errors import RateLimited
from yatzy.server.net.limits import network_of

MOST_WAITING = 64
"""Functions of one address that may wait."""
RETRY_SECONDS = 1
SWITCH_SECONDS = 0.001
"""How long Python lets a thread run while another wants to; by default five times as long."""

P = ParamSpec("P")
R = TypeVar("R")


class Offload:
    """Runs functions in a thread, one at a time and fairly by address."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "offload")
        self._turn = asyncio.Lock()
        """Held by the address whose function runs; waiters get it in the order they came."""
        self._lanes: dict[str, _Lane] = {}
        self.finished = 0
        """How many functions were run."""

    async def run(self, address: str, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Return the result of a function that is safe to run beside the event loop.

        ``address`` is who asks, "" for the server itself. Raises what the function raises, and
        :class:`RateLimited` if too much of that address waits.
        """
        network = network_of(address)
        lane = self._lanes.setdefault(network, _Lane())
        if lane.waiting >= MOST_WAITING:
            raise RateLimited("limit-work", seconds=RETRY_SECONDS)
        lane.waiting += 1
        try:
            async with lane.lock, self._turn:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._executor, lambda: function(*args, **kwargs))
        finally:
            self.finished += 1
            lane.waiting -= 1
            if not lane.waiting:
                del self._lanes[network]

    def close(self) -> None:
        """Stop the thread once its function is done."""
        self._executor.shutdown(wait=False, cancel_futures=True)


class _Lane:
    """What one address waits for."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
