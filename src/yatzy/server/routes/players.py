"""Players: seats claimed with a key of one's own, what was reached, all of it to take home or be forgotten."""

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, put
from litestar.params import JSONBody, Parameter
from msgspec import Struct

from yatzy.coach.statistics import Statistics
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.records import SheetRecords, sheet_records
from yatzy.paper.chart import chart
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.paper.trend import trend
from yatzy.rules.errors import TableError, YatzyError
from yatzy.server.guard import address_of
from yatzy.server.players import Kept
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import SHOWN, Hall, TableId, bearer_of, seen_table, words_of
from yatzy.server.routes.papers import Invitation, drawn, link
from yatzy.server.routes.tables import SeatNumber
from yatzy.server.seats import fingerprint, read_code
from yatzy.server.wire import Token

NEVER_KEPT = {"Cache-Control": "no-store"}
"""What is for one player alone is kept by nobody on the way."""
VERSION = 1
"""Of what is taken home."""
MOST_SHEETS = 50
"""Sheets that are told of, those played most."""
COMES_LATER = ("limit-work", "work-busy")
"""What keeps odds from being found just now."""
REFUSED = refusals(401)


class Claiming(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that somebody has played."""

    seat: int
    token: Token
    """That holds the seat."""


class Claimed(Struct, frozen=True):
    """A seat that counts for a player, or does no longer."""

    table: str
    seat: int


class Forgotten(Struct, frozen=True):
    """What was forgotten."""

    seats: int


class Figures(Struct, frozen=True):
    """A player's totals by a sheet, drawn."""

    trend: Figure
    """From game to game."""
    totals: Figure | None
    """Over those of best play; none where these are not known, or not yet."""


class SheetPart(SheetRecords, frozen=True, kw_only=True, omit_defaults=True):
    """What a player has reached by one sheet."""

    figures: Figures


class PlayerRecords(Struct, frozen=True):
    """What a player has reached, by sheet."""

    name: str
    """What they were called when they played last; "" where no game of theirs is over."""
    sheets: tuple[SheetPart, ...]
    """The one they have played most first."""
    playing: int
    """Games that go on."""
    later: int
    """Games that are still being summed up, and are missing here."""


class PlayerExport(Struct, frozen=True):
    """Everything that is kept of a player."""

    version: int
    games: tuple[Kept, ...]


class PlayerRoutes(Controller):
    """Everything about players. Whoever shows a key is that player."""

    path = "/api/player"
    tags = ("players",)

    @put(
        "/games/{table_id:str}",
        operation_id="claim_seat",
        summary="Claim a seat one has played",
        security=SHOWN,
        responses=refusals(401, 403, 404, 409, 413),
    )
    async def claim(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, data: JSONBody[Claiming]
    ) -> Claimed:
        """Let a seat count for the player whose key is shown. It takes the seat's own token, too."""
        player, holder = player_of(request), fingerprint(data.token)
        live = await seen_table(hall, table_id, holder)
        await hall.players.claim(player, live, data.seat, holder)
        return Claimed(live.id, data.seat)

    @delete(
        "/games/{table_id:str}",
        operation_id="give_up_seat",
        summary="Give a seat up",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def give_up(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, seat: SeatNumber
    ) -> Claimed:
        """Let a seat count for this player no longer, if it does; asked twice, it is the same."""
        player, table = player_of(request), read_code(table_id)
        await hall.players.give_up(player, table, seat)
        return Claimed(table, seat)

    @get(
        "/records",
        operation_id="read_player_records",
        summary="Read what a player has reached",
        security=SHOWN,
        responses=REFUSED,
    )
    async def records(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        *,
        wide: Annotated[bool, Parameter(description="Whether figures are for a wide screen.")] = False,
    ) -> Response[PlayerRecords]:
        """Return totals, rates beside the perfect player's, and costly habits, sheet by sheet."""
        found = await hall.players.standings(player_of(request))
        words, width, address = words_of(request, hall), WIDE if wide else NARROW, address_of(request.scope)
        sheets = await asyncio.gather(
            *(_sheet_part(hall, words, one, width, address) for one in found.sheets[:MOST_SHEETS])
        )
        records = PlayerRecords(found.name, tuple(sheets), found.playing, found.later)
        return Response(records, headers=NEVER_KEPT)

    @get(
        "/export",
        operation_id="export_player",
        summary="Take everything home",
        security=SHOWN,
        responses=REFUSED,
    )
    async def export(self, request: Request[Any, Any, Any], hall: Hall) -> Response[PlayerExport]:
        """Return everything that is kept of a player: their seats, what the games came to, and the games."""
        games = await hall.players.kept(player_of(request))
        name = {"Content-Disposition": 'attachment; filename="yatzy-player.json"'}
        return Response(PlayerExport(VERSION, tuple(games)), headers=NEVER_KEPT | name)

    @delete(
        operation_id="forget_player",
        summary="Be forgotten",
        status_code=200,
        security=SHOWN,
        responses=REFUSED,
    )
    async def forget(self, request: Request[Any, Any, Any], hall: Hall) -> Forgotten:
        """Forget what a player has played. The games stay, and are nobody's."""
        return Forgotten(await hall.players.forget(player_of(request)))

    @get(
        "/invitation",
        operation_id="move_player",
        summary="Move to another device",
        security=SHOWN,
        responses=REFUSED,
    )
    async def invitation(self, request: Request[Any, Any, Any], hall: Hall) -> Response[Invitation]:
        """Return the address that makes another device this player, and the same as a QR code."""
        player_of(request)
        address = f"{link(request, hall, 'records')}#{bearer_of(request)}"
        return Response(Invitation(address, drawn(address).decode()), headers=NEVER_KEPT)


def player_of(request: Request[Any, Any, Any]) -> str:
    """Return the fingerprint of the key that a player has to show."""
    key = bearer_of(request)
    if not key:
        raise TableError("table-token-missing")
    return fingerprint(key, "player")


async def _sheet_part(hall: Hall, words: Catalogue, found: Statistics, width: int, address: str) -> SheetPart:
    sheet = await hall.players.sheet(found)
    odds, later = None, False
    if sheet is not None and found.expected is not None:
        try:
            answer = await hall.players.odds(sheet, address)
            odds, later = (None, True) if answer is None else (answer.odds, False)
        except (
            YatzyError
        ) as error:  # it cannot be found here; or too much is computed, and another time it may be
            later = error.code in COMES_LATER
    part = sheet_records(words, found, sheet, odds, later=later)
    totals = [one.total for one in found.reached]
    figures = Figures(
        trend=trend(
            words, part.title, found.reached, found.expected, width=width, name=f"trend-{found.digest[:8]}"
        ),
        totals=chart(words, sheet, odds, own=totals, width=width) if sheet and odds else None,
    )
    fields = {name: getattr(part, name) for name in SheetRecords.__struct_fields__}
    return SheetPart(**fields, figures=figures)
