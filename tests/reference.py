"""A second solver, slow and plain, that shares nothing with :mod:`yatzy.solver`.

What may be entered, and for how much, comes from the rule tables; how the dice fall is counted out here. A
state is the open boxes, the sum above, counted up to where the bonus is made, and whether the box for five
alike holds points. Every keep is weighed against every roll it can become. Sums stand side by side in an
array, so that whole sheets can be solved in some minutes and small ones at once.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card, Mark
from yatzy.rules.tables import RuleTables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Dice = tuple[int, ...]


@dataclass(frozen=True)
class Throws:
    """How so many dice fall."""

    rolls: tuple[Dice, ...]
    keeps: tuple[Dice, ...]
    chances: Floats
    """By keep and roll: how likely the keep becomes the roll when the other dice are thrown."""
    inside: Ints
    """The keeps inside each roll, one roll after the other."""
    starts: Ints
    """By roll: where its keeps begin."""


@cache
def throws(dice: int) -> Throws:
    """Count out how so many dice fall."""
    rolls = tuple(combinations_with_replacement(range(1, 7), dice))
    keeps = tuple(keep for size in range(dice + 1) for keep in combinations_with_replacement(range(1, 7), size))
    place = {roll: index for index, roll in enumerate(rolls)}
    chances = np.zeros((len(keeps), len(rolls)))
    for index, keep in enumerate(keeps):
        thrown = dice - len(keep)
        for outcome in combinations_with_replacement(range(1, 7), thrown):
            repeats = prod(factorial(outcome.count(face)) for face in set(outcome))
            chances[index, place[tuple(sorted(keep + outcome))]] += factorial(thrown) // repeats / 6**thrown
    where = {keep: index for index, keep in enumerate(keeps)}
    inside = [[where[keep] for keep in keeps_inside(roll)] for roll in rolls]
    starts = np.cumsum([0, *(len(one) for one in inside[:-1])])
    return Throws(rolls, keeps, chances, np.concatenate(inside), starts)


def keeps_inside(roll: Dice) -> list[Dice]:
    """Return every choice of dice to keep from a sorted roll, equal ones once."""
    return sorted({keep for size in range(len(roll) + 1) for keep in combinations(roll, size)})


class Choices(NamedTuple):
    """What every choice in the middle of a turn leads to: expected final totals."""

    keeps: dict[Dice, float]
    """By keep; none where no roll is left. Keeping all dice is to stop."""
    boxes: dict[str, float]


class _Turn(NamedTuple):
    """The turn from some open boxes on; arrays are by roll and sum."""

    rolls: tuple[Floats, ...]
    """By rolls left, from none on: what each roll is worth, to the end of the game."""
    first: Floats
    """By sum: before the dice are thrown."""


class Reference:
    """The values of a sheet, each computed when it is first asked for."""

    def __init__(self, tables: RuleTables) -> None:
        self.tables = tables
        self._throws = throws(tables.dice.count)
        self._places = [tables.dice.roll_index(roll) for roll in self._throws.rolls]
        bonus = tables.upper_bonus
        most = tables.dice.count * sum(tables.upper_faces)
        self._at, self._bonus = (bonus.at, bonus.points) if bonus else (0, 0)
        self._cap = min(self._at, most + 1)
        """Sums from here on are one: the bonus is made, or, if it never can be, no sum is as high."""
        self._first: dict[tuple[int, bool], Floats] = {}

    @property
    def expected(self) -> float:
        """Return the expected total of a game."""
        return self.total(Card.empty(self.tables))

    @property
    def sets(self) -> int:
        """Return how many sets of open boxes were looked at, with points for five alike and without."""
        return len(self._first)

    def total(self, card: Card) -> float:
        """Return the expected final total of a card."""
        before = self._before(card.open_boxes, holds_points=card.holds_points)
        return card.total + float(before[min(card.upper, self._cap)])

    def turn(self, card: Card, dice: Dice, rolls_left: int) -> Choices:
        """Return what every keep and every box leads to."""
        roll = self._throws.rolls.index(tuple(sorted(dice)))
        boxes = {
            entry.key: self.total(card.enter(entry.key, entry.points, entry.bonus))
            for entry in card.entries(dice)
            if entry.allowed
        }
        keeps = {}
        if rolls_left:
            after = self._turn(card.open_boxes, holds_points=card.holds_points).rolls[rolls_left - 1]
            worth = self._throws.chances @ after[:, min(card.upper, self._cap)] + card.total
            inside = self._throws.inside[self._throws.starts[roll] :][
                : len(keeps_inside(self._throws.rolls[roll]))
            ]
            keeps = {self._throws.keeps[keep]: float(worth[keep]) for keep in inside}
            keeps[self._throws.rolls[roll]] = max(boxes.values())
        return Choices(keeps, boxes)

    def _before(self, open_boxes: int, *, holds_points: bool) -> Floats:
        """Return, by sum, what is still to come before a turn begins."""
        known = self._first.get((open_boxes, holds_points))
        if known is None:
            known = np.zeros(self._cap + 1)
            if open_boxes:
                known = self._turn(open_boxes, holds_points=holds_points).first
            self._first[open_boxes, holds_points] = known
        return known

    def _turn(self, open_boxes: int, *, holds_points: bool) -> _Turn:
        rolls = [self._entered(open_boxes, holds_points=holds_points)]
        for _ in range(self.tables.rolls - 1):
            keeps = self._throws.chances @ rolls[-1]
            rolls.append(np.maximum.reduceat(keeps[self._throws.inside], self._throws.starts, axis=0))
        return _Turn(tuple(rolls), self._throws.chances[0] @ rolls[-1])

    def _entered(self, open_boxes: int, *, holds_points: bool) -> Floats:
        """Return, by roll and sum, what the best entry is worth to the end of the game."""
        entries: dict[tuple[str, int, int], int] = {}
        flat: list[int] = []
        starts = []
        for roll in self._places:
            starts.append(len(flat))
            flat.extend(
                entries.setdefault((entry.key, entry.points, entry.bonus), len(entries))
                for entry in self.tables.entries(roll, open_boxes, holds_points=holds_points)
                if entry.allowed
            )
        worth = np.array([self._entry(open_boxes, *entry, holds_points=holds_points) for entry in entries])
        best: Floats = np.maximum.reduceat(worth[flat], starts, axis=0)
        return best

    def _entry(self, open_boxes: int, key: str, points: int, bonus: int, *, holds_points: bool) -> Floats:
        """Return, by sum, what one entry is worth to the end of the game."""
        box = self.tables.keys.index(key)
        further = self.tables.further
        if further and further.box == box:
            holds_points = points > 0
        before = self._before(open_boxes & ~(1 << box), holds_points=holds_points)
        if not self.tables.upper_faces[box]:
            return points + bonus + before
        sums = np.arange(self._cap + 1)
        makes = (sums < self._at) & (sums + points >= self._at)
        return points + bonus + before[np.minimum(sums + points, self._cap)] + self._bonus * makes


def reachable_cards(tables: RuleTables) -> Iterator[Card]:
    """Yield a card for every state that play can reach, those with fewer boxes filled first."""
    at = tables.upper_bonus.at if tables.upper_bonus else 0
    cards = [Card.empty(tables)]
    while cards:
        yield from cards
        after = [card.write(mark) for card in cards for mark in _different_marks(card)]
        cards = list(
            {(card.open_boxes, min(card.upper, at), card.holds_points): card for card in after}.values()
        )


def _different_marks(card: Card) -> list[Mark]:
    """Return marks of which each leads to another state: below, it only matters whether a box was paid."""
    marks = {}
    for key, face in zip(card.tables.keys, card.tables.upper_faces, strict=True):
        for mark in card.marks(key):
            marks[key, mark.points if face else mark.points > 0] = mark
    return list(marks.values())
