"""What a game came to: its finished rounds by column, small enough to store for good.

Records, rankings and statistics are built from summaries, never from games. The cost of decisions is known only
where the sheet was solved; the rest of a summary needs no solution.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from yatzy.coach.habits import Habit, classify_mistake
from yatzy.coach.review import ColumnReview, Decision, Review, Skill, TurnDetail, turn_detail
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.rule_tables import RuleTables

SUMMARY_VERSION = 2
"""Increment when the same game would be summarised differently: stored summaries are then rebuilt."""


class HabitSum(Struct, frozen=True):
    """How often a kind of mistake was made, and its total cost."""

    habit: Habit
    times: int
    cost: float


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """How well one player decided in one column."""

    seat: int
    skill: Skill
    habits: tuple[HabitSum, ...] = ()
    """The costliest first."""


class TurnDetailCounts(Struct, frozen=True, omit_defaults=True):
    """The number of turns by :class:`~yatzy.coach.review.TurnDetail`."""

    throws: int = 0
    dice: int = 0
    """Only the final dice are known."""
    points: int = 0
    """Only the points are known."""

    @property
    def turns(self) -> int:
        """Return the number of turns."""
        return self.throws + self.dice + self.points

    def __add__(self, other: "TurnDetailCounts") -> "TurnDetailCounts":
        return TurnDetailCounts(self.throws + other.throws, self.dice + other.dice, self.points + other.points)


class ColumnSummary(Struct, frozen=True, omit_defaults=True):
    """One column of a finished round."""

    round: int
    column: int
    at: str
    """When the round ended."""
    total: int
    seats: tuple[SeatSummary, ...]
    """The players who share the column."""
    known: TurnDetailCounts
    upper_bonus: bool | None = None
    """Whether it was made; None where the sheet has none."""
    five_alike: bool | None = None
    """Whether its box holds points; None where there is no such box."""
    further: int = 0
    """Points for extra five alike."""
    luck: float | None = None
    """Points gained by the dice, where the sheet was solved."""

    @property
    def cost(self) -> float:
        """Return the points lost by all who share it."""
        return sum(seat.skill.cost for seat in self.seats)

    def seat_summary(self, seat: int) -> SeatSummary | None:
        """Return the summary of a seat, or None if it does not share the column."""
        return next((one for one in self.seats if one.seat == seat), None)


class GameSummary(Struct, frozen=True, omit_defaults=True):
    """A game, up to its last finished round."""

    version: int
    game: str
    sheet: str
    title: str
    digest: str
    players: tuple[str, ...]
    """Names by seat."""
    columns: tuple[ColumnSummary, ...]
    """By round, then column."""
    expected: float | None = None
    """The mean total of best play; None where the sheet was not solved and no costs are known."""
    rarity: float | None = None
    """Of a duplicate match, how rare its luck is: see :mod:`yatzy.coach.luck_rarity`."""


def summarise_game(
    game: Game, ended: Sequence[str], reviewed: Review | None = None, rarity: float | None = None
) -> GameSummary:
    """Summarise the finished rounds of a game; ``ended`` has the time when each of them ended."""
    sheet = game.setup.sheet
    parts = {(part.round, part.column): part for part in reviewed.columns} if reviewed else {}
    return GameSummary(
        version=SUMMARY_VERSION,
        game=game.setup.game_id,
        sheet=sheet.id,
        title=sheet.title,
        digest=sheet.digest,
        players=game.setup.players,
        columns=tuple(
            _summarise_column(game, number, column, at, parts.get((number, column)))
            for number, at in enumerate(ended)
            for column in range(len(game.setup.columns))
        ),
        expected=next((part.expected for part in parts.values()), None),
        rarity=rarity,
    )


def _summarise_column(
    game: Game, number: int, column: int, at: str, part: ColumnReview | None
) -> ColumnSummary:
    card = game.cards[number][column]
    box = five_alike_box(card.tables)
    return ColumnSummary(
        round=number,
        column=column,
        at=at,
        total=card.total,
        seats=tuple(_summarise_seat(seat, part) for seat in game.setup.columns[column]),
        known=_count_details(game, number, column),
        upper_bonus=bool(card.upper_bonus) if _has_bonus(card) else None,
        five_alike=None if box is None else bool(card.points[box]),
        further=card.bonuses,
        luck=None if part is None else part.luck,
    )


def _has_bonus(card: Card) -> bool:
    bonus = card.tables.upper_bonus
    return bonus is not None and bonus.points > 0


def _count_details(game: Game, number: int, column: int) -> TurnDetailCounts:
    first = number * game.setup.turns_per_round
    turns = range(first, first + game.setup.turns_per_round)
    counts = Counter(turn_detail(game.turns[turn]) for turn in turns if game.column_of(turn) == column)
    return TurnDetailCounts(*(counts[known] for known in TurnDetail))


def _summarise_seat(seat: int, part: ColumnReview | None) -> SeatSummary:
    turns = () if part is None else part.turns
    decisions = [decision for turn in turns if turn.seat == seat for decision in turn.decisions]
    return SeatSummary(seat, Skill.of(decisions), sum_habits(decisions))


def sum_skills(parts: Iterable[Skill]) -> Skill:
    """Return the sum of skills."""
    every = list(parts)
    return Skill(
        sum(one.decisions for one in every), sum(one.best for one in every), sum(one.cost for one in every)
    )


def sum_habits(decisions: Iterable[Decision]) -> tuple[HabitSum, ...]:
    """Return the kinds of mistakes among decisions, the costliest first."""
    return merge_habits(
        HabitSum(classify_mistake(decision), 1, decision.cost) for decision in decisions if decision.cost
    )


def merge_habits(parts: Iterable[HabitSum]) -> tuple[HabitSum, ...]:
    """Add up mistakes of the same kind, the costliest first."""
    sums: dict[Habit, HabitSum] = {}
    for part in parts:
        before = sums.get(part.habit)
        times, cost = (before.times, before.cost) if before else (0, 0.0)
        sums[part.habit] = HabitSum(part.habit, times + part.times, cost + part.cost)
    return tuple(sorted(sums.values(), key=lambda one: (-one.cost, one.habit)))


@lru_cache(maxsize=64)
def five_alike_box(tables: RuleTables) -> int | None:
    """Return the box that pays only for all dice alike, or None."""
    if tables.extra_five_alike is not None:
        return tables.extra_five_alike.box
    for box, points in enumerate(tables.points):
        paid = [bool(face) for face, pays in zip(tables.face_of, points, strict=True) if pays]
        if paid and all(paid):
            return box
    return None
