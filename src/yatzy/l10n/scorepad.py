"""The pad of a game as rows: what is printed on it, what was written, and what the dice would give.

Structure, not layout: the screen and the lists of the command line lay it out each in its own way.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from yatzy.game.card import Card, Mark
from yatzy.game.putting_right import told
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import RuleSheet
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


@dataclass(frozen=True, slots=True)
class Printed:
    """One row of the pad as it is printed, before anyone has written on it."""

    kind: Kind
    label: str
    section: Section | None
    """The total belongs to none."""
    place: int = -1
    """Where the box stands on the sheet, in a row for one."""
    ends_section: bool = False


def printed_rows(words: Catalogue, sheet: RuleSheet) -> Iterator[Printed]:
    """Yield what is printed from top to bottom: the boxes, sum and bonus below the last upper one."""
    rules, boxes = sheet.rules, sheet.rules.boxes
    last_upper = max((place for place, box in enumerate(boxes) if box.section is Section.UPPER), default=-1)
    further = rules.five_alike if rules.five_alike and rules.five_alike.bonus else None
    for place, box in enumerate(boxes):
        ends = place == len(boxes) - 1 and not further
        ends |= place == last_upper and not rules.upper_bonus
        yield Printed(Kind.BOX, words.name(sheet, box.key), box.section, place, ends)
        if place == last_upper and rules.upper_bonus:
            yield Printed(Kind.SUM, words.say("pad-upper-sum"), Section.UPPER)
            yield Printed(Kind.BONUS, words.name(sheet, "upper-bonus"), Section.UPPER, ends_section=True)
    if further:
        label = words.say("rules-further", box=words.name(sheet, further.box))
        yield Printed(Kind.FURTHER, label, Section.LOWER, ends_section=True)
    yield Printed(Kind.TOTAL, words.name(sheet, "total"), None)


def scorepad(words: Catalogue, game: Game, number: int, *, offers: bool) -> tuple[Row, ...]:
    """Return the pad of a round, with or without what the dice on the table would give."""
    sheet, cards = game.setup.sheet, game.cards[number]
    playing = offers and number == game.round and game.phase is Phase.PLAY
    entries = {entry.key: entry for entry in game.entries()} if playing else {}
    rows = []
    for printed in printed_rows(words, sheet):
        key, label = sheet.tables.keys[printed.place] if printed.kind is Kind.BOX else "", printed.label
        if printed.kind is Kind.BONUS and sheet.rules.upper_bonus:
            label = words.say("pad-bonus", name=label, at=sheet.rules.upper_bonus.at)
        cells = tuple(
            _cell(card, printed, entries.get(key) if column == game.column else None)
            for column, card in enumerate(cards)
        )
        rows.append(Row(printed.kind, label, cells, key, printed.ends_section))
    return tuple(rows)


def _cell(card: Card, printed: Printed, offer: Entry | None) -> Cell:
    match printed.kind:
        case Kind.BOX:
            return _box_cell(card, printed.place, offer)
        case Kind.SUM:
            return _sum(card.upper)
        case Kind.BONUS:
            return _bonus_cell(card)
        case Kind.FURTHER:
            return _sum(card.bonuses) if card.bonuses else Cell()
        case Kind.TOTAL:
            return _sum(card.total)


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
