"""``yatzy solve``: the expected total of a sheet under best play."""

import time
from typing import TYPE_CHECKING

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.solution import load_solution
from yatzy.cli.support.terminal import fact_table, make_console
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET, find_sheet

if TYPE_CHECKING:
    from yatzy.solver.query.values import Values
    from yatzy.solver.solve import SolveReport

DIGITS = 9
"""Decimal places: an expected total to nine digits is the fingerprint of a sheet."""

MAX_THREADS = 1024
"""More threads are useless on any machine."""

MIB = 2**20


def solve(
    sheet: str = DEFAULT_SHEET,
    /,
    *,
    fresh: bool = False,
    threads: int | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, extra_languages=rule_sheet.languages))
    if threads is not None and not 1 <= threads <= MAX_THREADS:
        raise YatzyError("solve-threads", got=str(threads), most=MAX_THREADS)
    wall, cpu = time.perf_counter(), time.process_time()
    values, report = load_solution(words, rule_sheet, fresh=fresh, threads=threads)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    if json:
        print_json(_as_data(rule_sheet, values, report, wall, cpu))
    else:
        _print(words, rule_sheet, values, report, wall)


def _as_data(
    sheet: RuleSheet, values: "Values", report: "SolveReport", wall: float, cpu: float
) -> dict[str, object]:
    peak = _peak_mib()
    return {
        "sheet": sheet.id,
        "digest": sheet.digest,
        "expected": values.expected,
        "states": values.space.states,
        "wall_seconds": round(wall, 6),
        "cpu_seconds": round(cpu, 6),
        "threads": report.threads,
        "peak_mib": None if peak is None else round(peak, 1),
    }


def _print(words: Catalogue, sheet: RuleSheet, values: "Values", report: "SolveReport", wall: float) -> None:
    console, say = make_console(), words.say
    console.print(full_title(sheet), style="bold")
    console.print()
    console.print(say("solve-expected", total=words.decimal(values.expected, DIGITS)))
    console.print()
    how = "solve-took" if report.threads else "solve-read"
    facts = {
        "solve-states": say("solve-count", count=values.space.states),
        "solve-time": say(how, seconds=words.decimal(wall, 2), threads=report.threads),
        "solve-memory": _memory_text(words, values),
    }
    if report.file:
        facts["solve-kept"] = str(report.file.parent)
    console.print(fact_table({say(name): fact for name, fact in facts.items()}))


def _memory_text(words: Catalogue, values: "Values") -> str:
    peak, holds = _peak_mib(), words.decimal(values.array.nbytes / MIB)
    if peak is None:
        return words.say("solve-holds", mib=holds)
    return words.say("solve-holds-peak", mib=holds, peak=words.decimal(peak))


def _peak_mib() -> float | None:
    """Return the peak memory of the process in MiB, or ``None`` if unknown."""
    from yatzy.solver.memory import peak_memory  # noqa: PLC0415 # seldom needed

    peak = peak_memory()
    return None if peak is None else peak / MIB
