"""The states of a sheet between two turns, and where each lies in the array of values.

What is still to come depends on three things only: which boxes are open, how far the upper section is from its
bonus, and whether the box for five alike holds points. A state is a place in a flat array, ``row * lanes +
lane``:

*rows* are sets of filled lower boxes, twice where it matters whether five alike was scored;
*lanes* are sets of open upper boxes with a *need*: the smallest sum they can still bring that makes the bonus.
Sums apart from that are the same state: "made" (need 0) and "out of reach" are one lane each.

So filling a lower box changes the row and leaves the lane, which lets the solver work on whole vectors of
lanes; the lanes of a set begin at a multiple of :data:`WIDTH`. Boxes are counted upper ones first
(:attr:`Space.boxes`), and masks of boxes here have bit 0 for the first of those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.tables import HOLDS_POINTS, RuleTables, boxes_of
from yatzy.solver.agreed import WIDTH
from yatzy.solver.lanes import OUT_OF_REACH, Ints, Lanes, Masks

LANE_KEY = 2 * OUT_OF_REACH


class Groups(NamedTuple):
    """States that share their open boxes, as parallel arrays: each has all lanes of its set."""

    rows: Ints
    sets: Ints
    opens: Masks
    """The open boxes."""
    takes: Masks
    """The boxes one of which must be taken: those open, or the topmost of them where the order is fixed."""


class Layout(NamedTuple):
    """How states lie in the array, as the solver needs it."""

    row_keys: Masks
    """By row, ascending: twice the filled lower boxes, a mask of those alone, plus one if it holds points."""
    next_row: Ints
    """By row, lower box and whether it was paid: the row after filling it."""
    first_lane: Ints
    """By set, and one more for the end."""
    needs: Ints
    """By lane."""
    next_lane: Ints
    """By upper box, number of dice that count there, and lane: the lane after filling it."""


class Places(NamedTuple):
    """Where cards lie among the states, as parallel arrays."""

    rows: NDArray[np.int64]
    lanes: NDArray[np.int64]
    opens: Masks
    holds_points: Masks


@dataclass(frozen=True, eq=False)
class Space:
    """The states of one sheet."""

    tables: RuleTables
    boxes: tuple[int, ...]
    """The printed place of each box, upper boxes first."""
    uppers: int
    flag: bool
    """Whether rows tell if the box for five alike holds points."""
    sets: Masks
    """By set, ascending: the open upper boxes."""
    lane_count: Ints
    """By set, without the lanes that only fill it up to a whole vector."""
    set_of: Ints
    """By lane: its set."""
    layout: Layout

    @cached_property
    def as_printed(self) -> bool:
        """Whether boxes are counted as on the pad, as they are wherever the upper ones stand on top."""
        return self.boxes == tuple(sorted(self.boxes))

    @property
    def lanes(self) -> int:
        """Return the number of lanes of a row."""
        return len(self.layout.needs)

    @property
    def length(self) -> int:
        """Return the number of values in the array."""
        return len(self.layout.row_keys) * self.lanes

    @property
    def states(self) -> int:
        """Return the number of states that play can reach."""
        return sum(
            int(self.lane_count[self.groups(filled).sets].sum()) for filled in range(len(self.boxes) + 1)
        )

    @property
    def group_counts(self) -> list[int]:
        """Return how many groups there are with each number of filled boxes."""
        if self.tables.fixed_order:
            return [len(self.groups(filled).rows) for filled in range(len(self.boxes) + 1)]
        rows = np.bincount(np.bitwise_count(self.layout.row_keys >> 1))
        sets = np.bincount(self.uppers - np.bitwise_count(self.sets))
        counts: list[int] = np.convolve(rows, sets).tolist()
        return counts

    @property
    def start(self) -> int:
        """Return the state of an empty card."""
        return self.index(Card.empty(self.tables))

    def index(self, card: Card) -> int:
        """Return the state a card is in."""
        places = self.places([card])
        return int(places.rows[0]) * self.lanes + int(places.lanes[0])

    def places(self, cards: Sequence[Card]) -> Places:
        """Return where cards lie among the states."""
        return self.find(
            np.array([self.mask(card.open_boxes) for card in cards], np.int64),
            np.array([card.holds_points for card in cards], np.int64),
            np.array([card.upper for card in cards], np.int64),
        )

    def find(self, opens: Masks, holds_points: Masks, sums: Masks) -> Places:
        """Return where cards lie that have these boxes open and these upper sums, as parallel arrays."""
        filled_below = ~opens >> self.uppers & (1 << len(self.boxes) - self.uppers) - 1
        keys = 2 * filled_below + (holds_points if self.flag else 0)
        sets = np.searchsorted(self.sets, opens & (1 << self.uppers) - 1)
        bonus = self.tables.upper_bonus
        needs = (bonus.at - sums).clip(min=0) if bonus else np.zeros_like(sums)
        return Places(
            rows=np.searchsorted(self.layout.row_keys, keys),
            lanes=np.searchsorted(self._lane_keys, sets * LANE_KEY + needs),
            opens=opens,
            holds_points=holds_points,
        )

    @cached_property
    def _lane_keys(self) -> Masks:
        """Return set and need of each lane as one number, ascending."""
        return self.set_of.astype(np.int64) * LANE_KEY + self.layout.needs

    def mask(self, printed: int) -> int:
        """Return a set of boxes, counted as printed, as a mask of this space."""
        if self.as_printed:
            return printed
        return sum(1 << place for place, box in enumerate(self.boxes) if printed >> box & 1)

    def groups(self, filled: int) -> Groups:
        """Return the groups with this many boxes filled that play can reach."""
        row_counts, set_counts = (
            np.bitwise_count(self.layout.row_keys >> 1),
            self.uppers - np.bitwise_count(self.sets),
        )
        rows, sets = [], []
        for below in range(filled + 1):
            these, those = np.flatnonzero(row_counts == below), np.flatnonzero(set_counts == filled - below)
            rows.append(np.repeat(these, len(those)))
            sets.append(np.tile(those, len(these)))
        row, which = np.concatenate(rows).astype(np.int32), np.concatenate(sets).astype(np.int32)
        closed_below = self.layout.row_keys[row] >> 1
        opens = self.sets[which] | (~closed_below & (1 << len(self.boxes) - self.uppers) - 1) << self.uppers
        if not self.tables.fixed_order:
            return Groups(row, which, opens, opens)
        reached = opens == self.mask(self.tables.all_boxes >> filled << filled)
        topmost = self.mask(1 << filled & self.tables.all_boxes)
        return Groups(row[reached], which[reached], opens[reached], np.full(int(reached.sum()), topmost))


class Size(NamedTuple):
    """How large a sheet's solution is."""

    states: int
    """At least."""
    bytes: int
    """Of memory: values, tables, and what is needed on the way."""


