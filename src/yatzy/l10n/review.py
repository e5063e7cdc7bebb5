"""A game looked at again, in words: numbers that add up, a verdict, turns and decisions.

Structure, not layout: the terminal and the page lay it out each in its own way.

What is expected at the start, plus luck, minus what was given away, is the total. Numbers are told in tenths,
each rounded for itself but for luck, which takes up what rounding leaves: so every line adds up as it is read.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from yatzy.coach.advise import Choice, advice_of
from yatzy.coach.explain import Reason, explain
from yatzy.coach.review import ColumnReview, Decision, Known, Review, Skill, TurnReview, outlook_at
from yatzy.game.card import Mark
from yatzy.game.putting_right import told
from yatzy.game.series import counted
from yatzy.game.state import Game
from yatzy.l10n.advice import choice_name, why
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.scorepad import MINUS, STRUCK
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import Counting
from yatzy.solver.values import Values

TENTHS = 10
CLEARLY = 1.5
"""How many times the smaller of two things the larger has to be, to be called most of it."""

MOST_BETTER = 3
"""Better choices that are listed."""


# Numbers


@dataclass(frozen=True, slots=True)
class Balance:
    """How a total came about, in tenths of a point: expected + luck − cost = total."""

    expected: int
    luck: int
    cost: int
    total: int

    @classmethod
    def of(cls, expected: float, cost: float, total: float) -> Self:
        """Round what is known, and let luck be the rest."""
        known = [round(TENTHS * number) for number in (expected, cost, total)]
        return cls(known[0], known[2] - known[0] + known[1], known[1], known[2])


def number(words: Catalogue, tenths: int, *, whole: bool = False) -> str:
    """Write a number of points; the total of a full column is a whole one."""
    return words.decimal(tenths / TENTHS, 0 if whole else 1)


def signed(words: Catalogue, tenths: int) -> str:
    """Write a number with its sign."""
    sign = "+" if tenths > 0 else MINUS if tenths < 0 else ""
    return f"{sign}{number(words, abs(tenths))}"


# Columns


@dataclass(frozen=True)
class Summary:
    """A column through one round or all of them."""

    name: str
    parts: tuple[ColumnReview, ...]

    @cached_property
    def balance(self) -> Balance:
        """Return how its total came about."""
        expected, cost, total = (
            sum(getattr(part, name) for part in self.parts) for name in ("expected", "cost", "total")
        )
        return Balance.of(expected, cost, total)

    @cached_property
    def full(self) -> bool:
        """Whether it is full; where it is not, its total is what is expected now."""
        return all(part.full for part in self.parts)

    @cached_property
    def skill(self) -> Skill:
        """Return how well was decided."""
        return Skill.of(decision for part in self.parts for decision in part.decisions)

    def total(self, words: Catalogue) -> str:
        """Write its total."""
        return number(words, self.balance.total, whole=self.full)

    def line(self, words: Catalogue) -> str:
        """Write how the total came about, as one line that adds up."""
        balance = self.balance
        luck = f"{MINUS if balance.luck < 0 else '+'} {number(words, abs(balance.luck))}"
        return words.say(
            "review-line",
            known="yes" if self.skill.decisions else "no",
            state="over" if self.full else "going",
            expected=number(words, balance.expected),
            luck=luck,
            cost=f"{MINUS} {number(words, balance.cost)}",
            total=self.total(words),
        )

    def given_away(self, words: Catalogue) -> str:
        """Write what was given away, or that nothing is known of it."""
        return number(words, self.balance.cost) if self.skill.decisions else STRUCK


def summaries(game: Game, reviewed: Review, round_number: int | None = None) -> tuple[Summary, ...]:
    """Return every column through all rounds, or in one."""
    return tuple(
        Summary(
            game.setup.column_name(column),
            tuple(
                part
                for part in reviewed.columns
                if part.column == column and round_number in (None, part.round)
            ),
        )
        for column in range(len(game.setup.columns))
    )


def comparison(words: Catalogue, columns: Sequence[Summary]) -> list[tuple[str, ...]]:
    """Return a head and a row for each column."""
    state = "review-total" if all(one.full for one in columns) else "review-expected-now"
    head = ["column-player", "review-expected", "review-luck", "review-given-away", state, "review-best"]
    rows = [
        (
            one.name,
            number(words, one.balance.expected),
            signed(words, one.balance.luck),
            one.given_away(words),
            one.total(words),
            accuracy(words, one.skill),
        )
        for one in columns
    ]
    return [tuple(words.say(name) for name in head), *rows]


def accuracy(words: Catalogue, skill: Skill) -> str:
    """Write how many choices were the best."""
    if not skill.decisions:
        return STRUCK
    return words.say("review-best-of", best=skill.best, decisions=skill.decisions)


def partners(words: Catalogue, game: Game, reviewed: Review) -> list[tuple[str, ...]]:
    """Return a head and a row for each player who shares a column; nothing where nobody does."""
    seats = [seat for column in game.setup.columns if len(column) > 1 for seat in column]
    if not seats:
        return []
    head = tuple(words.say(name) for name in ("column-player", "review-given-away", "review-best"))
    rows = []
    for seat in seats:
        skill = reviewed.skill(seat)
        given = number(words, round(TENTHS * skill.cost)) if skill.decisions else STRUCK
        rows.append((game.setup.players[seat], given, accuracy(words, skill)))
    return [head, *rows]


# The verdict


def verdict(words: Catalogue, game: Game, reviewed: Review) -> list[str]:
    """Return in a few sentences what decided: the dice or the choices."""
    columns = summaries(game, reviewed)
    if len(columns) == 1:
        return _alone(words, columns[0])
    told = [_dice(words, columns)]
    if all(one.skill.decisions for one in columns):
        told.append(_choices(words, columns))
        two = len(columns) == 2 and all(one.full for one in columns)  # noqa: PLR2004 # one against one
        if two and counted(game) is Counting.TOTALS:
            told.append(_decided(words, *sorted(columns, key=lambda one: -one.balance.total)))
    return told


def _alone(words: Catalogue, column: Summary) -> list[str]:
    balance = column.balance
    by = balance.total - balance.expected
    where = "above" if by > 0 else "below" if by < 0 else "on"
    state = "over" if column.full else "going"
    first = words.say(
        "review-alone", state=state, total=column.total(words), where=where, by=number(words, abs(by))
    )
    numbers = {"luck": number(words, abs(balance.luck)), "cost": number(words, balance.cost)}
    return [first, words.say(f"review-because-{_because(column)}", **numbers)]


def _because(column: Summary) -> str:
    """Return what a single column's result is due to."""
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


