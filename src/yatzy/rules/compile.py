"""Compiler from rules to lookup tables."""

from collections.abc import Iterable
from functools import lru_cache

from yatzy.rules.dice import FACES, Dice, dice_space
from yatzy.rules.patterns import Anything, Face, Groups, find_with_joker
from yatzy.rules.rule_tables import (
    CHANCE_OPEN,
    HOLDS_POINTS,
    LOWER_OPEN,
    UPPER_OPEN,
    ExtraFiveAlike,
    Reason,
    RuleTables,
    Situation,
)
from yatzy.rules.vocabulary import (
    BonusAfter,
    BonusWhile,
    Box,
    FiveAlike,
    Joker,
    JokerPays,
    Order,
    Rules,
    Section,
    Strike,
    UpperFirst,
    ZeroWhenClosed,
)


@lru_cache(maxsize=64)
def compile_rules(rules: Rules) -> RuleTables:
    """Return the lookup tables of some rules. Cached by the rules' value."""
    space = dice_space(rules.dice)
    matched = [[box.pattern.find(roll) for roll in space.rolls] for box in rules.boxes]
    return RuleTables(
        digest=rules.digest,
        dice=space,
        rolls=rules.rolls,
        keys=tuple(box.key for box in rules.boxes),
        points=tuple(
            tuple(
                0 if dice is None else box.pays.points(roll, dice)
                for roll, dice in zip(space.rolls, made, strict=True)
            )
            for box, made in zip(rules.boxes, matched, strict=True)
        ),
        reasons=tuple(
            tuple(
                Reason.MADE if dice is not None else _reason_for_zero(box, roll, rules)
                for roll, dice in zip(space.rolls, made, strict=True)
            )
            for box, made in zip(rules.boxes, matched, strict=True)
        ),
        face_of=tuple(roll[0] if roll[0] == roll[-1] else 0 for roll in space.rolls),
        upper_faces=tuple(_upper_face(box) for box in rules.boxes),
        all_boxes=(1 << len(rules.boxes)) - 1,
        upper=_mask_of(box.section is Section.UPPER for box in rules.boxes),
        lower=_mask_of(box.section is Section.LOWER for box in rules.boxes),
        fixed_order=rules.order is Order.FIXED,
        last_resort=_mask_of(box.last_resort for box in rules.boxes),
        strike_last=rules.strike is Strike.LAST,
        upper_bonus=rules.upper_bonus,
        extra_five_alike=_compile_extra_five_alike(rules, rules.five_alike) if rules.five_alike else None,
    )


def _mask_of(flags: Iterable[bool]) -> int:
    return sum(1 << box for box, flag in enumerate(flags) if flag)


def _reason_for_zero(box: Box, roll: Dice, rules: Rules) -> Reason:
    """Return why an ordinary roll does not make a box."""
    joker = rules.five_alike is not None and rules.five_alike.joker is not Joker.NONE
    if joker and roll[0] == roll[-1] and box.section is Section.LOWER:
        return Reason.JOKER_NEEDS_BOX
    return _plain_reason_for_zero(box, roll)


def _plain_reason_for_zero(box: Box, roll: Dice) -> Reason:
    if isinstance(box.pattern, Groups) and find_with_joker(box.pattern, roll) is not None:
        return Reason.ONE_FACE
    return Reason.NOT_MADE


def _plain_reason(box: Box, roll: Dice) -> Reason:
    return Reason.MADE if box.pattern.find(roll) is not None else _plain_reason_for_zero(box, roll)


def _compile_extra_five_alike(rules: Rules, five_alike: FiveAlike) -> ExtraFiveAlike:
    return ExtraFiveAlike(
        box=next(index for index, box in enumerate(rules.boxes) if box.key == five_alike.box),
        upper_for=(
            0,
            *(_mask_of(_decides_for(five_alike, box, face) for box in rules.boxes) for face in FACES),
        ),
        chance=_mask_of(isinstance(box.pattern, Anything) for box in rules.boxes),
        situations=tuple(_compile_situation(rules, five_alike, index) for index in range(16)),
    )


def _decides_for(five_alike: FiveAlike, box: Box, face: int) -> bool:
    """Whether a box is among the upper boxes that decide about an extra five alike of a face."""
    if five_alike.zero_when_closed is ZeroWhenClosed.UPPER_SECTION:
        return box.section is Section.UPPER
    return _upper_face(box) == face


