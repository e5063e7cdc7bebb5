"""A card: one column of the pad, with the points that stand in it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from yatzy.rules.dice import Dice
from yatzy.rules.errors import CardError
from yatzy.rules.tables import Entry, RuleTables, boxes_of

FILLED = re.compile(r"([^=\s,]+)=([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Card:
    """Points by box, ``None`` where a box is open, and the bonuses earned by further five alike."""

    tables: RuleTables
    points: tuple[int | None, ...]
    bonuses: int = 0

    @classmethod
    def empty(cls, tables: RuleTables) -> Self:
        """Return a card with every box open."""
        return cls(tables, (None,) * len(tables.keys))

    @classmethod
    def filled(cls, tables: RuleTables, filled: Mapping[str, int]) -> Self:
        """Return a card with these boxes filled, or raise :class:`CardError` if that can never be."""
        for key in filled:
            if key not in tables.keys:
                raise CardError("card-box", key=key, known=", ".join(tables.keys))
        card = cls(tables, tuple(filled.get(key) for key in tables.keys))
        card._check()
        return card

    @classmethod
    def parse(cls, tables: RuleTables, text: str) -> Self:
        """Read filled boxes as a person types them: ``yatzy=50,fives=15``."""
        filled: dict[str, int] = {}
        for part in text.replace(",", " ").split():
            found = FILLED.fullmatch(part)
            if found is None:
                raise CardError("card-entry", part=part)
            key, points = found[1], int(found[2])
            if key in filled:
                raise CardError("card-twice", key=key)
            filled[key] = points
        return cls.filled(tables, filled)

    @property
    def open_boxes(self) -> int:
        """Return the open boxes, as a mask."""
        return sum(1 << box for box, points in enumerate(self.points) if points is None)

    @property
    def holds_points(self) -> bool:
        """Whether the box for five alike is filled, and not with a zero."""
        further = self.tables.further
        return further is not None and bool(self.points[further.box])

    @property
    def upper(self) -> int:
        """Return the sum of the upper section, its bonus apart."""
        return sum(self.points[box] or 0 for box in boxes_of(self.tables.upper))

    @property
    def upper_bonus(self) -> int:
        """Return the bonus for the upper section, as earned so far."""
        bonus = self.tables.upper_bonus
        return bonus.points if bonus and self.upper >= bonus.at else 0

    @property
    def total(self) -> int:
        """Return everything the card is worth."""
        return sum(points or 0 for points in self.points) + self.upper_bonus + self.bonuses

    def entries(self, dice: Dice) -> tuple[Entry, ...]:
        """Return what every open box makes of a roll, in printed order."""
        roll = self.tables.dice.roll_index(dice)
        return tuple(self.tables.entries(roll, self.open_boxes, holds_points=self.holds_points))

    def enter(self, entry: Entry) -> Self:
        """Return the card with an entry written down."""
        box = self.tables.keys.index(entry.key)
        points = (*self.points[:box], entry.points, *self.points[box + 1 :])
        return replace(self, points=points, bonuses=self.bonuses + entry.bonus)

    def _check(self) -> None:
        """Refuse points and combinations that no play leads to."""
        further, open_boxes = self.tables.further, self.open_boxes
        box_closed = further is not None and not open_boxes >> further.box & 1
        for box, points in enumerate(self.points):
            key = self.tables.keys[box]
            holds_points = self.holds_points if box_closed else None
            if points is None or self.tables.can_hold(box, points, holds_points=holds_points):
                continue
            if further and points in self.tables.further_points(box, holds_points=True):
                raise CardError("card-further", key=key, points=points, needed=self.tables.keys[further.box])
            raise CardError("card-points", key=key, points=points, possible=self._possible(box))
        topmost = open_boxes & -open_boxes
        if self.tables.fixed_order and open_boxes and open_boxes + topmost != self.tables.all_boxes + 1:
            raise CardError("card-order", key=self.tables.keys[topmost.bit_length() - 1])

    def _possible(self, box: int) -> str:
        return ", ".join(str(points) for points in sorted(set(self.tables.points[box])))