GROUP = 48
"""Bytes a group takes while its level is laid out and solved."""

LANES = 8
"""Bytes for each set and sum while lanes are counted."""


def least_size(tables: RuleTables) -> Size:
    """Return what solving a sheet takes at the very least, without looking at its upper section."""
    rows, sets = _counts(tables)
    return _size(tables, WIDTH * sets, len(tables.keys) if tables.fixed_order else rows * sets)


def size_of(tables: RuleTables) -> Size:
    """Return what solving a sheet takes, its lanes counted, but its states not laid out."""
    lanes = _lanes(tables)
    rows, _ = _counts(tables)
    states = rows * int(lanes.count.sum()) if not tables.fixed_order else len(tables.keys)
    return _size(tables, int(lanes.first[-1]), states)


def _size(tables: RuleTables, lanes: int, states: int) -> Size:
    rows, sets = _counts(tables)
    sums = tables.dice.count * sum(tables.upper_faces)
    uppers, boxes = tables.upper.bit_count(), len(tables.keys)
    level = comb(boxes, boxes // 2) if not tables.fixed_order else 1
    below = rows * (8 * lanes + 8 * (boxes - uppers) + 32)
    above = 4 * uppers * (tables.dice.count + 1) * lanes + LANES * sets * sums
    return Size(states, below + above + GROUP * level)


def _counts(tables: RuleTables) -> tuple[int, int]:
    """Return the number of rows and of sets."""
    uppers, lowers = tables.upper.bit_count(), len(tables.keys) - tables.upper.bit_count()
    if tables.fixed_order:
        return (lowers + 1) * (2 if _flag_matters(tables) else 1), uppers + 1
    return (3 << lowers >> 1 if _flag_matters(tables) else 1 << lowers), 1 << uppers


@lru_cache(maxsize=16)
def space_of(tables: RuleTables) -> Space:
    """Lay out the states of a sheet."""
    uppers = tuple(boxes_of(tables.upper))
    lowers = tuple(boxes_of(tables.lower))
    lanes, flag = _lanes(tables), _flag_matters(tables)
    row_keys, next_row = _rows(tables, lowers, flag=flag)
    return Space(
        tables=tables,
        boxes=uppers + lowers,
        uppers=len(uppers),
        flag=flag,
        sets=lanes.sets,
        lane_count=lanes.count,
        set_of=lanes.set_of,
        layout=Layout(row_keys, next_row, lanes.first, lanes.needs, lanes.next_lane()),
    )


@lru_cache(maxsize=2)
def _lanes(tables: RuleTables) -> Lanes:
    uppers = list(boxes_of(tables.upper))
    every, bonus = (1 << len(uppers)) - 1, tables.upper_bonus
    sets = np.array(sorted(every & ~filled for filled in _filled_sets(tables, uppers)), np.int64)
    faces = [tables.upper_faces[box] for box in uppers]
    return Lanes(faces, tables.dice.count, bonus.at if bonus else 0, sets)


def _flag_matters(tables: RuleTables) -> bool:
    """Whether a further five alike is another matter after points than after a zero."""
    further = tables.further
    if further is None or not any(tables.points[further.box]):
        return False
    return any(
        (before.bonus, before.points, before.allowed) != (after.bonus, after.points, after.allowed)
        for before, after in zip(further.situations[::2], further.situations[HOLDS_POINTS::2], strict=True)
    )


def _filled_sets(tables: RuleTables, boxes: Sequence[int]) -> Sequence[int]:
    """Return the sets of these boxes that can be filled, each as a mask of them alone, ascending."""
    if tables.fixed_order:
        return [(1 << filled) - 1 for filled in range(len(boxes) + 1)]
    return range(1 << len(boxes))


def _rows(tables: RuleTables, lowers: Sequence[int], *, flag: bool) -> tuple[Masks, Ints]:
    """Return the key of each row, and where filling a box leads."""
    filled = np.array(_filled_sets(tables, lowers), np.int64)
    keys = 2 * filled
    further = 1 << lowers.index(tables.further.box) if flag and tables.further else 0
    if flag:
        keys = np.sort(np.concatenate([keys, 2 * filled[filled & further != 0] + 1]))
    next_row = np.zeros((len(keys), len(lowers), 2), np.int32)
    for box in range(len(lowers)):
        for paid in range(2):
            after = keys | 2 << box
            if further == 1 << box:
                after |= paid
            next_row[:, box, paid] = np.searchsorted(keys, after).clip(max=len(keys) - 1)
    return keys, next_row
