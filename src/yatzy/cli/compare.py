"""``yatzy compare``: sheets side by side, what differs, and the same hand scored by each."""

import json as json_format
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.table import Table

from yatzy.cli.output import faces, ruled, terminal
from yatzy.cli.solving import solution
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.dice import format_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.shelf import find_sheet

if TYPE_CHECKING:
    from yatzy.l10n.comparison import Comparison

FEWEST = 2
ROOM = 16
"""Signs that a column takes at least, to stand beside the others."""
LABELS = 20
"""Signs of what a row is about."""
MARK = "*"
"""Stands behind what differs."""


def compare(
    *sheets: str,
    dice: str = "",
    json: bool = False,
    lang: str | None = None,
) -> None:
    from msgspec import to_builtins  # noqa: PLC0415 # slow to load
    from msgspec.structs import replace  # noqa: PLC0415 # as above

    from yatzy.l10n.comparison import MOST_SHEETS, comparison  # noqa: PLC0415 # as above

    if len(sheets) < FEWEST:
        raise YatzyError("compare-few")
    if len(sheets) > MOST_SHEETS:
        raise YatzyError("compare-many", got=len(sheets), most=MOST_SHEETS)
    found = [find_sheet(name) for name in sheets]
    words = catalogue(pick_language(lang))
    compared = comparison(words, found, dice)
    expected = [solution(words, sheet)[0].expected for sheet in found]
    columns = (
        replace(column, expected=total) for column, total in zip(compared.columns, expected, strict=True)
    )
    compared = replace(compared, columns=tuple(columns))
    if json:
        print(json_format.dumps(to_builtins(compared)))
    else:
        _print(words, compared)


def _print(words: Catalogue, compared: "Comparison") -> None:
    console = terminal()
    console.print(words.say("compare-heading"), style="bold")
    console.print()
    wide = console.width >= LABELS + ROOM * len(compared.columns)
    tables = [_facts(words, compared), _boxes(words, compared)]
    for table in (*tables, *([_hands(words, compared)] if any(row.examples for row in compared.boxes) else [])):
        if wide:
            console.print(table)
            console.print()
            continue
        for part in _one_by_one(table):
            console.print(part)
            console.print()
    console.print(words.say("compare-told"), style="dim")


def _facts(words: Catalogue, compared: "Comparison") -> Table:
    table = ruled("", *(column.title for column in compared.columns))
    expected = [words.decimal(column.expected or 0, 2) for column in compared.columns]
    table.add_row(words.say("compare-expected"), *expected, style="bold")
    for row in compared.facts:
        table.add_row(_marked(row.label, differs=row.differs), *row.cells)
    return table


def _boxes(words: Catalogue, compared: "Comparison") -> Table:
    """Return the boxes under each sheet's own names, with what the dice give, or else what they ask."""
    heading = words.say("compare-hand", dice=faces(compared.dice)) if compared.dice else ""
    table = ruled(heading, *(column.title for column in compared.columns))
    section = compared.boxes[0].section
    for row in compared.boxes:
        if row.section is not section:
            table.add_section()
            section = row.section
        first = next(cell.name for cell in row.cells if cell)
        cells = (
            words.say("compare-not-there")
            if cell is None
            else _told(words, cell.name, cell.points, cell.text, first)
            for cell in row.cells
        )
        table.add_row(_marked(first, differs=row.differs), *cells)
    return table


def _told(words: Catalogue, name: str, points: int | None, text: str, first: str) -> str:
    """Return what a box gives or asks, with its own name where that is another."""
    told = text if points is None else str(points)
    return told if name == first else f"{told} ({name})" if points is not None else words.labelled(name, told)


def _hands(words: Catalogue, compared: "Comparison") -> Table:
    """Return the hands that show best what differs, by box."""
    table = ruled(words.say("compare-hands"), *(column.title for column in compared.columns))
    for row in compared.boxes:
        name = next(cell.name for cell in row.cells if cell)
        for example in row.examples:
            points = ("compare-not-there" if one is None else one for one in example.points)
            cells = (words.say(one) if isinstance(one, str) else str(one) for one in points)
            table.add_row(words.labelled(name, format_dice(example.dice)), *cells)
    return table


def _one_by_one(table: Table) -> Iterator[Table]:
    """Take a table apart where its columns do not fit beside each other: each with what its rows are about."""
    labels = [str(cell) for cell in table.columns[0].cells]
    for column in table.columns[1:]:
        part = ruled(str(table.columns[0].header), str(column.header))
        for label, cell in zip(labels, column.cells, strict=True):
            part.add_row(label, str(cell))
        yield part


def _marked(label: str, *, differs: bool) -> str:
    return f"{label}{MARK}" if differs else label
