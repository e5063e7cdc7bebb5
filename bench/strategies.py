"""Strategies and odds: games a second of CPU, and what the exact distribution of totals takes."""

import subprocess
import sys
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

import yatzy
from measuring import cpu, run
from yatzy.bots import Positions

RUNS = 3


def most_common(card: yatzy.Card, dice: tuple[int, ...], rolls_left: int) -> str | list[int]:
    """Keep what there is most of, and fill the box that pays most."""
    if rolls_left:
        face = max(dice, key=dice.count)
        return [die for die in dice if die == face]
    return max((one for one in card.entries(dice) if one.allowed), key=lambda one: one.points + one.bonus).key


@yatzy.bots.VectorStrategy
def many_most_common(positions: Positions) -> NDArray[np.integer]:
    """Do the same in many games."""
    if positions.rolls_left:
        most = positions.counts.argmax(axis=1)[:, None] == np.arange(6)
        return positions.keep(np.where(most, positions.counts, 0))
    return positions.enter(positions.pays.argmax(axis=1))


def strategies() -> None:
    """Games of each kind of strategy."""
    kinds: tuple[tuple[str, yatzy.bots.Strategy | yatzy.bots.VectorStrategy | None, int], ...] = (
        ("a function", most_common, 1000),
        ("a function of many games", many_most_common, 100_000),
        ("`yatzy.bots.casual`", yatzy.bots.casual, 100_000),
        ("best play", None, 200_000),
    )
    for sheet in ("tactic", "hasbro"):
        for name, strategy, games in kinds:
            yatzy.simulate(sheet, 10, strategy)
            seconds = cpu(_play(sheet, games, strategy), RUNS)
            print(f"| {name} | `{sheet}` | {games:,} | {games / seconds:,.0f} |")


def _play(
    sheet: str, games: int, strategy: yatzy.bots.Strategy | yatzy.bots.VectorStrategy | None
) -> Callable[[], object]:
    return lambda: yatzy.simulate(sheet, games, strategy)


ODDS = """
import resource, time, yatzy
values, card = yatzy.solve({sheet!r}), yatzy.Card.parse({sheet!r}, {filled!r})
start = time.process_time()
yatzy.odds(values, card)
print(time.process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def odds() -> None:
    """CPU seconds and peak memory of odds, each in a process of its own."""
    for sheet in ("tactic", "hasbro"):
        for filled in ("", "ones=3"):
            program = ODDS.format(sheet=sheet, filled=filled)
            done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
            seconds, kilobytes = map(float, done.stdout.split())
            print(f"| `{sheet}` | {filled or 'an empty card'} | {seconds:.2f} | {kilobytes / 1024:.0f} |")


if __name__ == "__main__":
    run([strategies, odds])
