"""Why an entry scores what it does, or is not allowed, as a sentence."""

from collections.abc import Iterator, Sequence

from yatzy.game.card import Card, Mark
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import Dice
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run
from yatzy.rules.rule_tables import Entry, Reason
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.vocabulary import BonusAfter, Box, CountedDice, Pays


def entry_reason(words: Catalogue, sheet: RuleSheet, dice: Dice, entry: Entry) -> str:
    """Return why an entry scores what it does, or is not allowed."""
    index = sheet.tables.keys.index(entry.key)
    box = sheet.rules.boxes[index]
    match entry.reason:
        case Reason.MADE:
            return _made_sentence(words, box, dice)
        case Reason.NOT_MADE:
            return _not_made_sentence(words, box.pattern)
        case _:
            return words.say(f"reason-{entry.reason}", **_arguments(words, sheet, dice, entry))


def bonus_reason(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice) -> str | None:
    """Return whether these dice earn the bonus for an extra five alike; None where it does not come up."""
    tables = sheet.tables
    roll = tables.dice.roll_index(dice)
    situation = tables.situation(roll, card.open_boxes, holds_points=card.holds_points)
    if situation is None:
        return None
    return bonus_sentence(words, sheet, dice[0], earned=bool(situation.bonus), holds_points=card.holds_points)


def bonus_sentence(
    words: Catalogue, sheet: RuleSheet, face: int, *, earned: bool, holds_points: bool
) -> str | None:
    """Return that an extra five alike earns its bonus, or why it does not; None where the sheet has none."""
    five_alike = sheet.rules.five_alike
    if five_alike is None or not five_alike.bonus:
        return None
    if earned:
        message = "bonus-wherever" if five_alike.bonus_after is BonusAfter.POINTS else "bonus-after-entry"
    else:
        needs_points = five_alike.bonus_after is BonusAfter.POINTS and not holds_points
        message = "bonus-lost" if needs_points else "bonus-lost-upper"
    upper = next((box.key for box in sheet.rules.boxes if box.pattern == Face(face)), None)
    return words.say(
        message,
        bonus=five_alike.bonus,
        box=words.name(sheet, five_alike.box),
        upper=words.name(sheet, upper) if upper else str(face),
    )


def upper_bonus_reason(words: Catalogue, sheet: RuleSheet, card: Card, entry: Entry) -> str | None:
    """Return that an entry earns the upper bonus; None if it does not."""
    earned = card.write(Mark(entry.key, entry.points)).upper_bonus - card.upper_bonus
    if not earned:
        return None
    return words.say("reason-earns-bonus", bonus=words.name(sheet, "upper-bonus"), points=earned)


def pattern_sentence(words: Catalogue, pattern: Pattern) -> str:
    """Return what a pattern requires of the dice."""
    match pattern:
        case Face(face):
            return words.say("need-face", face=face)
        case Groups(sizes, shared):
            shape = "-".join(str(size) for size in sizes)
            return words.say(f"need-groups-{shape}{'-shared' if shared else ''}")
        case Run(length):
            return words.say("need-run", length=length)
        case Faces(faces):
            return words.say("need-faces", faces=_join_faces(faces, "-"))
        case Anything():
            return words.say("need-any")


def pays_sentence(words: Catalogue, pays: Pays) -> str:
    """Return what a box pays."""
    if pays.counted is CountedDice.NONE:
        return words.say("pays-fixed", points=pays.fixed)
    return words.say(f"pays-{pays.counted}{'-plus' if pays.fixed else ''}", plus=pays.fixed)


def _made_sentence(words: Catalogue, box: Box, dice: Dice) -> str:
    if box.pays.counted is CountedDice.NONE:
        return words.say("reason-made-fixed", points=box.pays.fixed)
    matched = box.pattern.find(dice) or ()
    counted = dice if box.pays.counted is CountedDice.ALL else matched
    message = f"reason-made-{box.pays.counted}{'-plus' if box.pays.fixed else ''}"
    return words.say(message, sum=_join_faces(counted, " + "), plus=box.pays.fixed)


def _not_made_sentence(words: Catalogue, pattern: Pattern) -> str:
    return (
        words.say("reason-no-face", face=pattern.face)
        if isinstance(pattern, Face)
        else pattern_sentence(words, pattern)
    )


def _arguments(words: Catalogue, sheet: RuleSheet, dice: Dice, entry: Entry) -> dict[str, str | int]:
    """Return the Fluent arguments of the sentences about an extra five alike."""
    arguments: dict[str, str | int] = {
        "points": entry.points,
        "upper": str(dice[0]),  # a house sheet may have no box for the face
    }
    if sheet.rules.five_alike:
        arguments["yatzy"] = words.name(sheet, sheet.rules.five_alike.box)
    for box in sheet.rules.boxes:
        if isinstance(box.pattern, Anything):
            arguments["chance"] = words.name(sheet, box.key)
        if box.pattern == Face(dice[0]):
            arguments["upper"] = words.name(sheet, box.key)
    return arguments


def _join_faces(faces: Sequence[int], between: str) -> str:
    return between.join(str(face) for face in faces)


def other_sheet_sentences(words: Catalogue, sheet: RuleSheet) -> Iterator[str]:
    """Yield which other sheet to use, if this one's text in this language has a rule of its own."""
    for reading in sheet.readings:
        if reading.instead and words.language in reading.languages:
            language = words.language_name(words.language)
            yield words.say("rules-instead", language=language, sheet=reading.instead)
