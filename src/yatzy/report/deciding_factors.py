"""What decided a game, in a few sentences: the dice or the choices.

In turns whose rolls are unknown, the effect of choices counts as luck. A caveat then says so, no winner is
explained, and nobody is praised for choices of which too few are known.
"""

from collections.abc import Sequence

from yatzy.coach.review import Review, TurnDetail
from yatzy.game.series import effective_counting
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.review import ColumnReport, column_reports, format_signed, format_tenths
from yatzy.rules.sheet import Counting

CLEAR_RATIO = 1.5
"""How many times the other factor one has to be, to be called the main one."""


def deciding_factors(words: Catalogue, game: Game, reviewed: Review) -> list[str]:
    """Return what decided a game, in a few sentences, with a caveat where rolls are unknown."""
    columns = column_reports(game, reviewed)
    sentences = (
        _single_column(words, columns[0]) if len(columns) == 1 else _several_columns(words, game, columns)
    )
    caveat = review_caveat(words, reviewed)
    return [*sentences, caveat] if caveat else sentences


def review_caveat(words: Catalogue, reviewed: Review) -> str | None:
    """Return what unknown rolls mean for a review; None if all are known."""
    turns = [turn.known for part in reviewed.columns for turn in part.turns]
    return unknown_rolls_sentence(
        words, turns.count(TurnDetail.DICE), turns.count(TurnDetail.POINTS), len(turns)
    )


def unknown_rolls_sentence(words: Catalogue, dice: int, points: int, turns: int) -> str | None:
    """Return what turns with only final dice, or only points, known mean for a review; None without any."""
    if not dice + points:
        return None
    what = "both" if dice and points else "dice" if dice else "points"
    return words.say("review-unknown", what=what, dice=dice, points=points, turns=turns)


# One column


def _single_column(words: Catalogue, column: ColumnReport) -> list[str]:
    balance = column.balance
    by = balance.total - balance.expected
    where = "above" if by > 0 else "below" if by < 0 else "on"
    state = "over" if column.full else "going"
    first = words.say(
        "review-alone",
        state=state,
        total=column.total_text(words),
        where=where,
        by=format_tenths(words, abs(by)),
    )
    cost = format_tenths(words, balance.cost)
    if column.is_partly_known and column.skill.decisions:
        message = "review-because-little" if column.is_little_known else "review-because-partly"
        given = "some" if column.skill.cost else "none"
        return [first, words.say(message, given=given, cost=cost, luck=format_signed(words, balance.luck))]
    return [
        first,
        words.say(f"review-because-{_cause(column)}", luck=format_tenths(words, abs(balance.luck)), cost=cost),
    ]


def _cause(column: ColumnReport) -> str:
    """Return the code of what explains a single column's result; its choices are all known, or none is."""
    luck, cost = column.balance.luck, column.balance.cost
    if not column.skill.decisions:
        return "unknown"
    if not column.skill.cost:
        return "all-best-lucky" if luck >= 0 else "all-best"
    if luck >= 0:
        return "lucky" if luck >= cost else "choices"
    if -luck >= CLEAR_RATIO * cost:
        return "mostly-dice"
    return "mostly-choices" if cost >= CLEAR_RATIO * -luck else "both"


# Two columns and more


def _several_columns(words: Catalogue, game: Game, columns: Sequence[ColumnReport]) -> list[str]:
    sentences = [_extremes_sentence(words, "dice", columns)]
    if any(one.is_little_known for one in columns):
        return [*sentences, words.say("review-choices-little")]
    if not all(one.skill.decisions for one in columns):
        return sentences
    sentences.append(_choices_sentence(words, columns))
    two = len(columns) == 2 and all(one.full for one in columns)  # noqa: PLR2004 # one against one
    if two and effective_counting(game) is Counting.TOTALS and not any(one.is_partly_known for one in columns):
        sentences.append(_difference_sentence(words, *sorted(columns, key=lambda one: -one.balance.total)))
    return sentences


def _choices_sentence(words: Catalogue, columns: Sequence[ColumnReport]) -> str:
    if not any(one.skill.cost for one in columns):
        return words.say("review-choices-none", known=_known_code(columns))
    return _extremes_sentence(words, "choices", columns)


def _extremes_sentence(words: Catalogue, about: str, columns: Sequence[ColumnReport]) -> str:
    """Return who had the best and who the worst dice or choices (``about``)."""
    dice = about == "dice"
    figures = [(-one.balance.luck if dice else one.balance.cost, one.name) for one in columns]
    best, worst = min(figures)[0], max(figures)[0]
    arguments = {
        name: format_signed(words, -tenths) if dice else format_tenths(words, tenths)
        for name, tenths in (("figure", best), ("other", worst))
    }
    arguments["known"] = _known_code(columns)
    if best == worst:
        return words.say(f"review-{about}-even", **arguments)
    first = words.join_and(name for tenths, name in figures if tenths == best)
    last = words.join_and(name for tenths, name in figures if tenths == worst)
    kind = "two" if len(columns) == 2 else "many"  # noqa: PLR2004 # one against one
    return words.say(f"review-{about}-{kind}", player=first, last=last, **arguments)


def _known_code(columns: Sequence[ColumnReport]) -> str:
    return "partly" if any(one.is_partly_known for one in columns) else "all"


def _difference_sentence(words: Catalogue, ahead: ColumnReport, behind: ColumnReport) -> str:
    """Return what explains the difference between two columns: dice, choices or both."""
    dice = ahead.balance.luck - behind.balance.luck
    choices = behind.balance.cost - ahead.balance.cost
    if dice + choices == 0:
        by = "level"
    elif dice > 0 and choices > 0:
        by = "both"
    else:
        by = ("dice" if dice > 0 else "choices") + ("" if dice and choices else "-alone")
    return words.say(
        "review-decided",
        by=by,
        player=ahead.name,
        other=behind.name,
        gap=format_tenths(words, dice + choices, whole=True),
        dice=format_tenths(words, abs(dice)),
        choices=format_tenths(words, abs(choices)),
    )
