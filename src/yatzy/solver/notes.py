"""What happens in one turn of many games, as arrays by game, and some by game and throw."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class Notes(NamedTuple):
    """One turn of many games."""

    states: NDArray[np.int64]
    """The state before the turn: its place in the array of values."""
    throws: NDArray[np.int64]
    """How many throws the turn took."""
    rolls: NDArray[np.uint16]
    """By game and throw: the roll, where there was one."""
    keeps: NDArray[np.uint16]
    """By game and throw: the keep; that of the whole roll where it lies."""
    costs: NDArray[np.float64]
    """By game and throw: what the choice after it gave away against the best one; the last was of a box."""
    boxes: NDArray[np.int64]
    """The box written into, as the space of states counts them."""
    points: NDArray[np.int64]
    bonus: NDArray[np.int64]
    """For a further five alike."""
    upper_bonus: NDArray[np.int64]
    """Where this turn made it."""


def notes_for(games: int, rolls: int) -> Notes:
    """Return room for a turn of so many throws at most."""
    return Notes(
        states=np.zeros(games, np.int64),
        throws=np.zeros(games, np.int64),
        rolls=np.zeros((games, rolls), np.uint16),
        keeps=np.zeros((games, rolls), np.uint16),
        costs=np.zeros((games, rolls)),
        boxes=np.zeros(games, np.int64),
        points=np.zeros(games, np.int64),
        bonus=np.zeros(games, np.int64),
        upper_bonus=np.zeros(games, np.int64),
    )


def part_of(notes: Notes, first: int, last: int) -> Notes:
    """Return the turn of some of the games."""
    some = {name: array[first:last] for name, array in notes._asdict().items()}
    return Notes(**some)
