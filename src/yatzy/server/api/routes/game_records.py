"""Records of a table, verification of its dice, invitations and QR codes; and the bundled sheets."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Any, Literal, cast

import msgspec
import segno
from litestar import Controller, Response, get
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema
from litestar.params import Parameter
from litestar.response import Stream
from msgspec import Struct

from yatzy.chance.verify import verify_dice
from yatzy.game.jsonl import format_line
from yatzy.game.notation import format_game
from yatzy.game.state import Game
from yatzy.paper.pad_csv import pad_as_csv
from yatzy.report.sheet_schema import SheetData
from yatzy.rules.errors import TableUnauthorized
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.api.deps import Client, Context, Table
from yatzy.server.api.problems import refusals
from yatzy.server.api.table_response import get_game, get_table
from yatzy.server.live.logged_table import raw_event
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import EventRow
from yatzy.tables.wire import Happened

EVENTS_PER_PAGE = 500
"""Events that are read and encoded at once."""

MEDIA = {
    "notation": ("text/plain; charset=utf-8", "yatzy"),
    "jsonl": ("application/x-ndjson", "jsonl"),
    "csv": ("text/csv; charset=utf-8", "csv"),
}


class SheetView(Struct, frozen=True):
    """A bundled sheet."""

    id: str
    title: str
    publisher: str | None
    edition: str | None
    year: int | None
    languages: tuple[str, ...]
    digest: str
    boxes: tuple[str, ...]
    dice: int
    rolls: int


class Invitation(Struct, frozen=True):
    """The link to a table."""

    address: str
    """As others reach it, whatever host the request used."""
    qr: str
    """The same as a QR code, an SVG."""


class Verification(Struct, frozen=True):
    """The result of recomputing a table's dice from its secret."""

    good: bool
    seal_fits: bool
    throws: int
    dice: int
    mismatches: tuple[int, ...]
    """The numbers of the rolls, from 1, that the secret does not give."""


@dataclass
class _RecordOperation(Operation):
    """Describes the record's media types in the OpenAPI document."""

    def __post_init__(self) -> None:
        response = (self.responses or {})["200"]
        if isinstance(response, OpenAPIResponse):
            text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
            response.content = {media.partition(";")[0]: text for media, _ in MEDIA.values()}


class RecordRoutes(Controller):
    """Events, records and links of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("papers",)

    @get_table(
        "/events",
        operation_id="read_events",
        summary="Read the events",
    )
    async def events(
        self,
        client: Client,
        table: Table,
        after: Annotated[
            int, Parameter(ge=0, le=1_000_000, description="How many the client has already.")
        ] = 0,
    ) -> Response[list[Happened]]:
        """Return the events of the game, in order: for a replay, or to catch up."""
        pages = _event_pages(client.context, table, after)
        first = await anext(pages, b"")  # raises before anything is sent
        return stream_response(_json_array(first, pages), "application/json")

    @get_game(
        "/record",
        operation_id="take_record",
        operation_class=_RecordOperation,
        summary="Take the record home",
    )
    async def record(
        self,
        client: Client,
        table: Table,
        form: Annotated[Literal["notation", "jsonl", "csv"], Parameter(description="The format.")] = "notation",
    ) -> Response[str]:
        """Return the game's record: in the notation, as JSON Lines, or its score pad as CSV."""
        media, ending = MEDIA[form]
        headers = {"Content-Disposition": f'attachment; filename="yatzy-{table.id}.{ending}"'}
        if form == "jsonl":
            pages = _line_pages(client.context, table)
            first = await anext(pages, b"")
            return stream_response(_chain_pages(first, pages), media, headers)
        game = table.started_game
        text = (
            await client.run_aside(format_game, game)
            if form == "notation"
            else await client.run_aside(pad_as_csv, client.words, game)
        )
        return Response(text, media_type=media, headers=headers)

    @get_game(
        "/verification",
        operation_id="verify_dice",
        summary="Verify the dice",
    )
    async def verification(self, client: Client, table: Table) -> Verification:
        """Recompute every roll from the secret, once it was revealed."""
        game, seq, known = table.started_game, table.seq, table.verification
        if known is None or known[0] != seq:
            found = await client.run_aside(_verify_game, game)
            known = table.verification = seq, found
        return cast("Verification", known[1])

    @get_table(
        "/qr.svg",
        operation_id="draw_qr",
        summary="Draw a QR code",
        media_type="image/svg+xml",
    )
    async def qr(self, client: Client, table: Table) -> Response[bytes]:
        """Return a QR code of the table's address."""
        return Response(draw_qr_code(client.url_of(table.id)), media_type="image/svg+xml")

    @get_table(
        "/invitation",
        operation_id="invite",
        summary="Invite somebody",
    )
    async def invitation(
        self,
        client: Client,
        table: Table,
        *,
        device: Annotated[
            bool, Parameter(description="For another device of one's own: include the token.")
        ] = False,
    ) -> Response[Invitation]:
        """Return the link to a table; for another device of one's own, with the token."""
        if device and not client.token:
            raise TableUnauthorized("table-token-missing")
        address = client.url_of(table.id) + (f"#{client.token}" if device else "")
        invitation = Invitation(address, draw_qr_code(address).decode())
        return Response(invitation, headers={"Cache-Control": "no-store"})


