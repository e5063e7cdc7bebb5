"""What a box requires of the dice: the closed set of patterns.

``find`` returns the dice that make the pattern, the highest sum of several ways, or ``None``.
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
        return _best_groups(self.sizes, left, shared=self.shared)


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
RUN_LENGTHS = range(2, len(FACES) + 1)


def group_shapes(dice: int, largest: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Return all sizes of groups that so many dice can make, the fewest groups first."""
    sizes = range(2, min(dice, largest or dice) + 1)
    found = ((size, *others) for size in sizes for others in ((), *group_shapes(dice - size, size)))
    return tuple(sorted(found, key=lambda shape: (len(shape), shape)))


def find_with_joker(pattern: Pattern, dice: Dice) -> Dice | None:
    """Return the dice that count when a joker stands for a pattern the dice do not make by themselves."""
    match pattern:
        case Groups(sizes):
            return Groups(sizes, shared=True).find(dice)
        case Run(length):
            return tuple(range(FACES.stop - length, FACES.stop))
        case Faces(faces):
            return faces
        case Face() | Anything():
            return pattern.find(dice)


def _best_groups(sizes: tuple[int, ...], left: dict[int, int], *, shared: bool) -> Dice | None:
    """Return the groups of these sizes with the highest sum that the dice left over can still make."""
    if not sizes:
        return ()
    best: Dice | None = None
    size, rest = sizes[0], sizes[1:]
    for face, count in left.items():
        if count < size:
            continue
        still_left = left | {face: count - size if shared else 0}
        others = _best_groups(rest, still_left, shared=shared)
        if others is not None and (best is None or size * face + sum(others) > sum(best)):
            best = (face,) * size + others
    return best


def example_roll(pattern: Pattern, dice: int) -> Dice:
    """Return dice that make a pattern, and nothing that pays more."""
    match pattern:
        case Face(face):
            made: tuple[int, ...] = (face,) * min(3, dice)
        case Groups(sizes, _):
            made = tuple(face for face, size in zip((5, 3, 2), sizes, strict=False) for _ in range(size))
        case Run(length):
            first = max(1, FACES.stop - 1 - length)
            made = tuple(range(first, first + length))
        case Faces(faces):
            made = faces
        case Anything():
            made = (2, 3, 4, 6, 6, 6)[:dice]
    if isinstance(pattern, Face | Groups):
        others = tuple(face for face in (6, 4, 1, 3, 2) if face not in made)
    else:
        others = made[-1:] * dice
    return tuple(sorted((made + others)[:dice]))
