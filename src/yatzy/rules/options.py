"""Options of a sheet: changes to its rules that a table can choose, each with its source."""

from dataclasses import dataclass, replace
from typing import Any

from yatzy.rules.patterns import Pattern
from yatzy.rules.vocabulary import (
    Box,
    FiveAlike,
    Joker,
    Order,
    Pays,
    Rules,
    Strike,
    UpperBonus,
    pattern_as_data,
)

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
    strike: Strike | None = None
    upper_bonus: UpperBonus | None = None
    five_alike: FiveAlike | None = None
    boxes: tuple[BoxChange, ...] = ()

    def apply(self, rules: Rules) -> Rules:
        """Return the rules as changed."""
        changes = {change.key: change for change in self.boxes}
        return replace(
            rules,
            order=self.order or rules.order,
            strike=self.strike or rules.strike,
            upper_bonus=self.upper_bonus or rules.upper_bonus,
            five_alike=self.five_alike or rules.five_alike,
            boxes=tuple(changes[box.key].apply(box) if box.key in changes else box for box in rules.boxes),
        )

    def excludes(self, other: "Option") -> bool:
        """Whether a table can choose only one: both change the same, or a fixed order leaves no choice."""
        if self.changed_parts & other.changed_parts:
            return True
        return any(
            one.order is Order.FIXED and two._limits_choice  # noqa: SLF001 # of the same class
            for one, two in ((self, other), (other, self))
        )

    @property
    def _limits_choice(self) -> bool:
        """Whether it says which boxes may be filled, which a fixed order has decided already."""
        forced = self.five_alike is not None and self.five_alike.joker is Joker.FORCED
        return forced or self.strike is Strike.LAST or any(change.last_resort for change in self.boxes)

    @property
    def topics(self) -> frozenset[str]:
        """The boxes and topics of readings that the option overrides."""
        return frozenset(part.partition(".")[0] for part in self.changed_parts)

    @property
    def changed_parts(self) -> frozenset[str]:
        """What it changes: a topic such as ``order``, or a part of a box, such as ``yatzy.pays``."""
        parts = {f"{change.key}.{part}" for change in self.boxes for part in change.as_data()}
        topics = {
            "order": self.order,
            "strike": self.strike,
            "upper-bonus": self.upper_bonus,
            "five-alike": self.five_alike,
        }
        return frozenset(parts | {topic for topic, change in topics.items() if change is not None})

    def as_data(self) -> dict[str, Any]:
        """Return the option as written in a sheet."""
        data: dict[str, Any] = {"key": self.key, "source": self.source}
        if self.order is not None:
            data["order"] = str(self.order)
        if self.strike is not None:
            data["strike"] = str(self.strike)
        if self.upper_bonus is not None:
            data["upper_bonus"] = self.upper_bonus.as_data()
        if self.five_alike is not None:
            data["five_alike"] = self.five_alike.as_data()
        if self.boxes:
            data["boxes"] = {change.key: change.as_data() for change in self.boxes}
        return data
