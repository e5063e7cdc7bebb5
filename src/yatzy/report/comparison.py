"""Compared sheets in words: what each says, and what they score for the same dice.

Each box goes by the name its own sheet gives it.
"""

from collections.abc import Sequence

from msgspec import Struct

from yatzy.app.compare import ComparedFact, ExampleHand, OptionWorth, SheetComparison
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import entry_reason
from yatzy.report.options import explain_options
from yatzy.report.rulebook import BoxRule, RulePage, build_rule_page
from yatzy.rules.dice import Dice
from yatzy.rules.rule_tables import Entry
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.vocabulary import Section


class SheetColumn(Struct, frozen=True, omit_defaults=True):
    """One of the compared sheets."""

    sheet: str
    digest: str
    title: str
    game: str
    """The name it gives the game."""
    dice: int
    expected: float | None = None
    """The expected total under best play, if it was requested."""


class FactRow(Struct, frozen=True):
    """A fact about every sheet, such as the number of rolls."""

    kind: str
    label: str
    cells: tuple[str, ...]
    differs: bool


class BoxCell(Struct, frozen=True, omit_defaults=True):
    """A box on one sheet."""

    name: str
    text: str
    """What it requires and pays."""
    points: int | None = None
    """What the dice score here, if there are dice and the sheet plays with that many."""
    why: str = ""


class BoxRow(Struct, frozen=True, omit_defaults=True):
    """A box on every sheet that has it."""

    key: str
    section: Section
    cells: tuple[BoxCell | None, ...]
    differs: bool
    examples: tuple[ExampleHand, ...] = ()
    """Up to two hands that show the difference."""


class Comparison(Struct, frozen=True, omit_defaults=True):
    """Rule sheets side by side."""

    language: str
    columns: tuple[SheetColumn, ...]
    facts: tuple[FactRow, ...]
    boxes: tuple[BoxRow, ...]
    dice: Dice = ()
    """The hand that every sheet scores."""


class OptionRow(Struct, frozen=True):
    """What an option of a sheet is worth."""

    key: str
    sheet: str
    """The sheet with this option alone."""
    digest: str
    text: str
    source: str
    expected: float
    """The expected total under best play."""
    difference: float
    """To the sheet without options."""


class OptionComparison(Struct, frozen=True):
    """A sheet, and what its options are worth."""

    language: str
    sheet: str
    digest: str
    title: str
    expected: float
    options: tuple[OptionRow, ...]


def build_option_comparison(
    words: Catalogue, sheet: RuleSheet, expected: float, worths: Sequence[OptionWorth]
) -> OptionComparison:
    """Return the worth of a sheet's options in words."""
    rows = tuple(
        OptionRow(
            rule.key, rule.sheet, worth.sheet.digest, rule.text, rule.source, worth.expected, worth.difference
        )
        for rule, worth in zip(explain_options(words, sheet), worths, strict=True)
    )
    return OptionComparison(words.language, sheet.id, sheet.digest, full_title(sheet), expected, rows)


def build_comparison(words: Catalogue, found: SheetComparison) -> Comparison:
    """Return compared sheets in words."""
    pages = [build_rule_page(words, sheet) for sheet in found.sheets]
    expected = found.expected or (None,) * len(found.sheets)
    columns = (
        SheetColumn(
            sheet.id, sheet.digest, full_title(sheet), words.name(sheet, "game"), sheet.rules.dice, total
        )
        for sheet, total in zip(found.sheets, expected, strict=True)
    )
    boxes_by_key = [{box.key: box for part in page.parts for box in part.boxes} for page in pages]
    boxes = (
        BoxRow(
            box.key,
            box.section,
            tuple(
                _cell(words, sheet, by_key[box.key], found.dice) if box.key in by_key else None
                for sheet, by_key in zip(found.sheets, boxes_by_key, strict=True)
            ),
            box.differs,
            box.examples,
        )
        for box in found.boxes
    )
    facts = (_fact_row(words, pages, fact) for fact in found.facts)
    return Comparison(words.language, tuple(columns), tuple(facts), tuple(boxes), found.dice)


def _fact_row(words: Catalogue, pages: Sequence[RulePage], fact: ComparedFact) -> FactRow:
    say, none = words.say, words.say("compare-none")
    match fact.kind:
        case "order" | "strike":
            cells = tuple(say(f"compare-{fact.kind}-{value}") for value in fact.values)
        case "bonus":
            cells = tuple(
                say("compare-bonus-at", at=bonus.at, points=bonus.points) if bonus else none
                for bonus in fact.values
            )
        case "further":
            cells = tuple(_five_alike_text(page) or none for page in pages)
        case _:
            cells = tuple(map(str, fact.values))
    return FactRow(fact.kind, say(f"compare-{fact.kind}"), cells, fact.differs)


def _cell(words: Catalogue, sheet: RuleSheet, rule: BoxRule, dice: Dice) -> BoxCell:
    if len(dice) != sheet.rules.dice:
        return BoxCell(rule.name, rule.text)
    tables = sheet.tables
    index, roll = tables.keys.index(rule.key), tables.dice.roll_index(dice)
    points = tables.points[index][roll]
    entry = Entry(rule.key, points, 0, allowed=True, reason=tables.reasons[index][roll])
    return BoxCell(rule.name, rule.text, points, entry_reason(words, sheet, dice, entry))


def _five_alike_text(page: RulePage) -> str:
    """Return what a sheet says about an extra five alike."""
    return " ".join(line.text for part in page.parts if part.kind == "further" for line in part.lines)
