"""What a player reached by a sheet, beside the perfect player, as JSON and in words."""

from collections.abc import Iterable

from msgspec import Struct

from yatzy.coach.game_summary import HabitSum, TurnDetailCounts, five_alike_box
from yatzy.coach.habits import Habit
from yatzy.coach.player_stats import ColumnTotal, Share, SheetStatistics
from yatzy.coach.review import Skill
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.habits import habit_line, habit_name
from yatzy.report.deciding_factors import unknown_rolls_sentence
from yatzy.report.review import TENTHS, format_signed
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.solver.odds import Odds

MOST_TOTALS = 500
"""The most totals listed, the latest; every other number covers all games."""


class Rate(Struct, frozen=True, omit_defaults=True):
    """How often something was made, beside the perfect player's rate."""

    made: int
    of: int
    rate: float
    perfect: float | None = None
    """None while it is unknown."""


class HabitPart(Struct, frozen=True):
    """A mistake that somebody repeats."""

    habit: Habit
    times: int
    cost: float
    """The points it lost in total."""
    name: str
    """In words."""
    line: str
    """In words, with times and cost."""


class SheetRecords(Struct, frozen=True, omit_defaults=True):
    """What somebody reached by one sheet."""

    sheet: str
    title: str
    digest: str
    games: int
    rounds: int
    """Columns filled: one per game, in a series one per round."""
    best: ColumnTotal
    worst: ColumnTotal
    mean: float
    totals: tuple[ColumnTotal, ...]
    """The latest 500, oldest first."""
    skill: Skill
    """Over all known decisions."""
    accuracy: float
    """The share of best choices, from 0 to 1."""
    cost_each: float
    """Mean points lost per decision."""
    known: TurnDetailCounts
    habits: tuple[HabitPart, ...]
    """The costliest first."""
    upper_bonus: Rate | None = None
    five_alike: Rate | None = None
    further: float = 0.0
    """Mean bonus points for extra five alike."""
    perfect_further: float | None = None
    expected: float | None = None
    """The perfect player's mean total; None where the sheet cannot be solved here."""
    deviation: float | None = None
    """The standard deviation of the perfect player's totals."""
    luck: float | None = None
    """Mean points gained by luck."""
    note: str = ""
    """What is unknown of games with real dice, in a sentence."""
    odds_later: bool = False
    """Whether the perfect player's numbers are missing only because they are still being computed."""


def sheet_records(
    words: Catalogue,
    statistics: SheetStatistics,
    sheet: RuleSheet | None,
    odds: Odds | None = None,
    *,
    later: bool = False,
) -> SheetRecords:
    """Return what somebody reached by a sheet, beside the odds of best play where those are available."""
    box = None if sheet is None else five_alike_box(sheet.tables)
    struck = odds.boxes[box].struck if odds is not None and box is not None else None
    return SheetRecords(
        sheet=statistics.sheet,
        title=statistics.title if sheet is None else full_title(sheet),
        digest=statistics.digest,
        games=statistics.games,
        rounds=len(statistics.reached),
        best=statistics.best,
        worst=statistics.worst,
        mean=statistics.mean,
        totals=statistics.reached[-MOST_TOTALS:],
        skill=statistics.skill,
        accuracy=statistics.skill.accuracy,
        cost_each=statistics.cost_each,
        known=statistics.known,
        habits=tuple(_habit_parts(words, statistics.habits)),
        upper_bonus=_rate(statistics.upper_bonus, None if odds is None else odds.upper_bonus),
        five_alike=_rate(statistics.five_alike, None if struck is None else 1 - struck),
        further=statistics.further,
        perfect_further=None if odds is None else odds.further,
        expected=statistics.expected,
        deviation=None if odds is None else odds.deviation,
        luck=statistics.luck,
        note=unknown_rolls_sentence(
            words, statistics.known.dice, statistics.known.points, statistics.known.turns
        )
        or "",
        odds_later=later,
    )


def _habit_parts(words: Catalogue, habits: Iterable[HabitSum]) -> Iterable[HabitPart]:
    for habit_sum in habits:
        name, line = habit_name(words, habit_sum.habit), habit_line(words, habit_sum)
        yield HabitPart(habit_sum.habit, habit_sum.times, habit_sum.cost, name, line)


def _rate(share: Share | None, perfect: float | None) -> Rate | None:
    return None if share is None else Rate(share.made, share.of, share.rate, perfect)


def record_facts(words: Catalogue, records: SheetRecords, sheet: RuleSheet) -> dict[str, str]:
    """Return the labels and texts of what somebody reached."""
    texts = {
        "rounds": str(records.rounds),
        "best": words.say(
            "records-reached", total=str(records.best.total), day=words.date(records.best.at[:10])
        ),
        "worst": words.say(
            "records-reached", total=str(records.worst.total), day=words.date(records.worst.at[:10])
        ),
        "mean": _with_perfect(words, words.decimal(records.mean), records.expected),
    }
    for name, rate in (("upper-bonus", records.upper_bonus), ("five-alike", records.five_alike)):
        if rate is not None:
            own = words.say("records-rate", rate=words.percent(rate.rate, 0), made=rate.made, of=rate.of)
            texts[name] = _with_perfect(words, own, rate.perfect, share=True)
    if records.further or records.perfect_further:
        texts["further"] = _with_perfect(words, words.decimal(records.further), records.perfect_further)
    if records.skill.decisions:
        texts["accuracy"] = words.say(
            "records-of", rate=words.percent(records.accuracy), of=records.skill.decisions
        )
        cost, each = words.decimal(records.cost_each, 2), words.decimal(records.skill.cost / records.rounds)
        texts["cost"] = words.say("records-each", cost=cost, round=each)
    if records.luck is not None:
        texts["luck"] = words.say("records-signed", luck=format_signed(words, round(TENTHS * records.luck)))
    box = five_alike_box(sheet.tables)
    box_name = words.name(sheet, sheet.tables.keys[box]) if box is not None else ""
    return {words.say(f"records-{name}", box=box_name): text for name, text in texts.items()}


def _with_perfect(words: Catalogue, own: str, perfect: float | None, *, share: bool = False) -> str:
    if perfect is None:
        return own
    return words.say(
        "records-beside", own=own, perfect=words.percent(perfect, 0) if share else words.decimal(perfect)
    )
