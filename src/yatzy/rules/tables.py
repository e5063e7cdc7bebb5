"""The tables a sheet compiles into, and how to look things up in them.

A box's score depends on the roll alone, but for a further five alike, which depends on a small *situation*.
So a sheet becomes integer tables, and whoever scores, forbids, solves or shows reads them: no rule is written
anywhere else. Sets of boxes are bit masks, bit 0 for the topmost box.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from yatzy.rules.dice import FACES, DiceSpace
from yatzy.rules.vocabulary import UpperBonus


class Reason(StrEnum):
    """Why an entry is worth what it is, or may not be made. The sentences are the catalogue's."""

    MADE = "made"
    NOT_MADE = "not-made"
    ONE_FACE = "one-face"
    """The groups would have to share a face."""
    JOKER = "joker"
    JOKER_NEEDS_BOX = "joker-needs-box"
    """Five alike is no joker while its own box is open."""
    JOKER_NEEDS_UPPER = "joker-needs-upper"
    """Five alike is no joker while the upper box for its face is open."""
    FORCED_UPPER = "forced-upper"
    NO_LOWER_OPEN = "no-lower-open"
    """A joker with no lower box to go to: a zero above."""
    AGAIN_IN_CHANCE = "again-in-chance"
    CHANCE_AND_UPPER_CLOSED = "chance-and-upper-closed"
    UPPER_FIRST = "upper-first"
    """Forbidden: the upper box for the face is open and comes first."""
    LOWER_FIRST = "lower-first"
    """Forbidden: a joker goes to a lower box while one is open."""
    NOT_NEXT = "not-next"
    """Forbidden: boxes are taken from top to bottom."""
    SOMETHING_ELSE_SCORES = "something-else-scores"
    """Forbidden: a last resort, and another open box would score."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What one open box makes of a roll."""

    key: str
    points: int
    bonus: int
    allowed: bool
    reason: Reason


@dataclass(frozen=True, slots=True)
class Situation:
    """How a further five alike is entered while the boxes it depends on stay as they are."""

    bonus: int
    points: tuple[tuple[int, ...], ...]
    """By face (1 to 6, so 0 is empty), then box."""
    reasons: tuple[tuple[Reason, ...], ...]
    allowed: tuple[int, ...]
    """By face, the boxes that may be taken if they are open."""


HOLDS_POINTS, UPPER_OPEN, LOWER_OPEN, CHANCE_OPEN = 1, 2, 4, 8
"""The bits of a situation's index: the box for five alike holds points; the upper box for the face, some lower
box, and Chance are open."""


