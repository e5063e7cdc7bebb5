"""A card: one column of the pad, with the points that stand in it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property, lru_cache
from operator import index
from types import MappingProxyType
from typing import Self

from yatzy.rules.errors import CardError, MoveError, expect
from yatzy.rules.sheet import RuleSheet
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

    >>> import yatzy
    >>> card = yatzy.Card.empty(yatzy.sheet("vinga")).enter("fives", "55566").enter("yatzy", "12345")
    >>> card.boxes["fives"], card.boxes["yatzy"], card.boxes["ones"], card.total
    (15, 0, None, 15)

    A card lies there for many moves, so what follows from it is worked out once.
    """

    tables: RuleTables = field(repr=False)
    points: tuple[int | None, ...]
    bonuses: int = 0

    def __repr__(self) -> str:
        filled = ", ".join(f"{key} {points}" for key, points in self.boxes.items() if points is not None)
        bonuses = f", bonuses {self.bonuses}" if self.bonuses else ""
        return f"<Card: {filled or 'empty'}{bonuses}; total {self.total}>"

    @classmethod
    def empty(cls, sheet: RuleSheet | RuleTables) -> Self:
        """Return a card with every box open.

        >>> import yatzy
        >>> yatzy.Card.empty(yatzy.sheet("vinga")).total
        0
        """
        tables = _tables_of(sheet)
        return cls(tables, (None,) * len(tables.keys))

    @classmethod
    def filled(cls, sheet: RuleSheet | RuleTables, filled: Mapping[str, int], bonuses: int = 0) -> Self:
        """Return a card with these boxes filled, or raise :class:`CardError` if that can never be.

        ``bonuses`` are those earned by further five alike, together.

        >>> import yatzy
        >>> yatzy.Card.filled(yatzy.sheet("vinga"), {"ones": 3, "chance": 22}).total
        25
        """
        tables = _tables_of(sheet)
        expect(Mapping, filled)
        for key in filled:
            if key not in tables.keys:
                raise CardError("card-box", key=str(key), known=", ".join(tables.keys))
        points = (_whole(key, filled[key]) if key in filled else None for key in tables.keys)
        card = cls(tables, tuple(points), _whole("bonuses", bonuses))
        card._check()
        return card

    @classmethod
    def parse(
        cls, sheet: RuleSheet | RuleTables, text: str, names: Mapping[str, str] = MappingProxyType({})
    ) -> Self:
        """Read filled boxes as a person types them: ``yatzy=50, fives=15``, with a bonus ``fives=25+100``.

        A box is named by its key or else by one of ``names`` (in small letters, with the key each stands for).

        >>> import yatzy
        >>> yatzy.Card.parse(yatzy.sheet("vinga"), "ones=3, chance=22").total
        25
        """
        tables = _tables_of(sheet)
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
    def boxes(self) -> Mapping[str, int | None]:
        """Return the points by box, from top to bottom, ``None`` where one is open."""
        return MappingProxyType(dict(zip(self.tables.keys, self.points, strict=True)))

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

    def entries(self, dice: str | Iterable[int]) -> tuple[Entry, ...]:
        """Return what every open box makes of a roll, in printed order, and why.

        >>> import yatzy
        >>> card = yatzy.Card.filled(yatzy.sheet("vinga"), {"fives": 15})
        >>> entry = next(one for one in card.entries("55566") if one.key == "yatzy")
        >>> entry.points, entry.allowed, str(entry.reason)
        (0, True, 'not-made')
        """
        return self.tables.entries(self._roll(dice), self.open_boxes, holds_points=self.holds_points)

    def open_box(self, key: str) -> int:
        """Return the place of an open box, or raise :class:`MoveError`."""
        expect(str, key)
        keys = self.tables.keys
        if key not in keys:
            near = next(iter(get_close_matches(key.lower().replace(" ", "-"), keys, n=1)), "none")
            raise MoveError("move-no-box", box=key, near=near)
        box = keys.index(key)
        if self.points[box] is not None:
            raise MoveError("move-box-filled", box=key)
        return box

    def mark(self, key: str, dice: str | Iterable[int]) -> Mark:
        """Return what a roll leaves in an open box, or raise :class:`MoveError` where it may not go there.

        >>> import yatzy
        >>> yatzy.Card.filled(yatzy.sheet("hasbro"), {"yatzy": 50}).mark("fives", "55555")
        Mark(key='fives', points=25, bonus=100)
        """
        box, roll = self.open_box(key), self._roll(dice)
        entry = self.tables.entry(box, roll, self.open_boxes, holds_points=self.holds_points)
        if not entry.allowed:
            raise MoveError("move-box-forbidden", box=key, reason=str(entry.reason))
        return Mark(key, entry.points, entry.bonus)

    def enter(self, key: str, dice: str | Iterable[int]) -> Self:
        """Return the card with a roll entered in an open box.

        >>> import yatzy
        >>> yatzy.Card.empty(yatzy.sheet("vinga")).enter("full-house", "55566").total
        27
        """
        return self.write(self.mark(key, dice))

    def _roll(self, dice: str | Iterable[int]) -> int:
        space = self.tables.dice
        return space.roll_index(space.read(dice))

    def write(self, mark: Mark) -> Self:
        """Return the card with a mark on it, which is trusted; :meth:`enter` is what judges.

        >>> import yatzy
        >>> card = yatzy.Card.empty(yatzy.sheet("vinga"))
        >>> card.write(card.mark("one-pair", "12344")).boxes["one-pair"]
        8
        """
        box = self.open_box(mark.key)
        after = (*self.points[:box], mark.points, *self.points[box + 1 :])
        return type(self)(self.tables, after, self.bonuses + mark.bonus)

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


def _whole(key: str, points: int) -> int:
    """Return points as a number, of whatever kind it was."""
    try:
        return index(points)
    except TypeError:
        raise CardError("card-entry", part=f"{key}={points}"[:LONGEST_TOLD]) from None


def _tables_of(sheet: RuleSheet | RuleTables) -> RuleTables:
    if isinstance(sheet, RuleTables):
        return sheet
    expect(RuleSheet, sheet)
    return sheet.tables


@lru_cache(maxsize=1024)
def _marks(tables: RuleTables, open_boxes: int, holds_points: bool) -> dict[str, tuple[Mark, ...]]:  # noqa: FBT001 # a cache key
    """Return the marks any roll can leave in each open box."""
    marks: dict[str, set[Mark]] = {}
    for roll in range(len(tables.dice.rolls)):
        for entry in tables.entries(roll, open_boxes, holds_points=holds_points):
            if entry.allowed:
                marks.setdefault(entry.key, set()).add(Mark(entry.key, entry.points, entry.bonus))
    return {key: tuple(sorted(found)) for key, found in marks.items()}
