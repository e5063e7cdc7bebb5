"""A rule sheet: the rules, and what is printed around them.

What is printed decides no score: publisher, names of the boxes, where each reading comes from, how a table is
run. It is data all the same, so that a sheet is one file.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any

from yatzy.rules.compile import compile_rules
from yatzy.rules.tables import RuleTables
from yatzy.rules.vocabulary import Rules


class Start(StrEnum):
    """How a table finds who begins."""

    ROLL_OFF = "roll-off"
    """Everyone rolls all dice once; the highest sum begins."""
    AGREED = "agreed"


class Scorekeeper(StrEnum):
    """Who writes: one for all, or everyone their own card."""

    ONE = "one"
    EACH = "each"


class Counting(StrEnum):
    """How the rounds of a series are counted."""

    TOTALS = "totals"
    DIFFERENCES = "differences"
    ROUNDS_WON = "rounds-won"


TOPICS = (
    "turn", "players", "start", "series", "teams", "tie", "chips",
    "upper-bonus", "five-alike", "order", "names", "strike",
)  # fmt: skip
"""What a reading can be about besides a box."""

NAMED = ("game", "upper-bonus", "total")
"""What is named on a pad besides the boxes."""


@dataclass(frozen=True, slots=True)
class Players:
    """How many may sit at a table; ``most`` is ``None`` where the sheet sets no limit."""

    least: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Customs:
    """What the sheet says about playing together."""

    start: Start | None = None
    scorekeeper: Scorekeeper | None = None
    teams: tuple[int, ...] = ()
    """The numbers of teams it allows."""
    rounds: int | None = None
    """The most rounds in a series, where it speaks of one."""
    counting: tuple[Counting, ...] = ()
    chips: bool = False
    """Whether bonuses for five alike are chips, counted apart from the card."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Where a reading comes from, and the footnote it deserves."""

    of: tuple[str, ...]
    """Box keys and :data:`TOPICS`."""
    source: str
    """The place on the sheet, or of the usage."""
    ours: bool = False
    """Whether the sheet leaves it open and this project settled it."""
    note: str | None = None
    """A footnote: the name of one in the catalogue (without its prefix), or the sheet's own words."""
    languages: tuple[str, ...] = ()
    """The translations it speaks of; none means all."""
    instead: str | None = None
    """A sheet that plays by those translations."""


@dataclass(frozen=True)
class RuleSheet:
    """One rule sheet, printed or of the house.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> sheet.id, sheet.title, sheet.publisher, len(sheet.rules.boxes)
    ('vinga', 'Yatzy', 'VINGA', 15)
    """

    id: str
    title: str
    rules: Rules
    publisher: str | None = None
    edition: str | None = None
    year: int | None = None
    languages: tuple[str, ...] = ()
    players: Players = Players()
    customs: Customs = Customs()
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    """Language, then box key or one of :data:`NAMED`, then the name as printed, in sentence case."""
    guessed: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    """Language, then the keys whose name the sheet does not print or the scan has lost."""
    readings: tuple[Reading, ...] = ()

    def __post_init__(self) -> None:
        for field_name in ("names", "guessed"):
            by_language = {tag: _fixed(names) for tag, names in getattr(self, field_name).items()}
            object.__setattr__(self, field_name, MappingProxyType(by_language))

    def __reduce__(self) -> tuple[Any, ...]:
        plain = {one.name: getattr(self, one.name) for one in fields(self)}
        plain["names"] = {tag: dict(names) for tag, names in self.names.items()}
        plain["guessed"] = dict(self.guessed)
        return type(self), tuple(plain.values())

    def __repr__(self) -> str:
        return f"<RuleSheet {self.id}: {self.title}, {len(self.rules.boxes)} boxes>"

    @property
    def digest(self) -> str:
        """Return the fingerprint of its rules."""
        return self.rules.digest

    @cached_property
    def tables(self) -> RuleTables:
        """Return its rules as tables."""
        return compile_rules(self.rules)

    @property
    def highest(self) -> int:
        """Return the highest total a column can reach.

        >>> import yatzy
        >>> yatzy.sheet("vinga").highest
        374
        """
        return self.tables.highest()

    def score(self, dice: str | Iterable[int]) -> Mapping[str, int]:
        """Return the points of a roll in every box of an empty card, from top to bottom.

        >>> import yatzy
        >>> points = yatzy.sheet("vinga").score("55566")
        >>> points["fives"], points["full-house"], points["yatzy"]
        (15, 27, 0)

        A card that is filled in part can make something else of it, or refuse it: see ``Card.entries``.
        """
        roll = self.tables.dice.roll_index(self.tables.dice.read(dice))
        entries = self.tables.entries(roll, self.tables.all_boxes, holds_points=False)
        return {entry.key: entry.points for entry in entries}

    def printed_name(self, key: str, language: str) -> str | None:
        """Return the name the sheet prints for a box, the game, the bonus or the total.

        >>> import yatzy
        >>> yatzy.sheet("vinga").printed_name("full-house", "en")
        'Full house'
        """
        return self.names.get(language, {}).get(key)

    def as_data(self) -> dict[str, Any]:
        """Return the sheet as plain data, in the order a sheet is written.

        >>> import yatzy
        >>> yatzy.sheet("vinga").as_data()["upper_bonus"]
        {'at': 63, 'points': 50}
        """
        rules = self.rules.as_data()
        boxes = rules.pop("boxes")
        imprint = {
            "id": self.id,
            "title": self.title,
            "publisher": self.publisher,
            "edition": self.edition,
            "year": self.year,
            "languages": list(self.languages),
            "players": _told({"min": self.players.least, "max": self.players.most}),
        }
        customs = {
            "start": self.customs.start,
            "scorekeeper": self.customs.scorekeeper,
            "teams": list(self.customs.teams),
            "rounds": self.customs.rounds,
            "counting": list(self.customs.counting),
            "chips": self.customs.chips,
        }
        data = _told(imprint) | rules | {"customs": _told(customs), "boxes": boxes}
        data["readings"] = [
            {"of": list(one.of), "source": one.source}
            | _told(
                {
                    "ours": one.ours,
                    "note": one.note,
                    "languages": list(one.languages),
                    "instead": one.instead,
                }
            )
            for one in self.readings
        ]
        data["names"] = {language: dict(names) for language, names in self.names.items()}
        data["guessed"] = {language: sorted(keys) for language, keys in self.guessed.items()}
        return _told(data)


def _fixed(names: Any) -> Any:
    """Return names that cannot be changed."""
    return MappingProxyType(dict(names)) if isinstance(names, Mapping) else names


def _told(data: dict[str, Any]) -> dict[str, Any]:
    """Leave out what says nothing."""
    return {key: value for key, value in data.items() if value or (value == 0 and value is not False)}
