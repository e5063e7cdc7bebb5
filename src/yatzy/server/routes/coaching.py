"""What takes thought: advice, solutions of sheets, contests of computer players.

All of it is worked out beside the server, in processes of its own; no table waits for it.
"""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta

from yatzy.l10n.answers import AdviceAnswer, ContestAnswer, SolutionAnswer
from yatzy.rules.errors import TableError
from yatzy.server.capacity import MOST_GAMES
from yatzy.server.guard import address_of
from yatzy.server.laying import Name
from yatzy.server.playing import check_seat
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import SHOWN, Hall, TableId, known_holder, record_of, seen_table, words_of
from yatzy.server.routes.following import NDJSON, followed
from yatzy.server.sheets import WantedSheet


class Contestants(WantedSheet, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Computer players that are to play against each other."""

    computers: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=10)]
    games: Annotated[int, Meta(ge=2, le=MOST_GAMES)] = 1_000
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 1


class CoachingRoutes(Controller):
    """What the coach says about a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("coaching",)

    @get(
        "/advice",
        operation_id="ask_coach",
        summary="Ask the coach",
        security=SHOWN,
        responses=refusals(401, 403, 404, 409),
    )
    async def advice(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> AdviceAnswer:
        """Return every choice for the dice on the table with what it costs, for whoever's turn it is."""
        holder = known_holder(request)
        live = await seen_table(hall, table_id, holder)
        game = live.known_game
        check_seat(live, holder, game.seat)
        if not game.setup.coach:
            raise TableError("table-no-coach")
        return await hall.work.advise(await record_of(hall, live), words_of(request, hall).language)


@post(
    "/api/solve",
    tags=["coaching"],
    operation_id="solve_sheet",
    summary="Solve a sheet",
    status_code=200,
    responses=refusals(404, 413),
)
async def solve(
    request: Request[Any, Any, Any], hall: Hall, data: JSONBody[WantedSheet]
) -> Response[SolutionAnswer]:
    """Return what best play of a sheet comes to. One that was never solved here takes some seconds.

    Whoever accepts `application/x-ndjson` hears meanwhile how far it is: a line with a `share` now and then,
    and the last with the `answer`, or with the `problem`.
    """
    sheet = data.found
    ask = partial(hall.work.solve, sheet.as_data(), keep=data.rules is None, address=address_of(request.scope))
    if NDJSON in request.headers.get("accept", ""):
        return await followed(words_of(request, hall), ask)
    return Response(await ask())


@post(
    "/api/simulate",
    tags=["coaching"],
    operation_id="simulate_games",
    summary="Let computer players compete",
    status_code=200,
    responses=refusals(404, 413),
)
async def simulate(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[Contestants]) -> ContestAnswer:
    """Return how computer players fare against each other in many games."""
    return await hall.work.simulate(
        data.found.as_data(),
        data.computers,
        data.games,
        data.seed,
        keep=data.rules is None,
        address=address_of(request.scope),
    )


handlers: tuple[HTTPRouteHandler, ...] = (solve, simulate)
