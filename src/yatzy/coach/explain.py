"""Why a choice is the best one, as codes with numbers: what it aims for, what it gives up, where the bonus is.

Every number is computed from the sheet's solution. The sentences are the catalogue's.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property

import numpy as np
from msgspec import Struct

from yatzy.game.card import Card
from yatzy.rules.dice import Dice, format_dice
from yatzy.solver.advice import Advice, Choice
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import BARRED, Floats, Outlook
from yatzy.solver.prospect import End, after_keep, ends, ends_of_keep, played_on

WORTH_TELLING = 0.05
"""Chances, and differences between them, from which on they are worth a sentence."""

FELT = 0.01
"""Chances that differ by less are the same to a person."""

MOSTLY = 0.5
THREE = 3
SURE = 1 - 1e-9

Arguments = dict[str, str | int | float]


class Why(StrEnum):
    """What can be said for a choice."""

    AIMS = "aims"
    """How likely a box can be filled well at the end of the turn, when that is played on as well as possible.

    That is with points, and in an upper box with the ``count`` of dice that the pace for the bonus asks for.
    """
    AIMS_NEXT = "aims-next"
    """The same, and how likely the very next throw brings it."""
    AIMS_LAST = "aims-last"
    """How likely the last throw brings it."""
    ALSO = "also"
    """Another box, likewise."""
    HAS = "has"
    """What the dice kept make already, whatever falls."""
    MEAN = "mean"
    """What a box that takes anything gets on average."""
    EQUAL = "equal"
    """Another choice is just as good."""
    LIKELIER = "likelier"
    """Against another throw: a box that can be filled well more often."""
    STOPS = "stops"
    """How often throwing on would end better."""
    ONLY = "only"
    """No other box may be taken."""
    ZERO = "zero"
    """Where a zero costs least."""
    MORE_NOW = "more-now"
    """Against another choice: more points in this turn, at a price later."""
    MORE_LATER = "more-later"
    """Against another choice: fewer points in this turn, made good later."""
    MORE_BOTH = "more-both"
    """Against another choice: no fewer points in this turn, and no less to come."""
    FURTHER = "further"
    """A bonus beside the points."""
    MAKES_BONUS = "makes-bonus"
    """The bonus for the upper section is made with this."""
    PACE = "pace"
    """How far above or below the pace for that bonus this stays."""
    LOSES_BONUS = "loses-bonus"
    """That bonus is out of reach with this."""


class Reason(Struct, frozen=True):
    """One thing that can be said for a choice.

    Arguments called ``box`` or ``other`` are keys of boxes, ``chance…`` shares of one, ``now``, ``later``,
    ``mean`` and ``cost`` points on average, and ``keep`` dice; the others are whole numbers.
    """

    code: Why
    arguments: Arguments


def explain(outlook: Outlook, advice: Advice, against: Choice | None = None) -> tuple[Reason, ...]:
    """Return why the best choice is that, against another one or else the best other plan."""
    best = advice.best
    if against is None or against == best:
        against = next((choice for choice in advice.choices[1:] if _is_rival(best, choice, advice.dice)), None)
    if best.keep is None:
        return _why_box(outlook, advice, against)
    return _why_throw(_Throw(outlook, best.keep, advice.rolls_left), best, against)


def _is_rival(best: Choice, other: Choice, dice: Dice) -> bool:
    """Whether someone may have it in mind instead: a box that pays, all dice of a face, much of a straight."""
    if not other.cost:
        return True
    if other.keep is None:
        return best.keep is None or other.points > 0
    faces = sorted(set(other.keep))
    in_a_row = len(faces) >= THREE and faces[-1] - faces[0] == len(faces) - 1
    groups = any(1 < count == dice.count(face) for face, count in Counter(other.keep).items())
    one_short = len(faces) == len(dice) - 1
    return one_short or (not best.is_like(other) and (groups or in_a_row))


# A throw


class _Throw:
    """What becomes of a throw when the turn is played on as well as possible."""

    def __init__(self, outlook: Outlook, keep: Dice, rolls_left: int) -> None:
        self.outlook, self.card, self.keep, self.rolls_left = outlook, outlook.card, keep, rolls_left

    @cached_property
    def next(self) -> Floats:
        """Return the chance of each roll after the next throw."""
        return after_keep(self.outlook, self.keep)

    @cached_property
    def last(self) -> Floats:
        """Return the chance of each roll at the end of the turn."""
        return played_on(self.outlook, self.next, self.rolls_left - 1)

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """Return the marks it can end with."""
        return ends(self.outlook, self.last, 0)

    @cached_property
    def gains(self) -> dict[str, float]:
        """Return what each box adds when the turn ends there and is better for it than expected before."""
        gains: dict[str, float] = {}
        for end in self.ends:
            gain = end.chance * max(0.0, end.value - self.outlook.value)
            gains[end.mark.key] = gains.get(end.mark.key, 0.0) + gain
        return gains

    @cached_property
    def now(self) -> float:
        """Return the points this turn brings on average, bonuses included."""
        total = self.card.total
        return sum(end.chance * (self.card.write(end.mark).total - total) for end in self.ends)

    def chance(self, key: str, rolls: Floats) -> float:
        """Return how likely a box can be filled well with one of these rolls."""
        return float(rolls[_pays(self.outlook, key) >= _least(self.card, key)].sum())

    def ending(self, key: str) -> list[End]:
        """Return the ends in a box."""
        return [end for end in self.ends if end.mark.key == key]


def _why_throw(throw: _Throw, best: Choice, against: Choice | None) -> tuple[Reason, ...]:
    rival = None
    if against is not None and against.keep is not None:
        rival = _Throw(throw.outlook, against.keep, throw.rolls_left)
    keys = sorted(throw.gains, key=lambda key: -throw.gains[key])
    keys = [key for key in keys if throw.gains[key] > 0]
    aims = [key for key in keys if _is_aim(throw, rival, key)]
    reasons = [_aim(throw, key, first=place == 0) for place, key in enumerate(aims[:2])]
    told: list[Reason | None] = [*reasons]
    if len(aims) < 2:  # noqa: PLR2004 # enough is said
        told += [_has(throw, keys), _mean(throw)]
    told.append(_pace_of_throw(throw, [*aims, *keys]))
    if against is not None:
        told.append(_compared(throw, rival, best, against))
    return tuple(reason for reason in told if reason)


def _is_aim(throw: _Throw, rival: _Throw | None, key: str) -> bool:
    """Whether a box speaks for a throw: it may well come, is not there yet, and no likelier otherwise."""
    chance = throw.chance(key, throw.last)
    if not WORTH_TELLING <= chance < SURE:
        return False
    return rival is None or chance > rival.chance(key, rival.last) - FELT


def _aim(throw: _Throw, key: str, *, first: bool) -> Reason:
    chance, soon = throw.chance(key, throw.last), throw.chance(key, throw.next)
    target = _target(throw.card, key)
    one_die = len(throw.keep) + 1 == throw.card.tables.dice.count
    ways = round(6 * soon) if one_die else 0
    if throw.rolls_left == 1:
        return Reason(Why.AIMS_LAST if first else Why.ALSO, target | {"chance": chance, "ways": ways})
    if not first:
        return Reason(Why.ALSO, target | {"chance": chance, "ways": 0})
    if not WORTH_TELLING <= soon <= chance:  # it may be thrown away again for something better
        return Reason(Why.AIMS, target | {"chance": chance})
    return Reason(Why.AIMS_NEXT, target | {"chance": chance, "chance_next": soon, "ways": ways})


def _has(throw: _Throw, keys: Sequence[str]) -> Reason | None:
    """Return the box that pays most of those these dice fill well already, and the turn may well end in."""
    made: dict[str, int] = {}
    for key in keys:
        pays = _pays(throw.outlook, key)[throw.next > 0]
        if pays.min() >= _least(throw.card, key) and not _takes_anything(throw.card, key):
            made[key] = int(pays.min())
    likely = [key for key in made if sum(end.chance for end in throw.ending(key)) >= WORTH_TELLING]
    if not likely:
        return None
    key = max(likely, key=lambda one: made[one])
    return Reason(Why.HAS, _target(throw.card, key) | {"points": made[key]})


def _mean(throw: _Throw) -> Reason | None:
    """Return what the box gets that takes anything, where the turn mostly ends in it."""
    for key in throw.gains:
        ending = throw.ending(key)
        chance = sum(end.chance for end in ending)
        if chance > MOSTLY and _takes_anything(throw.card, key):
            mean = sum(end.chance * end.mark.points for end in ending) / chance
            return Reason(Why.MEAN, {"box": key, "mean": mean})
    return None


def _pace_of_throw(throw: _Throw, keys: Sequence[str]) -> Reason | None:
    """Return where the bonus stands, for a throw that is about an upper box first of all."""
    card, tables = throw.card, throw.card.tables
    face = tables.upper_faces[tables.keys.index(keys[0])] if keys else 0
    if not face:
        return None
    bonus = tables.upper_bonus
    if bonus and bonus_open(card) and card.upper + face * throw.keep.count(face) >= bonus.at:
        return Reason(Why.MAKES_BONUS, {"points": bonus.points})
    return _pace(card, card, keys[0])


def _compared(throw: _Throw, rival: _Throw | None, best: Choice, other: Choice) -> Reason | None:
    """Return what speaks for a throw against another choice: a likelier box, or points now and later."""
    if not other.cost:
        return Reason(Why.EQUAL, _named(other))
    if rival is None:
        assert other.key is not None  # noqa: S101 # it is a box
        return _weighed(best, other, throw.now - _gain(throw.card, other))
    more = {key: throw.gains.get(key, 0.0) - rival.gains.get(key, 0.0) for key in throw.gains}
    for key in sorted(more, key=lambda one: -more[one]):
        chance, chance_other = throw.chance(key, throw.last), rival.chance(key, rival.last)
        if more[key] > 0 and chance - chance_other >= WORTH_TELLING:
            chances = {"chance": chance, "chance_other": chance_other}
            return Reason(Why.LIKELIER, _target(throw.card, key) | chances | _named(other))
    return _weighed(best, other, throw.now - rival.now)


# A box


def _why_box(outlook: Outlook, advice: Advice, against: Choice | None) -> tuple[Reason, ...]:
    card, best = outlook.card, advice.best
    assert best.key is not None  # noqa: S101 # it is a box
    after = card.write(best.mark)
    reasons: list[Reason | None] = []
    boxes = [choice for choice in advice.choices if choice.key is not None]
    if len(boxes) == 1 and card.open_boxes.bit_count() > 1:
        reasons.append(Reason(Why.ONLY, {"box": best.key}))
    if best.bonus:
        reasons.append(Reason(Why.FURTHER, {"points": best.bonus}))
    if after.upper_bonus > card.upper_bonus:
        reasons.append(Reason(Why.MAKES_BONUS, {"points": after.upper_bonus}))
    else:
        reasons.append(_pace(card, after, best.key))
    if advice.rolls_left:
        reasons.append(_stops(outlook, advice))
    if against is not None and not against.cost:
        reasons.append(Reason(Why.EQUAL, _named(against)))
    elif against is not None and against.key is not None:
        if best.points or against.points:
            reasons.append(_weighed(best, against, _gain(card, best) - _gain(card, against)))
        else:
            reasons.append(Reason(Why.ZERO, _named(against)))
    return tuple(reason for reason in reasons if reason)


def _stops(outlook: Outlook, advice: Advice) -> Reason | None:
    """Return how often the best throw would end better than stopping."""
    throw = next((choice for choice in advice.choices if choice.keep is not None), None)
    if throw is None or throw.keep is None or not throw.cost:
        return None
    every = ends_of_keep(outlook, throw.keep, advice.rolls_left)
    better = sum(end.chance for end in every if end.value > advice.best.value + TIE)
    return Reason(Why.STOPS, _named(throw) | {"chance": better})


# What both rest on


def _weighed(best: Choice, other: Choice, now: float) -> Reason:
    """Return what speaks for a choice against another: what it gives in this turn, and what is to come."""
    later = best.value - other.value - now
    if now > -TIE and later > -TIE:
        return Reason(Why.MORE_BOTH, _named(other) | {"now": max(now, 0), "later": max(later, 0.0)})
    if now > 0:
        return Reason(Why.MORE_NOW, _named(other) | {"now": now, "later": -later})
    return Reason(Why.MORE_LATER, _named(other) | {"now": -now, "later": later})


def _gain(card: Card, choice: Choice) -> int:
    return card.write(choice.mark).total - card.total


def _named(choice: Choice) -> Arguments:
    """Return what a choice is called: its dice, or its box; and what it costs."""
    keep = "" if choice.keep is None else format_dice(choice.keep)
    return {"other": choice.key or "", "keep": keep, "cost": choice.cost}


def _pays(outlook: Outlook, key: str) -> Floats:
    """Return what a box would pay for each roll; nothing where it may not be taken."""
    card, tables = outlook.card, outlook.card.tables
    box = tables.keys.index(key)
    pays = np.array(tables.points[box], np.float64)
    for roll in (place for place, face in enumerate(tables.face_of) if face):
        situation = tables.situation(roll, card.open_boxes, holds_points=card.holds_points)
        pays[roll] = tables.worth(box, roll, situation)[0]
    pays[outlook.entries[box] == BARRED] = 0
    return pays


def _takes_anything(card: Card, key: str) -> bool:
    return min(card.tables.points[card.tables.keys.index(key)]) > 0


def _least(card: Card, key: str) -> int:
    """Return the points from which on a box is filled well."""
    tables = card.tables
    return max(1, tables.upper_faces[tables.keys.index(key)] * _count(card, key))


def _count(card: Card, key: str) -> int:
    """Return how many dice of an upper box the pace asks for, while there is a bonus to make."""
    tables, bonus = card.tables, card.tables.upper_bonus
    if not tables.upper_faces[tables.keys.index(key)] or bonus is None or not bonus_open(card):
        return 0
    return bonus.at // sum(tables.upper_faces)


def _target(card: Card, key: str) -> Arguments:
    return {"box": key, "count": _count(card, key)}


def _pace(before: Card, after: Card, key: str) -> Reason | None:
    """Return where the bonus stands after writing into an upper box, while it is neither made nor lost."""
    tables = before.tables
    if not tables.upper_faces[tables.keys.index(key)] or not bonus_open(before):
        return None
    if not bonus_open(after):
        return Reason(Why.LOSES_BONUS, {"points": tables.upper_bonus.points if tables.upper_bonus else 0})
    if before is after and all(points is None for points, _ in _upper(before)):
        return None  # nothing stands there yet
    return Reason(Why.PACE, {"pace": after.pace or 0})


def bonus_open(card: Card) -> bool:
    """Whether the bonus for the upper section can still be made, and is not yet."""
    bonus = card.tables.upper_bonus
    most = card.upper + sum(card.tables.dice.count * face for points, face in _upper(card) if points is None)
    return bonus is not None and bonus.points > 0 and card.upper < bonus.at <= most


def _upper(card: Card) -> list[tuple[int | None, int]]:
    return [(points, face) for points, face in zip(card.points, card.tables.upper_faces, strict=True) if face]
