"""The solver against its bars: speed, memory, exactness. ``python bench/solver.py PART`` runs one part alone.

CPU time of one process, the best of several runs, unless a line says otherwise. What compares two programs runs
both here, one after the other. The parts that need a process of their own start this script again.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from measuring import cpu, run, wall

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from yatzy.game.card import Card, Mark
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.files import SHIPPED_FOLDER, read_array, write_array
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.values import Values
from yatzy.solver.simulate import simulate
from yatzy.solver.solve import solve

MIB = 2**20
EXACT = 1e-9
FIFTEEN, THIRTEEN = "tactic", "printworks"


def peak() -> float:
    """Return the most memory this process has had since it began to run this script, in MiB."""
    status = Path("/proc/self/status").read_text("ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def fresh(sheet_id: str, threads: int = 1) -> Values:
    """Solve a sheet from scratch."""
    return solve(bundled_sheet(sheet_id), fresh=True, threads=threads)


def sheets() -> None:
    """Every five-dice sheet, solved from scratch on one thread."""
    print("| sheet | states | seconds of CPU | expected total |\n|---|---|---|---|")
    for sheet_id in sheet_ids():
        if sheet_id != "maxi":
            values = fresh(sheet_id)
            took = cpu(lambda sheet_id=sheet_id: fresh(sheet_id), 5)  # type: ignore[misc]
            print(f"| `{sheet_id}` | {values.space.states:,} | {took:.3f} | {values.expected:.9f} |")


def threads() -> None:
    """Two threads against one, in turn, so that both see the same neighbours."""
    pairs = [(wall(lambda: fresh(FIFTEEN, 1), 1), wall(lambda: fresh(FIFTEEN, 2), 1)) for _ in range(9)]
    one, two = (min(pair[place] for pair in pairs) for place in (0, 1))
    print(f"15 boxes, real time: one thread {one:.3f} s, two {two:.3f} s, {one / two:.2f} times as fast")


def against() -> None:
    """Race yatzy-solver 1.0.0, one thread each, in one run."""
    os.environ["RAYON_NUM_THREADS"] = "1"
    import yatzy_solver  # noqa: PLC0415 # reads the number of threads when it is loaded

    for sheet_id, variant in ((FIFTEEN, "yatzy-scandinavian"), (THIRTEEN, "american")):
        fresh(sheet_id)
        rules = yatzy_solver.Variant(variant)
        theirs = cpu(lambda rules=rules: yatzy_solver.Solver.build(rules), 1)  # type: ignore[misc]
        ours = cpu(lambda sheet_id=sheet_id: fresh(sheet_id), 5)  # type: ignore[misc]
        print(f"{sheet_id}: theirs {theirs:.2f} s, ours {ours:.3f} s, {theirs / ours:.0f} times as fast")


def start() -> None:
    """`yatzy solve vinga --fresh` in a new process: with nothing compiled yet, then from the cache."""
    command = [sys.executable, "-m", "yatzy", "solve", "vinga", "--fresh"]
    with tempfile.TemporaryDirectory() as folder:
        settings = os.environ | {"NUMBA_CACHE_DIR": folder, "YATZY_CACHE": folder}

        def run() -> None:
            subprocess.run(command, env=settings, check=True, capture_output=True)

        print(f"first use, real time: {wall(run, 1):.2f} s; afterwards {wall(run):.2f} s")
        cached = [sys.executable, "-m", "yatzy", "solve", "vinga"]
        read = wall(lambda: subprocess.run(cached, env=settings, check=True, capture_output=True))
        print(f"solved already: {read:.2f} s")


def memory() -> None:
    """Return the most memory of processes that solve, against one that only loads the compiler."""
    for what in ("bare", "compiler", "fifteen", "odds", "million"):
        print(f"{what}: {float(_child('peak-' + what)):.0f} MiB")


def _child(part: str) -> str:
    done = subprocess.run([sys.executable, __file__, part], check=True, capture_output=True, text=True)
    return done.stdout.split()[-1]


def peak_bare() -> None:
    """Peak of a process that has loaded the interpreter and nothing else."""
    code = "print(int(open('/proc/self/status').read().partition('VmHWM:')[2].split()[0]) / 1024)"
    print(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def peak_compiler() -> None:
    """Peak of a process that has solved next to nothing: a hundred states, one box after the other."""
    fresh("forced-order")
    print(peak())


def peak_fifteen() -> None:
    """Peak of a process that has solved 15 boxes."""
    fresh(FIFTEEN)
    print(peak())


def peak_odds() -> None:
    """Peak of a process that has found the distribution of 15 boxes."""
    compute_odds(solve(bundled_sheet(FIFTEEN)))
    print(peak())


def peak_million() -> None:
    """Peak of a process that has played a million games."""
    simulate(solve(bundled_sheet(FIFTEEN)), 1_000_000)
    print(peak())


def maxi() -> None:
    """Six dice, twenty boxes, two threads; compilation included."""
    begin, used = time.perf_counter(), time.process_time()
    values = fresh("maxi", threads=2)
    took = time.perf_counter() - begin, time.process_time() - used
    print(
        f"maxi: {values.space.states:,} states, {took[0]:.1f} s real, {took[1]:.1f} s of CPU, "
        f"peak {peak():.0f} MiB, expected {values.expected:.9f}"
    )


def advice() -> None:
    """All keeps and all boxes of a turn, for one card and for many."""
    values = solve(bundled_sheet(FIFTEEN))
    cards = [Card.empty(values.tables)]
    cards += [cards[0].write(Mark("chance", points)) for points in range(5, 31)]
    cards *= 20

    def one() -> None:
        values._last_outlook.clear()  # noqa: SLF001 # or the second time would be too easy
        values.turn(cards[0], (1, 2, 3, 4, 4), 2)

    def many() -> None:
        for outlook in values.outlooks(cards):
            outlook.turn((1, 2, 3, 4, 4), 2)

    each = cpu(many, 5) / len(cards)
    print(f"one: {1e6 * cpu(one, 50):.0f} µs; in a batch of {len(cards)}: {1e6 * each:.0f} µs each")


def distribution() -> None:
    """Follow every game there can be."""
    for sheet_id in (FIFTEEN, THIRTEEN):
        values = solve(bundled_sheet(sheet_id))
        found = compute_odds(values)
        print(
            f"{sheet_id}: {cpu(lambda values=values: compute_odds(values), 3):.2f} s of CPU, "  # type: ignore[misc]
            f"mean off by {abs(found.mean - values.expected):.1e}, mass by {abs(found.chances.sum() - 1):.1e}"
        )


def games() -> None:
    """Games of best play: a million for the clock, ten millions for the mean."""
    values = solve(bundled_sheet(FIFTEEN))
    simulate(values, 1000)
    took = cpu(lambda: simulate(values, 1_000_000), 3)
    print(f"{1_000_000 / took:,.0f} games a second of CPU")
    many = simulate(values, 10_000_000, seed=1)
    error = many.deviation / np.sqrt(10_000_000)
    off = (many.mean - values.expected) / error
    print(f"ten million: mean {many.mean:.4f}, {off:+.2f} standard errors off")


def reference() -> None:
    """Whole sheets against the plain solver of the tests; takes minutes."""
    from support.game.reference_solver import Reference  # noqa: PLC0415 # seldom run

    for sheet_id in sheet_ids():
        if sheet_id != "maxi":
            tables = bundled_sheet(sheet_id).tables
            off = abs(Reference(tables).expected - fresh(sheet_id).expected)
            print(f"{sheet_id}: off by {off:.1e}")
            assert off < EXACT


def shipped() -> None:
    """Compare the solutions that come with the package with fresh ones."""
    for sheet_id in sheet_ids():
        file = SHIPPED_FOLDER / f"{bundled_sheet(sheet_id).digest}.values"
        if file.exists():
            off = np.abs(read_array(file, bundled_sheet(sheet_id).tables) - fresh(sheet_id).array).max()
            print(f"{sheet_id}: off by {off:.1e} at most, {file.stat().st_size / MIB:.1f} MiB")
            assert off < EXACT


def ship() -> None:
    """Renew the solutions that come with the package; not a measurement."""
    for sheet_id in ("tactic", "printworks", "forced-order"):
        tables = bundled_sheet(sheet_id).tables
        write_array(SHIPPED_FOLDER / f"{tables.digest}.values", tables, fresh(sheet_id).array)


PARTS = [sheets, threads, against, start, memory, maxi, advice, distribution, games, shipped, reference]
CHILDREN = [peak_bare, peak_compiler, peak_fifteen, peak_odds, peak_million]


if __name__ == "__main__":
    run(PARTS, [*CHILDREN, ship])
