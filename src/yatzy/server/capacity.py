"""How much is computed for anyone who asks: the size of a sheet, and the length of a contest."""

from functools import lru_cache

from yatzy.rules.errors import SolverError
from yatzy.rules.tables import RuleTables
from yatzy.solver.files import cached_file, shipped_file
from yatzy.solver.memory import in_gib
from yatzy.solver.space import least_size, size_of

LARGEST = 400 * 2**20
"""Bytes it takes to solve a sheet. The largest on the shelf takes 259 MiB, with a bonus for further five alike
it would take 388; each box more takes twice as much."""

LARGEST_ODDS = 700 * 2**20
"""Bytes it takes to follow every game by a sheet. Those on the shelf for five dice take up to 653 MiB; by a
larger sheet many games are played instead."""

MOST_COUNTED = 8
"""Upper boxes whose sums are counted in no time: two more than any sheet on the shelf has."""


MOST_GAMES, MOST_WINNERS_GAMES = 10_000, 200
"""In a contest, and in one with somebody who plays to win: games that are played one by one."""


def check_size(tables: RuleTables) -> None:
    """Refuse a sheet that is too large to be solved here. That may take a second to find out."""
    for size in (least_size, size_of):  # the first is found at once, whatever a sheet says
        _check(size(tables).bytes)


def check_playable(tables: RuleTables) -> None:
    """Refuse computer players at a table by a sheet that is too large to be solved here.

    It takes no time: a sheet of which that is not found at once is let pass.
    """
    if not any(file.is_file() for file in (shipped_file(tables), cached_file(tables))):
        _check(_at_once(tables))


def _check(needed: int) -> None:
    if needed > LARGEST:
        raise SolverError("solver-not-here", needed=in_gib(needed), most=in_gib(LARGEST))


@lru_cache(maxsize=256)
def _at_once(tables: RuleTables) -> int:
    """Return the bytes it takes to solve a sheet: at the very least, where it takes time to count them."""
    least = least_size(tables).bytes
    return least if least > LARGEST or tables.upper.bit_count() > MOST_COUNTED else size_of(tables).bytes