def _upper_face(box: Box) -> int:
    return box.pattern.face if box.section is Section.UPPER and isinstance(box.pattern, Face) else 0


def _compile_situation(rules: Rules, five_alike: FiveAlike, index: int) -> Situation:
    points: list[tuple[int, ...]] = [()]
    reasons: list[tuple[Reason, ...]] = [()]
    allowed = [0]
    for face in FACES:
        entries = [_decide_entry(rules, five_alike, index, box, face) for box in rules.boxes]
        points.append(tuple(entry[0] for entry in entries))
        reasons.append(tuple(entry[1] for entry in entries))
        allowed.append(_mask_of(reason not in FORBIDDEN_REASONS for _, reason in entries))
    return Situation(_find_bonus(five_alike, index), tuple(points), tuple(reasons), tuple(allowed))


def _find_bonus(five_alike: FiveAlike, index: int) -> int:
    late_enough = index & HOLDS_POINTS or five_alike.bonus_after is BonusAfter.ANY_ENTRY
    early_enough = index & UPPER_OPEN or five_alike.bonus_while is BonusWhile.ALWAYS
    return five_alike.bonus if late_enough and early_enough else 0


FORBIDDEN_REASONS = frozenset({Reason.UPPER_FIRST, Reason.LOWER_FIRST})


def _decide_entry(rules: Rules, five_alike: FiveAlike, index: int, box: Box, face: int) -> tuple[int, Reason]:
    """Return what an extra five alike scores in a box, and why: the first rule that applies decides."""
    roll = (face,) * rules.dice
    return (
        _forced_entry(five_alike, index, box, roll)
        or _entry_after_points(five_alike, index, box)
        or _joker_entry(rules, five_alike, index, box, roll)
        or (box.points(roll), _plain_reason(box, roll))
    )


def _forced_entry(five_alike: FiveAlike, index: int, box: Box, roll: Dice) -> tuple[int, Reason] | None:
    if five_alike.joker is not Joker.FORCED:
        return None
    if index & UPPER_OPEN:
        if not index & HOLDS_POINTS and five_alike.upper_first is UpperFirst.AFTER_POINTS:
            return None
        matches_face = _upper_face(box) == roll[0]
        return (box.points(roll), Reason.FORCED_UPPER) if matches_face else (0, Reason.UPPER_FIRST)
    if box.section is Section.LOWER:
        return None
    return 0, Reason.LOWER_FIRST if index & LOWER_OPEN else Reason.NO_LOWER_OPEN


def _entry_after_points(five_alike: FiveAlike, index: int, box: Box) -> tuple[int, Reason] | None:
    if not index & HOLDS_POINTS:
        return None
    if five_alike.in_chance is not None and isinstance(box.pattern, Anything):
        return five_alike.in_chance, Reason.AGAIN_IN_CHANCE
    if isinstance(box.pattern, Anything):
        return None
    return _zero_entry(five_alike.zero_when_closed, index)


def _zero_entry(zero_when_closed: ZeroWhenClosed, index: int) -> tuple[int, Reason] | None:
    match zero_when_closed:
        case ZeroWhenClosed.CHANCE_AND_UPPER if not index & (CHANCE_OPEN | UPPER_OPEN):
            return 0, Reason.CHANCE_AND_UPPER_CLOSED
        case ZeroWhenClosed.UPPER_BOX if not index & UPPER_OPEN:
            return 0, Reason.UPPER_BOX_CLOSED
        case ZeroWhenClosed.UPPER_SECTION if not index & UPPER_OPEN:
            return 0, Reason.UPPER_SECTION_CLOSED
        case _:
            return None


def _joker_entry(
    rules: Rules, five_alike: FiveAlike, index: int, box: Box, roll: Dice
) -> tuple[int, Reason] | None:
    if five_alike.joker is Joker.NONE or box.section is Section.UPPER:
        return None
    if index & UPPER_OPEN:
        return None if box.pattern.find(roll) else (0, Reason.JOKER_NEEDS_UPPER)
    matched = find_with_joker(box.pattern, roll)
    if not matched:
        return None
    if five_alike.joker_pays is JokerPays.HIGHEST:
        return max(box.points(best) for best in dice_space(rules.dice).rolls), Reason.JOKER
    return box.pays.points(roll, matched), Reason.JOKER
