"""One turn of many games as arrays by game, some by game and throw."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray


class DecisionLog(NamedTuple):
    """One turn of many games."""

    states: NDArray[np.int64]
    """The state before the turn: its index in the array of values."""
    throws: NDArray[np.int64]
    """How many throws the turn took."""
    rolls: NDArray[np.uint16]
    """By game and throw: the roll, where there was one."""
    keeps: NDArray[np.uint16]
    """By game and throw: the keep; the whole roll where the turn ends."""
    costs: NDArray[np.float64]
    """By game and throw: what the decision after it lost against the best; the last is the choice of a box."""
    boxes: NDArray[np.int64]
    """The box that was filled, in the order of the state space."""
    points: NDArray[np.int64]
    bonus: NDArray[np.int64]
    """For extra five alike."""
    upper_bonus: NDArray[np.int64]
    """Nonzero if this turn made it."""


def allocate_log(games: int, rolls: int) -> DecisionLog:
    """Return an empty log for a turn of at most ``rolls`` throws."""
    return DecisionLog(
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


def slice_games(log: DecisionLog, first: int, last: int) -> DecisionLog:
    """Return the log of games ``first`` to before ``last``."""
    some = {name: array[first:last] for name, array in log._asdict().items()}
    return DecisionLog(**some)
