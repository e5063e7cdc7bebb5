"""Why a choice is the best one, as codes with numbers: its aims, what it gives up, where the bonus stands.

Every number is computed from the sheet's solution. The sentences are in the catalogue.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property, lru_cache

from msgspec import Struct

from yatzy.game.card import Card
from yatzy.rules.dice import Dice, format_dice
from yatzy.solver.kernels.constants import TIE
from yatzy.solver.query.advice import Advice, BoxChoice, Choice, KeepChoice, is_variation
from yatzy.solver.query.outlook import BARRED, Outlook
from yatzy.solver.query.prospect import (
    Chances,
    TurnEnd,
    chances_after_keep,
    chances_at_end,
    ends_of_keep,
    turn_ends,
)

NOTABLE_CHANCE = 0.05
"""Chances, and differences between them, from which they are worth a sentence."""

CHANCE_TOLERANCE = 0.01
"""Chances that differ by less count as equal."""

MOSTLY = 0.5
MIN_STRAIGHT_DICE = 3
CERTAIN = 1 - 1e-9

EQUAL = 1e-4
"""Mean points that differ by less count as equal: a packed solution cannot tell them apart."""

Arguments = dict[str, str | int | float]


class ReasonCode(StrEnum):
    """The kinds of reasons."""

    AIMS = "aims"
    """The chance that a box can be filled well at the end of the turn under best play.

    That is with points; in an upper box with ``count`` dice, the pace for the bonus.
    """
    AIMS_NEXT = "aims-next"
    """The same, with the chance that the next throw brings it."""
    AIMS_LAST = "aims-last"
    """The chance that the last throw brings it."""
    ALSO = "also"
    """The same for another box."""
    HAS = "has"
    """What the kept dice make already, whatever falls."""
    MEAN = "mean"
    """The mean points of a box that takes anything."""
    EQUAL = "equal"
    """Another choice is equally good."""
    LIKELIER = "likelier"
    """Compared with another throw: a box that can be filled well more often."""
    STOPS = "stops"
    """How often throwing again would end better."""
    ONLY = "only"
    """No other box may be taken."""
    ZERO = "zero"
    """Where a zero costs least."""
    MORE_NOW = "more-now"
    """Compared with another choice: more points this turn, fewer later."""
    MORE_LATER = "more-later"
    """Compared with another choice: fewer points this turn, more later."""
    MORE_BOTH = "more-both"
    """Compared with another choice: no fewer points this turn, and no fewer later."""
    FURTHER = "further"
    """A bonus for extra five alike."""
    MAKES_BONUS = "makes-bonus"
    """This makes the upper bonus."""
    PACE = "pace"
    """How far this is above or below the pace for the upper bonus."""
    LOSES_BONUS = "loses-bonus"
    """This puts the upper bonus out of reach."""


class Reason(Struct, frozen=True):
    """One reason for a choice.

    Arguments called ``box`` or ``other`` are keys of boxes, ``chance…`` are probabilities, ``now``, ``later``,
    ``mean`` and ``cost`` are mean points, and ``keep`` is dice; the others are integers.
    """

    code: ReasonCode
    arguments: Arguments


def explain(outlook: Outlook, advice: Advice, against: Choice | None = None) -> tuple[Reason, ...]:
    """Return why the best choice is best, compared with ``against`` or else with the best other plan."""
    best = advice.best
    if against is None or against == best:
        against = next((choice for choice in advice.choices[1:] if _is_rival(best, choice, advice.dice)), None)
    if best.keep is None:
        return _explain_box(outlook, advice, best, against)
    return _explain_throw(_ThrowOutcome(outlook, best.keep, advice.rolls_left), best, against)


def _is_rival(best: Choice, other: Choice, dice: Dice) -> bool:
    """Whether someone may consider it instead: a box that scores, all dice of a face, most of a straight."""
    if not other.cost:
        return True
    if other.keep is None:
        return best.keep is None or other.points > 0
    faces = sorted(set(other.keep))
    in_a_row = len(faces) >= MIN_STRAIGHT_DICE and faces[-1] - faces[0] == len(faces) - 1
    groups = any(1 < count == dice.count(face) for face, count in Counter(other.keep).items())
    one_short = len(faces) == len(dice) - 1
    return one_short or (not is_variation(best, other) and (groups or in_a_row))


# Throws


class _ThrowOutcome:
    """How a turn ends under best play after keeping some dice."""

    def __init__(self, outlook: Outlook, keep: Dice, rolls_left: int) -> None:
        self.outlook, self.card, self.keep, self.rolls_left = outlook, outlook.card, keep, rolls_left

    @cached_property
    def next_rolls(self) -> Chances:
        """Return the chance of each roll after the next throw."""
        return chances_after_keep(self.outlook, self.keep)

    @cached_property
    def last_rolls(self) -> Chances:
        """Return the chance of each roll at the end of the turn."""
        return chances_at_end(self.outlook, self.next_rolls, self.rolls_left - 1)

    @cached_property
    def ends(self) -> tuple[TurnEnd, ...]:
        """Return the marks it can end with."""
        return turn_ends(self.outlook, self.last_rolls, 0)

    @cached_property
    def gains(self) -> dict[str, float]:
        """Return by box the expected gain over the outlook's value when the turn ends there."""
        gains: dict[str, float] = {}
        for end in self.ends:
            gain = end.chance * max(0.0, end.value - self.outlook.value)
            gains[end.mark.key] = gains.get(end.mark.key, 0.0) + gain
        return gains

    @cached_property
    def points_now(self) -> float:
        """Return the mean points of this turn, bonuses included."""
        total = self.card.total
        return sum(end.chance * (self.card.write(end.mark).total - total) for end in self.ends)

    def chance(self, key: str, rolls: Chances) -> float:
        """Return the chance that a box can be filled well with one of these rolls."""
        pays, target = _points_by_roll(self.outlook, key), _target_points(self.card, key)
        return sum(chance for chance, points in zip(rolls, pays, strict=True) if points >= target)

    def ends_in(self, key: str) -> list[TurnEnd]:
        """Return the ends in a box."""
        return [end for end in self.ends if end.mark.key == key]


