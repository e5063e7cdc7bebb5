"""Seeded dice: the same for one table as for thousands of them.

Each table has a SplitMix64 stream. A throw scales the upper 32 bits of a number to its outcomes, with rejection
sampling, so every throw is exactly as likely as every other. ``kernel.py`` does the same, compiled.
"""

from functools import cache

import numpy as np
from gymnasium.utils import seeding

from yatzy.solver.states.lattice import lattice_of

INCREMENT = 0x9E3779B97F4A7C15
MIX = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
MASK_64, MASK_32 = (1 << 64) - 1, (1 << 32) - 1


def stream_start(generator: np.random.Generator) -> int:
    """Return a random start state of a stream."""
    return int(generator.integers(1 << 64, dtype=np.uint64))


def stream_start_of_seed(seed: int | None) -> int:
    """Return the start state of a seed's stream; ``None`` is seeded randomly."""
    return stream_start(seeding.np_random(seed)[0])


class DiceStream:
    """The dice of one table, a SplitMix64 stream."""

    def __init__(self, first: int) -> None:
        self.state = first

    def throw(self, dice: int, keep: int) -> int:
        """Return the roll after rolling the dice beside a keep, both as dense indices."""
        starts, counts, outcomes = _outcomes(dice)
        count = counts[keep]
        while True:
            scaled = (self.next_number() >> 32) * count
            if scaled & MASK_32 >= (MASK_32 + 1) % count:
                return outcomes[starts[keep] + (scaled >> 32)]

    def next_number(self) -> int:
        """Return the next 64-bit number of the stream."""
        self.state = (self.state + INCREMENT) & MASK_64
        number = self.state
        number = ((number ^ number >> 30) * MIX[0]) & MASK_64
        number = ((number ^ number >> 27) * MIX[1]) & MASK_64
        return number ^ number >> 31


@cache
def _outcomes(dice: int) -> tuple[list[int], list[int], list[int]]:
    """Return the outcomes of each keep as lists, which are faster than arrays for single numbers."""
    starts, counts, outcomes = lattice_of(dice).outcomes
    return starts.tolist(), counts.tolist(), outcomes.tolist()
