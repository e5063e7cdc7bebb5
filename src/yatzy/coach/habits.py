"""Habits: the kind of mistake of a costly decision, by what was chosen and what best play chooses.

Every decision that costs points has exactly one kind. Kinds compare the two choices, dice by dice or box by
box; they make no claim about motives, so they apply to any sheet and number of dice.
"""

from collections import Counter
from enum import StrEnum
from functools import lru_cache

from yatzy.coach.explain import is_bonus_open
from yatzy.coach.review import Decision
from yatzy.game.card import Card
from yatzy.rules.dice import Dice
from yatzy.rules.rule_tables import RuleTables, boxes_of
from yatzy.solver.query.advice import BoxChoice

LOW_PAIR_FACE = 3
"""The highest face of a low pair."""
STRAIGHT_FACES = 4
"""Different faces that identify a box as a straight: every roll it pays shows at least as many."""
MIN_STRAIGHT_DICE = 3
"""Different dice from which a keep counts as going for a straight."""


class Habit(StrEnum):
    """A kind of mistake."""

    # Both throw again, and keep different dice.
    BREAKS_UP = "breaks-up"
    """Best play keeps two or more groups of equal dice, the player fewer."""
    TOO_MANY = "too-many"
    """The dice that best play keeps, and others."""
    TOO_FEW = "too-few"
    """Some of the dice that best play keeps, and no others."""
    ANOTHER_FACE = "another-face"
    """Both keep dice of one face, but not the same."""
    LOW_PAIR = "low-pair"
    """Two ones, twos or threes, where best play keeps dice for a straight."""
    ALIKE = "alike"
    """Other dice of which some are equal, where best play keeps dice for a straight."""
    STRAIGHT = "straight"
    """Dice for a straight, where best play keeps equal ones."""
    OTHER_DICE = "other-dice"
    """Any other difference in kept dice."""

    # One throws again, the other fills a box.
    STOPS = "stops"
    """The player fills a box, best play throws again."""
    THROWS_ON = "throws-on"
    """The player throws again, best play fills a box."""

    # Both fill a box, but not the same.
    STRIKES = "strikes"
    """A zero, where best play takes points or another zero."""
    CHANCE = "chance"
    """Into a box that takes any dice."""
    LITTLE_ABOVE = "little-above"
    """Into an upper box, below the pace of a bonus that can still be made."""
    FEWER_POINTS = "fewer-points"
    """Fewer points than the box of best play brings."""
    POINTS_NOW = "points-now"
    """As many points or more, at the expense of later turns."""


def classify_mistake(decision: Decision) -> Habit:
    """Return the kind of mistake of a decision that cost points."""
    card, chosen, best = decision.card, decision.chosen, decision.best
    if chosen.keep is not None and best.keep is not None:
        return _classify_keeps(card, chosen.keep, best.keep)
    if chosen.keep is not None:
        return Habit.THROWS_ON
    if best.keep is not None:
        return Habit.STOPS
    return _classify_boxes(card, chosen, best)


def _classify_keeps(card: Card, chosen: Dice, best: Dice) -> Habit:
    kept, better = Counter(chosen), Counter(best)
    alike_for_straight = _count_groups(kept) > 0 and _is_for_straight(card, best)
    kinds = (
        (Habit.BREAKS_UP, _count_groups(kept) < _count_groups(better) > 1),
        (Habit.TOO_MANY, better <= kept),
        (Habit.TOO_FEW, kept <= better),
        (Habit.ANOTHER_FACE, len(kept) == len(better) == 1),
        (Habit.LOW_PAIR, alike_for_straight and _is_low_pair(chosen)),
        (Habit.ALIKE, alike_for_straight),
        (Habit.STRAIGHT, _is_for_straight(card, chosen) and _count_groups(better) > 0),
        (Habit.OTHER_DICE, True),
    )
    return next(kind for kind, holds in kinds if holds)


def _classify_boxes(card: Card, chosen: BoxChoice, best: BoxChoice) -> Habit:
    after, better = (card.write(one.mark) for one in (chosen, best))
    if not chosen.points and not chosen.bonus:
        return Habit.STRIKES
    box = card.tables.keys.index(chosen.key)
    if min(card.tables.points[box]) > 0:
        return Habit.CHANCE
    if is_bonus_open(card) and after.pace is not None and card.pace is not None and after.pace < card.pace:
        return Habit.LITTLE_ABOVE
    return Habit.FEWER_POINTS if after.total < better.total else Habit.POINTS_NOW


def _count_groups(kept: Counter[int]) -> int:
    """Return how many faces occur at least twice."""
    return sum(count > 1 for count in kept.values())


def _is_low_pair(keep: Dice) -> bool:
    return len(keep) == 2 and keep[0] == keep[1] <= LOW_PAIR_FACE  # noqa: PLR2004 # a pair


def _is_for_straight(card: Card, keep: Dice) -> bool:
    """Whether the dice are all different, and part of a straight whose box is open."""
    faces = frozenset(keep)
    if not MIN_STRAIGHT_DICE <= len(faces) == len(keep):
        return False
    needed = _straights_by_box(card.tables)
    return any(faces <= straight for box in boxes_of(card.open_boxes) for straight in needed[box])


@lru_cache(maxsize=64)
def _straights_by_box(tables: RuleTables) -> tuple[frozenset[frozenset[int]], ...]:
    """Return by box the straights it pays for, as sets of faces; empty for any other box."""
    rolls = [frozenset(roll) for roll in tables.dice.rolls]
    straights = []
    for points in tables.points:
        paid = [faces for faces, pays in zip(rolls, points, strict=True) if pays]
        fewest = min(map(len, paid), default=0)
        straights.append(frozenset(faces for faces in paid if len(faces) == fewest >= STRAIGHT_FACES))
    return tuple(straights)
