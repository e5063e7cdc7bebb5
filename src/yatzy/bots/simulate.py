"""Games of any strategy, and how they ended."""

import random
from collections.abc import Iterator, Sequence
from operator import index

import numpy as np
from numpy.typing import NDArray

from yatzy.bots.batch import BatchPlayer
from yatzy.bots.positions import Positions
from yatzy.bots.strategy import BotStrategy, Decision, Strategy, VectorStrategy
from yatzy.bots.styled import style_of
from yatzy.game.card import Card
from yatzy.rules.dice import FACES, Dice, read_dice
from yatzy.rules.errors import MoveError, SolverError, check_type
from yatzy.solver.odds import BoxOdds, Odds
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.advice import BoxChoice, KeepChoice
from yatzy.solver.query.values import Values
from yatzy.solver.seeds import check_seed
from yatzy.solver.states.lattice import lattice_of

Ints = NDArray[np.int64]

BATCH_GAMES = 20_000
"""Games of a vectorised strategy played together: enough to amortise a call, few enough for the caches."""

REPORTED_GAMES = 100
"""Games of any other function between two reports of progress."""


def simulate_strategy(
    card: Card,
    strategy: Strategy | VectorStrategy,
    games: int,
    *,
    seed: int = 0,
    progress: ProgressCallback | None = None,
) -> Odds:
    """Return how so many games of a strategy ended, from a card. The same seed throws the same dice.

    Raises :class:`MoveError` for a decision that is not possible.
    """
    check_games(games, seed)
    if not callable(strategy):
        raise TypeError(f"a strategy is a function or a bot, not {strategy!r}")
    tally = _Tally(card)
    if isinstance(strategy, VectorStrategy):
        played = _play_vectorised(card, strategy, games, seed)
    else:
        played = _play_one_by_one(card, strategy, games, seed)
    for ends, share in played:
        tally.add(ends)
        if progress:
            progress(share)
    return tally.odds(games)


def simulate_bot(
    values: Values,
    bot: BotStrategy,
    games: int,
    *,
    seed: int = 0,
    card: Card | None = None,
    progress: ProgressCallback | None = None,
) -> Odds:
    """Return how so many games of a bot ended, played in compiled code. The same seed plays the same games."""
    check_type(Values, values)
    check_games(games, seed)
    card = card or Card.empty(values.tables)
    values.check_card(card)
    player = BatchPlayer(values, style_of(bot.style_name, values), card)
    return player.play_odds(games, np.random.Generator(np.random.SFC64(seed)), progress)


def check_games(games: int, seed: int) -> None:
    """Raise :class:`SolverError` unless there is a game to play, and an error for a bad seed."""
    if index(games) < 1:
        raise SolverError("solver-games", got=str(games))
    check_seed(seed)


