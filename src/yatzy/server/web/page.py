"""The page: one document for every URL, its files, and the data it needs to show a score pad.

URLs of files contain a digest of all files, so that browsers may cache them for ever and never mix two
versions. Printed rows, reasons for scores and possible points come from here as well: the page itself knows no
rules.
"""

import asyncio
from pathlib import PurePosixPath
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, Parameter, QueryParameter
from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.setup import MOST_PLAYERS, assign_teams
from yatzy.game.state import Game
from yatzy.ids import is_code
from yatzy.l10n.reasons import bonus_reason, entry_reason
from yatzy.report.pad_view import PadView, pad_view, shelf_pads
from yatzy.report.rulebook import counted_dice
from yatzy.rules.errors import MoveError
from yatzy.server.api.deps import Client, Table
from yatzy.server.api.problems import refusals
from yatzy.server.api.table_response import get_game, get_table
from yatzy.server.net.security import WORKER, WORKER_POLICY
from yatzy.server.web.assets import PARTS, TYPES, find_edition
from yatzy.server.web.document import Place, render_document
from yatzy.server.web.gzip import GzipCached, asset_response
from yatzy.server.web.words import Words, read_words

FOR_EVER = "public, max-age=31536000, immutable"


# The document and its files


@get("/", include_in_schema=False)
async def start_page(request: Request[Any, Any, Any], client: Client) -> Response[bytes]:
    """Return the page with the start screen's words."""
    return await _document(request, client, "start")


@get("/{address:str}", include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    client: Client,
    address: Annotated[str, Parameter(max_length=60)],
) -> Response[bytes]:
    """Return the page, which routes by its own URL."""
    return await _document(request, client, "table" if is_code(address) else "other")


@get("/{first:str}/{rest:path}", include_in_schema=False)
async def not_found(
    request: Request[Any, Any, Any],
    client: Client,
    first: FromPath[str],  # noqa: ARG001 # any path
    rest: FromPath[str],  # noqa: ARG001 # as above
) -> Response[bytes]:
    """Return the page with status 404 for an unknown path, so that a mistyped URL leads somewhere."""
    return await _document(request, client, "other", status=404)


async def _document(
    request: Request[Any, Any, Any], client: Client, place: Place, status: int = 200
) -> Response[bytes]:
    language = client.words.language
    found = await asyncio.to_thread(render_document, language, place)  # the first time it compiles the messages
    headers = {
        "Content-Type": TYPES[".html"],
        "Cache-Control": "no-cache",
        "Vary": "Accept-Language",
        "Content-Security-Policy": found.policy,
    }
    if client.context.club.is_private:  # whoever comes here is a member, and stays one
        headers["Set-Cookie"] = client.context.club.cookie(request.scope)
    return asset_response(request, found.asset, headers, status)


