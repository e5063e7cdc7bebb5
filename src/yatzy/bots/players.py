"""Who there is to play against."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from yatzy.bots.protocol import Bot
from yatzy.rules.errors import YatzyError

if TYPE_CHECKING:
    from yatzy.solver.values import Values

PERFECT, WINNER = "perfect", "winner"

BOTS = ("beginner", "casual", "strong", PERFECT, "cautious", "bold", WINNER)
"""Every computer player: levels of skill from the lowest on, then characters."""

MOST_PLAYERS = 10
"""In a contest."""

LEAST_GAMES, MOST_GAMES = 2, 1_000_000_000
"""In a contest: one game alone tells nothing of how far others stray."""


def bot(name: str, values: "Values") -> Bot:
    """Return a computer player for games by the sheet of these values."""
    check_name(name)
    if name == WINNER:
        from yatzy.bots.winner import Winner  # noqa: PLC0415 # brings arrays with it

        return Winner(values)
    from yatzy.bots.styled import Styled  # noqa: PLC0415 # as above

    return Styled(name, values)


def check_name(name: str) -> None:
    """Refuse a name that is nobody's."""
    if name not in BOTS:
        raise YatzyError("bots-unknown", name=name, known=", ".join(BOTS))


def check_contest(names: Sequence[str], games: int) -> None:
    """Refuse a contest that cannot be held, before anyone has waited for it."""
    for name in names:
        check_name(name)
    if not 1 <= len(names) <= MOST_PLAYERS:
        raise YatzyError("contest-players", got=len(names), most=MOST_PLAYERS)
    if not LEAST_GAMES <= games <= MOST_GAMES:
        raise YatzyError("contest-games", got=str(games), least=LEAST_GAMES, most=MOST_GAMES)
