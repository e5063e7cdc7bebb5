"""Buffers that kernels work in; each belongs to one thread."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES
from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.states.scoring import Counts, Points, Scoring


class Scratch(NamedTuple):
    """Buffers for solving a block of states. A row is one double per lane."""

    work: Points
    """A row for each keep, one for the best zero, and one per face for the best entry of five alike."""
    upper_entries: Points
    """A row for each upper box and number of matching dice: what entering gives."""
    gains: Points
    """By face and box: points for five alike, or :data:`LEAST` where it is not allowed."""
    counts: Counts
    """By face and box, for five alike: matching dice in an upper box; whether a lower box scores."""
    alike_points: Points
    """By face and box; ``alike_bonus`` is by face."""
    alike_bonus: Points
    free_rolls: NDArray[np.uint16]
    """The rolls that a last-resort box may take."""


def allocate_scratch(scoring: Scoring) -> Scratch:
    """Return scratch buffers for a sheet."""
    boxes, uppers = len(scoring.points), len(scoring.faces)
    return Scratch(
        work=aligned_zeros(WIDTH * (scoring.first_roll + scoring.rolls + 1 + len(FACES))),
        upper_entries=aligned_zeros(WIDTH * uppers * (scoring.dice + 1)),
        gains=np.zeros((len(FACES), boxes)),
        counts=np.zeros((len(FACES), boxes), np.int64),
        alike_points=np.zeros((len(FACES), boxes)),
        alike_bonus=np.zeros(len(FACES)),
        free_rolls=np.zeros(scoring.rolls, np.uint16),
    )


class Plan(NamedTuple):
    """The best play from one block of states. Rows are as in :class:`Scratch`, choices are doubles."""

    boxes: Points
    """By roll (indexed among the keeps): the best box."""
    keeps: NDArray[np.float64]
    """By rerolls left, from one on, and keep: the best keep inside it."""
    stop: Points
    """By roll (indexed among the keeps): its value as it lies."""
    chance: Points
    """By keep: the chance of reaching it."""
    slots: Points
    """By box and run: the chance of ending there."""


def allocate_plan(scoring: Scoring, rerolls: int) -> Plan:
    """Return buffers for the best play on a sheet."""
    rows = scoring.first_roll + scoring.rolls + 1 + len(FACES)
    most_runs = int(np.diff(scoring.first_run).max())
    return Plan(
        boxes=aligned_zeros(WIDTH * rows),
        keeps=aligned_zeros(rerolls * WIDTH * rows).reshape(rerolls, WIDTH * rows),
        stop=aligned_zeros(WIDTH * rows),
        chance=aligned_zeros(WIDTH * rows),
        slots=np.zeros((len(scoring.points), most_runs + 1)),
    )


def aligned_zeros(size: int) -> NDArray[np.float64]:
    """Return zeros that start at the alignment of a row."""
    room = np.zeros(size + WIDTH)
    skip = -(room.ctypes.data // room.itemsize) % WIDTH
    return room[skip : skip + size]
