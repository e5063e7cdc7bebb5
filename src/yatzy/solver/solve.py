"""Returns the solution of a sheet: shipped with the package, cached on disk, or computed."""

from dataclasses import dataclass
from pathlib import Path

from yatzy.extras import SOLVER_EXTRA, is_installed, require_extra
from yatzy.rules.errors import SheetTooLarge
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.cores import check_threads, count_cores
from yatzy.solver.files import BadFile, cached_file, read_array, shipped_file, write_array
from yatzy.solver.memory import format_gib, free_memory
from yatzy.solver.packed import PackedValues, packed_file, read_packed
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.query.values import Values
from yatzy.solver.states.space import SolutionSize, min_size, size_of


@dataclass
class SolveReport:
    """Where a solution came from; filled in by :func:`solve`."""

    file: Path | None = None
    """The file that holds it, if any."""
    threads: int = 0
    """Threads that computed it; 0 if it was read from a file."""
    bad_file: BadFile | None = None
    """A file that was ignored because it is damaged or out of date."""
    write_error: OSError | None = None
    """Why the solution could not be cached."""


def solve(
    sheet: RuleSheet | RuleTables,
    *,
    fresh: bool = False,
    keep: bool = True,
    threads: int | None = None,
    progress: ProgressCallback | None = None,
    report: SolveReport | None = None,
) -> Values:
    """Return the solution of a sheet, or of its tables.

    It is read from the shipped files or the user's cache, or else computed and, with ``keep``, cached. Without
    the compiler a packed one is read, whose values are off by a little; ``ExtraError`` if there is none.
    ``fresh`` always computes it. Raises :class:`~yatzy.rules.errors.SolverError` if the sheet does not fit into
    memory or ``threads`` is not positive; a failed write to the cache is only noted in the ``report``.
    """
    report, tables = report or SolveReport(), sheet if isinstance(sheet, RuleTables) else sheet.tables
    check_threads(threads)
    values = None if fresh else _load_values(tables, report)
    if values is None:
        if not fresh and not is_installed(SOLVER_EXTRA) and (packed := _load_packed(tables, report)):
            return Values(tables, *packed)
        require_extra(SOLVER_EXTRA)
        check_size(tables)
        values = _compute_values(tables, threads, progress, report)
        if keep:
            _write_cache(tables, values, report)
    return Values(tables, values)


def load_solution(sheet: RuleSheet) -> Values | None:
    """Return the solution of a sheet if it is on disk, else None; never computes one."""
    values = _load_values(sheet.tables, SolveReport())
    if values is not None:
        return Values(sheet.tables, values)
    packed = None if is_installed(SOLVER_EXTRA) else _load_packed(sheet.tables, SolveReport())
    return Values(sheet.tables, *packed) if packed else None


def check_size(tables: RuleTables) -> SolutionSize:
    """Return the size of a sheet's solution; raise :class:`SolverError` if it exceeds the free memory."""
    free, needed = free_memory(), min_size(tables)
    if needed.bytes <= free:
        needed = size_of(tables)
    if needed.bytes > free:
        states, needs = needed.states, format_gib(needed.bytes)
        raise SheetTooLarge("solver-too-large", states=states, needed=needs, free=format_gib(free))
    return needed


def _load_values(tables: RuleTables, report: SolveReport) -> Floats | None:
    for locate in (shipped_file, cached_file):
        path = locate(tables)
        try:
            values = read_array(path, tables)
        except FileNotFoundError:
            continue
        except BadFile as bad:
            report.bad_file = bad
        else:
            report.file = path
            return values
    return None


def _load_packed(tables: RuleTables, report: SolveReport) -> PackedValues | None:
    """Return the packed solution of a sheet, if it is shipped."""
    path = packed_file(tables)
    try:
        packed = read_packed(path, tables)
    except FileNotFoundError:
        return None
    except BadFile as bad:
        report.bad_file = bad
        return None
    report.file = path
    return packed


def _compute_values(
    tables: RuleTables, threads: int | None, progress: ProgressCallback | None, report: SolveReport
) -> Floats:
    from yatzy.solver.backward import solve_backward  # noqa: PLC0415 # loads the compiler

    report.threads = threads or count_cores()
    values = solve_backward(tables, report.threads, progress)
    values.flags.writeable = False
    return values


def _write_cache(tables: RuleTables, values: Floats, report: SolveReport) -> None:
    path = cached_file(tables)
    try:
        write_array(path, tables, values)
    except OSError as error:
        report.write_error = error
    else:
        report.file = path
