"""The lanes of an upper section: sets of open boxes, each with every *need* it can have.

A need is the smallest sum the open boxes can still bring that makes the bonus. Upper sections with the same
open boxes and the same need have the same future, whatever their sums. "Made" is the need 0, and there is one
for "out of reach".
"""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from yatzy.solver.agreed import WIDTH

OUT_OF_REACH = 1 << 20
"""The need of an upper section that cannot make its bonus any more."""

Ints = NDArray[np.int32]
Masks = NDArray[np.int64]


class Lanes:
    """The lanes of all sets. Those of a set fill whole vectors: the last is repeated where one is missing."""

    def __init__(self, faces: Sequence[int], dice: int, at: int, sets: Masks) -> None:
        self._faces, self._dice, self.sets = faces, dice, sets
        self._beyond = dice * sum(faces) + 1
        sums = _Sums(faces, dice)
        every = (1 << len(faces)) - 1
        opens = np.stack([sums.of(one) for one in sets.tolist()])
        closed = np.stack([sums.of(every & ~one) for one in sets.tolist()])
        self._enough = self._smallest_enough(opens)
        self._has = np.zeros((len(sets), self._beyond + 1), np.bool_)
        for total in range(self._beyond):
            some = np.flatnonzero(closed[:, total])
            need = min(max(0, at - total), self._beyond)
            self._has[some, self._enough[some, need]] = True
        self.count = self._has.sum(axis=1).astype(np.int32)
        widths = -(-self.count // WIDTH) * WIDTH
        self.first = np.concatenate([[0], np.cumsum(widths)]).astype(np.int32)
        self.set_of: Ints = np.repeat(np.arange(len(sets), dtype=np.int32), widths)

    @cached_property
    def needs(self) -> Ints:
        """Return the need of each lane."""
        each = np.nonzero(self._has)[1]
        place = np.minimum(np.arange(self.first[-1]) - self.first[self.set_of], self.count[self.set_of] - 1)
        found = each[(np.cumsum(self.count) - self.count)[self.set_of] + place]
        return np.where(found == self._beyond, OUT_OF_REACH, found).astype(np.int32)

    def next_lane(self) -> Ints:
        """Return where filling an upper box leads, by box, dice that count, and lane."""
        after = np.zeros((len(self._faces), self._dice + 1, len(self.needs)), np.int32)
        rank = np.cumsum(self._has, axis=1, dtype=np.int16) - 1
        for box, face in enumerate(self._faces):
            without = self.sets & ~(1 << box)
            target = np.searchsorted(self.sets, without).clip(max=len(self.sets) - 1)
            leads = (self.sets >> box & 1 == 1) & (self.sets[target] == without)
            lanes = np.flatnonzero(leads[self.set_of])
            to, needs = target[self.set_of[lanes]], self.needs[lanes]
            for count in range(self._dice + 1):
                left = np.where(needs == OUT_OF_REACH, self._beyond, (needs - count * face).clip(min=0))
                after[box, count, lanes] = self.first[to] + rank[to, self._enough[to, left]]
        return after

    def _smallest_enough(self, opens: NDArray[np.bool_]) -> NDArray[np.int16]:
        """Return, by set and need, the smallest sum its boxes can bring that is enough, or one beyond all."""
        sums = np.where(opens, np.arange(self._beyond, dtype=np.int16), np.int16(self._beyond))
        sums = np.append(sums, np.full((len(sums), 1), self._beyond, np.int16), axis=1)
        return np.minimum.accumulate(sums[:, ::-1], axis=1)[:, ::-1]


class _Sums:
    """The sums that sets of boxes can bring."""

    def __init__(self, faces: Sequence[int], dice: int) -> None:
        self._faces, self._dice = faces, dice
        nothing = np.zeros(dice * sum(faces) + 1, np.bool_)
        nothing[0] = True
        self._known = {0: nothing}

    def of(self, boxes: int) -> NDArray[np.bool_]:
        """Return, by sum, whether these boxes can bring it."""
        if boxes not in self._known:
            last = boxes.bit_length() - 1
            without, face = self.of(boxes & ~(1 << last)), self._faces[last]
            sums = without.copy()
            for count in range(1, self._dice + 1):
                sums[count * face :] |= without[: -count * face]
            self._known[boxes] = sums
        return self._known[boxes]
