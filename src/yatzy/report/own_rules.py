"""The check of a sheet that somebody wrote: its faults, or its page and what it changes."""

from typing import Any

from msgspec import Struct

from yatzy.app.compare import compare_sheets
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence, fault_sentence
from yatzy.report.comparison import Comparison, build_comparison
from yatzy.report.listing_schema import RuleFault
from yatzy.report.rulebook import RulePage, build_rule_page
from yatzy.rules.errors import InvalidSheet, SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import check_sheet_id
from yatzy.rules.toml import dumps, loads


class RulesCheck(Struct, frozen=True, omit_defaults=True):
    """The faults of a sheet; or, without faults, the sheet, its page and its changes."""

    language: str
    faults: tuple[RuleFault, ...] = ()
    more_faults: int = 0
    """How many further faults there are."""
    sheet: dict[str, Any] | None = None
    """As plain data."""
    digest: str = ""
    toml: str = ""
    page: RulePage | None = None
    """Its rules as a page."""
    changes: Comparison | None = None
    """It beside the sheet it started from."""


def check_own_rules(words: Catalogue, rules: dict[str, Any] | str, base: RuleSheet | None = None) -> RulesCheck:
    """Check a sheet given as data or as TOML, and compare it with ``base``. Faults are returned, not raised."""
    try:
        sheet = loads(rules) if isinstance(rules, str) else parse_sheet(rules)
        check_sheet_id(sheet)
    except InvalidSheet as error:
        faults = (RuleFault(fault.path, fault.code, fault_sentence(words, fault)) for fault in error.faults)
        return RulesCheck(words.language, tuple(faults), error.more)
    except SheetError as error:
        return RulesCheck(
            words.language, (RuleFault("", error.code, error_sentence(words, error, guest=True)),)
        )
    return RulesCheck(
        language=words.language,
        sheet=sheet.as_data(),
        digest=sheet.digest,
        toml=dumps(sheet),
        page=build_rule_page(words, sheet),
        changes=build_comparison(words, compare_sheets((base, sheet))) if base else None,
    )
