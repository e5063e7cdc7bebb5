"""Arrays a thread works in."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES
from yatzy.solver.scoring import Counts, Points, Scoring
from yatzy.solver.space import WIDTH


class Scratch(NamedTuple):
    """What one thread needs to solve a block of states. A row is one double for each lane."""

    work: Points
    """A row for each keep."""
    above: Points
    """A row for each upper box and number of dice that count there: what entering gives."""
    zero: Points
    """A row: the best zero."""
    alike: Points
    """A row for each face: the best entry of five alike."""
    gains: Points
    """By face and box: points for five alike, or less than anything where it is not allowed."""
    counts: Counts
    """By face and box: of five alike, the dice that count in an upper box; whether a lower one is paid."""
    free_rolls: NDArray[np.uint16]
    """The rolls that a last resort may take."""


def scratch_for(scoring: Scoring) -> Scratch:
    """Return room to work on a sheet."""
    boxes, uppers = len(scoring.points), len(scoring.faces)
    return Scratch(
        work=aligned(WIDTH * (scoring.first_roll + len(scoring.chances))),
        above=aligned(WIDTH * uppers * (scoring.dice + 1)),
        zero=aligned(WIDTH),
        alike=aligned(WIDTH * len(FACES)),
        gains=np.zeros((len(FACES), boxes)),
        counts=np.zeros((len(FACES), boxes), np.int64),
        free_rolls=np.zeros(scoring.rolls, np.uint16),
    )


def aligned(size: int) -> NDArray[np.float64]:
    """Return zeros that begin where a row of lanes may begin."""
    room = np.zeros(size + WIDTH)
    skip = -(room.ctypes.data // room.itemsize) % WIDTH
    return room[skip : skip + size]
