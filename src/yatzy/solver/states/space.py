"""The states of a sheet between two turns, and their index in the array of values.

The future depends on three things: which boxes are open, how far the upper section is from its bonus, and
whether the box for five alike holds points. A state is an index into a flat array, ``row * lanes + lane``:

*rows* are sets of filled lower boxes, doubled where it matters whether five alike was scored;
*lanes* are sets of open upper boxes with a *need*: the smallest sum they can still bring that makes the bonus.
Sums with the same need are the same state; "made" (need 0) and "out of reach" are one lane each.

Filling a lower box changes the row and keeps the lane, so the solver works on vectors of lanes; the lanes of a
set begin at a multiple of :data:`WIDTH`. Boxes are ordered upper ones first (:attr:`StateSpace.boxes`), and
masks of boxes here have bit 0 for the first of those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.rule_tables import HOLDS_POINTS, RuleTables, boxes_of
from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.states.upper_states import OUT_OF_REACH, Ints, Masks, UpperStates

LANE_KEY_FACTOR = 2 * OUT_OF_REACH
"""Multiplies the set in a lane's sort key; larger than any need."""


class Groups(NamedTuple):
    """Groups of states with the same open boxes, as parallel arrays: each has all lanes of its set."""

    rows: Ints
    sets: Ints
    opens: Masks
    """The open boxes."""
    takes: Masks
    """The boxes one of which must be taken: all open ones, or the topmost where the order is fixed."""


class Layout(NamedTuple):
    """How states lie in the array, as kernels need it."""

    row_keys: Masks
    """By row, ascending: twice the mask of filled lower boxes, plus one if five alike holds points."""
    next_row: Ints
    """By row, lower box and whether it scored: the row after filling it."""
    first_lane: Ints
    """By set, plus the end."""
    needs: Ints
    """By lane."""
    next_lane: Ints
    """By upper box, number of matching dice, and lane: the lane after filling it."""


class Places(NamedTuple):
    """The row and lane of cards, as parallel arrays."""

    rows: NDArray[np.int64]
    lanes: NDArray[np.int64]
    opens: Masks
    holds_points: Masks


@dataclass(frozen=True, eq=False)
class StateSpace:
    """The states of one sheet."""

    tables: RuleTables
    boxes: tuple[int, ...]
    """The printed index of each box, upper boxes first."""
    upper_count: int
    has_points_flag: bool
    """Whether rows record if the box for five alike holds points."""
    sets: Masks
    """By set, ascending: mask of the open upper boxes."""
    lane_count: Ints
    """By set, without padding lanes."""
    set_of: Ints
    """By lane: its set."""
    layout: Layout

    @cached_property
    def is_in_printed_order(self) -> bool:
        """Whether boxes are in printed order, as they are wherever the upper ones come first."""
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
        """Return the number of reachable states."""
        return sum(
            int(self.lane_count[self.groups(filled).sets].sum()) for filled in range(len(self.boxes) + 1)
        )

    @property
    def group_counts(self) -> list[int]:
        """Return the number of groups for each number of filled boxes."""
        if self.tables.fixed_order:
            return [len(self.groups(filled).rows) for filled in range(len(self.boxes) + 1)]
        rows = np.bincount(np.bitwise_count(self.layout.row_keys >> 1))
        sets = np.bincount(self.upper_count - np.bitwise_count(self.sets))
        counts: list[int] = np.convolve(rows, sets).tolist()
        return counts

    @property
    def start(self) -> int:
        """Return the state of an empty card."""
        return self.index(Card.empty(self.tables))

    def index(self, card: Card) -> int:
        """Return the state of a card."""
        places = self.places([card])
        return int(places.rows[0]) * self.lanes + int(places.lanes[0])

    def places(self, cards: Sequence[Card]) -> Places:
        """Return the row and lane of each card."""
        return self.locate(
            np.array([self.mask(card.open_boxes) for card in cards], np.int64),
            np.array([card.holds_points for card in cards], np.int64),
            np.array([card.upper for card in cards], np.int64),
        )

    def locate(self, opens: Masks, holds_points: Masks, sums: Masks) -> Places:
        """Return the row and lane for open boxes and upper sums, given as parallel arrays."""
        filled_below = ~opens >> self.upper_count & (1 << len(self.boxes) - self.upper_count) - 1
        keys = 2 * filled_below + (holds_points if self.has_points_flag else 0)
        sets = np.searchsorted(self.sets, opens & (1 << self.upper_count) - 1)
        bonus = self.tables.upper_bonus
        needs = (bonus.at - sums).clip(min=0) if bonus else np.zeros_like(sums)
        return Places(
            rows=np.searchsorted(self.layout.row_keys, keys),
            lanes=np.searchsorted(self._lane_keys, sets * LANE_KEY_FACTOR + needs),
            opens=opens,
            holds_points=holds_points,
        )

    @cached_property
    def _lane_keys(self) -> Masks:
        """Return set and need of each lane as one sort key, ascending."""
        return self.set_of.astype(np.int64) * LANE_KEY_FACTOR + self.layout.needs

    def mask(self, printed: int) -> int:
        """Convert a mask of boxes in printed order to a mask of this space."""
        if self.is_in_printed_order:
            return printed
        return sum(1 << place for place, box in enumerate(self.boxes) if printed >> box & 1)

    def groups(self, filled: int) -> Groups:
        """Return the reachable groups with this many boxes filled."""
        row_counts, set_counts = (
            np.bitwise_count(self.layout.row_keys >> 1),
            self.upper_count - np.bitwise_count(self.sets),
        )
        rows, sets = [], []
        for below in range(filled + 1):
            these, those = np.flatnonzero(row_counts == below), np.flatnonzero(set_counts == filled - below)
            rows.append(np.repeat(these, len(those)))
            sets.append(np.tile(those, len(these)))
        row, which = np.concatenate(rows).astype(np.int32), np.concatenate(sets).astype(np.int32)
        closed_below = self.layout.row_keys[row] >> 1
        opens = (
            self.sets[which]
            | (~closed_below & (1 << len(self.boxes) - self.upper_count) - 1) << self.upper_count
        )
        if not self.tables.fixed_order:
            return Groups(row, which, opens, opens)
        reached = opens == self.mask(self.tables.all_boxes >> filled << filled)
        topmost = self.mask(1 << filled & self.tables.all_boxes)
        return Groups(row[reached], which[reached], opens[reached], np.full(int(reached.sum()), topmost))


