"""Positions: what a card and dice come to by any sheet, how a turn may end, and questions to practise on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter, QueryParameter
from msgspec import structs

from yatzy.coach.drill import Day, MadeUp
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL, shelf_sheet
from yatzy.server.guard import address_of
from yatzy.server.positions import Asked, Looked, Prospect, WantedKeep, WantedPosition, check_day
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import Hall, words_of
from yatzy.server.routes.page import PadView, pad_view

MOST_SEED, MOST_NUMBER = 2**31, 100_000


class PositionView(Looked, frozen=True, kw_only=True):
    """A position on its pad, with all there is to know about it."""

    pad: PadView


class DrillView(Asked, frozen=True, kw_only=True):
    """A question on its pad."""

    pad: PadView


@post(
    "/api/positions",
    tags=["coaching"],
    operation_id="look_at_position",
    summary="Look at a position",
    status_code=200,
    responses=refusals(404, 409, 413),
)
async def position(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[WantedPosition]) -> PositionView:
    """Return what a card is worth, what could stand on it, and every choice for dice with what it costs.

    By a sheet that was never solved here it takes some seconds; `/api/solve` tells meanwhile how far it is.
    """
    sheet, words = data.found, words_of(request, hall)
    with naming(sheet):
        found = await hall.work.position(data, words.language, address_of(request.scope))
    return PositionView(**structs.asdict(found), pad=pad_view(words, sheet))


@post(
    "/api/positions/keep",
    tags=["coaching"],
    operation_id="look_ahead",
    summary="See how a turn may end",
    status_code=200,
    responses=refusals(404, 409, 413),
)
async def keep(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[WantedKeep]) -> Prospect:
    """Return how likely a turn ends in each box when some dice are kept, and best play goes on from there."""
    with naming(data.found):
        return await hall.work.prospect(data, address_of(request.scope))


@get(
    "/api/drill",
    tags=["coaching"],
    operation_id="ask_drill",
    summary="Be asked",
    responses=refusals(404),
)
async def drill(
    request: Request[Any, Any, Any],
    hall: Hall,
    *,
    sheet_id: Annotated[
        str, QueryParameter(name="sheet", max_length=60, description="The id of a sheet on the shelf.")
    ] = USUAL,
    date: Annotated[
        str | None,
        Parameter(max_length=60, description="A day, such as `2026-11-15`: everybody is asked the same."),
    ] = None,
    seed: Annotated[
        int | None, Parameter(ge=0, le=MOST_SEED, description="Instead of a day: positions for practice.")
    ] = None,
    number: Annotated[int, Parameter(ge=0, le=MOST_NUMBER, description="Which one of that seed, from 0.")] = 0,
) -> DrillView:
    """Return the position of a day, or one for practice; what a choice there costs, `/api/positions` tells."""
    if (date is None) == (seed is None):
        raise YatzyError("drill-which")
    sheet, words = shelf_sheet(sheet_id), words_of(request, hall)
    source = MadeUp(seed, number) if seed is not None else Day(check_day(date or ""))
    found = await hall.work.drill(sheet.id, source, words.language, address_of(request.scope))
    return DrillView(**structs.asdict(found), pad=pad_view(words, sheet))


@contextmanager
def naming(sheet: RuleSheet) -> Iterator[None]:
    """Let refusals call boxes what the sheet calls them."""
    try:
        yield
    except YatzyError as error:
        error.sheet = sheet
        raise


handlers: tuple[HTTPRouteHandler, ...] = (position, keep, drill)
