"""A table as text: the pad with a column for each player, and the dice."""

from collections.abc import Iterable, Sequence

from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.report.scorepad import STRUCK, PrintedRow, RowKind, printed_rows
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import RuleSheet

WIDTH = 6


def render_table(
    sheet: RuleSheet, cards: Sequence[Card], dice: Dice, rolls_left: int, names: Iterable[str] = ()
) -> str:
    """Return a table as text. Without dice the game is over."""
    words = catalogue("en")
    rows = [(row.label, [_cell(card, row) for card in cards], row) for row in printed_rows(words, sheet)]
    label = max(len(text) for text, _, _ in rows)
    head = list(names)
    width = max(WIDTH, *(len(name) + 2 for name in head)) if head else WIDTH
    rule = "─" * (label + width * len(cards))
    lines = ["".ljust(label) + "".join(name.rjust(width) for name in head), rule] if head else []
    for text, cells, row in rows:
        lines.append(text.ljust(label) + "".join(cell.rjust(width) for cell in cells))
        if row.ends_section:
            lines.append(rule)
    if dice:
        lines += ["", " ".join(map(str, dice)), words.say("advise-rolls-left", rolls=rolls_left)]
    return "\n".join(lines) + "\n"


def _cell(card: Card, row: PrintedRow) -> str:
    match row.kind:
        case RowKind.BOX:
            points = card.points[row.box_index]
            return "·" if points is None else str(points) if points else STRUCK
        case RowKind.SUM:
            return str(card.upper)
        case RowKind.BONUS:
            return str(card.upper_bonus)
        case RowKind.FURTHER:
            return str(card.bonuses)
        case RowKind.TOTAL:
            return str(card.total)
