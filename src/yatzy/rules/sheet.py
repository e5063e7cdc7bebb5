"""A rule sheet: the rules, and what is printed around them.

The printed part (publisher, names of the boxes, sources of readings, customs) affects no score. It is kept with
the rules so that a sheet is one file.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from functools import cached_property, reduce
from itertools import combinations
from types import MappingProxyType
from typing import Any

from yatzy.rules.compile import compile_rules
from yatzy.rules.errors import OptionsExclude, UnknownOption
from yatzy.rules.options import SEPARATOR, Option
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.vocabulary import Rules


class Start(StrEnum):
    """How it is decided who begins."""

    ROLL_OFF = "roll-off"
    """Everyone rolls all dice once; the highest sum begins."""
    AGREED = "agreed"


class Scorekeeper(StrEnum):
    """Who writes the scores: one player for all, or each their own card."""

    ONE = "one"
    EACH = "each"


class Counting(StrEnum):
    """How the rounds of a series are counted."""

    TOTALS = "totals"
    DIFFERENCES = "differences"
    ROUNDS_WON = "rounds-won"


TOPICS = (
    "turn", "players", "start", "direction", "scorekeeper", "series", "teams", "tie", "chips",
    "upper-bonus", "five-alike", "order", "names", "strike",
)  # fmt: skip
"""Keys a reading can refer to, besides box keys."""

PRINTED_KEYS = ("game", "upper-bonus", "total")
"""Keys of printed names on a pad, besides box keys."""


@dataclass(frozen=True, slots=True)
class Players:
    """The allowed number of players; ``most`` is ``None`` where the sheet sets no limit."""

    least: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Customs:
    """What the sheet says about play around the scoring."""

    start: Start | None = None
    scorekeeper: Scorekeeper | None = None
    clockwise: bool = False
    """Whether the sheet says that turns pass clockwise."""
    teams: tuple[int, ...] = ()
    """The allowed numbers of teams."""
    rounds: int | None = None
    """The most rounds in a series; ``None`` if the sheet sets no limit."""
    counting: tuple[Counting, ...] = ()
    chips: bool = False
    """Whether bonuses for five alike are chips, counted apart from the card."""

    half_totals: bool = False
    """Whether the pad has a total for each section."""

    @property
    def players_choose_rounds(self) -> bool:
        """Return whether the sheet plays rounds, as many as the players choose."""
        return bool(self.counting) and self.rounds is None


@dataclass(frozen=True, slots=True)
class Reading:
    """An interpretation of the printed rules: its source, and a footnote."""

    of: tuple[str, ...]
    """Box keys and :data:`TOPICS`."""
    source: str
    """The passage on the sheet, or the source of the usage."""
    ours: bool = False
    """Whether the sheet leaves the question open and this project decided it."""
    note: str | None = None
    """A footnote: its message id in the catalogue (without prefix), or the sheet's own text."""
    languages: tuple[str, ...] = ()
    """The translations it applies to; empty means all."""
    instead: str | None = None
    """Id of a sheet that plays by those translations."""


