"""A position as terminal output: the scorecard and the dice of a turn."""

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from yatzy.cli.support.terminal import can_show, space_dice
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import Dice, pip_lines
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from yatzy.report.scorepad import PadRow

MAX_ROWS = 12
"""Rows of a column, where there is room for several columns."""

GAP = 3
"""Characters between columns of the scorecard."""

WIDE, SLIM = 7, 5
"""Widths of a die, with and without room to spare."""

UNICODE_DIE, ASCII_DIE = "╭─╮│╰╯●", "+-+|++o"
"""Corners, sides and pips, with and without Unicode."""


def print_position(
    console: Console, words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice, *, rolls_left: int
) -> None:
    """Print the scorecard with what the dice would score, then the dice and the rolls left."""
    rows = _pad_rows(words, sheet, card, dice)
    console.print(_pad_table(rows, console.width) or _as_lines(words, rows))
    console.print()
    if console.is_terminal:
        for line in draw_dice(dice, console.width):
            console.print(line, no_wrap=True)
    console.print(words.say("position-dice", dice=space_dice(dice), rolls=rolls_left))


def _pad_rows(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice) -> "tuple[PadRow, ...]":
    from yatzy.game.setup import Setup  # noqa: PLC0415 # slow to load
    from yatzy.game.state import Game  # noqa: PLC0415 # as above
    from yatzy.game.turn import Throw, Turn  # noqa: PLC0415 # as above
    from yatzy.report.scorepad import scorepad_rows  # noqa: PLC0415 # as above

    setup = Setup(sheet, (words.say("new-default-player"),))
    game = Game(setup, ((card,),), turn=Turn((Throw((), dice),)))
    return scorepad_rows(words, game, 0, offers=True)


# The scorecard


def _pad_table(rows: "Sequence[PadRow]", width: int) -> Table | None:
    """Return the sections of the scorecard side by side, or ``None`` if they do not fit."""
    for tallest in (MAX_ROWS, len(rows)):
        parts = list(_split_sections(rows, tallest))
        needed = sum(
            max(cell_len(row.label) for row in part) + 1 + max(len(_cell_text(row)) for row in part)
            for part in parts
        )
        if needed + GAP * (len(parts) - 1) <= width:
            return _side_by_side(parts)
    return None


def _split_sections(rows: "Sequence[PadRow]", tallest: int) -> "Iterator[Sequence[PadRow]]":
    """Yield the sections, the total with the last one; a section that is too tall is split."""
    ends = [place + 1 for place, row in enumerate(rows) if row.ends_section]
    for begin, end in zip([0, *ends[:-1]], [*ends[:-1], len(rows)], strict=True):
        size = -(-(end - begin) // -(-(end - begin) // tallest))
        yield from (rows[first : min(first + size, end)] for first in range(begin, end, size))


def _side_by_side(parts: "list[Sequence[PadRow]]") -> Table:
    table = Table.grid(padding=0)
    for place in range(len(parts)):
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        if place < len(parts) - 1:
            table.add_column(width=GAP)
    for across in zip_longest(*parts):
        cells: list[Text | str] = []
        for row in across:
            cells += ["", ""] if row is None else [Text(f"{row.label} ", _style(row)), _styled_cell(row)]
            cells.append("")
        table.add_row(*cells[:-1])
    return table


def _as_lines(words: Catalogue, rows: "Sequence[PadRow]") -> Text:
    """Return the scorecard as running text: open boxes, filled boxes, and sums."""
    from yatzy.report.scorepad import CellState, RowKind  # noqa: PLC0415 # slow to load

    boxes = [row for row in rows if row.kind is RowKind.BOX]
    filled = [row for row in boxes if row.cells[0].state in (CellState.WRITTEN, CellState.STRUCK)]
    still_open = [row for row in boxes if row not in filled]
    sums = [row for row in rows if row.kind is not RowKind.BOX and row.cells[0].text]
    text = Text()
    for name, some in (("open", still_open), ("filled", filled), ("sums", sums)):
        if some:
            boxes_text = ", ".join(f"{row.label} {_cell_text(row)}" for row in some)
            text.append("\n" if text else "").append(words.say(f"position-{name}", boxes=boxes_text))
    return text


def _cell_text(row: "PadRow") -> str:
    from yatzy.report.scorepad import CellState  # noqa: PLC0415 # slow to load

    (cell,) = row.cells
    return f"·{cell.text}" if cell.state in (CellState.OFFERED, CellState.ZERO) else cell.text


def _styled_cell(row: "PadRow") -> Text:
    from yatzy.report.scorepad import CellState  # noqa: PLC0415 # as above

    return Text(_cell_text(row), "green" if row.cells[0].state is CellState.OFFERED else _style(row))


def _style(row: "PadRow") -> str:
    """Return a row's style: open boxes stand out."""
    from yatzy.report.scorepad import CellState, RowKind  # noqa: PLC0415 # as above

    if row.kind is RowKind.TOTAL:
        return "bold"
    still_open = row.kind is RowKind.BOX and row.cells[0].state in (CellState.OFFERED, CellState.ZERO)
    return "" if still_open else "dim"


# The dice


def draw_dice(dice: Dice, width: int) -> list[str]:
    """Return the lines of dice drawn side by side, none if they do not fit."""
    wide = next((one for one in (WIDE, SLIM) if len(dice) * (one + 1) - 1 <= width), 0)
    if not wide:
        return []
    left_top, across, right_top, side, left_bottom, right_bottom, pip = tuple(
        UNICODE_DIE if can_show(UNICODE_DIE) else ASCII_DIE
    )
    inside = wide - 2
    lines = [[f"{left_top}{across * inside}{right_top}"] * len(dice)]
    for line in range(3):
        pips = (pip_lines(face, pip)[line] for face in dice)
        lines.append([f"{side}{(' ' * (inside - 4)).join(three).center(inside)}{side}" for three in pips])
    lines.append([f"{left_bottom}{across * inside}{right_bottom}"] * len(dice))
    return [" ".join(line) for line in lines]
