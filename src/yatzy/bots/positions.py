"""Many games in the middle of their turns, as arrays: what vectorised strategies decide about."""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import ArrayLike, NDArray

from yatzy.game.card import Card
from yatzy.rules.dice import FACES, dice_space
from yatzy.rules.errors import MoveError
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.kernels.constants import CHANCE_OPEN, LOWER_OPEN, UPPER_OPEN
from yatzy.solver.states.box_arrays import box_arrays_of
from yatzy.solver.states.lattice import lattice_of

Ints = NDArray[np.int64]

FORBIDDEN = -1
"""What a box pays that may not be filled."""


@dataclass(frozen=True, eq=False)
class Positions:
    """Some games at the same point of a turn, with a row for each.

    >>> import numpy as np, yatzy
    >>> @yatzy.bots.VectorStrategy
    ... def never_throws_again(positions):
    ...     best = positions.pays.argmax(axis=1)
    ...     return positions.enter(best)
    >>> yatzy.simulate("vinga", 100, never_throws_again).games
    100
    """

    tables: RuleTables
    rolls_left: int
    """How often dice may still be thrown in this turn; the same in all games."""
    rolls: Ints
    """The number of each roll (``tables.dice.rolls``)."""
    points: NDArray[np.int32]
    """By game and box: its points, 0 where it is open."""
    open_boxes: Ints
    """By game: the open boxes, as a mask."""
    bonuses: NDArray[np.int32]
    """By game: the bonuses for extra five alike."""

    def __len__(self) -> int:
        return len(self.rolls)

    def select(self, games: NDArray[np.bool_]) -> "Positions":
        """Return the flagged ones."""
        return Positions(
            self.tables, self.rolls_left, self.rolls[games], self.points[games], self.open_boxes[games],
            self.bonuses[games],
        )  # fmt: skip

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys of the boxes: the order of all columns by box."""
        return self.tables.keys

    @cached_property
    def open(self) -> NDArray[np.bool_]:
        """Return, by game and box, whether it is open."""
        return flags_of(self.open_boxes, len(self.keys))

    @cached_property
    def dice(self) -> NDArray[np.int8]:
        """Return the dice, sorted, a column for each."""
        return _dice_of(self.tables.dice.count)[self.rolls]

    @cached_property
    def counts(self) -> NDArray[np.int8]:
        """Return how many dice show each face, a column for each face from 1 on."""
        return _counts_of(self.tables.dice.count)[lattice_of(self.tables.dice.count).first_roll :][self.rolls]

    @cached_property
    def upper(self) -> NDArray[np.int32]:
        """Return the sums of the upper section, without its bonus."""
        sums: NDArray[np.int32] = self.points[:, self._is_upper].sum(axis=1, dtype=np.int32)
        return sums

    @property
    def _is_upper(self) -> NDArray[np.bool_]:
        is_upper: NDArray[np.bool_] = flags_of(np.array([self.tables.upper]), len(self.keys))[0]
        return is_upper

    @cached_property
    def pays(self) -> NDArray[np.int32]:
        """Return, by game and box, what it would add to the total, with bonuses; -1 if it may not be filled."""
        box_points, _, five_alike_bonus = self.entries
        bonus = self.tables.upper_bonus
        pays = box_points + five_alike_bonus[:, None]
        if bonus:
            reached = self.upper[:, None]
            makes_it = self._is_upper & (reached < bonus.at) & (reached + box_points >= bonus.at)
            pays = pays + makes_it * bonus.points
        return np.where(flags_of(self.entries[1], len(self.keys)), pays, FORBIDDEN).astype(np.int32)

    @cached_property
    def entries(self) -> tuple[NDArray[np.int32], Ints, NDArray[np.int32]]:
        """Return points by box, the boxes that may be filled as masks, and the bonus of an extra five alike."""
        tables, boxes, opens = self.tables, box_arrays_of(self.tables), self.open_boxes
        points, scoring = boxes.points[self.rolls], boxes.scoring_boxes[self.rolls]
        bonus, allowed = np.zeros(len(self), np.int32), opens
        extra = np.flatnonzero(boxes.face_of[self.rolls] & self._five_alike_is_filled)
        if len(extra):
            face = boxes.face_of[self.rolls[extra]]
            situation = self._situations(extra, face)
            points[extra], scoring[extra] = (
                boxes.alike_points[situation, face],
                boxes.alike_scoring_boxes[situation, face],
            )
            allowed = opens.copy()
            allowed[extra] &= boxes.alike_allowed[situation, face]
            bonus[extra] = boxes.alike_bonus[situation]
        if tables.fixed_order:
            return points, opens & -opens, bonus
        others = allowed & ~tables.last_resort
        allowed = np.where(others & scoring, others, allowed)
        if tables.strike_last:
            allowed = np.where(allowed & scoring, allowed & scoring, allowed)
        return points, allowed, bonus

    def keep(self, counts: ArrayLike) -> Ints:
        """Return the decision to keep dice: ``counts`` has, by game, how many of each face from 1 on."""
        count = self.tables.dice.count
        given = np.asarray(counts)
        if given.shape != (len(self), len(FACES)) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{len(self)} rows of {len(FACES)} whole numbers, not {given.shape} of {given.dtype}"
            )
        if len(given) and (given.min() < 0 or (given > self.counts).any()):
            game = int(np.flatnonzero((given < 0).any(axis=1) | (given > self.counts).any(axis=1))[0])
            face = int(np.flatnonzero((given[game] < 0) | (given[game] > self.counts[game]))[0])
            raise MoveError("move-not-there", face=face + 1, there=int(self.counts[game, face]))
        keeps: Ints = _keeps_by_code(count)[given @ _code_of_faces(count)]
        return keeps

    def enter(self, boxes: ArrayLike) -> Ints:
        """Return the decision to fill boxes, given by their place in ``keys``."""
        decisions: Ints = -1 - np.asarray(boxes, np.int64)
        return decisions

    def contains_keeps(self, keeps: Ints) -> NDArray[np.bool_]:
        """Return, by game, whether the dice contain a keep, given by its number; false if there is no such."""
        contained = _contained_of(self.tables.dice.count)
        known = keeps < contained.shape[1]
        found: NDArray[np.bool_] = contained[self.rolls, np.where(known, keeps, 0)] & known
        return found

    def card(self, game: int) -> Card:
        """Return the card of one game."""
        points = zip(self.points[game].tolist(), self.open[game].tolist(), strict=True)
        return Card(
            self.tables, tuple(None if is_open else one for one, is_open in points), int(self.bonuses[game])
        )

    @property
    def _five_alike_is_filled(self) -> Ints:
        """Return all bits where the box for five alike is filled and that matters, else none."""
        box = box_arrays_of(self.tables).five_alike_box
        filled: Ints = np.zeros(len(self), np.int64) if box < 0 else (self.open_boxes >> box & 1) - 1
        return filled

    def _situations(self, games: Ints, face: NDArray[np.uint8]) -> Ints:
        boxes, opens = box_arrays_of(self.tables), self.open_boxes[games]
        situation: Ints = (self.points[games, boxes.five_alike_box] > 0).astype(np.int64)
        situation |= np.where(opens & boxes.upper_for[face], UPPER_OPEN, 0)
        situation |= np.where(opens & self.tables.lower, LOWER_OPEN, 0)
        chance_open: Ints = np.where(opens & boxes.chance, CHANCE_OPEN, 0)
        return situation | chance_open


def flags_of(masks: Ints, boxes: int) -> NDArray[np.bool_]:
    """Return masks as flags, a column for each box."""
    flags: NDArray[np.bool_] = masks[:, None] >> np.arange(boxes) & 1 != 0
    return flags


@cache
def _dice_of(count: int) -> NDArray[np.int8]:
    return np.array(dice_space(count).rolls, np.int8)


@cache
def _counts_of(count: int) -> NDArray[np.int8]:
    """Return, by keep, how many dice show each face."""
    return np.array([[keep.count(face) for face in FACES] for keep in dice_space(count).keeps], np.int8)


@cache
def _contained_of(count: int) -> NDArray[np.bool_]:
    """Return, by roll and keep, whether the roll contains the keep."""
    counts = _counts_of(count)
    rolls = counts[lattice_of(count).first_roll :]
    contained: NDArray[np.bool_] = np.all(counts <= rolls[:, None], axis=2)
    return contained


@cache
def _code_of_faces(count: int) -> Ints:
    return np.array([(count + 1) ** place for place in range(len(FACES))])


@cache
def _keeps_by_code(count: int) -> Ints:
    """Return the number of a keep by the code of its counts."""
    keeps = np.zeros((count + 1) ** len(FACES), np.int64)
    counts = _counts_of(count)
    keeps[counts @ _code_of_faces(count)] = np.arange(len(counts))
    return keeps
