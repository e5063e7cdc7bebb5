"""How tables are created: new ones, rematches, and own games in a duplicate match.

Table ids are derived from the request, so that a repeated request finds the table it created.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from yatzy.bots.names import check_name
from yatzy.chance.fair import new_secret, seal_of
from yatzy.clock import now
from yatzy.game.engine import start_event
from yatzy.game.events import pack_sheet
from yatzy.game.jsonl import encode_event
from yatzy.game.setup import MOST_PLAYERS, DiceFrom
from yatzy.ids import derive_id
from yatzy.l10n.bot_names import seat_bots
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.sheet_schema import check_rules_size
from yatzy.rules.errors import GameExists, TableConflict, TableError, TableNotFound
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.sheet_files import DEFAULT_SHEET
from yatzy.server.jobs.capacity import check_playable
from yatzy.server.live.logged_table import decode_room
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.server.net.storage_quota import ROW_BYTES, TURN_BYTES, Charge, charge_nobody
from yatzy.tables.contributions import begin_when_ready
from yatzy.tables.room import (
    LEAST_PATIENCE,
    MOST_PATIENCE,
    Room,
    Seat,
    check_unique_name,
    link_rematch,
    rematch_room,
)
from yatzy.tables.tokens import is_held_by
from yatzy.tables.wire import Key

IDLE_BATCH = 500
"""Idle tables checked at a time."""

MOST_TURNS = 3_000
"""Turns of a game over all players, since the whole game is sent to whoever joins. Ten players and six rounds
of twenty boxes make 1,200."""

MOST_IN_MATCH, MOST_IN_DAY = 200, 5_000
"""Players of a duplicate match, where names are unique; and of a daily match."""

Name = Annotated[str, Meta(max_length=200)]
"""Names are validated by the room, with a proper message; this only bounds their length."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a new table."""

    name: Name = ""
    """Who plays here, or whom it is reserved for; whoever sits down may choose another name."""
    computer: Name = ""
    """The bot that plays here."""
    here: bool = False
    """Whether it is played from the device that creates the table."""
    word: Name = ""
    """Refused: whoever draws the secret of the dice must not know a word that goes into them."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be created."""

    key: Key
    """The idempotency key: a repeated request creates no second table."""
    sheet: Annotated[str, Meta(max_length=100)] = DEFAULT_SHEET
    """The id of a bundled sheet."""
    rules: dict[str, Any] | Annotated[str, Meta(max_length=64_000)] | None = None
    """Instead of `sheet`, rules of one's own: as data, or as TOML."""
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """In the order of play. Empty for a duplicate match, where everyone gets a table of their own."""
    teams: Annotated[int, Meta(ge=0, le=MOST_PLAYERS)] = 0
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    counting: Counting | None = None
    start: Start | None = None
    dice: DiceFrom = DiceFrom.SCREEN
    coach: bool = True
    days: bool = False
    """Whether it is played over days: others may hand a seat over only after a day."""
    patience: Annotated[int, Meta(ge=LEAST_PATIENCE, le=MOST_PATIENCE)] | None = None
    """Seconds a player may be absent before others may hand over their seat; two minutes by default."""
    listed: bool = False
    """Whether the public list shows it."""
    several: bool = False
    """Whether a device may take several seats of a listed table."""
    duplicate: bool = False
    contribute: bool = False
    """Whether this device contributes to the dice: a table whose seats are all taken waits for it."""

    def __post_init__(self) -> None:
        """Check the size of the rules."""
        check_rules_size(self.rules)


@dataclass(frozen=True, slots=True)
class Creator:
    """Whom a new table is charged to."""

    network: str = ""
    """Where the request came from, which pays for solving the sheet."""
    charge: Charge = charge_nobody


NOBODY = Creator()


def stored_bytes(room: str, events: Iterable[str]) -> int:
    """Return about how many bytes a room and events take in the database."""
    return len(room) + sum(len(one) + ROW_BYTES for one in events)


async def create_table(
    tables: TableRegistry,
    request: NewTable,
    sheet: RuleSheet,
    holder: str,
    words: Catalogue,
    *,
    creator: Creator = NOBODY,
) -> TableSession:
    """Create a table by the requested sheet; it begins at once if it is full and nobody contributes.

    Raises :class:`YatzyError`.
    """
    table_id = derive_id("new", holder, request.key)
    if request.duplicate and (request.seats or request.teams or request.dice is DiceFrom.REAL):
        raise TableConflict("table-match-alone")
    if not request.duplicate and not request.seats:
        raise TableError("table-no-seats")
    if any(seat.word for seat in request.seats):
        raise TableError("table-word-early")
    secret = None if request.dice is DiceFrom.REAL else new_secret()
    contributes = request.contribute and secret is not None
    room = Room(
        sheet=pack_sheet(sheet),
        digest=sheet.digest,
        seats=_make_seats(request.seats, holder, words, contributes=contributes),
        hosts=(holder,),
        teams=request.teams,
        rounds=request.rounds,
        counting=request.counting,
        start=Start.AGREED if request.duplicate else request.start,
        dice=request.dice,
        coach=request.coach,
        days=request.days,
        patience=tables.patience if request.patience is None else float(request.patience),
        listed=request.listed,
        several=request.several,
        seal=seal_of(secret) if secret else "",
        duplicate=request.duplicate,
    )
    return await store_table(tables, table_id, room, secret, creator)


