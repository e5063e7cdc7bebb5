"""The rules of a sheet to read, and its pad to print: of the sheets on the shelf, and of the one at a table."""

import hashlib
from dataclasses import asdict
from html import escape
from typing import Annotated, Any
from urllib.parse import urlencode

from litestar import Controller, Request, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter
from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.rulebook import Page, rulebook
from yatzy.paper.pad import COLUMNS, LEAST_COLUMNS, MOST_COLUMNS, Measures, pad_style, printed_pad
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import on_shelf, shelf_sheet
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import MAYBE, Hall, TableId, holder_of, seen_table, words_of
from yatzy.server.routes.page import FOR_EVER, PadView, pad_view
from yatzy.server.web import version

FACES = {"fraunces": "U+0000-00FF, U+2000-206F", "fraunces-ext": "U+0100-017F"}
"""The files of the printed face, and the letters in each."""
MOST = 1_000
"""Letters and rows of a pad; a sheet cannot have more."""

SheetId = Annotated[str, Parameter(max_length=60, description="The id of a sheet on the shelf.")]
Language = Annotated[
    str | None,
    Parameter(
        max_length=35, description="Of sentences and names; where it is left out, that of `Accept-Language`."
    ),
]
Columns = Annotated[
    int, Parameter(ge=LEAST_COLUMNS, le=MOST_COLUMNS, description="How many players there is room for.")
]
Count = Annotated[int, Parameter(ge=0, le=MOST)]
Known = Annotated[str, Parameter(max_length=16)]


# Rules


class NotesView(Struct, frozen=True):
    """What is said about footnotes, in the language of the rules."""

    heading: str
    elsewhere: str
    """The heading of what other translations say."""
    ours: str
    """Stands behind a footnote where the sheet leaves something open."""
    guessed: str
    """Explains the star behind a name that is not printed."""


class RulesView(Struct, frozen=True):
    """The rules of a sheet as a page to read."""

    sheet: str
    on_shelf: bool
    """Whether the sheet is one of those that everyone can play by."""
    language: str
    languages: tuple[str, ...]
    """Those that the sheet is printed in."""
    pad: PadView
    page: Page
    notes: NotesView


def rules_view(words: Catalogue, sheet: RuleSheet, page: Page | None = None) -> RulesView:
    """Return the rules of a sheet in a language; ``page`` is what they say, where that is written already."""
    return RulesView(
        sheet=sheet.id,
        on_shelf=on_shelf(sheet),
        language=words.language,
        languages=sheet.languages,
        pad=pad_view(words, sheet),
        page=page or rulebook(words, sheet),
        notes=NotesView(*(words.say(f"rules-{one}") for one in ("notes", "elsewhere", "ours", "guessed"))),
    )


def _words(request: Request[Any, Any, Any], hall: Hall, language: str | None, sheet: RuleSheet) -> Catalogue:
    """Return the catalogue of the language that is named, else of the one somebody asks in."""
    if language is None:
        return words_of(request, hall)
    return catalogue(pick_language(language, {}, also=sheet.languages))


@get(
    "/api/sheets/{sheet_id:str}/rules",
    tags=["page"],
    operation_id="read_rules",
    summary="Read the rules of a sheet",
    responses=refusals(404),
)
async def rules(
    request: Request[Any, Any, Any], hall: Hall, sheet_id: SheetId, language: Language = None
) -> RulesView:
    """Return the rules of a sheet in sentences, with an example for every box, and footnotes."""
    sheet = shelf_sheet(sheet_id)
    return rules_view(_words(request, hall, language, sheet), sheet)


# Pads


def served_pad(words: Catalogue, sheet: RuleSheet, columns: int, back: str) -> str:
    """Return a pad as a document without any style of its own, with what one does about it above.

    ``back`` is the address of the rules it belongs to.
    """
    web = f"/web/{version()}"

    def head(measures: Measures) -> str:
        style = f"/api/pad.css?{urlencode(asdict(measures) | {'known': _digest(_style(measures))})}"
        return (
            f'<link rel="icon" href="{web}/icon.svg" type="image/svg+xml">\n'
            f'<link rel="stylesheet" href="{escape(style)}">\n'
            f'<script type="module" src="{web}/print.js"></script>'
        )

    return printed_pad(words, sheet, columns, head=head, above=_bar(words, columns, back))


