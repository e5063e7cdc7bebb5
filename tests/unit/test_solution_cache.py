"""The solutions a worker remembers, by their size."""

import gc
import weakref

from support.server.job_arguments import house
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs.solution_cache import CachedSolution, SolutionCache
from yatzy.solver.solve import solve
from yatzy.solver.states.space import min_size


def test_solutions_are_remembered_by_their_size() -> None:
    """As many as fit, those used last; one that does not fit at all is remembered alone."""
    found = [solve(parse_sheet(house(number))) for number in range(20, 24)]
    each = CachedSolution(found[0]).bytes
    solutions = SolutionCache(max_bytes=3 * each)
    for values in found[:3]:
        solutions.add(values)
    assert solutions.find(found[0].tables) is found[0]  # used last
    solutions.add(found[3])
    assert [solutions.find(values.tables) for values in found] == [found[0], None, found[2], found[3]]
    large = solve(bundled_sheet("hasbro"))
    assert CachedSolution(large).bytes > 3 * each
    solutions.add(large)
    assert [solutions.find(values.tables) for values in (*found, large)] == [None] * 4 + [large]


def test_what_is_forgotten_is_gone() -> None:
    """The array, what tells where states lie in it, and the computer players who knew it."""
    solutions = SolutionCache()
    values = solve(parse_sheet(house(25)))
    solutions.add(values)
    player = solutions.bot_for("perfect", values)
    assert solutions.bot_for("perfect", values) is player
    gone = [weakref.ref(one) for one in (values, values.space, player)]
    del values, player
    solutions.evict_for(2**60)
    gc.collect()
    assert len(solutions) == 0
    assert [one() for one in gone] == [None, None, None]


def test_a_solution_is_counted_with_all_that_belongs_to_it() -> None:
    """At least what solving it takes at the very least, and the variances."""
    values = solve(bundled_sheet("tactic"))
    assert CachedSolution(values).bytes > 2 * values.array.nbytes
    assert CachedSolution(values).bytes > min_size(values.tables).bytes
