"""How rare the luck of a game is, whatever its player decided: evidence that they knew the dice.

The luck of a roll is by how much it is better than the average over what could have fallen beside the dice that
were kept (decision 11). Somebody who knows the dice keeps what is going to suit them: their rerolls are lucky,
again and again, although their total may be anybody's. The first roll of a turn is nobody's choice and does not
count; a single great roll proves little, so luck counts up to a limit.

Let ``s`` be this luck in units of a twelfth of the expected total, at most 1. For a fixed ``t``, the product of

    exp(t × s) / the average of that over all rolls there could have been

over the rerolls of a game is a martingale for everybody who does not know the dice to come: its next factor
averages 1 whatever they decide, well or badly. A product that starts at 1 and cannot be negative reaches ``x``
in at most one of ``x`` games (Ville's inequality). So at most one honest game in a thousand reaches
:data:`SUSPICIOUS`: a bound that holds for every sheet and every player, not an estimate. The mean of several
such products is one too: a small ``t`` notices a little luck throughout, a large one a few rolls of much.
"""

from collections.abc import Iterator
from math import exp, log

import numpy as np

from yatzy.coach.review import cards_before
from yatzy.game.state import Game
from yatzy.game.turn import FinishedTurn
from yatzy.solver.query.evaluate import Floats, average_throws
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.values import Values
from yatzy.solver.states.lattice import lattice_of

SUSPICIOUS = 1_000.0
"""From this rarity on, luck is called unusual."""
TILTS = np.array((1.0, 2.0, 3.0))
"""The values of ``t``."""
LOG_COUNT, MOST_LOG = log(len(TILTS)), 300.0
UNITS = 12
"""The expected total in units of luck: about twenty points each."""


def luck_rarity(values: Values, game: Game) -> float:
    """Return ``x``, where at most one in ``x`` games of somebody who does not know the dice has such luck.

    Counts the finished turns of all players, except those of which not every roll is known.
    """
    logs, highest = np.zeros(len(TILTS)), 0.0
    for played, outlook in zip(game.turns, values.outlooks(cards_before(game)), strict=True):
        for factors in log_factors(played, outlook, values.expected / UNITS):
            logs += factors
            highest = max(highest, float(np.logaddexp.reduce(logs)) - LOG_COUNT)
    return exp(min(highest, MOST_LOG))


def log_factors(played: FinishedTurn, outlook: Outlook, unit: float) -> Iterator[Floats]:
    """Yield for each reroll of a turn the logarithm of its factor in each product."""
    if played.laid:
        return
    space = outlook.card.tables.dice
    lattice = lattice_of(space.count)
    for rolls, throw in zip(outlook.rolls[-2::-1], played.throws[1:], strict=False):
        keep = space.keep_index(throw.kept)
        mean = average_throws(lattice, rolls[:, None])[keep]
        luck = np.minimum((rolls - mean) / unit, 1.0)
        tilted = np.exp(TILTS * luck[:, None])
        yield np.log(tilted[space.roll_index(throw.dice)] / average_throws(lattice, tilted)[keep])
