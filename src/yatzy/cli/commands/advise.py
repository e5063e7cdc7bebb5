"""``yatzy advise``: what to do with these dice, what everything else costs, and why."""

from typing import TYPE_CHECKING

from rich.text import Text

from yatzy.cli.support.card_arguments import check_open, parse_card_arguments
from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.solution import load_solution
from yatzy.cli.support.terminal import make_console, ruled_table, space_dice
from yatzy.game.card import Card
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.dice import Dice, parse_dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET

if TYPE_CHECKING:
    from yatzy.app.advise import AdviceResult
    from yatzy.solver.query.values import Values

SHOWN_CHOICES = 5
MAX_DIGITS, MAX_QUOTED = 6, 40
"""Digits of a total, and characters of bad input quoted in an error."""


def advise(
    *dice: str,
    rolls_left: int | None = None,
    sheet: str = DEFAULT_SHEET,
    filled: str = "",
    against: str | None = None,
    all: bool = False,  # noqa: A002 # the option is called --all
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet, words, card = parse_card_arguments(sheet, filled, lang)
    check_open(card)
    if not dice:
        raise YatzyError("advise-dice", dice=rule_sheet.rules.dice)
    thrown = parse_dice(" ".join(dice), rule_sheet.rules.dice)
    left = rule_sheet.rules.rolls - 1 if rolls_left is None else rolls_left
    rivals = None if against is None else _parse_totals(against)
    values, _ = load_solution(words, rule_sheet)

    from yatzy.app.advise import advise_position  # noqa: PLC0415 # slow to load

    if rivals is None:
        found = advise_position(values, rule_sheet, card, thrown, left)
    else:
        found = _advise_against(words, values, rule_sheet, (card, thrown, left), rivals)
    if json:
        print_json(found)
        return
    _print(words, rule_sheet, found, shown=len(found.choices) if all else SHOWN_CHOICES)


def _parse_totals(text: str) -> list[int]:
    """Parse the opponents' final totals."""
    parts = text.replace(",", " ").split()
    if not parts or not all(part.isascii() and part.isdigit() and len(part) <= MAX_DIGITS for part in parts):
        raise YatzyError("advise-against", text=text[:MAX_QUOTED])
    return [int(part) for part in parts]


def _advise_against(
    words: Catalogue, values: "Values", sheet: RuleSheet, position: tuple[Card, Dice, int], rivals: list[int]
) -> "AdviceResult":
    from yatzy.app.advise import advise_against  # noqa: PLC0415 # as above
    from yatzy.app.solutions import LocalSolutions  # noqa: PLC0415 # as above
    from yatzy.cli.support.progress import show_progress  # noqa: PLC0415 # as above

    with show_progress(words, "solve-preparing", "solve-solving") as progress:
        return advise_against(LocalSolutions(values, progress), sheet, *position, totals=rivals)


def _print(words: Catalogue, sheet: RuleSheet, advice: "AdviceResult", *, shown: int) -> None:
    from yatzy.l10n.advice import choice_name, reason_sentences, win_chance_sentence  # noqa: PLC0415 # as above

    console, best = make_console(), advice.best
    heading = words.say("score-heading", dice=space_dice(advice.dice), sheet=full_title(sheet))
    console.print(heading, style="bold")
    console.print(words.say("advise-rolls-left", rolls=advice.rolls_left), style="dim")
    console.print()
    name = choice_name(words, sheet, best)
    console.print(words.say("advise-best", choice=name, total=words.decimal(best.value)), style="bold green")
    for line in reason_sentences(words, sheet, advice.reasons):
        console.print(line)
    if advice.choices[1:shown]:
        _print_others(words, sheet, advice, shown)
    if advice.to_win is not None:
        console.print(f"\n{win_chance_sentence(words, sheet, advice.to_win)}")


def _print_others(words: Catalogue, sheet: RuleSheet, advice: "AdviceResult", shown: int) -> None:
    from yatzy.l10n.advice import choice_name  # noqa: PLC0415 # as above

    console = make_console()
    table = ruled_table(*(words.say(f"column-{name}") for name in ("otherwise", "costs", "expected")))
    table.columns[1].justify = table.columns[2].justify = "right"
    for choice in advice.choices[1:shown]:
        cost, total = words.decimal(choice.cost, 2), words.decimal(choice.value)
        table.add_row(Text(choice_name(words, sheet, choice)), cost, Text(total, "dim"))
    console.print()
    console.print(table)
    if len(advice.choices) > shown:
        console.print()
        console.print(words.say("advise-more", count=len(advice.choices) - shown), style="dim")
