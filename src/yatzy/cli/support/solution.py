"""A sheet's solution for the commands that need one, with a progress bar and warnings."""

import sys
from typing import TYPE_CHECKING

from yatzy.app.solutions import LocalSolutions
from yatzy.cli.support.progress import show_progress
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import replace_unprintable
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from yatzy.solver.query.values import Values
    from yatzy.solver.solve import SolveReport


def load_solution(
    words: Catalogue, sheet: RuleSheet, *, fresh: bool = False, threads: int | None = None
) -> "tuple[Values, SolveReport]":
    """Load or compute a sheet's solution; print warnings about unusable or unsaved files to standard error."""
    with show_progress(words, "solve-preparing", "solve-solving") as progress:
        from yatzy.solver.solve import SolveReport, solve  # noqa: PLC0415 # slow to load

        report = SolveReport()
        values = solve(sheet, fresh=fresh, threads=threads, progress=progress, report=report)
    for line in _warnings(words, report):
        print(replace_unprintable(line), file=sys.stderr)
    return values, report


class ConsoleSolutions(LocalSolutions):
    """Solutions for a use case, with a progress bar while one is loaded or computed."""

    def __init__(self, words: Catalogue) -> None:
        super().__init__()
        self._words = words
        self._loaded: dict[str, Values] = {}

    def load(self, sheet: RuleSheet) -> "Values":
        """Return the solution of a sheet."""
        if sheet.digest not in self._loaded:
            self._loaded[sheet.digest] = load_solution(self._words, sheet)[0]
        return self._loaded[sheet.digest]


def _warnings(words: Catalogue, report: "SolveReport") -> list[str]:
    warnings = []
    if bad := report.bad_file:
        again = "yes" if report.threads else "no"
        warnings.append(words.say("solve-passed-over", file=str(bad.path), why=bad.why, again=again))
    if problem := report.write_error:
        warnings.append(words.say("solve-not-kept", problem=problem.strerror or str(problem)))
    return warnings
