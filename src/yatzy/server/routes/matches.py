"""Duplicate matches: everyone plays the same dice, alone, results are compared; and the match of the day."""

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from yatzy.rules.errors import TableError, YatzyError
from yatzy.rules.shelf import USUAL, shelf_sheet
from yatzy.server.guard import address_of
from yatzy.server.laying import Name, day_id, join_match, lay_day
from yatzy.server.playing import change
from yatzy.server.problems import refusals
from yatzy.server.results import MatchResults
from yatzy.server.room import DAYS_OPEN, close
from yatzy.server.routes.asking import MAYBE, SHOWN, Hall, TableId, holder_of, known_holder, seen_table
from yatzy.server.routes.tables import TableView, table_view
from yatzy.server.seats import id_from
from yatzy.server.views import RoomView, room_view
from yatzy.server.wire import Changing, Key


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody plays along."""

    name: Name
    key: Key | None = None
    """As with every change; that everyone has one table is so without it."""


class DayPart(Struct, frozen=True):
    """The match of an earlier day that late comers may still join."""

    date: str
    table: str
    players: int


class Today(Struct, frozen=True):
    """The match of the day by a sheet."""

    date: str
    """Which day it is, in UTC."""
    next: str
    """When the next one begins."""
    match: RoomView
    players: int
    """How many play along."""
    earlier: tuple[DayPart, ...]
    """Those of the days before, the latest first, as far as anyone has asked for them."""


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

    @get(
        operation_id="match_results",
        summary="Compare the results",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def results(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> MatchResults:
        """Return how everyone fares, by total and by what was given away. Dice stay hidden until the end."""
        holder = holder_of(request)
        match = await seen_table(hall, table_id, holder)
        if not match.room.duplicate:
            raise TableError("table-no-match")
        own = id_from("match", match.id, holder) if holder else ""
        return await hall.results.of_match(match.id, own)

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


@get(
    "/api/today",
    tags=["matches"],
    operation_id="match_of_the_day",
    summary="Find the match of the day",
    responses=refusals(404),
)
async def today(
    hall: Hall,
    sheet: Annotated[str, Parameter(max_length=60, description="The id of a sheet on the shelf.")] = USUAL,
) -> Today:
    """Return the duplicate match of the day by a sheet: nobody's, and open to late comers for a week."""
    rules, day = shelf_sheet(sheet), datetime.now(UTC).date()
    match = await lay_day(hall.tables, rules, f"{day}")
    earlier = []
    for ago in range(1, DAYS_OPEN):
        date = f"{day - timedelta(days=ago)}"
        table = day_id(rules, date)
        if players := await hall.log.count_in(table):
            earlier.append(DayPart(date, table, players))
    return Today(
        date=f"{day}",
        next=f"{day + timedelta(days=1)}T00:00:00Z",
        match=room_view(match.id, match.revision, match.room),
        players=await hall.log.count_in(match.id),
        earlier=tuple(earlier),
    )
