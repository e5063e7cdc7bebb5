"""What a box asks of the dice: the closed vocabulary of patterns.

A pattern finds the dice that make it, the dearest ones where there is a choice, or nothing.
"""

from dataclasses import dataclass

from yatzy.rules.dice import FACES, Dice


@dataclass(frozen=True, slots=True)
class Face:
    """Dice of one face, as many as there are: the boxes of the upper section."""

    face: int

    def find(self, dice: Dice) -> Dice | None:
        """Return every die of the face, if there is one."""
        return tuple(die for die in dice if die == self.face) or None


@dataclass(frozen=True, slots=True)
class Groups:
    """Groups of equal dice: a pair is ``[2]``, two pairs ``[2, 2]``, a full house ``[3, 2]``.

    Each group has a face of its own, unless the sheet lets them share one (four alike as two pairs, five alike
    as a full house). A group may have more equal dice beside it.
    """

    sizes: tuple[int, ...]
    shared: bool = False

    def find(self, dice: Dice) -> Dice | None:
        """Return the groups with the highest sum, if the dice hold them."""
        left = {face: dice.count(face) for face in reversed(FACES)}
        return _dearest(self.sizes, left, shared=self.shared)


@dataclass(frozen=True, slots=True)
class Run:
    """So many faces in a row, whichever they are: ``4`` is made by 1-2-3-4, 2-3-4-5 and 3-4-5-6."""

    length: int

    def find(self, dice: Dice) -> Dice | None:
        """Return the highest run, if there is one."""
        for first in reversed(range(1, FACES.stop - self.length + 1)):
            run = tuple(range(first, first + self.length))
            if set(run) <= set(dice):
                return run
        return None


@dataclass(frozen=True, slots=True)
class Faces:
    """Exactly these faces, each at least once: the small straight of most 15-box sheets is 1-2-3-4-5."""

    faces: tuple[int, ...]

    def find(self, dice: Dice) -> Dice | None:
        """Return one die of each face, if all are there."""
        return self.faces if set(self.faces) <= set(dice) else None


@dataclass(frozen=True, slots=True)
class Anything:
    """Any dice at all: Chance."""

    def find(self, dice: Dice) -> Dice | None:
        """Return all the dice."""
        return dice


Pattern = Face | Groups | Run | Faces | Anything


def wild(pattern: Pattern, dice: Dice) -> Dice | None:
    """Return the dice that count when a joker makes a pattern that they do not make by themselves."""
    match pattern:
        case Groups(sizes):
            return Groups(sizes, shared=True).find(dice)
        case Run(length):
            return tuple(range(FACES.stop - length, FACES.stop))
        case Faces(faces):
            return faces
        case Face() | Anything():
            return pattern.find(dice)


def _dearest(sizes: tuple[int, ...], left: dict[int, int], *, shared: bool) -> Dice | None:
    """Return the groups of these sizes with the highest sum that the dice left over can still make."""
    if not sizes:
        return ()
    best: Dice | None = None
    size, rest = sizes[0], sizes[1:]
    for face, count in left.items():
        if count < size:
            continue
        still_left = left | {face: count - size if shared else 0}
        found = _dearest(rest, still_left, shared=shared)
        if found is not None and (best is None or size * face + sum(found) > sum(best)):
            best = (face,) * size + found
    return best