async def join_match(
    tables: TableRegistry,
    match: TableSession,
    name: str,
    holder: str,
    creator: Creator = NOBODY,
    *,
    player: str | None = None,
) -> TableSession:
    """Return somebody's own table in a duplicate match, created on first use.

    ``player`` is the fingerprint of their key: the table is that player's from before its first roll on.
    """
    table_id = derive_id("match", match.id, holder)
    found = await tables.log.load_table(table_id)
    if found is not None:
        return await tables.find(table_id)
    if not match.room.duplicate:
        raise TableConflict("table-no-match")
    if match.room.is_closed(now()):
        raise TableConflict("table-match-closed")
    own = msgspec.structs.replace(
        match.room,
        seats=(Seat(name=name, holders=(holder,)),),
        hosts=(holder,),
        listed=False,
        duplicate=False,
        until="",
        match=match.id,
        done=(),
    )
    async with match.lock:  # serialises concurrent joins
        most = MOST_IN_DAY if match.room.until else MOST_IN_MATCH
        if await tables.log.count_match(match.id) >= most:
            raise TableConflict("table-match-full", most=most)
        if not match.room.until:
            rows = await tables.log.load_match(match.id)
            check_unique_name(
                name, (decode_room(row).seats[0].name for row in rows if row.table_id != table_id)
            )
        return await store_table(tables, table_id, own, match.secret, creator, player=player)


async def create_rematch(
    tables: TableRegistry, session: TableSession, seat: int, holder: str, creator: Creator = NOBODY
) -> TableSession:
    """Create the rematch of a finished game for the same people; idempotent."""
    session.check_seat(holder, seat)
    if tables.log.shared and not session.started_game.over:  # another process may know that it is
        async with session.lock:
            await session.catch_up()
    if not session.started_game.over:
        raise TableConflict("table-not-over")
    if session.room.match:
        raise TableConflict("table-match-alone")
    secret = None if session.room.dice is DiceFrom.REAL else new_secret()
    next_id = derive_id("rematch", session.id)
    game = session.started_game
    began = game.column_of((game.setup.rounds - 1) * game.setup.turns_per_round)
    room = rematch_room(session.room, session.id, seal_of(secret) if secret else "", began)
    creator = Creator(creator.network) if session.room.next else creator
    fresh = await store_table(tables, next_id, room, secret, creator)
    await session.amend_room(link_rematch(next_id))
    return fresh


def _make_seats(
    new_seats: Sequence[NewSeat], holder: str, words: Catalogue, *, contributes: bool
) -> tuple[Seat, ...]:
    """Return the seats of a new table. A bot without a name is named after its style.

    A device that contributes does so at the first seat it holds.
    """
    names = [seat.name for seat in new_seats if seat.name]
    seats: list[Seat] = []
    for seat in new_seats:
        name = seat.name
        if seat.computer:
            check_name(seat.computer)
            if not name:
                names = list(seat_bots(words, names, [seat.computer])[0])
                name = names[-1]
        held = (holder,) if seat.here and not seat.computer else ()
        if held and not name:
            raise TableError("table-name-missing", seat=len(seats) + 1)
        adds = contributes and bool(held) and not any(one.contributes for one in seats)
        seats.append(Seat(name=name, holders=held, contributes=adds, computer=seat.computer))
    return tuple(seats)


async def delete_idle_tables(tables: TableRegistry, before: str) -> int:
    """Delete tables that never began and are unchanged since ``before``; return how many.

    Duplicate matches stay, since their tables refer to them, except daily matches that nobody joined.
    """
    forgotten = stay = 0
    while rows := await tables.log.load_idle(before, IDLE_BATCH, stay):
        for row in rows:
            room = decode_room(row)
            stays = room.duplicate and (not room.until or await tables.log.count_match(row.table_id))
            if stays or not await tables.log.delete_table(row.table_id, before):
                stay += 1
                continue
            forgotten += 1
            if session := tables.get(row.table_id):
                tables.forget(session)
    return forgotten


async def store_table(
    tables: TableRegistry,
    table_id: str,
    room: Room,
    secret: bytes | None,
    creator: Creator = NOBODY,
    *,
    player: str | None = None,
) -> TableSession:
    """Store a new table and return it; return the existing one if its host asks again.

    ``player`` is the fingerprint of the key whose seat the first one is, if any.
    """
    first: str | None = None
    turns = 0
    if not room.duplicate:
        room = begin_when_ready(room, now())
        setup = room.setup(table_id, datetime.now(UTC).strftime("%Y-%m-%d"))  # raises if it cannot be played
        turns = setup.turns
        if turns > MOST_TURNS:
            raise TableError("table-turns", most=MOST_TURNS)
        if any(setup.computers):
            check_playable(setup.sheet.tables)
        first = encode_event(start_event(setup)) if room.begun else None
    data = msgspec.json.encode(room).decode()
    creator.charge(stored_bytes(data, [first] if first else []) + turns * TURN_BYTES)
    try:
        await tables.log.create_table(
            table_id, data, secret, listed=room.listed, match=room.match or None, first=first, player=player
        )
    except GameExists:
        session = await tables.find(table_id)
        if room.hosts and not any(is_held_by(session.room.hosts, host) for host in room.hosts):
            raise TableNotFound("table-unknown") from None
        return session
    if forgotten := tables.get(table_id):
        tables.forget(forgotten)
    session = await tables.find(table_id)
    session.creator = creator.network
    tables.on_change(session, True)  # noqa: FBT003 # changed by us
    return session
