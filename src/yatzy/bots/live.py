"""A game played out by computer players alone, through the engine that judges everyone."""

import random
from collections.abc import Sequence

from yatzy.bots.protocol import Bot
from yatzy.game.engine import decide, evolve
from yatzy.game.moves import Move, Roll
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import FACES


def play_out(game: Game, seats: Sequence[Bot], generator: random.Random) -> Game:
    """Return the game at its end. There is a player for each seat; the generator throws the dice too."""
    while not game.over:
        for move in seats[game.seat].choose(game, generator):
            for event in decide(game, with_dice(game, move, generator)):
                game = evolve(game, event)
    return game


def with_dice(game: Game, move: Move, generator: random.Random) -> Move:
    """Return a move with the dice it waits for, if it is a throw."""
    if not isinstance(move, Roll):
        return move
    count = game.setup.sheet.rules.dice if game.phase is Phase.ROLL_OFF else game.to_throw
    return Roll(move.seat, tuple(generator.choices(FACES, k=count)))
