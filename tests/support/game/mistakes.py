"""Games of best play with a blunder here and there, for tests of what is learned from them."""

from collections.abc import Collection
from dataclasses import dataclass

from yatzy.game.card import Card
from yatzy.game.moves import Enter, Keep
from yatzy.local_table import LocalTable
from yatzy.rules.dice import Dice
from yatzy.solver.query.advice import Choice
from yatzy.solver.query.values import Values


@dataclass(frozen=True)
class Planted:
    """A blunder: after the first throw of a turn, the worst of all boxes."""

    turn: int
    seat: int
    card: Card
    dice: Dice
    chosen: Choice


def play_with_blunders(
    table: LocalTable, values: Values, blunders: Collection[int], turns: int | None = None
) -> list[Planted]:
    """Play to the end, or until so many turns are over; in the turns named the first throw is wasted."""
    planted = []
    while not table.game.over and len(table.game.turns) != turns:
        table.roll()
        game = table.game
        advice = values.advise(game.card, game.dice, game.rolls_left)
        choice = advice.best
        if len(game.turns) in blunders:
            choice = [one for one in advice.choices if one.key is not None][-1]
            dice = tuple(sorted(game.dice))
            planted.append(Planted(len(game.turns), game.seat, game.card, dice, choice))
        if choice.key is not None:
            table.apply(Enter(game.seat, choice.key))
        elif choice.keep is not None:
            table.apply(Keep(game.seat, choice.keep))
    return planted
