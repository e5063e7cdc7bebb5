"""The lookup tables a sheet compiles into.

The score of a box depends on the roll alone, except for an *extra five alike* (one rolled after its own box was
filled), which depends on a small *situation*. All scoring, legality checks and solving read these integer
tables: no rule is implemented anywhere else. Sets of boxes are bit masks, bit 0 for the topmost box.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import permutations

from yatzy.rules.dice import FACES, DiceSpace
from yatzy.rules.vocabulary import UpperBonus


class Reason(StrEnum):
    """Why an entry scores what it does, or is forbidden. The message catalogue has the sentences."""

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
    """A joker without an open lower box scores zero in the upper section."""
    AGAIN_IN_CHANCE = "again-in-chance"
    CHANCE_AND_UPPER_CLOSED = "chance-and-upper-closed"
    UPPER_BOX_CLOSED = "upper-box-closed"
    UPPER_SECTION_CLOSED = "upper-section-closed"
    UPPER_FIRST = "upper-first"
    """Forbidden: the upper box for the face is open and comes first."""
    LOWER_FIRST = "lower-first"
    """Forbidden: a joker goes to a lower box while one is open."""
    NOT_NEXT = "not-next"
    """Forbidden: boxes are filled from top to bottom."""
    SOMETHING_ELSE_SCORES = "something-else-scores"
    """Forbidden: a last resort, and another open box would score."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What a roll scores in one open box."""

    key: str
    points: int
    bonus: int
    allowed: bool
    reason: Reason


@dataclass(frozen=True, slots=True)
class Situation:
    """How an extra five alike is scored, for one state of the boxes it depends on."""

    bonus: int
    points: tuple[tuple[int, ...], ...]
    """By face (1 to 6, so 0 is empty), then box."""
    reasons: tuple[tuple[Reason, ...], ...]
    allowed: tuple[int, ...]
    """By face, the boxes that may be filled if they are open."""


HOLDS_POINTS, UPPER_OPEN, LOWER_OPEN, CHANCE_OPEN = 1, 2, 4, 8
"""The bits of a situation's index: the box for five alike holds points; the upper box for the face (or, where
the rules ask for the whole section, some upper box), some lower box, and Chance are open."""


@dataclass(frozen=True, slots=True)
class ExtraFiveAlike:
    """How a five alike is scored after its own box was filled."""

    box: int
    upper_for: tuple[int, ...]
    """By face, the upper boxes that its situation depends on, as a mask: those for it, or all of them."""
    chance: int
    situations: tuple[Situation, ...]