@get("/web/{known:str}/{name:path}", include_in_schema=False)
async def web_file(
    request: Request[Any, Any, Any], known: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Return a file of that version of the page; 404 once that version is gone."""
    path = PurePosixPath(name.lstrip("/"))
    found = find_edition(known)
    if found is None or str(path) not in found.files:
        raise NotFoundException
    headers = {"Content-Type": TYPES[path.suffix], "Cache-Control": FOR_EVER}
    if str(path) == WORKER:
        headers["Content-Security-Policy"] = WORKER_POLICY
    return asset_response(request, found.files[str(path)], headers)


@get(
    "/api/words",
    tags=["page"],
    operation_id="read_words",
    summary="Read the page's sentences",
    responses=refusals(),
)
async def words(
    client: Client,
    page_version: Annotated[
        str,
        QueryParameter(name="version", max_length=60, description="The version of the calling page."),
    ] = "",
    part: Annotated[
        Literal[*PARTS] | None,  # type: ignore[valid-type] # built from the files
        Parameter(description="The screen whose messages to return; by default the common ones."),
    ] = None,
) -> Response[Words]:
    """Return the messages of the page, in the language of `Accept-Language`."""
    edition = find_edition(page_version)
    headers = {"Cache-Control": FOR_EVER if edition else "no-cache", "Vary": "Accept-Language"}
    return GzipCached(read_words(client.words.language, part, edition), headers=headers)


# Pads


@get("/api/pads", tags=["page"], operation_id="list_pads", summary="List the pads", responses=refusals())
async def pads(client: Client) -> Response[list[PadView]]:
    """Return the score pads of all bundled sheets, in the language of `Accept-Language` where it is printed."""
    return GzipCached(list(shelf_pads(client.words.language)), headers={"Vary": "Accept-Language"})


@get(
    "/api/teams",
    tags=["page"],
    operation_id="deal_teams",
    summary="Ask who would play with whom",
    responses=refusals(),
)
async def teams(
    players: Annotated[int, Parameter(ge=1, le=MOST_PLAYERS, description="How many seats there are.")],
    number: Annotated[int, QueryParameter(name="teams", ge=1, le=MOST_PLAYERS, description="How many teams.")],
) -> list[list[int]]:
    """Return the seats of each team, from 0, for a table of that size."""
    return [list(team) for team in assign_teams([""] * players, number)]


class Reasons(Struct, frozen=True):
    """Why every open box scores what it does, or may not be chosen."""

    seq: int
    reasons: dict[str, str]
    bonus: str
    """About the bonus for a further five alike, if it applies."""
    counted: dict[str, tuple[int, ...]]
    """By open box, the indices of the dice, from 0, that make it or count in it."""


class PointsView(Struct, frozen=True, omit_defaults=True):
    """Points that some dice score."""

    points: int
    bonus: int = 0


class Takes(Struct, frozen=True):
    """The points that can be written in each box, without dice."""

    seq: int
    boxes: dict[str, tuple[PointsView, ...]]


class PadRoutes(Controller):
    """Data about the score pad of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("page",)

    @get_table(
        "/pad",
        operation_id="see_pad",
        summary="See the pad",
    )
    async def pad(self, client: Client, table: Table) -> PadView:
        """Return the score pad of a table as it is printed."""
        return pad_view(client.words, table.room.load_sheet())

    @get_game(
        "/reasons",
        operation_id="ask_why",
        summary="Ask why",
    )
    async def reasons(self, client: Client, table: Table) -> Reasons:
        """Return a sentence for every open box about the current dice."""
        game, catalogue = table.started_game, client.words
        sheet, dice = game.setup.sheet, game.dice
        boxes, every = {box.key: box for box in sheet.rules.boxes}, tuple(range(len(dice)))
        return Reasons(
            seq=table.seq,
            reasons={entry.key: entry_reason(catalogue, sheet, dice, entry) for entry in game.entries()},
            bonus=(bonus_reason(catalogue, sheet, game.card, dice) or "") if dice else "",
            counted={
                entry.key: counted_dice(boxes[entry.key], dice) or (every if entry.points else ())
                for entry in game.entries()
            },
        )

    @get_game(
        "/marks",
        operation_id="ask_marks",
        summary="Ask what a box can take",
    )
    async def marks(
        self,
        client: Client,
        table: Table,
        turn: Annotated[
            int | None, Parameter(ge=0, le=1_000_000, description="A finished turn to correct.")
        ] = None,
    ) -> Takes:
        """Return the points that can be written in every open box now, or could be in a finished turn."""
        game = table.started_game
        card, closed = (game.card, set()) if turn is None else _card_before(game, turn)
        keys = [key for key in game.setup.sheet.tables.keys if key not in closed]
        found = await client.run_aside(lambda: {key: card.possible_marks(key) for key in keys})
        return Takes(
            table.seq,
            {
                key: tuple(PointsView(one.points, one.bonus) for one in each)
                for key, each in found.items()
                if each
            },
        )


def _card_before(game: Game, turn: int) -> tuple[Card, set[str]]:
    """Return the card before a turn, and the boxes that later turns filled."""
    if turn >= len(game.turns):
        raise MoveError("move-no-turn", turn=turn + 1)
    return game.card_before(turn), {
        game.turns[one].mark.key for one in game.turns_on_same_card(turn) if one > turn
    }


handlers: tuple[HTTPRouteHandler | Router | type[Controller], ...] = (
    start_page, page, not_found, web_file, words, pads, teams, PadRoutes,
)  # fmt: skip
