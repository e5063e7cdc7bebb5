"""What clients see of a room and of a game: everything derived, so that no client needs a rule."""

from collections.abc import Sequence

from msgspec import Struct

from yatzy.game.engine import may_take_back
from yatzy.game.series import Standing, standings, winners
from yatzy.game.setup import DiceFrom, deal
from yatzy.game.state import Game, Phase
from yatzy.l10n.players import style_number
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import Counting, Start
from yatzy.rules.tables import Entry
from yatzy.server.cards import CardView, card_view
from yatzy.server.room import Room
from yatzy.store.sql import now


class SeatView(Struct, frozen=True):
    """A seat, as everyone sees it."""

    name: str
    taken: bool
    computer: str = ""
    stand_in: str = ""
    away: bool = False
    team: int | None = None
    """Which of the teams it plays in, from 0."""
    styled: int = 0
    """Which of its style a computer player is whose name says no more, from 1; 0 for a name of its own."""


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
    listed: bool
    begun: bool
    seal: str
    duplicate: bool
    closed: bool
    until: str
    """When a duplicate match ends by itself, "" where it does not."""
    date: str
    """The day whose match it is, such as `2026-11-15`, "" where it is no day's."""
    match: str
    record: bool
    """Whether it is the record of a game that was played elsewhere: nobody plays on here."""
    previous: str
    next: str


class Now(Struct, frozen=True, omit_defaults=True):
    """Where a game is: whose turn it is and what can be done."""

    phase: Phase
    round: int
    column: int
    seat: int
    rolls_left: int = 0
    dice: Dice = ()
    kept: Dice = ()
    entries: Sequence[Entry] = ()
    """What every open box makes of the dice."""
    undo: int | None = None
    """The seat whose last doing can be taken back."""
    standings: tuple[Standing, ...] = ()
    """Once a round is over, where each column stands after those that are."""
    winners: tuple[int, ...] = ()
    """The columns that have won, at the end."""


class TurnView(Struct, frozen=True, omit_defaults=True):
    """A turn that is over."""

    seat: int
    key: str
    points: int
    bonus: int = 0
    dice: Dice = ()
    round: int = 0


class State(Struct, frozen=True):
    """A whole game."""

    seq: int
    """How many events there are: what the next command is made against."""
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
    """The column a turn was written into."""

    round: int
    column: int
    card: CardView


def room_view(table_id: str, revision: int, room: Room) -> RoomView:
    """Return a room as everyone sees it."""
    heading, names = room.heading(), [seat.name for seat in room.seats]
    dealt = deal(names, room.teams) if room.teams <= len(names) else ()
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
                not seat.free,
                seat.computer,
                seat.stand_in,
                seat.away,
                teams.get(place),
                style_number(seat.computer, seat.name),
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
        listed=room.listed,
        begun=room.begun,
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
    """Return where a game is."""
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
        undo=may_take_back(game),
        standings=standings(game, finished=True) if over or game.round else (),
        winners=winners(game) if over else (),
    )


def written_view(game: Game) -> Written:
    """Return the column the last turn was written into."""
    turn = len(game.turns) - 1
    number, column = game.round_of(turn), game.column_of(turn)
    return Written(number, column, card_view(game.cards[number][column]))


def state_view(game: Game, seq: int, now: Now | None = None) -> State:
    """Return a whole game, with where it is if that is known already."""
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