@dataclass(frozen=True, slots=True)
class Further:
    """Everything about a five alike that comes after its own box was closed."""

    box: int
    upper_for: tuple[int, ...]
    """By face, the upper boxes for it, as a mask."""
    chance: int
    situations: tuple[Situation, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RuleTables:
    """A sheet's rules, ready to be looked up. Tables with the same digest are the same."""

    digest: str
    dice: DiceSpace
    rolls: int
    keys: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    """By box, then roll: what the dice give there when nothing special applies."""
    reasons: tuple[tuple[Reason, ...], ...]
    face_of: tuple[int, ...]
    """By roll: the face if all dice show it, else 0."""
    upper_faces: tuple[int, ...]
    """By box: the face an upper box counts, 0 for the others."""
    all_boxes: int
    upper: int
    lower: int
    fixed_order: bool
    last_resort: int
    upper_bonus: UpperBonus | None
    further: Further | None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleTables) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"RuleTables({self.digest})"

    def situation(self, roll: int, open_boxes: int, *, holds_points: bool) -> Situation | None:
        """Return the situation a roll is in, or ``None`` for an ordinary roll."""
        face, further = self.face_of[roll], self.further
        if not face or further is None or open_boxes >> further.box & 1:
            return None
        index = HOLDS_POINTS * holds_points
        index |= UPPER_OPEN * bool(open_boxes & further.upper_for[face])
        index |= LOWER_OPEN * bool(open_boxes & self.lower)
        index |= CHANCE_OPEN * bool(open_boxes & further.chance)
        return further.situations[index]

    def entries(self, roll: int, open_boxes: int, *, holds_points: bool) -> tuple[Entry, ...]:
        """Return what each open box makes of a roll, from top to bottom.

        ``holds_points`` tells whether the box for five alike is filled, and not with a zero.
        """
        situation = self.situation(roll, open_boxes, holds_points=holds_points)
        allowed = self._allowed(roll, open_boxes, situation)
        if situation is None and allowed == open_boxes:
            ordinary = enumerate(_ordinary_entries(self, roll))
            return tuple([entry for box, entry in ordinary if open_boxes >> box & 1])
        return tuple([self._entry(box, roll, situation, allowed) for box in boxes_of(open_boxes)])

    def entry(self, box: int, roll: int, open_boxes: int, *, holds_points: bool) -> Entry:
        """Return what one open box makes of a roll."""
        situation = self.situation(roll, open_boxes, holds_points=holds_points)
        return self._entry(box, roll, situation, self._allowed(roll, open_boxes, situation))

    def _entry(self, box: int, roll: int, situation: Situation | None, allowed: int) -> Entry:
        if not allowed >> box & 1:
            return Entry(self.keys[box], 0, 0, allowed=False, reason=self._forbidden(box, roll, situation))
        if situation is None:
            return _ordinary_entries(self, roll)[box]
        points, bonus, reason = self.worth(box, roll, situation)
        return Entry(self.keys[box], points, bonus, allowed=True, reason=reason)

    def allowed(self, roll: int, open_boxes: int, *, holds_points: bool) -> int:
        """Return the open boxes that may take a roll; never none while a box is open."""
        return self._allowed(roll, open_boxes, self.situation(roll, open_boxes, holds_points=holds_points))

    def _allowed(self, roll: int, open_boxes: int, situation: Situation | None) -> int:
        if self.fixed_order:
            return open_boxes & -open_boxes
        allowed = open_boxes & situation.allowed[self.face_of[roll]] if situation else open_boxes
        others = allowed & ~self.last_resort
        if others != allowed and any(self.worth(box, roll, situation)[0] for box in boxes_of(others)):
            return others
        return allowed

    def further_points(self, box: int, *, holds_points: bool) -> set[int]:
        """Return what a box can get from a further five alike."""
        situations = self.further.situations[int(holds_points) :: 2] if self.further else ()
        return {
            situation.points[face][box]
            for situation in situations
            for face in FACES
            if situation.allowed[face] >> box & 1
        }

    def bonus_points(self, box: int, filled: int) -> set[int]:
        """Return what a further five alike with its bonus can have left in a box; these are filled by now."""
        found = set()
        for index, situation in enumerate(self.further.situations if self.further else ()):
            for face in FACES:
                allowed = self.fixed_order or situation.allowed[face] >> box & 1
                if situation.bonus and allowed and self._could_be(index, face, box, filled):
                    found.add(situation.points[face][box])
        return found

    def _could_be(self, index: int, face: int, box: int, filled: int) -> bool:
        """Whether a situation can have been while a box was open: what was closed then is closed now."""
        assert self.further is not None  # noqa: S101 # there are situations
        groups = {
            UPPER_OPEN: self.further.upper_for[face], LOWER_OPEN: self.lower, CHANCE_OPEN: self.further.chance
        }  # fmt: skip
        return all(
            bool(boxes) if index & bit else not boxes & ~filled and not boxes >> box & 1
            for bit, boxes in groups.items()
        )

    def highest(self, *, with_bonus: bool = True) -> int:
        """Return the highest total a column can reach, with or without the bonus for a further five alike.

        Best is to close the box for five alike first, then the upper boxes, then the lower ones, Chance last:
        no situation pays a box more than the one it is in then. Where the order is fixed there is no choice.
        Striking the box for five alike can keep later entries from becoming a zero, so both are tried.
        """
        return max(self._highest(with_bonus=with_bonus, strike=strike) for strike in (False, True))

    def _highest(self, *, with_bonus: bool, strike: bool) -> int:
        further = self.further
        order = list(boxes_of(self.all_boxes))
        if further and not self.fixed_order:
            order.sort(key=lambda box: (box != further.box, self.lower >> box & 1, further.chance >> box & 1))
        order.sort(key=lambda box: self.last_resort >> box & 1)
        open_boxes, holds_points, total, upper = self.all_boxes, False, 0, 0
        for box in order:
            if further and box == further.box and strike:
                best = 0
            else:
                best, points = self._dearest(box, open_boxes, with_bonus=with_bonus, holds_points=holds_points)
                upper += points if self.upper >> box & 1 else 0
                holds_points |= further is not None and box == further.box and points > 0
            total += best
            open_boxes &= ~(1 << box)
        if self.upper_bonus and upper >= self.upper_bonus.at:
            total += self.upper_bonus.points
        return total

    def _dearest(self, box: int, open_boxes: int, *, with_bonus: bool, holds_points: bool) -> tuple[int, int]:
        """Return the most that can be entered in a box now, and how much of it stands in the box."""
        worths = []
        for roll in range(len(self.dice.rolls)):
            if self.allowed(roll, open_boxes, holds_points=holds_points) >> box & 1:
                situation = self.situation(roll, open_boxes, holds_points=holds_points)
                points, bonus, _ = self.worth(box, roll, situation)
                worths.append((points + bonus * with_bonus, points))
        return max(worths)

    def worth(self, box: int, roll: int, situation: Situation | None) -> tuple[int, int, Reason]:
        """Return what a box makes of a roll in a situation: points, the bonus beside them, and why."""
        if situation is None:
            return self.points[box][roll], 0, self.reasons[box][roll]
        face = self.face_of[roll]
        return situation.points[face][box], situation.bonus, situation.reasons[face][box]

    def _forbidden(self, box: int, roll: int, situation: Situation | None) -> Reason:
        if self.fixed_order:
            return Reason.NOT_NEXT
        if situation and not situation.allowed[self.face_of[roll]] >> box & 1:
            return situation.reasons[self.face_of[roll]][box]
        return Reason.SOMETHING_ELSE_SCORES


@lru_cache(maxsize=2048)
def _ordinary_entries(tables: RuleTables, roll: int) -> tuple[Entry, ...]:
    """Return what every box makes of a roll when nothing special applies. It is asked for at every throw."""
    return tuple(
        Entry(key, points[roll], 0, allowed=True, reason=reasons[roll])
        for key, points, reasons in zip(tables.keys, tables.points, tables.reasons, strict=True)
    )


def boxes_of(mask: int) -> Iterator[int]:
    """Yield the boxes of a set, from top to bottom."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
