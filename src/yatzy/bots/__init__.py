"""Computer players, from beginner to perfect, behind one protocol.

    players   who there is
    protocol  what a computer player is
    moving    how all of them move
    styled    those who play in one style, whatever the others do
    winner    the one who plays to win
    live      a game played out by computer players alone
    many      games in one style by the thousand
    contest   many games against each other, and how they came out

May import the solver, the game and the rules; knows nothing of the coach. Importing it brings neither arrays
nor a compiler.
"""

from yatzy.bots.players import BOTS, bot
from yatzy.bots.protocol import Bot

__all__ = ["BOTS", "Bot", "bot"]
