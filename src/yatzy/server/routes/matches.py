"""Duplicate matches: everyone plays the same dice, alone, and the results are compared."""

from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody
from msgspec import Struct

from yatzy.rules.errors import TableError, YatzyError
from yatzy.server.guard import address_of
from yatzy.server.laying import Name, join_match
from yatzy.server.playing import change
from yatzy.server.problems import refusals
from yatzy.server.results import Result
from yatzy.server.room import close
from yatzy.server.routes.asking import SHOWN, Hall, TableId, known_holder, seen_table
from yatzy.server.routes.tables import TableView, table_view
from yatzy.server.wire import Changing, Key


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody plays along."""

    name: Name
    key: Key | None = None
    """As with every change; that everyone has one table is so without it."""


class MatchRoutes(Controller):
    """Everything about duplicate matches."""

    path = "/api/tables/{table_id:str}/match"
    tags = ("matches",)

    @post(
        operation_id="join_match",
        summary="Play along",
        security=SHOWN,
        responses=refusals(401, 403, 404, 409, 413),
    )
    async def join(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, data: JSONBody[Joining]
    ) -> TableView:
        """Get a table of one's own in a match, with the same dice as everyone; asked twice, it is the same."""
        holder = known_holder(request)
        match = await seen_table(hall, table_id, holder)
        if seconds := hall.limits.table(address_of(request.scope)):
            raise YatzyError("limit-tables", seconds=max(1, round(seconds)))
        return table_view(await join_match(hall.tables, match, data.name, holder), holder)

    @get(operation_id="match_results", summary="Compare the results", responses=refusals(403, 404, 409))
    async def results(self, hall: Hall, table_id: TableId) -> list[Result]:
        """Return how far everyone has come, the highest total first. The dice stay hidden until it is over."""
        match = await seen_table(hall, table_id, "")
        if not match.room.duplicate:
            raise TableError("table-no-match")
        return await hall.results.of_match(match.id)

    @post(
        "/close",
        operation_id="close_match",
        summary="End the match",
        status_code=200,
        security=SHOWN,
        responses=refusals(401, 403, 404, 409, 413),
    )
    async def close(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, data: JSONBody[Changing]
    ) -> TableView:
        """End a match: nobody joins any more, and everyone may look. Only the host may."""
        holder = known_holder(request)
        match = await seen_table(hall, table_id, holder)
        await change(hall.tables, match, holder, data, close(holder))
        return table_view(match, holder)
