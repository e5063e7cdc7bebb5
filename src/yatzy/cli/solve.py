"""``yatzy solve``: what a sheet gives under best play."""

import json as json_format
import time
from typing import TYPE_CHECKING

from yatzy.cli.output import pairs, terminal
from yatzy.cli.solving import solution
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL, find_sheet

if TYPE_CHECKING:
    from yatzy.solver.solve import Report
    from yatzy.solver.values import Values

DIGITS = 9
"""After the point: an expected total to nine digits is the fingerprint of a sheet."""

MOST_THREADS = 1024
"""More than that no machine has a use for."""

MIB = 2**20


def solve(
    sheet: str = USUAL,
    /,
    *,
    fresh: bool = False,
    threads: int | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    rule_sheet = find_sheet(sheet)
    words = catalogue(pick_language(lang, also=rule_sheet.languages))
    if threads is not None and not 1 <= threads <= MOST_THREADS:
        raise YatzyError("solve-threads", got=str(threads), most=MOST_THREADS)
    wall, cpu = time.perf_counter(), time.process_time()
    values, report = solution(words, rule_sheet, fresh=fresh, threads=threads)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    if json:
        print(json_format.dumps(_as_data(rule_sheet, values, report, wall, cpu)))
    else:
        _print(words, rule_sheet, values, report, wall)


def _as_data(
    sheet: RuleSheet, values: "Values", report: "Report", wall: float, cpu: float
) -> dict[str, object]:
    peak = _peak()
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


def _print(words: Catalogue, sheet: RuleSheet, values: "Values", report: "Report", wall: float) -> None:
    console, say = terminal(), words.say
    console.print(full_title(sheet), style="bold")
    console.print()
    console.print(say("solve-expected", total=words.decimal(values.expected, DIGITS)))
    console.print()
    how = "solve-took" if report.threads else "solve-read"
    facts = {
        "solve-states": say("solve-count", count=values.space.states),
        "solve-time": say(how, seconds=words.decimal(wall, 2), threads=report.threads),
        "solve-memory": _memory(words, values),
    }
    if report.file:
        facts["solve-kept"] = str(report.file.parent)
    console.print(pairs({say(name): fact for name, fact in facts.items()}))


def _memory(words: Catalogue, values: "Values") -> str:
    peak, holds = _peak(), words.decimal(values.array.nbytes / MIB)
    if peak is None:
        return words.say("solve-holds", mib=holds)
    return words.say("solve-holds-peak", mib=holds, peak=words.decimal(peak))


def _peak() -> float | None:
    """Return the most memory the command has had, in MiB."""
    from yatzy.solver.memory import peak_memory  # noqa: PLC0415 # seldom needed

    peak = peak_memory()
    return None if peak is None else peak / MIB
