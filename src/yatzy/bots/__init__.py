"""Bots: computer players from beginner to perfect, behind one protocol; and strategies, which are functions.

    names         the names of the bots, and the limits of a contest
    protocol      the interface of a bot
    factory       makes a bot by its name; checks that bots can play here
    turn_moves    the moves that all bots share
    styled        bots that play in one style, whatever the others do
    win_bot       the bot that plays to win
    play_out      plays a game out between bots
    batch         thousands of games in one style
    logged_batch  the same, with every decision recorded
    contest       many games between bots, and their statistics
    strategy      strategies: any function, one for many games at once, our bots
    positions     many games at one point of a turn, as arrays
    simulate      games of any strategy

May import the solver, the game and the rules, but not the coach. Importing the package loads neither numpy
nor the compiler.

>>> import yatzy
>>> yatzy.bots.casual
BotStrategy(name='casual')
"""

from typing import TYPE_CHECKING, Any

from yatzy.bots.factory import make_bot as make_bot
from yatzy.bots.names import BOTS as BOTS
from yatzy.bots.protocol import Bot as Bot
from yatzy.bots.strategy import (
    BotStrategy,
    Strategy,
    VectorStrategy,
    beginner,
    bold,
    casual,
    cautious,
    perfect,
    strong,
    winner,
)

if TYPE_CHECKING:
    from yatzy.bots.positions import Positions

__all__ = [
    "BotStrategy",
    "Positions",
    "Strategy",
    "VectorStrategy",
    "beginner",
    "bold",
    "casual",
    "cautious",
    "perfect",
    "strong",
    "winner",
]

if not TYPE_CHECKING:  # a type checker would accept any attribute

    def __getattr__(name: str) -> Any:
        if name != "Positions":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from yatzy.bots.positions import Positions  # noqa: PLC0415 # loads numpy

        return Positions
