"""Who one plays against: what every column of a table can end with when it is played on as well as possible."""

from yatzy.game.series import carried
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import SolverError
from yatzy.solver.odds import odds
from yatzy.solver.outlook import Outlook
from yatzy.solver.race import MOST_OPEN, Final, race
from yatzy.solver.values import Values


def final(values: Values, game: Game, column: int) -> Final:
    """Return exactly what a column can end with, counting what it brings along into this round.

    Of the column whose turn it is, from the dice on the table on.
    """
    dice = dice_of(game, column) or None
    ends = odds(values, game.cards[-1][column], dice=dice, rolls_left=game.rolls_left)
    return Final(ends.first + carried(game)[column], ends.chances)


def dice_of(game: Game, column: int) -> Dice:
    """Return the dice that lie there for a column: none unless it is its turn."""
    return game.dice if column == game.column and not game.over else ()


def race_of(values: Values, game: Game) -> Outlook:
    """Return the turn of the column that moves, with its chance to win in place of its total.

    Refused with :class:`~yatzy.rules.errors.SolverError` while too many boxes are open, before anything is
    computed.
    """
    column, still_open = game.column, game.card.open_boxes.bit_count()
    if still_open > MOST_OPEN:
        raise SolverError("race-too-early", open=still_open, most=MOST_OPEN)
    rivals = [final(values, game, other) for other in range(len(game.setup.columns)) if other != column]
    return race(values, game.card, rivals, ahead=carried(game)[column])
