"""``yatzy compare``: sheets side by side, what differs, and the same hand scored by each."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.table import Table

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.solution import ConsoleSolutions
from yatzy.cli.support.terminal import make_console, ruled_table, space_dice
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.dice import format_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet_files import find_sheet

if TYPE_CHECKING:
    from yatzy.report.comparison import Comparison
    from yatzy.rules.sheet import RuleSheet

MIN_SHEETS = 2
MIN_COLUMN_WIDTH = 16
"""Narrower columns are printed below each other."""
LABEL_WIDTH = 20
"""Width of the row labels."""
MARK = "*"
"""Suffix of labels whose cells differ."""


def compare(
    *sheets: str,
    dice: str = "",
    json: bool = False,
    lang: str | None = None,
) -> None:
    from yatzy.app.compare import compare_sheets  # noqa: PLC0415 # slow to load
    from yatzy.report.comparison import build_comparison  # noqa: PLC0415 # as above

    found_sheets = [find_sheet(name) for name in sheets]
    words = catalogue(pick_language(lang))
    if len(sheets) < MIN_SHEETS:
        if not any(sheet.options for sheet in found_sheets) or dice:
            raise YatzyError("compare-few")
        _compare_options(words, found_sheets[0], json=json)
        return
    found = compare_sheets(found_sheets, dice, ConsoleSolutions(words))
    compared = build_comparison(words, found)
    if json:
        print_json(compared)
    else:
        _print(words, compared)


def _compare_options(words: Catalogue, sheet: "RuleSheet", *, json: bool) -> None:
    """Print what each option of a sheet is worth."""
    from yatzy.app.compare import compare_options  # noqa: PLC0415 # slow to load
    from yatzy.report.comparison import build_option_comparison  # noqa: PLC0415 # as above

    compared = build_option_comparison(words, sheet, *compare_options(sheet, ConsoleSolutions(words)))
    if json:
        print_json(compared)
        return
    table = ruled_table("", "", words.say("compare-expected"), "")
    table.columns[2].justify = table.columns[3].justify = "right"
    table.add_row(sheet.id, compared.title, words.decimal(compared.expected, 2), "", style="bold")
    for row in compared.options:
        sign = "+" if row.difference >= 0 else "−"
        difference = sign + words.decimal(abs(row.difference), 2)
        table.add_row(f"+{row.key}", row.text, words.decimal(row.expected, 2), difference)
    make_console().print(table)


def _print(words: Catalogue, compared: "Comparison") -> None:
    console = make_console()
    console.print(words.say("compare-heading"), style="bold")
    console.print()
    wide = console.width >= LABEL_WIDTH + MIN_COLUMN_WIDTH * len(compared.columns)
    tables = [_facts_table(words, compared), _boxes_table(words, compared)]
    for table in (
        *tables,
        *([_hands_table(words, compared)] if any(row.examples for row in compared.boxes) else []),
    ):
        if wide:
            console.print(table)
            console.print()
            continue
        for part in _split_columns(table):
            console.print(part)
            console.print()
    console.print(words.say("compare-told"), style="dim")


def _facts_table(words: Catalogue, compared: "Comparison") -> Table:
    table = ruled_table("", *(column.title for column in compared.columns))
    expected = [words.decimal(column.expected or 0, 2) for column in compared.columns]
    table.add_row(words.say("compare-expected"), *expected, style="bold")
    for row in compared.facts:
        table.add_row(_mark_difference(row.label, differs=row.differs), *row.cells)
    return table


def _boxes_table(words: Catalogue, compared: "Comparison") -> Table:
    """Return the boxes under each sheet's own names, with the points for the dice, or without dice the rule."""
    heading = words.say("compare-hand", dice=space_dice(compared.dice)) if compared.dice else ""
    table = ruled_table(heading, *(column.title for column in compared.columns))
    section = compared.boxes[0].section
    for row in compared.boxes:
        if row.section is not section:
            table.add_section()
            section = row.section
        first = next(cell.name for cell in row.cells if cell)
        cells = (
            words.say("compare-not-there")
            if cell is None
            else _format_cell(words, cell.name, cell.points, cell.text, first)
            for cell in row.cells
        )
        table.add_row(_mark_difference(first, differs=row.differs), *cells)
    return table


def _format_cell(words: Catalogue, name: str, points: int | None, text: str, first: str) -> str:
    """Return the points or the rule of a box, with its own name where that differs from ``first``."""
    text_or_points = text if points is None else str(points)
    return (
        text_or_points
        if name == first
        else f"{text_or_points} ({name})"
        if points is not None
        else words.with_label(name, text_or_points)
    )


def _hands_table(words: Catalogue, compared: "Comparison") -> Table:
    """Return, by box, the hands that show best what differs."""
    table = ruled_table(words.say("compare-hands"), *(column.title for column in compared.columns))
    for row in compared.boxes:
        name = next(cell.name for cell in row.cells if cell)
        for example in row.examples:
            points = ("compare-not-there" if one is None else one for one in example.points)
            cells = (words.say(one) if isinstance(one, str) else str(one) for one in points)
            table.add_row(words.with_label(name, format_dice(example.dice)), *cells)
    return table


def _split_columns(table: Table) -> Iterator[Table]:
    """Yield a table of labels and cells for each column, for narrow terminals."""
    labels = [str(cell) for cell in table.columns[0].cells]
    for column in table.columns[1:]:
        part = ruled_table(str(table.columns[0].header), str(column.header))
        for label, cell in zip(labels, column.cells, strict=True):
            part.add_row(label, str(cell))
        yield part


def _mark_difference(label: str, *, differs: bool) -> str:
    return f"{label}{MARK}" if differs else label
