"""How computer players move: what all of them do alike."""

from yatzy.game.moves import Keep, Move, Roll
from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game, Phase
from yatzy.rules.dice import Dice
from yatzy.rules.errors import MoveError, SetupError


def opening(game: Game) -> tuple[Move, ...]:
    """Return the throw that begins a turn, or one for who begins; nothing once there are dice to look at."""
    if game.over:
        raise MoveError("move-game-over")
    if game.setup.dice is not DiceFrom.SCREEN:
        raise SetupError("setup-computer-dice")
    return () if game.dice and game.phase is Phase.PLAY else (Roll(game.seat),)


def keeping(game: Game, keep: Dice) -> tuple[Move, ...]:
    """Return the moves that keep some dice and throw the others."""
    throw = Roll(game.seat)
    return (throw,) if keep == game.turn.kept else (Keep(game.seat, keep), throw)
