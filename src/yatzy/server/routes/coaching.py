"""What takes thought: advice, reviews, solutions of sheets, contests of computer players.

All of it is worked out beside the server, in processes of its own; no table waits for it.
"""

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from yatzy.l10n.answers import AdviceAnswer, ContestAnswer, ReviewAnswer, SolutionAnswer
from yatzy.rules.errors import TableError
from yatzy.rules.shelf import USUAL
from yatzy.server.capacity import MOST_GAMES
from yatzy.server.guard import address_of
from yatzy.server.laying import Name, wanted_sheet
from yatzy.server.playing import check_seat
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import (
    MAYBE,
    SHOWN,
    Hall,
    TableId,
    holder_of,
    known_holder,
    seen_table,
    words_of,
)
from yatzy.server.tables import Live


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet: one on the shelf, or one's own."""

    sheet: Annotated[str, Meta(max_length=100)] = USUAL
    rules: dict[str, Any] | Annotated[str, Meta(max_length=64_000)] | None = None
    """A sheet of one's own instead: as data, or as TOML."""


class Contestants(Rules, frozen=True, forbid_unknown_fields=True, kw_only=True):
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
        return await hall.work.advise(await _record(hall, live), words_of(request, hall).language)

    @get(
        "/review",
        operation_id="review_game",
        summary="Review the game",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def review(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> ReviewAnswer:
        """Return what every decision cost, and who had the dice: once it is over, or where a coach may be."""
        live = await seen_table(hall, table_id, holder_of(request))
        game = live.known_game
        if not game.over and not game.setup.coach:
            raise TableError("table-no-coach")
        language, address = words_of(request, hall).language, address_of(request.scope)
        return await hall.work.review(await _record(hall, live), language, address)


@post(
    "/api/solve",
    tags=["coaching"],
    operation_id="solve_sheet",
    summary="Solve a sheet",
    status_code=200,
    responses=refusals(404, 413),
)
async def solve(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[Rules]) -> SolutionAnswer:
    """Return what best play of a sheet comes to. One that was never solved here takes some seconds."""
    sheet = wanted_sheet(data.sheet, data.rules)
    return await hall.work.solve(sheet.as_data(), keep=data.rules is None, address=address_of(request.scope))


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
    sheet = wanted_sheet(data.sheet, data.rules)
    return await hall.work.simulate(
        sheet.as_data(),
        data.computers,
        data.games,
        data.seed,
        keep=data.rules is None,
        address=address_of(request.scope),
    )


handlers: tuple[HTTPRouteHandler, ...] = (solve, simulate)


async def _record(hall: Hall, live: Live) -> tuple[str, ...]:
    return tuple(line.data for line in await hall.log.lines(live.id))
