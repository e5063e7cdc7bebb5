"""JSON schemas of what the command line lists: sheets, rules, games, records and verified dice.

Rounds, columns, seats and turns count from 0. Imports no arrays: listing is quick.
"""

from collections.abc import Sequence

from msgspec import Struct

from yatzy.chance.day_chain import DayFault, DayProof
from yatzy.chance.verify import DiceVerification, Mismatch
from yatzy.game.card import Card
from yatzy.game.player_results import PlayerRecord
from yatzy.game.series import Round
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.errors import fault_sentence
from yatzy.report.rulebook import RulePage
from yatzy.rules.dice import Dice
from yatzy.rules.errors import InvalidSheet
from yatzy.rules.sheet import Players, RuleSheet, full_title

# Sheets


class SheetSummary(Struct, frozen=True):
    """One sheet in a list."""

    sheet: str
    digest: str
    title: str
    dice: int
    rolls: int
    boxes: tuple[str, ...]
    """The keys of the boxes, in printed order."""
    players: Players
    highest: int
    """The highest possible total."""
    languages: tuple[str, ...]


class SheetList(Struct, frozen=True):
    """The bundled sheets."""

    sheets: tuple[SheetSummary, ...]


def sheet_summary(sheet: RuleSheet) -> SheetSummary:
    """Return one sheet as it is listed."""
    rules = sheet.rules
    return SheetSummary(
        sheet.id, sheet.digest, full_title(sheet), rules.dice, rules.rolls, sheet.tables.keys, sheet.players,
        sheet.tables.highest(), tuple(sheet.languages),
    )  # fmt: skip


class RuleFault(Struct, frozen=True):
    """One fault in a sheet."""

    path: str
    """Where, such as ``boxes[3].pays``; empty for the sheet as a whole, and for text that is not TOML."""
    code: str
    text: str
    """A sentence."""


class SheetCheck(Struct, frozen=True):
    """A checked sheet file: the sheet if it is valid, else its faults."""

    file: str
    valid: bool
    sheet: SheetSummary | None
    faults: tuple[RuleFault, ...]
    more_faults: int
    """How many further faults there are."""


def sheet_check(words: Catalogue, file: str, found: RuleSheet | InvalidSheet) -> SheetCheck:
    """Return the result of checking a file."""
    if isinstance(found, RuleSheet):
        return SheetCheck(file, valid=True, sheet=sheet_summary(found), faults=(), more_faults=0)
    faults = tuple(RuleFault(one.path, one.code, fault_sentence(words, one)) for one in found.faults)
    return SheetCheck(file, valid=False, sheet=None, faults=faults, more_faults=found.more)


class RulesText(Struct, frozen=True):
    """The rules of a sheet, in words."""

    sheet: str
    digest: str
    language: str
    page: RulePage


# Games


class GameSummaryPart(Struct, frozen=True):
    """One stored game in a list; only its id and date are there if it cannot be read."""

    game: str
    date: str
    sheet: str | None = None
    digest: str | None = None
    dice: str | None = None
    """Whether the dice are on the ``screen`` or ``real``."""
    players: tuple[str, ...] = ()
    over: bool = False
    turns: int = 0
    """Finished turns."""
    all_turns: int = 0
    totals: tuple[int, ...] = ()
    """By column, over all rounds so far."""
    problem: str | None = None
    """Why the game cannot be read, in words."""


class GameList(Struct, frozen=True):
    """Stored games, the one played last first."""

    games: tuple[GameSummaryPart, ...]
    more: int
    """How many are not listed."""


def game_summary_part(game_id: str, day: str, game: Game) -> GameSummaryPart:
    """Return one game as it is listed."""
    setup = game.setup
    return GameSummaryPart(
        game=game_id,
        date=day,
        sheet=setup.sheet.id,
        digest=setup.sheet.digest,
        dice=str(setup.dice),
        players=setup.players,
        over=game.over,
        turns=len(game.turns),
        all_turns=setup.turns,
        totals=tuple(game.totals.values()),
    )


class ScorecardPart(Struct, frozen=True):
    """One column of a round."""

    boxes: dict[str, int | None]
    """Points by the key of a box; null where it is open."""
    upper: int
    upper_bonus: int
    bonuses: int
    """Points for extra five alike."""
    total: int


def scorecard_part(card: Card) -> ScorecardPart:
    """Return a card as data."""
    boxes = dict(zip(card.tables.keys, card.points, strict=True))
    return ScorecardPart(boxes, card.upper, card.upper_bonus, card.bonuses, card.total)


class RoundPart(Struct, frozen=True):
    """One round: a card and a total for each column."""

    cards: tuple[ScorecardPart, ...]
    totals: tuple[int, ...]


class GameAnswer(Struct, frozen=True):
    """One game: who plays, and every round's cards."""

    game: str
    date: str
    sheet: str
    digest: str
    dice: str
    players: tuple[str, ...]
    columns: tuple[str, ...]
    """The name over each column: a player, or a team."""
    rounds: tuple[RoundPart, ...]
    over: bool
    winners: tuple[str, ...]
    """Empty while the game is going on."""


def game_answer(game_id: str, game: Game) -> GameAnswer:
    """Return a game as data."""
    setup = game.setup
    return GameAnswer(
        game=game_id,
        date=setup.date,
        sheet=setup.sheet.id,
        digest=setup.sheet.digest,
        dice=str(setup.dice),
        players=setup.players,
        columns=tuple(setup.column_name(column) for column in range(len(setup.columns))),
        rounds=tuple(RoundPart(tuple(map(scorecard_part, cards)), Round(cards).totals) for cards in game.cards),
        over=game.over,
        winners=game.winners if game.over else (),
    )


# Records


class RecordList(Struct, frozen=True):
    """Best and average of each player on each sheet."""

    records: tuple[PlayerRecord, ...]


def record_list(records: Sequence[PlayerRecord]) -> RecordList:
    """Return records as data."""
    return RecordList(tuple(records))


# Verified dice


class MismatchPart(Struct, frozen=True):
    """A throw that the secret does not give."""

    number: int
    """Number among all throws of the game, from 1."""
    seat: int
    player: str
    turn: int | None
    """Over the whole game; null in the roll-off."""
    roll: int
    """Number within the turn, from 1."""
    recorded: Dice
    right: Dice


class VerificationAnswer(Struct, frozen=True):
    """The dice of a game, recomputed from its secret."""

    valid: bool
    seal_fits: bool
    throws: int
    dice: int
    mismatches: tuple[MismatchPart, ...]
    day: str | None = None
    """The day whose proof was checked too."""
    day_faults: tuple[DayFault, ...] = ()
    """What is wrong with that proof."""


def verification_answer(
    game: Game, found: DiceVerification, proof: DayProof | None = None, faults: tuple[DayFault, ...] = ()
) -> VerificationAnswer:
    """Return verified dice as data."""
    return VerificationAnswer(
        valid=found.is_valid and not faults,
        seal_fits=found.seal_fits,
        throws=found.throws,
        dice=found.dice,
        mismatches=tuple(_mismatch_part(game, one) for one in found.mismatches),
        day=proof.day if proof else None,
        day_faults=faults,
    )


def _mismatch_part(game: Game, mismatch: Mismatch) -> MismatchPart:
    recorded = mismatch.recorded
    return MismatchPart(
        number=recorded.number,
        seat=recorded.seat,
        player=game.setup.players[recorded.seat],
        turn=recorded.turn,
        roll=recorded.roll,
        recorded=recorded.thrown,
        right=mismatch.right,
    )
