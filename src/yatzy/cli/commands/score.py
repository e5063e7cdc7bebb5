"""``yatzy score``: what a roll is worth in every open box, and why."""

import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby

from rich.text import Text

from yatzy.cli.support.card_arguments import parse_card_arguments
from yatzy.cli.support.exit_codes import exit_code_of
from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.streams import print_error
from yatzy.cli.support.terminal import make_console, ruled_table, space_dice
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.l10n.reasons import bonus_reason, entry_reason, other_sheet_sentences, upper_bonus_reason
from yatzy.rules.dice import Dice, parse_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET


def score(
    *dice: str,
    sheet: str = DEFAULT_SHEET,
    filled: str = "",
    json: bool = False,
    lang: str | None = None,
) -> int:
    rule_sheet, words, card = parse_card_arguments(sheet, filled, lang)
    if dice:
        _answer_roll(words, rule_sheet, card, " ".join(dice), json=json)
        return 0
    return _answer_rolls(words, rule_sheet, card, json=json)


def _answer_rolls(words: Catalogue, sheet: RuleSheet, card: Card, *, json: bool) -> int:
    """Answer rolls from standard input until it ends; report and skip bad ones."""
    typed = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    if typed:
        with suppress(ImportError):  # some systems have none
            import readline  # noqa: F401, PLC0415 # gives the prompt arrow keys and a history
        print(words.say("score-asking", sheet=full_title(sheet)))
    exit_code = 0
    for line in _read_lines(words.say("score-ask") + " " if typed else ""):
        if not line.strip():
            if typed:
                break
            continue
        try:
            _answer_roll(words, sheet, card, line, json=json)
        except YatzyError as error:
            print_error(words, error_sentence(words, error))
            exit_code = 0 if typed else exit_code_of(error)
    return exit_code


def _read_lines(prompt: str) -> Iterator[str]:
    """Yield lines of input until it ends."""
    while sys.stdin is not None:
        try:
            yield input(prompt)
        except (EOFError, KeyboardInterrupt):
            if prompt:
                print()
            return


def _answer_roll(words: Catalogue, sheet: RuleSheet, card: Card, text: str, *, json: bool) -> None:
    dice = parse_dice(text, sheet.rules.dice)
    if json:
        print_json(_as_data(sheet, card, dice))
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
    console = make_console()
    entries = card.entries(dice)
    console.print(words.say("score-heading", dice=space_dice(dice), sheet=full_title(sheet)), style="bold")
    if not entries:
        console.print(words.say("score-none-open"))
        return
    with_bonus = any(entry.bonus for entry in entries)
    names = ("column-box", "column-points", *(("column-bonus",) if with_bonus else ()), "column-why")
    table = ruled_table(*(words.say(name) for name in names))
    for column in table.columns[1:-1]:
        column.justify = "right"
    sections = {box.key: box.section for box in sheet.rules.boxes}
    for _, lines in groupby(entries, lambda entry: sections[entry.key]):
        for entry in lines:
            points = str(entry.points) if entry.allowed else words.say("score-forbidden")
            bonus = (f"+{entry.bonus}" if entry.bonus else "",) if with_bonus else ()
            why = entry_reason(words, sheet, dice, entry)
            earns = upper_bonus_reason(words, sheet, card, entry)
            counts = entry.points or entry.bonus
            table.add_row(
                words.name(sheet, entry.key),
                Text(points, "bold" if counts else ""),
                *bonus,
                f"{why} {earns}" if earns else why,
                style="" if counts else "dim",
            )
        table.add_section()
    console.print()
    console.print(table)
    about_bonus = bonus_reason(words, sheet, card, dice)
    for remark in (*([about_bonus] if about_bonus else []), *other_sheet_sentences(words, sheet)):
        console.print()
        console.print(remark)
