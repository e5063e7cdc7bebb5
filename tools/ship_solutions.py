"""Write what the package ships for the bundled sheets with five dice: packed solutions, and how games end.

    .venv/bin/python tools/ship_solutions.py

Packed solutions are for installations without the compiler; the distributions of final totals for everybody,
because they take seconds and hundreds of megabytes to compute. Needed when a sheet or ``SOLVER_VERSION``
changes; the tests say so. Files whose sheet is gone are removed.
"""

from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.files import SHIPPED_FOLDER, shipped_file
from yatzy.solver.odds import compute_odds
from yatzy.solver.outcomes import ODDS_KIND, write_outcomes
from yatzy.solver.packed import PACKED_KIND, pack, packed_file
from yatzy.solver.solve import solve

FIVE_DICE = 5


def main() -> None:
    """Write two files for each set of rules; several sheets may share one."""
    sheets = {sheet.digest: sheet for sheet in map(bundled_sheet, sheet_ids()) if sheet.rules.dice == FIVE_DICE}
    for kind in (PACKED_KIND, ODDS_KIND):
        for file in SHIPPED_FOLDER.glob(f"*.{kind}"):
            if file.stem not in sheets:
                file.unlink()
    for sheet in sheets.values():
        values = solve(sheet)
        packed_file(sheet.tables).write_bytes(pack(sheet.tables, values.array))
        write_outcomes(shipped_file(sheet.tables, ODDS_KIND), values, compute_odds(values))


if __name__ == "__main__":
    main()
