"""Many games of one computer player, side by side, turn by turn with everything that happens in them."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.solver.forward import Course, Level
from yatzy.solver.notes import Notes, notes_for
from yatzy.solver.scratch import plan_for
from yatzy.solver.styles import PERFECT, Style, aims, taste_for
from yatzy.solver.values import Values

PIECE = 100
"""Groups of states played in one call, so that Ctrl-C is heard."""


class Noted:
    """A style on a sheet, ready to play games and to tell of them.

    Dice are drawn game by game, and mistakes apart from them: the same generators play the same first games,
    however many come after, and every style begins its turns with the same throws.
    """

    def __init__(self, values: Values, style: Style) -> None:
        self._values, self._course = values, Course(Card.empty(values.tables))
        self._levels = [self._course.level(turn) for turn in range(self._course.turns + 1)]
        self._array, self._taste = aims(values, style), taste_for(values, style)
        self._best_plan = plan_for(values.scoring, values.tables.rolls - 1)
        self._best_taste = taste_for(values, PERFECT)

    def play(self, games: int, dice: np.random.Generator, mistakes: np.random.Generator) -> Iterator[Notes]:
        """Yield the turns of so many games, each with all of them."""
        course, rolls = self._course, self._values.tables.rolls
        shape = (games, course.turns * rolls)
        throws = dice.integers(0, 6**course.scoring.dice, shape, dtype=np.uint16)
        draws = mistakes.random(shape if self._taste.mistakes else (1, 0), dtype=np.float32)
        group, state = course.place(self._levels[0])
        states = np.full(games, self._levels[0].firsts[group] + state, np.int32)
        numbers = np.arange(games, dtype=np.int32)
        for turn, here_and_there in enumerate(pairwise(self._levels)):
            notes = notes_for(games, rolls)
            numbers = self._play_turn(here_and_there, states, numbers, (throws, draws, turn * rolls), notes)
            yield notes

    def _play_turn(
        self,
        turn: tuple[Level, Level],
        states: NDArray[np.int32],
        numbers: NDArray[np.int32],
        chance: tuple[NDArray[np.uint16], NDArray[np.float32], int],
        notes: Notes,
    ) -> NDArray[np.int32]:
        """Play one turn of every game; return which game is where. Their states change in place."""
        from yatzy.solver.noting import note_in_style  # noqa: PLC0415 # brings the compiler with it
        from yatzy.solver.policy import sort_games  # noqa: PLC0415 # as above

        (here, there), course = turn, self._course
        begins = np.zeros(int(here.firsts[-1]) + 1, np.int64)
        after = np.empty_like(numbers)
        sort_games(states, numbers, begins, after)
        for first in range(0, len(here.rows), PIECE):
            note_in_style(
                self._array, self._values.array, first, min(first + PIECE, len(here.rows)), here, there, begins,
                states, after, *chance, notes, course.space.layout, course.scoring, course.edges,
                course.scratch, course.plan, self._taste, self._best_plan, self._best_taste,
            )  # fmt: skip
        return after
