"""Who may ask the coach: a table that plays without one gets its review when the game is over."""

from typing import TYPE_CHECKING

from yatzy.rules.errors import MoveError, NoCoach

if TYPE_CHECKING:
    from yatzy.game.state import Game


def may_review(game: "Game") -> bool:
    """Whether decisions of a game may be judged yet."""
    return game.over or game.setup.coach


def check_may_review(game: "Game") -> None:
    """Raise :class:`NoCoach` if decisions of a game may not be judged yet."""
    if not may_review(game):
        raise NoCoach("table-no-coach")


def check_may_advise(game: "Game") -> None:
    """Raise :class:`NoCoach` at a table without a coach, :class:`MoveError` if there is nothing to decide."""
    if not game.setup.coach:
        raise NoCoach("table-no-coach")
    if game.over:
        raise MoveError("move-game-over")
    if not game.dice:
        raise MoveError("move-before-roll")
