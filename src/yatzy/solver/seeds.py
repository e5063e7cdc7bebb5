"""Seeds of simulations: the same seed plays the same games."""

from operator import index

from yatzy.rules.errors import YatzyError

HIGHEST_SEED = 2**63 - 1
"""The largest signed 64-bit integer."""


def check_seed(seed: int) -> None:
    """Raise :class:`YatzyError` unless the seed is within 0 and :data:`HIGHEST_SEED`."""
    if not 0 <= index(seed) <= HIGHEST_SEED:
        raise YatzyError("simulate-seed", got=str(seed), most=HIGHEST_SEED)
