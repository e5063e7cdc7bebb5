"""``yatzy score``: what a roll is worth in every open box, and why."""

import json as json_format
import sys
from collections.abc import Iterator
from itertools import groupby

from rich.text import Text

from yatzy.cli.output import faces, ruled, terminal
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.faults import sentence
from yatzy.l10n.reasons import bonus_reason, reason
from yatzy.l10n.rulebook import imprint
from yatzy.rules.dice import Dice, parse_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet

DEFAULT_SHEET = "tactic"


def score(
    dice: str | None = None,
    /,
    *,
    sheet: str = DEFAULT_SHEET,
    filled: str = "",
    json: bool = False,
    lang: str | None = None,
) -> int:
    words = catalogue(pick_language(lang))
    rule_sheet = find_sheet(sheet)
    card = Card.parse(rule_sheet.tables, filled)
    if dice is not None:
        _answer(words, rule_sheet, card, parse_dice(dice, rule_sheet.rules.dice), json=json)
        return 0
    return _answer_each(words, rule_sheet, card, json=json)


def _answer_each(words: Catalogue, sheet: RuleSheet, card: Card, *, json: bool) -> int:
    """Answer roll after roll, from whoever types or from a pipe; a bad one is told and passed over."""
    typed = sys.stdin.isatty()
    exit_code = 0
    if typed:
        print(words.say("score-asking", sheet=imprint(sheet)))
    for line in _lines(words.say("score-ask") + " " if typed else ""):
        if typed and not line.strip():
            break
        try:
            _answer(words, sheet, card, parse_dice(line, sheet.rules.dice), json=json)
        except YatzyError as error:
            print(f"{words.say('error-label')}: {sentence(words, error)}", file=sys.stderr)
            exit_code = 0 if typed else error.exit_code
    return exit_code


def _lines(prompt: str) -> Iterator[str]:
    while True:
        try:
            yield input(prompt)
        except EOFError:
            return


def _answer(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice, *, json: bool) -> None:
    if json:
        print(json_format.dumps(_as_data(sheet, card, dice)))
    else:
        _print(words, sheet, card, dice)


def _as_data(sheet: RuleSheet, card: Card, dice: Dice) -> dict[str, object]:
    boxes = [
        {
            "key": entry.key,
            "points": entry.points,
            "bonus": entry.bonus,
            "allowed": entry.allowed,
            "reason": str(entry.reason),
        }
        for entry in card.entries(dice)
    ]
    return {"sheet": sheet.id, "dice": list(dice), "boxes": boxes}


def _print(words: Catalogue, sheet: RuleSheet, card: Card, dice: Dice) -> None:
    console = terminal()
    entries = card.entries(dice)
    console.print(words.say("score-heading", dice=faces(dice), sheet=imprint(sheet)), style="bold")
    if not entries:
        console.print(words.say("score-none-open"))
        return
    with_bonus = any(entry.bonus for entry in entries)
    names = ("column-box", "column-points", *(("column-bonus",) if with_bonus else ()), "column-why")
    table = ruled(*(words.say(name) for name in names))
    for column in table.columns[1:-1]:
        column.justify = "right"
    sections = {box.key: box.section for box in sheet.rules.boxes}
    for _, lines in groupby(entries, lambda entry: sections[entry.key]):
        for entry in lines:
            points = str(entry.points) if entry.allowed else words.say("score-forbidden")
            bonus = (f"+{entry.bonus}" if entry.bonus else "",) if with_bonus else ()
            why = reason(words, sheet, dice, entry)
            style = "" if entry.points or entry.bonus else "dim"
            table.add_row(words.name(sheet, entry.key), Text(points, "bold"), *bonus, why, style=style)
        table.add_section()
    console.print()
    console.print(table)
    about_bonus = bonus_reason(words, sheet, card, dice)
    if about_bonus:
        console.print()
        console.print(about_bonus)
