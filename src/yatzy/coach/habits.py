"""Habits: what kind of mistake a costly decision is, by what was chosen and what best play chooses there.

Every decision that costs something is of exactly one kind. A kind says what both choices look like, dice by
dice or box by box, and never why; so it holds by its definition, on any sheet and with any number of dice.
"""

from collections import Counter
from enum import StrEnum
from functools import lru_cache

from yatzy.coach.explain import bonus_open
from yatzy.coach.review import Decision
from yatzy.game.card import Card
from yatzy.rules.dice import Dice
from yatzy.rules.tables import RuleTables, boxes_of
from yatzy.solver.advice import Choice

LOW = 3
"""The highest face of a low pair."""
MANY_FACES = 4
"""Different faces that every roll shows which a box for a straight pays for; no other box asks for so many."""
TOWARDS = 3
"""Different dice from which on they are kept for a straight."""


class Habit(StrEnum):
    """A kind of mistake."""

    # Both throw again, and keep other dice.
    BREAKS_UP = "breaks-up"
    """Best play keeps two groups of equal dice or more, the player fewer."""
    TOO_MANY = "too-many"
    """The dice that best play keeps, and others too."""
    TOO_FEW = "too-few"
    """Some of the dice that best play keeps, and no others."""
    ANOTHER_FACE = "another-face"
    """Both keep dice of one face, but not of the same."""
    LOW_PAIR = "low-pair"
    """Two ones, twos or threes, where best play keeps dice for a straight."""
    ALIKE = "alike"
    """Other dice of which some are equal, where best play keeps dice for a straight."""
    STRAIGHT = "straight"
    """Dice for a straight, where best play keeps equal ones."""
    OTHER_DICE = "other-dice"
    """Whatever else is not what best play keeps."""

    # One throws again, and the other writes.
    STOPS = "stops"
    """The player writes, best play throws again."""
    THROWS_ON = "throws-on"
    """The player throws again, best play writes."""

    # Both write, and into different boxes.
    STRIKES = "strikes"
    """Nothing, where best play strikes another box or none."""
    CHANCE = "chance"
    """Into a box that takes any dice."""
    LITTLE_ABOVE = "little-above"
    """Into an upper box, less than the pace of a bonus that can still be made."""
    FEWER_POINTS = "fewer-points"
    """Less than the box would have brought that best play writes into."""
    POINTS_NOW = "points-now"
    """As much or more, at the expense of later turns."""


def habit(decision: Decision) -> Habit:
    """Return what kind of mistake a decision is that costs something."""
    card, chosen, best = decision.card, decision.chosen, decision.best
    if chosen.keep is not None and best.keep is not None:
        return _of_keeps(card, chosen.keep, best.keep)
    if chosen.keep is not None:
        return Habit.THROWS_ON
    if best.keep is not None:
        return Habit.STOPS
    return _of_boxes(card, chosen, best)


def _of_keeps(card: Card, chosen: Dice, best: Dice) -> Habit:
    kept, better = Counter(chosen), Counter(best)
    alike_for_straight = _groups(kept) > 0 and _for_straight(card, best)
    kinds = (
        (Habit.BREAKS_UP, _groups(kept) < _groups(better) > 1),
        (Habit.TOO_MANY, better <= kept),
        (Habit.TOO_FEW, kept <= better),
        (Habit.ANOTHER_FACE, len(kept) == len(better) == 1),
        (Habit.LOW_PAIR, alike_for_straight and _low_pair(chosen)),
        (Habit.ALIKE, alike_for_straight),
        (Habit.STRAIGHT, _for_straight(card, chosen) and _groups(better) > 0),
        (Habit.OTHER_DICE, True),
    )
    return next(kind for kind, holds in kinds if holds)


def _of_boxes(card: Card, chosen: Choice, best: Choice) -> Habit:
    after, better = (card.write(one.mark) for one in (chosen, best))
    if not chosen.points and not chosen.bonus:
        return Habit.STRIKES
    box = card.tables.keys.index(chosen.key or "")
    if min(card.tables.points[box]) > 0:
        return Habit.CHANCE
    if bonus_open(card) and after.pace is not None and card.pace is not None and after.pace < card.pace:
        return Habit.LITTLE_ABOVE
    return Habit.FEWER_POINTS if after.total < better.total else Habit.POINTS_NOW


def _groups(kept: Counter[int]) -> int:
    """Return how many faces there are twice or more."""
    return sum(count > 1 for count in kept.values())


def _low_pair(keep: Dice) -> bool:
    return len(keep) == 2 and keep[0] == keep[1] <= LOW  # noqa: PLR2004 # a pair


def _for_straight(card: Card, keep: Dice) -> bool:
    """Whether dice are all different, and part of a straight whose box is open."""
    faces = frozenset(keep)
    if not TOWARDS <= len(faces) == len(keep):
        return False
    needed = _straights(card.tables)
    return any(faces <= straight for box in boxes_of(card.open_boxes) for straight in needed[box])


@lru_cache(maxsize=64)
def _straights(tables: RuleTables) -> tuple[frozenset[frozenset[int]], ...]:
    """Return by box the straights it pays for, as sets of faces; none for a box of another kind."""
    rolls = [frozenset(roll) for roll in tables.dice.rolls]
    found = []
    for points in tables.points:
        paid = [faces for faces, pays in zip(rolls, points, strict=True) if pays]
        fewest = min(map(len, paid), default=0)
        found.append(frozenset(faces for faces in paid if len(faces) == fewest >= MANY_FACES))
    return tuple(found)
