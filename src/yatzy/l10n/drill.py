"""The drill in words: what an answer cost, and a line about it that gives nothing away."""

from yatzy.l10n.advice import choice_name
from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.advice import Advice, Choice

UP_TO = (0.0, 0.25, 0.5, 1.0, 2.0)
"""What an answer may cost at most for five squares, for four, three, two and one."""
SQUARES = "■□"
"""A square that was earned, and one that was not."""


def judgement(words: Catalogue, sheet: RuleSheet, advice: Advice, chosen: Choice) -> str:
    """Say whether an answer was right, or what it gave away."""
    best = advice.best
    verdict = "drill-best" if chosen == best else "drill-equal" if not chosen.cost else "drill-costs"
    return words.say(
        verdict,
        best=choice_name(words, sheet, best),
        choice=choice_name(words, sheet, chosen),
        cost=words.decimal(chosen.cost, 2),
    )


def shared_line(
    words: Catalogue, sheet: RuleSheet, date: str, cost: float, *, guest: bool = False, signs: str = SQUARES
) -> str:
    """Return how somebody answered the position of a day, in a line that can be passed on.

    It says how to be asked the same: by a command, but to guests of a server, who follow a link.
    """
    earned = sum(cost <= most for most in UP_TO)
    called = " ".join(filter(None, (sheet.publisher, words.name(sheet, "game"))))
    return words.say(
        "drill-share.guest" if guest else "drill-share",
        sheet=called if guest else sheet.id,
        date=date,
        squares=signs[0] * earned + signs[1] * (len(UP_TO) - earned),
        result="costs" if cost else "best",
        cost=words.decimal(cost, 2),
    )
