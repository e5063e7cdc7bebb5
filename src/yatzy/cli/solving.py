"""A sheet's solution, for the commands that need one: a bar while it takes long, and what went wrong told."""

import sys
from typing import TYPE_CHECKING

from yatzy.cli.waiting import waiting
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.faults import printable
from yatzy.rules.sheet import RuleSheet

if TYPE_CHECKING:
    from yatzy.solver.solve import Report
    from yatzy.solver.values import Values


def solution(
    words: Catalogue, sheet: RuleSheet, *, fresh: bool = False, threads: int | None = None
) -> "tuple[Values, Report]":
    """Return a sheet's solution, and how it was come by."""
    with waiting(words.say("solve-preparing"), words.say("solve-solving")) as progress:
        from yatzy.solver.solve import Report, solve  # noqa: PLC0415 # slow to load

        report = Report()
        values = solve(sheet, fresh=fresh, threads=threads, progress=progress, report=report)
    for line in _remarks(words, report):
        print(printable(line), file=sys.stderr)
    return values, report


def _remarks(words: Catalogue, report: "Report") -> list[str]:
    remarks = []
    if bad := report.bad_file:
        again = "yes" if report.threads else "no"
        remarks.append(words.say("solve-passed-over", file=str(bad.path), why=bad.why, again=again))
    if problem := report.not_kept:
        remarks.append(words.say("solve-not-kept", problem=problem.strerror or str(problem)))
    return remarks
