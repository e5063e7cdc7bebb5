"""The moves that all bots share."""

from yatzy.game.moves import Keep, Move, Roll
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import Dice
from yatzy.rules.errors import MoveError, SetupError


def opening_moves(game: Game) -> tuple[Move, ...]:
    """Return the roll that begins a turn or decides who begins; empty once there are dice to choose from.

    Raises :class:`MoveError` if the game is over, and :class:`SetupError` if people throw the dice.
    """
    if game.over:
        raise MoveError("move-game-over")
    if game.setup.dice is not DiceFrom.SCREEN:
        raise SetupError("setup-computer-dice")
    return () if game.dice and game.phase is Phase.PLAY else (Roll(game.seat),)


def keep_moves(game: Game, keep: Dice) -> tuple[Move, ...]:
    """Return the moves that keep some dice and throw the others."""
    throw = Roll(game.seat)
    return (throw,) if keep == game.turn.kept else (Keep(game.seat, keep), throw)
