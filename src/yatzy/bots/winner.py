"""The computer player who plays to win: for points while it is early, and then for the chance to end on top."""

import random
from typing import TypeVar

from yatzy.bots.moving import keeping, opening
from yatzy.bots.players import WINNER
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Move
from yatzy.game.series import counted
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import SolverError
from yatzy.rules.sheet import Counting
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import Outlook, TurnValues
from yatzy.solver.values import Values

Moment = tuple[tuple[tuple[Card, ...], ...], int]
"""What a race depends on: all cards, and whose turn it is."""

POSTPONED = ("race-too-early", "race-too-large", "solver-odds-too-large")
"""Why there may be no race."""

Choice = TypeVar("Choice", Dice, str)


class Winner:
    """Plays to win, and takes it that the others play for points, as well as that can be done."""

    name = WINNER

    def __init__(self, values: Values) -> None:
        self._values = values
        self._last: tuple[Moment, Outlook | None] | None = None

    def choose(self, game: Game, generator: random.Random) -> tuple[Move, ...]:  # noqa: ARG002 # it never draws
        """Return the moves until dice are needed."""
        if moves := opening(game):
            return moves
        for_points = self._values.outlook(game.card).turn(game.dice, game.rolls_left)
        race = self._race(game)
        to_win = race.turn(game.dice, game.rolls_left) if race else for_points
        if to_win.keeps:
            keep = best_keep(for_points, to_win)
            if len(keep) < len(game.dice):
                return keeping(game, keep)
        return (Enter(game.seat, best_box(for_points, to_win)),)

    def _race(self, game: Game) -> Outlook | None:
        """Return what the turn can bring to the chance to win; none where it is played for points."""
        if not _races(game):
            return None
        now = (game.cards, game.column)
        if self._last is None or self._last[0] != now:
            self._last = now, _raced(self._values, game)
        return self._last[1]


def _races(game: Game) -> bool:
    """Whether a round is to be won: the last one of a game, and where rounds are counted every one.

    Before that, the more points the better.
    """
    last = game.round == game.setup.rounds - 1
    return len(game.setup.columns) > 1 and (last or counted(game) is Counting.ROUNDS_WON)


def _raced(values: Values, game: Game) -> Outlook | None:
    """Return the race from here on; none if it is too early or memory is short, when points must do."""
    from yatzy.solver.field import race_of  # noqa: PLC0415 # may bring the compiler with it

    try:
        return race_of(values, game)
    except SolverError as error:
        if error.code not in POSTPONED:
            raise
        return None


def best_keep(for_points: TurnValues, to_win: TurnValues) -> Dice:
    """Return the keep with the best chance to win, among equal ones the best for points."""
    return _best([one.keep for one in for_points.keeps], {one.keep: one.value for one in to_win.keeps})


def best_box(for_points: TurnValues, to_win: TurnValues) -> str:
    """Return the box with the best chance to win, among equal ones the best for points."""
    return _best([one.key for one in for_points.boxes], {one.key: one.value for one in to_win.boxes})


def _best(choices: list[Choice], chances: dict[Choice, float]) -> Choice:
    best = max(chances.values())
    return next(one for one in choices if best - chances[one] <= TIE)
