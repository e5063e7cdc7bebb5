"""The rules of a sheet to read, and its score pad to print: of bundled sheets, and of tables."""

import hashlib
from dataclasses import asdict
from html import escape
from typing import Annotated
from urllib.parse import urlencode

from litestar import Controller, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.paper.printed_pad import (
    DEFAULT_COLUMNS,
    LEAST_COLUMNS,
    MOST_COLUMNS,
    PadMeasures,
    pad_css,
    render_printed_pad,
)
from yatzy.report.rules_view import RulesView, rules_view
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.api.deps import Client, Table
from yatzy.server.api.problems import refusals
from yatzy.server.api.table_response import get_table
from yatzy.server.web.assets import version
from yatzy.server.web.page import FOR_EVER

FACES = {"fraunces": "U+0000-00FF, U+2000-206F", "fraunces-ext": "U+0100-017F"}
"""The files of the print font, and the characters in each."""
MOST = 1_000
"""Characters and rows of a pad; no sheet has more."""

SheetId = Annotated[
    str,
    Parameter(
        max_length=100, description="The id of a bundled sheet, with or without options (`tactic+chance-last`)."
    ),
]
Language = Annotated[
    str | None,
    Parameter(
        max_length=35, description="The language of texts and names; by default that of `Accept-Language`."
    ),
]
Columns = Annotated[int, Parameter(ge=LEAST_COLUMNS, le=MOST_COLUMNS, description="How many players fit.")]
Count = Annotated[int, Parameter(ge=0, le=MOST)]
Known = Annotated[str, Parameter(max_length=16)]


# Rules


def _page_catalogue(client: Client, language: str | None, sheet: RuleSheet) -> Catalogue:
    """Return the catalogue of the named language, otherwise of ``Accept-Language``."""
    if language is None:
        return client.words
    return catalogue(pick_language(language, {}, extra_languages=sheet.languages))


@get(
    "/api/sheets/{sheet_id:str}/rules",
    tags=["page"],
    operation_id="read_rules",
    summary="Read the rules of a sheet",
    responses=refusals(404),
)
async def rules(client: Client, sheet_id: SheetId, language: Language = None) -> RulesView:
    """Return the rules of a sheet in sentences, with an example for every box, and footnotes."""
    sheet = bundled_sheet(sheet_id)
    words = _page_catalogue(client, language, sheet)
    return await client.run_aside(rules_view, words, sheet)


# Pads


def render_served_pad(words: Catalogue, sheet: RuleSheet, columns: int, back: str) -> str:
    """Return a score pad as an HTML document with external styles and a toolbar.

    ``back`` is the URL of the rules it belongs to.
    """
    web = f"/web/{version()}"

    def head(measures: PadMeasures) -> str:
        style = f"/api/pad.css?{urlencode(asdict(measures) | {'known': _digest(_style(measures))})}"
        return (
            f'<link rel="icon" href="{web}/icon.svg" type="image/svg+xml">\n'
            f'<link rel="stylesheet" href="{escape(style)}">\n'
            f'<script type="module" src="{web}/print.js"></script>'
        )

    return render_printed_pad(words, sheet, columns, head=head, above=_toolbar(words, columns, back))


def _style(measures: PadMeasures) -> str:
    """Return the CSS of a pad with the page's own fonts."""
    faces = "".join(
        f"@font-face {{ font-family: Fraunces; font-weight: 600; unicode-range: {reach}; "
        f'src: url("/web/{version()}/vendor/fonts/{name}.woff2"); }}\n'
        for name, reach in FACES.items()
    )
    return faces + pad_css(measures)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _toolbar(words: Catalogue, columns: int, back: str) -> str:
    """Return the toolbar: a link back, links for the number of columns, and a print button."""

    def column_link(number: int) -> str:
        current = ' aria-current="true"' if number == columns else ""
        address = escape(f"?{urlencode({'columns': number, 'language': words.language})}")
        return f'<a href="{address}"{current}>{number}</a>'

    numbers = "".join(map(column_link, range(LEAST_COLUMNS, MOST_COLUMNS + 1)))
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
    client: Client, sheet_id: SheetId, columns: Columns = DEFAULT_COLUMNS, language: Language = None
) -> Response[str]:
    """Return an empty score pad as a document that fits one page of A4 or Letter."""
    sheet = bundled_sheet(sheet_id)
    words = _page_catalogue(client, language, sheet)
    back = f"/rules?{urlencode({'sheet': sheet.id})}"
    return _document(await client.run_aside(render_served_pad, words, sheet, columns, back))


@get("/api/pad.css", include_in_schema=False)
async def style(
    columns: Columns, rows: Count, longest: Count, letters: Count, known: Known = ""
) -> Response[str]:
    """Return the CSS of a pad, cacheable for ever if the URL has its digest."""
    text = _style(PadMeasures(columns, rows, longest, letters))
    caching = FOR_EVER if known == _digest(text) else "no-store"
    return Response(text, media_type="text/css", headers={"Cache-Control": caching})


class RulebookRoutes(Controller):
    """The rules and the score pad of a table's sheet."""

    path = "/api/tables/{table_id:str}"
    tags = ("page",)

    @get_table("/rules", operation_id="read_table_rules", summary="Read the rules of a table")
    async def table_rules(self, client: Client, table: Table, language: Language = None) -> RulesView:
        """Return the rules of the table's sheet."""
        sheet = table.room.load_sheet()
        words = _page_catalogue(client, language, sheet)
        return await client.run_aside(rules_view, words, sheet)

    @get_table(
        "/pad.html", operation_id="print_table_pad", summary="Print the pad of a table", media_type="text/html"
    )
    async def table_pad(
        self, client: Client, table: Table, columns: Columns = DEFAULT_COLUMNS, language: Language = None
    ) -> Response[str]:
        """Return an empty score pad of the table's sheet, as a document."""
        sheet = table.room.load_sheet()
        words = _page_catalogue(client, language, sheet)
        back = f"/rules?{urlencode({'table': table.id})}"
        return _document(await client.run_aside(render_served_pad, words, sheet, columns, back))


handlers: tuple[HTTPRouteHandler | Router | type[Controller], ...] = (rules, pad, style, RulebookRoutes)
