"""A game's pad as comma-separated values, for a spreadsheet: a line for each box, a column for each player."""

import csv
from io import StringIO

from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.scorepad import Kind, Row, scorepad

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes what begins like this for a formula, and would carry it out."""


def spreadsheet(words: Catalogue, game: Game) -> str:
    """Return the pads of a game, one round after the other."""
    written = StringIO()
    lines = csv.writer(written, lineterminator="\n")
    names = [as_text(game.setup.column_name(column)) for column in range(len(game.setup.columns))]
    for number, cards in enumerate(game.cards):
        lines.writerow((words.say("end-round", round=number + 1), *names))
        for row in scorepad(words, game, number, offers=False):
            lines.writerow((as_text(row.label), *(_number(card, row) for card in cards)))
    return written.getvalue()


def _number(card: Card, row: Row) -> int | None:
    """Return what stands in a row as a number that can be added: a struck box is 0, an open one nothing."""
    match row.kind:
        case Kind.BOX:
            return card.points[card.tables.keys.index(row.key)]
        case Kind.SUM:
            return card.upper
        case Kind.BONUS:
            return card.upper_bonus
        case Kind.FURTHER:
            return card.bonuses
        case Kind.TOTAL:
            return card.total


def as_text(text: str) -> str:
    """Return a text that a spreadsheet shows and does not carry out."""
    return f"'{text}" if text.startswith(FORMULA) else text
