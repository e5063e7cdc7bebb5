"""The compiler from rules to tables."""

from collections.abc import Iterable
from functools import lru_cache

from yatzy.rules.dice import FACES, Dice, dice_space
from yatzy.rules.patterns import Anything, Face, Groups, wild
from yatzy.rules.tables import (
    CHANCE_OPEN,
    HOLDS_POINTS,
    LOWER_OPEN,
    UPPER_OPEN,
    Further,
    Reason,
    RuleTables,
    Situation,
)
from yatzy.rules.vocabulary import Box, FiveAlike, Joker, Order, Rules, Section, UpperFirst


@lru_cache(maxsize=64)
def compile_rules(rules: Rules) -> RuleTables:
    """Turn rules into tables."""
    space = dice_space(rules.dice)
    return RuleTables(
        digest=rules.digest,
        dice=space,
        rolls=rules.rolls,
        keys=tuple(box.key for box in rules.boxes),
        points=tuple(tuple(box.points(roll) for roll in space.rolls) for box in rules.boxes),
        reasons=tuple(tuple(_reason(box, roll, rules) for roll in space.rolls) for box in rules.boxes),
        face_of=tuple(roll[0] if roll[0] == roll[-1] else 0 for roll in space.rolls),
        upper_faces=tuple(_upper_face(box) for box in rules.boxes),
        all_boxes=(1 << len(rules.boxes)) - 1,
        upper=_mask(box.section is Section.UPPER for box in rules.boxes),
        lower=_mask(box.section is Section.LOWER for box in rules.boxes),
        fixed_order=rules.order is Order.FIXED,
        last_resort=_mask(box.last_resort for box in rules.boxes),
        upper_bonus=rules.upper_bonus,
        further=_further(rules, rules.five_alike) if rules.five_alike else None,
    )


def _mask(flags: Iterable[bool]) -> int:
    return sum(1 << box for box, flag in enumerate(flags) if flag)


def _reason(box: Box, roll: Dice, rules: Rules) -> Reason:
    """Say why an ordinary roll gives what it gives."""
    reason = _plain_reason(box, roll)
    joker = rules.five_alike is not None and rules.five_alike.joker is not Joker.NONE
    if joker and reason is not Reason.MADE and roll[0] == roll[-1] and box.section is Section.LOWER:
        return Reason.JOKER_NEEDS_BOX
    return reason


def _plain_reason(box: Box, roll: Dice) -> Reason:
    if box.pattern.find(roll) is not None:
        return Reason.MADE
    if isinstance(box.pattern, Groups) and wild(box.pattern, roll) is not None:
        return Reason.ONE_FACE
    return Reason.NOT_MADE


def _further(rules: Rules, five_alike: FiveAlike) -> Further:
    return Further(
        box=next(index for index, box in enumerate(rules.boxes) if box.key == five_alike.box),
        upper_for=(0, *(_mask(_upper_face(box) == face for box in rules.boxes) for face in FACES)),
        chance=_mask(isinstance(box.pattern, Anything) for box in rules.boxes),
        situations=tuple(_situation(rules, five_alike, index) for index in range(16)),
    )


def _upper_face(box: Box) -> int:
    return box.pattern.face if box.section is Section.UPPER and isinstance(box.pattern, Face) else 0


def _situation(rules: Rules, five_alike: FiveAlike, index: int) -> Situation:
    points: list[tuple[int, ...]] = [()]
    reasons: list[tuple[Reason, ...]] = [()]
    allowed = [0]
    for face in FACES:
        entries = [_entry(rules, five_alike, index, box, face) for box in rules.boxes]
        points.append(tuple(entry[0] for entry in entries))
        reasons.append(tuple(entry[1] for entry in entries))
        allowed.append(_mask(reason not in FORBIDDEN for _, reason in entries))
    bonus = five_alike.bonus if index & HOLDS_POINTS else 0
    return Situation(bonus, tuple(points), tuple(reasons), tuple(allowed))


FORBIDDEN = frozenset({Reason.UPPER_FIRST, Reason.LOWER_FIRST})


def _entry(rules: Rules, five_alike: FiveAlike, index: int, box: Box, face: int) -> tuple[int, Reason]:
    """Return what a further five alike is worth in a box, and why: the first rule that speaks decides."""
    roll = (face,) * rules.dice
    return (
        _forced(five_alike, index, box, roll)
        or _while_box_holds_points(five_alike, index, box)
        or _joker(five_alike, index, box, roll)
        or (box.points(roll), _plain_reason(box, roll))
    )


def _forced(five_alike: FiveAlike, index: int, box: Box, roll: Dice) -> tuple[int, Reason] | None:
    if five_alike.joker is not Joker.FORCED:
        return None
    if index & UPPER_OPEN:
        if not index & HOLDS_POINTS and five_alike.upper_first is UpperFirst.AFTER_POINTS:
            return None
        its_upper = _upper_face(box) == roll[0]
        return (box.points(roll), Reason.FORCED_UPPER) if its_upper else (0, Reason.UPPER_FIRST)
    if box.section is Section.LOWER:
        return None
    return 0, Reason.LOWER_FIRST if index & LOWER_OPEN else Reason.NO_LOWER_OPEN


def _while_box_holds_points(five_alike: FiveAlike, index: int, box: Box) -> tuple[int, Reason] | None:
    if not index & HOLDS_POINTS:
        return None
    if five_alike.in_chance is not None and isinstance(box.pattern, Anything):
        return five_alike.in_chance, Reason.AGAIN_IN_CHANCE
    if five_alike.zero_when_closed and not index & (CHANCE_OPEN | UPPER_OPEN):
        return 0, Reason.CHANCE_AND_UPPER_CLOSED
    return None


def _joker(five_alike: FiveAlike, index: int, box: Box, roll: Dice) -> tuple[int, Reason] | None:
    if five_alike.joker is Joker.NONE or box.section is Section.UPPER:
        return None
    if index & UPPER_OPEN:
        return None if box.pattern.find(roll) else (0, Reason.JOKER_NEEDS_UPPER)
    matched = wild(box.pattern, roll)
    return (box.pays.points(roll, matched), Reason.JOKER) if matched else None
