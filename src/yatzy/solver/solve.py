"""A sheet's solution: the one that came with the package, the one kept from an earlier time, or a new one."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from yatzy.rules.errors import SolverError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import RuleTables
from yatzy.solver.files import BadFile, cached_file, read, shipped_file, write
from yatzy.solver.memory import free_memory, in_gib
from yatzy.solver.outlook import Floats
from yatzy.solver.space import Size, least_size, size_of
from yatzy.solver.values import Values


@dataclass
class Report:
    """How a solution was come by, for whoever wants to know."""

    file: Path | None = None
    """Where it is kept."""
    threads: int = 0
    """That solved it; none if it was there already."""
    bad_file: BadFile | None = None
    """A file that had to be passed over."""
    not_kept: OSError | None = None
    """Why it could not be kept."""


def solve(
    sheet: RuleSheet,
    *,
    fresh: bool = False,
    keep: bool = True,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
    report: Report | None = None,
) -> Values:
    """Return the solution of a sheet.

    It is read from the user's cache, or solved and, unless nobody wants to ``keep`` it, kept there; ``fresh``
    solves it in any case. A sheet too large for this machine's memory is refused with
    :class:`~yatzy.rules.errors.SolverError`.
    """
    report, tables = report or Report(), sheet.tables
    if threads is not None and threads < 1:
        raise SolverError("solver-threads", got=str(threads))
    values = None if fresh else _found(tables, report)
    if values is None:
        check_size(tables)
        values = _solved(tables, threads, progress, report)
        if keep:
            _keep(tables, values, report)
    return Values(tables, values)


def stored(sheet: RuleSheet) -> Values | None:
    """Return the solution of a sheet if it is on disk; nothing is solved for it."""
    values = _found(sheet.tables, Report())
    return None if values is None else Values(sheet.tables, values)


def check_size(tables: RuleTables) -> Size:
    """Return how large a sheet's solution is, or refuse it if this machine cannot hold it."""
    here, needed = free_memory(), least_size(tables)
    if needed.bytes <= here:
        needed = size_of(tables)
    if needed.bytes > here:
        states, needs = needed.states, in_gib(needed.bytes)
        raise SolverError("solver-too-large", states=states, needed=needs, free=in_gib(here))
    return needed


def _found(tables: RuleTables, report: Report) -> Floats | None:
    for path in (shipped_file(tables), cached_file(tables)):
        try:
            values = read(path, tables)
        except FileNotFoundError:
            continue
        except BadFile as bad:
            report.bad_file = bad
        else:
            report.file = path
            return values
    return None


def _solved(
    tables: RuleTables, threads: int | None, progress: Callable[[float], None] | None, report: Report
) -> Floats:
    from yatzy.solver.backward import cores, solve_backward  # noqa: PLC0415 # brings the compiler with it

    report.threads = threads or cores()
    values = solve_backward(tables, report.threads, progress)
    values.flags.writeable = False
    return values


def _keep(tables: RuleTables, values: Floats, report: Report) -> None:
    path = cached_file(tables)
    try:
        write(path, tables, values)
    except OSError as error:
        report.not_kept = error
    else:
        report.file = path
