"""What a further five alike does, by examples: how the boxes stand that matter, and where the roll goes then.

The tables say what it gives and why; nothing here knows a rule.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import reason
from yatzy.rules.dice import FACES, Dice
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import Entry, Further, Reason, RuleTables
from yatzy.rules.vocabulary import FiveAlike

LIKED = 4
"""The face of the examples, where the sheet has a box for it."""


@dataclass(frozen=True, slots=True)
class Case:
    """A further five alike on a card that stands so."""

    when: str
    """Which boxes are filled, in a sentence."""
    dice: Dice
    box: str
    """The name of the box where the roll is worth most, or has to go."""
    points: int
    bonus: int
    outcome: str
    """Box, points and bonus in a sentence, for those who do not see them drawn."""
    why: str


@dataclass(frozen=True, slots=True)
class _Stand:
    """How a card stands: the boxes that are open, and what is to be said of those that are not."""

    open_boxes: int
    holds_points: bool
    upper_open: bool
    full: str = "nothing"


def further_cases(words: Catalogue, sheet: RuleSheet) -> tuple[Case, ...]:
    """Return what a further five alike does in the situations that the sheet tells apart; usually none."""
    further, five_alike = sheet.tables.further, sheet.rules.five_alike
    if further is None or five_alike is None or sheet.tables.fixed_order:
        return ()
    face = LIKED if further.upper_for[LIKED] else next((one for one in FACES if further.upper_for[one]), LIKED)
    told: dict[tuple[bool, str, str], Case] = {}
    for stand in _stands(sheet, further, five_alike, face):
        if stand.open_boxes:
            case = _case(words, sheet, stand, face)
            told.setdefault((stand.holds_points, case.outcome, case.why), case)  # what differs in nothing, once
    return tuple(told.values())


def _stands(sheet: RuleSheet, further: Further, five_alike: FiveAlike, face: int) -> Iterator[_Stand]:
    """Yield the cards that the rules of the sheet make a difference between."""
    tables = sheet.tables
    others, upper = tables.all_boxes & ~(1 << further.box), further.upper_for[face]
    for holds_points in (True, False):
        if upper:
            yield _Stand(others, holds_points, upper_open=True)
        yield _Stand(others & ~upper, holds_points, upper_open=False)
        if holds_points and five_alike.zero_when_closed and further.chance:
            yield _Stand(others & ~upper & ~further.chance, holds_points, upper_open=False, full="chance")
    if any(one.reasons[face][_first(tables.upper)] is Reason.NO_LOWER_OPEN for one in further.situations):
        yield _Stand(others & tables.upper & ~upper, holds_points=True, upper_open=False, full="lower")


def _case(words: Catalogue, sheet: RuleSheet, stand: _Stand, face: int) -> Case:
    tables, further, five_alike = sheet.tables, sheet.tables.further, sheet.rules.five_alike
    assert further is not None  # noqa: S101 # whoever asks has looked
    assert five_alike is not None  # noqa: S101 # the same
    dice = (face,) * sheet.rules.dice
    roll = tables.dice.roll_index(dice)
    entry = _telling(tables, roll, tables.entries(roll, stand.open_boxes, holds_points=stand.holds_points))
    upper, chance = further.upper_for[face], further.chance
    name = words.name(sheet, entry.key)
    return Case(
        when=words.say(
            "rules-case-when",
            held="points" if stand.holds_points else "zero",
            box=words.name(sheet, five_alike.box),
            upper=words.name(sheet, tables.keys[_first(upper)]) if upper else "none",
            open="yes" if stand.upper_open else "no",
            full=stand.full,
            chance=words.name(sheet, tables.keys[_first(chance)]) if chance else "",
        ),
        dice=dice,
        box=name,
        points=entry.points,
        bonus=entry.bonus,
        outcome=words.say("rules-case-outcome", box=name, points=entry.points, bonus=entry.bonus),
        why=reason(words, sheet, dice, entry),
    )


def _telling(tables: RuleTables, roll: int, entries: tuple[Entry, ...]) -> Entry:
    """Return the dearest entry that may be made; among equals the one that is least like any other roll's."""
    ordinary = (Reason.MADE, Reason.NOT_MADE)
    return max(
        (entry for entry in entries if entry.allowed),
        key=lambda entry: (
            entry.points,
            entry.reason not in ordinary,
            tables.points[tables.keys.index(entry.key)][roll],
        ),
    )


def _first(boxes: int) -> int:
    """Return the topmost of a set of boxes, or the topmost of all where it is empty."""
    return max((boxes & -boxes).bit_length() - 1, 0)
