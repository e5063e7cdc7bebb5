"""What a player has achieved by a sheet, and how well they decide: many summaries in one."""

from collections.abc import Collection, Iterable
from functools import cached_property

from msgspec import Struct

from yatzy.coach.game_summary import (
    ColumnSummary,
    GameSummary,
    HabitSum,
    SeatSummary,
    TurnDetailCounts,
    merge_habits,
    sum_skills,
)
from yatzy.coach.review import Skill


class ColumnTotal(Struct, frozen=True):
    """The total of one column."""

    total: int
    at: str
    """When its round ended."""
    game: str


class Share(Struct, frozen=True):
    """How often something happened, out of how many chances."""

    made: int
    of: int

    @property
    def rate(self) -> float:
        """Return the rate, from 0 to 1."""
        return self.made / self.of if self.of else 0.0


class SheetStatistics(Struct, frozen=True, dict=True):
    """What one player has achieved by one sheet."""

    sheet: str
    title: str
    digest: str
    games: int
    reached: tuple[ColumnTotal, ...]
    """By date; at least one."""
    upper_bonus: Share | None
    """None where the sheet has none; likewise ``five_alike``."""
    five_alike: Share | None
    further: float
    """Mean points for extra five alike."""
    skill: Skill
    """Of all known decisions."""
    habits: tuple[HabitSum, ...]
    """The costliest first."""
    known: TurnDetailCounts
    expected: float | None
    """The mean total of best play; None where the sheet was not solved. Likewise ``luck``."""
    luck: float | None
    """Mean points gained by the dice."""

    @cached_property
    def best(self) -> ColumnTotal:
        """Return the highest total; of equal ones the earliest."""
        return max(self.reached, key=lambda one: one.total)

    @cached_property
    def worst(self) -> ColumnTotal:
        """Return the lowest total."""
        return min(self.reached, key=lambda one: one.total)

    @cached_property
    def mean(self) -> float:
        """Return the mean total."""
        return sum(one.total for one in self.reached) / len(self.reached)

    @property
    def cost_each(self) -> float:
        """Return the mean cost of a decision."""
        return self.skill.cost / self.skill.decisions if self.skill.decisions else 0.0


PlayedGame = tuple[GameSummary, Collection[int]]
"""A game, and the seats that the player had in it."""


def compute_statistics(played: Iterable[PlayedGame]) -> list[SheetStatistics]:
    """Return the statistics of one player by sheet, the most played first.

    Different rules are different sheets. A column that partners share counts once for each of them; a decision
    counts for the partner who made it.
    """
    by_rules: dict[str, list[PlayedGame]] = {}
    for game, seats in played:
        if any(column.seat_summary(seat) for column in game.columns for seat in seats):
            by_rules.setdefault(game.digest, []).append((game, seats))
    by_sheet = map(_sheet_statistics, by_rules.values())
    return sorted(by_sheet, key=lambda one: (-len(one.reached), one.title, one.digest))


def _sheet_statistics(played: list[PlayedGame]) -> SheetStatistics:
    last = played[-1][0]
    columns: list[tuple[str, ColumnSummary]] = []
    parts: list[SeatSummary] = []
    for game, seats in played:
        for column in game.columns:
            own = [part for part in column.seats if part.seat in seats]
            if own:
                columns.append((game.game, column))
                parts += own
    columns.sort(key=lambda one: one[1].at)
    lucks = [column.luck for _, column in columns if column.luck is not None]
    return SheetStatistics(
        sheet=last.sheet,
        title=last.title,
        digest=last.digest,
        games=len(played),
        reached=tuple(ColumnTotal(column.total, column.at, game) for game, column in columns),
        upper_bonus=_count_share(column.upper_bonus for _, column in columns),
        five_alike=_count_share(column.five_alike for _, column in columns),
        further=sum(column.further for _, column in columns) / len(columns),
        skill=sum_skills(part.skill for part in parts),
        habits=merge_habits(one for part in parts for one in part.habits),
        known=sum((column.known for _, column in columns), TurnDetailCounts()),
        expected=next((game.expected for game, _ in played if game.expected is not None), None),
        luck=sum(lucks) / len(lucks) if lucks else None,
    )


def _count_share(made: Iterable[bool | None]) -> Share | None:
    known = [one for one in made if one is not None]
    return Share(sum(known), len(known)) if known else None
