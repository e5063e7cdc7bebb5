"""Every Yatzy by its own printed rules.

>>> import yatzy
>>> sheet = yatzy.sheet("vinga")
>>> sheet.title, len(sheet.rules.boxes), sheet.tables.highest()
('Yatzy', 15, 374)
"""

from yatzy.rules.errors import CardError, DiceError, InvalidSheet, SheetError, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet as sheet
from yatzy.rules.shelf import sheet_ids

__all__ = [
    "CardError",
    "DiceError",
    "InvalidSheet",
    "RuleSheet",
    "SheetError",
    "YatzyError",
    "sheet",
    "sheet_ids",
]
