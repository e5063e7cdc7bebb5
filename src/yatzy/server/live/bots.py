"""Bots at live tables: on a bot's turn, a worker chooses its moves and they are played.

The process whose change made it a bot's turn plays it. If that process is gone, another that has the table in
memory takes over after a while; of two equal moves, the log accepts one.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

from yatzy.game.moves import Move
from yatzy.rules.errors import SheetTooLarge, StoreClosed, TableNotFound, UnknownBot, YatzyError
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.live.session import TableSession

GRACE = 3.0
"""Seconds to wait for the process whose turn it is."""
UNDO_SECONDS = 2.0
"""Seconds that a person has at least to undo an entry before a bot rolls."""
RETRY_SECONDS = (1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds between attempts when a move could not be chosen or stored; the last is repeated."""

PERMANENT = (TableNotFound, StoreClosed, SheetTooLarge, UnknownBot)
"""Errors that are not retried: the table is gone, or no bot can ever play there."""

Sleep = Callable[[float], Awaitable[None]]


class MoveChooser(Protocol):
    """Chooses the moves of bots."""

    async def choose(
        self, caller: Caller, record: tuple[str, ...], computer: str, seed: str
    ) -> tuple[Move, ...]:
        """Return the moves of a bot until dice are needed."""


class BotRunner:
    """Plays the bots at this process's tables."""

    def __init__(
        self,
        jobs: MoveChooser,
        pace: float,
        on_failure: Callable[[TableSession, Exception], None],
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._jobs = jobs
        self._pace = pace
        self._on_failure = on_failure
        self._sleep = sleep
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._deferred: set[str] = set()
        """Tables left to another process for now."""

    def on_change(self, session: TableSession, ours: bool) -> None:  # noqa: FBT001 # the registry's callback
        """Start playing if it is a bot's turn."""
        if not _bot_to_move(session):
            return
        playing = self._playing.get(session.id)
        if playing is not None:
            if not ours or session.id not in self._deferred:
                return
            playing.cancel()  # now it is this process's turn to play
        task = self._playing[session.id] = asyncio.create_task(self._play(session, ours=ours))
        task.add_done_callback(partial(self._forget_task, session.id))

    def _forget_task(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._playing.get(table_id) is task:
            del self._playing[table_id]

    async def close(self) -> None:
        """Stop. Pending turns are played by the process that loads the table next."""
        tasks = tuple(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait_for_other_process(self, session: TableSession) -> None:
        """Wait as long as another process makes progress."""
        seq = -1
        self._deferred.add(session.id)
        try:
            while seq != session.seq and _bot_to_move(session):
                seq = session.seq
                await self._sleep(GRACE)
        finally:
            self._deferred.discard(session.id)

    async def _play(self, session: TableSession, *, ours: bool) -> None:
        """Play while it is a bot's turn, retrying with backoff; report each kind of failure once."""
        if not ours:
            await self._wait_for_other_process(session)
        delays, reported = iter(RETRY_SECONDS), ""
        while computer := _bot_to_move(session):
            try:
                await self._play_turn(session, computer)
                delays, reported = iter(RETRY_SECONDS), ""
            except Exception as error:  # noqa: BLE001 # nobody else would retry
                code = error.code if isinstance(error, YatzyError) else type(error).__name__
                if code != reported:
                    self._on_failure(session, error)
                    reported = code
                if isinstance(error, PERMANENT):
                    return
                await self._sleep(next(delays, RETRY_SECONDS[-1]))

    def _pause_before(self, session: TableSession) -> float:
        """Return the seconds before a bot's next move; where bots have no pace, nobody waits for them."""
        return max(self._pace, UNDO_SECONDS) if self._pace and _is_after_person(session) else self._pace

    async def _play_turn(self, session: TableSession, computer: str) -> None:
        """Make the moves a bot chooses, one by one, until something else happens at the table."""
        if session.stale:
            await session.refresh()
            return
        seq = session.seq
        record, seed = tuple(session.record), _make_seed(session.id, seq)
        moves = await self._jobs.choose(session.caller, record, computer, seed)
        for move in moves:
            await self._sleep(self._pause_before(session))
            if not await session.apply_bot_move(seq, computer, move):
                return
            seq += 1


def _is_after_person(session: TableSession) -> bool:
    """Whether the last thing that happened is an entry of a person, which can still be undone."""
    game = session.game
    if game is None or game.turn.throws or not game.turns:
        return False
    return not session.room.bot_at(game.seat_of(len(game.turns) - 1))


def _bot_to_move(session: TableSession) -> str:
    """Return the bot whose turn it is, "" if there is none."""
    game = session.game
    return "" if game is None or game.over else session.room.bot_at(game.seat)


def _make_seed(table_id: str, seq: int) -> str:
    """Return an unpredictable seed for a choice."""
    return f"{table_id} {seq} {random.SystemRandom().getrandbits(64)}"
