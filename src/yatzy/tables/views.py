"""Rooms and games as clients see them: all derived, so that no client needs to know rules."""

from collections.abc import Sequence

from msgspec import Struct

from yatzy.clock import now
from yatzy.game.engine import who_may_take_back
from yatzy.game.series import Standing, standings, winners
from yatzy.game.setup import DiceFrom, assign_teams
from yatzy.game.state import Game, Phase
from yatzy.l10n.bot_names import default_name_number
from yatzy.report.card_view import CardView, card_view
from yatzy.rules.dice import Dice
from yatzy.rules.rule_tables import Entry
from yatzy.rules.sheet import Counting, Start
from yatzy.tables.room import Room


class SeatView(Struct, frozen=True):
    """A seat, as everyone sees it."""

    name: str
    taken: bool
    computer: str = ""
    stand_in: str = ""
    away: bool = False
    team: int | None = None
    """The number of its team, from 0."""
    styled: int = 0
    """For a bot named after its style, its number within that style, from 1; 0 for a name of its own."""
    contributes: bool = False
    """Whether its device contributes to the dice: the game waits for it."""
    commitment: str = ""
    """The hash of what its device contributes to the dice."""
    contribution: str = ""
    """What its device contributes to the dice, once revealed."""


class RoomView(Struct, frozen=True):
    """A room, as everyone sees it."""

    table: str
    revision: int
    sheet: str
    """The id of the sheet."""
    title: str
    digest: str
    seats: tuple[SeatView, ...]
    teams: int
    rounds: int
    counting: Counting
    start: Start
    dice: DiceFrom
    coach: bool
    days: bool
    """Whether it is played over days."""
    patience: float
    """Seconds for which a player may be absent before others may hand over their seat."""
    listed: bool
    several: bool
    """Whether a device may take several seats of a listed table."""
    barred: tuple[str, ...]
    """The names of those whom the host removed."""
    begun: bool
    revealing: bool
    """Whether seats and commitments are fixed, and contributions to the dice are being revealed."""
    seal: str
    duplicate: bool
    closed: bool
    until: str
    """When a duplicate match ends by itself, "" where it does not."""
    date: str
    """The day of a daily match, such as `2026-11-15`; "" for any other table."""
    match: str
    record: bool
    """Whether it is an imported record, which nobody can play on."""
    previous: str
    next: str


class Now(Struct, frozen=True, omit_defaults=True):
    """The position of a game: whose turn it is and what can be done."""

    phase: Phase
    round: int
    column: int
    seat: int
    rolls_left: int = 0
    dice: Dice = ()
    kept: Dice = ()
    entries: Sequence[Entry] = ()
    """What every open box scores for the dice."""
    undo: int | None = None
    """The seat that may take back its last action."""
    standings: tuple[Standing, ...] = ()
    """After each round, the standing of each column over the finished rounds."""
    winners: tuple[int, ...] = ()
    """The winning columns, at the end."""


class TurnView(Struct, frozen=True, omit_defaults=True):
    """A finished turn."""

    seat: int
    key: str
    points: int
    bonus: int = 0
    dice: Dice = ()
    round: int = 0


class State(Struct, frozen=True):
    """A whole game."""

    seq: int
    """How many events there are: commands refer to this."""
    players: tuple[str, ...]
    columns: tuple[tuple[int, ...], ...]
    """The seats that share each column."""
    rounds: int
    keys: tuple[str, ...]
    """The boxes, in printed order."""
    cards: tuple[tuple[CardView, ...], ...]
    """By round, then column."""
    roll_off: tuple[Dice, ...]
    turns: tuple[TurnView, ...]
    now: Now
    secret: str = ""


class Written(Struct, frozen=True):
    """The card a turn was written on."""

    round: int
    column: int
    card: CardView


def room_view(table_id: str, revision: int, room: Room) -> RoomView:
    """Return the view of a room."""
    heading, names = room.sheet_heading(), [seat.name for seat in room.seats]
    dealt = assign_teams(names, room.teams) if room.teams <= len(names) else ()
    teams = {seat: team for team, seats in enumerate(dealt) for seat in seats}
    return RoomView(
        table=table_id,
        revision=revision,
        sheet=heading.sheet,
        title=heading.title,
        digest=room.digest,
        seats=tuple(
            SeatView(
                seat.name,
                not seat.is_free,
                seat.computer,
                seat.stand_in,
                seat.away,
                teams.get(place),
                default_name_number(seat.computer, seat.name),
                seat.contributes,
                seat.commitment,
                seat.word if seat.commitment else "",
            )
            for place, seat in enumerate(room.seats)
        ),
        teams=room.teams,
        rounds=room.rounds or 1,
        counting=room.counting or heading.counting,
        start=room.start or (heading.start if room.dice is DiceFrom.SCREEN else None) or Start.AGREED,
        dice=room.dice,
        coach=room.coach,
        days=room.days,
        patience=room.absence_allowed,
        listed=room.listed,
        several=room.several,
        barred=tuple(one.name for one in room.barred),
        begun=room.begun,
        revealing=room.revealing,
        seal=room.seal,
        duplicate=room.duplicate,
        closed=room.is_closed(now()),
        until=room.until,
        date=room.date,
        match=room.match,
        record=room.record,
        previous=room.previous,
        next=room.next,
    )


def now_view(game: Game) -> Now:
    """Return the position of a game."""
    turn, over = game.turn, game.over
    return Now(
        phase=game.phase,
        round=game.round,
        column=game.column,
        seat=game.seat,
        rolls_left=game.rolls_left,
        dice=game.dice,
        kept=turn.kept,
        entries=game.entries(),
        undo=who_may_take_back(game),
        standings=standings(game, finished=True) if over or game.round else (),
        winners=winners(game) if over else (),
    )


def written_view(game: Game) -> Written:
    """Return the card the last turn was written on."""
    turn = len(game.turns) - 1
    number, column = game.round_of(turn), game.column_of(turn)
    return Written(number, column, card_view(game.cards[number][column]))


def state_view(game: Game, seq: int, now: Now | None = None) -> State:
    """Return the view of a whole game; ``now`` is its position, if already computed."""
    setup = game.setup
    return State(
        seq=seq,
        players=setup.players,
        columns=setup.columns,
        rounds=setup.rounds,
        keys=setup.sheet.tables.keys,
        cards=tuple(tuple(card_view(card) for card in cards) for cards in game.cards),
        roll_off=game.roll_off,
        turns=tuple(
            TurnView(
                seat=game.seat_of(turn),
                key=played.mark.key,
                points=played.mark.points,
                bonus=played.mark.bonus,
                dice=played.dice,
                round=game.round_of(turn),
            )
            for turn, played in enumerate(game.turns)
        ),
        now=now or now_view(game),
        secret=game.secret,
    )