def _style(measures: Measures) -> str:
    """Return the style of a pad: laid out by its numbers, printed in the page's own face."""
    faces = "".join(
        f"@font-face {{ font-family: Fraunces; font-weight: 600; unicode-range: {reach}; "
        f'src: url("/web/{version()}/vendor/fonts/{name}.woff2"); }}\n'
        for name, reach in FACES.items()
    )
    return faces + pad_style(measures)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _bar(words: Catalogue, columns: int, back: str) -> str:
    """Return the way back, the numbers of columns to choose from as links, and the button to print."""

    def link(number: int) -> str:
        here = ' aria-current="true"' if number == columns else ""
        address = escape(f"?{urlencode({'columns': number, 'language': words.language})}")
        return f'<a href="{address}"{here}>{number}</a>'

    numbers = "".join(map(link, range(LEAST_COLUMNS, MOST_COLUMNS + 1)))
    return (
        f'<nav class="bar"><a href="{escape(back)}">{escape(words.say("page-pad-back"))}</a>'
        f'<span class="numbers"><span>{escape(words.say("page-pad-columns"))}</span>{numbers}</span>'
        f'<button type="button" hidden>{escape(words.say("page-pad-print"))}</button></nav>'
    )


def _document(text: str) -> Response[str]:
    return Response(text, media_type="text/html", headers={"Cache-Control": "no-cache"})


@get(
    "/api/sheets/{sheet_id:str}/pad.html",
    tags=["page"],
    operation_id="print_pad",
    summary="Print the pad of a sheet",
    media_type="text/html",
    responses=refusals(404),
)
async def pad(
    request: Request[Any, Any, Any],
    hall: Hall,
    sheet_id: SheetId,
    columns: Columns = COLUMNS,
    language: Language = None,
) -> Response[str]:
    """Return an empty pad as a document that fits one page of A4 or Letter."""
    sheet = shelf_sheet(sheet_id)
    words = _words(request, hall, language, sheet)
    return _document(served_pad(words, sheet, columns, f"/rules?{urlencode({'sheet': sheet.id})}"))


@get("/api/pad.css", include_in_schema=False)
async def style(
    columns: Columns, rows: Count, longest: Count, letters: Count, known: Known = ""
) -> Response[str]:
    """Return the style of a pad, to be kept for ever where the address has its digest."""
    text = _style(Measures(columns, rows, longest, letters))
    caching = FOR_EVER if known == _digest(text) else "no-store"
    return Response(text, media_type="text/css", headers={"Cache-Control": caching})


class RulebookRoutes(Controller):
    """The rules and the pad of the sheet at a table, which may be one of the house."""

    path = "/api/tables/{table_id:str}"
    tags = ("page",)

    @get(
        "/rules",
        operation_id="read_table_rules",
        summary="Read the rules of a table",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def table_rules(
        self, request: Request[Any, Any, Any], hall: Hall, table_id: TableId, language: Language = None
    ) -> RulesView:
        """Return the rules of the sheet that is played by, as those of a sheet on the shelf."""
        live = await seen_table(hall, table_id, holder_of(request))
        sheet = live.room.rules()
        return rules_view(_words(request, hall, language, sheet), sheet)

    @get(
        "/pad.html",
        operation_id="print_table_pad",
        summary="Print the pad of a table",
        media_type="text/html",
        security=MAYBE,
        responses=refusals(401, 403, 404),
    )
    async def table_pad(
        self,
        request: Request[Any, Any, Any],
        hall: Hall,
        table_id: TableId,
        columns: Columns = COLUMNS,
        language: Language = None,
    ) -> Response[str]:
        """Return an empty pad of the sheet that is played by, as a document."""
        live = await seen_table(hall, table_id, holder_of(request))
        sheet = live.room.rules()
        words = _words(request, hall, language, sheet)
        return _document(served_pad(words, sheet, columns, f"/rules?{urlencode({'table': live.id})}"))


handlers: tuple[HTTPRouteHandler | Router | type[Controller], ...] = (rules, pad, style, RulebookRoutes)
