"""Backward induction over a whole sheet: the last box first, many states at once, on every core.

The only door to the compiled kernels that solve.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import pairwise
from queue import SimpleQueue

import numpy as np

from yatzy.rules.tables import RuleTables
from yatzy.solver.agreed import WIDTH
from yatzy.solver.kernels import solve_groups
from yatzy.solver.lattice import lattice_of
from yatzy.solver.outlook import Floats
from yatzy.solver.scoring import scoring_of
from yatzy.solver.scratch import Scratch, aligned, scratch_for
from yatzy.solver.space import Groups, Space, space_of

Progress = Callable[[float], None]
"""Called now and then with the share of the work that is done."""

Work = Callable[[Groups, int, int], int]
"""Work on some groups of a level, from a first to before a last one; returns how many that were."""

LARGEST_PIECE = 1 << 14
"""Blocks solved in one call: some fifty milliseconds, so that progress shows and Ctrl-C is heard."""

SMALLEST_PIECE = 64
"""Blocks for which it pays to call another thread."""


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def solve_backward(tables: RuleTables, threads: int, progress: Progress | None = None) -> Floats:
    """Compute the value of every state."""
    space, scoring = space_of(tables), scoring_of(tables)
    values = aligned(space.length)
    rooms: SimpleQueue[Scratch] = SimpleQueue()
    for _ in range(threads):
        rooms.put(scratch_for(scoring))
    sizes = lattice_of(scoring.dice).sizes

    def solve_piece(groups: Groups, first: int, last: int) -> int:
        scratch = rooms.get()
        try:
            solve_groups(values, groups, first, last, space.layout, scoring, scratch, tables.rolls - 1, sizes)
        finally:
            rooms.put(scratch)
        return last - first

    level_by_level(space, threads, solve_piece, progress)
    return values


def level_by_level(space: Space, threads: int, work: Work, progress: Progress | None = None) -> None:
    """Work on all groups of states that play can reach, those with the most boxes filled first."""
    work(space.groups(0), 0, 0)  # compiles, if need be, in the one thread that hears Ctrl-C
    done, total = 0, sum(space.group_counts[:-1])
    with ThreadPoolExecutor(threads) as pool:
        try:
            for filled in reversed(range(len(space.boxes))):
                groups = space.groups(filled)
                running = {pool.submit(work, groups, *piece) for piece in _pieces(space, groups, threads)}
                while running:
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    done += sum(piece.result() for piece in finished)
                    if progress:
                        progress(done / total)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _pieces(space: Space, groups: Groups, threads: int) -> Iterator[tuple[int, int]]:
    """Cut a level into pieces of about the same work, a few for each thread."""
    done = np.cumsum(np.diff(space.layout.first_lane)[groups.sets] // WIDTH)
    size = min(LARGEST_PIECE, max(SMALLEST_PIECE, int(done[-1]) // (threads * 6)))
    cuts = np.searchsorted(done, np.arange(size, int(done[-1]), size)) + 1
    yield from pairwise(np.unique([0, *cuts, len(done)]).tolist())
