"""Any card of a sheet with any dice: its value, what can be written, every choice, how a turn may end."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from msgspec import Struct

from yatzy.app.advise import AdviceResult, advise_position
from yatzy.coach.typed_choice import KEEP_NONE, parse_choice
from yatzy.game.card import Card
from yatzy.rules.dice import Dice, format_dice
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.advice import Choice
from yatzy.solver.query.position_values import PositionValues
from yatzy.solver.query.prospect import TurnEnd, ends_of_keep, ends_of_turn


class BoxEnd(Struct, frozen=True):
    """How a turn may end in one box under best play."""

    key: str
    chance: float
    points: float
    """Its mean points then, bonus included."""
    struck: float
    """How likely it ends there with 0 points."""


class Prospect(Struct, frozen=True):
    """How a turn ends under best play."""

    value: float
    """The expected final total."""
    ends: tuple[BoxEnd, ...]
    """The likeliest first."""


@dataclass(frozen=True, slots=True)
class ExploredPosition:
    """The analysis of a position."""

    expected: float
    """The expected final total, before the dice are rolled."""
    takes: dict[str, tuple[int, ...]]
    """By box, the points that could be written there now or instead; in a fixed order, up to the next box."""
    advice: AdviceResult | None
    """Every choice, where there are dice; the reasons compare the best with ``chosen``."""
    chosen: Choice | None
    """What the answer means, if there was one."""
    turn: Prospect | None
    """How the turn ends, where there are no dice yet and a box is open."""


def explore_position(
    values: PositionValues,
    sheet: RuleSheet,
    card: Card,
    dice: Dice,
    rolls_left: int,
    *,
    answer: str | None = None,
    names: Mapping[str, str],
) -> ExploredPosition:
    """Return the analysis of a card, with dice or before a turn.

    ``answer`` is a choice as a person types it, with the ``names`` of the boxes by key. Raises
    :class:`~yatzy.rules.errors.YatzyError` if it is no choice here.
    """
    advice = chosen = turn = None
    if dice:
        if answer is not None:
            chosen = parse_choice(answer, card, values.advise(card, dice, rolls_left), names)
        advice = advise_position(values, sheet, card, dice, rolls_left, chosen=chosen)
    elif card.open_boxes:
        turn = Prospect(values.total(card), _group_by_box(ends_of_turn(values.outlook(card))))
    return ExploredPosition(values.total(card), _possible_points(card), advice, chosen, turn)


def look_ahead(values: PositionValues, card: Card, dice: Dice, rolls_left: int, keep: Dice) -> Prospect:
    """Return how a turn ends under best play after keeping some dice; raise if they cannot be kept."""
    advice = values.advise(card, dice, rolls_left)
    choice = parse_choice(format_dice(keep) or KEEP_NONE, card, advice, {})
    return Prospect(choice.value, _group_by_box(ends_of_keep(values.outlook(card), keep, rolls_left)))


def filled_boxes(card: Card) -> dict[str, int]:
    """Return the points of every box that is filled."""
    return {key: points for key, points in card.boxes.items() if points is not None}


def _possible_points(card: Card) -> dict[str, tuple[int, ...]]:
    filled = [points is not None for points in card.points]
    last = filled.count(True) if card.tables.fixed_order else len(filled)
    return {key: card.possible_points(box) for box, key in enumerate(card.tables.keys) if box <= last}


def _group_by_box(ends: Iterable[TurnEnd]) -> tuple[BoxEnd, ...]:
    """Sum the ends of a turn by box, the likeliest first."""
    found: dict[str, list[TurnEnd]] = {}
    for end in ends:
        found.setdefault(end.mark.key, []).append(end)
    boxes = []
    for key, each in found.items():
        chance = sum(end.chance for end in each)
        gained = sum(end.chance * (end.mark.points + end.mark.bonus) for end in each)
        struck = sum(end.chance for end in each if not end.mark.points + end.mark.bonus)
        boxes.append(BoxEnd(key, chance, gained / chance, struck))
    return tuple(sorted(boxes, key=lambda box: -box.chance))
