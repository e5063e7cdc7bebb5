"""Variance of the points still to come under best play, by state; cached on disk beside the solution."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from weakref import WeakKeyDictionary

from yatzy.extras import SOLVER_EXTRA, require_extra
from yatzy.game.card import Card
from yatzy.rules.errors import SolverError
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.cores import count_cores
from yatzy.solver.files import BadFile, cached_file, read_array, write_array
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.query.forward import ForwardPass
from yatzy.solver.query.values import Values
from yatzy.solver.solve import check_size
from yatzy.solver.states.scratch import Plan, Scratch, aligned_zeros, allocate_plan, allocate_scratch
from yatzy.solver.states.space import Groups, space_of

VARIANCE_KIND = "spread"
"""The kind of file that variances are cached in."""


@dataclass(frozen=True, eq=False)
class VarianceTable:
    """The variance of the points still to come from every state under best play, for one sheet."""

    tables: RuleTables = field(repr=False)
    array: Floats = field(repr=False)
    """By state, indexed like :attr:`yatzy.solver.query.values.Values.array`."""

    def variance(self, card: Card) -> float:
        """Return the variance of a card's final total."""
        return float(self.variances([card])[0])

    def variances(self, cards: Sequence[Card]) -> Floats:
        """Return the variance of the final total of each card. Raises :class:`SolverError` on other sheets."""
        space = space_of(self.tables)
        for card in cards:
            if card.tables != self.tables:
                raise SolverError(
                    "solver-other-sheet", card=card.tables.digest[:12], values=self.tables.digest[:12]
                )
        places = space.places(cards)
        variances: Floats = self.array[places.rows * space.lanes + places.lanes]
        return variances


def variances_of(
    values: Values,
    *,
    fresh: bool = False,
    keep: bool = True,
    threads: int | None = None,
    progress: ProgressCallback | None = None,
) -> VarianceTable:
    """Return the variances that belong to a solution.

    They are cached in memory as long as the solution lives, read from the user's cache, or else computed and,
    with ``keep``, cached on disk if possible. ``fresh`` always computes them. Raises
    :class:`~yatzy.rules.errors.SolverError` if they do not fit into memory.
    """
    variances = None if fresh else load_variances(values)
    if variances is None:
        check_size(values.tables)
        array = _compute(values, threads, progress)
        array.flags.writeable = False
        if keep:
            with suppress(OSError):
                write_array(
                    cached_file(values.tables, VARIANCE_KIND),
                    values.tables,
                    array,
                    VARIANCE_KIND,
                    derived_from=values.array,
                )
        variances = VarianceTable(values.tables, array)
    _cache[values] = variances
    return variances


def load_variances(values: Values) -> VarianceTable | None:
    """Return the variances that belong to a solution if they are cached in memory or on disk, else None."""
    variances = _cache.get(values) or _read_cached(values)
    if variances is not None:
        _cache[values] = variances
    return variances


_cache: WeakKeyDictionary[Values, VarianceTable] = WeakKeyDictionary()


def _read_cached(values: Values) -> VarianceTable | None:
    path = cached_file(values.tables, VARIANCE_KIND)
    with suppress(FileNotFoundError, BadFile):
        return VarianceTable(
            values.tables, read_array(path, values.tables, VARIANCE_KIND, derived_from=values.array)
        )
    return None


def _compute(values: Values, threads: int | None, progress: ProgressCallback | None) -> Floats:
    require_extra(SOLVER_EXTRA)
    from yatzy.solver.backward import run_levels  # noqa: PLC0415 # loads the compiler
    from yatzy.solver.kernels.variance import find_variances  # noqa: PLC0415 # as above

    space, scoring, threads = values.space, values.scoring, threads or count_cores()
    edges, array = ForwardPass(Card.empty(values.tables)).edges, aligned_zeros(space.length)
    scratch_pool: SimpleQueue[tuple[Scratch, Plan]] = SimpleQueue()
    for _ in range(threads):
        scratch_pool.put((allocate_scratch(scoring), allocate_plan(scoring, values.tables.rolls - 1)))

    def solve_chunk(groups: Groups, first: int, last: int) -> int:
        buffers = scratch_pool.get()
        try:
            find_variances(
                values.array, array, groups, first, last, space.lane_count, space.layout, scoring, edges,
                *buffers,
            )  # fmt: skip
        finally:
            scratch_pool.put(buffers)
        return last - first

    run_levels(space, threads, solve_chunk, progress)
    return array