def _explain_throw(throw: _ThrowOutcome, best: Choice, against: Choice | None) -> tuple[Reason, ...]:
    rival = None
    if against is not None and against.keep is not None:
        rival = _ThrowOutcome(throw.outlook, against.keep, throw.rolls_left)
    keys = sorted(throw.gains, key=lambda key: -throw.gains[key])
    keys = [key for key in keys if throw.gains[key] > 0]
    aims = [key for key in keys if _is_aim(throw, rival, key)]
    aim_reasons = [_aim_reason(throw, key, first=place == 0) for place, key in enumerate(aims[:2])]
    reasons: list[Reason | None] = [*aim_reasons]
    if len(aims) < 2:  # noqa: PLR2004 # two aims say enough
        reasons += [_held_reason(throw, keys), _mean_reason(throw)]
    reasons.append(_throw_pace_reason(throw, [*aims, *keys]))
    if against is not None:
        reasons.append(_compare_throw(throw, rival, best, against))
    return tuple(reason for reason in reasons if reason)


def _is_aim(throw: _ThrowOutcome, rival: _ThrowOutcome | None, key: str) -> bool:
    """Whether a box is a reason for a throw: likely enough, not made yet, and not likelier with the rival."""
    chance = throw.chance(key, throw.last_rolls)
    if not NOTABLE_CHANCE <= chance < CERTAIN:
        return False
    return rival is None or chance > rival.chance(key, rival.last_rolls) - CHANCE_TOLERANCE


def _aim_reason(throw: _ThrowOutcome, key: str, *, first: bool) -> Reason:
    chance, soon = throw.chance(key, throw.last_rolls), throw.chance(key, throw.next_rolls)
    target = _target_arguments(throw.card, key)
    one_die = len(throw.keep) + 1 == throw.card.tables.dice.count
    ways = round(6 * soon) if one_die else 0
    if throw.rolls_left == 1:
        return Reason(
            ReasonCode.AIMS_LAST if first else ReasonCode.ALSO, target | {"chance": chance, "ways": ways}
        )
    if not first:
        return Reason(ReasonCode.ALSO, target | {"chance": chance, "ways": 0})
    if not NOTABLE_CHANCE <= soon <= chance:  # later throws may give it up for something better
        return Reason(ReasonCode.AIMS, target | {"chance": chance})
    return Reason(ReasonCode.AIMS_NEXT, target | {"chance": chance, "chance_next": soon, "ways": ways})