@dataclass(frozen=True)
class RuleSheet:
    """One rule sheet, published or a house rule.

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
    """Language, then box key or one of :data:`PRINTED_KEYS`, then the name as printed, in sentence case."""
    guessed: Mapping[str, frozenset[str]] = field(default_factory=dict, hash=False)
    """Language, then the keys whose name the sheet does not print or the scan has lost."""
    readings: tuple[Reading, ...] = ()
    options: tuple[Option, ...] = ()
    """What a table can choose; empty once it has chosen."""

    def __post_init__(self) -> None:
        for field_name in ("names", "guessed"):
            by_language = {tag: _freeze(names) for tag, names in getattr(self, field_name).items()}
            object.__setattr__(self, field_name, MappingProxyType(by_language))

    def __reduce__(self) -> tuple[Any, ...]:
        plain = {part.name: getattr(self, part.name) for part in fields(self)}
        plain["names"] = {tag: dict(names) for tag, names in self.names.items()}
        plain["guessed"] = dict(self.guessed)
        return type(self), tuple(plain.values())

    def __repr__(self) -> str:
        return f"<RuleSheet {self.id}: {self.title}, {len(self.rules.boxes)} boxes>"

    @property
    def digest(self) -> str:
        """Return the digest of the rules."""
        return self.rules.digest

    @cached_property
    def tables(self) -> RuleTables:
        """Return the compiled rules."""
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

        Points on a partly filled card can differ, or be refused: see ``Card.entries``.
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

    def with_options(self, *keys: str) -> "RuleSheet":
        """Return the sheet that plays by some of its options; its id names them, in the sheet's order.

        >>> import yatzy
        >>> sheet = yatzy.sheet("tactic").with_options("five-as-house")
        >>> sheet.id, sheet.score("66666")["full-house"]
        ('tactic+five-as-house', 30)

        Raises :class:`SheetError` for an unknown option, or two that exclude each other.
        """
        known = [option.key for option in self.options]
        for key in keys:
            if key not in known:
                raise UnknownOption(
                    "option-unknown", sheet=self.id, option=key[:60], known=", ".join(known) or "none"
                )
        chosen = [option for option in self.options if option.key in keys]
        for one, other in combinations(chosen, 2):
            if one.excludes(other):
                raise OptionsExclude("options-exclude", one=one.key, other=other.key)
        if not chosen:
            return self
        return replace(
            self,
            id=SEPARATOR.join([self.id, *(option.key for option in chosen)]),
            rules=reduce(lambda rules, option: option.apply(rules), chosen, self.rules),
            readings=tuple(_override_readings(self.readings, chosen)),
            options=(),
        )

    def as_data(self) -> dict[str, Any]:
        """Return the sheet as plain data, in the key order of a sheet file. ``yatzy.sheet`` is the inverse.

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
            "players": _drop_empty({"min": self.players.least, "max": self.players.most}),
        }
        customs = {
            "start": self.customs.start,
            "scorekeeper": self.customs.scorekeeper,
            "clockwise": self.customs.clockwise,
            "teams": list(self.customs.teams),
            "rounds": self.customs.rounds,
            "counting": list(self.customs.counting),
            "chips": self.customs.chips,
            "half_totals": self.customs.half_totals,
        }
        data = _drop_empty(imprint) | rules | {"customs": _drop_empty(customs), "boxes": boxes}
        data["readings"] = [
            {"of": list(reading.of), "source": reading.source}
            | _drop_empty(
                {
                    "ours": reading.ours,
                    "note": reading.note,
                    "languages": list(reading.languages),
                    "instead": reading.instead,
                }
            )
            for reading in self.readings
        ]
        data["options"] = [option.as_data() for option in self.options]
        data["names"] = {language: dict(names) for language, names in self.names.items()}
        data["guessed"] = {language: sorted(keys) for language, keys in self.guessed.items()}
        return _drop_empty(data)


def _override_readings(readings: Iterable[Reading], options: Iterable[Option]) -> Iterator[Reading]:
    """Yield the readings of what the options leave as it is, and one for each option."""
    overridden = frozenset[str]().union(*(option.topics for option in options))
    for reading in readings:
        of = tuple(topic for topic in reading.of if topic not in overridden)
        if of:
            yield replace(reading, of=of)
    for option in options:
        yield Reading(tuple(sorted(option.topics)), option.source)


def _freeze(names: Any) -> Any:
    """Return a read-only copy of names."""
    return MappingProxyType(dict(names)) if isinstance(names, Mapping) else names


def _drop_empty(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data without ``None``, ``False`` and empty values; 0 stays."""
    return {key: value for key, value in data.items() if value or (value == 0 and value is not False)}


def full_title(sheet: RuleSheet) -> str:
    """Return publisher, title, edition and year, as far as the sheet has them, and the options chosen."""
    year = str(sheet.year) if sheet.year else None
    title = f"{sheet.publisher} {sheet.title}" if sheet.publisher else sheet.title
    imprint = ", ".join(dict.fromkeys(part for part in (title, sheet.edition, year) if part))
    return " + ".join([imprint, *sheet.id.split(SEPARATOR)[1:]])