@dataclass(frozen=True, slots=True, eq=False)
class RuleTables:
    """The compiled rules of a sheet. Equal if their digests are equal."""

    digest: str
    dice: DiceSpace
    rolls: int
    keys: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    """By box, then roll: the points, without the rules for an extra five alike."""
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
    strike_last: bool
    upper_bonus: UpperBonus | None
    extra_five_alike: ExtraFiveAlike | None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleTables) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)

    def __repr__(self) -> str:
        return f"RuleTables({self.digest})"

    @property
    def upper_first(self) -> tuple[int, ...]:
        """Return the boxes, those of the upper section first: of equal choices the first is preferred."""
        return _upper_first(self)

    def situation(self, roll: int, open_boxes: int, *, holds_points: bool) -> Situation | None:
        """Return the situation of an extra five alike, or ``None`` for any other roll."""
        face, extra = self.face_of[roll], self.extra_five_alike
        if not face or extra is None or open_boxes >> extra.box & 1:
            return None
        index = HOLDS_POINTS * holds_points
        index |= UPPER_OPEN * bool(open_boxes & extra.upper_for[face])
        index |= LOWER_OPEN * bool(open_boxes & self.lower)
        index |= CHANCE_OPEN * bool(open_boxes & extra.chance)
        return extra.situations[index]

    def entries(self, roll: int, open_boxes: int, *, holds_points: bool) -> tuple[Entry, ...]:
        """Return what a roll scores in each open box, from top to bottom.

        ``holds_points``: whether the box for five alike is filled, and not with zero.
        """
        situation = self.situation(roll, open_boxes, holds_points=holds_points)
        allowed = self._find_allowed(roll, open_boxes, situation)
        if situation is None and allowed == open_boxes:
            ordinary = enumerate(_ordinary_entries(self, roll))
            return tuple([entry for box, entry in ordinary if open_boxes >> box & 1])
        return tuple([self._make_entry(box, roll, situation, allowed) for box in boxes_of(open_boxes)])

    def entry(self, box: int, roll: int, open_boxes: int, *, holds_points: bool) -> Entry:
        """Return what one open box makes of a roll."""
        situation = self.situation(roll, open_boxes, holds_points=holds_points)
        return self._make_entry(box, roll, situation, self._find_allowed(roll, open_boxes, situation))

    def _make_entry(self, box: int, roll: int, situation: Situation | None, allowed: int) -> Entry:
        if not allowed >> box & 1:
            return Entry(
                self.keys[box], 0, 0, allowed=False, reason=self._forbidden_reason(box, roll, situation)
            )
        if situation is None:
            return _ordinary_entries(self, roll)[box]
        points, bonus, reason = self.score_entry(box, roll, situation)
        return Entry(self.keys[box], points, bonus, allowed=True, reason=reason)

    def allowed_boxes(self, roll: int, open_boxes: int, *, holds_points: bool) -> int:
        """Return the open boxes that may be filled with a roll: at least one while any box is open."""
        return self._find_allowed(roll, open_boxes, self.situation(roll, open_boxes, holds_points=holds_points))

    def _find_allowed(self, roll: int, open_boxes: int, situation: Situation | None) -> int:
        if self.fixed_order:
            return open_boxes & -open_boxes
        allowed = open_boxes & situation.allowed[self.face_of[roll]] if situation else open_boxes
        if not self.strike_last and not allowed & self.last_resort:
            return allowed
        scoring = sum(1 << box for box in boxes_of(allowed) if self.score_entry(box, roll, situation)[0])
        others = allowed & ~self.last_resort
        if scoring & others:
            allowed = others
        return allowed & scoring or allowed if self.strike_last else allowed

    def extra_five_alike_points(self, box: int, *, holds_points: bool) -> set[int]:
        """Return the points an extra five alike can score in a box."""
        situations = self.extra_five_alike.situations[int(holds_points) :: 2] if self.extra_five_alike else ()
        return {
            situation.points[face][box]
            for situation in situations
            for face in FACES
            if situation.allowed[face] >> box & 1
        }

    def bonus_points(self, box: int, filled: int, *, holds_points: bool) -> set[int]:
        """Return the points an extra five alike with bonus can have scored in a box, given the filled boxes."""
        points = set()
        for index, situation in enumerate(self.extra_five_alike.situations if self.extra_five_alike else ()):
            if index & HOLDS_POINTS != holds_points:
                continue
            for face in FACES:
                allowed = self.fixed_order or situation.allowed[face] >> box & 1
                if situation.bonus and allowed and self._is_reachable(index, face, box, filled):
                    points.add(situation.points[face][box])
        return points

    def _is_reachable(self, index: int, face: int, box: int, filled: int) -> bool:
        """Whether a situation was possible while a box was open: boxes filled then are filled now."""
        extra = self.extra_five_alike
        assert extra is not None  # noqa: S101 # there are situations
        groups = {UPPER_OPEN: extra.upper_for[face], LOWER_OPEN: self.lower, CHANCE_OPEN: extra.chance}
        return all(
            bool(boxes) if index & bit else not boxes & ~filled and not boxes >> box & 1
            for bit, boxes in groups.items()
        )

    def highest(self, *, with_bonus: bool = True) -> int:
        """Return the highest total of a column, with or without the bonuses for extra five alike.

        Best is to fill the box for five alike first: no other situation pays a box more. Chance comes last,
        unless a bonus depends on open boxes. Jokers ask for the upper boxes before the lower ones, and zeros
        once those are filled for the contrary: both are tried. So is scoring 0 in the box for five alike, which
        can prevent zeros later. With a fixed order there is no choice.
        """
        totals = [
            self._highest_total(order, with_bonus=with_bonus, strike=strike)
            for order in self._fill_orders()
            for strike in (False, True)
        ]
        return max(total for total in totals if total is not None)

    def _fill_orders(self) -> Iterator[list[int]]:
        """Yield the orders of filling the boxes of which one leads to the highest total."""
        extra, boxes = self.extra_five_alike, list(boxes_of(self.all_boxes))
        if self.strike_last:  # what never scores is filled once nothing else does
            boxes.sort(key=lambda box: not any(self.points[box]))
        boxes.sort(key=lambda box: self.last_resort >> box & 1)
        if extra is None or self.fixed_order:
            yield boxes
            return
        uppers, chance = self.upper & ~extra.chance, extra.chance
        lowers = self.lower & ~chance
        orders: list[tuple[int, ...]] = [(uppers, lowers, chance), (lowers, uppers, chance)]
        if self.strike_last or len({situation.bonus for situation in extra.situations[HOLDS_POINTS::2]}) > 1:
            orders = list(permutations((uppers, lowers, chance)))
            yield sorted(boxes, key=lambda box: (self.last_resort >> box & 1, box == extra.box))
        for order in orders:
            place = {box: rank for rank, group in enumerate(order) for box in boxes_of(group)}
            yield sorted(boxes, key=lambda box: (self.last_resort >> box & 1, box != extra.box, place[box]))

    def _highest_total(self, order: list[int], *, with_bonus: bool, strike: bool) -> int | None:
        """Return the highest total for boxes filled in this order; ``None`` if they cannot be."""
        extra = self.extra_five_alike
        open_boxes, holds_points, total, upper = self.all_boxes, False, 0, 0
        for box in order:
            scores = self._possible_scores(box, open_boxes, with_bonus=with_bonus, holds_points=holds_points)
            if extra and box == extra.box and strike:
                scores = [score for score in scores if not score[1]]
            if not scores:
                return None
            best, points = max(scores)
            upper += points if self.upper >> box & 1 else 0
            holds_points |= extra is not None and box == extra.box and points > 0
            total += best
            open_boxes &= ~(1 << box)
        if self.upper_bonus and upper >= self.upper_bonus.at:
            total += self.upper_bonus.points
        return total

    def _possible_scores(
        self, box: int, open_boxes: int, *, with_bonus: bool, holds_points: bool
    ) -> list[tuple[int, int]]:
        """Return the possible scores in a box now: points with bonus, and points alone."""
        scores = []
        for roll in range(len(self.dice.rolls)):
            if self.allowed_boxes(roll, open_boxes, holds_points=holds_points) >> box & 1:
                situation = self.situation(roll, open_boxes, holds_points=holds_points)
                points, bonus, _ = self.score_entry(box, roll, situation)
                scores.append((points + bonus * with_bonus, points))
        return scores

    def score_entry(self, box: int, roll: int, situation: Situation | None) -> tuple[int, int, Reason]:
        """Return what a roll scores in a box in a situation: points, bonus, and reason."""
        if situation is None:
            return self.points[box][roll], 0, self.reasons[box][roll]
        face = self.face_of[roll]
        return situation.points[face][box], situation.bonus, situation.reasons[face][box]

    def _forbidden_reason(self, box: int, roll: int, situation: Situation | None) -> Reason:
        if self.fixed_order:
            return Reason.NOT_NEXT
        if situation and not situation.allowed[self.face_of[roll]] >> box & 1:
            return situation.reasons[self.face_of[roll]][box]
        return Reason.SOMETHING_ELSE_SCORES


@lru_cache(maxsize=64)
def _upper_first(tables: RuleTables) -> tuple[int, ...]:
    return (*boxes_of(tables.upper), *boxes_of(tables.lower))


@lru_cache(maxsize=2048)
def _ordinary_entries(tables: RuleTables, roll: int) -> tuple[Entry, ...]:
    """Return the entries of an ordinary roll in every box. Cached because every roll of a game needs them."""
    return tuple(
        Entry(key, points[roll], 0, allowed=True, reason=reasons[roll])
        for key, points, reasons in zip(tables.keys, tables.points, tables.reasons, strict=True)
    )


def boxes_of(mask: int) -> Iterator[int]:
    """Yield the boxes of a mask, from top to bottom."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