class SolutionSize(NamedTuple):
    """How large a sheet's solution is."""

    states: int
    """A lower bound."""
    bytes: int
    """Memory for values, tables and temporary arrays."""


GROUP_BYTES = 48
"""Temporary memory per group of a level."""

SUM_BYTES = 8
"""Temporary memory per set and sum while lanes are counted."""


def min_size(tables: RuleTables) -> SolutionSize:
    """Return a lower bound of what solving a sheet takes, without looking at its upper section."""
    rows, sets = _count_rows_and_sets(tables)
    return _estimate_size(tables, WIDTH * sets, len(tables.keys) if tables.fixed_order else rows * sets)


def size_of(tables: RuleTables) -> SolutionSize:
    """Return what solving a sheet takes; counts its lanes without building the state space."""
    lanes = _upper_states_of(tables)
    rows, _ = _count_rows_and_sets(tables)
    states = rows * int(lanes.count.sum()) if not tables.fixed_order else len(tables.keys)
    return _estimate_size(tables, int(lanes.first[-1]), states)


def _estimate_size(tables: RuleTables, lanes: int, states: int) -> SolutionSize:
    rows, sets = _count_rows_and_sets(tables)
    sums = tables.dice.count * sum(tables.upper_faces)
    uppers, boxes = tables.upper.bit_count(), len(tables.keys)
    level = comb(boxes, boxes // 2) if not tables.fixed_order else 1
    below = rows * (8 * lanes + 8 * (boxes - uppers) + 32)
    above = 4 * uppers * (tables.dice.count + 1) * lanes + SUM_BYTES * sets * sums
    return SolutionSize(states, below + above + GROUP_BYTES * level)


def _count_rows_and_sets(tables: RuleTables) -> tuple[int, int]:
    """Return the number of rows and of sets."""
    uppers, lowers = tables.upper.bit_count(), len(tables.keys) - tables.upper.bit_count()
    if tables.fixed_order:
        return (lowers + 1) * (2 if _needs_points_flag(tables) else 1), uppers + 1
    return (3 << lowers >> 1 if _needs_points_flag(tables) else 1 << lowers), 1 << uppers


@lru_cache(maxsize=16)
def space_of(tables: RuleTables) -> StateSpace:
    """Return the state space of a sheet."""
    lowers = tuple(boxes_of(tables.lower))
    lanes, flag = _upper_states_of(tables), _needs_points_flag(tables)
    row_keys, next_row = _lay_out_rows(tables, lowers, flag=flag)
    return StateSpace(
        tables=tables,
        boxes=tables.upper_first,
        upper_count=tables.upper.bit_count(),
        has_points_flag=flag,
        sets=lanes.sets,
        lane_count=lanes.count,
        set_of=lanes.set_of,
        layout=Layout(row_keys, next_row, lanes.first, lanes.needs, lanes.next_lane()),
    )


@lru_cache(maxsize=2)
def _upper_states_of(tables: RuleTables) -> UpperStates:
    uppers = list(boxes_of(tables.upper))
    every, bonus = (1 << len(uppers)) - 1, tables.upper_bonus
    sets = np.array(sorted(every & ~filled for filled in _filled_sets(tables, uppers)), np.int64)
    faces = [tables.upper_faces[box] for box in uppers]
    return UpperStates(faces, tables.dice.count, bonus.at if bonus else 0, sets)


def _needs_points_flag(tables: RuleTables) -> bool:
    """Whether extra five alike count differently after points than after a zero."""
    extra = tables.extra_five_alike
    if extra is None or not any(tables.points[extra.box]):
        return False
    return any(
        (before.bonus, before.points, before.allowed) != (after.bonus, after.points, after.allowed)
        for before, after in zip(extra.situations[::2], extra.situations[HOLDS_POINTS::2], strict=True)
    )


def _filled_sets(tables: RuleTables, boxes: Sequence[int]) -> Sequence[int]:
    """Return the sets of these boxes that can be filled, as masks within them, ascending."""
    if tables.fixed_order:
        return [(1 << filled) - 1 for filled in range(len(boxes) + 1)]
    return range(1 << len(boxes))


def _lay_out_rows(tables: RuleTables, lowers: Sequence[int], *, flag: bool) -> tuple[Masks, Ints]:
    """Return the key of each row, and the row after filling each lower box."""
    filled = np.array(_filled_sets(tables, lowers), np.int64)
    keys = 2 * filled
    five_alike_bit = 1 << lowers.index(tables.extra_five_alike.box) if flag and tables.extra_five_alike else 0
    if flag:
        keys = np.sort(np.concatenate([keys, 2 * filled[filled & five_alike_bit != 0] + 1]))
    next_row = np.zeros((len(keys), len(lowers), 2), np.int32)
    for box in range(len(lowers)):
        for paid in range(2):
            after = keys | 2 << box
            if five_alike_bit == 1 << box:
                after |= paid
            next_row[:, box, paid] = np.searchsorted(keys, after).clip(max=len(keys) - 1)
    return keys, next_row
