"""How a turn ends under best play: every mark it can end with, and its chance."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Mark
from yatzy.rules.dice import dice_space
from yatzy.rules.errors import CardError
from yatzy.solver.query.outlook import Floats, Outlook, keeps_inside
from yatzy.solver.states.lattice import Lattice, lattice_of
from yatzy.solver.states.space import space_of

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class TurnEnd:
    """A mark that a turn can end with."""

    mark: Mark
    chance: float
    value: float
    """The expected final total after it, or whatever the outlook's values measure."""


def turn_ends(outlook: Outlook, chances: Floats, rolls_left: int) -> tuple[TurnEnd, ...]:
    """Return how a turn ends under best play, from the chance of each roll now."""
    marks: dict[Mark, tuple[float, float]] = {}
    for roll, chance in _nonzero(chances_at_end(outlook, chances, rolls_left)):
        mark, value = best_entry(outlook, roll)
        before = marks.get(mark, (0.0, value))[0]
        marks[mark] = (before + chance, value)
    return tuple(TurnEnd(mark, chance, value) for mark, (chance, value) in marks.items())


def ends_of_dice(outlook: Outlook, dice: Sequence[int], rolls_left: int) -> tuple[TurnEnd, ...]:
    """Return how the turn ends from these dice."""
    chances = np.zeros(len(outlook.rolls[0]))
    chances[outlook.roll_index(dice, rolls_left)] = 1.0
    return turn_ends(outlook, chances, rolls_left)


def ends_of_keep(outlook: Outlook, keep: Sequence[int], rolls_left: int) -> tuple[TurnEnd, ...]:
    """Return how the turn ends when these dice are kept and the others thrown, using one of the rolls left."""
    return turn_ends(outlook, chances_after_keep(outlook, keep), rolls_left - 1)


def ends_of_turn(outlook: Outlook) -> tuple[TurnEnd, ...]:
    """Return how the turn ends, before its first throw."""
    return turn_ends(outlook, chances_after_keep(outlook, ()), outlook.card.tables.rolls - 1)


def chances_after_keep(outlook: Outlook, keep: Sequence[int]) -> Floats:
    """Return the chance of each roll after throwing the other dice."""
    if not outlook.card.open_boxes:
        raise CardError("card-full")
    space = outlook.card.tables.dice
    lattice = lattice_of(space.count)
    mass = np.zeros(len(lattice.fewer))
    mass[space.keep_index(tuple(sorted(keep)))] = 1.0
    return _throw_rest(lattice, mass)


def best_entry(outlook: Outlook, roll: int) -> tuple[Mark, float]:
    """Return the mark that best play writes for a roll, and its value.

    Of equal boxes it takes the topmost, preferring one that scores.
    """
    tables, column = outlook.card.tables, outlook.entries[:, roll]
    best = float(column.max())
    boxes = [box for box in space_of(tables).boxes if best - column[box] <= outlook.tie]
    situation = None
    if tables.face_of[roll]:
        card = outlook.card
        situation = tables.situation(roll, card.open_boxes, holds_points=card.holds_points)
    worths = {box: tables.score_entry(box, roll, situation)[:2] for box in boxes}
    box = boxes[0]
    if not tables.face_of[roll]:
        box = min(boxes, key=lambda one: not worths[one][0])
    return Mark(tables.keys[box], *worths[box]), outlook.base + float(column[box])


def best_keeps(outlook: Outlook, rolls_left: int) -> Ints:
    """Return the keep of best play for each roll; keeping all is to stop."""
    orders = _preference_order(outlook.card.tables.dice.count)
    worth = outlook.keeps[rolls_left - 1][orders]
    worth[:, 0] = outlook.rolls[0]
    best = worth.max(axis=1, keepdims=True)
    first: Ints = (best - worth <= outlook.tie).argmax(axis=1)
    return orders[np.arange(len(orders)), first]


def chances_at_end(outlook: Outlook, chances: Floats, rolls_left: int) -> Floats:
    """Return the chance of each roll at the end of the turn under best play, from the chance of each now."""
    lattice = lattice_of(outlook.card.tables.dice.count)
    for left in range(rolls_left, 0, -1):
        mass = np.zeros(len(lattice.fewer))
        np.add.at(mass, best_keeps(outlook, left), chances)
        chances = _throw_rest(lattice, mass)
    return chances


def _throw_rest(lattice: Lattice, mass: Floats) -> Floats:
    """Return the chance of each roll after throwing the other dice, from the chance of each keep."""
    for first, end in zip(lattice.sizes[:-1], lattice.ends[:-1], strict=True):
        np.add.at(mass, lattice.more[first:end], mass[first:end, None] / 6)
    return mass[lattice.first_roll :]


def _nonzero(chances: Floats) -> Iterator[tuple[int, float]]:
    some = np.flatnonzero(chances)
    return zip(some.tolist(), chances[some].tolist(), strict=True)


@cache
def _preference_order(dice: int) -> Ints:
    """Return by roll the keeps inside it in order of preference: all dice first, which also pads the rows."""
    rolls = range(len(dice_space(dice).rolls))
    first = lattice_of(dice).first_roll
    rows = [np.concatenate([[first + roll], keeps_inside(dice, roll)[1]]) for roll in rolls]
    orders = np.full((len(rows), max(map(len, rows))), 0)
    for row, keeps in zip(orders, rows, strict=True):
        row[:] = keeps[0]
        row[: len(keeps)] = keeps
    return orders
