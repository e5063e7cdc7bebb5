"""Backward induction over a whole sheet: the last box first, eight states at a time, on every core.

The only module that calls the solving kernels.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from itertools import islice, pairwise
from queue import SimpleQueue

import numpy as np

from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.kernels.induction import solve_groups
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.states.lattice import lattice_of
from yatzy.solver.states.scoring import scoring_of
from yatzy.solver.states.scratch import Scratch, aligned_zeros, allocate_scratch
from yatzy.solver.states.space import Groups, StateSpace, space_of

GroupTask = Callable[[Groups, int, int], int]
"""Process some groups of a level, from the first to before the last; return how many."""

MAX_CHUNK_BLOCKS = 1 << 14
"""Blocks solved in one call: about fifty milliseconds, so that progress shows and Ctrl-C works."""

MIN_CHUNK_BLOCKS = 64
"""Blocks below which another thread costs more than it saves."""


def solve_backward(tables: RuleTables, threads: int, progress: ProgressCallback | None = None) -> Floats:
    """Compute the value of every state."""
    space, scoring = space_of(tables), scoring_of(tables)
    values = aligned_zeros(space.length)
    scratch_pool: SimpleQueue[Scratch] = SimpleQueue()
    for _ in range(threads):
        scratch_pool.put(allocate_scratch(scoring))
    sizes = lattice_of(scoring.dice).sizes

    def solve_chunk(groups: Groups, first: int, last: int) -> int:
        scratch = scratch_pool.get()
        try:
            solve_groups(values, groups, first, last, space.layout, scoring, scratch, tables.rolls - 1, sizes)
        finally:
            scratch_pool.put(scratch)
        return last - first

    run_levels(space, threads, solve_chunk, progress)
    return values


def run_levels(
    space: StateSpace, threads: int, task: GroupTask, progress: ProgressCallback | None = None
) -> None:
    """Run a task on all groups of reachable states in threads, level by level, most boxes filled first.

    Reports progress after each finished chunk; while ``progress`` blocks, at most two chunks a thread go on.
    If a task raises, or on Ctrl-C, pending chunks are cancelled.
    """
    task(space.groups(0), 0, 0)  # compiles in the main thread, where Ctrl-C works
    done, total = 0, sum(space.group_counts[:-1])
    with ThreadPoolExecutor(threads) as pool:
        try:
            for filled in reversed(range(len(space.boxes))):
                groups = space.groups(filled)
                chunks = _split_level(space, groups, threads)
                running = {pool.submit(task, groups, *chunk) for chunk in islice(chunks, 2 * threads)}
                while running:
                    finished, running = wait(running, return_when=FIRST_COMPLETED)
                    done += sum(chunk.result() for chunk in finished)
                    if progress:
                        progress(done / total)
                    running |= {pool.submit(task, groups, *chunk) for chunk in islice(chunks, len(finished))}
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _split_level(space: StateSpace, groups: Groups, threads: int) -> Iterator[tuple[int, int]]:
    """Split a level into chunks of about equal work, a few per thread."""
    done = np.cumsum(np.diff(space.layout.first_lane)[groups.sets] // WIDTH)
    size = min(MAX_CHUNK_BLOCKS, max(MIN_CHUNK_BLOCKS, int(done[-1]) // (threads * 6)))
    cuts = np.searchsorted(done, np.arange(size, int(done[-1]), size)) + 1
    yield from pairwise(np.unique([0, *cuts, len(done)]).tolist())
