"""The rules a sheet can express, and their digest.

:class:`Rules` is the part of a sheet that affects scores. Sheets with equal rules share one digest, one set of
tables and one solution, whatever is printed on their boxes.
"""

import hashlib
import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from yatzy.rules.dice import Dice
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run

DIGEST_VERSION = 1
"""Part of every digest: raised when the same data comes to mean different rules."""


class Section(StrEnum):
    """The sections of the pad."""

    UPPER = "upper"
    LOWER = "lower"


class Order(StrEnum):
    """Which open box may be filled: any, or only the topmost."""

    FREE = "free"
    FIXED = "fixed"


class Strike(StrEnum):
    """When a box may be filled with 0: with any roll, or only with one that no allowed box would score."""

    FREE = "free"
    LAST = "last"


class CountedDice(StrEnum):
    """Which dice's pips count towards the points of a box."""

    NONE = "none"
    ALL = "all"
    MATCHED = "matched"


class Joker(StrEnum):
    """Whether an extra five alike whose upper box is filled counts as any lower box, freely or compulsorily."""

    NONE = "none"
    FREE = "free"
    FORCED = "forced"


class UpperFirst(StrEnum):
    """When a forced joker must go to its open upper box: only after points in the Yatzy box, or always."""

    AFTER_POINTS = "after-points"
    ALWAYS = "always"


class JokerPays(StrEnum):
    """What a joker scores: as its own dice count, or the most that the box can pay."""

    DICE = "dice"
    HIGHEST = "highest"


class BonusAfter(StrEnum):
    """What the box for five alike must hold for the bonus: points, or any entry."""

    POINTS = "points"
    ANY_ENTRY = "any-entry"


class BonusWhile(StrEnum):
    """When the bonus is earned: always, or only while the upper box for the face is open."""

    ALWAYS = "always"
    UPPER_OPEN = "upper-open"


class ZeroWhenClosed(StrEnum):
    """Which filled boxes make an extra five alike a zero in every box but Chance.

    Sheets write ``false`` and ``true`` for the first two.
    """

    NEVER = "never"
    CHANCE_AND_UPPER = "chance-and-upper"
    """Chance and the upper box for the face."""
    UPPER_BOX = "upper-box"
    """The upper box for the face."""
    UPPER_SECTION = "upper-section"
    """All upper boxes."""

    def as_data(self) -> bool | str:
        """Return the value written in a sheet."""
        return self.value if self in (self.UPPER_BOX, self.UPPER_SECTION) else self is not self.NEVER


@dataclass(frozen=True, slots=True)
class Pays:
    """What a box pays for its pattern: pips, a fixed number, or both (``all+50``)."""

    counted: CountedDice
    fixed: int = 0

    def points(self, dice: Dice, matched: Dice) -> int:
        """Return the points for these dice, of which ``matched`` make the pattern."""
        pips = {CountedDice.NONE: (), CountedDice.ALL: dice, CountedDice.MATCHED: matched}[self.counted]
        return sum(pips) + self.fixed

    def as_data(self) -> int | str:
        """Return the value written in a sheet."""
        if self.counted is CountedDice.NONE:
            return self.fixed
        return f"{self.counted}+{self.fixed}" if self.fixed else str(self.counted)


@dataclass(frozen=True, slots=True)
class Box:
    """One box of the pad."""

    key: str
    section: Section
    pattern: Pattern
    pays: Pays
    last_resort: bool = False
    """Whether it may be filled only when no other open box would score."""

    def points(self, dice: Dice) -> int:
        """Return the points of the dice, without the rules for an extra five alike."""
        matched = self.pattern.find(dice)
        return 0 if matched is None else self.pays.points(dice, matched)

    def as_data(self) -> dict[str, Any]:
        """Return the box as written in a sheet."""
        data: dict[str, Any] = {
            "key": self.key,
            "section": str(self.section),
            "pattern": pattern_as_data(self.pattern),
            "pays": self.pays.as_data(),
        }
        if self.last_resort:
            data["last_resort"] = True
        return data


