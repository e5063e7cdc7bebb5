"""Positions to analyse or to practise on: any card of a sheet, with any dice."""

from datetime import UTC, datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from yatzy.app.drill import Question, parse_day
from yatzy.app.explore import ExploredPosition, Prospect, explore_position, filled_boxes, look_ahead
from yatzy.coach.drill import DailySource, GeneratedSource
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.drill import answer_sentence, share_line
from yatzy.l10n.reasons import bonus_reason, entry_reason
from yatzy.report.card_view import CardView, card_view
from yatzy.report.schemas import AdviceAnswer, advice_answer
from yatzy.report.sheet_schema import WantedSheet
from yatzy.rules.dice import FACES, MOST_DICE, Dice, format_dice, parse_dice
from yatzy.rules.parse import MOST_BOXES
from yatzy.rules.rule_tables import Entry
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.position_values import PositionValues

MOST_POINTS = 999_999

Key = Annotated[str, Meta(max_length=100)]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Faces = Annotated[tuple[Annotated[int, Meta(ge=FACES[0], le=FACES[-1])], ...], Meta(max_length=MOST_DICE)]


# Requests


class PositionRequest(WantedSheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a sheet, and dice."""

    filled: Annotated[dict[Key, Points], Meta(max_length=MOST_BOXES)] = {}  # noqa: RUF012 # msgspec copies it
    """By box, the points written there; the other boxes are open."""
    bonuses: Points = 0
    """The sum of bonuses for further five alike."""
    dice: Faces = ()
    """Empty before the first roll of a turn."""
    rolls_left: Annotated[int, Meta(ge=0, le=100)] | None = None
    """By default, as many as after the first roll."""

    def validate(self) -> RuleSheet:
        """Return the sheet; raise :class:`YatzyError` if card or dice are impossible. Does not solve it."""
        sheet = self.rule_sheet
        self.to_card(sheet)
        if self.dice:
            self.to_dice(sheet)
        return sheet

    def to_card(self, sheet: RuleSheet) -> Card:
        """Return the card; raise if it is impossible."""
        return Card.filled(sheet.tables, self.filled, self.bonuses)

    def to_dice(self, sheet: RuleSheet) -> Dice:
        """Return the dice; raise if their number is wrong."""
        return parse_dice(format_dice(self.dice), sheet.rules.dice)

    def count_rolls_left(self, sheet: RuleSheet) -> int:
        """Return how many rolls are left."""
        return sheet.rules.rolls - 1 if self.rolls_left is None else self.rolls_left


class WantedPosition(PositionRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to analyse."""

    answer: Annotated[str, Meta(max_length=100)] | None = None
    """A choice to be judged: dice to keep as digits, 0 for none, or a box."""
    date: Annotated[str, Meta(max_length=100)] | None = None
    """The day of a daily position, for a line to share about the answer."""


class WantedKeep(PositionRequest, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and the dice to keep there while the others are rolled."""

    keep: Faces


# Answers


class Answered(Struct, frozen=True, omit_defaults=True):
    """What an answer was worth."""

    choice: int
    """The index of the choice, from 0."""
    cost: float
    text: str
    """A sentence."""
    share: str = ""
    """For a daily position, a line to share that gives nothing away."""


class PositionData(Struct, frozen=True, kw_only=True):
    """A position, with what every open box scores for the dice."""

    sheet: str
    filled: dict[str, int]
    card: CardView
    dice: Dice
    rolls_left: int
    entries: tuple[Entry, ...]
    reasons: dict[str, str]
    """Why each open box scores what it does, or may not be chosen."""
    bonus: str
    """About the bonus for a further five alike, if it applies."""


class PositionAnswer(PositionData, frozen=True, kw_only=True, omit_defaults=True):
    """The analysis of a position."""

    expected: float
    """The expected final total, before the dice are rolled."""
    takes: dict[str, tuple[int, ...]]
    """By box, the points that could be written there, whatever is there now."""
    bonuses: tuple[int, ...]
    """The possible sums of bonuses for further five alike."""
    advice: AdviceAnswer | None = None
    """Every choice, where there are dice."""
    answered: Answered | None = None
    """The judged answer, if there was one."""
    turn: Prospect | None = None
    """How the turn ends, where there are no dice yet and a box is open."""


class DrillQuestion(PositionData, frozen=True, kw_only=True):
    """A position as a practice question."""

    source: DailySource | GeneratedSource


# Analysis


def position_of(
    values: PositionValues, sheet: RuleSheet, request: WantedPosition, words: Catalogue
) -> PositionAnswer:
    """Return the analysis of a position."""
    card = request.to_card(sheet)
    dice = request.to_dice(sheet) if request.dice else ()
    rolls_left = request.count_rolls_left(sheet) if dice else sheet.rules.rolls
    names = {key: words.name(sheet, key) for key in card.tables.keys}
    found = explore_position(values, sheet, card, dice, rolls_left, answer=request.answer, names=names)
    return PositionAnswer(
        **_position_fields(words, sheet, card, dice, rolls_left),
        expected=found.expected,
        takes=found.takes,
        bonuses=tuple(card.possible_bonuses),
        advice=None if found.advice is None else advice_answer(words, sheet, found.advice),
        answered=_judge_answer(words, sheet, found, request.date),
        turn=found.turn,
    )


def prospect_of(values: PositionValues, sheet: RuleSheet, request: WantedKeep) -> Prospect:
    """Return how a turn ends under best play after keeping some dice."""
    dice, rolls_left = request.to_dice(sheet), request.count_rolls_left(sheet)
    return look_ahead(values, request.to_card(sheet), dice, rolls_left, request.keep)


def question_of(question: Question, source: DailySource | GeneratedSource, words: Catalogue) -> DrillQuestion:
    """Return a question without any hint at its answer."""
    position = question.position
    return DrillQuestion(
        **_position_fields(words, question.sheet, position.card, position.dice, position.rolls_left),
        source=source,
    )


def check_day(text: str) -> str:
    """Return a day in ISO format; raise :class:`YatzyError` if the text is none."""
    return parse_day(text, datetime.now(UTC).date())


def _position_fields(
    words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice, rolls_left: int
) -> dict[str, Any]:
    """Return the fields of :class:`PositionData`."""
    entries = card.entries(dice) if dice else ()
    return {
        "sheet": sheet.id,
        "filled": filled_boxes(card),
        "card": card_view(card),
        "dice": dice,
        "rolls_left": rolls_left,
        "entries": entries,
        "reasons": {entry.key: entry_reason(words, sheet, dice, entry) for entry in entries},
        "bonus": (bonus_reason(words, sheet, card, dice) or "") if dice else "",
    }


def _judge_answer(
    words: Catalogue, sheet: RuleSheet, found: ExploredPosition, day: str | None
) -> Answered | None:
    if found.advice is None or found.chosen is None:
        return None
    return Answered(
        choice=found.advice.choices.index(found.chosen),
        cost=found.chosen.cost,
        text=answer_sentence(words, sheet, found.advice.best, found.chosen),
        share=share_line(words, sheet, check_day(day), found.chosen.cost, guest=True) if day else "",
    )
