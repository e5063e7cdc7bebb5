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
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.tables import HOLDS_POINTS, RuleTables, boxes_of

WIDTH = 8
"""Lanes worked on together: eight doubles, one register of the widest processors."""

OUT_OF_REACH = 1 << 20
"""The need of an upper section that cannot make its bonus any more."""

LANE_KEY = 2 * OUT_OF_REACH

Ints = NDArray[np.int32]
Masks = NDArray[np.int64]


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
    def size(self) -> int:
        """Return the number of values in the array."""
        return len(self.layout.row_keys) * self.lanes

    @property
    def states(self) -> int:
        """Return the number of states that play can reach."""
        return sum(
            int(self.lane_count[self.groups(filled).sets].sum()) for filled in range(len(self.boxes) + 1)
        )

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
        opens = np.array([self.mask(card.open_boxes) for card in cards], np.int64)
        holds_points = np.array([card.holds_points for card in cards], np.int64)
        filled_below = ~opens >> self.uppers & (1 << len(self.boxes) - self.uppers) - 1
        keys = 2 * filled_below + (holds_points if self.flag else 0)
        sets = np.searchsorted(self.sets, opens & (1 << self.uppers) - 1)
        bonus = self.tables.upper_bonus
        sums = np.array([card.upper for card in cards], np.int64)
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
        sets = np.repeat(np.arange(len(self.sets)), np.diff(self.layout.first_lane))
        return sets * LANE_KEY + self.layout.needs

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
    """At least; the exact number is known once the lanes are counted."""
    bytes: int


MOST_UPPER = 16
"""More upper boxes than that are too many sets to list."""


def least_size(tables: RuleTables) -> Size:
    """Return what solving a sheet takes at the very least, without laying out its states."""
    uppers = tables.upper.bit_count()
    lowers = len(tables.keys) - uppers
    if tables.fixed_order:
        rows, sets, states = lowers + 1, uppers + 1, len(tables.keys) + 1
    else:
        rows, sets = 1 << lowers, 1 << uppers
        states = rows * sets
    return Size(states, sets * WIDTH * (8 * rows + 4 * uppers * (tables.dice.count + 1)))


def size(space: Space) -> Size:
    """Return what solving a sheet takes, values and tables."""
    return Size(space.states, 8 * space.size + space.layout.next_lane.nbytes)


@lru_cache(maxsize=16)
def space_of(tables: RuleTables) -> Space:
    """Lay out the states of a sheet."""
    uppers = list(boxes_of(tables.upper))
    boxes = (*uppers, *boxes_of(tables.all_boxes & ~tables.upper))
    flag = _flag_matters(tables)
    filled_sets = _filled_sets(tables, boxes[len(uppers) :])
    row_keys, next_row = _rows(tables, boxes[len(uppers) :], filled_sets, flag=flag)
    all_upper = (1 << len(uppers)) - 1
    sets = np.array(sorted(all_upper & ~filled for filled in _filled_sets(tables, uppers)), np.int64)
    lanes = _Lanes(tables, [tables.upper_faces[box] for box in uppers], sets)
    return Space(
        tables=tables,
        boxes=boxes,
        uppers=len(uppers),
        flag=flag,
        sets=sets,
        lane_count=lanes.count,
        layout=Layout(row_keys, next_row, lanes.first, lanes.needs, lanes.next_lane()),
    )


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


def _rows(
    tables: RuleTables, lowers: Sequence[int], filled_sets: Sequence[int], *, flag: bool
) -> tuple[Masks, Ints]:
    """Return the key of each row, and where filling a box leads."""
    filled = np.array(filled_sets, np.int64)
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


class _Lanes:
    """The needs an upper section can have, set by set of open boxes."""

    def __init__(self, tables: RuleTables, faces: Sequence[int], sets: Masks) -> None:
        self._dice, self._faces, self._sets = tables.dice.count, faces, sets
        bonus = tables.upper_bonus
        self._at = bonus.at if bonus else 0
        every = (1 << len(faces)) - 1
        self._sums = {mask: self._reachable(mask) for one in sets.tolist() for mask in (one, every & ~one)}
        needs = []
        for open_boxes in sets.tolist():
            missing = (self._at - self._sums[every & ~open_boxes]).clip(min=0)
            needs.append(np.unique(self._classes(open_boxes, missing)))
        self.count = np.array([len(one) for one in needs], np.int32)
        widths = -(-self.count // WIDTH) * WIDTH
        self.first = np.concatenate([[0], np.cumsum(widths)]).astype(np.int32)
        self.needs = np.concatenate(
            [np.pad(one, (0, width - len(one)), "edge") for one, width in zip(needs, widths, strict=True)]
        ).astype(np.int32)

    def next_lane(self) -> Ints:
        """Return where filling an upper box leads, by box, dice that count, and lane."""
        after = np.zeros((len(self._faces), self._dice + 1, len(self.needs)), np.int32)
        place = {open_boxes: index for index, open_boxes in enumerate(self._sets.tolist())}
        for index, open_boxes in enumerate(self._sets.tolist()):
            here = slice(self.first[index], self.first[index + 1])
            for box in boxes_of(open_boxes):
                target = place.get(open_boxes & ~(1 << box))
                if target is None:
                    continue  # not the next box in a fixed order
                points = self._faces[box] * np.arange(self._dice + 1)
                left = (self.needs[here][None, :] - points[:, None]).clip(min=0)
                left[:, self.needs[here] == OUT_OF_REACH] = OUT_OF_REACH
                classes = self._classes(int(self._sets[target]), left)
                first = self.first[target]
                known = self.needs[first : first + self.count[target]]
                after[box, :, here] = first + np.searchsorted(known, classes)
        return after

    def _reachable(self, mask: int) -> Masks:
        """Return the sums these boxes can bring, ascending."""
        sums = np.zeros(1, np.int64)
        for box in boxes_of(mask):
            sums = np.unique(sums[:, None] + self._faces[box] * np.arange(self._dice + 1))
        return sums

    def _classes(self, open_boxes: int, needs: Masks) -> Masks:
        """Return the smallest sum these boxes can bring that meets each need."""
        sums = self._sums[open_boxes]
        found = np.searchsorted(sums, needs)
        return np.where(found < len(sums), sums[found.clip(max=len(sums) - 1)], OUT_OF_REACH)
