"""The pad of a game as rows: what is printed on it, what was written, and what the dice would give.

Structure, not layout: the screen and the lists of the command line lay it out each in its own way.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from yatzy.game.card import Card, Mark
from yatzy.game.putting_right import told
from yatzy.game.setup import Setup
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.tables import Entry
from yatzy.rules.vocabulary import Section

STRUCK = "—"
BARRED = "×"
MINUS = "−"


class Ink(StrEnum):
    """How a cell came to say what it says."""

    EMPTY = "empty"
    WRITTEN = "written"
    STRUCK = "struck"
    OFFERED = "offered"
    """What the dice would give here now."""
    ZERO = "zero"
    """Nothing, if the dice were entered here now."""
    BARRED = "barred"
    """Open, but the sheet forbids it for these dice."""
    COUNTED = "counted"
    """A sum."""
    PACE = "pace"
    """How far above or below the pace for the bonus."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of the pad."""

    text: str = ""
    ink: Ink = Ink.EMPTY


class Kind(StrEnum):
    """What a row is for."""

    BOX = "box"
    SUM = "sum"
    BONUS = "bonus"
    FURTHER = "further"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the pad, with a cell for each column."""

    kind: Kind
    label: str
    cells: tuple[Cell, ...]
    key: str = ""
    """The box, in a row for one."""
    ends_section: bool = False


def scorepad(words: Catalogue, game: Game, number: int, *, offers: bool) -> tuple[Row, ...]:
    """Return the pad of a round, with or without what the dice on the table would give."""
    playing = offers and number == game.round and game.phase is Phase.PLAY
    entries = {entry.key: entry for entry in game.entries()} if playing else {}
    return tuple(_rows(words, game.setup, game.cards[number], game.column if playing else -1, entries))


def _rows(
    words: Catalogue, setup: Setup, cards: tuple[Card, ...], mover: int, entries: dict[str, Entry]
) -> Iterator[Row]:
    sheet = setup.sheet
    rules, boxes = sheet.rules, sheet.rules.boxes
    last_upper = max((place for place, box in enumerate(boxes) if box.section is Section.UPPER), default=-1)
    further = rules.five_alike is not None and rules.five_alike.bonus > 0
    for place, box in enumerate(boxes):
        cells = tuple(
            _box_cell(card, place, entries.get(box.key) if column == mover else None)
            for column, card in enumerate(cards)
        )
        last = place == len(boxes) - 1 and not further
        ends = last or (place == last_upper and not rules.upper_bonus)
        yield Row(Kind.BOX, words.name(sheet, box.key), cells, box.key, ends)
        if place == last_upper and rules.upper_bonus:
            yield Row(Kind.SUM, words.say("paper-upper-sum"), tuple(_sum(card.upper) for card in cards))
            bonus = tuple(_bonus_cell(card) for card in cards)
            label = words.say("pad-bonus", name=words.name(sheet, "upper-bonus"), at=rules.upper_bonus.at)
            yield Row(Kind.BONUS, label, bonus, ends_section=True)
    if further and rules.five_alike:
        label = words.say("rules-further", box=words.name(sheet, rules.five_alike.box))
        cells = tuple(_sum(card.bonuses) if card.bonuses else Cell() for card in cards)
        yield Row(Kind.FURTHER, label, cells, ends_section=True)
    yield Row(Kind.TOTAL, words.name(sheet, "total"), tuple(_sum(card.total) for card in cards))


def _box_cell(card: Card, place: int, offer: Entry | None) -> Cell:
    points = card.points[place]
    if points is not None:
        return Cell(str(points), Ink.WRITTEN) if points else Cell(STRUCK, Ink.STRUCK)
    if offer is None:
        return Cell()
    if not offer.allowed:
        return Cell(BARRED, Ink.BARRED)
    return Cell(told(Mark(offer.key, offer.points, offer.bonus)), Ink.OFFERED if offer.points else Ink.ZERO)


def _sum(points: int) -> Cell:
    return Cell(str(points), Ink.COUNTED)


def _bonus_cell(card: Card) -> Cell:
    """Return the bonus once it is earned, nothing more once it is lost, and the pace before that."""
    if card.upper_bonus:
        return Cell(str(card.upper_bonus), Ink.COUNTED)
    if not card.open_boxes & card.tables.upper:
        return Cell(STRUCK, Ink.STRUCK)
    pace = card.pace or 0
    return Cell(f"+{pace}" if pace > 0 else f"{MINUS}{-pace}" if pace < 0 else "±0", Ink.PACE)
