"""Why an entry is worth what it is, or may not be made, as a sentence."""

from collections.abc import Sequence

from yatzy.game.card import Card, Mark
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import Dice
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import Entry, Reason
from yatzy.rules.vocabulary import Box, Counted


def reason(words: Catalogue, sheet: RuleSheet, dice: Dice, entry: Entry) -> str:
    """Return the sentence behind an entry."""
    index = sheet.tables.keys.index(entry.key)
    box = sheet.rules.boxes[index]
    match entry.reason:
        case Reason.MADE:
            return _made(words, box, dice)
        case Reason.NOT_MADE:
            return _not_made(words, box.pattern)
        case _:
            return words.say(f"reason-{entry.reason}", **_arguments(words, sheet, dice, entry))


def bonus_reason(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice) -> str | None:
    """Return the sentence about the bonus for a further five alike, where the sheet has one."""
    five_alike, tables = sheet.rules.five_alike, sheet.tables
    roll = tables.dice.roll_index(dice)
    situation = tables.situation(roll, card.open_boxes, holds_points=card.holds_points)
    if five_alike is None or not five_alike.bonus or situation is None:
        return None
    message = "bonus-wherever" if situation.bonus else "bonus-lost"
    return words.say(message, bonus=five_alike.bonus, box=words.name(sheet, five_alike.box))


def upper_bonus_reason(words: Catalogue, sheet: RuleSheet, card: Card, entry: Entry) -> str | None:
    """Return the sentence about the upper bonus, where an entry would earn it."""
    earned = card.write(Mark(entry.key, entry.points)).upper_bonus - card.upper_bonus
    if not earned:
        return None
    return words.say("reason-earns-bonus", bonus=words.name(sheet, "upper-bonus"), points=earned)


def need(words: Catalogue, pattern: Pattern) -> str:
    """Return the sentence for what a box asks of the dice."""
    match pattern:
        case Face(face):
            return words.say("need-face", face=face)
        case Groups(sizes, shared):
            shape = "-".join(str(size) for size in sizes)
            return words.say(f"need-groups-{shape}{'-shared' if shared else ''}")
        case Run(length):
            return words.say("need-run", length=length)
        case Faces(faces):
            return words.say("need-faces", faces=_joined(faces, "-"))
        case Anything():
            return words.say("need-any")


def _made(words: Catalogue, box: Box, dice: Dice) -> str:
    if box.pays.counted is Counted.NONE:
        return words.say("reason-made-fixed", points=box.pays.fixed)
    matched = box.pattern.find(dice) or ()
    counted = dice if box.pays.counted is Counted.ALL else matched
    message = f"reason-made-{box.pays.counted}{'-plus' if box.pays.fixed else ''}"
    return words.say(message, sum=_joined(counted, " + "), plus=box.pays.fixed)


def _not_made(words: Catalogue, pattern: Pattern) -> str:
    return words.say("reason-no-face", face=pattern.face) if isinstance(pattern, Face) else need(words, pattern)


def _arguments(words: Catalogue, sheet: RuleSheet, dice: Dice, entry: Entry) -> dict[str, str | int]:
    """Return what the sentences about a further five alike speak of."""
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


def _joined(faces: Sequence[int], between: str) -> str:
    return between.join(str(face) for face in faces)
