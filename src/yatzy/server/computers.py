"""Computer players at live tables: whenever it is one's turn, it is asked what it does, and that is played.

The process that made it a computer's turn plays it. Should that one be gone, another that knows the table does
after a while; of two that do the same move the log takes one.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from yatzy.game.moves import Move
from yatzy.rules.errors import YatzyError
from yatzy.server.playing import play_computer
from yatzy.server.tables import Live, Tables

GRACE = 3.0
"""Seconds to leave it to the process whose turn it was to act."""
TRIES = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds to wait when nobody could say what to do, or it could not be kept; then the last, again and again."""

FOR_GOOD = frozenset({"table-unknown", "store-closed", "solver-not-here", "bots-unknown"})
"""Why nothing is tried again: there is no such table any more, or no computer player can ever play there."""

Sleep = Callable[[float], Awaitable[None]]


class Chooses(Protocol):
    """Whoever can say what a computer player does."""

    async def choose(self, record: tuple[str, ...], computer: str, seed: str) -> tuple[Move, ...]:
        """Return what it does until dice are needed."""


class Computers:
    """The computer players at this process's tables."""

    def __init__(
        self,
        tables: Tables,
        work: Chooses,
        pace: float,
        failed: Callable[[Live, Exception], None],
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._work = work
        self._pace = pace
        self._failed = failed
        self._sleep = sleep
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._leaving: set[str] = set()
        """Tables whose turn is left to another process for a while."""

    def look(self, live: Live, ours: bool) -> None:  # noqa: FBT001 # as it is noticed
        """Play on where it is a computer player's turn."""
        if not _computer(live):
            return
        playing = self._playing.get(live.id)
        if playing is not None:
            if not ours or live.id not in self._leaving:
                return
            playing.cancel()  # now it is ours to play
        task = self._playing[live.id] = asyncio.create_task(self._play(live, ours=ours))
        task.add_done_callback(partial(self._played, live.id))

    def _played(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is task:
            del self._playing[table_id]

    async def close(self) -> None:
        """Stop. What was not played will be by whoever opens the table next."""
        tasks = tuple(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _leave(self, live: Live) -> None:
        """Leave it to another process as long as that one goes on."""
        seq = -1
        self._leaving.add(live.id)
        try:
            while seq != live.seq and _computer(live):
                seq = live.seq
                await self._sleep(GRACE)
        finally:
            self._leaving.discard(live.id)

    async def _play(self, live: Live, *, ours: bool) -> None:
        """Play as long as it is a computer player's turn; what keeps it from that is told once."""
        if not ours:
            await self._leave(live)
        tries, told = iter(TRIES), ""
        while computer := _computer(live):
            try:
                await self._turn(live, computer)
                tries, told = iter(TRIES), ""
            except Exception as error:  # noqa: BLE001 # whatever it was, nobody else gets the table going again
                code = error.code if isinstance(error, YatzyError) else type(error).__name__
                if code != told:
                    self._failed(live, error)
                    told = code
                if code in FOR_GOOD:
                    return
                await self._sleep(next(tries, TRIES[-1]))

    async def _turn(self, live: Live, computer: str) -> None:
        """Make the moves a computer player chooses, one by one, as long as nothing comes between."""
        seq = live.seq
        lines = await self._tables.log.lines(live.id)
        if len(lines) != seq or live.doubtful:
            async with live.lock:
                await self._tables.catch_up(live)
            return
        record = tuple(line.data for line in lines)
        moves = await self._work.choose(record, computer, _seed(live.id, seq))
        for move in moves:
            await self._sleep(self._pace)
            if not await play_computer(self._tables, live, seq, computer, move):
                return
            seq += 1


def _computer(live: Live) -> str:
    """Return the computer player whose turn it is, "" if it is a person's."""
    game = live.game
    return "" if game is None or game.over else live.room.player(game.seat)


def _seed(table_id: str, seq: int) -> str:
    """Return a seed for a choice: another each time, so that nobody can foresee it."""
    return f"{table_id} {seq} {random.SystemRandom().getrandbits(64)}"
