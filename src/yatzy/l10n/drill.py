"""Feedback on an answer in the drill, and a line to share that does not reveal the answer."""

from yatzy.l10n.advice import choice_name
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.advice import Choice

SQUARE_LIMITS = (0.0, 0.25, 0.5, 1.0, 2.0)
"""The most an answer may cost to earn five squares, four, three, two and one."""
SQUARES = "■□"
"""An earned square, and one that was not earned."""


def answer_sentence(words: Catalogue, sheet: RuleSheet, best: Choice, chosen: Choice) -> str:
    """Return whether an answer was the best, as good as the best, or how many points it lost."""
    message = "drill-best" if chosen == best else "drill-equal" if not chosen.cost else "drill-costs"
    return words.say(
        message,
        best=choice_name(words, sheet, best),
        choice=choice_name(words, sheet, chosen),
        cost=words.decimal(chosen.cost, 2),
    )


def share_line(
    words: Catalogue, sheet: RuleSheet, date: str, cost: float, *, guest: bool = False, signs: str = SQUARES
) -> str:
    """Return a line to share about somebody's answer to a day's position.

    It starts with the command that asks the same question; for guests of a server, with the title of the sheet.
    """
    earned = sum(cost <= most for most in SQUARE_LIMITS)
    title = " ".join(filter(None, (sheet.publisher, words.name(sheet, "game"))))
    return words.say(
        "drill-share.guest" if guest else "drill-share",
        sheet=title if guest else sheet.id,
        date=date,
        squares=signs[0] * earned + signs[1] * (len(SQUARE_LIMITS) - earned),
        result="costs" if cost else "best",
        cost=words.decimal(cost, 2),
    )