@dataclass(frozen=True, slots=True)
class UpperBonus:
    """Points for reaching a sum in the upper section."""

    at: int
    points: int

    def as_data(self) -> dict[str, int]:
        """Return the bonus as written in a sheet."""
        return {"at": self.at, "points": self.points}


@dataclass(frozen=True, slots=True)
class FiveAlike:
    """What an extra five alike does once its own box is filled (six alike with six dice)."""

    box: str
    bonus: int = 0
    """Bonus on top of any entry; the next two say when."""
    bonus_after: BonusAfter = BonusAfter.POINTS
    bonus_while: BonusWhile = BonusWhile.ALWAYS
    joker: Joker = Joker.NONE
    upper_first: UpperFirst = UpperFirst.ALWAYS
    joker_pays: JokerPays = JokerPays.DICE
    in_chance: int | None = None
    """Points in Chance instead of the sum, if the box holds points."""
    zero_when_closed: ZeroWhenClosed = ZeroWhenClosed.NEVER
    """If the box holds points: zero once these boxes are filled."""

    def as_data(self) -> dict[str, Any]:
        """Return the rule as written in a sheet."""
        data: dict[str, Any] = {"box": self.box}
        if self.bonus:
            data["bonus"] = self.bonus
        if self.bonus_after is not BonusAfter.POINTS:
            data["bonus_after"] = str(self.bonus_after)
        if self.bonus_while is not BonusWhile.ALWAYS:
            data["bonus_while"] = str(self.bonus_while)
        if self.joker is not Joker.NONE:
            data["joker"] = str(self.joker)
        if self.joker is Joker.FORCED:
            data["upper_first"] = str(self.upper_first)
        if self.joker_pays is not JokerPays.DICE:
            data["joker_pays"] = str(self.joker_pays)
        if self.in_chance is not None:
            data["in_chance"] = self.in_chance
        if self.zero_when_closed is not ZeroWhenClosed.NEVER:
            data["zero_when_closed"] = self.zero_when_closed.as_data()
        return data


@dataclass(frozen=True)
class Rules:
    """Everything in a sheet that affects scores."""

    dice: int
    rolls: int
    boxes: tuple[Box, ...]
    order: Order = Order.FREE
    strike: Strike = Strike.FREE
    upper_bonus: UpperBonus | None = None
    five_alike: FiveAlike | None = None

    @cached_property
    def digest(self) -> str:
        """Return the SHA-256 of the canonical JSON of the rules, in hexadecimal."""
        canonical = json.dumps(
            {"meaning": DIGEST_VERSION} | self.as_data(), sort_keys=True, separators=(",", ":")
        )
        return hashlib.sha256(canonical.encode()).hexdigest()

    def box_index(self, key: str) -> int | None:
        """Return the position of a box on the pad, or ``None``."""
        return next((index for index, box in enumerate(self.boxes) if box.key == key), None)

    def as_data(self) -> dict[str, Any]:
        """Return the rules as written in a sheet, without values at their defaults."""
        data: dict[str, Any] = {"dice": self.dice, "rolls": self.rolls}
        if self.order is not Order.FREE:
            data["order"] = str(self.order)
        if self.strike is not Strike.FREE:
            data["strike"] = str(self.strike)
        if self.upper_bonus:
            data["upper_bonus"] = self.upper_bonus.as_data()
        if self.five_alike:
            data["five_alike"] = self.five_alike.as_data()
        return data | {"boxes": [box.as_data() for box in self.boxes]}


def pattern_as_data(pattern: Pattern) -> str | dict[str, Any]:
    """Return the pattern as written in a sheet."""
    match pattern:
        case Face(face):
            return {"face": face}
        case Groups(sizes, shared):
            return {"groups": list(sizes)} | ({"shared": True} if shared else {})
        case Run(length):
            return {"run": length}
        case Faces(faces):
            return {"faces": list(faces)}
        case Anything():
            return "any"
