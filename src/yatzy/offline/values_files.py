"""Packed solutions for the page without a server: shipped ones, with the layout of their states."""

from collections.abc import Callable, Iterator

from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.packed import PACKED_KIND, add_states, packed_file


def value_files() -> dict[str, Callable[[], bytes]]:
    """Return the packed solutions by their path; sheets with the same rules share one."""
    return {
        f"values/{tables.digest}.{PACKED_KIND}": lambda tables=tables: _read(tables)  # type: ignore[misc]
        for tables in _packed_tables()
    }


def _packed_tables() -> Iterator[RuleTables]:
    for sheet_id in sheet_ids():
        tables = bundled_sheet(sheet_id).tables
        if packed_file(tables).exists():
            yield tables


def _read(tables: RuleTables) -> bytes:
    return add_states(packed_file(tables).read_bytes(), tables)
