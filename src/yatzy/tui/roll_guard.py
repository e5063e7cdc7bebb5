"""Keeps a key that is pressed again and again from rolling the dice, as ``table/dice-motion.js`` does."""

from collections.abc import Callable
from time import monotonic

REST_SECONDS = 0.5
"""How long dice lie still before the same key rolls them again."""
GAP_SECONDS = 0.3
"""A press that came too early asks for a pause of this length before the next."""


class RollGuard:
    """Says whether a press to roll is meant: not right after the dice came to rest or a computer played."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._until = 0.0

    def begin(self) -> None:
        """Begin the pause: dice came to rest, or a computer was hurried on."""
        self._until = max(self._until, self._clock() + REST_SECONDS)

    def lift(self) -> None:
        """End the pause: another key was pressed, so nobody is just pressing the same."""
        self._until = 0.0

    def is_early(self) -> bool:
        """Whether a press comes within the pause, which it prolongs."""
        now = self._clock()
        if now >= self._until:
            return False
        self._until = max(self._until, now + GAP_SECONDS)
        return True
