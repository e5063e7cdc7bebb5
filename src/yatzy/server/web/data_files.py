"""What the page would ask a server for, as files: words, pads, rules to read, and sheets to play by.

Names are relative to the folder ``data`` of the page's version; ``web/net/data.js`` reads them.
"""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import replace

from yatzy.l10n.catalogue import LANGUAGES, Catalogue, catalogue
from yatzy.offline.sheet_file import export_sheet, playable_sheets
from yatzy.offline.sheet_texts import export_texts
from yatzy.paper.printed_pad import DEFAULT_COLUMNS, render_printed_pad
from yatzy.report.pad_view import shelf_pads
from yatzy.report.rules_view import rules_view
from yatzy.rules.options import SEPARATOR
from yatzy.rules.sheet import RuleSheet
from yatzy.server.web.assets import PARTS
from yatzy.server.web.words import read_words

FOLDER = "data"


def data_files(languages: Sequence[str] = LANGUAGES) -> Iterator[tuple[str, bytes]]:
    """Yield the files, each with its name, in these languages."""
    sheets = list(playable_sheets())
    for sheet in sheets:
        yield f"sheets/{sheet.id}.json", msgspec.json.encode(export_sheet(sheet))
    for language in languages:
        for name, content in _language_files(catalogue(language), sheets):
            yield f"{language}/{name}", content


def _language_files(words: Catalogue, sheets: Sequence[RuleSheet]) -> Iterator[tuple[str, bytes]]:
    language = words.language
    for part in (None, *PARTS):
        found = replace(read_words(language, part), version="")  # of the files it comes with, whichever that is
        yield f"words-{part}.json" if part else "words.json", msgspec.json.encode(found)
    known = {sheet.id for sheet in sheets}
    yield "pads.json", msgspec.json.encode([pad for pad in shelf_pads(language) if pad.id in known])
    for sheet in sheets:
        yield f"sheets/{sheet.id}.json", msgspec.json.encode(export_texts(words, sheet))
        yield f"rules/{sheet.id}.json", msgspec.json.encode(rules_view(words, sheet))
        if SEPARATOR not in sheet.id:
            yield f"pads/{sheet.id}.html", render_printed_pad(words, sheet, DEFAULT_COLUMNS).encode()
