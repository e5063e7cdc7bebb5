"""Every Yatzy by its own printed rules.

>>> import yatzy
>>> sheet = yatzy.sheet("vinga")
>>> sheet.score("55566")["full-house"], sheet.highest
(27, 374)

Solved exactly, what best play makes on average, and what every choice in the middle of a turn costs:

>>> values = yatzy.solve(sheet)
>>> f"{values.expected:.9f}"
'248.439989378'
>>> card = yatzy.Card.empty(sheet)
>>> advice = values.advise(card, "12344", rolls_left=2)
>>> advice.best.keep, round(advice.keeping("1234").cost, 2)
((4, 4), 3.15)

A game, move by move, and what it was made of:

>>> game = yatzy.Game.new(sheet, ["Anna", "Bo"]).roll("12344").keep("44").roll("446").enter("fours")
>>> game.player, game.totals
('Bo', {'Anna': 16, 'Bo': 0})
>>> round(yatzy.review(game).columns[0].luck, 2)
11.22

Everything is immutable. What cannot be is a :class:`YatzyError`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from yatzy.game.card import Card
from yatzy.library import odds, read, review, sheet, simulate, solve, spoken, write
from yatzy.rules.errors import (
    CardError,
    DiceError,
    ExtraError,
    InvalidSheet,
    MoveError,
    RecordError,
    SetupError,
    SheetError,
    SolverError,
    YatzyError,
)
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import sheet_ids

if TYPE_CHECKING:
    from yatzy.coach.review import Review
    from yatzy.game.state import Game
    from yatzy.solver.advice import Advice, Choice
    from yatzy.solver.odds import Odds
    from yatzy.solver.values import Values

    __version__: str

__all__ = [
    "Advice",
    "Card",
    "CardError",
    "Choice",
    "DiceError",
    "ExtraError",
    "Game",
    "InvalidSheet",
    "MoveError",
    "Odds",
    "RecordError",
    "Review",
    "RuleSheet",
    "SetupError",
    "SheetError",
    "SolverError",
    "Values",
    "YatzyError",
    "__version__",
    "odds",
    "read",
    "review",
    "sheet",
    "sheet_ids",
    "simulate",
    "solve",
    "write",
]

YatzyError.spoken = staticmethod(spoken)

_WHERE = {
    "Advice": "yatzy.solver.advice",
    "Choice": "yatzy.solver.advice",
    "Game": "yatzy.game.state",
    "Odds": "yatzy.solver.odds",
    "Review": "yatzy.coach.review",
    "Values": "yatzy.solver.values",
}
"""What is loaded when it is asked for: whoever only wants a sheet needs no arrays."""
_PACKAGES = ("data", "envs")
"""Public packages, which are loaded likewise."""


if not TYPE_CHECKING:  # to checkers a module with this has any name at all

    def __getattr__(name: str) -> Any:
        if name == "__version__":
            return import_module("importlib.metadata").version("yatzy")
        if name in _PACKAGES:
            return import_module(f"yatzy.{name}")
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    return __all__
