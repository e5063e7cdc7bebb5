"""Sheets as score pads for the page: printed rows in a language, and the options for playing together."""

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from yatzy.game.setup import TEAMS, least_players, most_rounds
from yatzy.l10n.catalogue import Catalogue, catalogue
from yatzy.report.options import OptionRule, explain_options
from yatzy.report.rulebook import own_text_sentence
from yatzy.report.scorepad import PrintedRow, RowKind, printed_rows
from yatzy.rules.patterns import Faces, Groups, Run
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, default_sheet_id, is_bundled, sheet_ids


class Feat(StrEnum):
    """Rare rolls: all dice alike, and the longest straight of the sheet, of several the one that gives most."""

    ALL_ALIKE = "all-alike"
    LONGEST_STRAIGHT = "longest-straight"


class RowView(Struct, frozen=True, omit_defaults=True):
    """One printed row of a score pad."""

    kind: str
    label: str
    section: str = ""
    key: str = ""
    """The box, in the row of a box."""
    most: int = 0
    """The most points that the box can give."""
    feat: Feat | None = None
    """What it takes to fill the box, where that is worth a celebration."""


class TeamsView(Struct, frozen=True):
    """A number of teams, and how many players it takes at least."""

    number: int
    least: int


class PadView(Struct, frozen=True):
    """A sheet as it is printed, and its options for playing together."""

    id: str
    title: str
    publisher: str
    edition: str
    year: int | None
    usual: bool
    """Whether it is the default in this language."""
    why: str
    """Why it is the default, if it is so in this language only."""
    on_shelf: bool
    """Whether it is a bundled sheet."""
    dice: int
    rolls: int
    rows: tuple[RowView, ...]
    bonus_at: int | None
    """The upper sum that earns the bonus."""
    bonus: int
    further: int
    """The bonus for a further five alike."""
    chips: bool
    least: int
    most: int | None
    """The most players there may be, if there is a limit."""
    teams: tuple[TeamsView, ...]
    """The numbers of teams that may be agreed."""
    rounds: int
    counting: tuple[Counting, ...]
    start: Start
    options: tuple[OptionRule, ...]
    """What a table can choose."""


def pad_view(words: Catalogue, sheet: RuleSheet) -> PadView:
    """Return the view of a sheet's score pad in a language."""
    rules, customs = sheet.rules, sheet.customs
    return PadView(
        id=sheet.id,
        title=words.name(sheet, "game"),
        publisher=sheet.publisher or "",
        edition=sheet.edition or "",
        year=sheet.year,
        usual=sheet.id == default_sheet_id(words.language),
        why=own_text_sentence(words, sheet),
        on_shelf=is_bundled(sheet),
        dice=rules.dice,
        rolls=rules.rolls,
        rows=tuple(_row_view(sheet, row) for row in printed_rows(words, sheet)),
        bonus_at=rules.upper_bonus.at if rules.upper_bonus else None,
        bonus=rules.upper_bonus.points if rules.upper_bonus else 0,
        further=rules.five_alike.bonus if rules.five_alike else 0,
        chips=customs.chips,
        least=sheet.players.least,
        most=sheet.players.most,
        teams=tuple(TeamsView(number, least_players(number)) for number in customs.teams or TEAMS),
        rounds=most_rounds(sheet),
        counting=customs.counting or tuple(Counting),
        start=customs.start or Start.AGREED,
        options=explain_options(words, sheet),
    )


def _row_view(sheet: RuleSheet, row: PrintedRow) -> RowView:
    if row.kind is not RowKind.BOX:
        return RowView(row.kind, row.label, row.section or "")
    place = row.box_index
    key, most = sheet.rules.boxes[place].key, max(sheet.tables.points[place])
    return RowView(row.kind, row.label, row.section or "", key, most, _find_feats(sheet).get(key))


def _find_feats(sheet: RuleSheet) -> dict[str, Feat]:
    """Return by box the rare roll that fills it."""
    rules, points = sheet.rules, sheet.tables.points
    straights = [
        (len(pattern.faces) if isinstance(pattern, Faces) else pattern.length, max(points[place]), box.key)
        for place, box in enumerate(rules.boxes)
        if isinstance(pattern := box.pattern, Run | Faces)
    ]
    feats = {key: Feat.LONGEST_STRAIGHT for _, _, key in sorted(straights)[-1:]}
    return feats | {box.key: Feat.ALL_ALIKE for box in rules.boxes if box.pattern == Groups((rules.dice,))}


@lru_cache(maxsize=32)
def shelf_pads(language: str) -> tuple[PadView, ...]:
    """Return the pads of all bundled sheets; cached."""
    return tuple(pad_view(catalogue(language), bundled_sheet(sheet_id)) for sheet_id in sheet_ids())
