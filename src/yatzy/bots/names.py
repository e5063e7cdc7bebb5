"""The names of the bots, and the limits of a contest between them. Does not load numpy."""

from collections.abc import Sequence

from yatzy.rules.errors import UnknownBot, YatzyError

PERFECT, WINNER = "perfect", "winner"

BOTS = ("beginner", "casual", "strong", PERFECT, "cautious", "bold", WINNER)
"""Every bot: levels of skill from the lowest, then characters."""

COMPILED_BOTS = frozenset({"cautious", "bold", WINNER})
"""Bots that compute more than a solution has: variances, or chances to win. They need the compiler."""

MOST_PLAYERS = 10
"""In a contest."""

LEAST_GAMES, MOST_GAMES = 2, 1_000_000_000
"""In a contest: a standard deviation needs two games."""


def check_name(name: str) -> None:
    """Raise :class:`YatzyError` if no bot has this name."""
    if name not in BOTS:
        raise UnknownBot("bots-unknown", name=name, known=", ".join(BOTS))


def check_contest(names: Sequence[str], games: int) -> None:
    """Raise :class:`YatzyError` if a contest has unknown bots, or too few or too many players or games."""
    for name in names:
        check_name(name)
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise YatzyError("contest-players", got=len(names), most=MOST_PLAYERS)
    if not LEAST_GAMES <= games <= MOST_GAMES:
        raise YatzyError("contest-games", got=str(games), least=LEAST_GAMES, most=MOST_GAMES)