def _dice(words: Catalogue, columns: Sequence[Summary]) -> str:
    return _compared(words, "dice", [(-one.balance.luck, one.name) for one in columns])


def _choices(words: Catalogue, columns: Sequence[Summary]) -> str:
    if not any(one.skill.cost for one in columns):
        return words.say("review-choices-none")
    return _compared(words, "choices", [(one.balance.cost, one.name) for one in columns])


def _compared(words: Catalogue, about: str, columns: list[tuple[int, str]]) -> str:
    """Say who had most and who had least of something; the least number is the best."""
    best, worst = min(columns)[0], max(columns)[0]
    told = {
        name: signed(words, -tenths) if about == "dice" else number(words, tenths)
        for name, tenths in (("figure", best), ("other", worst))
    }
    if best == worst:
        return words.say(f"review-{about}-even", **told)
    first = words.both(name for tenths, name in columns if tenths == best)
    last = words.both(name for tenths, name in columns if tenths == worst)
    kind = "two" if len(columns) == 2 else "many"  # noqa: PLR2004 # one against one
    return words.say(f"review-{about}-{kind}", player=first, last=last, **told)


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


def unknown(words: Catalogue, reviewed: Review) -> str | None:
    """Say what it means where throws are not known, if there are such turns."""
    turns = [turn.known for part in reviewed.columns for turn in part.turns]
    dice, points = turns.count(Known.DICE), turns.count(Known.POINTS)
    if not dice + points:
        return None
    what = "both" if dice and points else "dice" if dice else "points"
    return words.say("review-unknown", what=what, dice=dice, points=points, turns=len(turns))


