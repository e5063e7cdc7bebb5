"""Every Yatzy by its own printed rules.

>>> import yatzy
>>> sheet = yatzy.sheet("vinga")
>>> sheet.score("55566")["full-house"], sheet.highest
(27, 374)

The exact solution: the expected total of best play, and what every choice in the middle of a turn costs:

>>> values = yatzy.solve(sheet)
>>> f"{values.expected:.9f}"
'248.439989378'
>>> card = yatzy.Card.empty(sheet)
>>> advice = values.advise(card, "12344", rolls_left=2)
>>> advice.best.keep, round(advice.keeping("1234").cost, 2)
((4, 4), 3.15)

A game, move by move, and its review:

>>> game = yatzy.Game.new(sheet, ["Anna", "Bo"]).roll("12344").keep("44").roll("446").enter("fours")
>>> game.player, game.totals
('Bo', {'Anna': 16, 'Bo': 0})
>>> round(yatzy.review(game).columns[0].luck, 2)
11.22

Everything is immutable. Invalid input raises a :class:`YatzyError`.
"""

TYPE_CHECKING = False  # as in typing, which takes a while to load
if TYPE_CHECKING:
    from typing import Any

    from yatzy import bots as bots
    from yatzy.coach.review import ColumnReview, Decision, Review, Skill, TurnReview
    from yatzy.game.card import Card
    from yatzy.game.state import Game
    from yatzy.library import odds, read, review, sheet, simulate, solve, write
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
    from yatzy.rules.rule_tables import Entry
    from yatzy.rules.sheet import RuleSheet
    from yatzy.rules.sheet_files import sheet_ids
    from yatzy.solver.odds import BoxOdds, Odds
    from yatzy.solver.query.advice import Advice, BoxChoice, Choice, KeepChoice
    from yatzy.solver.query.values import Values

    __version__: str

__all__ = [
    "Advice",
    "BoxChoice",
    "BoxOdds",
    "Card",
    "CardError",
    "Choice",
    "ColumnReview",
    "Decision",
    "DiceError",
    "Entry",
    "ExtraError",
    "Game",
    "InvalidSheet",
    "KeepChoice",
    "MoveError",
    "Odds",
    "RecordError",
    "Review",
    "RuleSheet",
    "SetupError",
    "SheetError",
    "Skill",
    "SolverError",
    "TurnReview",
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

_MODULES = {
    "yatzy.coach.review": ("ColumnReview", "Decision", "Review", "Skill", "TurnReview"),
    "yatzy.game.card": ("Card",),
    "yatzy.game.state": ("Game",),
    "yatzy.library": ("odds", "read", "review", "sheet", "simulate", "solve", "write"),
    "yatzy.rules.errors": (
        "CardError", "DiceError", "ExtraError", "InvalidSheet", "MoveError", "RecordError", "SetupError",
        "SheetError", "SolverError", "YatzyError",
    ),
    "yatzy.rules.rule_tables": ("Entry",),
    "yatzy.rules.sheet": ("RuleSheet",),
    "yatzy.rules.sheet_files": ("sheet_ids",),
    "yatzy.solver.odds": ("BoxOdds", "Odds"),
    "yatzy.solver.query.advice": ("Advice", "BoxChoice", "Choice", "KeepChoice"),
    "yatzy.solver.query.values": ("Values",),
}  # fmt: skip
"""Every name is loaded on first use: plain rules need no arrays, and a command only what it names."""
_LAZY_NAMES = {name: module for module, names in _MODULES.items() for name in names}
_LAZY_PACKAGES = ("bots", "data", "envs")
"""Public packages loaded on first use."""


if not TYPE_CHECKING:  # a type checker would accept any attribute

    def __getattr__(name: str) -> "Any":
        from importlib import import_module  # noqa: PLC0415 # not loaded by every interpreter

        if name == "__version__":
            return import_module("importlib.metadata").version("yatzy")
        if name in _LAZY_PACKAGES:
            return import_module(f"yatzy.{name}")
        if name not in _LAZY_NAMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(_LAZY_NAMES[name]), name)
        return value


def __dir__() -> list[str]:
    return __all__
