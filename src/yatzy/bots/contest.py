"""Many games between bots: mean totals, shares of wins, and their confidence intervals."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from yatzy.bots.batch import BATCH_GAMES, BatchPlayer
from yatzy.bots.factory import make_bot
from yatzy.bots.names import PERFECT, WINNER, check_contest
from yatzy.bots.play_out import play_out
from yatzy.bots.styled import style_of
from yatzy.game.card import Card
from yatzy.game.setup import Setup
from yatzy.game.state import Game
from yatzy.rules.sheet import Players, RuleSheet
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.values import Values

TotalsByPlayer = NDArray[np.int32]
"""The final totals by player and game."""

Z_95 = 1.959963984540054
"""Standard errors on either side of a 95 % confidence interval."""


class BotResult(Struct, frozen=True):
    """The results of one bot in many games."""

    name: str
    mean: float
    deviation: float
    """The standard deviation of the totals."""
    error: float
    """The standard error of the mean."""
    mean_range: tuple[float, float]
    """The 95 % confidence interval of the mean."""
    wins: float
    """The share of games won; a tie is a shared win."""
    wins_range: tuple[float, float]
    """The 95 % confidence interval of the share of wins, by Wilson's score."""
    best: int
    worst: int


@dataclass(frozen=True, slots=True)
class ContestResult:
    """The statistics of a contest."""

    games: int
    players: tuple[BotResult, ...]
    """In the order they were named."""


def run_contest(
    sheet: RuleSheet,
    values: Values,
    names: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    progress: ProgressCallback | None = None,
) -> ContestResult:
    """Play so many games between bots and return their statistics. The same seed plays the same games.

    Bots that ignore the others play in batches, and their totals are compared afterwards. With a bot at the
    table that reacts to the others, games are played one by one through the engine.
    """
    values.check_card(Card.empty(sheet.tables))
    check_contest(names, games)
    report = progress or _ignore_progress
    if WINNER in names and len(names) > 1:
        played = _play_games(sheet, values, names, games, seed=seed, report=report)
    else:
        played = _play_batches(values, names, games, seed=seed, report=report)
    return _summarise(names, games, played)


def wins_range(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a share of wins, by Wilson's score."""
    one = Z_95**2 / games
    middle = (wins + one / 2) / (1 + one)
    half = sqrt(one * (wins * (1 - wins) + one / 4)) / (1 + one)
    return max(0.0, middle - half), min(1.0, middle + half)


def _ignore_progress(share: float) -> None:
    """Do nothing."""


def _play_batches(
    values: Values, names: Sequence[str], games: int, *, seed: int, report: ProgressCallback
) -> Iterator[TotalsByPlayer]:
    """Yield totals of bots that ignore each other."""
    styles = {name: style_of(PERFECT if name == WINNER else name, values) for name in names}
    players = {name: BatchPlayer(values, style) for name, style in styles.items()}
    seeds = np.random.SeedSequence(seed).spawn(len(names))
    generators = [np.random.Generator(np.random.SFC64(one)) for one in seeds]
    for first in range(0, games, BATCH_GAMES):
        now = min(BATCH_GAMES, games - first)
        tables = np.empty((len(names), now), np.int32)
        for player, (name, generator) in enumerate(zip(names, generators, strict=True)):

            def report_share(share: float, first: int = first, now: int = now, player: int = player) -> None:
                report((first + now * (player + share) / len(names)) / games)

            tables[player] = players[name].play(now, generator, report_share)
        yield tables


def _play_games(
    sheet: RuleSheet, values: Values, names: Sequence[str], games: int, *, seed: int, report: ProgressCallback
) -> Iterator[TotalsByPlayer]:
    """Yield totals of games played one by one through the engine; the starting player rotates."""
    count, generator = len(names), random.Random(seed)  # noqa: S311 # statistics, not security
    sheet = replace(sheet, players=Players())  # any number, whatever the box says
    start = Game.from_setup(Setup(sheet, tuple(str(seat) for seat in range(count))))
    bots = [make_bot(name, values) for name in names]
    for number in range(games):

        def report_share(share: float, number: int = number) -> None:
            report((number + share) / games)

        order = [(number + seat) % count for seat in range(count)]
        cards = play_out(start, [bots[player] for player in order], generator, report_share).cards[-1]
        totals = np.empty((count, 1), np.int32)
        totals[order, 0] = [card.total for card in cards]
        report((number + 1) / games)
        yield totals


def _summarise(names: Sequence[str], games: int, played: Iterator[TotalsByPlayer]) -> ContestResult:
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
    players = []
    for player, name in enumerate(names):
        mean, share = sums[player] / games, float(wins[player]) / games
        deviation = sqrt((games * squares[player] - sums[player] ** 2) / (games * (games - 1)))
        error = deviation / sqrt(games)
        players.append(
            BotResult(
                name=name,
                mean=mean,
                deviation=deviation,
                error=error,
                mean_range=(mean - Z_95 * error, mean + Z_95 * error),
                wins=share,
                wins_range=wins_range(share, games),
                best=best[player],
                worst=worst[player],
            )
        )
    return ContestResult(games, tuple(players))
