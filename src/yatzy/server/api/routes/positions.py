"""Positions: the value of a card and dice by any sheet, how a turn may end, and practice questions."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, Parameter, QueryParameter

from yatzy.app.explore import Prospect
from yatzy.coach.drill import DailySource, GeneratedSource
from yatzy.report.pad_view import PadView, pad_view
from yatzy.report.position_view import (
    DrillQuestion,
    PositionAnswer,
    PositionRequest,
    WantedKeep,
    WantedPosition,
    check_day,
)
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import DEFAULT_SHEET, bundled_sheet
from yatzy.server.api.deps import TOKEN_OPTIONAL, Client
from yatzy.server.api.encoded import add_field, encoded_response
from yatzy.server.api.problems import refusals
from yatzy.server.jobs import handlers as jobs
from yatzy.tables.live_position import describe_position

MOST_SEED, MOST_NUMBER = 2**31, 100_000


class PositionView(PositionAnswer, frozen=True, kw_only=True):
    """The analysis of a position, with its score pad."""

    pad: PadView


class DrillView(DrillQuestion, frozen=True, kw_only=True):
    """A question, with its score pad."""

    pad: PadView


@post(
    "/api/positions",
    tags=["coaching"],
    operation_id="look_at_position",
    summary="Look at a position",
    status_code=200,
    security=TOKEN_OPTIONAL,
    responses=refusals(401, 403, 404, 409, 413),
)
async def position(client: Client, data: JSONBody[WantedPosition]) -> Response[PositionView]:
    """Return the value of a card, what can be written on it, and every choice for the dice with its cost.

    By a sheet that was never solved here it takes some seconds; `/api/solve` reports progress meanwhile.
    Refused for the position that a table without coach is at, to those who sit there.
    """
    sheet, words = await client.load_sheet(data), client.words
    with attach_sheet(sheet):
        await check_not_played(client, data, sheet)
        request_data = msgspec.to_builtins(data)
        found = await client.context.jobs.ask(client.caller(), jobs.position, request_data, words.language)
    return encoded_response(add_field(found, "pad", pad_view(words, sheet)))


@post(
    "/api/positions/keep",
    tags=["coaching"],
    operation_id="look_ahead",
    summary="See how a turn may end",
    status_code=200,
    security=TOKEN_OPTIONAL,
    responses=refusals(401, 403, 404, 409, 413),
)
async def keep(client: Client, data: JSONBody[WantedKeep]) -> Response[Prospect]:
    """Return how likely a turn ends in each box after keeping some dice, under best play."""
    sheet = await client.load_sheet(data)
    with attach_sheet(sheet):
        await check_not_played(client, data, sheet)
        request_data = msgspec.to_builtins(data)
        return encoded_response(await client.context.jobs.ask(client.caller(), jobs.prospect, request_data))


@get("/api/drill", tags=["coaching"], operation_id="ask_drill", summary="Be asked", responses=refusals(404))
async def drill(
    client: Client,
    *,
    sheet_id: Annotated[
        str,
        QueryParameter(
            name="sheet", max_length=100, description="The id of a bundled sheet, with or without options."
        ),
    ] = DEFAULT_SHEET,
    date: Annotated[
        str | None,
        Parameter(max_length=60, description="A day, such as `2026-11-15`: everybody gets the same position."),
    ] = None,
    seed: Annotated[
        int | None,
        Parameter(ge=0, le=MOST_SEED, description="Instead of a day, a seed for practice positions."),
    ] = None,
    number: Annotated[
        int, Parameter(ge=0, le=MOST_NUMBER, description="Which position of that seed, from 0.")
    ] = 0,
) -> Response[DrillView]:
    """Return a daily position, or one for practice; `/api/positions` judges an answer."""
    if (date is None) == (seed is None):
        raise YatzyError("drill-which")
    sheet, words = bundled_sheet(sheet_id), client.words
    source = GeneratedSource(seed, number) if seed is not None else DailySource(check_day(date or ""))
    question = sheet.id, msgspec.to_builtins(source), words.language
    found = await client.context.jobs.ask(client.caller(), jobs.drill, *question)
    return encoded_response(add_field(found, "pad", pad_view(words, sheet)))


async def check_not_played(client: Client, wanted: PositionRequest, sheet: RuleSheet) -> None:
    """Raise :class:`TableForbidden` for the position of a table without coach that the client sits at."""
    coachless = client.context.tables.coachless
    if not wanted.dice or not coachless.may_matter(client.holder, client.address):
        return
    position = describe_position(
        sheet.digest, wanted.to_card(sheet), wanted.dice, wanted.count_rolls_left(sheet)
    )
    await coachless.check_position(position, client.holder, client.address)


@contextmanager
def attach_sheet(sheet: RuleSheet) -> Iterator[None]:
    """Attach the sheet to errors, so that their sentences use its names of boxes."""
    try:
        yield
    except YatzyError as error:
        error.sheet = sheet
        raise


handlers: tuple[HTTPRouteHandler, ...] = (position, keep, drill)
