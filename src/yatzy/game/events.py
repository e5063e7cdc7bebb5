"""Events: what has happened in a game. Its state is the fold of its events."""

from typing import Annotated, Any, Self

from msgspec import Meta, Struct

from yatzy.game.setup import DiceFrom, Setup
from yatzy.rules.dice import Dice
from yatzy.rules.errors import RecordError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import find_bundled, is_bundled


class Started(Struct, frozen=True, forbid_unknown_fields=True, tag="started", omit_defaults=True):
    """The game was set up. Contains the sheet, so that a record is self-contained."""

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
    def from_setup(cls, setup: Setup) -> Self:
        """Return the event that starts a game with this setup."""
        return cls(
            game=setup.game_id,
            sheet=pack_sheet(setup.sheet),
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

    def to_setup(self) -> Setup:
        """Return the setup of the game. Raises :class:`SetupError` or :class:`RecordError` if it is invalid."""
        return Setup(
            sheet=unpack_sheet(self.sheet, self.digest),
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
    """The dice that were not kept were rolled; in the roll-off, all dice."""

    thrown: Dice


class Laid(Struct, frozen=True, forbid_unknown_fields=True, tag="laid"):
    """The final real dice of a turn were entered, without the throws before."""

    dice: Dice


class Kept(Struct, frozen=True, forbid_unknown_fields=True, tag="kept"):
    """Dice were kept for the next throw, sorted."""

    dice: Dice


class Entered(Struct, frozen=True, forbid_unknown_fields=True, tag="entered", omit_defaults=True):
    """A turn ended with an entry in a box."""

    key: str
    points: int
    bonus: int = 0
    was: tuple[tuple[str, int, int], ...] = ()
    """Earlier marks (key, points, bonus) of a corrected entry, oldest first, in an imported record."""


class TookBack(Struct, frozen=True, forbid_unknown_fields=True, tag="took-back"):
    """The last action was taken back: an entry, or with real dice a throw or a correction."""


class Corrected(Struct, frozen=True, forbid_unknown_fields=True, tag="corrected", omit_defaults=True):
    """An earlier turn was corrected. Later turns on its card are rescored."""

    turn: int
    key: str
    points: int
    bonus: int = 0
    dice: Dice = ()


class Revealed(Struct, frozen=True, forbid_unknown_fields=True, tag="revealed"):
    """The secret behind the dice was revealed."""

    secret: Annotated[str, Meta(pattern="^[!-~]+$", max_length=200)]
    """Hexadecimal if the dice are to be verified; any printable ASCII is accepted here."""


Event = Started | Rolled | Laid | Kept | Entered | TookBack | Corrected | Revealed


UNRECORDED_PARTS = ("names", "guessed", "readings", "options")
"""What a record leaves out of a bundled sheet: its id leads to it."""


def pack_sheet(sheet: RuleSheet) -> dict[str, Any]:
    """Return a sheet as data for a record: a bundled one without its printed names and readings."""
    data = sheet.as_data()
    if is_bundled(sheet):
        return {key: part for key, part in data.items() if key not in UNRECORDED_PARTS}
    return data


def unpack_sheet(data: dict[str, Any], digest: str) -> RuleSheet:
    """Return the sheet of a record: the bundled one if its digest matches, else the one in the record.

    Raises :class:`RecordError` if the data does not match the digest.
    """
    if (bundled := find_bundled(data.get("id"))) and bundled.digest == digest:
        return bundled
    sheet = parse_sheet(data)
    if sheet.digest != digest:
        raise RecordError("record-digest", sheet=sheet.id, digest=digest[:12], found=sheet.digest[:12])
    return sheet
