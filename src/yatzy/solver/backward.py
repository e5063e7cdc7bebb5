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
from yatzy.solver.kernels import solve_groups
from yatzy.solver.outlook import Floats
from yatzy.solver.scoring import scoring_of
from yatzy.solver.scratch import Scratch, aligned, scratch_for
from yatzy.solver.space import WIDTH, Groups, Ints, Space, space_of

Progress = Callable[[float], None]
"""Called now and then with the share of the work that is done."""

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
    values = aligned(space.size)
    rooms: SimpleQueue[Scratch] = SimpleQueue()
    for _ in range(threads):
        rooms.put(scratch_for(scoring))
    sizes = (0,) * (scoring.dice + 1)

    def solve_piece(groups: Groups, first: int, last: int) -> int:
        scratch = rooms.get()
        solve_groups(values, groups, first, last, space.layout, scoring, scratch, tables.rolls - 1, sizes)
        rooms.put(scratch)
        return int(_blocks(space, groups)[first:last].sum())

    levels = [space.groups(filled) for filled in reversed(range(len(space.boxes)))]
    total = sum(int(_blocks(space, groups).sum()) for groups in levels)
    done = 0
    with ThreadPoolExecutor(threads) as pool:
        try:
            for groups in levels:
                running = {
                    pool.submit(solve_piece, groups, *piece) for piece in _pieces(space, groups, threads)
                }
                while running:
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    done += sum(piece.result() for piece in finished)
                    if progress:
                        progress(done / total)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return values


def _blocks(space: Space, groups: Groups) -> Ints:
    """Return the blocks of lanes in each group."""
    return np.diff(space.layout.first_lane)[groups.sets] // WIDTH


def _pieces(space: Space, groups: Groups, threads: int) -> Iterator[tuple[int, int]]:
    """Cut a level into pieces of about the same work, a few for each thread."""
    done = np.cumsum(_blocks(space, groups))
    size = min(LARGEST_PIECE, max(SMALLEST_PIECE, int(done[-1]) // (threads * 6)))
    cuts = np.searchsorted(done, np.arange(size, int(done[-1]), size)) + 1
    yield from pairwise(np.unique([0, *cuts, len(done)]).tolist())
