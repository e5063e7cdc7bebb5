"""``yatzy advise``: what to do with these dice, what everything else costs, and why."""

import json as json_format
from typing import TYPE_CHECKING

from rich.text import Text

from yatzy.cli.asking import asked_about, check_open
from yatzy.cli.output import faces, ruled, terminal
from yatzy.cli.solving import solution
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import full_title
from yatzy.rules.dice import parse_dice
from yatzy.rules.errors import SolverError, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL

if TYPE_CHECKING:
    from yatzy.coach.explain import Reason
    from yatzy.coach.winning import WinAdvice
    from yatzy.solver.advice import Advice
    from yatzy.solver.values import Values

SHOWN = 5
LONGEST, LONGEST_TOLD = 6, 40
"""Digits of a total, and signs of what is no total."""


def advise(
    *dice: str,
    rolls_left: int | None = None,
    sheet: str = USUAL,
    filled: str = "",
    against: str | None = None,
    all: bool = False,  # noqa: A002 # the option is called --all
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet, words, card = asked_about(sheet, filled, lang)
    check_open(card)
    if not dice:
        raise YatzyError("advise-dice", dice=rule_sheet.rules.dice)
    thrown = parse_dice(" ".join(dice), rule_sheet.rules.dice)
    left = rule_sheet.rules.rolls - 1 if rolls_left is None else rolls_left
    rivals = None if against is None else _totals(against)
    values, _ = solution(words, rule_sheet)

    from yatzy.coach.explain import explain  # noqa: PLC0415 # as above

    advice = values.advise(card, thrown, left)
    reasons = explain(values.outlook(card), advice)
    race = None if rivals is None else _to_win(words, values, card, advice, rivals)
    if json:
        from msgspec import to_builtins  # noqa: PLC0415 # as above

        from yatzy.l10n.answers import advice_answer  # noqa: PLC0415 # as above

        print(json_format.dumps(to_builtins(advice_answer(rule_sheet, advice, reasons, race))))
        return
    _print(words, rule_sheet, advice, reasons, shown=len(advice.choices) if all else SHOWN)
    if race is not None:
        from yatzy.l10n.advice import note_to_win  # noqa: PLC0415 # as above

        terminal().print(f"\n{note_to_win(words, rule_sheet, race)}")


def _totals(text: str) -> list[int]:
    """Read the final totals of others."""
    parts = text.replace(",", " ").split()
    if not parts or not all(part.isascii() and part.isdigit() and len(part) <= LONGEST for part in parts):
        raise YatzyError("advise-against", text=text[:LONGEST_TOLD])
    return [int(part) for part in parts]


def _to_win(
    words: Catalogue, values: "Values", card: Card, advice: "Advice", rivals: list[int]
) -> "WinAdvice | float":
    """Return the choices by their chance to win, or while it is early for that, about what the chance is."""
    from yatzy.cli.waiting import waiting  # noqa: PLC0415 # as above

    position = (values, card, advice.dice, advice.rolls_left, rivals)
    with waiting(words.say("solve-preparing"), words.say("solve-solving")) as progress:
        from yatzy.coach.winning import about_to_win, to_win  # noqa: PLC0415 # as above
        from yatzy.solver.spread import spread  # noqa: PLC0415 # as above

        try:
            return to_win(*position)
        except SolverError as error:
            if error.code != "race-too-early":
                raise
            spread(values, progress=progress)
            return about_to_win(*position)


def _print(
    words: Catalogue, sheet: RuleSheet, advice: "Advice", reasons: "tuple[Reason, ...]", *, shown: int
) -> None:
    from yatzy.l10n.advice import choice_name, why  # noqa: PLC0415 # as above

    console, best = terminal(), advice.best
    heading = words.say("score-heading", dice=faces(advice.dice), sheet=full_title(sheet))
    console.print(heading, style="bold")
    console.print(words.say("advise-rolls-left", rolls=advice.rolls_left), style="dim")
    console.print()
    name = choice_name(words, sheet, best)
    console.print(words.say("advise-best", choice=name, total=words.decimal(best.value)), style="bold green")
    for line in why(words, sheet, reasons):
        console.print(line)
    others = advice.choices[1:shown]
    if not others:
        return
    table = ruled(*(words.say(f"column-{name}") for name in ("otherwise", "costs", "expected")))
    table.columns[1].justify = table.columns[2].justify = "right"
    for choice in others:
        cost, total = words.decimal(choice.cost, 2), words.decimal(choice.value)
        table.add_row(Text(choice_name(words, sheet, choice)), cost, Text(total, "dim"))
    console.print()
    console.print(table)
    if len(advice.choices) > shown:
        console.print()
        console.print(words.say("advise-more", count=len(advice.choices) - shown), style="dim")
