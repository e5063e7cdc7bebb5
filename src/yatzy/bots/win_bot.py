"""The bot that plays to win: for points early in the game, then for the chance to win."""

import random
from typing import TypeVar

from yatzy.bots.names import WINNER
from yatzy.bots.turn_moves import keep_moves, opening_moves
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Move
from yatzy.game.series import effective_counting
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import NO_RACE
from yatzy.rules.sheet import Counting
from yatzy.solver.kernels.constants import TIE
from yatzy.solver.query.outlook import Outlook, TurnValues
from yatzy.solver.query.values import Values

RaceKey = tuple[tuple[tuple[Card, ...], ...], int]
"""What a race depends on: all cards, and whose turn it is."""

ChoiceT = TypeVar("ChoiceT", Dice, str)


class WinnerBot:
    """Plays to win, and assumes that the others play best play for points."""

    name = WINNER

    def __init__(self, values: Values) -> None:
        self._values = values
        self._last_race: tuple[RaceKey, Outlook | None] | None = None

    def choose(self, game: Game, generator: random.Random) -> tuple[Move, ...]:  # noqa: ARG002 # it never draws
        """Return the moves until dice are needed."""
        if moves := opening_moves(game):
            return moves
        for_points = self._values.outlook(game.card).turn(game.dice, game.rolls_left)
        race = self._race(game)
        to_win = race.turn(game.dice, game.rolls_left) if race else for_points
        if to_win.keeps:
            keep = best_keep(for_points, to_win)
            if len(keep) < len(game.dice):
                return keep_moves(game, keep)
        return (Enter(game.seat, best_box(for_points, to_win)),)

    def _race(self, game: Game) -> Outlook | None:
        """Return the outlook with chances to win; None where it plays for points. The last one is cached."""
        if not _is_race(game):
            return None
        now = (game.cards, game.column)
        if self._last_race is None or self._last_race[0] != now:
            self._last_race = now, _solve_race(self._values, game)
        return self._last_race[1]


def _is_race(game: Game) -> bool:
    """Whether to play for the win: in the last round of a game, and in every round if rounds won are counted.

    Before that, more points are always better.
    """
    last = game.round == game.setup.rounds - 1
    return len(game.setup.columns) > 1 and (last or effective_counting(game) is Counting.ROUNDS_WON)


def _solve_race(values: Values, game: Game) -> Outlook | None:
    """Return the race of the player to move; None if it is too early or memory is short."""
    from yatzy.solver.query.opponents import race_of  # noqa: PLC0415 # may load the compiler

    try:
        return race_of(values, game)
    except NO_RACE:
        return None


def best_keep(for_points: TurnValues, to_win: TurnValues) -> Dice:
    """Return the keep with the best chance to win; of equal ones the best for points."""
    return _best([one.keep for one in for_points.keeps], {one.keep: one.value for one in to_win.keeps})


def best_box(for_points: TurnValues, to_win: TurnValues) -> str:
    """Return the box with the best chance to win; of equal ones the best for points."""
    return _best([one.key for one in for_points.boxes], {one.key: one.value for one in to_win.boxes})


def _best(choices: list[ChoiceT], chances: dict[ChoiceT, float]) -> ChoiceT:
    best = max(chances.values())
    return next(one for one in choices if best - chances[one] <= TIE)
