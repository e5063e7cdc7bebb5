"""Best play forward, level by level: everything with the same number of filled boxes, then with one more."""

from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.solver.agreed import WIDTH
from yatzy.solver.lattice import lattice_of
from yatzy.solver.scoring import scoring_of
from yatzy.solver.scratch import Plan, Scratch, plan_for, scratch_for
from yatzy.solver.space import Groups, space_of

Ints = NDArray[np.int64]


class Level(NamedTuple):
    """The groups with the same number of filled boxes that can come of a card, as parallel arrays."""

    rows: NDArray[np.int32]
    sets: NDArray[np.int32]
    opens: Ints
    takes: Ints
    lanes: Ints
    """By group: its states."""
    firsts: Ints
    """By group: its first state, counting through the level."""
    widths: Ints
    """By group: room for each total that can have been made since the card, in whole rows."""
    starts: Ints
    """By group: where its totals begin, state after state; and one more for the end."""
    group_of: NDArray[np.int32]
    """By row and set: the group."""
    set_of: NDArray[np.int32]
    """By lane of the array of values: its set."""


class Edges(NamedTuple):
    """The lattice of keeps, and what a throw of the other dice makes of a keep."""

    more: Ints
    fewer: Ints
    starts: NDArray[np.uint32]
    """By keep: its first place in the list of outcomes, and how many it has, all equally likely."""
    counts: NDArray[np.uint32]
    outcomes: NDArray[np.uint16]
    """Rolls."""


class Course:
    """What can come of a card, turn by turn, with the room to compute it."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.space, self.scoring = space_of(card.tables), scoring_of(card.tables)
        place = self.space.places([card])
        self._row, self._lane, self._opens = int(place.rows[0]), int(place.lanes[0]), int(place.opens[0])
        self.turns = self._opens.bit_count()

    @cached_property
    def edges(self) -> Edges:
        """Return the lattice."""
        lattice = lattice_of(self.scoring.dice)
        return Edges(lattice.more, lattice.fewer, *lattice.outcomes)

    @cached_property
    def scratch(self) -> Scratch:
        """Return room to work in."""
        return scratch_for(self.scoring)

    @cached_property
    def plan(self) -> Plan:
        """Return room for the best play from a block of states."""
        return plan_for(self.scoring, self.space.tables.rolls - 1)

    def size(self, turn: int) -> tuple[int, int]:
        """Return how many groups can have come after so many turns, and the room that their totals take."""
        groups = self._groups(turn)
        return len(groups.rows), int((self.space.lane_count[groups.sets] * self._widths(groups)).sum())

    def level(self, turn: int) -> Level:
        """Return what can have come after so many turns."""
        space, groups = self.space, self._groups(turn)
        lanes = space.lane_count[groups.sets].astype(np.int64)
        widths = self._widths(groups)
        group_of = np.zeros((len(space.layout.row_keys), len(space.sets)), np.int32)
        group_of[groups.rows, groups.sets] = np.arange(len(groups.rows))
        return Level(
            *groups,
            lanes=lanes,
            firsts=_starts(lanes),
            widths=widths,
            starts=_starts(lanes * widths),
            group_of=group_of,
            set_of=space.set_of,
        )

    def _groups(self, turn: int) -> Groups:
        groups = self.space.groups(len(self.space.boxes) - self.turns + turn)
        return Groups(*(one[groups.opens & ~self._opens == 0] for one in groups))

    def place(self, level: Level, card: Card | None = None) -> tuple[int, int]:
        """Return the group in a level, and the state there, of the card that all comes from or of another."""
        row, lane = self._row, self._lane
        if card:
            places = self.space.places([card])
            row, lane = int(places.rows[0]), int(places.lanes[0])
        which = self.space.set_of[lane]
        return int(level.group_of[row, which]), int(lane - self.space.layout.first_lane[which])

    def _widths(self, groups: Groups) -> Ints:
        """Return the totals that can have been made since the card, none included, in whole rows."""
        scoring, space = self.scoring, self.space
        filled_since = self._opens & ~groups.opens
        most = np.maximum(scoring.points.max(axis=1), scoring.alike_points.max(axis=(0, 1))).astype(np.int64)
        totals = np.ones(len(filled_since), np.int64)
        for box, points in enumerate(most):
            totals += points * (filled_since >> box & 1)
        totals += int(scoring.bonus) * (filled_since & space.mask(space.tables.upper) != 0)
        holds_points = space.layout.row_keys[groups.rows] & 1
        totals += int(scoring.alike_bonus.max()) * holds_points * np.bitwise_count(filled_since)
        return -(-totals // WIDTH) * WIDTH


def _starts(sizes: Ints) -> Ints:
    return np.concatenate([[0], np.cumsum(sizes)])
