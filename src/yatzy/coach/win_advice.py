"""Chances to win as data, without what computes them."""

from msgspec import Struct

from yatzy.solver.kernels.constants import TIE
from yatzy.solver.query.advice import Choice

NOTABLE_GAIN = 0.001
"""A gain in the chance to win that is worth a remark."""


class WinChances(Struct, frozen=True):
    """The chance of each column to win."""

    chances: tuple[float, ...]
    exact: bool
    of_round: bool
    """Whether only this round is won, not the game."""


class WinChoice(Struct, frozen=True):
    """A choice, and the chance to win that it leads to."""

    chance: float
    choice: Choice


class WinAdvice(Struct, frozen=True):
    """Every choice by its chance to win; of equal ones the best for points first."""

    choices: tuple[WinChoice, ...]
    for_points: WinChoice
    """The best choice for points."""

    @property
    def best(self) -> WinChoice:
        """Return the best choice to win."""
        return self.choices[0]

    @property
    def differs(self) -> bool:
        """Whether playing for points would lose a notable chance to win."""
        return self.best.chance - self.for_points.chance > NOTABLE_GAIN

    @property
    def same(self) -> bool:
        """Whether the best choice for points is also the best to win."""
        return self.best.chance - self.for_points.chance <= TIE
