"""The page: one document for every address, the files it is made of, and what it asks to write a pad.

Files are told apart by the digest of them all in their address, so that a browser may keep them for ever and
never mixes two versions. What is printed on a pad, why a box gives what it gives and what it can take come from
here as well: the page itself knows no rule.
"""

import gzip
import hashlib
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

from litestar import Controller, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, Parameter, QueryParameter
from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.setup import MOST_ROUNDS, TEAMS
from yatzy.game.state import Game
from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, Catalogue
from yatzy.l10n.reasons import bonus_reason, reason
from yatzy.l10n.scorepad import Kind, printed_rows
from yatzy.rules.errors import MoveError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import USUAL, sheet_ids, shelf_sheet
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import MAYBE, Hall, TableId, holder_of, seen_table, words_of

WEB = Path(str(files("yatzy") / "web"))
WORDS = Path(str(files("yatzy") / "l10n"))
TEXTS = ("page.ftl", "page_rules.ftl", "page_settings.ftl", "bots.ftl")
"""The parts of a catalogue that the page speaks from."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = (".html", ".js", ".css", ".svg", ".txt")
"""What becomes smaller on the way."""
IMPORTED = re.compile(r"""\b(?:import|export)\b[^"';()]*?\bfrom\s*["']([^"']+)["']""")
"""What a module imports before it runs."""


# The document and its files


def web_files() -> dict[str, Path]:
    """Return the files a browser may ask for, by their addresses."""
    found = (path for path in sorted(WEB.rglob("*")) if path.suffix in TYPES and path.is_file())
    return {path.relative_to(WEB).as_posix(): path for path in found}


def version() -> str:
    """Return what tells these files, and the sentences that go with them, from any others."""
    spoken = {f"{tag}/{name}": WORDS / tag / name for tag in LANGUAGES for name in TEXTS}
    known = web_files() | {name: path for name, path in spoken.items() if path.exists()}
    return _digest(tuple((name, path, path.stat().st_mtime_ns) for name, path in known.items()))


@lru_cache(maxsize=2)
def _digest(known: tuple[tuple[str, Path, int], ...]) -> str:
    whole = hashlib.sha256()
    for name, path, _ in known:
        whole.update(f"{name}\n".encode() + path.read_bytes())
    return whole.hexdigest()[:16]


@lru_cache(maxsize=256)
def _content(path: Path, _changed: int, *, packed: bool) -> bytes:
    content = path.read_bytes()
    return gzip.compress(content, mtime=0) if packed else content


def first_modules() -> tuple[str, ...]:
    """Return the modules the page wants at once: what it begins with, whatever that imports, and so on.

    What is imported with ``import()`` comes later, if it is wanted.
    """
    return _reached(version())


@lru_cache(maxsize=2)
def _reached(_version: str) -> tuple[str, ...]:
    known, found, ahead = web_files(), {"main.js"}, ["main.js"]
    while ahead:
        path = known[ahead.pop()]
        for wanted in IMPORTED.findall(path.read_text("utf-8")):
            name = (path.parent / wanted).resolve().relative_to(WEB.resolve()).as_posix()
            if name not in found:
                found.add(name)
                ahead.append(name)
    return tuple(sorted(found))


def document() -> bytes:
    """Return the page, with the addresses of its files and of every module it wants at once."""
    base = f"/web/{version()}"
    wanted = "".join(f'<link rel="modulepreload" href="{base}/{name}">' for name in first_modules())
    text = (WEB / "index.html").read_text("utf-8")
    return text.replace("/web/", f"{base}/").replace("</head>", f"{wanted}</head>").encode()


@get(["/", "/{table_id:str}"], include_in_schema=False)
async def page(table_id: Annotated[str, Parameter(max_length=60)] = "") -> Response[bytes]:  # noqa: ARG001 # the page reads it itself
    """Return the page, which finds out from its own address what to show."""
    return Response(document(), media_type="text/html", headers={"Cache-Control": "no-cache"})


@get("/{first:str}/{rest:path}", include_in_schema=False)
async def nowhere(first: FromPath[str], rest: FromPath[str]) -> Response[bytes]:  # noqa: ARG001 # whatever was asked for
    """Return the page where nothing is, so that whoever mistyped an address is told and finds the way back."""
    return Response(document(), status_code=404, media_type="text/html", headers={"Cache-Control": "no-cache"})


@get("/web/{known:str}/{name:path}", include_in_schema=False)
async def web_file(
    request: Request[Any, Any, Any], known: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """Return a file of the page."""
    path = web_files().get(name.lstrip("/"))
    if path is None:
        raise NotFoundException
    packed = path.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {
        "Content-Type": TYPES[path.suffix],
        "Cache-Control": FOR_EVER if known == version() else "no-store",
        "Vary": "Accept-Encoding",
    }
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(_content(path, path.stat().st_mtime_ns, packed=packed), headers=headers)


class Words(Struct, frozen=True):
    """What the page says."""

    language: str
    """The language it is wanted in, which the names on a pad are in."""
    written: str
    """The language its sentences are in: English, where there is no catalogue."""
    texts: tuple[str, ...]
    """Parts of catalogues in Fluent's notation: English first, then what replaces it."""
    languages: tuple[str, ...]
    """The languages that can be wanted."""
    catalogues: tuple[str, ...]
    """Those of them that the page speaks; in the others only names on pads are printed."""


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
) -> Response[Words]:
    """Return the sentences of the page, in the language somebody asks in."""
    language = words_of(request, hall).language
    catalogues = tuple(tag for tag in LANGUAGES if (WORDS / tag).is_dir())
    written = language if language in catalogues else FALLBACK
    texts = (WORDS / one / name for one in dict.fromkeys((FALLBACK, written)) for name in TEXTS)
    content = Words(
        language=language,
        written=written,
        texts=tuple(path.read_text("utf-8") for path in texts if path.exists()),
        languages=LANGUAGES,
        catalogues=catalogues,
    )
    kept = FOR_EVER if wanted_by == version() else "no-cache"
    return Response(content, headers={"Cache-Control": kept, "Vary": "Accept-Language"})


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
    rules, customs, keys = sheet.rules, sheet.customs, sheet.tables.keys
    return PadView(
        id=sheet.id,
        title=words.name(sheet, "game"),
        publisher=sheet.publisher or "",
        edition=sheet.edition or "",
        year=sheet.year,
        usual=sheet.id == USUAL,
        dice=rules.dice,
        rolls=rules.rolls,
        rows=tuple(
            RowView(row.kind, row.label, row.section or "", keys[row.place] if row.kind is Kind.BOX else "")
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


@get("/api/pads", tags=["page"], operation_id="list_pads", summary="List the pads", responses=refusals())
async def pads(request: Request[Any, Any, Any], hall: Hall) -> list[PadView]:
    """Return the pads on the shelf, printed in the language somebody asks in where they are."""
    spoken = words_of(request, hall)
    return [pad_view(spoken, shelf_sheet(sheet_id)) for sheet_id in sheet_ids()]


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
    card, closed = Card.empty(game.setup.sheet.tables), set()
    for one in game.beside(turn):
        if one < turn:
            card = card.write(game.turns[one].mark)
        elif one > turn:
            closed.add(game.turns[one].mark.key)
    return card, closed


handlers: tuple[HTTPRouteHandler | Router | type[Controller], ...] = (
    page, nowhere, web_file, words, pads, PadRoutes,
)  # fmt: skip
