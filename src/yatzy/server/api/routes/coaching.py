"""Advice, solutions of sheets, and contests of bots; all computed by workers."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta

from yatzy.app.permission import check_may_advise
from yatzy.app.simulate import ContestAnswer
from yatzy.report.schemas import AdviceAnswer, SolutionAnswer
from yatzy.report.sheet_schema import WantedSheet
from yatzy.server.api.deps import TOKEN_REQUIRED, Client, Table
from yatzy.server.api.encoded import encoded_response
from yatzy.server.api.problems import refusals
from yatzy.server.api.progress_stream import respond_with_progress
from yatzy.server.jobs import handlers as jobs
from yatzy.server.jobs.capacity import MOST_GAMES
from yatzy.server.jobs.job_queue import OnProgress
from yatzy.server.live.create import Name
from yatzy.tables.live_position import current_position


class Contestants(WantedSheet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Bots to play against each other."""

    computers: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=10)]
    games: Annotated[int, Meta(ge=2, le=MOST_GAMES)] = 1_000
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class CoachingRoutes(Controller):
    """Advice at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("coaching",)

    @get(
        "/advice",
        operation_id="ask_coach",
        summary="Ask the coach",
        security=TOKEN_REQUIRED,
        responses=refusals(401, 403, 404, 409),
    )
    async def advice(self, client: Client, table: Table) -> Response[AdviceAnswer]:
        """Return every choice for the current dice with what it costs, for the player whose turn it is."""
        game = table.started_game
        table.check_seat(client.holder, game.seat)
        check_may_advise(game)
        if position := current_position(game):  # with real dice it may be that of another table
            await client.context.tables.coachless.check_position(position, client.holder, client.address)
        language, record = client.words.language, tuple(table.record)
        return encoded_response(await client.context.jobs.advise(table.caller, record, language))


@post(
    "/api/solve",
    tags=["coaching"],
    operation_id="solve_sheet",
    summary="Solve a sheet",
    status_code=200,
    responses=refusals(404, 413),
)
async def solve(client: Client, data: JSONBody[WantedSheet]) -> Response[SolutionAnswer]:
    """Return the expected total of best play by a sheet. A first request takes some seconds.

    With `Accept: application/x-ndjson` the response is a stream of JSON lines: some with the `share` done, and
    the last with the `answer` or the `problem`.
    """
    sheet = await client.load_sheet(data)

    async def compute(on_progress: OnProgress) -> bytes:
        caller = client.caller(on_progress=on_progress)
        return await client.context.jobs.ask(caller, jobs.solve, sheet.as_data(), keep=data.rules is None)

    return await respond_with_progress(client, compute)


@post(
    "/api/simulate",
    tags=["coaching"],
    operation_id="simulate_games",
    summary="Let computer players compete",
    status_code=200,
    responses=refusals(404, 413),
)
async def simulate(client: Client, data: JSONBody[Contestants]) -> Response[ContestAnswer]:
    """Return the results of bots against each other over many games."""
    sheet = await client.load_sheet(data)
    answer = await client.context.jobs.ask(
        client.caller(),
        jobs.simulate,
        sheet.as_data(),
        data.computers,
        data.games,
        data.seed,
        keep=data.rules is None,
    )
    return encoded_response(answer)


handlers: tuple[HTTPRouteHandler, ...] = (solve, simulate)
