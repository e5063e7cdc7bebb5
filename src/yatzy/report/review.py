"""A reviewed game in words: balances, columns compared, turns and decisions.

The total is what was expected at the start, plus luck, minus points lost. Numbers are shown in tenths, each
rounded on its own except luck, which absorbs the rounding: so every line adds up as it is read.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from yatzy.app.review import GameReview
from yatzy.coach.review import ColumnReview, Decision, Review, Skill, TurnDetail, TurnReview
from yatzy.game.card import Mark
from yatzy.game.corrections import format_points
from yatzy.game.state import Game
from yatzy.l10n.advice import choice_name, reason_sentences
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.scorepad import MINUS, STRUCK
from yatzy.rules.dice import Dice

LEAST_SHOWN_COST = 0.05
"""Fewer points would be shown as 0.0."""

TENTHS = 10

# Numbers


@dataclass(frozen=True, slots=True)
class Balance:
    """What a total is made of, in tenths of a point: expected + luck − cost = total."""

    expected: int
    luck: int
    cost: int
    total: int

    @classmethod
    def of(cls, expected: float, cost: float, total: float) -> Self:
        """Round expected, cost and total; luck is the rest."""
        rounded = [round(TENTHS * number) for number in (expected, cost, total)]
        return cls(rounded[0], rounded[2] - rounded[0] + rounded[1], rounded[1], rounded[2])


def format_tenths(words: Catalogue, tenths: int, *, whole: bool = False) -> str:
    """Format tenths of points, with one decimal unless ``whole``."""
    return words.decimal(tenths / TENTHS, 0 if whole else 1)


def format_signed(words: Catalogue, tenths: int) -> str:
    """Format tenths of points with their sign."""
    sign = "+" if tenths > 0 else MINUS if tenths < 0 else ""
    return f"{sign}{format_tenths(words, abs(tenths))}"


# Columns


@dataclass(frozen=True)
class ColumnReport:
    """A column in one round or through all of them."""

    name: str
    parts: tuple[ColumnReview, ...]

    @cached_property
    def balance(self) -> Balance:
        """What its total is made of."""
        expected, cost, total = (
            sum(getattr(part, name) for part in self.parts) for name in ("expected", "cost", "total")
        )
        return Balance.of(expected, cost, total)

    @cached_property
    def full(self) -> bool:
        """Whether it is full; the total of one that is not is the total expected now."""
        return all(part.full for part in self.parts)

    @cached_property
    def skill(self) -> Skill:
        """How well its decisions were made."""
        return Skill.of(decision for part in self.parts for decision in part.decisions)

    @cached_property
    def is_partly_known(self) -> bool:
        """Whether the rolls of some turn, and so the decisions in it, are unknown."""
        return has_unknown_rolls(turn for part in self.parts for turn in part.turns)

    @cached_property
    def is_little_known(self) -> bool:
        """Whether the rolls of most turns are unknown: too many to judge the decisions."""
        known = [turn.known is TurnDetail.THROWS for part in self.parts for turn in part.turns]
        return 2 * sum(known) < len(known)

    def total_text(self, words: Catalogue) -> str:
        """Return its total, formatted."""
        return format_tenths(words, self.balance.total, whole=self.full)

    def sum_line(self, words: Catalogue) -> str:
        """Return what the total is made of, as one line that adds up."""
        balance = self.balance
        luck = f"{MINUS if balance.luck < 0 else '+'} {format_tenths(words, abs(balance.luck))}"
        return words.say(
            "review-line",
            known="yes" if self.skill.decisions else "no",
            state="over" if self.full else "going",
            expected=format_tenths(words, balance.expected),
            luck=luck,
            cost=f"{MINUS} {format_tenths(words, balance.cost)}",
            total=self.total_text(words),
        )

    def cost_text(self, words: Catalogue) -> str:
        """Return the points lost, or a dash if no decision is known."""
        return format_tenths(words, self.balance.cost) if self.skill.decisions else STRUCK

    def accuracy_text(self, words: Catalogue) -> str:
        """Return how many decisions were the best."""
        return accuracy_text(words, self.skill, partly=self.is_partly_known)


def has_unknown_rolls(turns: Iterable[TurnReview]) -> bool:
    """Whether the rolls of some turn are unknown."""
    return any(turn.known is not TurnDetail.THROWS for turn in turns)


def column_reports(game: Game, reviewed: Review, round_number: int | None = None) -> tuple[ColumnReport, ...]:
    """Return every column, through all rounds or in one."""
    return tuple(
        ColumnReport(
            game.setup.column_name(column),
            tuple(
                part
                for part in reviewed.columns
                if part.column == column and round_number in (None, part.round)
            ),
        )
        for column in range(len(game.setup.columns))
    )


def comparison_rows(words: Catalogue, columns: Sequence[ColumnReport]) -> list[tuple[str, ...]]:
    """Return a header and one row per column."""
    state = "review-total" if all(column.full for column in columns) else "review-expected-now"
    head = ["column-player", "review-expected", "review-luck", "review-given-away", state, "review-best"]
    rows = [
        (
            column.name,
            format_tenths(words, column.balance.expected),
            format_signed(words, column.balance.luck),
            column.cost_text(words),
            column.total_text(words),
            column.accuracy_text(words),
        )
        for column in columns
    ]
    return [tuple(words.say(name) for name in head), *rows]


def accuracy_text(words: Catalogue, skill: Skill, *, partly: bool) -> str:
    """Return how many decisions were the best, of those known where not all are; a dash if none is."""
    if not skill.decisions:
        return STRUCK
    known = "partly" if partly else "all"
    return words.say("review-best-of", best=skill.best, decisions=skill.decisions, known=known)


def partner_rows(words: Catalogue, game: Game, reviewed: Review) -> list[tuple[str, ...]]:
    """Return a header and one row per player who shares a column; empty where nobody does."""
    seats = [seat for column in game.setup.columns if len(column) > 1 for seat in column]
    if not seats:
        return []
    head = tuple(words.say(name) for name in ("column-player", "review-given-away", "review-best"))
    rows = []
    for seat in seats:
        skill = reviewed.skill(seat)
        cost = format_tenths(words, round(TENTHS * skill.cost)) if skill.decisions else STRUCK
        turns = (turn for part in reviewed.columns for turn in part.turns if turn.seat == seat)
        best = accuracy_text(words, skill, partly=has_unknown_rolls(turns))
        rows.append((game.setup.players[seat], cost, best))
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
    """As written on the pad."""
    balance: Balance
    cost_text: str
    """Points lost; empty where every choice was the best, a dash where they are unknown."""


def turn_lines(words: Catalogue, game: Game, part: ColumnReview) -> Iterator[TurnLine]:
    """Yield the turns of a column in order."""
    for number, turn in enumerate(part.turns, 1):
        mark = game.turns[turn.turn].mark
        balance = Balance.of(turn.before, turn.cost, turn.after)
        yield TurnLine(
            number=number,
            player=game.setup.players[turn.seat],
            box=words.name(game.setup.sheet, mark.key),
            points=_mark_text(mark),
            balance=balance,
            cost_text=_cost_text(words, turn, balance),
        )


def _mark_text(mark: Mark) -> str:
    return format_points(mark) if mark.points or mark.bonus else STRUCK


def _cost_text(words: Catalogue, turn: TurnReview, balance: Balance) -> str:
    if turn.known is TurnDetail.POINTS:
        return STRUCK
    return format_tenths(words, balance.cost) if turn.cost else ""


@dataclass(frozen=True, slots=True)
class DecisionLine:
    """One decision of a column."""

    place: str
    """Which turn and which roll."""
    dice: Dice
    """In ascending order."""
    left: str
    """How many rolls were left."""
    chosen: str
    best: str
    cost: str
    decision: Decision


def decision_line(words: Catalogue, game: Game, decision: Decision) -> DecisionLine:
    """Return a decision in words."""
    place = decision_place(words, game, decision.turn, decision.throw)
    left = words.say("review-left", known="yes" if decision.throw else "no", left=decision.rolls_left)
    chosen, best = (choice_name(words, game.setup.sheet, one) for one in (decision.chosen, decision.best))
    cost = format_tenths(words, round(TENTHS * decision.cost))
    return DecisionLine(place, tuple(sorted(decision.dice)), left, chosen, best, cost, decision)


def decision_place(words: Catalogue, game: Game, turn: int, throw: int) -> str:
    """Return which turn and roll it was; in a series the round, and among partners the player."""
    setup = game.setup
    number_in_round = turn % setup.turns_per_round // len(setup.columns) + 1
    place = words.say("review-place", turn=number_in_round, throw=throw)
    if setup.rounds > 1:
        place = words.say("review-place-round", round=game.round_of(turn) + 1, place=place)
    if len(setup.columns[game.column_of(turn)]) > 1:
        place = words.say("review-place-player", player=setup.players[game.seat_of(turn)], place=place)
    return place


def costliest_heading(words: Catalogue, column: ColumnReport) -> str:
    """Return the heading of a column's costliest decisions, or what replaces the list if none cost anything."""
    if column.skill.cost >= LEAST_SHOWN_COST:
        return words.say("review-worst", known="partly" if column.is_partly_known else "all")
    known = "little" if column.is_little_known else "partly" if column.is_partly_known else "all"
    return words.say("review-worst-none", known=known)


def costliest_decisions(words: Catalogue, game: Game, reviewed: Review, column: int) -> list[DecisionLine]:
    """Return a column's costliest decisions, the costliest first."""
    costly = (decision for decision in reviewed.worst(column) if decision.cost >= LEAST_SHOWN_COST)
    return [decision_line(words, game, decision) for decision in costly]


def mistake_reason_sentences(words: Catalogue, found: GameReview, decision: Decision) -> list[str]:
    """Return the sentences for why the best choice would have been better."""
    return reason_sentences(words, found.game.setup.sheet, found.reasons(decision))
