"""The keeps of some dice as a lattice: edges lead to six keeps with one more die, and to those with one fewer.

Rerolling follows from these edges: a keep's value is the mean of its extensions, and the best keep inside a
roll is a running maximum downwards.
"""

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from yatzy.rules.dice import FACES, dice_space


@dataclass(frozen=True, eq=False)
class Lattice:
    """The edges between keeps, by dense index."""

    sizes: tuple[int, ...]
    """By number of dice kept: the first keep of that size. Keeps of all dice are rolls."""
    ends: tuple[int, ...]
    """By number of dice kept: the end of the keeps of that size."""
    more: NDArray[np.int64]
    """By keep of fewer than all dice: its extension by each face."""
    fewer: NDArray[np.int64]
    """By keep: the keep without one die of each face; itself where it has none."""

    @cached_property
    def outcomes(self) -> tuple[NDArray[np.uint32], NDArray[np.uint32], NDArray[np.uint16]]:
        """Return what throwing the other dice can give: start and count by keep, and the list of rolls.

        Rolls are repeated so that all entries of a keep are equally likely.
        """
        rolls: dict[int, NDArray[np.uint16]] = {}
        for keep in reversed(range(len(self.fewer))):
            if keep >= self.first_roll:
                rolls[keep] = np.array([keep - self.first_roll], np.uint16)
            else:
                rolls[keep] = np.concatenate([rolls[more] for more in self.more[keep].tolist()])
        lists = [rolls[keep] for keep in range(len(self.fewer))]
        counts = np.array([len(one) for one in lists], np.uint32)
        return (np.cumsum(counts) - counts).astype(np.uint32), counts, np.concatenate(lists)

    @property
    def first_roll(self) -> int:
        """Return the index of the first roll."""
        return self.sizes[-1]


@cache
def lattice_of(dice: int) -> Lattice:
    """Return the lattice of so many dice."""
    space = dice_space(dice)
    counts = [sum(len(keep) == size for keep in space.keeps) for size in range(dice + 1)]
    ends = np.cumsum(counts).tolist()
    fewer = []
    for keep in space.keeps:
        without = []
        for face in FACES:
            at = keep.index(face) if face in keep else None
            without.append(space.keep_index(keep if at is None else keep[:at] + keep[at + 1 :]))
        fewer.append(without)
    return Lattice(
        sizes=(0, *ends[:-1]),
        ends=tuple(ends),
        more=np.array(
            [[space.keep_index((*keep, face)) for face in FACES] for keep in space.keeps if len(keep) < dice]
        ),
        fewer=np.array(fewer),
    )
