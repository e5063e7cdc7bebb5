"""The page: one document for every address, the files it is made of, and what it asks to write a pad.

Files are told apart by the digest of them all in their address, so that a browser may keep them for ever and
never mixes two versions. What is printed on a pad, why a box gives what it gives and what it can take come from
here as well: the page itself knows no rule.
"""

from pathlib import PurePosixPath
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, Parameter, QueryParameter
from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.setup import MOST_PLAYERS, MOST_ROUNDS, TEAMS, deal
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue, own_names
from yatzy.l10n.reasons import bonus_reason, reason
from yatzy.l10n.scorepad import Kind, Printed, printed_rows
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import USUAL, on_shelf, sheet_ids, shelf_sheet
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import MAYBE, Hall, TableId, holder_of, seen_table, words_of
from yatzy.server.routes.packing import Packed
from yatzy.server.web import PARTS, TEXTS, TYPES, document, edition, edition_of, text_of

FOR_EVER = "public, max-age=31536000, immutable"
PACKED = (".html", ".js", ".css", ".svg", ".txt")
"""What becomes smaller on the way."""


# The document and its files


@get(["/", "/{table_id:str}"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    hall: Hall,
    table_id: Annotated[str, Parameter(max_length=60)] = "",  # noqa: ARG001 # the page reads it itself
) -> Response[bytes]:
    """Return the page, which finds out from its own address what to show."""
    return _document(request, hall)


@get("/{first:str}/{rest:path}", include_in_schema=False)
async def nowhere(
    request: Request[Any, Any, Any],
    hall: Hall,
    first: FromPath[str],  # noqa: ARG001 # whatever was asked for
    rest: FromPath[str],  # noqa: ARG001 # as above
) -> Response[bytes]:
    """Return the page where nothing is, so that whoever mistyped an address is told and finds the way back."""
    return _document(request, hall, status=404)


def _document(request: Request[Any, Any, Any], hall: Hall, status: int = 200) -> Response[bytes]:
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    found = document(words_of(request, hall))
    return Packed(found, status_code=status, media_type="text/html", headers=headers)


@get("/web/{known:str}/{name:path}", include_in_schema=False)
async def web_file(known: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Return a file of the page of that very version. Where that is gone, the page has to be loaded anew."""
    path = PurePosixPath(name.lstrip("/"))
    found = edition_of(known)
    if found is None or str(path) not in found.files:
        raise NotFoundException
    headers = {"Content-Type": TYPES[path.suffix], "Cache-Control": FOR_EVER}
    answer = Packed if path.suffix in PACKED else Response
    return answer(found.files[str(path)], headers=headers)


class Words(Struct, frozen=True):
    """What the page says."""

    version: str
    """The version of the page that says it."""
    language: str
    """The language it is said in: the first of those wanted that is spoken here, or English."""
    texts: tuple[str, ...]
    """Parts of its catalogue, in Fluent's notation."""
    languages: dict[str, str]
    """The languages that can be wanted, each with what it calls itself."""


@get(
    "/api/words",
    tags=["page"],
    operation_id="read_words",
    summary="Read the page's sentences",
    responses=refusals(),
)
async def words(
    request: Request[Any, Any, Any],
    hall: Hall,
    wanted_by: Annotated[
        str,
        QueryParameter(name="version", max_length=60, description="The version of the page that asks."),
    ] = "",
    part: Annotated[
        Literal[*PARTS] | None,  # type: ignore[valid-type] # the files there are
        Parameter(description="The screen whose sentences are wanted; those of every screen otherwise."),
    ] = None,
) -> Response[Words]:
    """Return the sentences of the page, in the language somebody asks in."""
    language = words_of(request, hall).language
    names = TEXTS if part is None else (text_of(part),)
    now = edition()
    spoken = edition_of(wanted_by) or now
    texts = (spoken.texts.get(f"{language}/{name}") for name in names)
    found = Words(
        version=now.version,
        language=language,
        texts=tuple(text for text in texts if text is not None),
        languages=own_names(),
    )
    kept = FOR_EVER if wanted_by == spoken.version else "no-cache"
    return Packed(found, headers={"Cache-Control": kept, "Vary": "Accept-Language"})


# Pads


class RowView(Struct, frozen=True, omit_defaults=True):
    """One row of a pad as it is printed."""

    kind: str
    label: str
    section: str = ""
    key: str = ""
    """The box, in a row for one."""


class PadView(Struct, frozen=True):
    """A sheet as it is printed, and what it says about playing together."""

    id: str
    title: str
    publisher: str
    edition: str
    year: int | None
    usual: bool
    on_shelf: bool
    """Whether the sheet is one of those that everyone can play by."""
    dice: int
    rolls: int
    rows: tuple[RowView, ...]
    bonus_at: int | None
    """The upper sum that earns the bonus."""
    bonus: int
    further: int
    """The bonus for a further five alike."""
    chips: bool
    least: int
    most: int | None
    """The players there may be."""
    teams: tuple[int, ...]
    rounds: int
    counting: tuple[Counting, ...]
    start: Start


def pad_view(words: Catalogue, sheet: RuleSheet) -> PadView:
    """Return a sheet's pad in a language."""
    rules, customs = sheet.rules, sheet.customs
    return PadView(
        id=sheet.id,
        title=words.name(sheet, "game"),
        publisher=sheet.publisher or "",
        edition=sheet.edition or "",
        year=sheet.year,
        usual=sheet.id == USUAL,
        on_shelf=on_shelf(sheet),
        dice=rules.dice,
        rolls=rules.rolls,
        rows=tuple(
            RowView(row.kind, row.label, row.section or "", _key(sheet, row))
            for row in printed_rows(words, sheet)
        ),
        bonus_at=rules.upper_bonus.at if rules.upper_bonus else None,
        bonus=rules.upper_bonus.points if rules.upper_bonus else 0,
        further=rules.five_alike.bonus if rules.five_alike else 0,
        chips=customs.chips,
        least=sheet.players.least,
        most=sheet.players.most,
        teams=customs.teams or TEAMS,
        rounds=customs.rounds or MOST_ROUNDS,
        counting=customs.counting or tuple(Counting),
        start=customs.start or Start.AGREED,
    )


def _key(sheet: RuleSheet, row: Printed) -> str:
    return sheet.rules.boxes[row.place].key if row.kind is Kind.BOX else ""


@get("/api/pads", tags=["page"], operation_id="list_pads", summary="List the pads", responses=refusals())
async def pads(request: Request[Any, Any, Any], hall: Hall) -> Response[list[PadView]]:
    """Return the pads on the shelf, printed in the language somebody asks in where they are."""
    spoken = words_of(request, hall)
    shelf = [pad_view(spoken, shelf_sheet(sheet_id)) for sheet_id in sheet_ids()]
    return Packed(shelf, headers={"Vary": "Accept-Language"})


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
    """Return the seats of each team, counted from 0, as a table would be laid."""
    return [list(team) for team in deal([""] * players, number)]


class Reasons(Struct, frozen=True):
    """Why every open box gives what it gives, or may not be taken."""

    seq: int
    reasons: dict[str, str]
    bonus: str
    """About the bonus for a further five alike, if there is something to say."""


class PointsView(Struct, frozen=True, omit_defaults=True):
    """Points that some dice give."""

    points: int
    bonus: int = 0


class Takes(Struct, frozen=True):
    """What can be written where, without dice."""

    seq: int
    boxes: dict[str, tuple[PointsView, ...]]


class PadRoutes(Controller):
    """What the page asks about the pad of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("page",)

    @get(
        "/pad",
        operation_id="see_pad",
        summary="See the pad",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def pad(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> PadView:
        """Return the pad of a table as it is printed."""
        live = await seen_table(hall, table_id, holder_of(request))
        return pad_view(words_of(request, hall), live.room.rules())

    @get(
        "/reasons",
        operation_id="ask_why",
        summary="Ask why",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def reasons(self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId) -> Reasons:
        """Return a sentence for every open box about the dice on the table."""
        live = await seen_table(hall, table_id, holder_of(request))
        game, spoken = live.known_game, words_of(request, hall)
        sheet, dice = game.setup.sheet, game.dice
        return Reasons(
            seq=live.seq,
            reasons={entry.key: reason(spoken, sheet, dice, entry) for entry in game.entries()},
            bonus=(bonus_reason(spoken, sheet, game.card, dice) or "") if dice else "",
        )

    @get(
        "/marks",
        operation_id="ask_marks",
        summary="Ask what a box can take",
        security=MAYBE,
        responses=refusals(401, 403, 404, 409),
    )
    async def marks(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        turn: Annotated[
            int | None, Parameter(ge=0, le=1_000_000, description="A turn that is to be put right.")
        ] = None,
    ) -> Takes:
        """Return the points that can stand in every open box now, or could have in a turn that is over."""
        live = await seen_table(hall, table_id, holder_of(request))
        game = live.known_game
        card, closed = (game.card, set()) if turn is None else _card_before(game, turn)
        found = {key: card.marks(key) for key in game.setup.sheet.tables.keys if key not in closed}
        return Takes(
            live.seq,
            {
                key: tuple(PointsView(one.points, one.bonus) for one in each)
                for key, each in found.items()
                if each
            },
        )


def _card_before(game: Game, turn: int) -> tuple[Card, set[str]]:
    """Return a card as a turn found it, and the boxes that later turns have filled."""
    if turn >= len(game.turns):
        raise MoveError("move-no-turn", turn=turn + 1)
    return game.card_before(turn), {game.turns[one].mark.key for one in game.beside(turn) if one > turn}


handlers: tuple[HTTPRouteHandler | Router | type[Controller], ...] = (
    page, nowhere, web_file, words, pads, teams, PadRoutes,
)  # fmt: skip
