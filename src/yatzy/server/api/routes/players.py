"""Players: seats claimed with a key of one's own, statistics, export and deletion."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, NamedTuple

import msgspec
from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from yatzy.app.records import standings_of_seats
from yatzy.coach.player_stats import SheetStatistics
from yatzy.ids import normalize_code
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.paper.odds_chart import draw_odds_chart
from yatzy.paper.trend_chart import draw_trend_chart
from yatzy.report.player_records import SheetRecords, sheet_records
from yatzy.rules.errors import JobQueueFull, RateLimited, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.server.api.deps import TOKEN_REQUIRED, Client, TableId, find_visible_table
from yatzy.server.api.problems import refusals
from yatzy.server.api.routes.game_records import Invitation, draw_qr_code, stream_response
from yatzy.server.api.routes.seats import SeatNumber
from yatzy.server.history.players import Kept
from yatzy.solver.odds import Odds
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import Token

NO_STORE = {"Cache-Control": "no-store"}
"""For responses that are private to one player."""
VERSION = 1
"""The version of the export format."""
MOST_SHEETS = 50
"""Sheets in the statistics, those played most."""
REFUSED = refusals(401)


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to claim."""

    seat: int
    token: Token
    """The token that holds the seat."""


class Claimed(Struct, frozen=True):
    """A seat that was claimed, or released."""

    table: str
    seat: int


class Forgotten(Struct, frozen=True):
    """What was deleted."""

    seats: int
    """The seats they had claimed."""


class Figures(Struct, frozen=True):
    """Charts of a player's totals by a sheet."""

    trend: Figure
    """From game to game."""
    totals: Figure | None
    """Compared with best play; null where its odds are not known, or not yet."""


class SheetPart(SheetRecords, frozen=True, kw_only=True, omit_defaults=True):
    """A player's statistics by one sheet."""

    figures: Figures


class PlayerRecords(Struct, frozen=True):
    """A player's statistics, by sheet."""

    name: str
    """Their name in their latest game; "" where none is finished."""
    sheets: tuple[SheetPart, ...]
    """The one they have played most first."""
    playing: int
    """Games in play."""
    later: int
    """Games still being summarised, which are missing here."""


class PlayerExport(Struct, frozen=True):
    """Everything stored about a player."""

    version: int
    games: tuple[Kept, ...]


