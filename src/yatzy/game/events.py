"""What has happened. A game is the fold of its events, and nothing else."""

from typing import Annotated, Any, Self

from msgspec import Meta, Struct

from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.dice import Dice
from yatzy.rules.errors import RecordError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import sheet_ids, shelf_sheet


class Started(Struct, frozen=True, forbid_unknown_fields=True, tag="started", omit_defaults=True):
    """The table was laid. The sheet comes along, so that the record needs nothing else."""

    game: str
    sheet: dict[str, Any]
    digest: str
    players: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...] = ()
    rounds: int = 1
    counting: Counting = Counting.TOTALS
    start: Start = Start.AGREED
    dice: DiceFrom = DiceFrom.SCREEN
    date: str = ""
    seal: str = ""
    words: tuple[str, ...] = ()
    computers: tuple[str, ...] = ()
    coach: bool = True
    match: str = ""

    @classmethod
    def of(cls, setup: Setup) -> Self:
        """Return the event that lays a table."""
        return cls(
            game=setup.game_id,
            sheet=packed(setup.sheet),
            digest=setup.sheet.digest,
            players=setup.players,
            teams=setup.teams,
            rounds=setup.rounds,
            counting=setup.counting,
            start=setup.start,
            dice=setup.dice,
            date=setup.date,
            seal=setup.seal,
            words=setup.words,
            computers=setup.computers,
            coach=setup.coach,
            match=setup.match,
        )

    def setup(self) -> Setup:
        """Return the table that was laid."""
        return Setup(
            sheet=unpacked(self.sheet, self.digest),
            players=self.players,
            teams=self.teams,
            rounds=self.rounds,
            counting=self.counting,
            start=self.start,
            dice=self.dice,
            game_id=self.game,
            date=self.date,
            seal=self.seal,
            words=self.words,
            computers=self.computers,
            coach=self.coach,
            match=self.match,
        )


class Rolled(Struct, frozen=True, forbid_unknown_fields=True, tag="rolled"):
    """Dice were thrown: all that were not kept, as they fell. Before the first turn, to find who begins."""

    thrown: Dice


class Laid(Struct, frozen=True, forbid_unknown_fields=True, tag="laid"):
    """The dice were told as they finally lay."""

    dice: Dice


class Kept(Struct, frozen=True, forbid_unknown_fields=True, tag="kept"):
    """Dice were put aside, sorted."""

    dice: Dice


class Entered(Struct, frozen=True, forbid_unknown_fields=True, tag="entered", omit_defaults=True):
    """A turn ended in a box."""

    key: str
    points: int
    bonus: int = 0
    was: tuple[tuple[str, int, int], ...] = ()
    """What had stood there instead, in a record that was corrected before it came here."""


class TookBack(Struct, frozen=True, forbid_unknown_fields=True, tag="took-back"):
    """The last thing done was taken back: an entry, or with real dice a throw."""


class Corrected(Struct, frozen=True, forbid_unknown_fields=True, tag="corrected", omit_defaults=True):
    """An earlier turn was put right. What came after is scored anew from its dice."""

    turn: int
    key: str
    points: int
    bonus: int = 0
    dice: Dice = ()


class Revealed(Struct, frozen=True, forbid_unknown_fields=True, tag="revealed"):
    """The secret behind the dice was shown."""

    secret: Annotated[str, Meta(pattern="^[!-~]+$", max_length=200)]
    """In hexadecimal, if it is to explain the dice; here any word of plain signs."""


Event = Started | Rolled | Laid | Kept | Entered | TookBack | Corrected | Revealed


def packed(sheet: RuleSheet) -> dict[str, Any]:
    """Return a sheet as data to travel with a game: its rules, and of a house sheet all it says."""
    data = sheet.as_data()
    if sheet.id in sheet_ids() and sheet == shelf_sheet(sheet.id):
        return {key: part for key, part in data.items() if key not in ("names", "guessed", "readings")}
    return data


def unpacked(data: dict[str, Any], digest: str) -> RuleSheet:
    """Return the sheet of a game: from the shelf while its rules are the same there, else as it came along."""
    sheet_id = data.get("id")
    if sheet_id in sheet_ids() and (sheet := shelf_sheet(sheet_id)).digest == digest:
        return sheet
    sheet = parse_sheet(data)
    if sheet.digest != digest:
        raise RecordError("record-digest", sheet=sheet.id, digest=digest[:12], found=sheet.digest[:12])
    return sheet