@get(
    "/api/sheets", tags=["papers"], operation_id="list_sheets", summary="List the sheets", responses=refusals()
)
async def sheets() -> list[SheetView]:
    """Return the bundled sheets."""
    found = (bundled_sheet(sheet_id) for sheet_id in sheet_ids())
    return [
        SheetView(
            one.id, one.title, one.publisher, one.edition, one.year, one.languages, one.digest,
            one.tables.keys, one.rules.dice, one.rules.rolls,
        )
        for one in found
    ]  # fmt: skip


@get(
    "/api/sheets/{sheet_id:str}",
    tags=["papers"],
    operation_id="read_sheet",
    summary="Read a sheet",
    responses=refusals(404),
)
async def sheet(
    sheet_id: Annotated[
        str,
        Parameter(
            max_length=100,
            description="The id of a bundled sheet, with or without options (`tactic+chance-last`).",
        ),
    ],
) -> SheetData:
    """Return a sheet as data, in the shape of its TOML file."""
    return SheetData.of(bundled_sheet(sheet_id))


def draw_qr_code(address: str) -> bytes:
    """Return an address as a QR code, an SVG."""
    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=3, xmldecl=False)
    return picture.getvalue()


def _verify_game(game: Game) -> Verification:
    verdict = verify_dice(game)
    wrong = tuple(one.recorded.number for one in verdict.mismatches)
    return Verification(verdict.is_valid, verdict.seal_fits, verdict.throws, verdict.dice, wrong)


# Events, page by page: other requests are answered between two


def stream_response(
    pages: AsyncIterator[bytes], media: str, headers: dict[str, str] | None = None
) -> Response[Any]:
    """Return a response that is sent as it is made; routes declare what it sends."""
    return Stream(pages, media_type=media, headers=headers)


async def _row_pages(context: Context, session: TableSession, after: int) -> AsyncIterator[list[EventRow]]:
    """Yield the events of a game as it is now, some at a time."""
    until = session.seq
    while after < until:
        rows = await context.log.load_events(session.id, after, min(EVENTS_PER_PAGE, until - after))
        if not rows:
            return
        yield rows
        after = rows[-1].seq + 1


async def _event_pages(context: Context, session: TableSession, after: int) -> AsyncIterator[bytes]:
    """Yield the items of a JSON array, without its brackets."""
    between = b""
    async for rows in _row_pages(context, session, after):
        events = [Happened(row.seq, row.at, raw_event(row)) for row in rows]
        yield between + msgspec.json.encode(events)[1:-1]
        between = b","


async def _json_array(first: bytes, pages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield b"[" + first
    async for page in pages:
        yield page
    yield b"]"


async def _line_pages(context: Context, session: TableSession) -> AsyncIterator[bytes]:
    """Yield the record of a game as JSON Lines."""
    session.started_game  # noqa: B018 # raises before the game has begun
    async for rows in _row_pages(context, session, 0):
        yield b"".join(format_line(row.seq, row.at, row.data) for row in rows)


async def _chain_pages(first: bytes, pages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for page in pages:
        yield page
