"""A second solver, slow and plain, that shares nothing with :mod:`yatzy.solver`.

What may be entered, and for how much, comes from the rule tables; how the dice fall is counted out here. A
state is the open boxes, the sum above, counted up to where the bonus is made, and whether the box for five
alike holds points. Every keep is weighed against every roll it can become. Sums stand side by side in an
array, so that whole sheets can be solved in some minutes and small ones at once.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card, Mark
from yatzy.rules.rule_tables import RuleTables

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Dice = tuple[int, ...]

AXES = 32
"""Choices a tiny sheet may have, all told."""

EQUAL = 1e-10
"""What differs by less is equally good."""


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
            entry.key: self.total(card.write(Mark(entry.key, entry.points, entry.bonus)))
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
        further = self.tables.extra_five_alike
        if further and further.box == box:
            holds_points = points > 0
        before = self._before(open_boxes & ~(1 << box), holds_points=holds_points)
        if not self.tables.upper_faces[box]:
            return points + bonus + before
        sums = np.arange(self._cap + 1)
        makes = (sums < self._at) & (sums + points >= self._at)
        return points + bonus + before[np.minimum(sums + points, self._cap)] + self._bonus * makes


class RaceReference:
    """Play for the win by card and total, each position weighed when it is first met.

    ``share`` tells how likely a final total wins.
    """

    def __init__(self, tables: RuleTables, share: Callable[[int], float]) -> None:
        self.tables, self._share = tables, share
        self._throws = throws(tables.dice.count)
        self._known: dict[tuple[int, int, bool, int], float] = {}
        self._allowed: dict[tuple[int, bool], list[list[Mark]]] = {}

    def value(self, card: Card) -> float:
        """Return the chance to win before a turn begins."""
        if not card.open_boxes:
            return self._share(card.total)
        bonus = self.tables.upper_bonus
        upper = min(card.upper, bonus.at) if bonus else 0
        state = (card.open_boxes, upper, card.holds_points, card.total)
        if state not in self._known:
            self._known[state] = float(self._throws.chances[0] @ self._rolls(card)[-1])
        return self._known[state]

    def turn(self, card: Card, dice: Dice, rolls_left: int) -> Choices:
        """Return the chance to win by every keep and every box."""
        roll = tuple(sorted(dice))
        marks = self._marks(card)[self._throws.rolls.index(roll)]
        boxes, keeps = {mark.key: self.value(card.write(mark)) for mark in marks}, {}
        if rolls_left:
            worth = self._throws.chances @ self._rolls(card)[rolls_left - 1]
            keeps = {keep: float(worth[self._throws.keeps.index(keep)]) for keep in keeps_inside(roll)}
            keeps[roll] = max(boxes.values())
        return Choices(keeps, boxes)

    def _rolls(self, card: Card) -> list[Floats]:
        """Return, by rolls left, from none on, what each roll is worth."""
        marks = self._marks(card)
        worth = {mark: self.value(card.write(mark)) for mark in {mark for some in marks for mark in some}}
        stages = [np.array([max(worth[mark] for mark in some) for some in marks])]
        for _ in range(self.tables.rolls - 1):
            keeps = self._throws.chances @ stages[-1]
            stages.append(np.maximum.reduceat(keeps[self._throws.inside], self._throws.starts))
        return stages

    def _marks(self, card: Card) -> list[list[Mark]]:
        """Return, by roll, the marks that are allowed."""
        situation = (card.open_boxes, card.holds_points)
        if situation not in self._allowed:
            self._allowed[situation] = [
                [Mark(entry.key, entry.points, entry.bonus) for entry in card.entries(roll) if entry.allowed]
                for roll in self._throws.rolls
            ]
        return self._allowed[situation]


class EveryPolicy:
    """Every way to play a tiny sheet for the win, all at once.

    Each position has an axis of its own, and on it a place for each choice there. So an array has the chance to
    win of every combination of choices, and nothing is left out because it looks bad.
    """

    def __init__(self, tables: RuleTables, share: Callable[[int], float]) -> None:
        self.tables, self._share = tables, share
        self._positions: dict[tuple[Card, Dice, int], Floats] = {}
        self._choices = 0

    def before(self, card: Card) -> Floats:
        """Return the chance to win before a turn, by policy."""
        if not card.open_boxes:
            return np.full((1,) * AXES, self._share(card.total))
        return self._thrown(card, (), self.tables.rolls - 1)

    def _thrown(self, card: Card, keep: Dice, rolls_left: int) -> Floats:
        throws = list(product(range(1, 7), repeat=self.tables.dice.count - len(keep)))
        rolls = [tuple(sorted(keep + thrown)) for thrown in throws]
        parts = [
            rolls.count(roll) / len(rolls) * self._position(card, roll, rolls_left)
            for roll in sorted(set(rolls))
        ]
        return sum(parts[1:], parts[0])

    def _position(self, card: Card, roll: Dice, rolls_left: int) -> Floats:
        if (card, roll, rolls_left) not in self._positions:
            options = [
                self.before(card.write(Mark(entry.key, entry.points, entry.bonus)))
                for entry in card.entries(roll)
                if entry.allowed
            ]
            if rolls_left:
                options += [
                    self._thrown(card, keep, rolls_left - 1) for keep in keeps_inside(roll) if keep != roll
                ]
            found = options[0]
            if len(options) > 1:
                found = np.concatenate(np.broadcast_arrays(*options), axis=self._choices)
                self._choices += 1
            self._positions[card, roll, rolls_left] = found
        return self._positions[card, roll, rolls_left]


class BestPlay:
    """Games played by the plain solver's choices, followed throw by throw.

    Of equally good boxes it takes the topmost, one that pays before one that does not; of keeps the first that
    is met when dice are given up one by one, the lowest first.
    """

    def __init__(self, tables: RuleTables) -> None:
        self.reference = Reference(tables)
        self._throws = throws(tables.dice.count)
        self._ends: dict[Card, dict[Card, float]] = {}

    def ends(self, card: Card) -> dict[Card, float]:
        """Return every full card that can come of this one, and its chance."""
        if not card.open_boxes:
            return {card: 1.0}
        if card not in self._ends:
            self._ends[card] = self._played_on(card, self._throws.chances[0], card.tables.rolls - 1)
        return self._ends[card]

    def ends_of_dice(self, card: Card, dice: Dice, rolls_left: int) -> dict[Card, float]:
        """Return the same from the middle of a turn on."""
        lie = np.zeros(len(self._throws.rolls))
        lie[self._throws.rolls.index(tuple(sorted(dice)))] = 1.0
        return self._played_on(card, lie, rolls_left)

    def turn_of_keep(self, card: Card, keep: Dice, rolls_left: int) -> dict[Card, float]:
        """Return every card a turn can leave when these dice are kept and the others thrown, and its chance."""
        kept = self._throws.chances[self._throws.keeps.index(tuple(sorted(keep)))]
        return self._turn(card, kept, rolls_left - 1)

    def _played_on(self, card: Card, lie: Floats, rolls_left: int) -> dict[Card, float]:
        """Follow a game from a turn on in which each roll lies there with such a chance."""
        ends: dict[Card, float] = {}
        for entered, likely in self._turn(card, lie, rolls_left).items():
            for end, chance in self.ends(entered).items():
                ends[end] = ends.get(end, 0.0) + likely * chance
        return ends

    def _turn(self, card: Card, lie: Floats, rolls_left: int) -> dict[Card, float]:
        """Follow a turn in which each roll lies there with such a chance."""
        entered = [self._entered(card, roll) for roll in self._throws.rolls]
        worth = [np.array([self.reference.total(after) for after in entered])]
        for _ in range(rolls_left):
            worth.append(
                np.array([self._kept(worth, place, len(worth))[1] for place in range(len(self._throws.rolls))])
            )
        for left in range(rolls_left, 0, -1):
            after = np.zeros(len(lie))
            for place in np.flatnonzero(lie):
                after += lie[place] * self._throws.chances[self._kept(worth, int(place), left)[0]]
            lie = after
        left_with: dict[Card, float] = {}
        for place in np.flatnonzero(lie):
            left_with[entered[place]] = left_with.get(entered[place], 0.0) + float(lie[place])
        return left_with

    def _entered(self, card: Card, roll: Dice) -> Card:
        """Return the card with a roll entered where best play enters it."""
        tables = self.reference.tables
        entries = [entry for entry in card.entries(roll) if entry.allowed]
        entries.sort(key=lambda entry: not tables.upper_faces[tables.keys.index(entry.key)])
        if len(set(roll)) > 1:
            entries.sort(key=lambda entry: not entry.points)
        cards = [card.write(Mark(entry.key, entry.points, entry.bonus)) for entry in entries]
        totals = [self.reference.total(one) for one in cards]
        return next(one for one, total in zip(cards, totals, strict=True) if total > max(totals) - EQUAL)

    def _kept(self, worth: list[Floats], place: int, left: int) -> tuple[int, float]:
        """Return the keep of a roll, and what it is worth; keeping all is to stop."""
        roll = self._throws.rolls[place]
        worths = {keep: float(self._throws.chances[keep] @ worth[left - 1]) for keep in self._inside(roll)}
        worths[self._throws.keeps.index(roll)] = float(worth[0][place])
        best = max(worths.values())
        return next((keep, one) for keep, one in worths.items() if one > best - EQUAL)

    def _inside(self, roll: Dice) -> Iterator[int]:
        """Yield the keeps inside a roll as they are met when dice are given up; all dice at the beginning."""
        yield self._throws.keeps.index(roll)
        for place in range(len(roll)):
            yield from self._inside(roll[:place] + roll[place + 1 :])


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
        for mark in card.possible_marks(key):
            marks[key, mark.points if face else mark.points > 0] = mark
    return list(marks.values())
