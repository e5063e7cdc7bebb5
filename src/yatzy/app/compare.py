"""Rule sheets side by side: where they differ, what they score for the same dice, and hands that show it.

Boxes are matched by key. Points, and the hands that show a difference, come from the compiled tables: nothing
here knows a rule.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from msgspec import Struct

from yatzy.app.solutions import Solutions
from yatzy.rules.dice import Dice, parse_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.patterns import example_roll
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import Box, Section, Strike

MOST_SHEETS = 6
"""The most sheets in one comparison; more could not be told apart in a figure."""


class ExampleHand(Struct, frozen=True):
    """A hand, and what it scores on each sheet; None where the sheet lacks the box."""

    dice: Dice
    points: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class ComparedFact:
    """A fact about every sheet, such as the number of rolls."""

    kind: str
    values: tuple[Any, ...]
    """As the rules have it; of extra five alike, without the box."""

    @property
    def differs(self) -> bool:
        """Whether two sheets differ in it."""
        return any(value != self.values[0] for value in self.values)


@dataclass(frozen=True, slots=True)
class ComparedBox:
    """A box on every sheet that has it."""

    key: str
    section: Section
    differs: bool
    """Whether a sheet lacks the box, scores some roll differently, or restricts when it may be filled."""
    examples: tuple[ExampleHand, ...]
    """Up to two hands that show the difference."""


@dataclass(frozen=True, slots=True)
class SheetComparison:
    """Rule sheets side by side."""

    sheets: tuple[RuleSheet, ...]
    dice: Dice
    """The hand that every sheet scores, if it plays with that many dice; may be empty."""
    facts: tuple[ComparedFact, ...]
    boxes: tuple[ComparedBox, ...]
    expected: tuple[float, ...] | None
    """The expected total of each under best play, if that was asked for."""


def compare_sheets(
    sheets: Sequence[RuleSheet], dice: str = "", solutions: Solutions | None = None
) -> SheetComparison:
    """Compare sheets, and what each scores for ``dice``; with ``solutions``, their expected totals too.

    Raises :class:`YatzyError` for too many sheets, or dice that no sheet plays with.
    """
    if len(sheets) > MOST_SHEETS:
        raise YatzyError("compare-many", got=len(sheets), most=MOST_SHEETS)
    sheets = tuple(sheets)
    keys = _merge_keys([sheet.tables.keys for sheet in sheets])
    return SheetComparison(
        sheets=sheets,
        dice=_parse_hand(dice, [sheet.rules.dice for sheet in sheets]) if dice else (),
        facts=tuple(_compare_facts(sheets)),
        boxes=tuple(_compare_box(sheets, key) for key in keys),
        expected=None if solutions is None else tuple(solutions.load(sheet).expected for sheet in sheets),
    )


@dataclass(frozen=True, slots=True)
class OptionWorth:
    """What an option of a sheet is worth under best play."""

    sheet: RuleSheet
    """The sheet with this option alone."""
    expected: float
    difference: float
    """To the sheet without options."""


def compare_options(sheet: RuleSheet, solutions: Solutions) -> tuple[float, tuple[OptionWorth, ...]]:
    """Return the expected total of a sheet under best play, and what each of its options alone makes of it."""
    expected = solutions.load(sheet).expected
    worths = []
    for option in sheet.options:
        changed = sheet.with_options(option.key)
        total = solutions.load(changed).expected
        worths.append(OptionWorth(changed, total, total - expected))
    return expected, tuple(worths)


def _compare_facts(sheets: Sequence[RuleSheet]) -> Iterator[ComparedFact]:
    rules = [sheet.rules for sheet in sheets]
    yield ComparedFact("dice", tuple(each.dice for each in rules))
    yield ComparedFact("rolls", tuple(each.rolls for each in rules))
    yield ComparedFact("boxes", tuple(len(each.boxes) for each in rules))
    yield ComparedFact("order", tuple(each.order for each in rules))
    if any(each.strike is not Strike.FREE for each in rules):
        yield ComparedFact("strike", tuple(each.strike for each in rules))
    yield ComparedFact("bonus", tuple(each.upper_bonus for each in rules))
    yield ComparedFact("further", tuple(each.five_alike and replace(each.five_alike, box="") for each in rules))
    yield ComparedFact("highest", tuple(sheet.tables.highest() for sheet in sheets))


def _compare_box(sheets: Sequence[RuleSheet], key: str) -> ComparedBox:
    boxes = [_find_box(sheet, key) for sheet in sheets]
    there = [box for box in boxes if box]
    same_dice = len({sheet.rules.dice for sheet in sheets}) == 1
    differs = True
    examples: tuple[ExampleHand, ...] = ()
    if len(there) == len(sheets):
        points = {_points_by_roll(sheet, key) for sheet in sheets}
        rules = {(box.pattern, box.pays) for box in there}
        differs = len(points if same_dice else rules) > 1 or len({box.last_resort for box in there}) > 1
    if same_dice:
        found = _contrasting_hands if len(there) == len(sheets) else _making_hands
        examples = tuple(found(sheets, key))
    return ComparedBox(key, there[0].section, differs, examples)


def _contrasting_hands(sheets: Sequence[RuleSheet], key: str) -> Iterator[ExampleHand]:
    """Yield hands that show how sheets differ in a box."""
    space = sheets[0].tables.dice
    points = list(zip(*(_points_by_roll(sheet, key) for sheet in sheets), strict=True))
    for roll in contrasting_rolls(points, space.ways):
        yield ExampleHand(space.rolls[roll], points[roll])


def _making_hands(sheets: Sequence[RuleSheet], key: str) -> Iterator[ExampleHand]:
    """Yield a hand that makes a box which some sheet lacks."""
    space = sheets[0].tables.dice
    box = next(box for box in (_find_box(sheet, key) for sheet in sheets) if box)
    hand = example_roll(box.pattern, space.count)
    points = [
        _points_by_roll(sheet, key)[space.roll_index(hand)] if key in sheet.tables.keys else None
        for sheet in sheets
    ]
    yield ExampleHand(hand, tuple(points))


def contrasting_rolls(points: Sequence[tuple[int, ...]], ways: Sequence[int]) -> tuple[int, ...]:
    """Return up to two rolls that best show how sheets differ; ``points`` has those of every sheet by roll.

    The first has the largest difference. The second has the largest one that ranks the sheets in another order,
    else the smallest difference there is. Ties go to the likelier roll (more ``ways``).
    """
    rolls = [roll for roll, scores in enumerate(points) if len(set(scores)) > 1]
    if not rolls:
        return ()

    def spread(roll: int) -> int:
        return max(points[roll]) - min(points[roll])

    def ranks(roll: int) -> tuple[int, ...]:
        return tuple(sorted(range(len(points[roll])), key=points[roll].__getitem__))

    first = max(rolls, key=lambda roll: (spread(roll), ways[roll]))
    other_way = [roll for roll in rolls if ranks(roll) != ranks(first)]
    if other_way:
        return first, max(other_way, key=lambda roll: (spread(roll), ways[roll]))
    other = [roll for roll in rolls if points[roll] != points[first]]
    return (first, min(other, key=lambda roll: (spread(roll), -ways[roll]))) if other else (first,)


def _points_by_roll(sheet: RuleSheet, key: str) -> tuple[int, ...]:
    """Return what a box scores for every roll."""
    tables = sheet.tables
    return tables.points[tables.keys.index(key)]


def _merge_keys(keys_by_sheet: Sequence[Sequence[str]]) -> list[str]:
    """Merge keys in printed order: the first sheet's, then each new key behind its predecessor."""
    merged = list(keys_by_sheet[0])
    for keys in keys_by_sheet[1:]:
        for place, key in enumerate(keys):
            if key not in merged:
                merged.insert(merged.index(keys[place - 1]) + 1 if place else 0, key)
    return merged


def _find_box(sheet: RuleSheet, key: str) -> Box | None:
    index = sheet.rules.box_index(key)
    return None if index is None else sheet.rules.boxes[index]


def _parse_hand(dice: str, counts: Sequence[int]) -> Dice:
    """Parse dice, as many as some sheet plays with."""
    count = sum(sign.isdigit() for sign in dice)
    return tuple(sorted(parse_dice(dice, count if count in counts else counts[0])))
