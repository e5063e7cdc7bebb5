"""A game looked at again, in words: numbers that add up, columns compared, turns and decisions.

Structure, not layout: the terminal and the page lay it out each in its own way.

What is expected at the start, plus luck, minus what was given away, is the total. Numbers are told in tenths,
each rounded for itself but for luck, which takes up what rounding leaves: so every line adds up as it is read.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from yatzy.coach.explain import Reason, explain
from yatzy.coach.review import ColumnReview, Decision, Known, Review, Skill, TurnReview
from yatzy.game.card import Mark
from yatzy.game.putting_right import told
from yatzy.game.state import Game
from yatzy.l10n.advice import choice_name, why
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.scorepad import MINUS, STRUCK
from yatzy.rules.dice import Dice
from yatzy.solver.advice import Choice, advice_of
from yatzy.solver.values import Values

LEAST_TOLD = 0.05
"""Points that would be written as 0.0 when they are fewer."""

TENTHS = 10
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

    @cached_property
    def partly_known(self) -> bool:
        """Whether the throws of some turn are not known, and with them what was decided there."""
        return partly_known(turn for part in self.parts for turn in part.turns)

    @cached_property
    def little_known(self) -> bool:
        """Whether the throws of most turns are not known: too little to judge who decided there."""
        known = [turn.known is Known.THROWS for part in self.parts for turn in part.turns]
        return 2 * sum(known) < len(known)

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

    def accuracy(self, words: Catalogue) -> str:
        """Write how many choices were the best."""
        return accuracy(words, self.skill, partly=self.partly_known)


def partly_known(turns: Iterable[TurnReview]) -> bool:
    """Whether the throws of some turn are not known."""
    return any(turn.known is not Known.THROWS for turn in turns)


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
            one.accuracy(words),
        )
        for one in columns
    ]
    return [tuple(words.say(name) for name in head), *rows]


def accuracy(words: Catalogue, skill: Skill, *, partly: bool) -> str:
    """Write how many choices were the best, of those that are known where not all are."""
    if not skill.decisions:
        return STRUCK
    known = "partly" if partly else "all"
    return words.say("review-best-of", best=skill.best, decisions=skill.decisions, known=known)


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
        turns = (turn for part in reviewed.columns for turn in part.turns if turn.seat == seat)
        best = accuracy(words, skill, partly=partly_known(turns))
        rows.append((game.setup.players[seat], given, best))
    return [head, *rows]


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
    place = place_of(words, game, decision.turn, decision.throw)
    left = words.say("review-left", known="yes" if decision.throw else "no", left=decision.rolls_left)
    chosen, best = (choice_name(words, game.setup.sheet, one) for one in (decision.chosen, decision.best))
    cost = number(words, round(TENTHS * decision.cost))
    return DecisionLine(place, tuple(sorted(decision.dice)), left, chosen, best, cost, decision)


def place_of(words: Catalogue, game: Game, turn: int, throw: int) -> str:
    """Say which turn and throw it was; in a series the round, of partners whose it was."""
    setup = game.setup
    number_in_round = turn % setup.turns_a_round // len(setup.columns) + 1
    place = words.say("review-place", turn=number_in_round, throw=throw)
    if setup.rounds > 1:
        place = words.say("review-place-round", round=game.round_of(turn) + 1, place=place)
    if len(setup.columns[game.column_of(turn)]) > 1:
        place = words.say("review-place-player", player=setup.players[game.seat_of(turn)], place=place)
    return place


def worst_heading(words: Catalogue, column: Summary) -> str:
    """Return what stands over a column's costliest decisions, or instead of them where none cost anything."""
    if column.skill.cost >= LEAST_TOLD:
        return words.say("review-worst", known="partly" if column.partly_known else "all")
    known = "little" if column.little_known else "partly" if column.partly_known else "all"
    return words.say("review-worst-none", known=known)


def worst(words: Catalogue, game: Game, reviewed: Review, column: int) -> list[DecisionLine]:
    """Return a column's costliest decisions, the costliest first."""
    costly = (decision for decision in reviewed.worst(column) if decision.cost >= LEAST_TOLD)
    return [decision_line(words, game, decision) for decision in costly]


def reasons(values: Values, decision: Decision) -> tuple[Reason, ...]:
    """Return why another choice would have been better."""
    outlook = values.outlook(decision.card)
    return explain(outlook, advice_of(outlook, decision.dice, decision.rolls_left), decision.chosen)


def why_better(words: Catalogue, values: Values, game: Game, decision: Decision) -> list[str]:
    """Return the sentences for why another choice would have been better."""
    return why(words, game.setup.sheet, reasons(values, decision))


def better_choices(values: Values, decision: Decision) -> tuple[Choice, ...]:
    """Return a few choices that would have been better, the best first."""
    advice = advice_of(values.outlook(decision.card), decision.dice, decision.rolls_left)
    better = [choice for choice in advice.choices if choice.cost < decision.cost]
    return tuple(better[:MOST_BETTER])
