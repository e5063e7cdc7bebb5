"""Who wins: everyone's chance at a table of several columns, and the choice that makes one's own highest.

A win is the highest total, and equal totals share it. In a round that decides a series, what everyone brings
along counts (see ``game/series.py``); else it is the round that is won. Everyone is taken to play on
as well as possible for points. Late in a game this is exact; before, it is estimated from mean and variance.
"""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from yatzy.game.card import Card
from yatzy.game.series import carried, decides
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.solver.advice import Choice, advice_of
from yatzy.solver.agreed import TIE
from yatzy.solver.field import dice_of, final, race_of
from yatzy.solver.outlook import Outlook
from yatzy.solver.prospect import ends_of_dice
from yatzy.solver.race import MOST_OPEN, Final, chances_to_win, race
from yatzy.solver.spread import spread
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
    for_points: WinChoice
    """The best choice for points."""

    @property
    def best(self) -> WinChoice:
        """Return the best choice to win."""
        return self.choices[0]

    @property
    def differs(self) -> bool:
        """Whether playing for points would give away a chance that is worth a remark."""
        return self.best.chance - self.for_points.chance > FELT

    @property
    def same(self) -> bool:
        """Whether the best choice for points is the best to win, too."""
        return self.best.chance - self.for_points.chance <= TIE


def win_chances(values: Values, game: Game) -> WinChances:
    """Return how likely each column wins from here on."""
    exact = all(card.open_boxes.bit_count() <= MOST_OPEN for card in game.cards[-1])
    columns = range(len(game.setup.columns))
    if exact:
        finals = [final(values, game, column) for column in columns]
    else:
        finals = [_estimated_at_table(values, game, column) for column in columns]
    return WinChances(chances_to_win(finals), exact, not decides(game))


def advise_to_win(values: Values, game: Game) -> WinAdvice:
    """Return every choice for the dice on the table by its chance to win.

    Refused with :class:`~yatzy.rules.errors.SolverError` while too many boxes are open.
    """
    return _by_chance(race_of(values, game), values.outlook(game.card), game.dice, game.rolls_left)


def to_win(values: Values, card: Card, dice: Dice, rolls_left: int, totals: Sequence[int]) -> WinAdvice:
    """Return every choice by its chance to win against final totals that are known."""
    outlook = race(values, card, [Final.known(total) for total in totals])
    return _by_chance(outlook, values.outlook(card), dice, rolls_left)


def about_to_win(values: Values, card: Card, dice: Dice, rolls_left: int, totals: Sequence[int]) -> float:
    """Return about how likely best play for points wins against final totals that are known."""
    own = estimated(values, card, dice, rolls_left)
    return chances_to_win([own, *(Final.known(total) for total in totals)])[0]


def _by_chance(race: Outlook, outlook: Outlook, dice: Dice, rolls_left: int) -> WinAdvice:
    points = {(one.keep, one.key): one for one in advice_of(outlook, dice, rolls_left).choices}
    choices = [
        WinChoice(one.value, points[one.keep, one.key]) for one in advice_of(race, dice, rolls_left).choices
    ]
    place = {key: number for number, key in enumerate(points)}
    best = max(one.chance for one in choices)

    def order(one: WinChoice) -> tuple[float, int]:
        chance = best if best - one.chance <= TIE else one.chance
        return -chance, place[one.choice.keep, one.choice.key]

    ordered = tuple(sorted(choices, key=order))
    return WinAdvice(ordered, next(one for one in ordered if place[one.choice.keep, one.choice.key] == 0))


def _estimated_at_table(values: Values, game: Game, column: int) -> Final:
    own = estimated(values, game.cards[-1][column], dice_of(game, column), game.rolls_left)
    return Final(own.first + carried(game)[column], own.chances)


def estimated(values: Values, card: Card, dice: Dice = (), rolls_left: int = 0) -> Final:
    """Return a normal distribution with the mean and variance of a card's final total."""
    spreads = spread(values)
    mean, variance = values.total(card), spreads.variance(card)
    if dice:
        ends = ends_of_dice(values.outlook(card), dice, rolls_left)
        chances = np.array([end.chance for end in ends])
        means = np.array([end.value for end in ends])
        mean = float(chances @ means)
        within = spreads.variances([card.write(end.mark) for end in ends])
        variance = float(chances @ (within + (means - mean) ** 2))
    if variance < TIE:
        return Final.known(round(mean))
    reach = int(FAR * variance**0.5) + 1
    totals = np.arange(round(mean) - reach, round(mean) + reach + 1)
    weights = np.exp(-((totals - mean) ** 2) / (2 * variance))
    return Final(int(totals[0]), weights / weights.sum())
