"""Schemas of rule sheets in requests and responses, in the shape of the TOML file; see docs/sheets.md."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

import msgspec
from msgspec import Meta, Struct

from yatzy.rules.compile import compile_rules
from yatzy.rules.errors import TableError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Scorekeeper, Start
from yatzy.rules.sheet_files import DEFAULT_SHEET, base_id, bundled_sheet, is_bundled, sheet_ids
from yatzy.rules.toml import loads
from yatzy.rules.vocabulary import BonusAfter, BonusWhile, Joker, JokerPays, Order, Section, Strike, UpperFirst

if TYPE_CHECKING:
    from collections.abc import Iterator

OwnRules = dict[str, Any] | Annotated[str, Meta(max_length=64_000)]
"""Rules of one's own: as data, or as TOML."""
MOST_VALUES, MOST_DEPTH, MOST_TEXT = 20_000, 8, 64_000
"""Values in rules as data, how deep they may be nested, and characters: more than any printed sheet has."""


def check_rules_size(rules: dict[str, Any] | str | None) -> None:
    """Raise ``ValueError`` for data that is too large or nested too deep, as soon as that is known."""
    first: tuple[Iterator[Any], int] = (iter((rules,)), 0)
    values_left, text_left, ahead = MOST_VALUES, MOST_TEXT, [first]
    while ahead:
        values, depth = ahead[-1]
        for value in values:
            values_left -= 1
            text_left -= (
                len(value) if isinstance(value, str) else sum(map(len, value)) if isinstance(value, dict) else 0
            )
            if not values_left or text_left < 0:
                raise ValueError("Object has too many values or too much text")
            if isinstance(value, dict | list):
                if depth == MOST_DEPTH:
                    raise ValueError("Object is nested too deep")
                ahead.append((iter(value.values() if isinstance(value, dict) else value), depth + 1))
                break
        else:
            ahead.pop()


class WantedSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet: a bundled one, or rules of one's own."""

    sheet: Annotated[str, Meta(max_length=100)] = DEFAULT_SHEET
    rules: OwnRules | None = None
    """Instead of `sheet`, rules of one's own: as data, or as TOML."""

    def __post_init__(self) -> None:
        """Check the size of the rules."""
        check_rules_size(self.rules)

    @property
    def rule_sheet(self) -> RuleSheet:
        """The sheet; raises :class:`YatzyError` if it is unknown or invalid. Slow: for worker processes."""
        return resolve_sheet(self.sheet, self.rules)


def resolve_sheet(sheet_id: str, rules: dict[str, Any] | str | None) -> RuleSheet:
    """Return a bundled sheet, or one from data or TOML; raise :class:`YatzyError`."""
    if rules is None:
        return bundled_sheet(sheet_id)
    sheet = loads(rules) if isinstance(rules, str) else parse_sheet(rules)
    if base_id(sheet.id) in sheet_ids() and not is_bundled(sheet):
        raise TableError("table-sheet-name", sheet=sheet.id)
    return sheet


def compile_sheet(sheet_id: str, rules: dict[str, Any] | str | None) -> RuleSheet:
    """Return a sheet as :func:`resolve_sheet` does, with its tables compiled."""
    sheet = resolve_sheet(sheet_id, rules)
    compile_rules(sheet.rules)  # not `sheet.tables`, whose lock all sheets share
    return sheet


class PlayersData(Struct, frozen=True, omit_defaults=True):
    """How many may play; any number without ``max``."""

    min: int
    max: int | None = None


class PatternData(Struct, frozen=True, omit_defaults=True):
    """What the dice must show: a face, groups, a run, or a set of faces."""

    face: int | None = None
    groups: tuple[int, ...] = ()
    shared: bool = False
    """Whether one face may count for several groups."""
    run: int | None = None
    faces: tuple[int, ...] = ()


class BoxData(Struct, frozen=True, omit_defaults=True):
    """One box."""

    key: str
    section: Section
    pattern: Literal["any"] | PatternData
    pays: int | str
    """Points; or ``all`` or ``matched`` for the sum of those dice, also with points, as in ``all+50``."""
    last_resort: bool = False
    """Whether it may be chosen only when no other open box would score."""


class UpperBonusData(Struct, frozen=True):
    """The bonus for a sum in the upper section."""

    at: int
    points: int


class FiveAlikeData(Struct, frozen=True, omit_defaults=True):
    """What a further five alike does once its box is filled."""

    box: str
    bonus: int = 0
    bonus_after: BonusAfter = BonusAfter.POINTS
    """What its box must hold for the bonus."""
    bonus_while: BonusWhile = BonusWhile.ALWAYS
    """Whether the bonus depends on the upper box for the face."""
    joker: Joker = Joker.NONE
    upper_first: UpperFirst | None = None
    joker_pays: JokerPays = JokerPays.DICE
    in_chance: int | None = None
    zero_when_closed: bool | Literal["upper-box", "upper-section"] = False
    """Which filled boxes make it a zero: with ``true``, Chance and the upper box for the face."""


class CustomsData(Struct, frozen=True, omit_defaults=True):
    """How a table is run."""

    start: Start | None = None
    scorekeeper: Scorekeeper | None = None
    clockwise: bool = False
    teams: tuple[int, ...] = ()
    rounds: int | None = None
    counting: tuple[Counting, ...] = ()
    chips: bool = False
    half_totals: bool = False


class ReadingData(Struct, frozen=True, omit_defaults=True):
    """Where something on the sheet comes from."""

    of: tuple[str, ...]
    """Boxes and topics."""
    source: str
    ours: bool = False
    """Whether the sheet leaves it open and this project decided it."""
    note: str | None = None
    languages: tuple[str, ...] = ()
    instead: str | None = None
    """A sheet that plays by those translations."""


class BoxChangeData(Struct, frozen=True, omit_defaults=True):
    """What an option changes about a box."""

    pattern: Literal["any"] | PatternData | None = None
    pays: int | str | None = None
    last_resort: bool | None = None


class OptionData(Struct, frozen=True, omit_defaults=True):
    """A change that a table can choose: `sheet+key` names the sheet that plays by it."""

    key: str
    source: str
    """Who prints or plays it."""
    order: Order | None = None
    strike: Strike | None = None
    upper_bonus: UpperBonusData | None = None
    five_alike: FiveAlikeData | None = None
    boxes: dict[str, BoxChangeData] = {}


class SheetData(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A rule sheet. Defaults are left out."""

    id: str
    title: str
    publisher: str | None = None
    edition: str | None = None
    year: int | None = None
    languages: tuple[str, ...] = ()
    players: PlayersData
    dice: int
    rolls: int
    order: Order = Order.FREE
    strike: Strike = Strike.FREE
    """Whether 0 may be scored only if nothing scores (``last``)."""
    upper_bonus: UpperBonusData | None = None
    five_alike: FiveAlikeData | None = None
    customs: CustomsData | None = None
    boxes: tuple[BoxData, ...]
    """In printed order."""
    readings: tuple[ReadingData, ...] = ()
    options: tuple[OptionData, ...] = ()
    names: dict[str, dict[str, str]] = {}
    """By language, the printed names of boxes, game, bonus and total."""
    guessed: dict[str, tuple[str, ...]] = {}
    """By language, which names are not printed."""

    @classmethod
    def of(cls, sheet: RuleSheet) -> Self:
        """Return a sheet as data."""
        return msgspec.convert(sheet.as_data(), cls)
