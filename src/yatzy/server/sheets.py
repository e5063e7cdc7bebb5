"""The sheet somebody wants; a sheet as data, in the shape of its TOML file, of which docs/sheets.md tells."""

from typing import Annotated, Any, Literal, Self

import msgspec
from msgspec import Meta, Struct

from yatzy.rules.errors import TableError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Scorekeeper, Start
from yatzy.rules.shelf import USUAL, sheet_ids, shelf_sheet
from yatzy.rules.toml import loads
from yatzy.rules.vocabulary import Joker, Order, Section, UpperFirst

OwnRules = dict[str, Any] | Annotated[str, Meta(max_length=64_000)]
"""A sheet of one's own: as data, or as TOML."""


class WantedSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet: one on the shelf, or one's own."""

    sheet: Annotated[str, Meta(max_length=100)] = USUAL
    rules: OwnRules | None = None
    """A sheet of one's own instead: as data, or as TOML."""

    @property
    def found(self) -> RuleSheet:
        """Return the sheet; raise where there is none such, or it is none."""
        return wanted_sheet(self.sheet, self.rules)


def wanted_sheet(sheet_id: str, rules: dict[str, Any] | str | None) -> RuleSheet:
    """Return the sheet somebody wants: one on the shelf, or their own as data or TOML."""
    if rules is None:
        return shelf_sheet(sheet_id)
    sheet = loads(rules) if isinstance(rules, str) else parse_sheet(rules)
    if sheet.id in sheet_ids() and sheet != shelf_sheet(sheet.id):
        raise TableError("table-sheet-name", sheet=sheet.id)
    return sheet


class PlayersData(Struct, frozen=True, omit_defaults=True):
    """How many may play; without ``max`` any number."""

    min: int
    max: int | None = None


class PatternData(Struct, frozen=True, omit_defaults=True):
    """What the dice must show: one of a face, groups, a run, or faces."""

    face: int | None = None
    groups: tuple[int, ...] = ()
    shared: bool = False
    """Whether one face may serve for several groups."""
    run: int | None = None
    faces: tuple[int, ...] = ()


class BoxData(Struct, frozen=True, omit_defaults=True):
    """One line of the pad."""

    key: str
    section: Section
    pattern: Literal["any"] | PatternData
    pays: int | str
    """Points; or ``all`` or ``matched`` for the sum of those dice, also with points, as in ``all+50``."""
    last_resort: bool = False
    """Whether it may be taken only when no other open box would score."""


class UpperBonusData(Struct, frozen=True):
    """Points for reaching a sum in the upper section."""

    at: int
    points: int


class FiveAlikeData(Struct, frozen=True, omit_defaults=True):
    """What a further five alike does once the box for it is closed."""

    box: str
    bonus: int = 0
    joker: Joker = Joker.NONE
    upper_first: UpperFirst | None = None
    in_chance: int | None = None
    zero_when_closed: bool = False


class CustomsData(Struct, frozen=True, omit_defaults=True):
    """How a table is run."""

    start: Start | None = None
    scorekeeper: Scorekeeper | None = None
    teams: tuple[int, ...] = ()
    rounds: int | None = None
    counting: tuple[Counting, ...] = ()
    chips: bool = False


class ReadingData(Struct, frozen=True, omit_defaults=True):
    """Where something on the sheet comes from."""

    of: tuple[str, ...]
    """Boxes, and topics."""
    source: str
    ours: bool = False
    """Whether the sheet leaves it open and this project settled it."""
    note: str | None = None
    languages: tuple[str, ...] = ()
    instead: str | None = None
    """A sheet that plays by those translations."""


class SheetData(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A rule sheet. What it does not say is left out."""

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
    upper_bonus: UpperBonusData | None = None
    five_alike: FiveAlikeData | None = None
    customs: CustomsData | None = None
    boxes: tuple[BoxData, ...]
    """In printed order."""
    readings: tuple[ReadingData, ...] = ()
    names: dict[str, dict[str, str]] = {}
    """By language, what is printed for each box, the game, the bonus and the total."""
    guessed: dict[str, tuple[str, ...]] = {}
    """By language, whose names are not printed."""

    @classmethod
    def of(cls, sheet: RuleSheet) -> Self:
        """Return a sheet as data."""
        return msgspec.convert(sheet.as_data(), cls)
