"""How long a sheet takes to compile into tables: CPU time, the best of several runs."""

import platform
import time

from yatzy.rules.compile import compile_rules
from yatzy.rules.shelf import sheet_ids, shelf_sheet

RUNS = 15


def cpu_milliseconds(sheet_id: str) -> float:
    """Return the CPU time of compiling a sheet, its dice space already known."""
    rules = shelf_sheet(sheet_id).rules
    compile_rules.__wrapped__(rules)
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        compile_rules.__wrapped__(rules)
        best = min(best, time.process_time() - start)
    return 1000 * best


def main() -> None:
    """Print a table for docs/benchmarks.md."""
    print(f"Python {platform.python_version()}, {platform.machine()}, best of {RUNS}\n")
    print("| sheet | dice | boxes | compile, ms of CPU |")
    print("|---|---|---|---|")
    for sheet_id in sheet_ids():
        rules = shelf_sheet(sheet_id).rules
        print(f"| `{sheet_id}` | {rules.dice} | {len(rules.boxes)} | {cpu_milliseconds(sheet_id):.1f} |")


if __name__ == "__main__":
    main()
