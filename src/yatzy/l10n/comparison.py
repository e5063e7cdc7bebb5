"""Sheets side by side: what each of them says, where they differ, and what they give for the same dice.

Structure, not layout: the terminal and the browser lay it out each in its own way. Boxes belong together by
their key, and each is called what its own sheet calls it. What a box gives is read from the tables, and so are
the hands that show a difference; nothing here knows a rule.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from msgspec import Struct

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import reason
from yatzy.l10n.rulebook import BoxRule, Page, full_title, rulebook
from yatzy.rules.dice import Dice, parse_dice
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import Entry
from yatzy.rules.vocabulary import Box, Section

T = TypeVar("T")

MOST_SHEETS = 6
"""Side by side; more could not be told apart in a figure."""


class SheetColumn(Struct, frozen=True, omit_defaults=True):
    """One of the sheets."""

    sheet: str
    digest: str
    title: str
    game: str
    """What it calls the game."""
    dice: int
    expected: float | None = None
    """The expected total under best play, where it was asked for."""


class FactRow(Struct, frozen=True):
    """Something that every sheet says."""

    kind: str
    label: str
    cells: tuple[str, ...]
    differs: bool


class BoxCell(Struct, frozen=True, omit_defaults=True):
    """A box on one of the sheets."""

    name: str
    text: str
    """What it asks and pays."""
    points: int | None = None
    """What the dice give here, if there are dice and the sheet plays with so many."""
    why: str = ""


class Example(Struct, frozen=True):
    """A hand, and what each sheet gives for it; none where it has no such box."""

    dice: Dice
    points: tuple[int | None, ...]


class BoxRow(Struct, frozen=True, omit_defaults=True):
    """A box on all sheets that have it."""

    key: str
    section: Section
    cells: tuple[BoxCell | None, ...]
    differs: bool
    examples: tuple[Example, ...] = ()
    """One or two hands that show the difference."""


class Comparison(Struct, frozen=True, omit_defaults=True):
    """Sheets side by side."""

    language: str
    columns: tuple[SheetColumn, ...]
    facts: tuple[FactRow, ...]
    boxes: tuple[BoxRow, ...]
    dice: Dice = ()
    """The hand that is scored by each."""


def comparison(words: Catalogue, sheets: Sequence[RuleSheet], dice: str = "") -> Comparison:
    """Lay sheets side by side, with what each gives for some dice.

    There have to be as many of them as some sheet plays with; the others say nothing about them.
    """
    return _Compared(words, sheets, dice).whole()


class _Compared:
    """Lays some sheets side by side."""

    def __init__(self, words: Catalogue, sheets: Sequence[RuleSheet], dice: str) -> None:
        self.words, self.sheets = words, sheets
        self.pages = [rulebook(words, sheet) for sheet in sheets]
        self.same_dice = len({sheet.rules.dice for sheet in sheets}) == 1
        self.dice = _read(dice, [sheet.rules.dice for sheet in sheets]) if dice else ()

    def whole(self) -> Comparison:
        columns = (
            SheetColumn(
                sheet.id, sheet.digest, full_title(sheet), self.words.name(sheet, "game"), sheet.rules.dice
            )
            for sheet in self.sheets
        )
        return Comparison(
            self.words.language, tuple(columns), tuple(self.facts()), tuple(self.boxes()), self.dice
        )

    # What every sheet says

    def facts(self) -> Iterator[FactRow]:
        rules, say = [sheet.rules for sheet in self.sheets], self.words.say
        yield self.fact("dice", [one.dice for one in rules], str)
        yield self.fact("rolls", [one.rolls for one in rules], str)
        yield self.fact("boxes", [len(one.boxes) for one in rules], str)
        yield self.fact("order", [one.order for one in rules], lambda order: say(f"compare-order-{order}"))
        yield self.fact(
            "bonus",
            [one.upper_bonus for one in rules],
            lambda bonus: (
                say("compare-bonus-at", at=bonus.at, points=bonus.points) if bonus else say("compare-none")
            ),
        )
        alike = [one.five_alike and replace(one.five_alike, box="") for one in rules]
        told = iter([_further(page) or say("compare-none") for page in self.pages])
        yield self.fact("further", alike, lambda _: next(told))
        highest = [sheet.tables.highest() for sheet in self.sheets]
        yield self.fact("highest", highest, str)

    def fact(self, kind: str, each: Sequence[T], tell: Callable[[T], str]) -> FactRow:
        differs = any(one != each[0] for one in each)
        return FactRow(kind, self.words.say(f"compare-{kind}"), tuple(tell(one) for one in each), differs)

    # Boxes

    def boxes(self) -> Iterator[BoxRow]:
        explained = [{box.key: box for part in page.parts for box in part.boxes} for page in self.pages]
        for key in _together([sheet.tables.keys for sheet in self.sheets]):
            found = [_box(sheet, key) for sheet in self.sheets]
            first = next(box for box in found if box)
            rules = [one.get(key) for one in explained]
            yield BoxRow(
                key,
                first.section,
                tuple(
                    self.cell(sheet, rule) if rule else None
                    for sheet, rule in zip(self.sheets, rules, strict=True)
                ),
                self.differs(key, found),
                tuple(self.examples(key, rules)),
            )

    def cell(self, sheet: RuleSheet, rule: BoxRule) -> BoxCell:
        if len(self.dice) != sheet.rules.dice:
            return BoxCell(rule.name, rule.text)
        tables = sheet.tables
        place, roll = tables.keys.index(rule.key), tables.dice.roll_index(self.dice)
        points = tables.points[place][roll]
        entry = Entry(rule.key, points, 0, allowed=True, reason=tables.reasons[place][roll])
        return BoxCell(rule.name, rule.text, points, reason(self.words, sheet, self.dice, entry))

    def differs(self, key: str, found: Sequence[Box | None]) -> bool:
        """Whether a box is not on all sheets, gives other points somewhere, or may be taken at other times."""
        if None in found:
            return True
        told = {(box.pattern, box.pays) for box in found if box}
        points = {self.points(sheet, key) for sheet in self.sheets} if self.same_dice else told
        return len(points) > 1 or len({box.last_resort for box in found if box}) > 1

    @staticmethod
    def points(sheet: RuleSheet, key: str) -> tuple[int, ...]:
        """Return what a box gives for every roll."""
        tables = sheet.tables
        return tables.points[tables.keys.index(key)]

    def examples(self, key: str, rules: Sequence[BoxRule | None]) -> Iterator[Example]:
        """Yield hands that show a difference; of a box that is not on all sheets, one that makes it."""
        printed = [rule for rule in rules if rule]
        if len(printed) < len(rules):
            for rule in printed[: 1 if self.same_dice else 0]:
                roll = self.sheets[0].tables.dice.roll_index(rule.example)
                yield Example(rule.example, tuple(self.points_at(key, roll)))
        elif self.same_dice:
            space = self.sheets[0].tables.dice
            points = list(zip(*(self.points(sheet, key) for sheet in self.sheets), strict=True))
            for roll in telling(points, space.ways):
                yield Example(space.rolls[roll], points[roll])

    def points_at(self, key: str, roll: int) -> Iterator[int | None]:
        """Yield what each sheet gives for a roll in a box, if it has it."""
        for sheet in self.sheets:
            yield self.points(sheet, key)[roll] if key in sheet.tables.keys else None


def telling(points: Sequence[tuple[int, ...]], ways: Sequence[int]) -> tuple[int, ...]:
    """Return the one or two rolls that show best how sheets differ in what they give for each.

    The first is that with the largest difference; the second the same where it goes the other way, or else the
    smallest difference there is. Among equals it is the roll that comes most often.
    """
    rolls = [roll for roll, each in enumerate(points) if len(set(each)) > 1]
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


def _together(several: Sequence[Sequence[str]]) -> list[str]:
    """Return all keys in printed order: the first sheet's, and each of another behind the one before it."""
    merged = list(several[0])
    for keys in several[1:]:
        for place, key in enumerate(keys):
            if key not in merged:
                merged.insert(merged.index(keys[place - 1]) + 1 if place else 0, key)
    return merged


def _box(sheet: RuleSheet, key: str) -> Box | None:
    index = sheet.rules.box_index(key)
    return None if index is None else sheet.rules.boxes[index]


def _read(dice: str, counts: Sequence[int]) -> Dice:
    """Read dice that some sheet plays with."""
    given = sum(sign.isdigit() for sign in dice)
    return tuple(sorted(parse_dice(dice, given if given in counts else counts[0])))


def _further(page: Page) -> str:
    """Return what a sheet says about another five alike."""
    return " ".join(line.text for part in page.parts if part.kind == "further" for line in part.lines)
