"""How many cores there are to compute on."""

import os

from yatzy.rules.errors import SolverError


def count_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_threads(threads: int | None) -> None:
    """Raise :class:`SolverError` unless the number of threads is positive, or left open."""
    if threads is not None and threads < 1:
        raise SolverError("solver-threads", got=str(threads))
