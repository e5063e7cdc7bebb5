"""What decided a game, in a few sentences: the dice or the choices.

Where throws are not known, what was decided there counts as luck. Then it is told so at once, nothing is said
to have decided, and nobody is praised for choices of which too little is known.
"""

from collections.abc import Sequence

from yatzy.coach.review import Known, Review
from yatzy.game.series import counted
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import Summary, number, signed, summaries
from yatzy.rules.sheet import Counting

CLEARLY = 1.5
"""How many times the smaller of two things the larger has to be, to be called most of it."""


def verdict(words: Catalogue, game: Game, reviewed: Review) -> list[str]:
    """Return in a few sentences what decided, as far as that is known."""
    columns = summaries(game, reviewed)
    told = _alone(words, columns[0]) if len(columns) == 1 else _together(words, game, columns)
    caveat = unknown(words, reviewed)
    return [*told, caveat] if caveat else told


def unknown(words: Catalogue, reviewed: Review) -> str | None:
    """Say what it means where throws are not known, if there are such turns."""
    turns = [turn.known for part in reviewed.columns for turn in part.turns]
    return unknown_turns(words, turns.count(Known.DICE), turns.count(Known.POINTS), len(turns))


def unknown_turns(words: Catalogue, dice: int, points: int, turns: int) -> str | None:
    """Say what it means where only the last dice are known in some turns, and only points in others."""
    if not dice + points:
        return None
    what = "both" if dice and points else "dice" if dice else "points"
    return words.say("review-unknown", what=what, dice=dice, points=points, turns=turns)


# One column


def _alone(words: Catalogue, column: Summary) -> list[str]:
    balance = column.balance
    by = balance.total - balance.expected
    where = "above" if by > 0 else "below" if by < 0 else "on"
    state = "over" if column.full else "going"
    first = words.say(
        "review-alone", state=state, total=column.total(words), where=where, by=number(words, abs(by))
    )
    cost = number(words, balance.cost)
    if column.partly_known and column.skill.decisions:
        message = "review-because-little" if column.little_known else "review-because-partly"
        given = "some" if column.skill.cost else "none"
        return [first, words.say(message, given=given, cost=cost, luck=signed(words, balance.luck))]
    return [
        first,
        words.say(f"review-because-{_because(column)}", luck=number(words, abs(balance.luck)), cost=cost),
    ]


def _because(column: Summary) -> str:
    """Return what a single column's result is due to, where all of its choices are known or none."""
    luck, cost = column.balance.luck, column.balance.cost
    if not column.skill.decisions:
        return "unknown"
    if not column.skill.cost:
        return "all-best-lucky" if luck >= 0 else "all-best"
    if luck >= 0:
        return "lucky" if luck >= cost else "choices"
    if -luck >= CLEARLY * cost:
        return "mostly-dice"
    return "mostly-choices" if cost >= CLEARLY * -luck else "both"


# Two columns and more


def _together(words: Catalogue, game: Game, columns: Sequence[Summary]) -> list[str]:
    told = [_compared(words, "dice", columns)]
    if any(one.little_known for one in columns):
        return [*told, words.say("review-choices-little")]
    if not all(one.skill.decisions for one in columns):
        return told
    told.append(_choices(words, columns))
    two = len(columns) == 2 and all(one.full for one in columns)  # noqa: PLR2004 # one against one
    if two and counted(game) is Counting.TOTALS and not any(one.partly_known for one in columns):
        told.append(_decided(words, *sorted(columns, key=lambda one: -one.balance.total)))
    return told


def _choices(words: Catalogue, columns: Sequence[Summary]) -> str:
    if not any(one.skill.cost for one in columns):
        return words.say("review-choices-none", known=_known(columns))
    return _compared(words, "choices", columns)


def _compared(words: Catalogue, about: str, columns: Sequence[Summary]) -> str:
    """Say who had most and who had least of something; the least number is the best."""
    dice = about == "dice"
    figures = [(-one.balance.luck if dice else one.balance.cost, one.name) for one in columns]
    best, worst = min(figures)[0], max(figures)[0]
    told = {
        name: signed(words, -tenths) if dice else number(words, tenths)
        for name, tenths in (("figure", best), ("other", worst))
    }
    told["known"] = _known(columns)
    if best == worst:
        return words.say(f"review-{about}-even", **told)
    first = words.both(name for tenths, name in figures if tenths == best)
    last = words.both(name for tenths, name in figures if tenths == worst)
    kind = "two" if len(columns) == 2 else "many"  # noqa: PLR2004 # one against one
    return words.say(f"review-{about}-{kind}", player=first, last=last, **told)


def _known(columns: Sequence[Summary]) -> str:
    return "partly" if any(one.partly_known for one in columns) else "all"


def _decided(words: Catalogue, ahead: Summary, behind: Summary) -> str:
    """Say what makes the difference between two columns."""
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
        gap=number(words, dice + choices, whole=True),
        dice=number(words, abs(dice)),
        choices=number(words, abs(choices)),
    )