class _Games:
    """Games in play or finished, as arrays with a row for each."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.tables = cards[0].tables
        self.points = np.array([[points or 0 for points in card.points] for card in cards], np.int32)
        self.open_boxes = np.array([card.open_boxes for card in cards], np.int64)
        self.bonuses = np.array([card.bonuses for card in cards], np.int32)

    def positions(self, games: Ints, rolls: Ints, rolls_left: int) -> Positions:
        """Return the positions of some games, with their dice."""
        return Positions(
            self.tables, rolls_left, rolls, self.points[games], self.open_boxes[games], self.bonuses[games]
        )

    def enter(self, positions: Positions, games: Ints, boxes: Ints) -> None:
        """Fill a box in some games."""
        points, _, bonus = positions.entries
        self.points[games, boxes] = points[np.arange(len(games)), boxes]
        self.open_boxes[games] &= ~(np.int64(1) << boxes)
        self.bonuses[games] += bonus


class _Tally:
    """Adds up finished games."""

    def __init__(self, card: Card) -> None:
        self._card, self._tables = card, card.tables
        self._counts = np.zeros(self._tables.highest() + 1, np.int64)
        self._points, self._zeros = np.zeros((2, len(self._tables.keys)), np.int64)
        self._made, self._bonuses = 0, 0

    def add(self, ends: _Games) -> None:
        games = np.arange(len(ends.points))
        upper = ends.positions(games, np.zeros(len(games), np.int64), 0).upper
        bonus, totals = self._tables.upper_bonus, ends.points.sum(axis=1) + ends.bonuses
        if bonus:
            made = upper >= bonus.at
            totals = totals + made * bonus.points
            self._made += int(made.sum())
        self._counts += np.bincount(totals, minlength=len(self._counts))
        self._points += ends.points.sum(axis=0)
        self._zeros += (ends.points == 0).sum(axis=0)
        self._bonuses += int(ends.bonuses.sum())

    def odds(self, games: int) -> Odds:
        """Return how all games ended."""
        boxes = zip(self._tables.keys, self._points.tolist(), self._zeros.tolist(), strict=True)
        some = np.flatnonzero(self._counts)
        return Odds(
            first=int(some[0]),
            chances=self._counts[some[0] : some[-1] + 1] / games,
            boxes=tuple(BoxOdds(key, points / games, zeros / games) for key, points, zeros in boxes),
            upper_bonus=self._made / games if self._tables.upper_bonus else None,
            further=self._bonuses / games,
            games=games,
        )


# Many games at once


def _play_vectorised(
    card: Card, strategy: VectorStrategy, games: int, seed: int
) -> Iterator[tuple[_Games, float]]:
    """Play games in batches; yield the finished ones of a batch, and the share of all games that is done."""
    generator = np.random.Generator(np.random.SFC64(seed))
    for first in range(0, games, BATCH_GAMES):
        ends = _Games([card] * min(BATCH_GAMES, games - first))
        for _ in range(card.open_boxes.bit_count()):
            _play_turns(ends, strategy, generator)
        yield ends, min(1.0, (first + BATCH_GAMES) / games)


def _play_turns(ends: _Games, strategy: VectorStrategy, generator: np.random.Generator) -> None:
    """Play a turn of every game."""
    games = np.arange(len(ends.points))
    keeps = np.zeros(len(games), np.int64)
    for rolls_left in reversed(range(ends.tables.rolls)):
        rolls = _throw(ends.tables.dice.count, keeps, generator)
        positions = ends.positions(games, rolls, rolls_left)
        decisions = _check_decisions(positions, strategy(positions))
        stops = decisions < 0
        stopped = positions.select(stops)
        _check_boxes(stopped, -1 - decisions[stops])
        ends.enter(stopped, games[stops], -1 - decisions[stops])
        games, keeps = games[~stops], decisions[~stops]
        if not len(games):
            return


def _throw(dice: int, keeps: Ints, generator: np.random.Generator) -> Ints:
    """Return the rolls after throwing the dice beside each keep."""
    starts, counts, outcomes = lattice_of(dice).outcomes
    rolls: Ints = outcomes[starts[keeps] + generator.integers(0, counts[keeps], dtype=np.uint32)].astype(
        np.int64
    )
    return rolls


def _check_decisions(positions: Positions, decisions: NDArray[np.integer]) -> Ints:
    """Return the decisions; raise an error if one is none, or not possible."""
    given = np.asarray(decisions)
    if given.shape != (len(positions),) or given.dtype.kind not in "iu":
        raise TypeError(f"a decision for each of {len(positions)} games, not {given.shape} of {given.dtype}")
    checked = given.astype(np.int64)
    possible = checked < 0
    if positions.rolls_left:
        possible |= positions.contains_keeps(np.where(possible, 0, checked))
    _refuse_first(positions, checked, possible)
    return checked


def _check_boxes(positions: Positions, boxes: Ints) -> None:
    """Raise an error if a box may not be filled."""
    possible = boxes < len(positions.keys)
    possible &= positions.entries[1] >> np.where(possible, boxes, 0) & 1 != 0
    _refuse_first(positions, -1 - boxes, possible)


def _refuse_first(positions: Positions, decisions: Ints, possible: NDArray[np.bool_]) -> None:
    """Raise the error of the first decision that is not possible."""
    if possible.all():
        return
    game = int(np.flatnonzero(~possible)[0])
    decision, dice = int(decisions[game]), positions.tables.dice
    if decision >= len(dice.keeps) or -1 - decision >= len(positions.keys):
        raise ValueError(f"no decision has the number {decision}: see Positions.keep and Positions.enter")
    answer = dice.keeps[decision] if decision >= 0 else positions.keys[-1 - decision]
    read_decision(answer, positions.card(game), dice.rolls[int(positions.rolls[game])], positions.rolls_left)


# One game after the other


def _play_one_by_one(card: Card, strategy: Strategy, games: int, seed: int) -> Iterator[tuple[_Games, float]]:
    """Play games; yield finished ones from time to time, and the share of all games that is done."""
    generator = random.Random(seed)  # noqa: S311 # statistics, not security
    for first in range(0, games, REPORTED_GAMES):
        last = min(games, first + REPORTED_GAMES)
        yield _Games([_play_game(card, strategy, generator) for _ in range(first, last)]), last / games


def _play_game(card: Card, strategy: Strategy, generator: random.Random) -> Card:
    while card.open_boxes:
        kept: Dice = ()
        for rolls_left in reversed(range(card.tables.rolls)):
            thrown = generator.choices(FACES, k=card.tables.dice.count - len(kept))
            dice = tuple(sorted((*kept, *thrown)))
            answer = read_decision(strategy(card, dice, rolls_left), card, dice, rolls_left)
            if isinstance(answer, str):
                card = card.enter(answer, dice)
                break
            kept = answer
    return card


def read_decision(decision: Decision, card: Card, dice: Dice, rolls_left: int) -> Dice | str:
    """Return the key of the box to fill, or the dice to keep; raise :class:`MoveError` if that cannot be."""
    if isinstance(decision, BoxChoice):
        decision = decision.key
    elif isinstance(decision, KeepChoice):
        decision = decision.keep
    if isinstance(decision, str) and not set(decision) <= set("123456 "):
        card.mark(decision, dice)
        return decision
    kept = read_dice(decision)
    for face in kept:
        if kept.count(face) > dice.count(face):
            raise MoveError("move-not-there", face=face, there=dice.count(face))
    if not rolls_left:
        raise MoveError("move-no-roll-left", rolls=card.tables.rolls)
    return kept
