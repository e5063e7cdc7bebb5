"""Sheets side by side: what they say, what they give for the same dice, and how games by them end."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from yatzy.l10n.answers import OddsAnswer
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.comparison import MOST_SHEETS, Comparison
from yatzy.paper.chart import chart
from yatzy.paper.curves import curves
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.rules.sheet import RuleSheet
from yatzy.server.guard import address_of
from yatzy.server.lanes import Told, tell_no_share
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import Hall, words_of
from yatzy.server.routes.following import NDJSON, followed
from yatzy.server.routes.packing import Packed
from yatzy.server.sheets import WantedSheet

Sheets = Annotated[tuple[WantedSheet, ...], Meta(min_length=1, max_length=MOST_SHEETS)]


class SideBySide(Struct, frozen=True, forbid_unknown_fields=True):
    """Sheets to be compared."""

    sheets: Sheets
    dice: Annotated[str, Meta(max_length=20)] = ""
    """A hand that each of them is to score, such as `55566`."""


class Followed(Struct, frozen=True, forbid_unknown_fields=True):
    """Sheets whose games are to be followed to their ends."""

    sheets: Sheets


class OddsView(Struct, frozen=True):
    """How games by some sheets end under best play, in numbers and drawn."""

    sheets: tuple[OddsAnswer, ...]
    wide: Figure
    narrow: Figure


@post(
    "/api/compare",
    tags=["coaching"],
    operation_id="compare_sheets",
    summary="Compare sheets",
    status_code=200,
    responses=refusals(404, 413),
)
async def compare(
    request: Request[Any, Any, Any], hall: Hall, data: JSONBody[SideBySide]
) -> Response[Comparison]:
    """Return sheets side by side: what each says, where they differ, and what it gives for the same dice."""
    sheets = [sheet.found.as_data() for sheet in data.sheets]
    return Packed(await hall.work.compare(sheets, data.dice, words_of(request, hall).language))


@post(
    "/api/odds",
    tags=["coaching"],
    operation_id="follow_games",
    summary="Follow games to their ends",
    status_code=200,
    responses=refusals(404, 413),
)
async def odds(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[Followed]) -> Response[OddsView]:
    """Return how games by some sheets end under best play, exactly; by very large sheets, as many games ended.

    What was never asked for takes some seconds a sheet. Whoever accepts `application/x-ndjson` hears meanwhile
    how far it is: a line with a `share` now and then, and the last with the `answer`, or with the `problem`.
    """
    sheets = [(wanted.found, wanted.rules is None) for wanted in data.sheets]
    words = words_of(request, hall)
    ask = partial(_found, hall, words, sheets, address_of(request.scope))
    if NDJSON in request.headers.get("accept", ""):
        return await followed(words, ask)
    return Packed(await ask())


async def _found(
    hall: Hall,
    words: Catalogue,
    sheets: list[tuple[RuleSheet, bool]],
    address: str,
    *,
    told: Told = tell_no_share,
) -> OddsView:
    """Find the odds of one sheet after the other, so that nobody takes more than one place in the slow lane."""
    found = []
    for place, (sheet, keep) in enumerate(sheets):

        def heard(share: float, place: int = place) -> None:
            told((place + share) / len(sheets))

        found.append(await hall.work.odds(sheet.as_data(), keep=keep, address=address, told=heard))
    drawn = [(sheet, one.odds) for (sheet, _), one in zip(sheets, found, strict=True)]
    wide, narrow = (
        chart(words, *drawn[0], width=width) if len(drawn) == 1 else curves(words, drawn, width=width)
        for width in (WIDE, NARROW)
    )
    return OddsView(tuple(found), wide, narrow)


handlers: tuple[HTTPRouteHandler, ...] = (compare, odds)