def _held_reason(throw: _ThrowOutcome, keys: Sequence[str]) -> Reason | None:
    """Return the best-paying box that the kept dice already fill well and that the turn may end in."""
    made: dict[str, int] = {}
    for key in keys:
        pays = _points_by_roll(throw.outlook, key)
        least = min(points for points, chance in zip(pays, throw.next_rolls, strict=True) if chance)
        if least >= _target_points(throw.card, key) and not _takes_anything(throw.card, key):
            made[key] = least
    likely = [key for key in made if sum(end.chance for end in throw.ends_in(key)) >= NOTABLE_CHANCE]
    if not likely:
        return None
    key = max(likely, key=lambda one: made[one])
    return Reason(ReasonCode.HAS, _target_arguments(throw.card, key) | {"points": made[key]})


def _mean_reason(throw: _ThrowOutcome) -> Reason | None:
    """Return the mean points of a box that takes anything, if the turn mostly ends there."""
    for key in throw.gains:
        ends = throw.ends_in(key)
        chance = sum(end.chance for end in ends)
        if chance > MOSTLY and _takes_anything(throw.card, key):
            mean = sum(end.chance * end.mark.points for end in ends) / chance
            return Reason(ReasonCode.MEAN, {"box": key, "mean": mean})
    return None


def _throw_pace_reason(throw: _ThrowOutcome, keys: Sequence[str]) -> Reason | None:
    """Return where the bonus stands, if the throw is mainly about an upper box."""
    card, tables = throw.card, throw.card.tables
    face = tables.upper_faces[tables.keys.index(keys[0])] if keys else 0
    if not face:
        return None
    bonus = tables.upper_bonus
    if bonus and is_bonus_open(card) and card.upper + face * throw.keep.count(face) >= bonus.at:
        return Reason(ReasonCode.MAKES_BONUS, {"points": bonus.points})
    return _pace_reason(card, card, keys[0])


def _compare_throw(
    throw: _ThrowOutcome, rival: _ThrowOutcome | None, best: Choice, other: Choice
) -> Reason | None:
    """Return why a throw beats another choice: a likelier box, or points now and later."""
    if not other.cost:
        return Reason(ReasonCode.EQUAL, _choice_arguments(other))
    if rival is None:
        assert other.key is not None  # noqa: S101 # it is a box
        return _compare_points(best, other, throw.points_now - _points_gained(throw.card, other))
    more = {key: throw.gains.get(key, 0.0) - rival.gains.get(key, 0.0) for key in throw.gains}
    for key in sorted(more, key=lambda one: -more[one]):
        chance, chance_other = throw.chance(key, throw.last_rolls), rival.chance(key, rival.last_rolls)
        if more[key] > 0 and chance - chance_other >= NOTABLE_CHANCE:
            chances = {"chance": chance, "chance_other": chance_other}
            return Reason(
                ReasonCode.LIKELIER, _target_arguments(throw.card, key) | chances | _choice_arguments(other)
            )
    return _compare_points(best, other, throw.points_now - rival.points_now)


# Boxes


def _explain_box(
    outlook: Outlook, advice: Advice, best: BoxChoice, against: Choice | None
) -> tuple[Reason, ...]:
    card = outlook.card
    after = card.write(best.mark)
    reasons: list[Reason | None] = []
    boxes = [choice for choice in advice.choices if choice.key is not None]
    if len(boxes) == 1 and card.open_boxes.bit_count() > 1:
        reasons.append(Reason(ReasonCode.ONLY, {"box": best.key}))
    if best.bonus:
        reasons.append(Reason(ReasonCode.FURTHER, {"points": best.bonus}))
    if after.upper_bonus > card.upper_bonus:
        reasons.append(Reason(ReasonCode.MAKES_BONUS, {"points": after.upper_bonus}))
    else:
        reasons.append(_pace_reason(card, after, best.key))
    if advice.rolls_left:
        reasons.append(_stop_reason(outlook, advice))
    if against is not None and not against.cost:
        reasons.append(Reason(ReasonCode.EQUAL, _choice_arguments(against)))
    elif against is not None and against.key is not None:
        if best.points or against.points:
            reasons.append(
                _compare_points(best, against, _points_gained(card, best) - _points_gained(card, against))
            )
        else:
            reasons.append(Reason(ReasonCode.ZERO, _choice_arguments(against)))
    return tuple(reason for reason in reasons if reason)


