"""The rules of a sheet as a page to read, as clients get it."""

from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.report.pad_view import PadView, pad_view
from yatzy.report.rulebook import RulePage, build_rule_page
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import is_bundled


class NotesView(Struct, frozen=True):
    """Texts about footnotes, in the language of the rules."""

    heading: str
    elsewhere: str
    """The heading of what other translations say."""
    ours: str
    """Follows a footnote where the sheet leaves something open."""
    guessed: str
    """Explains the star after a name that is not printed."""


class RulesView(Struct, frozen=True):
    """The rules of a sheet as a page to read."""

    sheet: str
    on_shelf: bool
    """Whether it is a bundled sheet."""
    language: str
    languages: tuple[str, ...]
    """The languages the sheet is printed in."""
    pad: PadView
    page: RulePage
    notes: NotesView


def rules_view(words: Catalogue, sheet: RuleSheet, page: RulePage | None = None) -> RulesView:
    """Return the rules of a sheet in a language; ``page`` is their text, if already built."""
    return RulesView(
        sheet=sheet.id,
        on_shelf=is_bundled(sheet),
        language=words.language,
        languages=sheet.languages,
        pad=pad_view(words, sheet),
        page=build_rule_page(words, sheet) if page is None else page,
        notes=NotesView(*(words.say(f"rules-{one}") for one in ("notes", "elsewhere", "ours", "guessed"))),
    )
