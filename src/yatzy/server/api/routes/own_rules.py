"""Rules of one's own while they are written: errors, the rule page, and changes."""

from typing import TYPE_CHECKING, Annotated, Any, cast

from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Raw, Struct
from msgspec.json import Decoder

from yatzy.l10n.catalogue import Catalogue
from yatzy.report.comparison import Comparison
from yatzy.report.listing_schema import RuleFault
from yatzy.report.rules_view import RulesView, rules_view
from yatzy.report.sheet_schema import OwnRules, SheetData, check_rules_size
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.api.deps import Client
from yatzy.server.api.problems import refusals
from yatzy.server.jobs import handlers as jobs
from yatzy.server.web.gzip import GzipOnce

if TYPE_CHECKING:
    from yatzy.report.rulebook import RulePage


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules that somebody is writing, possibly incomplete."""

    rules: OwnRules
    base: Annotated[str, Meta(max_length=100)] | None = None
    """The bundled sheet they started from."""

    def __post_init__(self) -> None:
        """Check the size of the rules."""
        check_rules_size(self.rules)


class RulesAnswer(Struct, frozen=True, omit_defaults=True):
    """What is wrong with the rules; or, if nothing is, everything about them."""

    faults: tuple[RuleFault, ...] = ()
    more_faults: int = 0
    """How many further faults there are."""
    sheet: SheetData | None = None
    """As data, with all defaults."""
    digest: str = ""
    """The digest of the rules."""
    toml: str = ""
    """As a TOML file."""
    rules: RulesView | None = None
    """The rules to read, with the score pad."""
    changes: Comparison | None = None
    """Compared with the sheet they started from."""


class _CheckParts(Struct):
    """The parts of a check that are read here; the others are passed on as they are."""

    faults: tuple[RuleFault, ...] = ()
    more_faults: int = 0
    sheet: dict[str, Any] | None = None
    digest: str = ""
    toml: str = ""
    page: Raw = Raw()
    changes: Raw = Raw()


_decoder = Decoder(_CheckParts)


@post(
    "/api/rules",
    tags=["page"],
    operation_id="check_rules",
    summary="Check rules of one's own",
    status_code=200,
    responses=refusals(404, 413),
)
async def check(client: Client, data: JSONBody[Draft]) -> Response[RulesAnswer]:
    """Return what is wrong with rules of one's own and where, or their rule page and changes.

    Faults are a normal answer, not an error: rules that are being written are mostly incomplete.
    """
    if data.base is not None:
        bundled_sheet(data.base)  # raise before a worker is asked
    words = client.words
    answer = await client.context.jobs.ask(client.caller(), jobs.check, data.rules, data.base, words.language)
    found = _decoder.decode(answer)
    if found.sheet is None:
        return GzipOnce(RulesAnswer(found.faults, found.more_faults))
    return GzipOnce(await client.run_aside(_valid_answer, words, found, found.sheet, data.base))


def _valid_answer(words: Catalogue, found: _CheckParts, data: dict[str, Any], base: str | None) -> RulesAnswer:
    sheet = parse_sheet(data)
    return RulesAnswer(
        sheet=SheetData.of(sheet),
        digest=found.digest,
        toml=found.toml,
        rules=rules_view(words, sheet, cast("RulePage", found.page)),
        changes=None if base is None else cast("Comparison", found.changes),
    )


handlers: tuple[HTTPRouteHandler, ...] = (check,)