def _stop_reason(outlook: Outlook, advice: Advice) -> Reason | None:
    """Return how often the best throw would end better than stopping."""
    throw = next((choice for choice in advice.choices if isinstance(choice, KeepChoice)), None)
    if throw is None or not throw.cost:
        return None
    every = ends_of_keep(outlook, throw.keep, advice.rolls_left)
    better = sum(end.chance for end in every if end.value > advice.best.value + outlook.tie)
    return Reason(ReasonCode.STOPS, _choice_arguments(throw) | {"chance": better})


# Shared by both


def _compare_points(best: Choice, other: Choice, now: float) -> Reason:
    """Return why a choice beats another: points in this turn, and later."""
    later = best.value - other.value - now
    if now > -TIE and later > -EQUAL:
        return Reason(
            ReasonCode.MORE_BOTH, _choice_arguments(other) | {"now": max(now, 0), "later": max(later, 0.0)}
        )
    if now > 0:
        return Reason(ReasonCode.MORE_NOW, _choice_arguments(other) | {"now": now, "later": -later})
    return Reason(ReasonCode.MORE_LATER, _choice_arguments(other) | {"now": -now, "later": later})


def _points_gained(card: Card, choice: BoxChoice) -> int:
    return card.write(choice.mark).total - card.total


def _choice_arguments(choice: Choice) -> Arguments:
    """Return the arguments that name a choice: its dice or box, and its cost."""
    keep = "" if choice.keep is None else format_dice(choice.keep)
    return {"other": choice.key or "", "keep": keep, "cost": choice.cost}


@lru_cache(maxsize=64)
def _points_by_roll(outlook: Outlook, key: str) -> list[int]:
    """Return what a box would pay for each roll; 0 where it may not be taken."""
    card, tables = outlook.card, outlook.card.tables
    box = tables.keys.index(key)
    pays = list(tables.points[box])
    for roll in (place for place, face in enumerate(tables.face_of) if face):
        situation = tables.situation(roll, card.open_boxes, holds_points=card.holds_points)
        pays[roll] = tables.score_entry(box, roll, situation)[0]
    return [0 if outlook.entries[box, roll] == BARRED else points for roll, points in enumerate(pays)]


def _takes_anything(card: Card, key: str) -> bool:
    return min(card.tables.points[card.tables.keys.index(key)]) > 0


def _target_points(card: Card, key: str) -> int:
    """Return the points from which a box counts as filled well."""
    tables = card.tables
    return max(1, tables.upper_faces[tables.keys.index(key)] * _target_count(card, key))


def _target_count(card: Card, key: str) -> int:
    """Return how many dice of an upper box the pace for the bonus needs; 0 if there is no bonus to make."""
    tables, bonus = card.tables, card.tables.upper_bonus
    if not tables.upper_faces[tables.keys.index(key)] or bonus is None or not is_bonus_open(card):
        return 0
    return bonus.at // sum(tables.upper_faces)


def _target_arguments(card: Card, key: str) -> Arguments:
    return {"box": key, "count": _target_count(card, key)}


def _pace_reason(before: Card, after: Card, key: str) -> Reason | None:
    """Return where the bonus stands after filling an upper box, unless it is already made or lost."""
    tables = before.tables
    if not tables.upper_faces[tables.keys.index(key)] or not is_bonus_open(before):
        return None
    if not is_bonus_open(after):
        return Reason(
            ReasonCode.LOSES_BONUS, {"points": tables.upper_bonus.points if tables.upper_bonus else 0}
        )
    if before is after and all(points is None for points, _ in _upper_boxes(before)):
        return None  # no upper box is filled yet
    return Reason(ReasonCode.PACE, {"pace": after.pace or 0})


def is_bonus_open(card: Card) -> bool:
    """Whether the upper bonus can still be made, and is not made yet."""
    bonus = card.tables.upper_bonus
    most = card.upper + sum(
        card.tables.dice.count * face for points, face in _upper_boxes(card) if points is None
    )
    return bonus is not None and bonus.points > 0 and card.upper < bonus.at <= most


def _upper_boxes(card: Card) -> list[tuple[int | None, int]]:
    return [(points, face) for points, face in zip(card.points, card.tables.upper_faces, strict=True) if face]
