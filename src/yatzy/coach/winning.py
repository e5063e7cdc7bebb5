"""Who wins: everyone's chance at a table of several columns, and the choice that makes one's own highest.

A win is the highest total, and equal totals share it. Where a series is decided by the sum of its rounds and
this is the last one, the earlier rounds count; else it is the round that is won. Everyone is taken to play on
as well as possible for points. Late in a game this is exact; before, it is estimated from mean and variance.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from yatzy.coach.advise import Choice, advice_of
from yatzy.game.card import Card
from yatzy.game.series import carried, decides
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.solver.agreed import TIE
from yatzy.solver.odds import odds
from yatzy.solver.prospect import ends_of_dice
from yatzy.solver.race import MOST_OPEN, Final, chances_to_win, race
from yatzy.solver.spread import Spread, spread
from yatzy.solver.values import Values

FAR = 6
"""Standard deviations beyond which nothing happens."""

FELT = 0.001
"""A gain in the chance to win that is worth a remark."""


class WinChances(Struct, frozen=True):
    """How likely each column wins."""

    chances: tuple[float, ...]
    exact: bool
    of_round: bool
    """Whether it is only this round that is won, and not the game."""


class WinChoice(Struct, frozen=True):
    """Something a player can do, with the chance to win that it leads to."""

    chance: float
    choice: Choice


class WinAdvice(Struct, frozen=True):
    """Every choice by its chance to win; of equal ones the best for points comes first."""

    choices: tuple[WinChoice, ...]

    @property
    def best(self) -> WinChoice:
        """Return the best choice to win."""
        return self.choices[0]

    @property
    def for_points(self) -> WinChoice:
        """Return the best choice for points."""
        return min(self.choices, key=lambda one: one.choice.cost)

    @property
    def differs(self) -> bool:
        """Whether playing for points would give away a chance that is worth a remark."""
        return self.best.chance - self.for_points.chance > FELT


def win_chances(values: Values, game: Game) -> WinChances:
    """Return how likely each column wins from here on."""
    exact = all(card.open_boxes.bit_count() <= MOST_OPEN for card in game.cards[-1])
    finals = _finals(values, game, None if exact else spread(values))
    return WinChances(chances_to_win(finals), exact, not decides(game))


def advise_to_win(values: Values, game: Game) -> WinAdvice:
    """Return every choice for the dice on the table by its chance to win.

    Refused with :class:`~yatzy.rules.errors.SolverError` while too many boxes are open.
    """
    column = game.column
    rivals = [final for place, final in enumerate(_finals(values, game, None)) if place != column]
    return to_win(values, game.card, game.dice, game.rolls_left, rivals, carried(game)[column])


def to_win(  # noqa: PLR0917 # a position, and whom it is played against
    values: Values, card: Card, dice: Dice, rolls_left: int, rivals: Sequence[Final], ahead: int = 0
) -> WinAdvice:
    """Return every choice by its chance to win against rivals whose final totals are so distributed."""
    chances = advice_of(race(values, card, rivals, ahead=ahead), dice, rolls_left)
    points = {(one.keep, one.key): one for one in advice_of(values.outlook(card), dice, rolls_left).choices}
    choices = [WinChoice(one.value, points[one.keep, one.key]) for one in chances.choices]
    order = {id(one): place for place, one in enumerate(points.values())}
    return WinAdvice(tuple(sorted(choices, key=lambda one: (-_rounded(one.chance), order[id(one.choice)]))))


def _rounded(chance: float) -> float:
    """Return a chance such that equal ones are equal."""
    return round(chance / TIE) * TIE


def _finals(values: Values, game: Game, spreads: Spread | None) -> list[Final]:
    """Return how each column ends, with what it had before this round: exactly, or by mean and variance."""
    finals = []
    for column, (card, ahead) in enumerate(zip(game.cards[-1], carried(game), strict=True)):
        dice = game.dice if column == game.column and not game.over else ()
        if spreads is None:
            end = odds(values, card, dice=dice or None, rolls_left=game.rolls_left)
            final = Final(end.first, end.chances)
        else:
            final = _estimated(values, spreads, card, dice, game.rolls_left)
        finals.append(Final(final.first + ahead, final.chances))
    return finals


def _estimated(values: Values, spreads: Spread, card: Card, dice: Dice, rolls_left: int) -> Final:
    """Return a normal distribution with the mean and variance of a card's final total."""
    mean, variance = values.total(card), spreads.variance(card)
    if dice:
        ends = ends_of_dice(values.outlook(card), dice, rolls_left)
        chances = np.array([end.chance for end in ends])
        means = np.array([end.value for end in ends])
        mean = float(chances @ means)
        within = spreads.variances([card.write(end.mark) for end in ends])
        variance = float(chances @ (within + (means - mean) ** 2))
    if variance < TIE:
        return Final(round(mean), np.ones(1))
    reach = int(FAR * variance**0.5) + 1
    totals = np.arange(round(mean) - reach, round(mean) + reach + 1)
    weights = np.exp(-((totals - mean) ** 2) / (2 * variance))
    return Final(int(totals[0]), weights / weights.sum())
