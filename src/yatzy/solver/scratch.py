"""Arrays a thread works in."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES
from yatzy.solver.agreed import WIDTH
from yatzy.solver.scoring import Counts, Points, Scoring


class Scratch(NamedTuple):
    """What one thread needs to solve a block of states. A row is one double for each lane."""

    work: Points
    """A row for each keep, then one for the best zero, and one for each face: the best entry of five alike."""
    above: Points
    """A row for each upper box and number of dice that count there: what entering gives."""
    gains: Points
    """By face and box: points for five alike, or less than anything where it is not allowed."""
    counts: Counts
    """By face and box: of five alike, the dice that count in an upper box; whether a lower one is paid."""
    alike_points: Points
    """By face and box, and beside them by face the bonus."""
    alike_bonus: Points
    free_rolls: NDArray[np.uint16]
    """The rolls that a last resort may take."""


def scratch_for(scoring: Scoring) -> Scratch:
    """Return room to work on a sheet."""
    boxes, uppers = len(scoring.points), len(scoring.faces)
    return Scratch(
        work=aligned(WIDTH * (scoring.first_roll + scoring.rolls + 1 + len(FACES))),
        above=aligned(WIDTH * uppers * (scoring.dice + 1)),
        gains=np.zeros((len(FACES), boxes)),
        counts=np.zeros((len(FACES), boxes), np.int64),
        alike_points=np.zeros((len(FACES), boxes)),
        alike_bonus=np.zeros(len(FACES)),
        free_rolls=np.zeros(scoring.rolls, np.uint16),
    )


class Plan(NamedTuple):
    """Room for the best play from one block of states. Rows are as in the scratch, choices are doubles."""

    boxes: Points
    """By roll, and before it room for the keeps of fewer dice: the best box."""
    keeps: NDArray[np.float64]
    """By rerolls left, from one on, and keep: the best keep inside it."""
    stop: Points
    """By roll, placed likewise: what it gives as it lies."""
    chance: Points
    """By keep: the chance of coming there."""
    slots: Points
    """By box and run: the chance of ending there."""


def plan_for(scoring: Scoring, rerolls: int) -> Plan:
    """Return room for the best play on a sheet."""
    rows = scoring.first_roll + scoring.rolls + 1 + len(FACES)
    most_runs = int(np.diff(scoring.first_run).max())
    return Plan(
        boxes=aligned(WIDTH * rows),
        keeps=aligned(rerolls * WIDTH * rows).reshape(rerolls, WIDTH * rows),
        stop=aligned(WIDTH * rows),
        chance=aligned(WIDTH * rows),
        slots=np.zeros((len(scoring.points), most_runs + 1)),
    )


def aligned(size: int) -> NDArray[np.float64]:
    """Return zeros that begin where a row of lanes may begin."""
    room = np.zeros(size + WIDTH)
    skip = -(room.ctypes.data // room.itemsize) % WIDTH
    return room[skip : skip + size]
