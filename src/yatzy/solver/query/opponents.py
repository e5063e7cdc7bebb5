"""The final totals of every column of a table, and the race of the column to move."""

from yatzy.game.series import points_carried
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import RaceTooEarly
from yatzy.solver.odds import compute_odds
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.values import Values
from yatzy.solver.race import MOST_OPEN, FinalTotals, solve_race


def final_totals(values: Values, game: Game, column: int) -> FinalTotals:
    """Return the exact distribution of a column's total under best play, with points from earlier rounds.

    For the column to move, it starts from the dice on the table.
    """
    dice = dice_on_table(game, column) or None
    ends = compute_odds(values, game.cards[-1][column], dice=dice, rolls_left=game.rolls_left)
    return FinalTotals(ends.first + points_carried(game)[column], ends.chances)


def dice_on_table(game: Game, column: int) -> Dice:
    """Return the dice of a column: empty unless it is its turn."""
    return game.dice if column == game.column and not game.over else ()


def race_of(values: Values, game: Game) -> Outlook:
    """Return the outlook of the column to move, with its chance to win in place of its total.

    Raises :class:`~yatzy.rules.errors.SolverError` before computing anything while too many boxes are open.
    """
    column, open_count = game.column, game.card.open_boxes.bit_count()
    if open_count > MOST_OPEN:
        raise RaceTooEarly("race-too-early", open=open_count, most=MOST_OPEN)
    rivals = [final_totals(values, game, other) for other in range(len(game.setup.columns)) if other != column]
    return solve_race(values, game.card, rivals, ahead=points_carried(game)[column])
