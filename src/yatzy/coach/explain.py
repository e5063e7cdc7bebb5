"""Why a choice is the best one, as codes with numbers: what it aims for, what it gives up, where the bonus is.

Every number is computed from the sheet's solution. The sentences are the catalogue's.
"""

from enum import StrEnum

from msgspec import Struct

from yatzy.coach.advise import Advice, Choice
from yatzy.game.card import Card
from yatzy.rules.dice import Dice, format_dice
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import BARRED, Outlook
from yatzy.solver.prospect import End, after_keep, ends_of_keep

FELT = 0.01
"""Chances that differ by less are the same to a person."""

WORTH_TELLING = 0.05
"""Chances from which on a second thing is worth a sentence."""


class Why(StrEnum):
    """What can be said for a choice."""

    AIMS = "aims"
    """How likely the turn ends well in a box, when it is played on as well as possible.

    That is with points, and in an upper box with the ``count`` of dice that the pace for the bonus asks for.
    """
    AIMS_NEXT = "aims-next"
    """How likely it ends in a box with points, and how likely the very next throw makes the box."""
    AIMS_LAST = "aims-last"
    """How likely the last throw makes the box."""
    HAS = "has"
    """What the dice kept make already, whatever falls."""
    ALSO = "also"
    """A second box the turn may well end in."""
    EQUAL = "equal"
    """Another choice is just as good."""
    LIKELIER = "likelier"
    """Against another choice: a box the turn ends in more often."""
    STOPS = "stops"
    """Throwing on would seldom end better."""
    ONLY = "only"
    """No other box may be taken."""
    ZERO = "zero"
    """Where a zero costs least."""
    MORE_NOW = "more-now"
    """Against another box: more points at once, at a price later."""
    MORE_LATER = "more-later"
    """Against another box: fewer points at once, made good later."""
    MORE_BOTH = "more-both"
    """Against another box: no fewer points at once, and no less to come."""
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

    Arguments called ``box`` or ``other`` are keys of boxes, ``chance…`` shares of one, ``later`` and ``cost``
    expected points, and ``keep`` dice; the others are whole numbers.
    """

    code: Why
    arguments: dict[str, str | int | float]


def explain(outlook: Outlook, advice: Advice, against: Choice | None = None) -> tuple[Reason, ...]:
    """Return why the best choice is that, against another one or else the best of the others."""
    best = advice.best
    if against is None or against == best:
        against = next(
            (choice for choice in advice.choices[1:] if not choice.cost or not best.is_like(choice)), None
        )
    if best.keep is not None:
        return _why_throw(outlook, advice, best.keep, against)
    return _why_box(outlook, advice, against)


def _why_throw(outlook: Outlook, advice: Advice, keep: Dice, against: Choice | None) -> tuple[Reason, ...]:
    card, ends = outlook.card, ends_of_keep(outlook, keep, advice.rolls_left)
    good = _good(card, ends)
    reasons: list[Reason | None] = []
    aims = _aims(ends, outlook.value)
    aims = [key for key in aims if good[key] >= WORTH_TELLING] or aims[:1]
    if aims:
        reasons.append(_aim(outlook, keep, aims[0], good[aims[0]], last=advice.rolls_left == 1))
        if len(aims) > 1:
            reasons.append(_target(Why.ALSO, card, aims[1], chance=good[aims[1]]))
        else:
            reasons.append(_has(outlook, keep, good))
        reasons.append(_pace(card, card, aims[0]))
    if against is not None:
        reasons.append(_likelier(outlook, advice, ends, against))
    return tuple(reason for reason in reasons if reason)


def _aims(ends: tuple[End, ...], before: float) -> list[str]:
    """Return the boxes that can make this a good turn: those that add most to what was expected before it."""
    gains: dict[str, float] = {}
    for end in ends:
        if end.mark.points and end.value > before:
            gains[end.mark.key] = gains.get(end.mark.key, 0.0) + end.chance * (end.value - before)
    return sorted(gains, key=lambda key: -gains[key])


def _good(card: Card, ends: tuple[End, ...]) -> dict[str, float]:
    """Return the chance of ending well in each box: with points, in an upper box no fewer than at the pace."""
    good: dict[str, float] = {}
    for end in ends:
        face, count = _asked(card, end.mark.key)
        well = end.mark.points >= max(1, face * count)
        good[end.mark.key] = good.get(end.mark.key, 0.0) + end.chance * well
    return good


def _asked(card: Card, key: str) -> tuple[int, int]:
    """Return the face of an upper box, and how many dice the pace asks for while there is a bonus to make."""
    tables = card.tables
    face, bonus = tables.upper_faces[tables.keys.index(key)], tables.upper_bonus
    if not face or bonus is None or not _bonus_open(card):
        return face, 0
    return face, bonus.at // sum(tables.upper_faces)


def _target(code: Why, card: Card, key: str, **chances: float) -> Reason:
    return Reason(code, {"box": key, "count": _asked(card, key)[1], **chances})


def _aim(outlook: Outlook, keep: Dice, key: str, chance: float, *, last: bool) -> Reason:
    card, thrown = outlook.card, outlook.card.tables.dice.count - len(keep)
    if card.tables.upper_faces[card.tables.keys.index(key)]:
        return _target(Why.AIMS, card, key, chance=chance)
    next_one = _next_throw(outlook, keep, key)
    if not FELT <= next_one <= 1 - FELT:
        return _target(Why.AIMS, card, key, chance=chance)
    ways = round(6 * next_one) if thrown == 1 else 0
    if last:
        return Reason(Why.AIMS_LAST, {"box": key, "chance_next": next_one, "ways": ways})
    return Reason(Why.AIMS_NEXT, {"box": key, "chance": chance, "chance_next": next_one, "ways": ways})


def _next_throw(outlook: Outlook, keep: Dice, key: str) -> float:
    """Return how likely the next throw alone gives a box points."""
    chances = after_keep(outlook, keep).tolist()
    return float(sum(chance for roll, chance in enumerate(chances) if chance and _paid(outlook, key, roll)))


def _has(outlook: Outlook, keep: Dice, good: dict[str, float]) -> Reason | None:
    """Return the box that pays most of those these dice make already and the turn may well end in."""
    tables = outlook.card.tables
    rolls = after_keep(outlook, keep).nonzero()[0].tolist()
    made = {
        key: min(_paid(outlook, key, roll) for roll in rolls)
        for key, face, paid in zip(tables.keys, tables.upper_faces, tables.points, strict=True)
        if not face and not min(paid) and good.get(key, 0.0) >= WORTH_TELLING
    }
    key = max(made, key=lambda one: made[one], default="")
    return Reason(Why.HAS, {"box": key, "points": made[key]}) if key and made[key] else None


def _paid(outlook: Outlook, key: str, roll: int) -> int:
    """Return what a box would pay for a roll; nothing where it may not be taken."""
    card, tables = outlook.card, outlook.card.tables
    box = tables.keys.index(key)
    if outlook.entries[box, roll] == BARRED:
        return 0
    return tables.worth(box, roll, tables.situation(roll, card.open_boxes, holds_points=card.holds_points))[0]


def _likelier(outlook: Outlook, advice: Advice, ends: tuple[End, ...], against: Choice) -> Reason | None:
    """Return the box that a choice makes likelier than another does, counting what it is worth."""
    if not against.cost:
        return Reason(Why.EQUAL, _named(against))
    if against.keep is None:
        return None  # what is written is certain: there is nothing to compare
    others = ends_of_keep(outlook, against.keep, advice.rolls_left)
    made, elsewhere = _good(outlook.card, ends), _good(outlook.card, others)
    gains: dict[str, float] = {}
    for sign, some in ((1, ends), (-1, others)):
        for end in some:
            gain = sign * end.chance * max(0.0, end.value - outlook.value)
            gains[end.mark.key] = gains.get(end.mark.key, 0.0) + gain
    for key in sorted(gains, key=lambda one: -gains[one]):
        chance, other = made.get(key, 0.0), elsewhere.get(key, 0.0)
        if gains[key] > 0 and chance - other >= FELT:
            reason = _target(Why.LIKELIER, outlook.card, key, chance=chance, chance_other=other)
            return Reason(reason.code, reason.arguments | _named(against))
    return None


def _named(choice: Choice) -> dict[str, str | int | float]:
    """Return what a choice is called: its dice, or its box."""
    if choice.keep is None:
        return {"other": choice.key or "", "keep": "", "cost": choice.cost}
    return {"other": "", "keep": format_dice(choice.keep), "cost": choice.cost}


def _why_box(outlook: Outlook, advice: Advice, against: Choice | None) -> tuple[Reason, ...]:
    card, best = outlook.card, advice.best
    after = card.enter(best.key or "", best.points, best.bonus)
    reasons: list[Reason | None] = []
    boxes = [choice for choice in advice.choices if choice.key is not None]
    if len(boxes) == 1 and card.open_boxes.bit_count() > 1:
        reasons.append(Reason(Why.ONLY, {"box": best.key or ""}))
    if best.bonus:
        reasons.append(Reason(Why.FURTHER, {"points": best.bonus}))
    if after.upper_bonus > card.upper_bonus:
        reasons.append(Reason(Why.MAKES_BONUS, {"points": after.upper_bonus}))
    else:
        reasons.append(_pace(card, after, best.key or ""))
    if advice.rolls_left:
        reasons.append(_stops(outlook, advice))
    if against is not None and not against.cost:
        reasons.append(Reason(Why.EQUAL, _named(against)))
    elif against is not None and against.key is not None:
        reasons.append(_weighed(card, best, against))
    return tuple(reason for reason in reasons if reason)


def _stops(outlook: Outlook, advice: Advice) -> Reason | None:
    """Return how often the best throw would end better than stopping."""
    throw = next((choice for choice in advice.choices if choice.keep is not None), None)
    if throw is None or throw.keep is None or not throw.cost:
        return None
    ends = ends_of_keep(outlook, throw.keep, advice.rolls_left)
    better = sum(end.chance for end in ends if end.value > advice.best.value + TIE)
    return Reason(Why.STOPS, {"chance": better, "keep": format_dice(throw.keep), "cost": throw.cost})


def _weighed(card: Card, best: Choice, other: Choice) -> Reason:
    """Return what speaks for a box against another: what it gives at once, and what it leaves for later."""
    assert best.key is not None and other.key is not None  # noqa: S101, PT018 # both are boxes
    now = _gain(card, best) - _gain(card, other)
    later = best.value - other.value - now
    about: dict[str, str | int | float] = {"box": best.key, "other": other.key}
    if not best.points and not other.points:
        return Reason(Why.ZERO, about | {"cost": other.cost})
    if now >= 0 and later >= -TIE:
        return Reason(Why.MORE_BOTH, about | {"now": now, "later": max(later, 0.0)})
    if now > 0:
        return Reason(Why.MORE_NOW, about | {"now": now, "later": -later})
    return Reason(Why.MORE_LATER, about | {"now": -now, "later": later})


def _gain(card: Card, choice: Choice) -> int:
    return card.enter(choice.key or "", choice.points, choice.bonus).total - card.total


def _pace(before: Card, after: Card, key: str) -> Reason | None:
    """Return where the bonus stands after writing into an upper box, while it is neither made nor lost."""
    tables = before.tables
    if not tables.upper_faces[tables.keys.index(key)] or not _bonus_open(before):
        return None
    if not _bonus_open(after):
        return Reason(Why.LOSES_BONUS, {"points": tables.upper_bonus.points if tables.upper_bonus else 0})
    if before is after and all(points is None for points, _ in _upper(before)):
        return None  # nothing stands there yet
    return Reason(Why.PACE, {"pace": after.pace or 0})


def _bonus_open(card: Card) -> bool:
    """Whether the bonus for the upper section can still be made, and is not yet."""
    bonus = card.tables.upper_bonus
    most = card.upper + sum(card.tables.dice.count * face for points, face in _upper(card) if points is None)
    return bonus is not None and bonus.points > 0 and card.upper < bonus.at <= most


def _upper(card: Card) -> list[tuple[int | None, int]]:
    return [(points, face) for points, face in zip(card.points, card.tables.upper_faces, strict=True) if face]
