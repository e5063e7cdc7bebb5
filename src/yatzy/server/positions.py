"""Positions anyone may ask about: a card of a sheet as it may stand, and dice that may lie there.

Where none is given, one is made up to practise on. Workers answer; what travels to them is plain data.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Annotated, Any

from msgspec import Meta, Struct

from yatzy.coach.answer import read_answer
from yatzy.coach.drill import Day, MadeUp, position_of_the_day, practice
from yatzy.coach.explain import explain
from yatzy.game.card import Card
from yatzy.l10n.answers import AdviceAnswer, advice_answer
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.drill import judgement, shared_line
from yatzy.l10n.reasons import bonus_reason, reason
from yatzy.rules.dice import FACES, MOST_DICE, Dice, format_dice, parse_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.parse import MOST_BOXES
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import Entry
from yatzy.server.cards import CardView, card_view
from yatzy.server.sheets import WantedSheet
from yatzy.solver.advice import Advice, Choice, advice_of
from yatzy.solver.prospect import End, ends_of_keep, ends_of_turn
from yatzy.solver.values import Values

MOST_POINTS = 999_999
LONGEST_TOLD = 40

Key = Annotated[str, Meta(max_length=100)]
Points = Annotated[int, Meta(ge=0, le=MOST_POINTS)]
Faces = Annotated[tuple[Annotated[int, Meta(ge=FACES[0], le=FACES[-1])], ...], Meta(max_length=MOST_DICE)]


# What is asked


class Standing(WantedSheet, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card of a sheet, and dice on the table."""

    filled: Annotated[dict[Key, Points], Meta(max_length=MOST_BOXES)] = {}  # noqa: RUF012 # msgspec copies it
    """By box, the points that stand there; the others are open."""
    bonuses: Points = 0
    """Those for further five alike, together."""
    dice: Faces = ()
    """None before the first throw of a turn."""
    rolls_left: Annotated[int, Meta(ge=0, le=100)] | None = None
    """Where it is left out, as many as after the first throw."""

    def checked(self) -> RuleSheet:
        """Return the sheet, if card and dice can be by it; it may have to be solved next, which takes time."""
        sheet = self.found
        self.card(sheet)
        if self.dice:
            self.thrown(sheet)
        return sheet

    def card(self, sheet: RuleSheet) -> Card:
        """Return the card, or refuse one that can never stand so."""
        return Card.filled(sheet.tables, self.filled, self.bonuses)

    def thrown(self, sheet: RuleSheet) -> Dice:
        """Return the dice, or refuse what are not that many."""
        return parse_dice(format_dice(self.dice), sheet.rules.dice)

    def left(self, sheet: RuleSheet) -> int:
        """Return how many throws are left."""
        return sheet.rules.rolls - 1 if self.rolls_left is None else self.rolls_left


