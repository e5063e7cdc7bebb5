"""Appends to a log in a process of its own until it is killed: ``python appending.py DATABASE``.

It prints every event once that is on disk.
"""

import asyncio
import sys
from itertools import count

from support.db.store_cases import ROLLED, ROOM, STARTED
from yatzy.store.event_log import EventLog


async def append_on(database: str) -> None:
    """Append to eight tables as fast as can be."""
    log = await EventLog.open(database)

    async def play(table_id: str) -> None:
        if await log.load_table(table_id) is None:
            await log.create_table(table_id, ROOM, None, listed=False, first=STARTED)
        for seq in count(len(await log.load_events(table_id))):
            assert await log.append_event(table_id, seq, ROLLED, f"0:{seq}")
            print(table_id, seq, flush=True)  # noqa: T201 # that is how it is acknowledged

    await asyncio.gather(*(play(f"table{number}") for number in range(8)))


if __name__ == "__main__":
    asyncio.run(append_on(sys.argv[1]))
