"""Data to take away: rows a second, and the memory it takes, for a sheet of 15 boxes as Parquet and as CSV.

CPU time of one process, the best of three, with the solution and the compiled code at hand. Peak memory is of a
process of its own that does nothing else; a child inherits the peak of its parent, so these come first.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from measuring import cpu, run
from yatzy.data import Table, advice_in_games, games, states, values
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.memory import peak_memory
from yatzy.solver.solve import solve

SHEET = "vinga"
GAMES, POSITIONS_OF = 20_000, 500
MIB = 2**20


def table(what: str) -> Table:
    """Return a table to write."""
    sheet = bundled_sheet(SHEET)
    solution = solve(sheet)
    match what:
        case "states":
            return states(sheet)
        case "values":
            return values(sheet, solution)
        case "values --states":
            return values(sheet, solution, with_states=True)
        case "advice --games":
            return advice_in_games(sheet, solution, POSITIONS_OF, player="casual")
    return games(sheet, solution, GAMES, player="casual")


KINDS = ("states", "values", "values --states", "advice --games", "games")
SUFFIXES = (".parquet", ".csv")


def rows() -> None:
    """Print rows a second of CPU, the size of the files, and the memory that writing them takes."""
    peaks = {(what, suffix): _child(what, suffix) for what in KINDS for suffix in SUFFIXES}
    print(f"nothing written: {_child('nothing', ''):.0f} MiB\n")
    print("| table | file | rows | rows a second of CPU | MB | peak memory, MiB |\n|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for what in KINDS:
            for suffix in SUFFIXES:
                file, one = Path(folder) / f"data{suffix}", table(what)
                count = one.write(file)
                took = cpu(lambda one=one, file=file: one.write(file), 3)  # type: ignore[misc] # as they are now
                size, most = file.stat().st_size / 1e6, peaks[what, suffix]
                print(
                    f"| {what} | {suffix} | {count:,} | {count / took:,.0f} | {size:.1f} | {most:.0f} |",
                    flush=True,
                )


def _child(what: str, suffix: str) -> float:
    """Return the peak memory of a process that writes one table, in MiB."""
    done = subprocess.run(
        [sys.executable, __file__, "peak"],
        env=os.environ | {"WHAT": what, "SUFFIX": suffix}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return float(done.stdout)


def peak() -> None:
    """Write one table, and print the most memory that took; or load all and write nothing."""
    what = os.environ["WHAT"]
    with tempfile.TemporaryDirectory() as folder:
        if what == "nothing":
            table("values")
        else:
            table(what).write(Path(folder) / f"data{os.environ['SUFFIX']}")
    print((peak_memory() or 0) / MIB)


if __name__ == "__main__":
    run([rows], [peak])