class WantedPosition(Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position to be told about."""

    answer: Annotated[str, Meta(max_length=100)] | None = None
    """What somebody would do there, to be judged: dice to keep as digits, 0 for none, or a box."""
    date: Annotated[str, Meta(max_length=100)] | None = None
    """The day whose position it is, for a line about the answer that can be passed on."""


class WantedKeep(Standing, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, and dice that are kept there while the others are thrown."""

    keep: Faces


# What is told


class BoxEnd(Struct, frozen=True):
    """How a turn may end in one box under best play."""

    key: str
    chance: float
    points: float
    """Its mean points then, with the bonus beside them."""
    struck: float
    """How likely it ends there with nothing."""


class Prospect(Struct, frozen=True):
    """How a turn ends under best play."""

    value: float
    """The expected final total."""
    ends: tuple[BoxEnd, ...]
    """The likeliest first."""


class Answered(Struct, frozen=True, omit_defaults=True):
    """What an answer was worth."""

    choice: int
    """Which of the choices it is, from 0."""
    cost: float
    text: str
    """A sentence."""
    share: str = ""
    """A line that can be passed on and gives nothing away, of the position of a day."""


class Laid(Struct, frozen=True, kw_only=True):
    """A position as it lies there, with what every open box makes of the dice."""

    sheet: str
    filled: dict[str, int]
    card: CardView
    dice: Dice
    rolls_left: int
    entries: tuple[Entry, ...]
    reasons: dict[str, str]
    """Why each open box gives what it gives, or may not be taken."""
    bonus: str
    """About the bonus for a further five alike, if there is something to say."""


class Looked(Laid, frozen=True, kw_only=True, omit_defaults=True):
    """A position with all there is to know about it."""

    expected: float
    """The final total, before the dice are thrown."""
    takes: dict[str, tuple[int, ...]]
    """By box, the points that could stand there, whatever stands there now."""
    bonuses: tuple[int, ...]
    """What the bonuses for further five alike could come to."""
    advice: AdviceAnswer | None = None
    """Every choice, where dice lie there."""
    answered: Answered | None = None
    """Where there was an answer."""
    turn: Prospect | None = None
    """How the turn ends, where no dice lie there yet and a box is open."""


class Asked(Laid, frozen=True, kw_only=True):
    """A position that is asked as a question."""

    source: Day | MadeUp


# How it is found


def position_of(values: Values, sheet: RuleSheet, asked: WantedPosition, words: Catalogue) -> Looked:
    """Return all there is to know about a position."""
    card = asked.card(sheet)
    dice = asked.thrown(sheet) if asked.dice else ()
    advice = answered = turn = None
    if dice:
        found = advice_of(values.outlook(card), dice, asked.left(sheet))
        chosen = None if asked.answer is None else _chosen(words, sheet, card, found, asked.answer)
        answered = None if chosen is None else _answered(words, sheet, found, chosen, asked.date)
        advice = advice_answer(sheet, found, explain(values.outlook(card), found, chosen), words=words)
    elif card.open_boxes:
        turn = Prospect(values.total(card), _by_box(ends_of_turn(values.outlook(card))))
    return Looked(
        **_laid(words, sheet, card, dice, asked.left(sheet) if dice else sheet.rules.rolls),
        expected=values.total(card),
        takes=_takes(card),
        bonuses=tuple(card.possible_bonuses),
        advice=advice,
        answered=answered,
        turn=turn,
    )


def prospect_of(values: Values, sheet: RuleSheet, asked: WantedKeep) -> Prospect:
    """Return how a turn ends under best play once some dice are kept and the others thrown."""
    card, dice, left = asked.card(sheet), asked.thrown(sheet), asked.left(sheet)
    outlook = values.outlook(card)
    choice = read_answer(format_dice(asked.keep) or "0", card, advice_of(outlook, dice, left), {})
    return Prospect(choice.value, _by_box(ends_of_keep(outlook, asked.keep, left)))


def question_of(values: Values, sheet: RuleSheet, source: Day | MadeUp, words: Catalogue) -> Asked:
    """Return the position of a day, or one for practice."""
    if isinstance(source, Day):
        position = position_of_the_day(values, source.date)
    else:
        position = practice(values, source.seed, source.number)
    return Asked(**_laid(words, sheet, position.card, position.dice, position.rolls_left), source=source)


def check_day(text: str) -> str:
    """Return a day as it is written everywhere, or refuse what is none."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        day = ""
    if day != text:
        raise YatzyError("drill-date", got=text[:LONGEST_TOLD], today=datetime.now(UTC).date().isoformat())
    return day


def _laid(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice, rolls_left: int) -> dict[str, Any]:
    """Return what is told of every position."""
    entries = card.entries(dice) if dice else ()
    written = zip(card.tables.keys, card.points, strict=True)
    return {
        "sheet": sheet.id,
        "filled": {key: points for key, points in written if points is not None},
        "card": card_view(card),
        "dice": dice,
        "rolls_left": rolls_left,
        "entries": entries,
        "reasons": {entry.key: reason(words, sheet, dice, entry) for entry in entries},
        "bonus": (bonus_reason(words, sheet, card, dice) or "") if dice else "",
    }


def _takes(card: Card) -> dict[str, tuple[int, ...]]:
    """Return by box the points that can stand there; where the order is fixed, of those filled and the next."""
    reached = [points is not None for points in card.points]
    last = reached.count(True) if card.tables.fixed_order else len(reached)
    return {key: card.possible(box) for box, key in enumerate(card.tables.keys) if box <= last}


def _chosen(words: Catalogue, sheet: RuleSheet, card: Card, advice: Advice, answer: str) -> Choice:
    return read_answer(answer, card, advice, {key: words.name(sheet, key) for key in card.tables.keys})


def _answered(words: Catalogue, sheet: RuleSheet, advice: Advice, chosen: Choice, day: str | None) -> Answered:
    return Answered(
        choice=advice.choices.index(chosen),
        cost=chosen.cost,
        text=judgement(words, sheet, advice, chosen),
        share=shared_line(words, sheet, check_day(day), chosen.cost, guest=True) if day else "",
    )


def _by_box(ends: Iterable[End]) -> tuple[BoxEnd, ...]:
    """Put together by box how a turn may end."""
    found: dict[str, list[End]] = {}
    for end in ends:
        found.setdefault(end.mark.key, []).append(end)
    boxes = []
    for key, each in found.items():
        chance = sum(end.chance for end in each)
        gained = sum(end.chance * (end.mark.points + end.mark.bonus) for end in each)
        struck = sum(end.chance for end in each if not end.mark.points + end.mark.bonus)
        boxes.append(BoxEnd(key, chance, gained / chance, struck))
    return tuple(sorted(boxes, key=lambda box: -box.chance))
