"""For whoever runs the server, with the token of the setting ``YATZY_HOST_TOKEN``: status and tables."""

from typing import TYPE_CHECKING, Annotated, Any

from litestar import Controller, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from yatzy.server.api.deps import Context, TableId, bearer_of
from yatzy.server.host.access import check_token
from yatzy.server.host.administration import HostedTable
from yatzy.server.host.status import HostStatus, read_status

if TYPE_CHECKING:
    from yatzy.server.context import AppContext

MOST_TABLES = 200
"""Tables in one answer."""
Name = Annotated[str, Meta(max_length=200)]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for a seat."""

    seat: Annotated[int, Meta(ge=1, le=100)]
    """Counted from 1."""
    name: Name
    """Empty for the number of the seat."""


class ForgetName(Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be forgotten."""

    name: Name
    dry: bool = False
    """Whether to count only."""


class CountedSeats(Struct, frozen=True):
    """At how many seats a name stood."""

    seats: int


class DeletedTable(Struct, frozen=True):
    """A table that is gone."""

    table: str


def require_token(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """Raise :class:`TableUnauthorized` unless the token of whoever runs the server is shown."""
    context: AppContext = connection.app.state.context
    check_token(bearer_of(connection), context.host_token)


class HostRoutes(Controller):
    """What whoever runs the server may see and do. Every request shows the token."""

    path = "/api/host"
    include_in_schema = False
    guards = (require_token,)

    @get()
    async def status(self, context: Context) -> HostStatus:
        """Return how the server is doing."""
        return await read_status(context)

    @get("/tables")
    async def tables(
        self,
        context: Context,
        most: Annotated[int, Parameter(ge=1, le=MOST_TABLES)] = 50,
        skipped: Annotated[int, Parameter(ge=0, le=10_000_000)] = 0,
    ) -> list[HostedTable]:
        """Return tables, most recently changed first."""
        return await context.administration.list_tables(most, skipped)

    @get("/tables/{table_id:str}")
    async def table(self, context: Context, table_id: FromPath[TableId]) -> HostedTable:
        """Return a table."""
        return await context.administration.show(table_id)

    @post("/tables/{table_id:str}/close", status_code=200)
    async def close(self, context: Context, table_id: FromPath[TableId]) -> HostedTable:
        """End a table for good."""
        return await context.administration.close(table_id)

    @post("/tables/{table_id:str}/rename", status_code=200)
    async def rename(
        self, context: Context, table_id: FromPath[TableId], data: JSONBody[NewName]
    ) -> HostedTable:
        """Replace the name at a seat."""
        return await context.administration.rename(table_id, data.seat, data.name)

    @delete("/tables/{table_id:str}", status_code=200)
    async def delete(self, context: Context, table_id: FromPath[TableId]) -> DeletedTable:
        """Delete a table and its game."""
        return DeletedTable(await context.administration.delete(table_id))

    @post("/forget", status_code=200)
    async def forget(self, context: Context, data: JSONBody[ForgetName]) -> CountedSeats:
        """Replace a name by the number of its seat, wherever it stands."""
        administration = context.administration
        return CountedSeats(
            await (administration.count_name(data.name) if data.dry else administration.forget(data.name))
        )
