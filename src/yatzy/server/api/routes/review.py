"""Reviews of games: the whole, charts, single decisions; and the import of records."""

from typing import Annotated, Any, Concatenate, ParamSpec

from litestar import Controller, Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter, QueryParameter
from msgspec import Meta, Struct

from yatzy.app.permission import check_may_review
from yatzy.paper.figure import Figure
from yatzy.report.decision_view import Step
from yatzy.report.review_schema import ReviewAnswer
from yatzy.rules.errors import TableForbidden
from yatzy.server.api.deps import Client, Table
from yatzy.server.api.encoded import encoded_response
from yatzy.server.api.problems import refusals
from yatzy.server.api.table_response import TableView, get_game, table_view
from yatzy.server.jobs import handlers as jobs
from yatzy.server.jobs.job import Job
from yatzy.server.live.import_record import import_record
from yatzy.server.web.gzip import GzipOnce
from yatzy.tables.live_position import has_decided_any

P = ParamSpec("P")

LARGEST_RECORD = 240_000
"""Characters of a record: a series of ten players has half of that, in either format."""


class BroughtRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played elsewhere."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]
    """In the notation, or as JSON Lines."""


class ReviewRoutes(Controller):
    """Reviews of a game that is over, or whose table has a coach."""

    path = "/api/tables/{table_id:str}/review"
    tags = ("coaching",)

    @get_game(operation_id="review_game", summary="Review the game")
    async def review(self, client: Client, table: Table) -> Response[ReviewAnswer]:
        """Return what every decision cost, and the luck of the dice: once the game is over, or with a coach."""
        return encoded_response(await _review(client, table, jobs.review), GzipOnce)

    @get_game("/figure", operation_id="draw_course", summary="Draw the course of a column")
    async def figure(
        self,
        client: Client,
        table: Table,
        column: Annotated[int, Parameter(ge=0, le=1000, description="The column, from 0.")],
        number: Annotated[
            int, QueryParameter(name="round", ge=0, le=1000, description="The round, from 0.")
        ] = 0,
        *,
        wide: Annotated[bool, Parameter(description="For a wide screen.")] = False,
    ) -> Response[Figure]:
        """Return a chart of a column's expected total turn by turn, with luck and cost apart."""
        return encoded_response(await _review(client, table, jobs.figure, (number, column), wide))

    @get_game("/step", operation_id="review_decision", summary="Look at one decision")
    async def step(
        self,
        client: Client,
        table: Table,
        turn: Annotated[int, Parameter(ge=0, le=1_000_000, description="The turn, from 0.")] = 0,
        throw: Annotated[
            int | None,
            Parameter(
                ge=0,
                le=1000,
                description="The roll it came after, from 1; 0 where that is not known. By default the first.",
            ),
        ] = None,
    ) -> Response[Step]:
        """Return one decision: card, dice, every choice with what it costs, and why."""
        return encoded_response(await _review(client, table, jobs.step, turn, throw))


async def _review(
    client: Client,
    table: Table,
    job: Job[Concatenate[jobs.Record, str, P], Any],
    *args: P.args,
    **kwargs: P.kwargs,
) -> bytes:
    """Return a worker's answer about the game of a table; raise :class:`NoCoach` if it may not be reviewed.

    Raises :class:`TableForbidden` if it would tell about a position that the client plays without coach.
    """
    game = table.started_game
    check_may_review(game)
    live = await client.context.tables.coachless.find_positions(client.holder, client.address)
    if live:
        is_told: bool = await client.run_aside(has_decided_any, game, live)  # with real dice, or in a record
        if is_told:
            raise TableForbidden("table-position-live")
    record, language = tuple(table.record), client.words.language
    return await client.context.jobs.ask(client.caller(table), job, record, language, *args, **kwargs)


@post(
    "/api/records",
    tags=["papers"],
    operation_id="bring_record",
    summary="Bring a record",
    status_code=200,
    responses=refusals(413),
)
async def record(client: Client, data: JSONBody[BroughtRecord]) -> TableView:
    """Import a game played elsewhere as a read-only table. Importing it twice gives the same table."""
    charge, context = client.count_table().charge, client.context
    table = await import_record(context.tables, context.jobs, data.record, client.caller(), charge)
    return table_view(table, "")


handlers: tuple[HTTPRouteHandler, ...] = (record,)
