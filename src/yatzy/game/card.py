"""A card: one column of the pad, with the points that stand in it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Self

from yatzy.rules.dice import Dice
from yatzy.rules.errors import CardError
from yatzy.rules.tables import HOLDS_POINTS, Entry, RuleTables, boxes_of

FILLED = re.compile(r"\s*([^=,]*?)\s*=\s*([0-9]{1,6})(?:\+([0-9]{1,6}))?(?:\s*,|\s+|$)")

LONGEST_TOLD = 40


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """What a turn ends with: points in a box, and a bonus beside it."""

    key: str
    points: int
    bonus: int = 0


@dataclass(frozen=True)
class Card:
    """Points by box, ``None`` where a box is open, and the bonuses earned by further five alike.

    A card lies there for many moves, so what follows from it is worked out once.
    """

    tables: RuleTables = field(repr=False)
    points: tuple[int | None, ...]
    bonuses: int = 0

    @classmethod
    def empty(cls, tables: RuleTables) -> Self:
        """Return a card with every box open."""
        return cls(tables, (None,) * len(tables.keys))

    @classmethod
    def filled(cls, tables: RuleTables, filled: Mapping[str, int], bonuses: int = 0) -> Self:
        """Return a card with these boxes filled, or raise :class:`CardError` if that can never be.

        ``bonuses`` are those earned by further five alike, together.
        """
        for key in filled:
            if key not in tables.keys:
                raise CardError("card-box", key=key, known=", ".join(tables.keys))
        card = cls(tables, tuple(filled.get(key) for key in tables.keys), bonuses)
        card._check()
        return card

    @classmethod
    def parse(cls, tables: RuleTables, text: str, names: Mapping[str, str] = MappingProxyType({})) -> Self:
        """Read filled boxes as a person types them: ``yatzy=50, fives=15``, with a bonus ``fives=25+100``.

        A box is named by its key or else by one of ``names`` (in small letters, with the key each stands for).
        """
        filled: dict[str, int] = {}
        bonuses: dict[str, int] = {}
        text, position = text.strip().rstrip(","), 0
        while position < len(text):
            found = FILLED.match(text, position)
            if found is None:
                raise CardError("card-entry", part=text[position:].split(",")[0].strip()[:LONGEST_TOLD])
            name = found[1].lower()
            key = name if name in tables.keys else names.get(name, name)
            if key in filled:
                raise CardError("card-twice", key=key)
            filled[key] = int(found[2])
            bonuses[key] = int(found[3] or 0)
            position = found.end()
        card = cls.filled(tables, filled, sum(bonuses.values()))
        for key, bonus in bonuses.items():
            if bonus and not card.brought_bonus(tables.keys.index(key)):
                raise CardError("card-bonus-box", key=key, points=filled[key], bonus=bonus)
        return card

    @cached_property
    def open_boxes(self) -> int:
        """Return the open boxes, as a mask."""
        return sum(1 << box for box, points in enumerate(self.points) if points is None)

    @cached_property
    def holds_points(self) -> bool:
        """Whether the box for five alike is filled, and not with a zero."""
        further = self.tables.further
        return further is not None and bool(self.points[further.box])

    @cached_property
    def upper(self) -> int:
        """Return the sum of the upper section, its bonus apart."""
        return sum(self.points[box] or 0 for box in boxes_of(self.tables.upper))

    @property
    def upper_bonus(self) -> int:
        """Return the bonus for the upper section, as earned so far."""
        bonus = self.tables.upper_bonus
        return bonus.points if bonus and self.upper >= bonus.at else 0

    @cached_property
    def total(self) -> int:
        """Return everything the card is worth."""
        return sum(points or 0 for points in self.points) + self.upper_bonus + self.bonuses

    @property
    def pace(self) -> int | None:
        """Return how far the upper section is above or below the pace for its bonus, if there is one.

        The pace is an equal number of each face, three for 63; what is filled counts, what is open is taken to
        come out at the pace. Where that number falls short of the bonus, an empty card is below the pace.
        """
        bonus, faces = self.tables.upper_bonus, self.tables.upper_faces
        if bonus is None:
            return None
        still_open = sum(face for face, points in zip(faces, self.points, strict=True) if points is None)
        return self.upper + bonus.at // sum(faces) * still_open - bonus.at

    def marks(self, key: str) -> tuple[Mark, ...]:
        """Return everything that some roll would let stand in an open box now, the least first."""
        return _marks(self.tables, self.open_boxes, self.holds_points).get(key, ())

    def entries(self, dice: Dice) -> tuple[Entry, ...]:
        """Return what every open box makes of a roll, in printed order."""
        roll = self.tables.dice.roll_index(dice)
        return self.tables.entries(roll, self.open_boxes, holds_points=self.holds_points)

    def entry(self, box: int, dice: Dice) -> Entry:
        """Return what one open box makes of a roll."""
        roll = self.tables.dice.roll_index(dice)
        return self.tables.entry(box, roll, self.open_boxes, holds_points=self.holds_points)

    def enter(self, key: str, points: int, bonus: int = 0) -> Self:
        """Return the card with points written into an open box, and a bonus beside it."""
        box = self.tables.keys.index(key)
        if self.points[box] is not None:
            raise CardError("card-twice", key=key)
        after = (*self.points[:box], points, *self.points[box + 1 :])
        return type(self)(self.tables, after, self.bonuses + bonus)

    def write(self, mark: Mark) -> Self:
        """Return the card with a mark on it."""
        return self.enter(mark.key, mark.points, mark.bonus)

    def erase(self, mark: Mark) -> Self:
        """Return the card without a mark that stands on it."""
        box = self.tables.keys.index(mark.key)
        before = (*self.points[:box], None, *self.points[box + 1 :])
        return type(self)(self.tables, before, self.bonuses - mark.bonus)

    def _check(self) -> None:
        """Refuse points and combinations that no play leads to."""
        tables, open_boxes = self.tables, self.open_boxes
        for box, points in enumerate(self.points):
            possible = self.possible(box)
            if points is None or points in possible:
                continue
            if tables.further and points in tables.further_points(box, holds_points=True):
                needed = tables.keys[tables.further.box]
                raise CardError("card-further", key=tables.keys[box], points=points, needed=needed)
            told = ", ".join(map(str, possible))
            raise CardError("card-points", key=tables.keys[box], points=points, possible=told)
        self._check_bonuses()
        topmost = open_boxes & -open_boxes
        if self.tables.fixed_order and open_boxes and open_boxes + topmost != self.tables.all_boxes + 1:
            raise CardError("card-order", key=self.tables.keys[topmost.bit_length() - 1])

    def _check_bonuses(self) -> None:
        """Refuse bonuses that the filled boxes cannot have brought."""
        possible = self.possible_bonuses
        if self.bonuses not in possible:
            raise CardError("card-bonus", bonus=self.bonuses, each=possible.step, most=possible[-1])

    @property
    def possible_bonuses(self) -> range:
        """Return what the bonuses for further five alike can come to, as the boxes are filled."""
        further = self.tables.further
        each = further.situations[HOLDS_POINTS].bonus if further else 0
        most = each * sum(self.brought_bonus(box) for box in range(len(self.points)))
        return range(0, most + 1, each or 1)

    def brought_bonus(self, box: int) -> bool:
        """Whether what stands in a box can have come of a further five alike with its bonus."""
        tables, points = self.tables, self.points[box]
        if points is None or not self.holds_points or (tables.further and box == tables.further.box):
            return False
        return points in tables.bonus_points(box, tables.all_boxes & ~self.open_boxes)

    def possible(self, box: int) -> tuple[int, ...]:
        """Return the points that can stand in a box, as the box for five alike stands, the least first."""
        tables, possible = self.tables, set(self.tables.points[box])
        if tables.further and self.points[tables.further.box] is not None:
            possible |= tables.further_points(box, holds_points=self.holds_points)
        return tuple(sorted(possible))


@lru_cache(maxsize=1024)
def _marks(tables: RuleTables, open_boxes: int, holds_points: bool) -> dict[str, tuple[Mark, ...]]:  # noqa: FBT001 # a cache key
    """Return the marks any roll can leave in each open box."""
    marks: dict[str, set[Mark]] = {}
    for roll in range(len(tables.dice.rolls)):
        for entry in tables.entries(roll, open_boxes, holds_points=holds_points):
            if entry.allowed:
                marks.setdefault(entry.key, set()).add(Mark(entry.key, entry.points, entry.bonus))
    return {key: tuple(sorted(found)) for key, found in marks.items()}
