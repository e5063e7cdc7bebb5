"""What a rule sheet can say, and the digest of what it says.

:class:`Rules` is the part of a sheet that decides games. Two sheets with equal rules have the same digest, the
same tables and the same solution, whatever is printed on their boxes.
"""

import hashlib
import json
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from yatzy.rules.dice import Dice
from yatzy.rules.patterns import Anything, Face, Faces, Groups, Pattern, Run

MEANING = 1
"""Part of every digest: rises when the same words come to mean something else."""


class Section(StrEnum):
    """The halves of the pad."""

    UPPER = "upper"
    LOWER = "lower"


class Order(StrEnum):
    """Which open box may be taken: any, or only the topmost."""

    FREE = "free"
    FIXED = "fixed"


class Counted(StrEnum):
    """The dice whose pips a box pays."""

    NONE = "none"
    ALL = "all"
    MATCHED = "matched"


class Joker(StrEnum):
    """Whether a further five alike, its upper box closed, makes every lower box, and whether it must."""

    NONE = "none"
    FREE = "free"
    FORCED = "forced"


class UpperFirst(StrEnum):
    """When a forced joker demands the open upper box: only after points in the Yatzy box, or always."""

    AFTER_POINTS = "after-points"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Pays:
    """What a box pays once its pattern is made: pips, a fixed number, or both (``all+50``)."""

    counted: Counted
    fixed: int = 0

    def points(self, dice: Dice, matched: Dice) -> int:
        """Return the points for these dice, of which ``matched`` make the pattern."""
        pips = {Counted.NONE: (), Counted.ALL: dice, Counted.MATCHED: matched}[self.counted]
        return sum(pips) + self.fixed

    def as_data(self) -> int | str:
        """Return the word for it in a sheet."""
        if self.counted is Counted.NONE:
            return self.fixed
        return f"{self.counted}+{self.fixed}" if self.fixed else str(self.counted)


@dataclass(frozen=True, slots=True)
class Box:
    """One line of the pad."""

    key: str
    section: Section
    pattern: Pattern
    pays: Pays
    last_resort: bool = False
    """Whether it may be taken only when no other open box would score."""

    def points(self, dice: Dice) -> int:
        """Return what the dice give here when nothing special applies."""
        matched = self.pattern.find(dice)
        return 0 if matched is None else self.pays.points(dice, matched)

    def as_data(self) -> dict[str, Any]:
        """Return the box as a sheet writes it."""
        data: dict[str, Any] = {
            "key": self.key,
            "section": str(self.section),
            "pattern": _pattern_data(self.pattern),
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


@dataclass(frozen=True, slots=True)
class FiveAlike:
    """What a further five alike does once the box for it is closed (six alike where there are six dice)."""

    box: str
    bonus: int = 0
    """Points beside the entry, whichever it is, while the box holds points."""
    joker: Joker = Joker.NONE
    upper_first: UpperFirst = UpperFirst.ALWAYS
    in_chance: int | None = None
    """Points in Chance instead of the sum, while the box holds points."""
    zero_when_closed: bool = False
    """While the box holds points: a zero everywhere once Chance and the upper box for the face are closed."""

    def as_data(self) -> dict[str, Any]:
        """Return it as a sheet writes it."""
        data: dict[str, Any] = {"box": self.box}
        if self.bonus:
            data["bonus"] = self.bonus
        if self.joker is not Joker.NONE:
            data["joker"] = str(self.joker)
        if self.joker is Joker.FORCED:
            data["upper_first"] = str(self.upper_first)
        if self.in_chance is not None:
            data["in_chance"] = self.in_chance
        if self.zero_when_closed:
            data["zero_when_closed"] = True
        return data


@dataclass(frozen=True)
class Rules:
    """Everything about a sheet that can change a score."""

    dice: int
    rolls: int
    boxes: tuple[Box, ...]
    order: Order = Order.FREE
    upper_bonus: UpperBonus | None = None
    five_alike: FiveAlike | None = None

    @cached_property
    def digest(self) -> str:
        """Return the SHA-256 of the rules in one canonical form, as 64 hexadecimal digits."""
        canonical = json.dumps({"meaning": MEANING} | self.as_data(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    def box_index(self, key: str) -> int | None:
        """Return where a box stands on the pad."""
        return next((index for index, box in enumerate(self.boxes) if box.key == key), None)

    def as_data(self) -> dict[str, Any]:
        """Return the rules as a sheet writes them; what is left at its default is left out."""
        data: dict[str, Any] = {"dice": self.dice, "rolls": self.rolls}
        if self.order is not Order.FREE:
            data["order"] = str(self.order)
        if self.upper_bonus:
            data["upper_bonus"] = {"at": self.upper_bonus.at, "points": self.upper_bonus.points}
        if self.five_alike:
            data["five_alike"] = self.five_alike.as_data()
        return data | {"boxes": [box.as_data() for box in self.boxes]}


def _pattern_data(pattern: Pattern) -> str | dict[str, Any]:
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
