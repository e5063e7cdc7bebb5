"""A sheet's tables as arrays for the kernels."""

from collections.abc import Iterable, Sequence, Sized
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.kernels.constants import ORDINARY
from yatzy.solver.states.space import StateSpace, space_of

Counts = NDArray[np.int64]
Points = NDArray[np.float64]


class Scoring(NamedTuple):
    """What boxes give for rolls. Boxes are in the order of the state space, rolls in that of the keeps.

    The six rolls of a single face have arrays of their own (``alike_*``): their points depend on the situation.
    """

    dice: int
    first_roll: int
    """The index of the first roll among the keeps; before it are the keeps of fewer dice."""
    rolls: int
    chances: Points
    """By roll, of being thrown with all dice; padded with zeros to a multiple of four."""
    points: Points
    """By box and roll, when nothing special applies."""
    counts: Counts
    """By upper box and roll: the number of matching dice."""
    first_run: Counts
    """By box, plus the end: its first run. A run is all rolls that a box gives the same points for."""
    run_points: Points
    run_starts: Counts
    """By run, plus the end: its first entry in ``run_rolls``."""
    run_rolls: NDArray[np.uint16]
    slot_of: Counts
    """By box and roll: 0 for a zero, else one plus its run within the box."""
    face_of: Counts
    """By roll: the face if all dice show it, else 0."""
    faces: Points
    """By upper box: the points for each matching die."""
    bonus: float
    """For the upper section."""
    alike_rolls: Counts
    """By face."""
    alike_points: Points
    """By situation, face and box."""
    alike_allowed: Counts
    """By situation and face: mask of the boxes that may be taken."""
    alike_bonus: Points
    """By situation: extra points."""
    five_alike_box: int
    """The box for five alike if the sheet has rules for extra five alike, else -1."""
    upper_for: Counts
    """By face: mask of its upper boxes."""
    lower: int
    chance: int
    last_resort: int
    strike_last: bool
    """Whether 0 may be entered only where nothing scores."""
    fixed_order: bool


@lru_cache(maxsize=16)
def scoring_of(tables: RuleTables) -> Scoring:
    """Return a sheet's tables as arrays."""
    space, dice = space_of(tables), tables.dice
    first_roll = len(dice.keeps) - len(dice.rolls)
    faces = [tables.upper_faces[box] for box in space.boxes[: space.upper_count]]
    runs = [_group_runs(tables, box) for box in space.boxes]
    rolls_of_runs = [rolls for box_runs in runs for rolls in box_runs.values()]
    alike = [dice.roll_index((face,) * dice.count) for face in FACES]
    extra = tables.extra_five_alike
    alike_points, alike_allowed, alike_bonus = _alike_situations(space, tables, alike)
    return Scoring(
        dice=dice.count,
        first_roll=first_roll,
        points=np.array([tables.points[box] for box in space.boxes], np.float64),
        rolls=len(dice.rolls),
        chances=np.array(dice.ways + (0,) * (-len(dice.rolls) % 4)) / 6**dice.count,
        counts=np.array([roll.count(face) for face in faces for roll in dice.rolls], np.int64).reshape(
            len(faces), len(dice.rolls)
        ),
        first_run=_offsets(runs),
        run_points=np.array([points for box_runs in runs for points in box_runs], np.float64),
        run_starts=_offsets(rolls_of_runs),
        run_rolls=np.array([first_roll + roll for rolls in rolls_of_runs for roll in rolls], np.uint16),
        slot_of=np.array([_slot_by_roll(len(dice.rolls), box_runs.values()) for box_runs in runs]),
        face_of=np.array(tables.face_of),
        faces=np.array(faces, np.float64),
        bonus=float(tables.upper_bonus.points if tables.upper_bonus else 0),
        alike_rolls=np.array([first_roll + roll for roll in alike]),
        alike_points=alike_points,
        alike_allowed=alike_allowed,
        alike_bonus=alike_bonus,
        five_alike_box=space.boxes.index(extra.box) if extra else -1,
        upper_for=np.array([space.mask(extra.upper_for[face]) if extra else 0 for face in FACES]),
        lower=space.mask(tables.lower),
        chance=space.mask(extra.chance) if extra else 0,
        last_resort=space.mask(tables.last_resort),
        strike_last=tables.strike_last,
        fixed_order=tables.fixed_order,
    )


def _group_runs(tables: RuleTables, box: int) -> dict[int, list[int]]:
    """Return the rolls of more than one face that a box scores, by points, ascending."""
    runs: dict[int, list[int]] = {}
    for roll, points in enumerate(tables.points[box]):
        if points and not tables.face_of[roll]:
            runs.setdefault(points, []).append(roll)
    return dict(sorted(runs.items()))


def _slot_by_roll(rolls: int, runs: Iterable[list[int]]) -> list[int]:
    slots = [0] * rolls
    for slot, run in enumerate(runs, start=1):
        for roll in run:
            slots[roll] = slot
    return slots


def _offsets(lists: Sequence[Sized]) -> Counts:
    return np.array([0, *accumulate(len(one) for one in lists)])


def _alike_situations(space: StateSpace, tables: RuleTables, alike: list[int]) -> tuple[Points, Counts, Points]:
    """Return points, allowed boxes and bonus of five alike in each situation, the ordinary one last."""
    points, allowed, bonus = (
        np.zeros((ORDINARY + 1, 6, len(space.boxes))),
        np.zeros((ORDINARY + 1, 6), np.int64),
        [],
    )
    for index, situation in enumerate(tables.extra_five_alike.situations if tables.extra_five_alike else ()):
        points[index] = [[situation.points[face][box] for box in space.boxes] for face in FACES]
        allowed[index] = [space.mask(situation.allowed[face]) for face in FACES]
        bonus.append(situation.bonus)
    points[ORDINARY] = [[tables.points[box][roll] for box in space.boxes] for roll in alike]
    allowed[ORDINARY] = space.mask(tables.all_boxes)
    return points, allowed, np.array([*bonus, *[0] * (ORDINARY + 1 - len(bonus))], np.float64)
