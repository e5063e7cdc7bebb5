"""Players: seats claimed with a key of one's own, statistics, export and deletion."""

import asyncio
from typing import Annotated

from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from yatzy.coach.player_stats import SheetStatistics
from yatzy.ids import normalize_code
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.paper.odds_chart import draw_odds_chart
from yatzy.paper.trend_chart import draw_trend_chart
from yatzy.report.player_records import SheetRecords, sheet_records
from yatzy.rules.errors import JobQueueFull, RateLimited, YatzyError
from yatzy.server.api.deps import TOKEN_REQUIRED, Client, TableId, find_visible_table
from yatzy.server.api.problems import refusals
from yatzy.server.api.routes.game_records import Invitation, draw_qr_code
from yatzy.server.api.routes.seats import SeatNumber
from yatzy.server.history.players import Kept
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
        standings = await client.context.players.load_standings(player)
        width = WIDE if wide else NARROW
        sheets = await asyncio.gather(
            *(_sheet_part(client, one, width, player) for one in standings.sheets[:MOST_SHEETS])
        )
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
        games = await client.context.players.export_games(player_of(client))
        name = {"Content-Disposition": 'attachment; filename="yatzy-player.json"'}
        return Response(PlayerExport(VERSION, tuple(games)), headers=NO_STORE | name)

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


async def _sheet_part(client: Client, statistics: SheetStatistics, width: int, player: str) -> SheetPart:
    sheet = await client.context.players.load_sheet(statistics)
    words, odds, later = client.words, None, False
    if sheet is not None and statistics.expected is not None:
        try:
            answer = await client.context.players.find_odds(sheet, client.player_caller(player))
            odds, later = (None, True) if answer is None else (answer.odds, False)
        except YatzyError as error:  # too large to compute, or too busy now
            later = isinstance(error, RateLimited | JobQueueFull)
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
