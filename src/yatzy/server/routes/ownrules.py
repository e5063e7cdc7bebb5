"""Sheets of one's own while they are written: what is wrong and where, what they say, and what they change."""

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from yatzy.l10n.comparison import Comparison
from yatzy.l10n.own_rules import FaultPart
from yatzy.rules.parse import parse_sheet
from yatzy.rules.shelf import shelf_sheet
from yatzy.server.problems import refusals
from yatzy.server.routes.asking import Hall, words_of
from yatzy.server.routes.packing import Packed
from yatzy.server.routes.rulebook import RulesView, rules_view
from yatzy.server.sheets import OwnRules, SheetData


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet somebody writes, as far as it is."""

    rules: OwnRules
    base: Annotated[str, Meta(max_length=100)] | None = None
    """The sheet on the shelf that it started from."""


class RulesAnswer(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a sheet; or, if nothing is, all there is to say about it."""

    faults: tuple[FaultPart, ...] = ()
    sheet: SheetData | None = None
    """As data, with everything it may leave out."""
    digest: str = ""
    """Of its rules."""
    toml: str = ""
    """As a file."""
    rules: RulesView | None = None
    """To read, with its pad."""
    changes: Comparison | None = None
    """The sheet it started from, and itself."""


@post(
    "/api/rules",
    tags=["page"],
    operation_id="check_rules",
    summary="Check rules of one's own",
    status_code=200,
    responses=refusals(404, 413),
)
async def check(request: Request[Any, Any, Any], hall: Hall, data: JSONBody[Draft]) -> Response[RulesAnswer]:
    """Return what is wrong with a sheet of one's own and where, or what it says and what it changes.

    That something is wrong is no refusal: a sheet that is being written mostly is not there yet.
    """
    if data.base is not None:
        shelf_sheet(data.base)  # refused before anybody works on it
    words = words_of(request, hall)
    found = await hall.work.check(data.rules, data.base, words.language)
    if found.sheet is None:
        return Packed(RulesAnswer(found.faults))
    sheet = parse_sheet(found.sheet)
    return Packed(
        RulesAnswer(
            sheet=SheetData.of(sheet),
            digest=found.digest,
            toml=found.toml,
            rules=rules_view(words, sheet, found.page),
            changes=found.changes,
        )
    )


handlers: tuple[HTTPRouteHandler, ...] = (check,)
