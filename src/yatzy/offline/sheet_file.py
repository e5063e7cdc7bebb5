"""A sheet as a file for the page without a server: its compiled tables, and what a game by it may be agreed on.

``web/offline/engine/`` reads the tables. It knows the concepts listed here and no others: a sheet that uses
another one is refused, so that nobody plays by half of its rules.
"""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from itertools import chain, combinations
from typing import Any

from msgspec import Struct

from yatzy.game.events import pack_sheet
from yatzy.game.setup import MOST_PLAYERS, TEAMS, most_rounds
from yatzy.rules.dice import Dice
from yatzy.rules.errors import SheetError
from yatzy.rules.rule_tables import ExtraFiveAlike, Reason, RuleTables, Situation
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.rules.vocabulary import Box, CountedDice, Rules

FORMAT = 1
"""The form of the file. Raised when an older page could no longer play by it."""

KNOWN_TABLES = frozenset(
    {
        "digest", "dice", "rolls", "keys", "points", "reasons", "face_of", "upper_faces", "all_boxes", "upper",
        "lower", "fixed_order", "last_resort", "strike_last", "upper_bonus", "extra_five_alike",
    }
)  # fmt: skip
"""The tables that the page reads, or derives by itself."""
KNOWN_RULES = frozenset({"dice", "rolls", "boxes", "order", "strike", "upper_bonus", "five_alike"})
"""The parts of the rules that are compiled into those tables."""

REASONS = tuple(Reason)


class SituationFile(Struct, frozen=True):
    """A :class:`~yatzy.rules.rule_tables.Situation`, with reasons by number."""

    bonus: int
    points: tuple[tuple[int, ...], ...]
    reasons: tuple[tuple[int, ...], ...]
    allowed: tuple[int, ...]


class ExtraFiveAlikeFile(Struct, frozen=True):
    """An :class:`~yatzy.rules.rule_tables.ExtraFiveAlike`."""

    box: int
    upper_for: tuple[int, ...]
    chance: int
    situations: tuple[SituationFile, ...]


class TablesFile(Struct, frozen=True):
    """The :class:`~yatzy.rules.rule_tables.RuleTables` of a sheet, with reasons by number."""

    dice: int
    rolls: int
    keys: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    reasons: tuple[tuple[int, ...], ...]
    reason_names: tuple[Reason, ...]
    upper_faces: tuple[int, ...]
    upper: int
    lower: int
    fixed_order: bool
    last_resort: int
    strike_last: bool
    upper_bonus: dict[str, int] | None
    extra_five_alike: ExtraFiveAlikeFile | None


class SetupFile(Struct, frozen=True):
    """What a game by the sheet may be agreed on, and what holds where nothing was agreed."""

    least: int
    most: int
    teams: tuple[int, ...]
    rounds: int
    counting: Counting
    start: Start


class SheetFile(Struct, frozen=True):
    """A sheet as the page without a server reads it."""

    format: int
    id: str
    title: str
    digest: str
    sheet: dict[str, Any]
    """As in the event that starts a game."""
    tables: TablesFile
    matched: tuple[tuple[str, ...] | None, ...]
    """By box, then roll, the dice that make it, as digits; ``None`` for a box that counts all dice, or none."""
    setup: SetupFile


def export_sheet(sheet: RuleSheet) -> SheetFile:
    """Return a sheet as the page plays it. Raises :class:`SheetError` for a concept the page does not know."""
    _check_known(sheet.rules, KNOWN_RULES)
    _check_known(sheet.tables, KNOWN_TABLES)
    customs = sheet.customs
    return SheetFile(
        format=FORMAT,
        id=sheet.id,
        title=sheet.title,
        digest=sheet.digest,
        sheet=pack_sheet(sheet),
        tables=_export_tables(sheet.tables),
        matched=tuple(_matched_dice(box, sheet.tables.dice.rolls) for box in sheet.rules.boxes),
        setup=SetupFile(
            least=sheet.players.least,
            most=sheet.players.most or MOST_PLAYERS,
            teams=customs.teams or TEAMS,
            rounds=most_rounds(sheet),
            counting=next(iter(customs.counting), Counting.TOTALS),
            start=customs.start or Start.AGREED,
        ),
    )


def playable_sheets() -> Iterator[RuleSheet]:
    """Yield the bundled sheets with every choice of their options, those left out that the page cannot play."""
    for sheet_id in sheet_ids():
        base = bundled_sheet(sheet_id)
        sizes = range(len(base.options) + 1)
        for chosen in chain.from_iterable(combinations(base.options, size) for size in sizes):
            if any(one.excludes(other) for one, other in combinations(chosen, 2)):
                continue
            sheet = base.with_options(*(option.key for option in chosen)) if chosen else base
            if is_known(sheet):
                yield sheet


def is_known(sheet: RuleSheet) -> bool:
    """Return whether the page knows every concept that a sheet uses."""
    try:
        _check_known(sheet.rules, KNOWN_RULES)
        _check_known(sheet.tables, KNOWN_TABLES)
    except SheetError:
        return False
    return True


def _check_known(part: Rules | RuleTables, known: frozenset[str]) -> None:
    for field in fields(part):
        if field.name in known:
            continue
        default = field.default_factory() if field.default_factory is not MISSING else field.default
        value = getattr(part, field.name)
        if value and (default is MISSING or value != default):
            raise SheetError("sheet-not-offline", concept=field.name)


def _export_tables(tables: RuleTables) -> TablesFile:
    bonus, extra = tables.upper_bonus, tables.extra_five_alike
    return TablesFile(
        dice=tables.dice.count,
        rolls=tables.rolls,
        keys=tables.keys,
        points=tables.points,
        reasons=_number_reasons(tables.reasons),
        reason_names=REASONS,
        upper_faces=tables.upper_faces,
        upper=tables.upper,
        lower=tables.lower,
        fixed_order=tables.fixed_order,
        last_resort=tables.last_resort,
        strike_last=tables.strike_last,
        upper_bonus=bonus.as_data() if bonus else None,
        extra_five_alike=_export_extra_five_alike(extra) if extra else None,
    )


def _matched_dice(box: Box, rolls: tuple[Dice, ...]) -> tuple[str, ...] | None:
    if box.pays.counted is not CountedDice.MATCHED:
        return None
    return tuple("".join(map(str, box.pattern.find(roll) or ())) for roll in rolls)


def _export_extra_five_alike(extra: ExtraFiveAlike) -> ExtraFiveAlikeFile:
    situations = tuple(_export_situation(situation) for situation in extra.situations)
    return ExtraFiveAlikeFile(extra.box, extra.upper_for, extra.chance, situations)


def _export_situation(situation: Situation) -> SituationFile:
    reasons = _number_reasons(situation.reasons)
    return SituationFile(situation.bonus, situation.points, reasons, situation.allowed)


def _number_reasons(reasons: tuple[tuple[Reason, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(REASONS.index(reason) for reason in row) for row in reasons)
