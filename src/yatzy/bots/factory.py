"""Makes a bot by its name."""

from typing import TYPE_CHECKING

from yatzy.bots.names import WINNER, check_name
from yatzy.bots.protocol import Bot

if TYPE_CHECKING:
    from yatzy.solver.query.values import Values


def make_bot(name: str, values: "Values") -> Bot:
    """Return a bot for games by the sheet of these values; raise :class:`YatzyError` if the name is unknown."""
    check_name(name)
    if name == WINNER:
        from yatzy.bots.win_bot import WinnerBot  # noqa: PLC0415 # loads numpy

        return WinnerBot(values)
    from yatzy.bots.styled import StyledBot  # noqa: PLC0415 # loads numpy

    return StyledBot(name, values)
