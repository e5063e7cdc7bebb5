"""A sheet's tables as arrays: what the solver needs to know of a turn, and nothing of what it means."""

from collections.abc import Iterable, Sequence, Sized
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES
from yatzy.rules.tables import RuleTables
from yatzy.solver.agreed import ORDINARY
from yatzy.solver.space import Space, space_of

Counts = NDArray[np.int64]
Points = NDArray[np.float64]


class Scoring(NamedTuple):
    """What boxes make of rolls. Rolls are counted by their place among the keeps, boxes as in the space.

    The six rolls of one face alone are kept apart (``alike_*``): what they give depends on the situation.
    """

    dice: int
    first_roll: int
    """The place of the first roll among the keeps, before which lie the keeps of fewer dice."""
    rolls: int
    chances: Points
    """By roll, of being thrown with all dice; filled up with zeros to a multiple of four."""
    points: Points
    """By box and roll, when nothing special applies."""
    counts: Counts
    """By upper box and roll: the dice that count there."""
    first_run: Counts
    """By box, and one more for the end: its first run. A run is all rolls it pays the same for."""
    run_points: Points
    run_starts: Counts
    """By run, and one more for the end: its first roll in the list that follows."""
    run_rolls: NDArray[np.uint16]
    slot_of: Counts
    """By box and roll: nothing for a zero, else one more than its run among those of the box."""
    face_of: Counts
    """By roll: the face if all dice show it, else 0."""
    faces: Points
    """By upper box: the points for each die."""
    bonus: float
    """For making the upper section's need."""
    alike_rolls: Counts
    """By face."""
    alike_points: Points
    """By situation, face and box."""
    alike_allowed: Counts
    """By situation and face: the boxes that may be taken, as a mask."""
    alike_bonus: Points
    """By situation: points beside the entry."""
    further: int
    """The box for five alike, where a further one is another matter; else -1."""
    upper_for: Counts
    """By face: the upper boxes for it, as a mask."""
    lower: int
    chance: int
    last_resort: int
    fixed_order: bool


@lru_cache(maxsize=16)
def scoring_of(tables: RuleTables) -> Scoring:
    """Turn a sheet's tables into arrays."""
    space, dice = space_of(tables), tables.dice
    first_roll = len(dice.keeps) - len(dice.rolls)
    faces = [tables.upper_faces[box] for box in space.boxes[: space.uppers]]
    runs = [_runs(tables, box) for box in space.boxes]
    rolls_of_runs = [rolls for box_runs in runs for rolls in box_runs.values()]
    alike = [dice.roll_index((face,) * dice.count) for face in FACES]
    further = tables.further
    alike_points, alike_allowed, alike_bonus = _situations(space, tables, alike)
    return Scoring(
        dice=dice.count,
        first_roll=first_roll,
        points=np.array([tables.points[box] for box in space.boxes], np.float64),
        rolls=len(dice.rolls),
        chances=np.array(dice.ways + (0,) * (-len(dice.rolls) % 4)) / 6**dice.count,
        counts=np.array([roll.count(face) for face in faces for roll in dice.rolls], np.int64).reshape(
            len(faces), len(dice.rolls)
        ),
        first_run=_starts(runs),
        run_points=np.array([points for box_runs in runs for points in box_runs], np.float64),
        run_starts=_starts(rolls_of_runs),
        run_rolls=np.array([first_roll + roll for rolls in rolls_of_runs for roll in rolls], np.uint16),
        slot_of=np.array([_slots(len(dice.rolls), box_runs.values()) for box_runs in runs]),
        face_of=np.array(tables.face_of),
        faces=np.array(faces, np.float64),
        bonus=float(tables.upper_bonus.points if tables.upper_bonus else 0),
        alike_rolls=np.array([first_roll + roll for roll in alike]),
        alike_points=alike_points,
        alike_allowed=alike_allowed,
        alike_bonus=alike_bonus,
        further=space.boxes.index(further.box) if further else -1,
        upper_for=np.array([space.mask(further.upper_for[face]) if further else 0 for face in FACES]),
        lower=space.mask(tables.lower),
        chance=space.mask(further.chance) if further else 0,
        last_resort=space.mask(tables.last_resort),
        fixed_order=tables.fixed_order,
    )


def _runs(tables: RuleTables, box: int) -> dict[int, list[int]]:
    """Return the rolls of more than one face that a box pays, by what it pays, the least first."""
    runs: dict[int, list[int]] = {}
    for roll, points in enumerate(tables.points[box]):
        if points and not tables.face_of[roll]:
            runs.setdefault(points, []).append(roll)
    return dict(sorted(runs.items()))


def _slots(rolls: int, runs: Iterable[list[int]]) -> list[int]:
    slots = [0] * rolls
    for slot, run in enumerate(runs, start=1):
        for roll in run:
            slots[roll] = slot
    return slots


def _starts(lists: Sequence[Sized]) -> Counts:
    return np.array([0, *accumulate(len(one) for one in lists)])


def _situations(space: Space, tables: RuleTables, alike: list[int]) -> tuple[Points, Counts, Points]:
    """Return points, permissions and bonus of five alike in each situation, the ordinary one last."""
    points, allowed, bonus = (
        np.zeros((ORDINARY + 1, 6, len(space.boxes))),
        np.zeros((ORDINARY + 1, 6), np.int64),
        [],
    )
    for index, situation in enumerate(tables.further.situations if tables.further else ()):
        points[index] = [[situation.points[face][box] for box in space.boxes] for face in FACES]
        allowed[index] = [space.mask(situation.allowed[face]) for face in FACES]
        bonus.append(situation.bonus)
    points[ORDINARY] = [[tables.points[box][roll] for box in space.boxes] for roll in alike]
    allowed[ORDINARY] = space.mask(tables.all_boxes)
    return points, allowed, np.array([*bonus, *[0] * (ORDINARY + 1 - len(bonus))], np.float64)
