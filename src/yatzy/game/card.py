"""A card: one column of the pad, with its points."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from operator import index
from types import MappingProxyType
from typing import Self

from yatzy.game.drawing import cards_html, draw_cards
from yatzy.rules.errors import CardError, MoveError, check_type
from yatzy.rules.rule_tables import Entry, RuleTables, boxes_of
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import as_sheet

FILLED_BOX = re.compile(r"([^=,]*)=\s*([0-9]{1,6})(?:\+([0-9]{1,6}))?(?:\s*,|\s+|$)")

LONGEST_QUOTE = 40


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """What a turn writes: points in a box, and a bonus on top."""

    key: str
    points: int
    bonus: int = 0


@dataclass(frozen=True)
class Card:
    """Points by box, ``None`` where a box is open, and the bonuses for extra five alike.

    >>> import yatzy
    >>> card = yatzy.Card.empty(yatzy.sheet("vinga")).enter("fives", "55566").enter("yatzy", "12345")
    >>> card.boxes["fives"], card.boxes["yatzy"], card.boxes["ones"], card.total
    (15, 0, None, 15)

    Derived values are cached, since a card is used for many moves.
    """

    tables: RuleTables = field(repr=False)
    points: tuple[int | None, ...]
    bonuses: int = 0

    def __repr__(self) -> str:
        filled = ", ".join(f"{key} {points}" for key, points in self.boxes.items() if points is not None)
        bonuses = f", bonuses {self.bonuses}" if self.bonuses else ""
        return f"<Card: {filled or 'empty'}{bonuses}; total {self.total}>"

    def __str__(self) -> str:
        """Draw the card, a line for each box.

        >>> import yatzy
        >>> str(yatzy.Card.filled("vinga", {"ones": 3})).splitlines()[0].split()
        ['ones', '3']
        """
        return draw_cards([""], [self])

    def _repr_html_(self) -> str:
        return cards_html([""], [self])

    def _repr_svg_(self) -> str:
        from yatzy.game.card_svg import draw_cards_svg  # noqa: PLC0415 # seldom needed

        return draw_cards_svg([""], [self])

    @classmethod
    def empty(cls, sheet: RuleSheet | RuleTables | str) -> Self:
        """Return a card with every box open, of a sheet or of a bundled one by its name.

        >>> import yatzy
        >>> yatzy.Card.empty(yatzy.sheet("vinga")).total
        0
        """
        tables = _tables_of(sheet)
        return cls(tables, (None,) * len(tables.keys))

    @classmethod
    def filled(cls, sheet: RuleSheet | RuleTables | str, filled: Mapping[str, int], bonuses: int = 0) -> Self:
        """Return a card with these boxes filled; raise :class:`CardError` if no game can reach it.

        ``bonuses`` is the sum of the bonuses for extra five alike.

        >>> import yatzy
        >>> yatzy.Card.filled(yatzy.sheet("vinga"), {"ones": 3, "chance": 22}).total
        25
        """
        tables = _tables_of(sheet)
        check_type(Mapping, filled)
        for key in filled:
            if key not in tables.keys:
                raise CardError("card-box", key=str(key), known=", ".join(tables.keys))
        points = (_as_int(key, filled[key]) if key in filled else None for key in tables.keys)
        card = cls(tables, tuple(points), _as_int("bonuses", bonuses))
        card._check_reachable()
        return card

    @classmethod
    def parse(
        cls, sheet: RuleSheet | RuleTables | str, text: str, names: Mapping[str, str] = MappingProxyType({})
    ) -> Self:
        """Read filled boxes as typed: ``yatzy=50, fives=15``, with a bonus ``fives=25+100``.

        A box is given by its key or by one of ``names`` (lower-case names, mapped to keys). Raises
        :class:`CardError`.

        >>> import yatzy
        >>> yatzy.Card.parse(yatzy.sheet("vinga"), "ones=3, chance=22").total
        25
        """
        tables = _tables_of(sheet)
        filled: dict[str, int] = {}
        bonuses: dict[str, int] = {}
        text, position = text.strip().rstrip(","), 0
        while position < len(text):
            match = FILLED_BOX.match(text, position)
            if match is None:
                raise CardError("card-entry", part=text[position:].split(",")[0].strip()[:LONGEST_QUOTE])
            name = match[1].strip().lower()
            key = name if name in tables.keys else names.get(name, name)
            if key in filled:
                raise CardError("card-twice", key=key)
            filled[key] = int(match[2])
            bonuses[key] = int(match[3] or 0)
            position = match.end()
        card = cls.filled(tables, filled, sum(bonuses.values()))
        for key, bonus in bonuses.items():
            if bonus and not card.may_include_bonus(tables.keys.index(key)):
                raise CardError("card-bonus-box", key=key, points=filled[key], bonus=bonus)
        return card

    @cached_property
    def boxes(self) -> Mapping[str, int | None]:
        """Return the points by box key, from top to bottom, ``None`` for an open box."""
        return MappingProxyType(dict(zip(self.tables.keys, self.points, strict=True)))

    @cached_property
    def open_boxes(self) -> int:
        """Return the open boxes, as a mask."""
        return sum(1 << box for box, points in enumerate(self.points) if points is None)

    @cached_property
    def holds_points(self) -> bool:
        """Whether the box for five alike is filled, and not with zero."""
        extra = self.tables.extra_five_alike
        return extra is not None and bool(self.points[extra.box])

    @cached_property
    def upper(self) -> int:
        """Return the sum of the upper section, without its bonus."""
        return sum(self.points[box] or 0 for box in boxes_of(self.tables.upper))

    @property
    def upper_bonus(self) -> int:
        """Return the bonus of the upper section, 0 until it is earned."""
        bonus = self.tables.upper_bonus
        return bonus.points if bonus and self.upper >= bonus.at else 0

    @cached_property
    def total(self) -> int:
        """Return the total of the card, with all bonuses."""
        return sum(points or 0 for points in self.points) + self.upper_bonus + self.bonuses

    @property
    def pace(self) -> int | None:
        """Return how far the upper section is above or below par for its bonus; ``None`` without a bonus.

        Par is an equal number of each face, three for 63; open boxes are assumed to end at par. Where par does
        not reach the bonus, an empty card is already below it.
        """
        bonus, faces = self.tables.upper_bonus, self.tables.upper_faces
        if bonus is None:
            return None
        still_open = sum(face for face, points in zip(faces, self.points, strict=True) if points is None)
        return self.upper + bonus.at // sum(faces) * still_open - bonus.at

    def possible_marks(self, key: str) -> tuple[Mark, ...]:
        """Return every mark that some roll could leave in an open box now, sorted."""
        return _marks_by_box(self.tables, self.open_boxes, self.holds_points).get(key, ())

    def entries(self, dice: str | Iterable[int]) -> tuple[Entry, ...]:
        """Return what a roll scores in every open box, in printed order, and why.

        >>> import yatzy
        >>> card = yatzy.Card.filled(yatzy.sheet("vinga"), {"fives": 15})
        >>> entry = next(entry for entry in card.entries("55566") if entry.key == "yatzy")
        >>> entry.points, entry.allowed, str(entry.reason)
        (0, True, 'not-made')
        """
        return self.tables.entries(self._roll_index(dice), self.open_boxes, holds_points=self.holds_points)

    def open_box_index(self, key: str) -> int:
        """Return the position of an open box; raise :class:`MoveError` if it is unknown or filled."""
        check_type(str, key)
        keys = self.tables.keys
        if key not in keys:
            from difflib import get_close_matches  # noqa: PLC0415 # seldom needed

            near = next(iter(get_close_matches(key.lower().replace(" ", "-"), keys, n=1)), "none")
            raise MoveError("move-no-box", box=key, near=near)
        box = keys.index(key)
        if self.points[box] is not None:
            raise MoveError("move-box-filled", box=key)
        return box

    def mark(self, key: str, dice: str | Iterable[int]) -> Mark:
        """Return the mark of a roll in an open box; raise :class:`MoveError` if it may not be entered there.

        >>> import yatzy
        >>> yatzy.Card.filled(yatzy.sheet("hasbro"), {"yatzy": 50}).mark("fives", "55555")
        Mark(key='fives', points=25, bonus=100)
        """
        box, roll = self.open_box_index(key), self._roll_index(dice)
        entry = self.tables.entry(box, roll, self.open_boxes, holds_points=self.holds_points)
        if not entry.allowed:
            raise MoveError("move-box-forbidden", box=key, reason=str(entry.reason))
        return Mark(key, entry.points, entry.bonus)

    def enter(self, key: str, dice: str | Iterable[int]) -> Self:
        """Return the card with a roll entered in an open box. Raises :class:`MoveError`.

        >>> import yatzy
        >>> yatzy.Card.empty(yatzy.sheet("vinga")).enter("full-house", "55566").total
        27
        """
        return self.write(self.mark(key, dice))

    def _roll_index(self, dice: str | Iterable[int]) -> int:
        space = self.tables.dice
        return space.roll_index(space.read(dice))

    def write(self, mark: Mark) -> Self:
        """Return the card with a mark written. The points are not checked; :meth:`enter` checks.

        >>> import yatzy
        >>> card = yatzy.Card.empty(yatzy.sheet("vinga"))
        >>> card.write(card.mark("one-pair", "12344")).boxes["one-pair"]
        8
        """
        box = self.open_box_index(mark.key)
        after = (*self.points[:box], mark.points, *self.points[box + 1 :])
        return type(self)(self.tables, after, self.bonuses + mark.bonus)

    def erase(self, mark: Mark) -> Self:
        """Return the card without one of its marks."""
        box = self.tables.keys.index(mark.key)
        before = (*self.points[:box], None, *self.points[box + 1 :])
        return type(self)(self.tables, before, self.bonuses - mark.bonus)

    def _check_reachable(self) -> None:
        """Raise :class:`CardError` for points or combinations that no game can reach."""
        tables, open_boxes = self.tables, self.open_boxes
        for box, points in enumerate(self.points):
            possible = self.possible_points(box)
            if points is None or points in possible:
                continue
            if tables.extra_five_alike and points in tables.extra_five_alike_points(box, holds_points=True):
                needed = tables.keys[tables.extra_five_alike.box]
                raise CardError("card-further", key=tables.keys[box], points=points, needed=needed)
            known = ", ".join(map(str, possible))
            raise CardError("card-points", key=tables.keys[box], points=points, possible=known)
        self._check_bonuses()
        topmost = open_boxes & -open_boxes
        if self.tables.fixed_order and open_boxes and open_boxes + topmost != self.tables.all_boxes + 1:
            raise CardError("card-order", key=self.tables.keys[topmost.bit_length() - 1])

    def _check_bonuses(self) -> None:
        """Raise :class:`CardError` for bonuses that the filled boxes cannot have earned."""
        possible = self.possible_bonuses
        if self.bonuses not in possible:
            raise CardError("card-bonus", bonus=self.bonuses, each=possible.step, most=possible[-1])

    @property
    def possible_bonuses(self) -> range:
        """Return the possible sums of bonuses for extra five alike, given the filled boxes."""
        extra = self.tables.extra_five_alike
        bonus = max(situation.bonus for situation in extra.situations) if extra else 0
        most = bonus * sum(self.may_include_bonus(box) for box in range(len(self.points)))
        return range(0, most + 1, bonus or 1)

    def may_include_bonus(self, box: int) -> bool:
        """Whether the points in a box can be those of an extra five alike with bonus."""
        tables, points = self.tables, self.points[box]
        extra = tables.extra_five_alike
        if extra is None or points is None or box == extra.box or self.points[extra.box] is None:
            return False
        filled = tables.all_boxes & ~self.open_boxes
        return points in tables.bonus_points(box, filled, holds_points=self.holds_points)

    def possible_points(self, box: int) -> tuple[int, ...]:
        """Return the points a box can hold, given the box for five alike, sorted."""
        tables, possible = self.tables, set(self.tables.points[box])
        if tables.extra_five_alike and self.points[tables.extra_five_alike.box] is not None:
            possible |= tables.extra_five_alike_points(box, holds_points=self.holds_points)
        return tuple(sorted(possible))


def _as_int(key: str, points: int) -> int:
    """Return points as an ``int``; raise :class:`CardError` for anything but an integer."""
    try:
        return index(points)
    except TypeError:
        raise CardError("card-entry", part=f"{key}={points}"[:LONGEST_QUOTE]) from None


def _tables_of(sheet: RuleSheet | RuleTables | str) -> RuleTables:
    return sheet if isinstance(sheet, RuleTables) else as_sheet(sheet).tables


@lru_cache(maxsize=1024)
def _marks_by_box(tables: RuleTables, open_boxes: int, holds_points: bool) -> dict[str, tuple[Mark, ...]]:  # noqa: FBT001 # a cache key
    """Return the marks that any roll can leave in each open box."""
    marks: dict[str, set[Mark]] = {}
    for roll in range(len(tables.dice.rolls)):
        for entry in tables.entries(roll, open_boxes, holds_points=holds_points):
            if entry.allowed:
                marks.setdefault(entry.key, set()).add(Mark(entry.key, entry.points, entry.bonus))
    return {key: tuple(sorted(of_box)) for key, of_box in marks.items()}
