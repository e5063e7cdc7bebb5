"""The options of a sheet in words, as a table chooses among them."""

from collections.abc import Iterator
from dataclasses import dataclass

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.reasons import pattern_sentence, pays_sentence
from yatzy.report.turn_rules import five_alike_sentences, order_sentence
from yatzy.rules.options import SEPARATOR, BoxChange, Option
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import base_id, find_bundled


@dataclass(frozen=True, slots=True)
class OptionRule:
    """One option of a sheet: what it changes, who plays so, and the sheet that chooses or drops it."""

    key: str
    text: str
    source: str
    chosen: bool
    sheet: str
    """The sheet with this option changed over; options that exclude it are dropped."""
    excludes: tuple[str, ...]
    """Keys of the options that cannot be chosen with it."""


def explain_options(words: Catalogue, sheet: RuleSheet) -> tuple[OptionRule, ...]:
    """Return the options of a sheet, or of the sheet that it was chosen from, in its order."""
    base = sheet if sheet.options else find_bundled(base_id(sheet.id)) or sheet
    chosen = [option for option in base.options if option.key in sheet.id.split(SEPARATOR)[1:]]
    return tuple(
        OptionRule(
            key=option.key,
            text=" ".join(_option_sentences(words, base, option)),
            source=option.source,
            chosen=option in chosen,
            sheet=base.with_options(*(one.key for one in _change_over(chosen, option))).id,
            excludes=tuple(one.key for one in base.options if one != option and one.excludes(option)),
        )
        for option in base.options
    )


def _change_over(chosen: list[Option], option: Option) -> list[Option]:
    """Return the chosen options without this one, or with it instead of those it excludes."""
    if option in chosen:
        return [one for one in chosen if one != option]
    return [option, *(one for one in chosen if not one.excludes(option))]


def _option_sentences(words: Catalogue, sheet: RuleSheet, option: Option) -> Iterator[str]:
    if option.order is not None or option.strike is not None:
        rules = option.apply(sheet.rules)
        yield order_sentence(words, rules.order, rules.strike)
    if option.upper_bonus is not None:
        at, points = option.upper_bonus.at, option.upper_bonus.points
        name = words.name(sheet, "upper-bonus")
        yield words.say("rules-upper-bonus", bonus=name, at=at, points=points)
    if option.five_alike is not None:
        box = option.five_alike.box
        before = five_alike_sentences(words, sheet, sheet.rules.five_alike, box).values()
        after = five_alike_sentences(words, sheet, option.five_alike, box).values()
        changed = [sentence for sentence in after if sentence not in before]
        heading = words.say("rules-further", box=words.name(sheet, box))
        yield words.with_label(heading, " ".join(changed or after))
    for change in option.boxes:
        yield words.with_label(words.name(sheet, change.key), " ".join(_change_sentences(words, sheet, change)))


def _change_sentences(words: Catalogue, sheet: RuleSheet, change: BoxChange) -> Iterator[str]:
    """Yield what the box takes and pays from then on, as far as the option changes it."""
    box = next(change.apply(box) for box in sheet.rules.boxes if box.key == change.key)
    if change.pattern is not None:
        yield pattern_sentence(words, box.pattern)
    if change.pays is not None:
        yield pays_sentence(words, box.pays)
    if change.last_resort is not None:
        yield words.say("rules-last-resort" if box.last_resort else "rules-no-last-resort")
