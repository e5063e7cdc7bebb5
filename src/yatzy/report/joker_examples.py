"""Examples of an extra five alike: which boxes are filled, and where the roll then scores what.

Points and reasons come from the compiled tables: nothing here knows a rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import entry_reason
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.rule_tables import Entry, ExtraFiveAlike, Reason, RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import FiveAlike, ZeroWhenClosed

PREFERRED_FACE = 4
"""The face in the examples, if the sheet has a box for it."""


@dataclass(frozen=True, slots=True)
class JokerExample:
    """Where an extra five alike scores what, given which boxes are filled."""

    when: str
    """The filled boxes, in a sentence."""
    dice: Dice
    box: str
    """The name of the box where the roll scores most, or has to go."""
    points: int
    bonus: int
    outcome: str
    """Box, points and bonus in a sentence, for screen readers."""
    why: str


@dataclass(frozen=True, slots=True)
class _Situation:
    """The open boxes of a card, and what a sentence about it depends on."""

    open_boxes: int
    holds_points: bool
    upper_open: bool
    full: str = "nothing"


def joker_examples(words: Catalogue, sheet: RuleSheet) -> tuple[JokerExample, ...]:
    """Return an example for each situation the sheet distinguishes; usually there is none."""
    extra, five_alike = sheet.tables.extra_five_alike, sheet.rules.five_alike
    if extra is None or five_alike is None or sheet.tables.fixed_order:
        return ()
    face = next((face for face in (PREFERRED_FACE, *FACES) if face in sheet.tables.upper_faces), PREFERRED_FACE)
    examples: dict[tuple[bool, str, str], JokerExample] = {}
    for situation in _situations(sheet, extra, five_alike, face):
        if situation.open_boxes:
            example = _example(words, sheet, situation, face)
            what_is_shown = (situation.holds_points, example.outcome, example.why)
            examples.setdefault(what_is_shown, example)  # the same outcome is shown once
    return tuple(examples.values())


def _situations(
    sheet: RuleSheet, extra: ExtraFiveAlike, five_alike: FiveAlike, face: int
) -> Iterator[_Situation]:
    """Yield the situations that the rules of the sheet distinguish."""
    tables = sheet.tables
    others, upper = tables.all_boxes & ~(1 << extra.box), _upper_boxes(tables, face)
    for holds_points in (True, False):
        if upper:
            yield _Situation(others, holds_points, upper_open=True)
        yield _Situation(others & ~upper, holds_points, upper_open=False)
        if holds_points and five_alike.zero_when_closed is not ZeroWhenClosed.NEVER:
            yield _Situation(others & ~upper & ~extra.chance, holds_points, upper_open=False, full="chance")
        if holds_points and five_alike.zero_when_closed is ZeroWhenClosed.UPPER_SECTION:
            lower = others & ~tables.upper & ~extra.chance
            yield _Situation(lower, holds_points, upper_open=False, full="upper-and-chance")
    if any(one.reasons[face][_topmost(tables.upper)] is Reason.NO_LOWER_OPEN for one in extra.situations):
        yield _Situation(others & tables.upper & ~upper, holds_points=True, upper_open=False, full="lower")


def _example(words: Catalogue, sheet: RuleSheet, situation: _Situation, face: int) -> JokerExample:
    tables, extra, five_alike = sheet.tables, sheet.tables.extra_five_alike, sheet.rules.five_alike
    assert extra is not None  # noqa: S101 # checked by the caller
    assert five_alike is not None  # noqa: S101 # the same
    dice = (face,) * sheet.rules.dice
    roll = tables.dice.roll_index(dice)
    entry = _shown_entry(
        tables, roll, tables.entries(roll, situation.open_boxes, holds_points=situation.holds_points)
    )
    upper, chance = _upper_boxes(tables, face), extra.chance
    name = words.name(sheet, entry.key)
    return JokerExample(
        when=words.say(
            "rules-case-when",
            held="points" if situation.holds_points else "zero",
            box=words.name(sheet, five_alike.box),
            upper=words.name(sheet, tables.keys[_topmost(upper)]) if upper else "none",
            open="yes" if situation.upper_open else "no",
            full=situation.full,
            chance=words.name(sheet, tables.keys[_topmost(chance)]) if chance else "",
        ),
        dice=dice,
        box=name,
        points=entry.points,
        bonus=entry.bonus,
        outcome=words.say("rules-case-outcome", box=name, points=entry.points, bonus=entry.bonus),
        why=entry_reason(words, sheet, dice, entry),
    )


def _shown_entry(tables: RuleTables, roll: int, entries: tuple[Entry, ...]) -> Entry:
    """Return the allowed entry that scores most; among equals one that an ordinary roll would not have."""
    ordinary = (Reason.MADE, Reason.NOT_MADE)
    return max(
        (entry for entry in entries if entry.allowed),
        key=lambda entry: (
            entry.points,
            entry.reason not in ordinary,
            tables.points[tables.keys.index(entry.key)][roll],
        ),
    )


def _upper_boxes(tables: RuleTables, face: int) -> int:
    return sum(1 << box for box, upper_face in enumerate(tables.upper_faces) if upper_face == face)


def _topmost(boxes: int) -> int:
    """Return the index of the first box in a bit set; 0 if it is empty."""
    return max((boxes & -boxes).bit_length() - 1, 0)
