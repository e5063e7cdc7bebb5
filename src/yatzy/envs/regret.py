"""What an action costs, exactly: the final points it gives away on average against the best one."""

from yatzy.envs.layout import Layout
from yatzy.game.card import Card
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.solve import solve
from yatzy.solver.values import Values


def values_of(sheet: RuleSheet) -> Values:
    """Return the solution of a sheet, from the user's cache if it is there."""
    return solve(sheet)


def expected(values: Values, card: Card, roll: int, rolls_left: int) -> float:
    """Return the final total under best play from here on, on average; no roll is -1: the game is over."""
    if roll < 0:
        return float(card.total)
    outlook = values.outlook(card)
    return outlook.base + float(outlook.rolls[rolls_left][roll])


def regret(values: Values, layout: Layout, action: int, card: Card, roll: int, rolls_left: int) -> float:
    """Return what an action costs that may be taken."""
    outlook = values.outlook(card)
    if action < layout.keeps:
        reached = float(outlook.keeps[rolls_left - 1][action])
    else:
        reached = float(outlook.entries[action - layout.keeps, roll])
    return max(0.0, float(outlook.rolls[rolls_left][roll]) - reached)
