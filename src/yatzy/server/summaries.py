"""What games came to: summed up beside the server once somebody wants to know, and kept for good."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from time import monotonic

import msgspec

from yatzy.coach.summary import VERSION, GameSummary
from yatzy.game.record import VERSION as PRESENT
from yatzy.game.record import event_data
from yatzy.rules.errors import YatzyError
from yatzy.server import logs
from yatzy.server.tables import read_event
from yatzy.server.work import Work
from yatzy.store.log import Line, Log, Standing

AT_ONCE = 2
"""Games that are read and summed up at the same time."""
MOST_WANTED = 2_000
"""Games that wait to be summed up."""
AGAIN = 60.0
"""Seconds after which a game that could not be summed up is tried again."""
PIECE = 200
"""Summaries that are read before others have their turn."""

_reader = msgspec.json.Decoder(GameSummary)


class Summaries:
    """The summaries of games that are over, as far as anyone has asked for them."""

    def __init__(self, log: Log, work: Work) -> None:
        self._log = log
        self._work = work
        self._making: dict[str, asyncio.Task[None]] = {}
        self._failed: OrderedDict[str, float] = OrderedDict()
        """By table, when it could not be done."""
        self._room = asyncio.Semaphore(AT_ONCE)

    async def of(self, standings: Iterable[Standing], patience: float = 0.0) -> dict[str, GameSummary]:
        """Return the summaries of the games that are over, by table, and have those made that are not there.

        What is not there after ``patience`` seconds is left for the next time.
        """
        over = [one for one in standings if one.over]
        making = [self._make(one.table_id) for one in over if not one.is_summed(VERSION)]
        waiting = {task for task in making if task is not None}
        if waiting and patience:
            await asyncio.wait(waiting, timeout=patience)
        found = await self._log.summaries([one.table_id for one in over if self._is_made(one)])
        return await _read(found)

    def _is_made(self, standing: Standing) -> bool:
        """Whether the summary of a game that is over is there, perhaps since a moment ago."""
        table_id = standing.table_id
        return standing.is_summed(VERSION) or table_id not in self._making.keys() | self._failed.keys()

    def _make(self, table_id: str) -> asyncio.Task[None] | None:
        """Have a game summed up, unless that is being done or could not be done a moment ago."""
        task = self._making.get(table_id)
        if task is not None:
            return task
        failed = self._failed.get(table_id)
        if (failed is not None and monotonic() - failed < AGAIN) or len(self._making) >= MOST_WANTED:
            return None
        task = self._making[table_id] = asyncio.create_task(self._sum_up(table_id))
        task.add_done_callback(lambda _: self._making.pop(table_id, None))
        return task

    async def _sum_up(self, table_id: str) -> None:
        async with self._room:
            try:
                lines = await self._log.lines(table_id)
                record, moments = tuple(map(_present, lines)), [line.at for line in lines]
                made = await self._work.summarise(record, moments)
                await self._log.sum_up(table_id, VERSION, len(lines), msgspec.json.encode(made).decode())
                self._failed.pop(table_id, None)
            except YatzyError as error:
                self._failed[table_id] = monotonic()
                while len(self._failed) > MOST_WANTED:
                    self._failed.popitem(last=False)
                logs.warn("summary", table=table_id, code=error.code)

    async def close(self) -> None:
        """Stop; what was not summed up is the next time it is asked for."""
        tasks: Sequence[asyncio.Task[None]] = tuple(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _present(line: Line) -> str:
    """Return an event's data in the present version."""
    return line.data if line.version == PRESENT else event_data(read_event(line))


async def _read(kept: dict[str, str]) -> dict[str, GameSummary]:
    """Read summaries; those of another version are none."""
    found: dict[str, GameSummary] = {}
    for number, (table_id, data) in enumerate(kept.items(), 1):
        try:
            read = _reader.decode(data)
        except msgspec.MsgspecError:
            continue
        if read.version == VERSION:
            found[table_id] = read
        if not number % PIECE:
            await asyncio.sleep(0)
    return found
