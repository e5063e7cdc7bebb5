"""How games by a sheet end, from the first turn on: found once, and kept on disk beside its solution.

A file holds the first total, the chance of the upper bonus, the points of further five alike and the number of
games it was found by, then the mean points and the chance of a zero of each box, and then the chances.
"""

from collections.abc import Callable
from contextlib import suppress
from math import isnan, nan

import numpy as np

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError
from yatzy.rules.tables import RuleTables
from yatzy.solver.files import BadFile, cached_file, read, write
from yatzy.solver.odds import BoxOdds, Floats, Odds, check_odds, odds, simulate
from yatzy.solver.values import Values

KIND = "odds"
"""The kind of file that odds are kept in."""

GAMES = 200_000
"""Games that are played where it cannot be found exactly: the mean is good to a fifth of a point."""

HEAD = 4
"""Numbers before those of the boxes."""

CERTAIN = 1e-6
"""How far all chances together may be from one, after a long sum."""


def outcomes(
    values: Values,
    *,
    exact: bool = False,
    keep: bool = True,
    most: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> Odds:
    """Return how games by a sheet end.

    They are read from the user's cache, or found and, unless nobody wants to ``keep`` them, kept there: exactly
    where that fits into memory, or into ``most`` bytes of it, else by playing, with the mean that the solution
    knows. Who wants them ``exact`` or not
    at all is told so by a :class:`~yatzy.rules.errors.SolverError`.
    """
    found = stored_outcomes(values)
    if found is not None and not (exact and found.games):
        return found
    found = _found(values, most, progress, exact=exact)
    if keep:
        with suppress(OSError):
            write(cached_file(values.tables, KIND), values.tables, _as_numbers(found), KIND, of=values.array)
    return found


def is_kept(tables: RuleTables) -> bool:
    """Whether there is a file that should hold them; what is in it shows when it is read."""
    return cached_file(tables, KIND).is_file()


def stored_outcomes(values: Values) -> Odds | None:
    """Return how games by a sheet end if that is on disk."""
    path = cached_file(values.tables, KIND)
    with suppress(FileNotFoundError, BadFile):
        return _from_numbers(values, read(path, values.tables, KIND, of=values.array, by_state=False))
    return None


def _found(values: Values, most: int | None, progress: Callable[[float], None] | None, *, exact: bool) -> Odds:
    try:
        check_odds(Card.empty(values.tables), most)
    except SolverError as error:
        if exact or error.code != "solver-odds-too-large":
            raise
        return simulate(values, GAMES, progress=progress)
    return odds(values, progress=progress)


def _as_numbers(found: Odds) -> Floats:
    bonus = nan if found.upper_bonus is None else found.upper_bonus
    head = [found.first, bonus, found.further, found.games or 0]
    boxes = [(box.mean, box.struck) for box in found.boxes]
    return np.concatenate([head, *boxes, found.chances]).astype(np.float64)


def _from_numbers(values: Values, numbers: Floats) -> Odds | None:
    """Return what a file tells, if that is how games by this sheet can end."""
    keys = values.tables.keys
    begin = HEAD + 2 * len(keys)
    if len(numbers) <= begin or abs(numbers[begin:].sum() - 1) > CERTAIN:
        return None
    first, bonus, further, games = numbers[:HEAD].tolist()
    boxes = numbers[HEAD:begin].reshape(-1, 2).tolist()
    return Odds(
        first=int(first),
        chances=numbers[begin:],
        boxes=tuple(BoxOdds(key, *box) for key, box in zip(keys, boxes, strict=True)),
        upper_bonus=None if isnan(bonus) else bonus,
        further=further,
        games=int(games) or None,
        exact_mean=values.expected if games else None,
    )
