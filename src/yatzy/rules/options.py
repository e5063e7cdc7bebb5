"""Options of a sheet: changes to its rules that a table can choose, each with its source."""

from dataclasses import dataclass, replace
from typing import Any

from yatzy.rules.patterns import Pattern
from yatzy.rules.vocabulary import Box, Order, Pays, Rules, UpperBonus, pattern_as_data

SEPARATOR = "+"
"""Between the id of a sheet and the options chosen: ``tactic+chance-last``."""


@dataclass(frozen=True, slots=True)
class BoxChange:
    """What an option changes about a box; ``None`` leaves it as it is."""

    key: str
    pattern: Pattern | None = None
    pays: Pays | None = None
    last_resort: bool | None = None

    def apply(self, box: Box) -> Box:
        """Return the box as changed."""
        return replace(
            box,
            pattern=box.pattern if self.pattern is None else self.pattern,
            pays=box.pays if self.pays is None else self.pays,
            last_resort=box.last_resort if self.last_resort is None else self.last_resort,
        )

    def as_data(self) -> dict[str, Any]:
        """Return the change as written in a sheet."""
        data: dict[str, Any] = {}
        if self.pattern is not None:
            data["pattern"] = pattern_as_data(self.pattern)
        if self.pays is not None:
            data["pays"] = self.pays.as_data()
        if self.last_resort is not None:
            data["last_resort"] = self.last_resort
        return data


@dataclass(frozen=True, slots=True)
class Option:
    """One option: its key, who prints or plays it, and what it changes."""

    key: str
    source: str
    order: Order | None = None
    upper_bonus: UpperBonus | None = None
    boxes: tuple[BoxChange, ...] = ()

    def apply(self, rules: Rules) -> Rules:
        """Return the rules as changed."""
        changes = {change.key: change for change in self.boxes}
        return replace(
            rules,
            order=self.order or rules.order,
            upper_bonus=self.upper_bonus or rules.upper_bonus,
            boxes=tuple(changes[box.key].apply(box) if box.key in changes else box for box in rules.boxes),
        )

    def excludes(self, other: "Option") -> bool:
        """Whether a table can choose only one: both change the same, or a last resort meets a fixed order."""
        if self.changed_parts & other.changed_parts:
            return True
        return any(
            one.order is Order.FIXED and any(change.last_resort for change in two.boxes)
            for one, two in ((self, other), (other, self))
        )

    @property
    def topics(self) -> frozenset[str]:
        """The boxes and topics of readings that the option overrides."""
        return frozenset(part.partition(".")[0] for part in self.changed_parts)

    @property
    def changed_parts(self) -> frozenset[str]:
        """What it changes: ``order``, ``upper-bonus``, or a part of a box, such as ``yatzy.pays``."""
        parts = {f"{change.key}.{part}" for change in self.boxes for part in change.as_data()}
        parts |= {"order"} if self.order is not None else set()
        parts |= {"upper-bonus"} if self.upper_bonus is not None else set()
        return frozenset(parts)

    def as_data(self) -> dict[str, Any]:
        """Return the option as written in a sheet."""
        data: dict[str, Any] = {"key": self.key, "source": self.source}
        if self.order is not None:
            data["order"] = str(self.order)
        if self.upper_bonus is not None:
            data["upper_bonus"] = self.upper_bonus.as_data()
        if self.boxes:
            data["boxes"] = {change.key: change.as_data() for change in self.boxes}
        return data
