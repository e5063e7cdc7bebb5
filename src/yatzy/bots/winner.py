"""The computer player who plays to win: for points while it is early, and then for the chance to end on top."""

import random
from typing import TypeVar

from yatzy.bots.moving import keeping, opening
from yatzy.bots.players import WINNER
from yatzy.game.card import Card
from yatzy.game.moves import Enter, Move
from yatzy.game.series import carried, counted, decides
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import SolverError
from yatzy.rules.sheet import Counting
from yatzy.solver.agreed import TIE
from yatzy.solver.outlook import Outlook, TurnValues
from yatzy.solver.values import Values

Column = tuple[Card, int]
"""A card, and the points of earlier rounds that count with it."""

Choice = TypeVar("Choice", Dice, str)


class Winner:
    """Plays to win, and takes it that the others play for points, as well as that can be done."""

    name = WINNER

    def __init__(self, values: Values) -> None:
        self._values = values
        self._last: tuple[list[Column], Outlook | None] | None = None

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
        columns = _columns(game)
        if len(columns) == 1:
            return None
        if self._last is None or self._last[0] != columns:
            self._last = columns, _raced(self._values, columns)
        return self._last[1]


def _raced(values: Values, columns: list[Column]) -> Outlook | None:
    """Return the race of the first column against the others; none if it is too early, or memory is short."""
    from yatzy.solver.odds import odds  # noqa: PLC0415 # may bring the compiler with it
    from yatzy.solver.race import MOST_OPEN, Final, race  # noqa: PLC0415 # as above

    (card, ahead), *others = columns
    if card.open_boxes.bit_count() > MOST_OPEN:
        return None
    rivals = []
    try:
        for rival, before in others:
            ends = odds(values, rival)
            rivals.append(Final(ends.first + before, ends.chances))
        return race(values, card, rivals, ahead=ahead)
    except SolverError:  # there is not the memory for it: points are a good guide too
        return None


def _columns(game: Game) -> list[Column]:
    """Return the columns that it is about, its own first; that one alone where points are all it is about.

    In a series that the sum of all rounds decides, winning counts in the last round only: what came before is
    added to it. In other series every round is to be won.
    """
    if counted(game) is Counting.TOTALS and not decides(game):
        return [(game.card, 0)]
    columns = list(zip(game.cards[-1], carried(game), strict=True))
    return [columns[game.column], *columns[: game.column], *columns[game.column + 1 :]]


def best_keep(for_points: TurnValues, to_win: TurnValues) -> Dice:
    """Return the keep with the best chance to win, among equal ones the best for points."""
    return _best([one.keep for one in for_points.keeps], {one.keep: one.value for one in to_win.keeps})


def best_box(for_points: TurnValues, to_win: TurnValues) -> str:
    """Return the box with the best chance to win, among equal ones the best for points."""
    return _best([one.key for one in for_points.boxes], {one.key: one.value for one in to_win.boxes})


def _best(choices: list[Choice], chances: dict[Choice, float]) -> Choice:
    best = max(chances.values())
    return next(one for one in choices if best - chances[one] <= TIE)
