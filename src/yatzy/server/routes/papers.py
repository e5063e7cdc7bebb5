"""Papers of a table: its record, the proof of its dice, a QR code to it; and the sheets there are."""

from dataclasses import dataclass
from io import BytesIO
from typing import Annotated, Any, Literal

import segno
from litestar import Controller, Request, Response, get
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Schema
from litestar.params import Parameter
from msgspec import Struct

from yatzy.chance.verify import verify
from yatzy.game.notation import format_game
from yatzy.game.record import Stamped, format_lines
from yatzy.l10n.catalogue import Catalogue
from yatzy.paper.spreadsheet import spreadsheet
from yatzy.rules.shelf import sheet_ids, shelf_sheet
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import MAYBE, Hall, TableId, holder_of, known_holder, seen_table, words_of
from yatzy.server.sheets import SheetData
from yatzy.server.tables import Live, as_kept, read_event
from yatzy.server.wire import Happened

MEDIA = {
    "notation": ("text/plain; charset=utf-8", "yatzy"),
    "jsonl": ("application/x-ndjson", "jsonl"),
    "csv": ("text/csv; charset=utf-8", "csv"),
}


class SheetView(Struct, frozen=True):
    """A sheet on the shelf."""

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
    """The way to a table."""

    address: str
    """As others reach it, whatever address it was asked at."""
    qr: str
    """The same as a QR code, an SVG."""


class Verification(Struct, frozen=True):
    """What came of recomputing a table's dice from its secret."""

    good: bool
    seal_fits: bool
    throws: int
    dice: int
    mismatches: tuple[int, ...]
    """The numbers of the throws, from 1, that the secret does not give."""


@dataclass
class _InSeveralForms(Operation):
    """How the record is described: whoever asks chooses what it is."""

    def __post_init__(self) -> None:
        given = (self.responses or {})["200"]
        if isinstance(given, OpenAPIResponse):
            text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING))
            given.content = {media.partition(";")[0]: text for media, _ in MEDIA.values()}


class PaperRoutes(Controller):
    """What can be taken home from a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("papers",)

    @get(
        "/events",
        operation_id="read_events",
        summary="Read the events",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def events(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        after: Annotated[int, Parameter(ge=0, le=1_000_000, description="How many are known already.")] = 0,
    ) -> list[Happened]:
        """Return what happened in the game, in order: for a replay, or for one who was away."""
        live = await seen_table(hall, table_id, holder_of(request))
        return [Happened(line.seq, line.at, as_kept(line)) for line in await hall.log.lines(live.id, after)]

    @get(
        "/record",
        operation_id="take_record",
        operation_class=_InSeveralForms,
        summary="Take the record home",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def record(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        form: Annotated[
            Literal["notation", "jsonl", "csv"], Parameter(description="How it is to be written.")
        ] = "notation",
    ) -> Response[str]:
        """Return the game's record: in the notation, as JSON Lines, or its pad as a table of values."""
        live = await seen_table(hall, table_id, holder_of(request))
        media, ending = MEDIA[form]
        return Response(
            await _record(hall, live, form, words_of(request, hall)),
            media_type=media,
            headers={"Content-Disposition": f'attachment; filename="yatzy-{live.id}.{ending}"'},
        )

    @get(
        "/verification",
        operation_id="verify_dice",
        summary="Verify the dice",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def verification(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId
    ) -> Verification:
        """Recompute every throw from the secret, once it was shown."""
        live = await seen_table(hall, table_id, holder_of(request))
        verdict = verify(live.known_game)
        wrong = tuple(one.recorded.number for one in verdict.mismatches)
        return Verification(verdict.good, verdict.seal_fits, verdict.throws, verdict.dice, wrong)

    @get(
        "/qr.svg",
        operation_id="draw_qr",
        summary="Draw a QR code",
        media_type="image/svg+xml",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def qr(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> Response[bytes]:
        """Draw a QR code of the table's address, to bring somebody in with a phone."""
        live = await seen_table(hall, table_id, holder_of(request))
        return Response(drawn(link(request, hall, live.id)), media_type="image/svg+xml")

    @get(
        "/invitation",
        operation_id="invite",
        summary="Invite somebody",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def invitation(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        *,
        device: Annotated[
            bool, Parameter(description="For another device of one's own: the token that is shown comes along.")
        ] = False,
    ) -> Response[Invitation]:
        """Return the way to a table, to be handed on; or, for another device, with the seats one holds."""
        holder = known_holder(request) if device else holder_of(request)
        live = await seen_table(hall, table_id, holder)
        token = request.headers["authorization"].split()[-1] if device else ""
        address = link(request, hall, live.id) + (f"#{token}" if token else "")
        invitation = Invitation(address, drawn(address).decode())
        return Response(invitation, headers={"Cache-Control": "no-store"})


@get(
    "/api/sheets", tags=["papers"], operation_id="list_sheets", summary="List the sheets", responses=refusals()
)
async def sheets() -> list[SheetView]:
    """Return the sheets on the shelf."""
    found = (shelf_sheet(sheet_id) for sheet_id in sheet_ids())
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
    sheet_id: Annotated[str, Parameter(max_length=60, description="The id of a sheet on the shelf.")],
) -> SheetData:
    """Return a sheet as data, in the shape of its TOML file."""
    return SheetData.of(shelf_sheet(sheet_id))


def link(request: Request[Any, Any, Any], hall: Hall, table_id: str) -> str:
    """Return the address of a table as others reach it."""
    base = hall.settings.invite_url or str(request.base_url).rstrip("/")
    return f"{base}/{table_id}"


def drawn(address: str) -> bytes:
    """Draw an address as a QR code."""
    picture = BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=3, xmldecl=False)
    return picture.getvalue()


async def _record(hall: Hall, live: Live, form: str, words: Catalogue) -> str:
    game = live.known_game
    if form == "notation":
        return format_game(game)
    if form == "csv":
        return spreadsheet(words, game)
    lines = await hall.log.lines(live.id)
    stamped = [Stamped(line.seq, line.at, read_event(line)) for line in lines]
    return format_lines(stamped)