class PlayerRoutes(Controller):
    """Routes about players. Whoever shows a key is that player."""

    path = "/api/player"
    tags = ("players",)

    @put(
        "/games/{table_id:str}",
        operation_id="claim_seat",
        summary="Claim a seat one has played",
        security=TOKEN_REQUIRED,
        responses=refusals(401, 403, 404, 409, 413),
    )
    async def claim(self, client: Client, table_id: TableId, data: JSONBody[Claiming]) -> Claimed:
        """Claim a seat for the player whose key is shown. This also needs the seat's own token."""
        player, holder = player_of(client), fingerprint(data.token)
        session = await find_visible_table(client.context, table_id, holder)
        await client.context.players.claim(player, session, data.seat, holder)
        return Claimed(session.id, data.seat)

    @delete(
        "/games/{table_id:str}",
        operation_id="give_up_seat",
        summary="Give a seat up",
        status_code=200,
        security=TOKEN_REQUIRED,
        responses=REFUSED,
    )
    async def give_up(self, client: Client, table_id: TableId, seat: SeatNumber) -> Claimed:
        """Release a claimed seat. Idempotent."""
        player, table = player_of(client), normalize_code(table_id)
        await client.context.players.give_up(player, table, seat)
        return Claimed(table, seat)

    @get(
        "/records",
        operation_id="read_player_records",
        summary="Read what a player has reached",
        security=TOKEN_REQUIRED,
        responses=REFUSED,
    )
    async def records(
        self,
        client: Client,
        *,
        wide: Annotated[bool, Parameter(description="Whether figures are for a wide screen.")] = False,
    ) -> Response[PlayerRecords]:
        """Return totals, rates compared with best play, and costly habits, sheet by sheet."""
        player = player_of(client)
        claimed = await client.context.players.load_claimed(player)
        standings = await client.run_aside(standings_of_seats, *claimed)
        shown = standings.sheets[:MOST_SHEETS]
        loaded = await asyncio.gather(*(_load_part(client, one, player) for one in shown))
        width = WIDE if wide else NARROW
        # one after the other, so that others of the same address get their turns between two sheets
        sheets = [await client.run_aside(_draw_part, client.words, one, width) for one in loaded]
        records = PlayerRecords(standings.name, tuple(sheets), standings.playing, standings.later)
        return Response(records, headers=NO_STORE)

    @get(
        "/export",
        operation_id="export_player",
        summary="Take everything home",
        security=TOKEN_REQUIRED,
        responses=REFUSED,
    )
    async def export(self, client: Client) -> Response[PlayerExport]:
        """Return everything stored about a player: their seats, the games and their summaries."""
        games = client.context.players.export_games(player_of(client), client.run_aside)
        first = await anext(games, None)  # raises before anything is sent
        name = {"Content-Disposition": 'attachment; filename="yatzy-player.json"'}
        return stream_response(_export_pages(first, games), "application/json", NO_STORE | name)

    @delete(
        operation_id="forget_player",
        summary="Be forgotten",
        status_code=200,
        security=TOKEN_REQUIRED,
        responses=REFUSED,
    )
    async def forget(self, client: Client) -> Forgotten:
        """Delete a player's name from all games they claimed, and the claims. The games stay without it."""
        return Forgotten(await client.context.players.forget(player_of(client)))

    @get(
        "/invitation",
        operation_id="move_player",
        summary="Move to another device",
        security=TOKEN_REQUIRED,
        responses=REFUSED,
    )
    async def invitation(self, client: Client) -> Response[Invitation]:
        """Return the address that makes another device this player, also as a QR code."""
        address = f"{client.url_of('records')}#{client.token}"
        return Response(Invitation(address, draw_qr_code(address).decode()), headers=NO_STORE)


def player_of(client: Client) -> str:
    """Return the fingerprint of the player's key."""
    return fingerprint(client.token, "player")


async def _export_pages(first: Kept | None, games: AsyncIterator[Kept]) -> AsyncIterator[bytes]:
    """Yield a :class:`PlayerExport` as JSON, a game at a time."""
    yield b'{"version":%d,"games":[' % VERSION
    if first is not None:
        yield msgspec.json.encode(first)
        async for one in games:
            yield b"," + msgspec.json.encode(one)
    yield b"]}"


class LoadedPart(NamedTuple):
    """What the statistics by one sheet are drawn from."""

    statistics: SheetStatistics
    sheet: RuleSheet | None
    odds: Odds | None
    later: bool
    """Whether the odds are still being computed."""


async def _load_part(client: Client, statistics: SheetStatistics, player: str) -> LoadedPart:
    sheet = await client.context.players.load_sheet(statistics)
    if sheet is None or statistics.expected is None:
        return LoadedPart(statistics, sheet, None, later=False)
    try:
        answer = await client.context.players.find_odds(sheet, client.player_caller(player))
    except YatzyError as error:  # too large to compute, or too busy now
        return LoadedPart(statistics, sheet, None, later=isinstance(error, RateLimited | JobQueueFull))
    return LoadedPart(statistics, sheet, None if answer is None else answer.odds, later=answer is None)


def _draw_part(words: Catalogue, loaded: LoadedPart, width: int) -> SheetPart:
    """Return the statistics by one sheet with their charts: milliseconds, hundreds of them for many games."""
    statistics, sheet, odds, later = loaded
    part = sheet_records(words, statistics, sheet, odds, later=later)
    totals = [one.total for one in statistics.reached]
    figures = Figures(
        trend=draw_trend_chart(
            words,
            part.title,
            statistics.reached,
            statistics.expected,
            width=width,
            name=f"trend-{statistics.digest[:8]}",
        ),
        totals=draw_odds_chart(words, sheet, odds, own=totals, width=width) if sheet and odds else None,
    )
    fields = {name: getattr(part, name) for name in SheetRecords.__struct_fields__}
    return SheetPart(**fields, figures=figures)
