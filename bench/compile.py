"""How long a sheet takes to compile into tables: CPU time, the best of several runs."""

from functools import partial

from measuring import cpu, run
from yatzy.rules.compile import compile_rules
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids


def sheets() -> None:
    """Print a table of all sheets; their dice are known already."""
    print("| sheet | dice | boxes | compile, ms of CPU |")
    print("|---|---|---|---|")
    for sheet_id in sheet_ids():
        rules = bundled_sheet(sheet_id).rules
        took = 1000 * cpu(partial(compile_rules.__wrapped__, rules))
        print(f"| `{sheet_id}` | {rules.dice} | {len(rules.boxes)} | {took:.1f} |")


if __name__ == "__main__":
    run([sheets])
