"""Best play forward, level by level: all states with the same number of filled boxes, then with one more."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.solver.kernels.constants import HOLDS_POINTS, WIDTH
from yatzy.solver.states.lattice import lattice_of
from yatzy.solver.states.scoring import scoring_of
from yatzy.solver.states.scratch import Plan, Scratch, aligned_zeros, allocate_plan, allocate_scratch
from yatzy.solver.states.space import Groups, space_of

Ints = NDArray[np.int64]

CHUNK_GROUPS = 100
"""Groups processed in one kernel call."""

CHUNK_GROUPS_PER_THREAD = 50
"""The same where several threads share a batch: small enough that none waits long for the others."""


class Level(NamedTuple):
    """The groups with the same number of filled boxes that can follow from a card, as parallel arrays."""

    rows: NDArray[np.int32]
    sets: NDArray[np.int32]
    opens: Ints
    takes: Ints
    lanes: Ints
    """By group: its number of states."""
    firsts: Ints
    """By group: the index of its first state within the level."""
    widths: Ints
    """By group: number of totals since the card that have room, in whole rows."""
    starts: Ints
    """By group, plus the end: where its totals begin, state after state."""
    group_of: NDArray[np.int32]
    """By row and set: the group."""
    set_of: NDArray[np.int32]
    """By lane of the array of values: its set."""


class Edges(NamedTuple):
    """The lattice of keeps, and the outcomes of throwing the other dice."""

    more: Ints
    fewer: Ints
    starts: NDArray[np.uint32]
    """By keep: its first entry in ``outcomes``; ``counts`` has how many, all equally likely."""
    counts: NDArray[np.uint32]
    outcomes: NDArray[np.uint16]
    """Rolls."""


class ForwardPass:
    """The levels that follow from a card, turn by turn, and the buffers to compute them."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.space, self.scoring = space_of(card.tables), scoring_of(card.tables)
        place = self.space.places([card])
        self._row, self._lane, self._opens = int(place.rows[0]), int(place.lanes[0]), int(place.opens[0])
        self.turns = self._opens.bit_count()

    @cached_property
    def edges(self) -> Edges:
        """Return the lattice of keeps."""
        lattice = lattice_of(self.scoring.dice)
        return Edges(lattice.more, lattice.fewer, *lattice.outcomes)

    @cached_property
    def scratch(self) -> Scratch:
        """Return the scratch buffers."""
        return allocate_scratch(self.scoring)

    @cached_property
    def plan(self) -> Plan:
        """Return the buffers for the best play from a block of states."""
        return allocate_plan(self.scoring, self.space.tables.rolls - 1)

    def level_size(self, turn: int) -> tuple[int, int]:
        """Return the number of groups after so many turns, and of totals in all their states."""
        groups = self._groups(turn)
        return len(groups.rows), int((self.space.lane_count[groups.sets] * self._widths(groups)).sum())

    def build_level(self, turn: int) -> Level:
        """Return the level after so many turns."""
        space, groups = self.space, self._groups(turn)
        lanes = space.lane_count[groups.sets].astype(np.int64)
        widths = self._widths(groups)
        group_of = np.zeros((len(space.layout.row_keys), len(space.sets)), np.int32)
        group_of[groups.rows, groups.sets] = np.arange(len(groups.rows))
        return Level(
            *groups,
            lanes=lanes,
            firsts=_offsets(lanes),
            widths=widths,
            starts=_offsets(lanes * widths),
            group_of=group_of,
            set_of=space.set_of,
        )

    def _groups(self, turn: int) -> Groups:
        groups = self.space.groups(len(self.space.boxes) - self.turns + turn)
        return Groups(*(one[groups.opens & ~self._opens == 0] for one in groups))

    def locate(self, level: Level, card: Card | None = None) -> tuple[int, int]:
        """Return the group in a level, and the state within the group, of a card (default: the first card)."""
        row, lane = self._row, self._lane
        if card:
            places = self.space.places([card])
            row, lane = int(places.rows[0]), int(places.lanes[0])
        which = self.space.set_of[lane]
        return int(level.group_of[row, which]), int(lane - self.space.layout.first_lane[which])

    def _widths(self, groups: Groups) -> Ints:
        """Return the number of possible totals since the card, in whole rows."""
        scoring, space = self.scoring, self.space
        filled_since = self._opens & ~groups.opens
        most = np.maximum(scoring.points.max(axis=1), scoring.alike_points.max(axis=(0, 1))).astype(np.int64)
        totals = np.ones(len(filled_since), np.int64)
        for box, points in enumerate(most):
            totals += points * (filled_since >> box & 1)
        totals += int(scoring.bonus) * (filled_since & space.mask(space.tables.upper) != 0)
        totals += self._most_bonus(groups) * np.bitwise_count(filled_since)
        return -(-totals // WIDTH) * WIDTH

    def _most_bonus(self, groups: Groups) -> Ints:
        """Return the most that an extra five alike can have earned on top of an entry, by group."""
        scoring, space = self.scoring, self.space
        after_zero, after_points = (int(scoring.alike_bonus[held::2].max()) for held in (0, HOLDS_POINTS))
        if space.has_points_flag:
            bonus = np.where(space.layout.row_keys[groups.rows] & 1, after_points, after_zero)
        else:
            bonus = np.full(len(groups.rows), max(after_zero, after_points))
        is_filled: Ints = ~groups.opens >> max(scoring.five_alike_box, 0) & 1
        return bonus * is_filled


def split_groups(level: Level) -> Iterator[tuple[int, int]]:
    """Yield ranges of a level's groups, small enough for progress and Ctrl-C between kernel calls."""
    for first in range(0, len(level.rows), CHUNK_GROUPS):
        yield first, min(first + CHUNK_GROUPS, len(level.rows))


def split_independent_groups(level: Level, boxes: int) -> Iterator[list[Ints]]:
    """Yield the groups of a level in batches, each as chunks that lead to different groups of the next level.

    So threads can process the chunks of a batch together, without locks. A turn closes one box. Two groups that
    both lead to one group with the open boxes T have T and the box a, or T and the box b, open. The sums of
    their open boxes differ by a - b, which is no multiple of the number of boxes unless a = b. A small level is
    one batch of one chunk.
    """
    if len(level.rows) <= CHUNK_GROUPS:
        yield [np.arange(len(level.rows))]
        return
    sums = sum((box * (level.opens >> box & 1) for box in range(boxes)), np.zeros(len(level.opens), np.int64))
    for batch in range(boxes):
        groups = np.flatnonzero(sums % boxes == batch)
        if len(groups):
            yield np.array_split(groups, -(-len(groups) // CHUNK_GROUPS_PER_THREAD))


def allocate_totals(level: Level) -> NDArray[np.float64]:
    """Return zeros by state and total, padded because kernels read and write whole rows at the end."""
    return aligned_zeros(int(level.starts[-1]) + WIDTH)


def _offsets(sizes: Ints) -> Ints:
    return np.concatenate([[0], np.cumsum(sizes)])
