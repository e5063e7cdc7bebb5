"""Dice from a seed: the same for one table as for thousands of them.

Each table has a stream of numbers (SplitMix64: 64 bits that go on by a constant, and are mixed). A throw takes
the upper half of one, and takes another in the few cases that would make some rolls likelier than others, so
every throw of the dice is exactly as likely as every other. ``kernel.py`` does the same, compiled.
"""

from functools import cache

import numpy as np
from gymnasium.utils import seeding

from yatzy.solver.lattice import lattice_of

ONWARD = 0x9E3779B97F4A7C15
MIX = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
WHOLE, HALF = (1 << 64) - 1, (1 << 32) - 1


def first_of(generator: np.random.Generator) -> int:
    """Return where a stream begins."""
    return int(generator.integers(1 << 64, dtype=np.uint64))


def first_of_seed(seed: int | None) -> int:
    """Return where the stream of a seed begins."""
    return first_of(seeding.np_random(seed)[0])


class Stream:
    """The dice of one table."""

    def __init__(self, first: int) -> None:
        self.state = first

    def throw(self, dice: int, keep: int) -> int:
        """Return the roll that throwing the dice beside a keep leads to, both by their dense indices."""
        starts, counts, outcomes = _outcomes(dice)
        count = counts[keep]
        while True:
            scaled = (self.following() >> 32) * count
            if scaled & HALF >= (HALF + 1) % count:
                return outcomes[starts[keep] + (scaled >> 32)]

    def following(self) -> int:
        """Return the next number of the stream, of 64 bits."""
        self.state = (self.state + ONWARD) & WHOLE
        number = self.state
        number = ((number ^ number >> 30) * MIX[0]) & WHOLE
        number = ((number ^ number >> 27) * MIX[1]) & WHOLE
        return number ^ number >> 31


@cache
def _outcomes(dice: int) -> tuple[list[int], list[int], list[int]]:
    """Return what a throw makes of each keep, as lists: one number at a time, they are faster than arrays."""
    starts, counts, outcomes = lattice_of(dice).outcomes
    return starts.tolist(), counts.tolist(), outcomes.tolist()
