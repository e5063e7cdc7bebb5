"""The pad of a game as rows: what is printed, what is written, and what the dice would score."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from yatzy.game.card import Card, Mark
from yatzy.game.corrections import format_points
from yatzy.game.state import Game, Phase
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.rule_tables import Entry
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import Section

STRUCK = "—"
BARRED = "×"
MINUS = "−"


class CellState(StrEnum):
    """What the text of a cell means."""

    EMPTY = "empty"
    WRITTEN = "written"
    STRUCK = "struck"
    OFFERED = "offered"
    """What the dice would score here now."""
    ZERO = "zero"
    """The dice would score 0 here now."""
    BARRED = "barred"
    """Open, but not allowed for these dice."""
    COUNTED = "counted"
    """A sum."""
    PACE = "pace"
    """How far above or below the pace for the bonus."""


@dataclass(frozen=True, slots=True)
class PadCell:
    """One cell of the pad."""

    text: str = ""
    state: CellState = CellState.EMPTY


class RowKind(StrEnum):
    """What a row is for."""

    BOX = "box"
    SUM = "sum"
    BONUS = "bonus"
    FURTHER = "further"
    TOTAL = "total"


@dataclass(frozen=True, slots=True)
class PadRow:
    """One row of the pad, with a cell per column."""

    kind: RowKind
    label: str
    cells: tuple[PadCell, ...]
    key: str = ""
    """The key of the box, in a box row."""
    ends_section: bool = False


@dataclass(frozen=True, slots=True)
class PrintedRow:
    """One row of the empty pad."""

    kind: RowKind
    label: str
    section: Section | None
    """None for the total."""
    box_index: int = -1
    """The index of the box on the sheet, in a box row; otherwise -1."""
    ends_section: bool = False


def printed_rows(words: Catalogue, sheet: RuleSheet) -> Iterator[PrintedRow]:
    """Yield the printed rows from top to bottom; sum and bonus follow the last upper box."""
    rules, boxes = sheet.rules, sheet.rules.boxes
    last_upper = max((index for index, box in enumerate(boxes) if box.section is Section.UPPER), default=-1)
    further = rules.five_alike if rules.five_alike and rules.five_alike.bonus else None
    for index, box in enumerate(boxes):
        ends_section = index == len(boxes) - 1 and not further
        ends_section |= index == last_upper and not rules.upper_bonus
        yield PrintedRow(RowKind.BOX, words.name(sheet, box.key), box.section, index, ends_section)
        if index == last_upper and rules.upper_bonus:
            yield PrintedRow(RowKind.SUM, words.say("pad-upper-sum"), Section.UPPER)
            yield PrintedRow(RowKind.BONUS, words.name(sheet, "upper-bonus"), Section.UPPER, ends_section=True)
    if further:
        label = words.say("rules-further", box=words.name(sheet, further.box))
        yield PrintedRow(RowKind.FURTHER, label, Section.LOWER, ends_section=True)
    yield PrintedRow(RowKind.TOTAL, words.name(sheet, "total"), None)


def scorepad_rows(words: Catalogue, game: Game, number: int, *, offers: bool) -> tuple[PadRow, ...]:
    """Return the pad of round ``number``; with ``offers``, what the dice on the table would score."""
    sheet, cards = game.setup.sheet, game.cards[number]
    playing = offers and number == game.round and game.phase is Phase.PLAY
    entries = {entry.key: entry for entry in game.entries()} if playing else {}
    rows = []
    for printed in printed_rows(words, sheet):
        key, label = sheet.tables.keys[printed.box_index] if printed.kind is RowKind.BOX else "", printed.label
        if printed.kind is RowKind.BONUS and sheet.rules.upper_bonus:
            label = words.say("pad-bonus", name=label, at=sheet.rules.upper_bonus.at)
        cells = tuple(
            _cell(card, printed, entries.get(key) if column == game.column else None)
            for column, card in enumerate(cards)
        )
        rows.append(PadRow(printed.kind, label, cells, key, printed.ends_section))
    return tuple(rows)


def _cell(card: Card, printed: PrintedRow, offer: Entry | None) -> PadCell:
    match printed.kind:
        case RowKind.BOX:
            return _box_cell(card, printed.box_index, offer)
        case RowKind.SUM:
            return _sum_cell(card.upper)
        case RowKind.BONUS:
            return _bonus_cell(card)
        case RowKind.FURTHER:
            return _sum_cell(card.bonuses) if card.bonuses else PadCell()
        case RowKind.TOTAL:
            return _sum_cell(card.total)


def _box_cell(card: Card, place: int, offer: Entry | None) -> PadCell:
    points = card.points[place]
    if points is not None:
        return PadCell(str(points), CellState.WRITTEN) if points else PadCell(STRUCK, CellState.STRUCK)
    if offer is None:
        return PadCell()
    if not offer.allowed:
        return PadCell(BARRED, CellState.BARRED)
    return PadCell(
        format_points(Mark(offer.key, offer.points, offer.bonus)),
        CellState.OFFERED if offer.points else CellState.ZERO,
    )


def _sum_cell(points: int) -> PadCell:
    return PadCell(str(points), CellState.COUNTED)


def _bonus_cell(card: Card) -> PadCell:
    """Return the bonus once it is earned, a dash once it is lost, and the pace until then."""
    if card.upper_bonus:
        return PadCell(str(card.upper_bonus), CellState.COUNTED)
    if not card.open_boxes & card.tables.upper:
        return PadCell(STRUCK, CellState.STRUCK)
    return PadCell(format_pace(card.pace or 0), CellState.PACE)


def format_pace(pace: int) -> str:
    """Format how many points someone is ahead of what the upper bonus needs by now, or behind."""
    return f"+{pace}" if pace > 0 else f"{MINUS}{-pace}" if pace < 0 else "±0"
