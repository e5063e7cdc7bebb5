"""A sheet of one's own, looked at: what is wrong with it and where, or what it says and what it changes."""

from typing import Any

from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.comparison import Comparison, comparison
from yatzy.l10n.faults import fault_sentence, sentence
from yatzy.l10n.rulebook import Page, rulebook
from yatzy.rules.errors import InvalidSheet, SheetError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import check_id
from yatzy.rules.toml import dumps, loads


class FaultPart(Struct, frozen=True):
    """One thing that is wrong."""

    path: str
    """Where, as in ``boxes[3].pays``; empty where it is the sheet as a whole, or text that is no TOML."""
    code: str
    text: str
    """A sentence."""


class Checked(Struct, frozen=True, omit_defaults=True):
    """A sheet that was looked at: its faults, or all there is to say about it."""

    language: str
    faults: tuple[FaultPart, ...] = ()
    sheet: dict[str, Any] | None = None
    """As data."""
    digest: str = ""
    toml: str = ""
    page: Page | None = None
    """The rules to read."""
    changes: Comparison | None = None
    """The sheet it started from and itself, side by side."""


def checked(words: Catalogue, rules: dict[str, Any] | str, base: RuleSheet | None = None) -> Checked:
    """Look at a sheet of one's own, as data or as TOML, beside the one it started from."""
    try:
        sheet = loads(rules) if isinstance(rules, str) else parse_sheet(rules)
        check_id(sheet)
    except InvalidSheet as error:
        told = (FaultPart(one.path, one.code, fault_sentence(words, one)) for one in error.faults)
        return Checked(words.language, tuple(told))
    except SheetError as error:
        return Checked(words.language, (FaultPart("", error.code, sentence(words, error, guest=True)),))
    return Checked(
        language=words.language,
        sheet=sheet.as_data(),
        digest=sheet.digest,
        toml=dumps(sheet),
        page=rulebook(words, sheet),
        changes=comparison(words, (base, sheet)) if base else None,
    )
