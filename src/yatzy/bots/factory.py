"""Makes a bot by its name, and checks that bots can play here."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from yatzy.bots.names import COMPILED_BOTS, WINNER, check_name
from yatzy.bots.protocol import Bot
from yatzy.extras import SOLVER_EXTRA, is_installed, require_extra

if TYPE_CHECKING:
    from yatzy.rules.sheet import RuleSheet
    from yatzy.solver.query.values import Values


def make_bot(name: str, values: "Values") -> Bot:
    """Return a bot for games by the sheet of these values; raise :class:`YatzyError` if the name is unknown."""
    check_name(name)
    if name == WINNER:
        from yatzy.bots.win_bot import WinnerBot  # noqa: PLC0415 # loads numpy

        return WinnerBot(values)
    from yatzy.bots.styled import StyledBot  # noqa: PLC0415 # loads numpy

    return StyledBot(name, values)


def check_bots(names: Iterable[str], sheet: "RuleSheet") -> None:
    """Raise ``ExtraError`` if one of these bots needs the compiler to play by a sheet, and it is not installed.

    To be called before a game: a bot that finds out in its turn would hold everybody up.
    """
    bots = set(names)
    if not bots or is_installed(SOLVER_EXTRA):
        return
    from yatzy.solver.solve import load_solution  # noqa: PLC0415 # loads numpy

    if bots & COMPILED_BOTS or load_solution(sheet) is None:
        require_extra(SOLVER_EXTRA)
