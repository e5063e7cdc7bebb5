"""States of the upper section: sets of open boxes, each with every *need* it can have.

A need is the smallest sum the open boxes can still bring that makes the bonus. Upper sections with the same
open boxes and the same need have the same future, whatever their sums. The need is 0 once the bonus is made,
and :data:`OUT_OF_REACH` once it cannot be made. Such a state is a *lane* of the state space.
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from yatzy.solver.kernels.constants import WIDTH

OUT_OF_REACH = 1 << 20
"""The need of an upper section that cannot make its bonus any more."""

Ints = NDArray[np.int32]
Masks = NDArray[np.int64]


class UpperStates:
    """The lanes of all sets. Each set is padded to whole vectors by repeating its last lane."""

    def __init__(self, faces: Sequence[int], dice: int, at: int, sets: Masks) -> None:
        self._faces, self._dice, self.sets = faces, dice, sets
        self._unreachable_sum = dice * sum(faces) + 1
        sums = _UpperSums(faces, dice)
        every = (1 << len(faces)) - 1
        opens = np.stack([sums.reachable(boxes) for boxes in sets.tolist()])
        closed = np.stack([sums.reachable(every & ~boxes) for boxes in sets.tolist()])
        self._smallest_enough = self._find_smallest_enough(opens)
        self._has_need = np.zeros((len(sets), self._unreachable_sum + 1), np.bool_)
        for total in range(self._unreachable_sum):
            some = np.flatnonzero(closed[:, total])
            need = min(max(0, at - total), self._unreachable_sum)
            self._has_need[some, self._smallest_enough[some, need]] = True
        self.count = self._has_need.sum(axis=1).astype(np.int32)
        widths = -(-self.count // WIDTH) * WIDTH
        self.first = np.concatenate([[0], np.cumsum(widths)]).astype(np.int32)
        self.set_of: Ints = np.repeat(np.arange(len(sets), dtype=np.int32), widths)

    @cached_property
    def needs(self) -> Ints:
        """Return the need of each lane."""
        all_needs = np.nonzero(self._has_need)[1]
        place = np.minimum(np.arange(self.first[-1]) - self.first[self.set_of], self.count[self.set_of] - 1)
        needs = all_needs[(np.cumsum(self.count) - self.count)[self.set_of] + place]
        return np.where(needs == self._unreachable_sum, OUT_OF_REACH, needs).astype(np.int32)

    def next_lane(self) -> Ints:
        """Return the lane after filling an upper box, by box, number of matching dice, and lane."""
        after = np.zeros((len(self._faces), self._dice + 1, len(self.needs)), np.int32)
        rank = np.cumsum(self._has_need, axis=1, dtype=np.int16) - 1
        for box, face in enumerate(self._faces):
            without = self.sets & ~(1 << box)
            target = np.searchsorted(self.sets, without).clip(max=len(self.sets) - 1)
            leads = (self.sets >> box & 1 == 1) & (self.sets[target] == without)
            lanes = np.flatnonzero(leads[self.set_of])
            to, needs = target[self.set_of[lanes]], self.needs[lanes]
            for count in range(self._dice + 1):
                left = np.where(
                    needs == OUT_OF_REACH, self._unreachable_sum, (needs - count * face).clip(min=0)
                )
                after[box, count, lanes] = self.first[to] + rank[to, self._smallest_enough[to, left]]
        return after

    def _find_smallest_enough(self, opens: NDArray[np.bool_]) -> NDArray[np.int16]:
        """Return, by set and need, the smallest sum its boxes can bring that suffices."""
        sums = np.where(
            opens, np.arange(self._unreachable_sum, dtype=np.int16), np.int16(self._unreachable_sum)
        )
        sums = np.append(sums, np.full((len(sums), 1), self._unreachable_sum, np.int16), axis=1)
        return np.minimum.accumulate(sums[:, ::-1], axis=1)[:, ::-1]


class _UpperSums:
    """The sums that sets of upper boxes can bring."""

    def __init__(self, faces: Sequence[int], dice: int) -> None:
        self._faces, self._dice = faces, dice
        nothing = np.zeros(dice * sum(faces) + 1, np.bool_)
        nothing[0] = True
        self._cache = {0: nothing}

    def reachable(self, boxes: int) -> NDArray[np.bool_]:
        """Return, by sum, whether these boxes can bring it."""
        if boxes not in self._cache:
            last = boxes.bit_length() - 1
            without, face = self.reachable(boxes & ~(1 << last)), self._faces[last]
            sums = without.copy()
            for count in range(1, self._dice + 1):
                sums[count * face :] |= without[: -count * face]
            self._cache[boxes] = sums
        return self._cache[boxes]
