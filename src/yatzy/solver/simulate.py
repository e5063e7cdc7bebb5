"""Games of best play, by the million, and how they ended."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from operator import index

import numpy as np
from numpy.typing import NDArray

from yatzy.extras import SOLVER_EXTRA, require_extra
from yatzy.game.card import Card
from yatzy.rules.errors import SolverError, check_type
from yatzy.solver.odds import Floats, Odds, build_odds, final_needs, start_forward_pass
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.forward import ForwardPass, Level, split_groups
from yatzy.solver.query.values import Values
from yatzy.solver.seeds import check_seed

Ints = NDArray[np.int32]

BATCH_GAMES = 1_000_000
"""Games simulated together."""


def simulate(
    values: Values,
    games: int,
    *,
    seed: int = 0,
    card: Card | None = None,
    progress: ProgressCallback | None = None,
) -> Odds:
    """Return how so many games of best play ended. The same seed plays the same games."""
    check_type(Values, values)
    if index(games) < 1:
        raise SolverError("solver-games", got=str(games))
    check_seed(seed)
    forward = start_forward_pass(values, card)
    levels = [forward.build_level(turn) for turn in range(forward.turns + 1)]
    needs, counts = final_needs(forward, levels[-1])
    generator = np.random.Generator(np.random.SFC64(seed))
    tally, made, played = np.zeros((len(forward.space.boxes), 3)), 0, 0
    while played < games:
        now = min(BATCH_GAMES, games - played)
        states, totals = _start_games(forward, levels[0], now)
        for turn, levels_of_turn in enumerate(pairwise(levels)):
            after = np.empty_like(totals)
            for share in _play_turn(values, forward, levels_of_turn, (states, totals, after), generator, tally):
                if progress:
                    progress((played + now * (turn + share) / forward.turns) / games)
            totals = after
        counts += np.bincount(totals, minlength=len(counts))
        made += int((needs[states] == 0).sum())
        played += now
    result = build_odds(forward, counts / games, tally / games, made / games, games)
    return replace(result, exact_mean=values.total(forward.card))


def _start_games(forward: ForwardPass, level: Level, games: int) -> tuple[Ints, Ints]:
    """Return the initial states of games, by index in the level, and their totals since the card."""
    group, state = forward.locate(level)
    return np.full(games, level.firsts[group] + state, np.int32), np.zeros(games, np.int32)


def _play_turn(  # noqa: PLR0917 # passed on to the kernel
    values: Values,
    forward: ForwardPass,
    turn: tuple[Level, Level],
    games: tuple[Ints, Ints, Ints],
    generator: np.random.Generator,
    tally: Floats,
) -> Iterator[float]:
    """Play one turn of every game; yield the share of the groups that is done.

    Updates the states in place, and writes the totals in the same order.
    """
    require_extra(SOLVER_EXTRA)
    from yatzy.solver.kernels.policy import play_groups, sort_games  # noqa: PLC0415 # loads the compiler

    (level, next_level), (states, totals, after) = turn, games
    game_starts = np.zeros(int(level.firsts[-1]) + 1, np.int64)
    rolls = np.empty(len(totals), np.uint16)
    sort_games(states, totals, game_starts, after)
    shape = (forward.space.tables.rolls, len(totals))
    throws = generator.integers(0, 6**forward.scoring.dice, shape, dtype=np.uint16)
    for first, last in split_groups(level):
        play_groups(
            values.array, first, last, level, next_level, game_starts, states, after, throws, rolls, tally,
            forward.space.layout, forward.scoring, forward.edges, forward.scratch, forward.plan,
        )  # fmt: skip
        yield last / len(level.rows)
