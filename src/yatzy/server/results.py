"""How far everyone in a duplicate match has come."""

from collections import OrderedDict

from msgspec import Struct

from yatzy.server.tables import Tables
from yatzy.store.log import Row

MOST_REMEMBERED = 1000
"""Tables of which it is remembered: five matches that are full."""


class Result(Struct, frozen=True):
    """How far one player of a match has come."""

    table: str
    name: str
    total: int
    turns: int
    """How many of their turns are over."""
    over: bool


class Results:
    """The results of matches. A game is read again only when it has gone on since."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._known: OrderedDict[str, tuple[int, Result]] = OrderedDict()
        """By table, after how many events it had come how far."""

    async def of_match(self, match: str) -> list[Result]:
        """Return how far everyone has come: who is through, the highest total first, then the others."""
        found = [await self._of(row) for row in await self._tables.log.of_match(match)]
        return sorted(found, key=lambda one: (not one.over, -one.total, one.name))

    async def _of(self, row: Row) -> Result:
        seq, result = self._known.get(row.table_id, (-1, None))
        if result is None or seq < row.events:
            seq, result = await self._read(row)
            self._known[row.table_id] = seq, result
            while len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
        self._known.move_to_end(row.table_id)
        return result

    async def _read(self, row: Row) -> tuple[int, Result]:
        live = await self._tables.find(row.table_id, remember=False)
        if live.doubtful or live.seq < row.events:
            async with live.lock:
                await self._tables.catch_up(live)
        game = live.known_game
        total = sum(cards[0].total for cards in game.cards)
        return live.seq, Result(live.id, game.setup.players[0], total, len(game.turns), game.over)
