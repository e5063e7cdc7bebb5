"""What best play makes by each sheet, as ``make science`` computed it."""

import re
from typing import NamedTuple

from pages.places import DOCS
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.files import shipped_file
from yatzy.solver.solve import load_solution


class Figures(NamedTuple):
    """A row of the table on the science page."""

    boxes: str
    states: str
    expected: str
    deviation: str
    low: str
    median: str
    high: str
    bonus: str


def figures() -> dict[str, Figures]:
    """Return the figures of every sheet. Where a solution comes with the package, they have to agree."""
    text = (DOCS / "science.md").read_text("utf-8")
    rows = re.findall(r"^\| `([a-z0-9-]+)` \|(.*)\|$", text, re.MULTILINE)
    found = {name: Figures(*(one.strip() for one in row.split("|"))) for name, row in rows}
    for name, told in found.items():
        sheet = bundled_sheet(name)
        if shipped_file(sheet.tables).exists():
            values = load_solution(sheet)
            if values is None or f"{values.expected:.9f}" != told.expected:
                raise ValueError(f"docs/science.md is behind the solver for {name}: make science")
    return found
