"""The middle of a turn on the terminal: the pad as it stands, and the dice as they lie."""

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from yatzy.cli.output import faces, shows
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import Dice, pip_lines
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from yatzy.l10n.scorepad import Row

TALLEST = 12
"""Rows side by side, where there is room for more columns."""

GAP = 3
"""Signs between columns of the pad."""

WIDE, SLIM = 7, 5
"""How wide a die is drawn, where there is room and where there is not."""

DRAWN, TYPED = "╭─╮│╰╯●", "+-+|++o"
"""Corners, sides and pips, and for terminals that know no other letters."""


def print_position(
    console: Console, words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice, *, rolls_left: int
) -> None:
    """Print the pad with what the dice would give, then the dice and how many throws are left."""
    rows = _rows(words, sheet, card, dice)
    console.print(_pad(rows, console.width) or _as_lines(words, rows))
    console.print()
    if console.is_terminal:
        for line in drawn(dice, console.width):
            console.print(line, no_wrap=True)
    console.print(words.say("position-dice", dice=faces(dice), rolls=rolls_left))


def _rows(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice) -> "tuple[Row, ...]":
    from yatzy.game.setup import Setup  # noqa: PLC0415 # slow to load
    from yatzy.game.state import Game  # noqa: PLC0415 # as above
    from yatzy.game.turn import Throw, Turn  # noqa: PLC0415 # as above
    from yatzy.l10n.scorepad import scorepad  # noqa: PLC0415 # as above

    setup = Setup(sheet, (words.say("new-default-player"),))
    game = Game(setup, ((card,),), turn=Turn((Throw((), dice),)))
    return scorepad(words, game, 0, offers=True)


# The pad


def _pad(rows: "Sequence[Row]", width: int) -> Table | None:
    """Return the sections of the pad side by side, or nothing where there is no room for that."""
    for tallest in (TALLEST, len(rows)):
        parts = list(_parts(rows, tallest))
        needed = sum(
            max(cell_len(row.label) for row in part) + 1 + max(len(_cell(row)) for row in part)
            for part in parts
        )
        if needed + GAP * (len(parts) - 1) <= width:
            return _side_by_side(parts)
    return None


def _parts(rows: "Sequence[Row]", tallest: int) -> "Iterator[Sequence[Row]]":
    """Yield the sections, the total with the last one, and one that is too tall in several parts."""
    ends = [place + 1 for place, row in enumerate(rows) if row.ends_section]
    for begin, end in zip([0, *ends[:-1]], [*ends[:-1], len(rows)], strict=True):
        size = -(-(end - begin) // -(-(end - begin) // tallest))
        yield from (rows[first : min(first + size, end)] for first in range(begin, end, size))


def _side_by_side(parts: "list[Sequence[Row]]") -> Table:
    table = Table.grid(padding=0)
    for place in range(len(parts)):
        table.add_column(no_wrap=True)
        table.add_column(no_wrap=True, justify="right")
        if place < len(parts) - 1:
            table.add_column(width=GAP)
    for across in zip_longest(*parts):
        cells: list[Text | str] = []
        for row in across:
            cells += ["", ""] if row is None else [Text(f"{row.label} ", _style(row)), _text(row)]
            cells.append("")
        table.add_row(*cells[:-1])
    return table


def _as_lines(words: Catalogue, rows: "Sequence[Row]") -> Text:
    """Return the pad as running text: what is open, what is filled, and the sums."""
    from yatzy.l10n.scorepad import Ink, Kind  # noqa: PLC0415 # slow to load

    boxes = [row for row in rows if row.kind is Kind.BOX]
    filled = [row for row in boxes if row.cells[0].ink in (Ink.WRITTEN, Ink.STRUCK)]
    still_open = [row for row in boxes if row not in filled]
    sums = [row for row in rows if row.kind is not Kind.BOX and row.cells[0].text]
    told = Text()
    for name, some in (("open", still_open), ("filled", filled), ("sums", sums)):
        if some:
            listed = ", ".join(f"{row.label} {_cell(row)}" for row in some)
            told.append("\n" if told else "").append(words.say(f"position-{name}", boxes=listed))
    return told


def _cell(row: "Row") -> str:
    from yatzy.l10n.scorepad import Ink  # noqa: PLC0415 # slow to load

    (cell,) = row.cells
    return f"·{cell.text}" if cell.ink in (Ink.OFFERED, Ink.ZERO) else cell.text


def _text(row: "Row") -> Text:
    from yatzy.l10n.scorepad import Ink  # noqa: PLC0415 # as above

    return Text(_cell(row), "green" if row.cells[0].ink is Ink.OFFERED else _style(row))


def _style(row: "Row") -> str:
    """Return how a row is written: what can still be taken stands out."""
    from yatzy.l10n.scorepad import Ink, Kind  # noqa: PLC0415 # as above

    if row.kind is Kind.TOTAL:
        return "bold"
    still_open = row.kind is Kind.BOX and row.cells[0].ink in (Ink.OFFERED, Ink.ZERO)
    return "" if still_open else "dim"


# The dice


def drawn(dice: Dice, width: int) -> list[str]:
    """Return dice side by side as lines, drawn or typed; none where there is no room for them."""
    wide = next((one for one in (WIDE, SLIM) if len(dice) * (one + 1) - 1 <= width), 0)
    if not wide:
        return []
    left_top, across, right_top, side, left_bottom, right_bottom, pip = tuple(DRAWN if shows(DRAWN) else TYPED)
    inside = wide - 2
    lines = [[f"{left_top}{across * inside}{right_top}"] * len(dice)]
    for line in range(3):
        pips = (pip_lines(face, pip)[line] for face in dice)
        lines.append([f"{side}{(' ' * (inside - 4)).join(three).center(inside)}{side}" for three in pips])
    lines.append([f"{left_bottom}{across * inside}{right_bottom}"] * len(dice))
    return [" ".join(line) for line in lines]
