"""Games looked at again: the whole, charts, every decision; and records that are brought from elsewhere."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter, QueryParameter
from msgspec import Meta, Struct

from yatzy.l10n.review_answer import ReviewAnswer
from yatzy.paper.figure import Figure
from yatzy.rules.errors import TableError
from yatzy.server.guard import address_of
from yatzy.server.importing import bring
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import MAYBE, Hall, TableId, holder_of, record_of, seen_table, words_of
from yatzy.server.routes.packing import PackedOnce
from yatzy.server.routes.tables import TableView, count_table, table_view
from yatzy.server.steps import Step
from yatzy.server.tables import Live

LARGEST_RECORD = 240_000
"""Signs of a record: a series of ten players has half of that, in either form."""


class BroughtRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played elsewhere."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    """In the notation, or as JSON Lines."""


class ReviewRoutes(Controller):
    """What can be said of a game afterwards: once it is over, or where a coach may be asked."""

    path = "/api/tables/{table_id:str}/review"
    tags = ("coaching",)

    @get(
        operation_id="review_game",
        summary="Review the game",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def review(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId
    ) -> Response[ReviewAnswer]:
        """Return what every decision cost, and who had the dice: once it is over, or where a coach may be."""
        live = await _reviewed(request, hall, table_id)
        language, address = words_of(request, hall).language, address_of(request.scope)
        return PackedOnce(await hall.work.review(await record_of(hall, live), language, address))

    @get(
        "/figure",
        operation_id="draw_course",
        summary="Draw the course of a column",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def figure(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        column: Annotated[int, Parameter(ge=0, le=1000, description="The column, from 0.")],
        number: Annotated[
            int, QueryParameter(name="round", ge=0, le=1000, description="The round, from 0.")
        ] = 0,
        *,
        wide: Annotated[bool, Parameter(description="For a wide screen.")] = False,
    ) -> Figure:
        """Return what was expected of a column turn by turn, with luck and cost apart, as a chart."""
        live = await _reviewed(request, hall, table_id)
        language = words_of(request, hall).language
        return await hall.work.figure(await record_of(hall, live), language, (number, column), wide=wide)

    @get(
        "/step",
        operation_id="review_decision",
        summary="Look at one decision",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def step(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        turn: Annotated[int, Parameter(ge=0, le=1_000_000, description="The turn, from 0.")] = 0,
        throw: Annotated[
            int | None,
            Parameter(
                ge=0,
                le=1000,
                description="The throw it came after, from 1; 0 where that is not known. Left out, the first.",
            ),
        ] = None,
    ) -> Step:
        """Return a decision as it lay there: card, dice, every choice with what it costs, and why."""
        live = await _reviewed(request, hall, table_id)
        language = words_of(request, hall).language
        return await hall.work.step(await record_of(hall, live), language, turn, throw)


async def _reviewed(request: Request[Any, Any, Any], hall: Hall, table_id: str) -> Live:
    """Return a table whose game may be looked at again."""
    live = await seen_table(hall, table_id, holder_of(request))
    game = live.known_game
    if not game.over and not game.setup.coach:
        raise TableError("table-no-coach")
    return live


@post(
    "/api/records",
    tags=["papers"],
    operation_id="bring_record",
    summary="Bring a record",
    status_code=200,
    responses=refusals(413),
)
async def record(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[BroughtRecord]) -> TableView:
    """Keep a game that was played elsewhere, at an address of its own. Nobody can play on; twice is once."""
    count_table(request, hall)
    live = await bring(hall.tables, hall.work, data.record, address_of(request.scope))
    return table_view(live, "")


handlers: tuple[HTTPRouteHandler, ...] = (record,)
