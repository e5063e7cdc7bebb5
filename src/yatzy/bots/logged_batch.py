"""Plays many games of one bot together, and records every decision, turn by turn."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from yatzy.extras import SOLVER_EXTRA, require_extra
from yatzy.game.card import Card
from yatzy.solver.decision_log import DecisionLog, allocate_log
from yatzy.solver.query.forward import ForwardPass, Level, split_groups
from yatzy.solver.query.values import Values
from yatzy.solver.states.scratch import allocate_plan
from yatzy.solver.styles import PERFECT, Style, allocate_style_buffers, style_values


class LoggedBatchPlayer:
    """A style on a sheet that plays games and logs them.

    Dice are drawn game by game, and separately from mistakes: the same generators play the same first games,
    however many follow, and every style begins its turns with the same throws.
    """

    def __init__(self, values: Values, style: Style) -> None:
        self._values, self._forward = values, ForwardPass(Card.empty(values.tables))
        self._levels = [self._forward.build_level(turn) for turn in range(self._forward.turns + 1)]
        self._array, self._style = style_values(values, style), allocate_style_buffers(values, style)
        self._best_plan = allocate_plan(values.scoring, values.tables.rolls - 1)
        self._best_style = allocate_style_buffers(values, PERFECT)

    def play(
        self, games: int, dice: np.random.Generator, mistakes: np.random.Generator
    ) -> Iterator[DecisionLog]:
        """Play so many games; yield the log of each turn, with all games."""
        forward, rolls = self._forward, self._values.tables.rolls
        shape = (games, forward.turns * rolls)
        throws = dice.integers(0, 6**forward.scoring.dice, shape, dtype=np.uint16)
        draws = mistakes.random(shape if self._style.mistakes else (1, 0), dtype=np.float32)
        group, state = forward.locate(self._levels[0])
        states = np.full(games, self._levels[0].firsts[group] + state, np.int32)
        numbers = np.arange(games, dtype=np.int32)
        for turn, levels in enumerate(pairwise(self._levels)):
            log = allocate_log(games, rolls)
            numbers = self._play_turn(levels, states, numbers, (throws, draws, turn * rolls), log)
            yield log

    def _play_turn(
        self,
        turn: tuple[Level, Level],
        states: NDArray[np.int32],
        numbers: NDArray[np.int32],
        chance: tuple[NDArray[np.uint16], NDArray[np.float32], int],
        log: DecisionLog,
    ) -> NDArray[np.int32]:
        """Play one turn of every game, updating the states in place; return the games in their new order."""
        require_extra(SOLVER_EXTRA)
        from yatzy.solver.kernels.decision_log import play_logged  # noqa: PLC0415 # loads the compiler
        from yatzy.solver.kernels.policy import sort_games  # noqa: PLC0415 # as above

        (level, next_level), forward = turn, self._forward
        game_starts = np.zeros(int(level.firsts[-1]) + 1, np.int64)
        after = np.empty_like(numbers)
        sort_games(states, numbers, game_starts, after)
        for first, last in split_groups(level):
            play_logged(
                self._array, self._values.array, first, last, level, next_level, game_starts, states, after,
                *chance, log, forward.space.layout, forward.scoring, forward.edges, forward.scratch,
                forward.plan, self._style, self._best_plan, self._best_style,
            )  # fmt: skip
        return after
