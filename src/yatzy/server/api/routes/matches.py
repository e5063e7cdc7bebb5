"""Duplicate matches: everyone plays the same dice alone, and results are compared."""

from litestar import Controller
from litestar.params import JSONBody
from msgspec import Struct

from yatzy.ids import derive_id
from yatzy.rules.errors import TableConflict
from yatzy.server.api.deps import Client, Table
from yatzy.server.api.table_response import TableView, change_room, get_game, post_change, table_view
from yatzy.server.history.match_results import MatchResults, rank_match
from yatzy.server.live.create import Name, join_match
from yatzy.tables.room import close_match
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import ChangeRequest, Key, Token


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to join a match."""

    name: Name
    key: Key | None = None
    """As with every change; everyone has only one table even without it."""
    player: Token | None = None
    """A player's key: the seat is theirs from before the first roll on, which rankings of a day ask for."""


class MatchRoutes(Controller):
    """Routes about duplicate matches."""

    path = "/api/tables/{table_id:str}/match"
    tags = ("matches",)

    @post_change(operation_id="join_match", summary="Play along", status_code=201)
    async def join(self, client: Client, table: Table, data: JSONBody[Joining]) -> TableView:
        """Get a table of one's own in a match, with the same dice as everyone. Idempotent."""
        tables, creator = client.context.tables, client.count_table()
        player = None if data.player is None else fingerprint(data.player, "player")
        own = await join_match(tables, table, data.name, client.holder, creator, player=player)
        return table_view(own, client.holder)

    @get_game(operation_id="match_results", summary="Compare the results")
    async def results(self, client: Client, table: Table) -> MatchResults:
        """Return everyone's results, by total and by points lost. Dice stay hidden until the match is over.

        In the game of a day, players whose key is new, and whoever joined without one, are ranked apart.
        """
        if not table.room.duplicate:
            raise TableConflict("table-no-match")
        own = derive_id("match", table.id, client.holder) if client.holder else ""
        match = await client.context.rankings.load_match(table.id, own)
        return await client.run_aside(rank_match, match, own, table.room.date)

    @post_change("/close", operation_id="close_match", summary="End the match")
    async def close(self, client: Client, table: Table, data: JSONBody[ChangeRequest]) -> TableView:
        """End a match: nobody can join any more, and everyone may look. Only the host may."""
        return await change_room(client, table, data, close_match(client.holder))
