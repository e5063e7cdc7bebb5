"""The distribution of final totals of whole games: shipped with the package, or cached on disk.

An array holds the first total, the chance of the upper bonus, the mean points of extra five alike and the
number of simulated games (0 if exact), then mean points and chance of a zero by box, then the chances.
"""

from contextlib import suppress
from math import isnan, nan
from pathlib import Path

import numpy as np

from yatzy.game.card import Card
from yatzy.rules.errors import OddsTooLarge
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.files import BadFile, cached_file, read_array, shipped_file, write_array
from yatzy.solver.odds import BoxOdds, Floats, Odds, check_odds, compute_odds
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.values import Values
from yatzy.solver.simulate import simulate

ODDS_KIND = "odds"
"""The kind of file that odds are cached in."""

SIMULATED_GAMES = 200_000
"""Games to simulate where the exact odds do not fit into memory: the mean is good to a fifth of a point."""

HEADER_LENGTH = 4
"""Numbers before those of the boxes."""

SUM_TOLERANCE = 1e-6
"""How far the sum of all chances may be from one, due to rounding."""

MEAN_TOLERANCE = 1e-6
"""How far the mean of shipped outcomes may be from what the solution expects, due to rounding."""


def outcomes_of(
    values: Values,
    *,
    exact: bool = False,
    keep: bool = True,
    max_bytes: int | None = None,
    threads: int | None = None,
    progress: ProgressCallback | None = None,
) -> Odds:
    """Return how games by a sheet end.

    They are shipped, or read from the user's cache, or else computed and, with ``keep``, cached. Exact if that
    fits into ``max_bytes`` and free memory, otherwise simulated, with the exact mean of the solution. With
    ``exact``, raises :class:`~yatzy.rules.errors.SolverError` instead of simulating.
    """
    result = load_outcomes(values)
    if result is not None and not (exact and result.games):
        return result
    result = _compute_outcomes(values, max_bytes, threads, progress, exact=exact)
    if keep:
        with suppress(OSError):
            write_outcomes(cached_file(values.tables, ODDS_KIND), values, result, derived_from=values.array)
    return result


def write_outcomes(path: Path, values: Values, result: Odds, derived_from: Floats | None = None) -> None:
    """Write a file of outcomes: for a cache, with the values they were derived from. Raises ``OSError``."""
    write_array(path, values.tables, _as_numbers(result), ODDS_KIND, derived_from=derived_from)


def has_outcomes_file(tables: RuleTables) -> bool:
    """Whether there is a file for them; it may still turn out to be unusable."""
    return any(locate(tables, ODDS_KIND).is_file() for locate in (shipped_file, cached_file))


def load_outcomes(values: Values) -> Odds | None:
    """Return how games by a sheet end if that is shipped or cached, else None."""
    return _read_shipped(values) or _read_outcomes(cached_file(values.tables, ODDS_KIND), values, values.array)


def _read_shipped(values: Values) -> Odds | None:
    """Return the shipped outcomes if their mean is what the solution expects.

    So they serve packed solutions, and those computed on another machine, which may differ in the last bits.
    """
    result = _read_outcomes(shipped_file(values.tables, ODDS_KIND), values)
    return result if result and abs(result.mean - values.expected) < MEAN_TOLERANCE else None


def _read_outcomes(path: Path, values: Values, derived_from: Floats | None = None) -> Odds | None:
    with suppress(FileNotFoundError, BadFile):
        return _from_numbers(
            values, read_array(path, values.tables, ODDS_KIND, derived_from=derived_from, by_state=False)
        )
    return None


def _compute_outcomes(
    values: Values, most: int | None, threads: int | None, progress: ProgressCallback | None, *, exact: bool
) -> Odds:
    try:
        check_odds(Card.empty(values.tables), most)
    except OddsTooLarge:
        if exact:
            raise
        return simulate(values, SIMULATED_GAMES, progress=progress)
    return compute_odds(values, threads=threads, progress=progress)


def _as_numbers(result: Odds) -> Floats:
    bonus = nan if result.upper_bonus is None else result.upper_bonus
    head = [result.first, bonus, result.further, result.games or 0]
    boxes = [(box.mean, box.struck) for box in result.boxes]
    return np.concatenate([head, *boxes, result.chances]).astype(np.float64)


def _from_numbers(values: Values, numbers: Floats) -> Odds | None:
    """Return the odds in a cached array, or None if it does not fit the sheet."""
    keys = values.tables.keys
    begin = HEADER_LENGTH + 2 * len(keys)
    if len(numbers) <= begin or abs(numbers[begin:].sum() - 1) > SUM_TOLERANCE:
        return None
    first, bonus, further, games = numbers[:HEADER_LENGTH].tolist()
    boxes = numbers[HEADER_LENGTH:begin].reshape(-1, 2).tolist()
    return Odds(
        first=int(first),
        chances=numbers[begin:],
        boxes=tuple(BoxOdds(key, *box) for key, box in zip(keys, boxes, strict=True)),
        upper_bonus=None if isnan(bonus) else bonus,
        further=further,
        games=int(games) or None,
        exact_mean=values.expected if games else None,
    )
