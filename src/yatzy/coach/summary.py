"""What a game came to: its rounds that are over, column by column, small enough to be kept for good.

Records, rankings and statistics are made of summaries, and never of games. What a decision cost is known only
where the sheet was solved; the rest of a summary needs no solution.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct

from yatzy.coach.habits import Habit, habit
from yatzy.coach.review import ColumnReview, Decision, Known, Review, Skill, known_of
from yatzy.game.card import Card
from yatzy.game.state import Game
from yatzy.rules.tables import RuleTables

VERSION = 1
"""Rises when the same game would be summed up differently: then it is done anew."""


class HabitSum(Struct, frozen=True):
    """How often somebody made a kind of mistake, and what all of that cost."""

    habit: Habit
    times: int
    cost: float


class SeatSummary(Struct, frozen=True, omit_defaults=True):
    """How well somebody decided in one column."""

    seat: int
    skill: Skill
    habits: tuple[HabitSum, ...] = ()
    """The costliest first."""


class Knowledge(Struct, frozen=True, omit_defaults=True):
    """Of how many turns how much is known."""

    throws: int = 0
    dice: int = 0
    """Only the dice as they finally lay."""
    points: int = 0
    """Not even these."""

    @property
    def turns(self) -> int:
        """Return how many turns there are."""
        return self.throws + self.dice + self.points

    def __add__(self, other: "Knowledge") -> "Knowledge":
        return Knowledge(self.throws + other.throws, self.dice + other.dice, self.points + other.points)


class ColumnSummary(Struct, frozen=True, omit_defaults=True):
    """One column of a round that is over."""

    round: int
    column: int
    at: str
    """When the round ended."""
    total: int
    seats: tuple[SeatSummary, ...]
    """Those who share it."""
    known: Knowledge
    upper_bonus: bool | None = None
    """Whether it was made; none where the sheet has no such bonus."""
    five_alike: bool | None = None
    """Whether its box holds points; none where there is no such box."""
    further: int = 0
    """Points for further five alike."""
    luck: float | None = None
    """What the dice gave, where the sheet was solved."""

    @property
    def cost(self) -> float:
        """Return what those who share it gave away."""
        return sum(seat.skill.cost for seat in self.seats)

    def of(self, seat: int) -> SeatSummary | None:
        """Return how well somebody decided, if they share it."""
        return next((one for one in self.seats if one.seat == seat), None)


class GameSummary(Struct, frozen=True, omit_defaults=True):
    """A game, as far as its rounds are over."""

    version: int
    game: str
    sheet: str
    title: str
    digest: str
    players: tuple[str, ...]
    """What those are called who sat there, by seat."""
    columns: tuple[ColumnSummary, ...]
    """By round, then column."""
    expected: float | None = None
    """What best play makes on average; none where the sheet was not solved, and nothing is known of costs."""

    def of(self, seat: int) -> Iterator[tuple[ColumnSummary, SeatSummary]]:
        """Yield the columns that a seat shares, with how well it decided there."""
        for column in self.columns:
            part = column.of(seat)
            if part is not None:
                yield column, part


def summary(game: Game, ended: Sequence[str], reviewed: Review | None = None) -> GameSummary:
    """Sum a game up, as far as its rounds are over; ``ended`` says when each of those was."""
    sheet = game.setup.sheet
    parts = {(part.round, part.column): part for part in reviewed.columns} if reviewed else {}
    return GameSummary(
        version=VERSION,
        game=game.setup.game_id,
        sheet=sheet.id,
        title=sheet.title,
        digest=sheet.digest,
        players=game.setup.players,
        columns=tuple(
            _column(game, number, column, at, parts.get((number, column)))
            for number, at in enumerate(ended)
            for column in range(len(game.setup.columns))
        ),
        expected=next((part.expected for part in parts.values()), None),
    )


def _column(game: Game, number: int, column: int, at: str, part: ColumnReview | None) -> ColumnSummary:
    card = game.cards[number][column]
    box = five_alike_box(card.tables)
    return ColumnSummary(
        round=number,
        column=column,
        at=at,
        total=card.total,
        seats=tuple(_seat(seat, part) for seat in game.setup.columns[column]),
        known=_known(game, number, column),
        upper_bonus=bool(card.upper_bonus) if _has_bonus(card) else None,
        five_alike=None if box is None else bool(card.points[box]),
        further=card.bonuses,
        luck=None if part is None else part.luck,
    )


def _has_bonus(card: Card) -> bool:
    bonus = card.tables.upper_bonus
    return bonus is not None and bonus.points > 0


def _known(game: Game, number: int, column: int) -> Knowledge:
    first = number * game.setup.turns_a_round
    turns = range(first, first + game.setup.turns_a_round)
    found = Counter(known_of(game.turns[turn]) for turn in turns if game.column_of(turn) == column)
    return Knowledge(*(found[known] for known in Known))


def _seat(seat: int, part: ColumnReview | None) -> SeatSummary:
    turns = () if part is None else part.turns
    decisions = [decision for turn in turns if turn.seat == seat for decision in turn.decisions]
    return SeatSummary(seat, Skill.of(decisions), habits(decisions))


def total_skill(parts: Iterable[Skill]) -> Skill:
    """Add up how well decisions were made."""
    every = list(parts)
    return Skill(
        sum(one.decisions for one in every), sum(one.best for one in every), sum(one.cost for one in every)
    )


def habits(decisions: Iterable[Decision]) -> tuple[HabitSum, ...]:
    """Return what kinds of mistakes decisions were, the costliest kind first."""
    return added(HabitSum(habit(decision), 1, decision.cost) for decision in decisions if decision.cost)


def added(parts: Iterable[HabitSum]) -> tuple[HabitSum, ...]:
    """Add up the same kinds of mistakes, the costliest kind first."""
    found: dict[Habit, HabitSum] = {}
    for part in parts:
        before = found.get(part.habit)
        times, cost = (before.times, before.cost) if before else (0, 0.0)
        found[part.habit] = HabitSum(part.habit, times + part.times, cost + part.cost)
    return tuple(sorted(found.values(), key=lambda one: (-one.cost, one.habit)))


@lru_cache(maxsize=64)
def five_alike_box(tables: RuleTables) -> int | None:
    """Return the box that pays for nothing but all dice alike, if there is one."""
    if tables.further is not None:
        return tables.further.box
    for box, points in enumerate(tables.points):
        paid = [bool(face) for face, pays in zip(tables.face_of, points, strict=True) if pays]
        if paid and all(paid):
            return box
    return None
