"""``yatzy sheets``: a list of the built-in sheets, and a check for sheets of one's own."""

import sys
from pathlib import Path

from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.terminal import NARROW, make_console, ruled_table
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.errors import fault_line
from yatzy.rules.errors import InvalidSheet
from yatzy.rules.sheet import Players, RuleSheet, full_title
from yatzy.rules.sheet_files import bundled_sheet, read_sheet, sheet_ids

MAX_FAULTS_SHOWN = 20
"""Further faults are counted."""

MAX_LANGUAGES_LISTED = 5
"""More languages than that are counted."""


def list_sheets(*, json: bool = False, lang: str | None = None) -> None:
    if json:
        from yatzy.report.listing_schema import SheetList, sheet_summary  # noqa: PLC0415 # seldom needed

        print_json(SheetList(tuple(sheet_summary(bundled_sheet(name)) for name in sheet_ids())))
        return
    words = catalogue(pick_language(lang))
    console = make_console()
    names = ("sheet", "name", "boxes", "players", "highest", "languages")[: 2 if console.width < NARROW else 6]
    table = ruled_table(*(words.say(f"column-{name}") for name in names))
    table.columns[0].no_wrap = True
    for column, name in zip(table.columns, names, strict=True):
        column.justify = "right" if name in ("boxes", "highest") else "left"
    for sheet_id in sheet_ids():
        sheet = bundled_sheet(sheet_id)
        cells = (
            sheet.id,
            full_title(sheet),
            str(len(sheet.rules.boxes)),
            _players_text(words, sheet.players),
            str(sheet.tables.highest()),
            _languages_text(words, sheet),
        )
        table.add_row(*cells[: len(names)])
    console.print(table)
    console.print()
    console.print(words.say("sheets-hint"))


def check_sheet(file: Path, /, *, json: bool = False, lang: str | None = None) -> int:
    words = catalogue(pick_language(lang))
    try:
        sheet = read_sheet(file)
    except InvalidSheet as error:
        if json:
            _print_check(words, file, error)
            return exit_code_of(error)
        print(words.say("check-bad", file=str(file), count=len(error.faults) + error.more), file=sys.stderr)
        for fault in error.faults[:MAX_FAULTS_SHOWN]:
            print(f"  {fault_line(words, fault)}", file=sys.stderr)
        if (hidden := len(error.faults) + error.more - MAX_FAULTS_SHOWN) > 0:
            print(f"  {words.say('check-more', count=hidden)}", file=sys.stderr)
        return exit_code_of(error)
    if json:
        _print_check(words, file, sheet)
        return 0
    print(
        words.say(
            "check-good",
            file=str(file),
            title=full_title(sheet),
            boxes=len(sheet.rules.boxes),
            highest=sheet.tables.highest(),
            digest=sheet.digest[:12],
        )
    )
    return 0


def _print_check(words: Catalogue, file: Path, found: RuleSheet | InvalidSheet) -> None:
    from yatzy.report.listing_schema import sheet_check  # noqa: PLC0415 # seldom needed

    print_json(sheet_check(words, str(file), found))


def _languages_text(words: Catalogue, sheet: RuleSheet) -> str:
    if len(sheet.languages) > MAX_LANGUAGES_LISTED:
        return words.say("languages-many", count=len(sheet.languages))
    return " ".join(sheet.languages)


def _players_text(words: Catalogue, players: Players) -> str:
    if players.most:
        return words.say("players-range", least=players.least, most=players.most)
    return words.say("players-any") if players.least == 1 else words.say("players-from", least=players.least)
