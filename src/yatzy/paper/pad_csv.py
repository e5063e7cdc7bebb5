"""A game's pad as CSV, for a spreadsheet: a line per box, a column per player."""

import csv
from io import StringIO

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.scorepad import PadRow, RowKind, scorepad_rows

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would run text that starts like this as a formula."""


def pad_as_csv(words: Catalogue, game: Game) -> str:
    """Return the pads of a game as CSV, one round after the other."""
    output = StringIO()
    writer = csv.writer(output, lineterminator="\n")
    names = [escape_formula(game.setup.column_name(column)) for column in range(len(game.setup.columns))]
    for number, cards in enumerate(game.cards):
        writer.writerow((words.say("end-round", round=number + 1), *names))
        for row in scorepad_rows(words, game, number, offers=False):
            writer.writerow((escape_formula(row.label), *(_cell_number(card, row) for card in cards)))
    return output.getvalue()


def _cell_number(card: Card, row: PadRow) -> int | None:
    """Return the number in a row, fit for adding up: 0 for a struck box, None for an open one."""
    match row.kind:
        case RowKind.BOX:
            return card.points[card.tables.keys.index(row.key)]
        case RowKind.SUM:
            return card.upper
        case RowKind.BONUS:
            return card.upper_bonus
        case RowKind.FURTHER:
            return card.bonuses
        case RowKind.TOTAL:
            return card.total


def escape_formula(text: str) -> str:
    """Return text that a spreadsheet shows rather than runs."""
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text
