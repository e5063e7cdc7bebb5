"""``yatzy sheets``: the shelf, and a check for sheets of one's own."""

import sys
from pathlib import Path

from yatzy.cli.output import NARROW, ruled, terminal
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.faults import fault_line
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import InvalidSheet
from yatzy.rules.sheet import Players, RuleSheet
from yatzy.rules.shelf import read_sheet, sheet_ids, shelf_sheet

MOST_TOLD = 20
"""More faults than that are only counted."""

MOST_NAMED = 5
"""More languages than that are only counted."""


def list_sheets(*, lang: str | None = None) -> None:
    words = catalogue(pick_language(lang))
    console = terminal()
    names = ("sheet", "name", "boxes", "players", "highest", "languages")[: 2 if console.width < NARROW else 6]
    table = ruled(*(words.say(f"column-{name}") for name in names))
    table.columns[0].no_wrap = True
    for column, name in zip(table.columns, names, strict=True):
        column.justify = "right" if name in ("boxes", "highest") else "left"
    for sheet_id in sheet_ids():
        sheet = shelf_sheet(sheet_id)
        cells = (
            sheet.id,
            full_title(sheet),
            str(len(sheet.rules.boxes)),
            _players(words, sheet.players),
            str(sheet.tables.highest()),
            _languages(words, sheet),
        )
        table.add_row(*cells[: len(names)])
    console.print(table)
    console.print()
    console.print(words.say("sheets-hint"))


def check(file: Path, /, *, lang: str | None = None) -> int:
    words = catalogue(pick_language(lang))
    try:
        sheet = read_sheet(file)
    except InvalidSheet as error:
        print(words.say("check-bad", file=str(file), count=len(error.faults)), file=sys.stderr)
        for fault in error.faults[:MOST_TOLD]:
            print(f"  {fault_line(words, fault)}", file=sys.stderr)
        if len(error.faults) > MOST_TOLD:
            print(f"  {words.say('check-more', count=len(error.faults) - MOST_TOLD)}", file=sys.stderr)
        return error.exit_code
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


def _languages(words: Catalogue, sheet: RuleSheet) -> str:
    if len(sheet.languages) > MOST_NAMED:
        return words.say("languages-many", count=len(sheet.languages))
    return " ".join(sheet.languages)


def _players(words: Catalogue, players: Players) -> str:
    if players.most:
        return words.say("players-range", least=players.least, most=players.most)
    return words.say("players-any") if players.least == 1 else words.say("players-from", least=players.least)
