"""What whoever runs a server may do to its tables: list, close, rename and delete them, and forget a name."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from yatzy.game.setup import LONGEST_NAME, fold_name, is_single_line
from yatzy.ids import normalize_code
from yatzy.rules.errors import TableError, TableNotFound
from yatzy.server.live.logged_table import decode_room
from yatzy.store.event_log import EventLog, TableRow
from yatzy.store.statements import OVER

PAGE = 50
"""Tables that are read at a time."""
CLOSED = "closed"
"""The state of a table that was closed; the others are those of the store."""


class HostedTable(Struct, frozen=True):
    """A table as whoever runs the server sees it."""

    table: str
    state: str
    """`open`, `playing`, `over` or `closed`."""
    title: str
    """The title of its sheet."""
    players: tuple[str, ...]
    """The names at its seats, \"\" for a free one."""
    events: int
    made: str
    touched: str
    listed: bool


async def _notify_nobody(_table_id: str) -> None:
    pass


class Administration:
    """Changes tables in an event log. Other processes hear of it from the log."""

    def __init__(self, log: EventLog, on_change: Callable[[str], Awaitable[None]] = _notify_nobody) -> None:
        """``on_change`` is called with the id of a table that was changed or deleted."""
        self._log, self._on_change = log, on_change

    async def list_tables(self, most: int, skipped: int = 0) -> list[HostedTable]:
        """Return tables, most recently changed first."""
        return [describe_table(row) for row in await self._log.load_tables(most, skipped)]

    async def read_facts(self) -> dict[str, Any]:
        """Return what the database holds."""
        return {
            "place": self._log.place,
            "stored": await self._log.count_bytes(),
            "tables": await self._log.count_tables(),
        }

    async def show(self, code: str) -> HostedTable:
        """Return a table; raise :class:`TableNotFound`."""
        return describe_table(await self._find(code))

    async def close(self, code: str) -> HostedTable:
        """End a table for good: nobody can join or play on, and those who are there are told. Idempotent."""
        while True:
            row = await self._find(code)
            room = decode_room(row)
            if room.closed:
                return describe_table(row)
            data = msgspec.json.encode(replace(room, closed=True, listed=False)).decode()
            if await self._log.change_room(row.table_id, row.revision, data, listed=False, state=OVER):
                await self._on_change(row.table_id)

    async def delete(self, code: str) -> str:
        """Delete a table and its game; return its id. Those who are there are told that there is none."""
        row = await self._find(code)
        await self._log.delete_table(row.table_id)
        await self._on_change(row.table_id)
        return row.table_id

    async def rename(self, code: str, seat: int, name: str) -> HostedTable:
        """Replace the name at a seat, counted from 1; with the number of the seat for "".

        Raises :class:`TableError` for a name that nobody could give themselves, or a seat that is not there.
        """
        if not is_single_line(name, LONGEST_NAME):
            raise TableError("host-name", longest=LONGEST_NAME)
        row = await self._find(code)
        if not await self._log.rename_seat(row.table_id, seat - 1, name):
            raise TableError("host-seat", seat=seat)
        await self._on_change(row.table_id)
        return await self.show(row.table_id)

    async def count_name(self, name: str) -> int:
        """Return at how many seats a name stands."""
        return len([1 async for _ in self._seats_of(name)])

    async def forget(self, name: str) -> int:
        """Replace a name by the number of its seat, at every table where it stands; return at how many seats.

        Games stay for the others, and their dice verify as before.
        """
        found = [place async for place in self._seats_of(name)]
        for table_id, seat in found:
            await self._log.rename_seat(table_id, seat, "")
            await self._on_change(table_id)
        return len(found)

    async def _seats_of(self, name: str) -> AsyncIterator[tuple[str, int]]:
        wanted, skipped = fold_name(name), 0
        while rows := await self._log.load_tables(PAGE, skipped):
            for row in rows:
                for seat, one in enumerate(decode_room(row).seats):
                    if one.name and fold_name(one.name) == wanted:
                        yield row.table_id, seat
            skipped += len(rows)
            await asyncio.sleep(0)  # others may have waited

    async def _find(self, code: str) -> TableRow:
        row = await self._log.load_table(code) or await self._log.load_table(normalize_code(code))
        if row is None:
            raise TableNotFound("table-unknown")
        return row


def describe_table(row: TableRow) -> HostedTable:
    """Return what whoever runs the server sees of a table."""
    room = decode_room(row)
    return HostedTable(
        table=row.table_id,
        state=CLOSED if room.closed else row.state,
        title=room.sheet_heading().title,
        players=tuple(seat.name for seat in room.seats),
        events=row.events,
        made=row.made,
        touched=row.touched,
        listed=row.listed,
    )
