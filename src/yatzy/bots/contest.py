"""Computer players in many games against each other: what they make, how often they win, how sure that is."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from yatzy.bots.live import play_out
from yatzy.bots.many import Many
from yatzy.bots.players import PERFECT, WINNER, bot, check_contest
from yatzy.bots.styled import style_of
from yatzy.game.card import Card
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.sheet import Players, RuleSheet
from yatzy.solver.values import Values

Progress = Callable[[float], None]
Tables = NDArray[np.int32]
"""By player and game: the final total."""

AT_ONCE = 500_000
"""Games played side by side, before they are counted and forgotten."""

SURE = 1.959963984540054
"""Standard errors to either side that 95 % of all findings lie within."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one player came out of many games."""

    name: str
    mean: float
    deviation: float
    """The standard deviation of the totals."""
    games: int
    wins: float
    """The share of the games won; those who tie share a win."""
    best: int
    worst: int

    @property
    def error(self) -> float:
        """Return the standard error of the mean."""
        return self.deviation / sqrt(self.games)

    @property
    def mean_range(self) -> tuple[float, float]:
        """Return where the true mean lies, with 95 % confidence."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error

    @property
    def wins_range(self) -> tuple[float, float]:
        """Return where the true share of wins lies, with 95 % confidence: the interval by Wilson's score."""
        share, one = self.wins, SURE**2 / self.games
        middle = (share + one / 2) / (1 + one)
        half = sqrt(one * (share * (1 - share) + one / 4)) / (1 + one)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True, slots=True)
class Results:
    """How a contest came out."""

    games: int
    players: tuple[Result, ...]
    """In the order they were named."""


def contest(
    sheet: RuleSheet,
    values: Values,
    names: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    progress: Progress | None = None,
) -> Results:
    """Return how so many games by a sheet come out; the same seed plays the same games.

    Who does not look at the others plays alone, games by the thousand, and meets them when totals are compared.
    With someone at the table who does, games are played one by one.
    """
    values.check(Card.empty(sheet.tables))
    check_contest(names, games)
    tell = progress or _tell_nobody
    if WINNER in names and len(names) > 1:
        played = _one_by_one(sheet, values, names, games, seed=seed, tell=tell)
    else:
        played = _side_by_side(values, names, games, seed=seed, tell=tell)
    return _counted(names, games, played)


def _tell_nobody(share: float) -> None:
    """Take note of nothing."""


def _side_by_side(
    values: Values, names: Sequence[str], games: int, *, seed: int, tell: Progress
) -> Iterator[Tables]:
    """Yield tables of players who do not look at each other."""
    styles = {name: style_of(PERFECT if name == WINNER else name, values) for name in names}
    ready = {name: Many(values, style) for name, style in styles.items()}
    seeds = np.random.SeedSequence(seed).spawn(len(names))
    generators = [np.random.Generator(np.random.SFC64(one)) for one in seeds]
    for first in range(0, games, AT_ONCE):
        now = min(AT_ONCE, games - first)
        tables = np.empty((len(names), now), np.int32)
        for player, (name, generator) in enumerate(zip(names, generators, strict=True)):

            def tell_share(share: float, first: int = first, now: int = now, player: int = player) -> None:
                tell((first + now * (player + share) / len(names)) / games)

            tables[player] = ready[name].play(now, generator, tell_share)
        yield tables


def _one_by_one(
    sheet: RuleSheet, values: Values, names: Sequence[str], games: int, *, seed: int, tell: Progress
) -> Iterator[Tables]:
    """Yield tables played through the engine, each by itself; who begins goes round."""
    count, generator = len(names), random.Random(seed)  # noqa: S311 # games to count, not to bet on
    sheet = replace(sheet, players=Players())  # as many as like to, whatever the box says
    start = Game.of(Setup(sheet, tuple(str(seat) for seat in range(count))))
    bots = [bot(name, values) for name in names]
    for number in range(games):
        order = [(number + seat) % count for seat in range(count)]
        cards = play_out(start, [bots[player] for player in order], generator).cards[-1]
        totals = np.empty((count, 1), np.int32)
        totals[order, 0] = [card.total for card in cards]
        tell((number + 1) / games)
        yield totals


def _counted(names: Sequence[str], games: int, played: Iterator[Tables]) -> Results:
    sums, squares, wins = [0] * len(names), [0] * len(names), np.zeros(len(names))
    best, worst = [0] * len(names), [np.iinfo(np.int32).max] * len(names)
    for tables in played:
        leads = tables == tables.max(axis=0)
        wins += (leads / leads.sum(axis=0)).sum(axis=1)
        for player, totals in enumerate(tables.astype(np.int64)):
            sums[player] += int(totals.sum())
            squares[player] += int(totals @ totals)
            best[player] = max(best[player], int(totals.max()))
            worst[player] = min(worst[player], int(totals.min()))
    return Results(
        games,
        tuple(
            Result(
                name=name,
                mean=sums[player] / games,
                deviation=sqrt((games * squares[player] - sums[player] ** 2) / (games * (games - 1))),
                games=games,
                wins=float(wins[player]) / games,
                best=best[player],
                worst=worst[player],
            )
            for player, name in enumerate(names)
        ),
    )
