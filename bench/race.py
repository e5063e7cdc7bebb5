"""Play for the win against its bar, a second of CPU; ``python bench/race.py PART`` runs one part alone.

CPU time of one process, the best of three runs, unless a line says otherwise. Rivals can end anywhere, so that
nothing is decided early; filled upper boxes have three dice each, filled lower ones the most they pay.
"""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from itertools import combinations
from math import comb

import numpy as np

from measuring import cpu, run
from yatzy.game.card import Card
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver import race as racing
from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.query.forward import ForwardPass
from yatzy.solver.query.values import Values
from yatzy.solver.race import MOST_OPEN, FinalTotals, solve_race
from yatzy.solver.solve import solve
from yatzy.solver.states.scratch import aligned_zeros
from yatzy.solver.states.space import space_of
from yatzy.solver.variance import variances_of

SECOND = 1.0
TRIED = 300
"""Sets of boxes tried on each sheet, before the search goes on from the largest."""


def card_with(tables: RuleTables, still_open: Collection[str]) -> Card:
    """Return a card with these boxes open."""
    filled = {
        key: 3 * face if face else max(points)
        for key, face, points in zip(tables.keys, tables.upper_faces, tables.points, strict=True)
        if key not in still_open
    }
    return Card.filled(tables, filled)


def unsolved(tables: RuleTables) -> Values:
    """Return values that say nothing: a race does not ask them."""
    return Values(tables, aligned_zeros(space_of(tables).length))


def took(values: Values, still_open: Collection[str]) -> float:
    """Return what one race takes."""
    rival = FinalTotals(0, np.full(2000, 1 / 2000))
    card = card_with(values.tables, still_open)
    return cpu(lambda: solve_race(values, card, [rival]), 3)


def some_sets(tables: RuleTables, size: int) -> Iterator[frozenset[str]]:
    """Yield sets of boxes that can be open together: all of them, or where they are many, any."""
    if tables.fixed_order:
        yield frozenset(tables.keys[-size:])
    elif comb(len(tables.keys), size) <= TRIED:
        yield from map(frozenset, combinations(tables.keys, size))
    else:
        chooser = random.Random(1)  # noqa: S311 # any sets will do, and the same each time
        for _ in range(TRIED):
            yield frozenset(chooser.sample(tables.keys, size))


def rows(values: Values, still_open: Collection[str]) -> int:
    """Return how many rows of eight totals a race solves, which is what its time depends on."""
    course = ForwardPass(card_with(values.tables, still_open))
    levels = [course.build_level(turn) for turn in range(course.turns + 1)]
    reached = racing._find_reachable(course, levels, racing._allocate_options(course.scoring))  # noqa: SLF001 # only they know
    return sum(int(one.reshape(-1, WIDTH).any(axis=1).sum()) for one in reached)


def largest(values: Values, size: int) -> tuple[dict[frozenset[str], int], frozenset[str]]:
    """Return the work of some sets, and the largest: boxes are exchanged one by one as long as it grows."""
    tables = values.tables
    tried = {one: rows(values, one) for one in some_sets(tables, size)}
    found, worst, better = dict(tried), max(tried, key=lambda one: tried[one]), not tables.fixed_order
    while better:
        near = [worst - {out} | {into} for out in worst for into in tables.keys if into not in worst]
        found |= {one: rows(values, one) for one in near if one not in found}
        larger = max(found, key=lambda one: found[one])
        better, worst = larger != worst, larger
    return found, worst


def sets() -> None:
    """Six open boxes on every sheet: the largest race that was found."""
    print("| sheet | sets tried | rows, mean | rows, most | CPU, ms | it has open |\n|---|---|---|---|---|---|")
    for sheet_id in sheet_ids():
        values = unsolved(bundled_sheet(sheet_id).tables)
        took(values, frozenset(values.tables.keys[-MOST_OPEN:]))  # compiles
        tried, worst = largest(values, MOST_OPEN)
        used, mean = took(values, worst), np.mean([*tried.values()])
        boxes = ", ".join(key for key in values.tables.keys if key in worst)
        print(
            f"| `{sheet_id}` | {len(tried)} | {mean:,.0f} | {tried[worst]:,} | {1e3 * used:.0f} | {boxes} |",
            flush=True,
        )
        assert used < SECOND


def more_boxes() -> None:
    """Try more open boxes than a race takes otherwise."""
    print("| sheet | open | slowest of some, ms |\n|---|---|---|")
    racing.MOST_OPEN = 20  # to see what the limit keeps away
    for sheet_id in ("tactic", "hasbro", "maxi"):
        values = unsolved(bundled_sheet(sheet_id).tables)
        for size in (6, 7, 8, 9):
            some = list(some_sets(values.tables, size))[:12]
            print(f"| `{sheet_id}` | {size} | {1e3 * max(took(values, one) for one in some):.0f} |", flush=True)
    racing.MOST_OPEN = MOST_OPEN


def start() -> None:
    """Run a first race in a new process: with nothing compiled yet, then from the compiler's cache."""
    with tempfile.TemporaryDirectory() as folder:
        settings = os.environ | {"NUMBA_CACHE_DIR": folder}
        for when in ("first use", "afterwards", "again"):
            command = [sys.executable, __file__, "one"]
            done = subprocess.run(command, env=settings, check=True, capture_output=True, text=True)
            print(f"{when}, real time: {done.stdout.strip()}")


def one() -> None:
    """Tell the real time of importing compiled code, of a first race with five dice, and of a second."""
    tables = bundled_sheet("tactic").tables
    values, card = unsolved(tables), card_with(tables, tables.keys[-MOST_OPEN:])
    marks = [time.perf_counter()]
    import yatzy.solver.kernels.race  # noqa: F401, PLC0415 # it is what is measured

    marks.append(time.perf_counter())
    for _ in range(2):
        solve_race(values, card, [FinalTotals.certain(card.total + 60)])
        marks.append(time.perf_counter())
    imported, first, second = np.diff(marks)
    print(f"import {imported:.2f} s, first race {first:.2f} s, second {second:.3f} s")


def variances() -> None:
    """Find the variances of every sheet, on all cores."""
    print("| sheet | seconds of CPU | standard deviation |\n|---|---|---|")
    for sheet_id in sheet_ids():
        if sheet_id == "maxi" and "variances" not in sys.argv:
            continue  # takes minutes
        values = solve(bundled_sheet(sheet_id))
        begin = Card.empty(values.tables)
        variances_of(solve(bundled_sheet("forced-order")), fresh=True)  # compiles
        used = time.process_time()
        found = variances_of(values, fresh=True)
        print(
            f"| `{sheet_id}` | {time.process_time() - used:.1f} | {found.variance(begin) ** 0.5:.3f} |",
            flush=True,
        )


PARTS = [sets, more_boxes, start, variances]


if __name__ == "__main__":
    run(PARTS, [one])
