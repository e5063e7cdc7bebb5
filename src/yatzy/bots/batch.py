"""Plays many games of one bot together: games in the same state share one evaluation."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from yatzy.extras import SOLVER_EXTRA, require_extra
from yatzy.game.card import Card
from yatzy.solver.odds import Odds, build_odds, final_needs
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.forward import ForwardPass, Level, split_groups
from yatzy.solver.query.values import Values
from yatzy.solver.styles import Style, StyleBuffers, allocate_style_buffers, style_values

Totals = NDArray[np.int32]

BATCH_GAMES = 500_000
"""Games played together."""


class BatchPlayer:
    """A style on a sheet that plays any number of games, from a card (default: an empty one).

    ``tally`` adds up over all games played: by box, points, zeros, and bonuses for extra five alike;
    ``upper_bonuses`` counts the games that made the upper bonus.
    """

    def __init__(self, values: Values, style: Style, card: Card | None = None) -> None:
        self._forward = ForwardPass(card or Card.empty(values.tables))
        self._levels = [self._forward.build_level(turn) for turn in range(self._forward.turns + 1)]
        self._array, self._style = style_values(values, style), allocate_style_buffers(values, style)
        self.tally, self.upper_bonuses = np.zeros((len(self._forward.space.boxes), 3)), 0
        self._needs = final_needs(self._forward, self._levels[-1])[0]

    def play(
        self, games: int, generator: np.random.Generator, progress: ProgressCallback | None = None
    ) -> Totals:
        """Return the final totals of so many games, in random order."""
        forward, totals = self._forward, np.full(games, self._forward.card.total, np.int32)
        group, state = forward.locate(self._levels[0])
        states = np.full(games, self._levels[0].firsts[group] + state, np.int32)
        for turn, levels in enumerate(pairwise(self._levels)):
            after = np.empty_like(totals)
            for share in self._play_turn(levels, states, totals, after, generator):
                if progress:
                    progress((turn + share) / forward.turns)
            totals = after
        self.upper_bonuses += int((self._needs[states] == 0).sum())
        generator.shuffle(totals)  # sorted by last state, which would pair similar games at a table
        return totals

    def play_odds(
        self, games: int, generator: np.random.Generator, progress: ProgressCallback | None = None
    ) -> Odds:
        """Play so many games, and return how all games so far ended."""
        counts = np.zeros(self._forward.card.tables.highest() + 1)
        for first in range(0, games, BATCH_GAMES):
            now = min(BATCH_GAMES, games - first)

            def report_share(share: float, first: int = first, now: int = now) -> None:
                if progress:
                    progress((first + now * share) / games)

            counts += np.bincount(self.play(now, generator, report_share), minlength=len(counts))
        since_card = counts[self._forward.card.total :] / games
        return build_odds(self._forward, since_card, self.tally / games, self.upper_bonuses / games, games)

    def _play_turn(
        self,
        turn: tuple[Level, Level],
        states: Totals,
        totals: Totals,
        after: Totals,
        generator: np.random.Generator,
    ) -> Iterator[float]:
        """Play one turn of every game; yield the share of the groups that is done.

        Updates the states in place, and writes the totals in the same order.
        """
        require_extra(SOLVER_EXTRA)
        from yatzy.solver.kernels.policy import sort_games  # noqa: PLC0415 # loads the compiler
        from yatzy.solver.kernels.styles import play_in_style  # noqa: PLC0415 # loads the compiler

        (level, next_level), forward = turn, self._forward
        game_starts = np.zeros(int(level.firsts[-1]) + 1, np.int64)
        sort_games(states, totals, game_starts, after)
        shape = (forward.space.tables.rolls, len(totals))
        throws = generator.integers(0, 6**forward.scoring.dice, shape, dtype=np.uint16)
        draws = _draw_uniforms(self._style, shape, generator)
        rolls = np.empty(len(totals), np.uint16)
        for first, last in split_groups(level):
            play_in_style(
                self._array, first, last, level, next_level, game_starts, states, after, throws, draws, rolls,
                self.tally, forward.space.layout, forward.scoring, forward.edges, forward.scratch, forward.plan,
                self._style,
            )  # fmt: skip
            yield last / len(level.rows)


def _draw_uniforms(
    style: StyleBuffers, shape: tuple[int, int], generator: np.random.Generator
) -> NDArray[np.float32]:
    """Return a uniform random number for every choice; none where the style makes no mistakes."""
    return generator.random(shape if style.mistakes else (1, 0), dtype=np.float32)
