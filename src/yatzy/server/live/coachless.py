"""Tables without coach, by the tokens and addresses that came to them: nothing else may coach there.

Processes that share a database tell each other. Best effort and bounded in memory: whoever wants to cheat has
other ways.
"""

from collections.abc import Awaitable, Callable

from cachetools import LRUCache

from yatzy.rules.errors import TableForbidden, TableNotFound
from yatzy.server.live.session import TableSession
from yatzy.tables.live_position import LivePosition, undecided_position

MOST_CLIENTS = 10_000
"""Tokens and addresses remembered, those that came last."""
MOST_TABLES_EACH = 16
"""Tables remembered by token or address."""
MOST_DEVICES_EACH = 16
"""Devices remembered by table and address."""

Visits = LRUCache[str, list[str]]
"""By table, the fingerprints of the devices that came to it."""


class CoachlessTables:
    """Who sits at tables without coach, as far as this process has heard of them."""

    def __init__(self, find: Callable[[str], Awaitable[TableSession]]) -> None:
        """``find`` returns a table by its id, or raises :class:`TableNotFound`."""
        self.on_visit: Callable[[str, str, str], None] = lambda _table_id, _holder, _address: None
        """Called when a device came to a table without coach here, for other processes to be told."""
        self._find = find
        self._visits: LRUCache[str, Visits] = LRUCache(MOST_CLIENTS)

    def add_client(self, session: TableSession, holder: str, address: str) -> None:
        """Remember that a device came to a table without coach."""
        if not holder or session.room.coach or session.room.duplicate or session.room.record:
            return
        if self.add_visit(session.id, holder, address):
            self.on_visit(session.id, holder, address)

    def add_visit(self, table_id: str, holder: str, address: str) -> bool:
        """Remember a visit, here or at another process; return whether it was not known."""
        is_new = False
        for client in {holder, address} - {""}:
            visits = self._visits.get(client)
            if visits is None:
                visits = self._visits[client] = LRUCache(MOST_TABLES_EACH)
            devices = visits.setdefault(table_id, [])
            if holder not in devices:
                is_new = True
                devices.append(holder)
                del devices[:-MOST_DEVICES_EACH]
        return is_new

    def may_matter(self, holder: str, address: str) -> bool:
        """Whether this client came to a table without coach at all."""
        return bool(self._visits.get(holder) or self._visits.get(address))

    async def check_position(self, position: LivePosition, holder: str, address: str) -> None:
        """Raise :class:`TableForbidden` for the position of a table without coach that the client sits at."""
        if position in await self.find_positions(holder, address):
            raise TableForbidden("table-position-live")

    async def find_positions(self, holder: str, address: str) -> set[LivePosition]:
        """Return the positions at tables without coach that the client sits at.

        Forgets tables that are over or gone.
        """
        found: set[LivePosition] = set()
        for client in (holder, address):
            visits = self._visits.get(client)
            if visits is None:
                continue
            for table_id, devices in list(visits.items()):
                try:
                    session = await self._find(table_id)
                    await session.refresh()
                except TableNotFound:
                    visits.pop(table_id, None)
                    continue
                game = session.game
                if game is None:
                    continue
                if game.over:
                    visits.pop(table_id, None)
                elif any(session.room.seats_of(device) for device in devices) and (
                    position := undecided_position(game)
                ):
                    found.add(position)
        return found
