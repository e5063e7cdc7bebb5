"""Sheets compared: their rules, their scores for the same dice, and how games by them end."""

from dataclasses import replace
from typing import Annotated

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.json import Decoder, encode

from yatzy.app.compare import MOST_SHEETS
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.paper.odds_chart import draw_odds_chart
from yatzy.paper.odds_curves import draw_odds_curves
from yatzy.report.comparison import Comparison
from yatzy.report.odds_schema import OddsAnswer
from yatzy.report.sheet_schema import WantedSheet
from yatzy.rules.sheet import RuleSheet
from yatzy.server.api.deps import Client
from yatzy.server.api.encoded import encoded_response
from yatzy.server.api.problems import refusals
from yatzy.server.api.progress_stream import respond_with_progress
from yatzy.server.jobs import handlers as jobs
from yatzy.server.jobs.job_queue import OnProgress
from yatzy.server.web.gzip import GzipOnce
from yatzy.solver.odds import Odds

_decoder = Decoder(OddsAnswer)

Sheets = Annotated[tuple[WantedSheet, ...], Meta(min_length=1, max_length=MOST_SHEETS)]


class SideBySide(Struct, frozen=True, forbid_unknown_fields=True):
    """Sheets to compare."""

    sheets: Sheets
    dice: Annotated[str, Meta(max_length=20)] = ""
    """Dice that each of them scores, such as `55566`."""


class Followed(Struct, frozen=True, forbid_unknown_fields=True):
    """Sheets whose odds are wanted."""

    sheets: Sheets


class OddsView(Struct, frozen=True):
    """How games by some sheets end under best play, as numbers and as charts."""

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
async def compare(client: Client, data: JSONBody[SideBySide]) -> Response[Comparison]:
    """Return sheets side by side: their rules, where they differ, and what each scores for the same dice."""
    sheets = [(await client.load_sheet(one)).as_data() for one in data.sheets]
    language = client.words.language
    answer = await client.context.jobs.ask(client.caller(), jobs.compare, tuple(sheets), data.dice, language)
    return encoded_response(answer, GzipOnce)


@post(
    "/api/odds",
    tags=["coaching"],
    operation_id="follow_games",
    summary="Follow games to their ends",
    status_code=200,
    responses=refusals(404, 413),
)
async def odds(client: Client, data: JSONBody[Followed]) -> Response[OddsView]:
    """Return how games by some sheets end under best play, exactly; simulated for very large sheets.

    A first request takes some seconds per sheet. With `Accept: application/x-ndjson` the response is a stream
    of JSON lines: some with the `share` done, and the last with the `answer` or the `problem`.
    """
    sheets = [(await client.load_sheet(one), one.rules is None) for one in data.sheets]

    async def compute(on_progress: OnProgress) -> bytes:
        return await _compute_odds(client, sheets, on_progress)

    return await respond_with_progress(client, compute, GzipOnce)


async def _compute_odds(client: Client, sheets: list[tuple[RuleSheet, bool]], on_progress: OnProgress) -> bytes:
    """Compute the odds of one sheet after the other, to take only one slow worker at a time."""
    answers, caller = [], client.caller()
    for place, (sheet, keep) in enumerate(sheets):

        def report(share: float, place: int = place) -> None:
            on_progress((place + share) / len(sheets))

        by = replace(caller, on_progress=report)
        answers.append(
            _decoder.decode(await client.context.jobs.ask(by, jobs.odds, sheet.as_data(), keep=keep))
        )
    curves = [(sheet, one.odds) for (sheet, _), one in zip(sheets, answers, strict=True)]
    wide, narrow = await client.run_aside(_draw_figures, client.words, curves)
    return encode(OddsView(tuple(answers), wide, narrow))


def _draw_figures(words: Catalogue, curves: list[tuple[RuleSheet, Odds]]) -> tuple[Figure, Figure]:
    """Return the chart of some sheets for wide and for narrow screens."""
    wide, narrow = (
        draw_odds_chart(words, *curves[0], width=width)
        if len(curves) == 1
        else draw_odds_curves(words, curves, width=width)
        for width in (WIDE, NARROW)
    )
    return wide, narrow


handlers: tuple[HTTPRouteHandler, ...] = (compare, odds)