# Turns and decisions


@dataclass(frozen=True, slots=True)
class TurnLine:
    """One turn of a column."""

    number: int
    """In its round, from 1."""
    player: str
    box: str
    points: str
    """As they stand on the pad."""
    balance: Balance
    given_away: str
    """Nothing where every choice was the best."""


def turn_lines(words: Catalogue, game: Game, part: ColumnReview) -> Iterator[TurnLine]:
    """Yield a column's turns in order."""
    for place, turn in enumerate(part.turns, 1):
        mark = game.turns[turn.turn].mark
        balance = Balance.of(turn.before, turn.cost, turn.after)
        yield TurnLine(
            number=place,
            player=game.setup.players[turn.seat],
            box=words.name(game.setup.sheet, mark.key),
            points=_stands(mark),
            balance=balance,
            given_away=_given(words, turn, balance),
        )


def _stands(mark: Mark) -> str:
    return told(mark) if mark.points or mark.bonus else STRUCK


def _given(words: Catalogue, turn: TurnReview, balance: Balance) -> str:
    if turn.known is Known.POINTS:
        return STRUCK
    return number(words, balance.cost) if turn.cost else ""


@dataclass(frozen=True, slots=True)
class DecisionLine:
    """One decision of a column."""

    place: str
    """Which turn and which throw."""
    dice: Dice
    """From the smallest to the largest."""
    left: str
    """How many throws were left."""
    chosen: str
    best: str
    cost: str
    decision: Decision


def decision_line(words: Catalogue, game: Game, decision: Decision) -> DecisionLine:
    """Return a decision in words."""
    setup = game.setup
    turn = decision.turn % setup.turns_a_round // len(setup.columns) + 1
    shared = len(setup.columns[game.column_of(decision.turn)]) > 1
    place = words.say("review-place", turn=turn, throw=decision.throw)
    if setup.rounds > 1:
        place = words.say("review-place-round", round=game.round_of(decision.turn) + 1, place=place)
    if shared:
        player = setup.players[game.seat_of(decision.turn)]
        place = words.say("review-place-player", player=player, place=place)
    left = words.say("review-left", known="yes" if decision.throw else "no", left=decision.rolls_left)
    chosen, best = (choice_name(words, setup.sheet, one) for one in (decision.chosen, decision.best))
    cost = number(words, round(TENTHS * decision.cost))
    return DecisionLine(place, tuple(sorted(decision.dice)), left, chosen, best, cost, decision)


def worst(words: Catalogue, game: Game, reviewed: Review, column: int) -> list[DecisionLine]:
    """Return a column's costliest decisions, the costliest first."""
    return [decision_line(words, game, decision) for decision in reviewed.worst(column)]


def reasons(values: Values, game: Game, decision: Decision) -> tuple[Reason, ...]:
    """Return why another choice would have been better."""
    outlook = outlook_at(values, game, decision)
    return explain(outlook, advice_of(outlook, decision.dice, decision.rolls_left), decision.chosen)


def why_better(words: Catalogue, values: Values, game: Game, decision: Decision) -> list[str]:
    """Return the sentences for why another choice would have been better."""
    return why(words, game.setup.sheet, reasons(values, game, decision))


def better_choices(values: Values, game: Game, decision: Decision) -> tuple[Choice, ...]:
    """Return a few choices that would have been better, the best first."""
    advice = advice_of(outlook_at(values, game, decision), decision.dice, decision.rolls_left)
    better = [choice for choice in advice.choices if choice.cost < decision.cost]
    return tuple(better[:MOST_BETTER])
