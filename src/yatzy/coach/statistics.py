"""What a player has reached by a sheet, and how well they decide: many summaries in one."""

from collections.abc import Collection, Iterable
from functools import cached_property

from msgspec import Struct

from yatzy.coach.review import Skill
from yatzy.coach.summary import ColumnSummary, GameSummary, HabitSum, Knowledge, SeatSummary, added, total_skill


class Reached(Struct, frozen=True):
    """What somebody made of one column."""

    total: int
    at: str
    """When its round ended."""
    game: str


class Share(Struct, frozen=True):
    """How often something came about that could have."""

    made: int
    of: int

    @property
    def rate(self) -> float:
        """Return how often, from 0 to 1."""
        return self.made / self.of if self.of else 0.0


class Statistics(Struct, frozen=True, dict=True):
    """What one player has reached by one sheet."""

    sheet: str
    title: str
    digest: str
    games: int
    reached: tuple[Reached, ...]
    """In the order of their days; there is at least one."""
    upper_bonus: Share | None
    """None where the sheet has none; so below."""
    five_alike: Share | None
    further: float
    """Mean points for further five alike."""
    skill: Skill
    """Of all decisions that are known."""
    habits: tuple[HabitSum, ...]
    """The costliest first."""
    known: Knowledge
    expected: float | None
    """What best play makes on average, where the sheet was solved; so below."""
    luck: float | None
    """What the dice gave, on average."""

    @cached_property
    def best(self) -> Reached:
        """Return the highest total, when it was reached for the first time."""
        return max(self.reached, key=lambda one: one.total)  # of equals the first

    @cached_property
    def worst(self) -> Reached:
        """Return the lowest total."""
        return min(self.reached, key=lambda one: one.total)

    @cached_property
    def mean(self) -> float:
        """Return the mean total."""
        return sum(one.total for one in self.reached) / len(self.reached)

    @property
    def cost_each(self) -> float:
        """Return what a decision gave away, on average."""
        return self.skill.cost / self.skill.decisions if self.skill.decisions else 0.0


Played = tuple[GameSummary, Collection[int]]
"""A game, and the seats somebody had there."""


def statistics(played: Iterable[Played]) -> list[Statistics]:
    """Return what one player has reached by each sheet, the one they have played most first.

    Rules that differ are different sheets. A column that partners share counts for each of them, once; what was
    decided counts for whoever decided it.
    """
    by_rules: dict[str, list[Played]] = {}
    for game, seats in played:
        if any(column.of(seat) for column in game.columns for seat in seats):
            by_rules.setdefault(game.digest, []).append((game, seats))
    found = map(_of_sheet, by_rules.values())
    return sorted(found, key=lambda one: (-len(one.reached), one.title, one.digest))


def _of_sheet(played: list[Played]) -> Statistics:
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
    return Statistics(
        sheet=last.sheet,
        title=last.title,
        digest=last.digest,
        games=len(played),
        reached=tuple(Reached(column.total, column.at, game) for game, column in columns),
        upper_bonus=_share(column.upper_bonus for _, column in columns),
        five_alike=_share(column.five_alike for _, column in columns),
        further=sum(column.further for _, column in columns) / len(columns),
        skill=total_skill(part.skill for part in parts),
        habits=added(one for part in parts for one in part.habits),
        known=sum((column.known for _, column in columns), Knowledge()),
        expected=next((game.expected for game, _ in played if game.expected is not None), None),
        luck=sum(lucks) / len(lucks) if lucks else None,
    )


def _share(made: Iterable[bool | None]) -> Share | None:
    told = [one for one in made if one is not None]
    return Share(sum(told), len(told)) if told else None
