"""The public list of tables: what it shows of each is kept ready, since a room has its whole sheet in it."""

from typing import cast

import msgspec
from cachetools import LRUCache
from msgspec import Struct

from yatzy.server.live.logged_table import decode_room
from yatzy.store.event_log import EventLog
from yatzy.tables.views import RoomView, room_view

MOST_KEPT = 1024


class Listed(Struct, frozen=True):
    """A table in the public list."""

    room: RoomView
    made: str
    touched: str


class TableListing:
    """Lists tables, and decodes a room only when it has changed."""

    def __init__(self, log: EventLog) -> None:
        self._log = log
        self._views: LRUCache[tuple[str, int], RoomView] = LRUCache(MOST_KEPT)
        """By table and revision, encoded."""

    async def load(self, most: int) -> list[Listed]:
        """Return publicly listed tables, newest first."""
        found = []
        for row in await self._log.load_listed(most):
            view = self._views.get((row.table_id, row.revision)) or await self._view_room(row.table_id)
            if view is not None:
                found.append(Listed(view, row.made, row.touched))
        return found

    async def _view_room(self, table_id: str) -> RoomView | None:
        """Return the encoded view of a room as it is now; ``None`` if the table is gone."""
        row = await self._log.load_table(table_id)
        if row is None:
            return None
        encoded = msgspec.Raw(msgspec.json.encode(room_view(table_id, row.revision, decode_room(row))))
        view = self._views[table_id, row.revision] = cast("RoomView", encoded)
        return view
