"""Tables for tests of the terminal."""

from pathlib import Path

from screens import open_table
from yatzy.game.moves import Enter
from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.shelf import shelf_sheet
from yatzy.table import Table

TACTIC = shelf_sheet("tactic")


def two(sheet: str = "tactic", **more: object) -> Setup:
    return Setup(shelf_sheet(sheet), ("Anna", "Bo"), **more)  # type: ignore[arg-type]


def real(sheet: str = "tactic") -> Setup:
    return two(sheet, dice=DiceFrom.REAL)


def finished_pad(folder: Path, **more: object) -> Table:
    table = open_table(folder, Setup(shelf_sheet("tactic"), ("Anna",), dice=DiceFrom.REAL, **more))  # type: ignore[arg-type]
    for key in TACTIC.tables.keys:
        table.make(Enter(0, key, 0 if key != "chance" else 20))
    return table
