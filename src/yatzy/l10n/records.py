"""What a player has reached by a sheet, for programs and people: beside what the perfect player reaches."""

from collections.abc import Iterable

from msgspec import Struct

from yatzy.coach.habits import Habit
from yatzy.coach.review import Skill
from yatzy.coach.statistics import Reached, Share, Statistics
from yatzy.coach.summary import HabitSum, Knowledge, five_alike_box
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.habits import habit_line, habit_name
from yatzy.l10n.review import TENTHS, signed
from yatzy.l10n.rulebook import full_title
from yatzy.l10n.verdict import unknown_turns
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import Odds

MOST_TOTALS = 500
"""Totals that are told one by one, the latest; what else is told counts all."""


class Rate(Struct, frozen=True, omit_defaults=True):
    """How often something came about, beside how often it does for the perfect player."""

    made: int
    of: int
    rate: float
    perfect: float | None = None
    """None while that is not known."""


class HabitPart(Struct, frozen=True):
    """What somebody does again and again."""

    habit: Habit
    times: int
    cost: float
    """Points that all of it gave away."""
    name: str
    """In words."""
    line: str
    """In words, with how often and how much."""


class SheetRecords(Struct, frozen=True, omit_defaults=True):
    """What somebody has reached by one sheet."""

    sheet: str
    title: str
    digest: str
    games: int
    rounds: int
    """Columns that were filled: one a game, in a series one a round."""
    best: Reached
    worst: Reached
    mean: float
    totals: tuple[Reached, ...]
    """In the order of their days, the latest 500."""
    skill: Skill
    """Of all decisions that are known."""
    accuracy: float
    """The share of best choices, from 0 to 1."""
    cost_each: float
    """What a decision gave away, on average."""
    known: Knowledge
    habits: tuple[HabitPart, ...]
    """The costliest first."""
    upper_bonus: Rate | None = None
    five_alike: Rate | None = None
    further: float = 0.0
    """Mean points for further five alike."""
    perfect_further: float | None = None
    expected: float | None = None
    """What the perfect player makes on average; none where the sheet cannot be solved here."""
    deviation: float | None = None
    """The standard deviation of the perfect player's totals."""
    luck: float | None = None
    """What the dice gave, on average."""
    note: str = ""
    """What is not known of real dice, in a sentence."""
    odds_later: bool = False
    """Whether the perfect player's numbers are left out only for now: they are still being computed."""


def sheet_records(
    words: Catalogue,
    found: Statistics,
    sheet: RuleSheet | None,
    odds: Odds | None = None,
    *,
    later: bool = False,
) -> SheetRecords:
    """Return what somebody has reached by a sheet, beside the odds of best play where those are at hand."""
    box = None if sheet is None else five_alike_box(sheet.tables)
    struck = odds.boxes[box].struck if odds is not None and box is not None else None
    return SheetRecords(
        sheet=found.sheet,
        title=found.title if sheet is None else full_title(sheet),
        digest=found.digest,
        games=found.games,
        rounds=len(found.reached),
        best=found.best,
        worst=found.worst,
        mean=found.mean,
        totals=found.reached[-MOST_TOTALS:],
        skill=found.skill,
        accuracy=found.skill.accuracy,
        cost_each=found.cost_each,
        known=found.known,
        habits=tuple(habit_parts(words, found.habits)),
        upper_bonus=_rate(found.upper_bonus, None if odds is None else odds.upper_bonus),
        five_alike=_rate(found.five_alike, None if struck is None else 1 - struck),
        further=found.further,
        perfect_further=None if odds is None else odds.further,
        expected=found.expected,
        deviation=None if odds is None else odds.deviation,
        luck=found.luck,
        note=unknown_turns(words, found.known.dice, found.known.points, found.known.turns) or "",
        odds_later=later,
    )


def habit_parts(words: Catalogue, found: Iterable[HabitSum]) -> Iterable[HabitPart]:
    """Yield habits in words."""
    for one in found:
        name, line = habit_name(words, one.habit), habit_line(words, one)
        yield HabitPart(one.habit, one.times, one.cost, name, line)


def _rate(share: Share | None, perfect: float | None) -> Rate | None:
    return None if share is None else Rate(share.made, share.of, share.rate, perfect)


def record_facts(words: Catalogue, found: SheetRecords, sheet: RuleSheet) -> dict[str, str]:
    """Return in words what somebody has reached, by what it is called."""
    told = {
        "rounds": str(found.rounds),
        "best": words.say("records-reached", total=str(found.best.total), day=words.date(found.best.at[:10])),
        "worst": words.say(
            "records-reached", total=str(found.worst.total), day=words.date(found.worst.at[:10])
        ),
        "mean": _beside(words, words.decimal(found.mean), found.expected),
    }
    for name, rate in (("upper-bonus", found.upper_bonus), ("five-alike", found.five_alike)):
        if rate is not None:
            own = words.say("records-rate", rate=words.percent(rate.rate, 0), made=rate.made, of=rate.of)
            told[name] = _beside(words, own, rate.perfect, share=True)
    if found.further or found.perfect_further:
        told["further"] = _beside(words, words.decimal(found.further), found.perfect_further)
    if found.skill.decisions:
        told["accuracy"] = words.say("records-of", rate=words.percent(found.accuracy), of=found.skill.decisions)
        cost, each = words.decimal(found.cost_each, 2), words.decimal(found.skill.cost / found.rounds)
        told["cost"] = words.say("records-each", cost=cost, round=each)
    if found.luck is not None:
        told["luck"] = words.say("records-signed", luck=signed(words, round(TENTHS * found.luck)))
    box = five_alike_box(sheet.tables)
    called = words.name(sheet, sheet.tables.keys[box]) if box is not None else ""
    return {words.say(f"records-{name}", box=called): one for name, one in told.items()}


def _beside(words: Catalogue, own: str, perfect: float | None, *, share: bool = False) -> str:
    if perfect is None:
        return own
    return words.say(
        "records-beside", own=own, perfect=words.percent(perfect, 0) if share else words.decimal(perfect)
    )
