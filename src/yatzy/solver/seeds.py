"""Seeds: numbers from which games are drawn, the same games each time."""

from operator import index

from yatzy.rules.errors import YatzyError

HIGHEST_SEED = 2**63 - 1
"""What fits into 64 bits with a sign, as most programs keep whole numbers."""


def check_seed(seed: int) -> None:
    """Refuse a number that is no seed, before anyone has waited."""
    if not 0 <= index(seed) <= HIGHEST_SEED:
        raise YatzyError("simulate-seed", got=str(seed), most=HIGHEST_SEED)
