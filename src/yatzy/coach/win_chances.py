"""Everyone's chance to win at a table of several columns, and the choice that maximises one's own.

The highest total wins, and ties are shared. In a round that decides a series, points from earlier rounds count
(see ``game/series.py``); otherwise it is the round that is won. Everyone is assumed to play best play for
points. Late in a game this is exact; before, it is estimated from mean and variance.
"""

from collections.abc import Sequence

import numpy as np

from yatzy.coach.win_advice import WinAdvice, WinChances, WinChoice
from yatzy.game.card import Card
from yatzy.game.series import is_decisive_round, points_carried
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import RaceTooEarly
from yatzy.solver.kernels.constants import TIE
from yatzy.solver.query.advice import advice_of
from yatzy.solver.query.opponents import dice_on_table, final_totals, race_of
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.prospect import ends_of_dice
from yatzy.solver.query.values import Values
from yatzy.solver.race import MOST_OPEN, FinalTotals, chances_to_win, solve_race
from yatzy.solver.variance import variances_of

MAX_DEVIATIONS = 6
"""Standard deviations to which an estimated distribution extends."""


def compute_win_chances(values: Values, game: Game) -> WinChances:
    """Return the exact chance of each column to win from here.

    Raises :class:`~yatzy.rules.errors.RaceTooEarly` before computing anything while too many boxes are open,
    and :class:`~yatzy.rules.errors.OddsTooLarge` if it does not fit into memory.
    """
    most = max(card.open_boxes.bit_count() for card in game.cards[-1])
    if most > MOST_OPEN:
        raise RaceTooEarly("race-too-early", open=most, most=MOST_OPEN)
    finals = [final_totals(values, game, column) for column in range(len(game.setup.columns))]
    return WinChances(chances_to_win(finals), exact=True, of_round=not is_decisive_round(game))


def estimate_win_chances(values: Values, game: Game) -> WinChances:
    """Return the chance of each column to win from here, estimated from mean and variance."""
    finals = [_estimate_column(values, game, column) for column in range(len(game.setup.columns))]
    return WinChances(chances_to_win(finals), exact=False, of_round=not is_decisive_round(game))


def advise_to_win(values: Values, game: Game) -> WinAdvice:
    """Return every choice for the dice on the table by its chance to win.

    Raises :class:`~yatzy.rules.errors.SolverError` while too many boxes are open.
    """
    return _rank_by_chance(race_of(values, game), values.outlook(game.card), game.dice, game.rolls_left)


def advise_against_totals(
    values: Values, card: Card, dice: Dice, rolls_left: int, totals: Sequence[int]
) -> WinAdvice:
    """Return every choice by its chance to win against known final totals."""
    outlook = solve_race(values, card, [FinalTotals.certain(total) for total in totals])
    return _rank_by_chance(outlook, values.outlook(card), dice, rolls_left)


def estimate_win_chance(
    values: Values, card: Card, dice: Dice, rolls_left: int, totals: Sequence[int]
) -> float:
    """Return the estimated chance that best play for points wins against known final totals."""
    own = estimate_totals(values, card, dice, rolls_left)
    return chances_to_win([own, *(FinalTotals.certain(total) for total in totals)])[0]


def _rank_by_chance(race: Outlook, outlook: Outlook, dice: Dice, rolls_left: int) -> WinAdvice:
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


def _estimate_column(values: Values, game: Game, column: int) -> FinalTotals:
    own = estimate_totals(values, game.cards[-1][column], dice_on_table(game, column), game.rolls_left)
    return FinalTotals(own.first + points_carried(game)[column], own.chances)


def estimate_totals(values: Values, card: Card, dice: Dice = (), rolls_left: int = 0) -> FinalTotals:
    """Return a normal distribution with the mean and variance of a card's final total."""
    spreads = variances_of(values)
    mean, variance = values.total(card), spreads.variance(card)
    if dice:
        ends = ends_of_dice(values.outlook(card), dice, rolls_left)
        chances = np.array([end.chance for end in ends])
        means = np.array([end.value for end in ends])
        mean = float(chances @ means)
        within = spreads.variances([card.write(end.mark) for end in ends])
        variance = float(chances @ (within + (means - mean) ** 2))
    if variance < TIE:
        return FinalTotals.certain(round(mean))
    reach = int(MAX_DEVIATIONS * variance**0.5) + 1
    totals = np.arange(round(mean) - reach, round(mean) + reach + 1)
    weights = np.exp(-((totals - mean) ** 2) / (2 * variance))
    return FinalTotals(int(totals[0]), weights / weights.sum())
