"""Tables: create, list, see, move, begin, rematch."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from yatzy.clock import now
from yatzy.rules.errors import StaleMove, YatzyError
from yatzy.server.api.deps import TOKEN_REQUIRED, Client, Context, Table
from yatzy.server.api.problems import StaleCommand, refusals
from yatzy.server.api.table_response import TableView, change_room, get_table, post_change, table_view
from yatzy.server.live.create import NewTable, create_rematch, create_table
from yatzy.server.live.listing import Listed
from yatzy.tables.contributions import begin_game
from yatzy.tables.wire import ChangeRequest, Done, Key, Moved, MoveRequest, Play

MOST_LISTED = 100


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as over the live connection."""

    seq: Annotated[int, Meta(ge=0)]
    """How many events there were when it was chosen."""
    key: Key
    move: MoveRequest


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a rematch."""

    seat: int
    key: Key | None = None
    """As with every change; there is only one rematch even without it."""


class TableRoutes(Controller):
    """Routes about tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post(
        operation_id="lay_table",
        summary="Lay a table",
        security=TOKEN_REQUIRED,
        responses=refusals(401, 404, 409, 413),
    )
    async def create(self, client: Client, data: JSONBody[NewTable]) -> TableView:
        """Create a table. The caller becomes its host, with the token they show. Idempotent by `key`."""
        creator, sheet = client.count_table(), await client.load_sheet(data)
        tables = client.context.tables
        table = await create_table(tables, data, sheet, client.holder, client.words, creator=creator)
        return table_view(table, client.holder)

    @get(operation_id="list_tables", summary="List the tables that are open to all", responses=refusals())
    async def list_tables(self, context: Context) -> list[Listed]:
        """Return publicly listed tables, newest first."""
        return await context.listing.load(MOST_LISTED)

    @get_table("/{table_id:str}", operation_id="see_table", summary="See a table")
    async def see(self, client: Client, table: Table) -> TableView:
        """Return a table as it stands: the room, and the game once it has begun."""
        return table_view(table, client.holder)

    @post_change("/{table_id:str}/moves", operation_id="make_move", summary="Make a move")
    async def move(self, client: Client, table: Table, data: JSONBody[Move]) -> Response[Moved | Done]:
        """Make a move at one's seat. It is stored when this answers; repeated by its `key`, it is made once."""
        client.context.tables.coachless.add_client(table, client.holder, client.address)
        try:
            play = Play(data.seq, data.key, data.move)
            answer = await table.apply(client.holder, play, charge=client.charge_rework)
        except StaleMove as error:
            raise StaleCommand(error, state=table.encoded_state) from None
        except YatzyError:
            client.context.metrics.count_refused_move()
            raise
        return Response(answer, media_type="application/json")  # type: ignore[arg-type] # encoded already

    # Begin and rematch

    @post_change("/{table_id:str}/begin", operation_id="begin_game", summary="Begin with who is there")
    async def begin(self, client: Client, table: Table, data: JSONBody[ChangeRequest]) -> TableView:
        """Begin without waiting for free seats, which are removed. Only the host may.

        At a full table, begin without the contributions that have not come after a while. Anyone there may.
        """
        return await change_room(client, table, data, begin_game(client.holder, now()))

    @post_change("/{table_id:str}/rematch", operation_id="play_again", summary="Play again", status_code=201)
    async def rematch(self, client: Client, table: Table, data: JSONBody[Rematch]) -> TableView:
        """Create a table for the same people with the same tokens. Idempotent."""
        creator = client.creator if table.room.next else client.count_table()
        fresh = await create_rematch(client.context.tables, table, data.seat, client.holder, creator)
        return table_view(fresh, client.holder)
