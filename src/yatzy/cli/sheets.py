"""``yatzy sheets``: the shelf, and a check for sheets of one's own."""

import sys
from pathlib import Path

from yatzy.cli.output import ruled, terminal
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.faults import fault_line
from yatzy.l10n.rulebook import imprint
from yatzy.rules.errors import InvalidSheet
from yatzy.rules.sheet import Players, RuleSheet
from yatzy.rules.shelf import read_sheet, sheet_ids, shelf_sheet

MOST_NAMED = 5
"""More languages than that are only counted."""


def list_sheets(*, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    say = words.say
    table = ruled(
        say("column-sheet"),
        say("column-name"),
        say("column-boxes"),
        say("column-players"),
        say("column-highest"),
        say("column-languages"),
    )
    for column in (table.columns[2], table.columns[4]):
        column.justify = "right"
    for sheet_id in sheet_ids():
        sheet = shelf_sheet(sheet_id)
        table.add_row(
            sheet.id,
            imprint(sheet),
            str(len(sheet.rules.boxes)),
            _players(words, sheet.players),
            str(sheet.tables.highest()),
            _languages(words, sheet),
        )
    console = terminal()
    console.print(table)
    console.print()
    console.print(say("sheets-hint"))


def check(file: Path, /, *, lang: str | None = None) -> int:
    words = catalogue(pick_language(lang))
    try:
        sheet = read_sheet(file)
    except InvalidSheet as error:
        print(words.say("check-bad", file=str(file), count=len(error.faults)), file=sys.stderr)
        for fault in error.faults:
            print(f"  {fault_line(words, fault)}", file=sys.stderr)
        return error.exit_code
    print(
        words.say(
            "check-good",
            file=str(file),
            title=sheet.title,
            boxes=len(sheet.rules.boxes),
            highest=sheet.tables.highest(),
            digest=sheet.digest[:12],
        )
    )
    return 0


def _languages(words: Catalogue, sheet: RuleSheet) -> str:
    if len(sheet.languages) > MOST_NAMED:
        return words.say("languages-many", count=len(sheet.languages))
    return " ".join(sheet.languages)


def _players(words: Catalogue, players: Players) -> str:
    if players.most:
        return words.say("players-range", least=players.least, most=players.most)
    return words.say("players-any") if players.least == 1 else words.say("players-from", least=players.least)
