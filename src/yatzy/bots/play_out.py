"""Plays a game out between bots, through the engine."""

import random
from collections.abc import Sequence

from yatzy.bots.protocol import Bot
from yatzy.game.engine import decide, evolve
from yatzy.game.moves import Move, Roll
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import FACES
from yatzy.solver.progress import ProgressCallback


def play_out(
    game: Game, seats: Sequence[Bot], generator: random.Random, progress: ProgressCallback | None = None
) -> Game:
    """Return the game at its end. ``seats`` has a bot for each seat; the generator also throws the dice."""
    while not game.over:
        if progress:
            progress(len(game.turns) / game.setup.turns)
        for move in seats[game.seat].choose(game, generator):
            for event in decide(game, with_dice(game, move, generator)):
                game = evolve(game, event)
    return game


def with_dice(game: Game, move: Move, generator: random.Random) -> Move:
    """Return a roll with its dice thrown, any other move as it is."""
    if not isinstance(move, Roll):
        return move
    count = game.setup.sheet.rules.dice if game.phase is Phase.ROLL_OFF else game.to_throw
    return Roll(move.seat, tuple(generator.choices(FACES, k=count)))
