"""Many games of one computer player, side by side: all games in one state share what there is to weigh."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.solver.forward import Course, Level
from yatzy.solver.styles import Style, Taste, aims, taste_for
from yatzy.solver.values import Values

Totals = NDArray[np.int32]
Progress = Callable[[float], None]

PIECE = 100
"""Groups of states played in one call, so that progress shows and Ctrl-C is heard."""


class Many:
    """A style on a sheet, ready to play games in any number, from one card on or from an empty one."""

    def __init__(self, values: Values, style: Style, card: Card | None = None) -> None:
        self._course = Course(card or Card.empty(values.tables))
        self._levels = [self._course.level(turn) for turn in range(self._course.turns + 1)]
        self._array, self._taste = aims(values, style), taste_for(values, style)

    def play(self, games: int, generator: np.random.Generator, progress: Progress | None = None) -> Totals:
        """Return the final totals of so many games, in no order."""
        course, totals = self._course, np.full(games, self._course.card.total, np.int32)
        group, state = course.place(self._levels[0])
        states = np.full(games, self._levels[0].firsts[group] + state, np.int32)
        for turn, here_and_there in enumerate(pairwise(self._levels)):
            after = np.empty_like(totals)
            for share in self._play_turn(here_and_there, states, totals, after, generator):
                if progress:
                    progress((turn + share) / course.turns)
            totals = after
        generator.shuffle(totals)  # they lie by their last state, and would meet their like at a table
        return totals

    def _play_turn(
        self,
        turn: tuple[Level, Level],
        states: Totals,
        totals: Totals,
        after: Totals,
        generator: np.random.Generator,
    ) -> Iterator[float]:
        """Play one turn of every game, and yield now and then the share that is done.

        The states of the games change in place; the totals after the turn are written in the same order.
        """
        from yatzy.solver.playing import play_in_style  # noqa: PLC0415 # brings the compiler with it
        from yatzy.solver.policy import sort_games  # noqa: PLC0415 # as above

        (here, there), course = turn, self._course
        begins = np.zeros(int(here.firsts[-1]) + 1, np.int64)
        sort_games(states, totals, begins, after)
        shape = (course.space.tables.rolls, len(totals))
        throws = generator.integers(0, 6**course.scoring.dice, shape, dtype=np.uint16)
        draws = _draws(self._taste, shape, generator)
        rolls = np.empty(len(totals), np.uint16)
        for first in range(0, len(here.rows), PIECE):
            last = min(first + PIECE, len(here.rows))
            play_in_style(
                self._array, first, last, here, there, begins, states, after, throws, draws, rolls,
                course.space.layout, course.scoring, course.edges, course.scratch, course.plan, self._taste,
            )  # fmt: skip
            yield last / len(here.rows)


def _draws(taste: Taste, shape: tuple[int, int], generator: np.random.Generator) -> NDArray[np.float32]:
    """Return chance's part in every choice, one for each throw; none where there are no mistakes."""
    return generator.random(shape if taste.mistakes else (1, 0), dtype=np.float32)
