"""Limits on what is computed for anyone: the size of a sheet, and the length of a contest."""

from functools import lru_cache

from yatzy.rules.errors import SheetTooLarge
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.files import cached_file, shipped_file
from yatzy.solver.memory import format_gib
from yatzy.solver.states.space import min_size, size_of

MAX_SOLVE_BYTES = 400 * 2**20
"""Memory to solve a sheet. The largest bundled one takes 259 MiB, with a bonus for further five alike it would
take 388; each further box doubles it."""

MAX_ODDS_BYTES = 700 * 2**20
"""Memory to follow every game by a sheet. Bundled sheets for five dice take up to 653 MiB; for larger sheets
many games are simulated instead."""

MOST_UPPER_BOXES = 8
"""Upper boxes whose sums are counted quickly: two more than any bundled sheet has."""


MOST_GAMES, MOST_WINNERS_GAMES = 10_000, 200
"""Games of a contest; and of one with a bot that plays to win, which are played one by one."""


def check_size(tables: RuleTables) -> None:
    """Raise :class:`SheetTooLarge` for a sheet that is too large to solve here. May take a second."""
    for size in (min_size, size_of):  # the lower bound is computed at once
        _check_bytes(size(tables).bytes)


def check_playable(tables: RuleTables) -> None:
    """Raise :class:`SheetTooLarge` if bots cannot play by a sheet because it is too large to solve.

    Never slow: a sheet whose size takes time to compute is accepted.
    """
    if not any(file.is_file() for file in (shipped_file(tables), cached_file(tables))):
        _check_bytes(_quick_size(tables))


def _check_bytes(needed: int) -> None:
    if needed > MAX_SOLVE_BYTES:
        raise SheetTooLarge("solver-not-here", needed=format_gib(needed), most=format_gib(MAX_SOLVE_BYTES))


@lru_cache(maxsize=256)
def _quick_size(tables: RuleTables) -> int:
    """Return the memory to solve a sheet, or a lower bound where counting it would take time."""
    least = min_size(tables).bytes
    return (
        least
        if least > MAX_SOLVE_BYTES or tables.upper.bit_count() > MOST_UPPER_BOXES
        else size_of(tables).bytes
    )
