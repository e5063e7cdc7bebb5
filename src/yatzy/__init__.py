"""Every Yatzy by its own printed rules.

>>> import yatzy
>>> sheet = yatzy.sheet("vinga")
>>> sheet.title, len(sheet.rules.boxes), sheet.tables.highest()
('Yatzy', 15, 374)

Solved exactly, what best play makes on average, and every choice in the middle of a turn, the best first:

>>> values = yatzy.solve(sheet)
>>> f"{values.expected:.9f}"
'248.439989378'
>>> turn = values.turn(yatzy.Card.empty(sheet.tables), "12344", rolls_left=2)
>>> turn.keeps[0].keep, round(turn.keeps[0].value, 2), turn.boxes[0].key
((4, 4), 246.53, 'small-straight')
"""

import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING

from yatzy.game.card import Card
from yatzy.rules.errors import (
    CardError,
    DiceError,
    InvalidSheet,
    MoveError,
    SheetError,
    SolverError,
    YatzyError,
)
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet as sheet
from yatzy.rules.shelf import sheet_ids

if TYPE_CHECKING:
    from yatzy.solver.values import Values

__all__ = [
    "Card",
    "CardError",
    "DiceError",
    "InvalidSheet",
    "MoveError",
    "RuleSheet",
    "SheetError",
    "SolverError",
    "YatzyError",
    "sheet",
    "sheet_ids",
    "solve",
]


def solve(
    sheet: RuleSheet,
    *,
    fresh: bool = False,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> "Values":
    """Return the solution of a sheet: what every card is worth under best play, and what every choice costs.

    It is kept in the user's cache and solved only once; ``fresh`` solves it again. Every core takes part, or so
    many ``threads``; ``progress`` is called now and then with the share of the work that is done.
    """
    from yatzy.solver.solve import Report, solve  # noqa: PLC0415 # whoever only wants a sheet needs no arrays

    report = Report()
    values = solve(sheet, fresh=fresh, threads=threads, progress=progress, report=report)
    for problem in (report.bad_file, report.not_kept):
        if problem is not None:
            warnings.warn(f"a stored solution: {problem}", RuntimeWarning, stacklevel=2)
    return values
