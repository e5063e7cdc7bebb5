"""How tables come about: laid anew, as a rematch, or as somebody's own game in a duplicate match.

The id of each follows from what it is laid for. So a request that is repeated finds the table it has made.
"""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from yatzy.bots.players import check_name
from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.engine import begin
from yatzy.game.events import packed
from yatzy.game.record import event_data
from yatzy.game.setup import MOST_PLAYERS, DiceFrom
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.players import seated
from yatzy.rules.errors import StoreError, TableError
from yatzy.rules.sheet import Counting, RuleSheet, Start
from yatzy.rules.shelf import USUAL
from yatzy.server.capacity import check_playable
from yatzy.server.playing import amend, check_seat
from yatzy.server.room import DAYS_OPEN, Room, Seat, again, begun, check_other, full, rematched
from yatzy.server.seats import holds, id_from
from yatzy.server.sheets import wanted_sheet
from yatzy.server.tables import Live, Tables, room_of
from yatzy.server.wire import Key
from yatzy.store.sql import now

MOST_TIDIED = 500
"""Tables looked at in one go."""

MOST_TURNS = 3_000
"""Turns of a game, of everyone together, since it is told whole to whoever comes. Ten players and six rounds of
twenty boxes are 1,200."""

MOST_IN_MATCH, MOST_IN_DAY = 200, 5_000
"""Players of a duplicate match, none of whom is called like another; and of the match of a day."""

Name = Annotated[str, Meta(max_length=200)]
"""Names are checked by the room, which says what is wrong with one; this only keeps books away."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A place at a new table."""

    name: Name = ""
    """Who plays here, or whom it is kept for; whoever sits down can be called otherwise."""
    computer: Name = ""
    """The computer player that plays here."""
    here: bool = False
    """Whether it is played from the device that lays the table."""
    word: Name = ""
    """What this player adds to the dice."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants."""

    key: Key
    """Known by this, a request that is repeated makes no second table."""
    sheet: Annotated[str, Meta(max_length=100)] = USUAL
    """The id of a sheet on the shelf."""
    rules: dict[str, Any] | Annotated[str, Meta(max_length=64_000)] | None = None
    """A sheet of one's own instead: as data, or as TOML."""
    seats: Annotated[tuple[NewSeat, ...], Meta(max_length=MOST_PLAYERS)] = ()
    """In the order of play. None at a duplicate match, where whoever comes gets a table of their own."""
    teams: Annotated[int, Meta(ge=0, le=MOST_PLAYERS)] = 0
    rounds: Annotated[int, Meta(ge=1, le=100)] | None = None
    counting: Counting | None = None
    start: Start | None = None
    dice: DiceFrom = DiceFrom.SCREEN
    coach: bool = True
    days: bool = False
    """Whether it is played over days: others may hand a seat on only after a day."""
    listed: bool = False
    """Whether strangers find it in the list."""
    duplicate: bool = False


async def lay(tables: Tables, wanted: NewTable, holder: str, words: Catalogue) -> Live:
    """Lay a table as somebody wants it; it begins at once where nobody else is to come."""
    table_id = id_from("new", holder, wanted.key)
    sheet = wanted_sheet(wanted.sheet, wanted.rules)
    if wanted.duplicate and (wanted.seats or wanted.teams or wanted.dice is DiceFrom.REAL):
        raise TableError("table-match-alone")
    if not wanted.duplicate and not wanted.seats:
        raise TableError("table-no-seats")
    secret = None if wanted.dice is DiceFrom.REAL else new_secret()
    room = Room(
        sheet=packed(sheet),
        digest=sheet.digest,
        seats=_seats(wanted.seats, holder, words),
        hosts=(holder,),
        teams=wanted.teams,
        rounds=wanted.rounds,
        counting=wanted.counting,
        start=Start.AGREED if wanted.duplicate else wanted.start,
        dice=wanted.dice,
        coach=wanted.coach,
        days=wanted.days,
        listed=wanted.listed,
        seal=seal_of(secret) if secret else "",
        duplicate=wanted.duplicate,
    )
    return await _laid(tables, table_id, room, secret)


def day_id(sheet: RuleSheet, date: str) -> str:
    """Return the id of the match of a day by a sheet."""
    return id_from("day", date, sheet.id, sheet.digest)


async def lay_day(tables: Tables, sheet: RuleSheet, date: str) -> Live:
    """Return the duplicate match of a day, which is nobody's: laid when it is first asked for."""
    table_id = day_id(sheet, date)
    if tables.known(table_id) or await tables.log.table(table_id):
        return await tables.find(table_id)
    secret = new_secret()
    until = datetime.fromisoformat(date) + timedelta(days=DAYS_OPEN)
    room = Room(
        sheet=packed(sheet),
        digest=sheet.digest,
        seats=(),
        hosts=(),
        start=Start.AGREED,
        coach=False,
        seal=seal_of(secret),
        duplicate=True,
        until=f"{until:%Y-%m-%dT%H:%M:%SZ}",
    )
    return await _laid(tables, table_id, room, secret)


async def join_match(tables: Tables, match: Live, name: str, holder: str) -> Live:
    """Give somebody a table of their own in a duplicate match: one each, however often they ask."""
    table_id = id_from("match", match.id, holder)
    found = await tables.log.table(table_id)
    if found is not None:
        return await tables.find(table_id)
    if not match.room.duplicate:
        raise TableError("table-no-match")
    if match.room.is_closed(now()):
        raise TableError("table-match-closed")
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
    async with match.lock:  # of two who come at once the second finds the first
        most = MOST_IN_DAY if match.room.until else MOST_IN_MATCH
        if await tables.log.count_in(match.id) >= most:
            raise TableError("table-match-full", most=most)
        if not match.room.until:
            rows = await tables.log.of_match(match.id)
            check_other(name, (room_of(row).seats[0].name for row in rows if row.table_id != table_id))
        return await _laid(tables, table_id, own, match.secret)


async def lay_again(tables: Tables, live: Live, seat: int, holder: str) -> Live:
    """Lay the rematch of a game that is over, for the same people: one, however many ask."""
    check_seat(live, holder, seat)
    if tables.log.shared and not live.known_game.over:  # it may be elsewhere, a moment ago
        async with live.lock:
            await tables.catch_up(live)
    if not live.known_game.over:
        raise TableError("table-not-over")
    if live.room.match:
        raise TableError("table-match-alone")
    secret = None if live.room.dice is DiceFrom.REAL else new_secret()
    next_id = id_from("rematch", live.id)
    fresh = await _laid(tables, next_id, again(live.room, live.id, seal_of(secret) if secret else ""), secret)
    await amend(tables, live, rematched(next_id))
    return fresh


def _seats(wanted: Sequence[NewSeat], holder: str, words: Catalogue) -> tuple[Seat, ...]:
    """Return the seats of a new table. A computer player nobody has named is called what it is."""
    names = [seat.name for seat in wanted if seat.name]
    seats: list[Seat] = []
    for seat in wanted:
        name = seat.name
        if seat.computer:
            check_name(seat.computer)
            if not name:
                names = list(seated(words, names, [seat.computer])[0])
                name = names[-1]
        held = (holder,) if seat.here and not seat.computer else ()
        if held and not name:
            raise TableError("table-name-missing", seat=len(seats) + 1)
        seats.append(Seat(name=name, holders=held, word=seat.word, computer=seat.computer))
    return tuple(seats)


async def tidy(tables: Tables, before: str) -> int:
    """Forget tables at which nothing has ever begun and nobody has done anything since a moment; count them.

    Duplicate matches stay, for their tables refer to them; but not one of a day that nobody has joined.
    """
    forgotten = stay = 0
    while rows := await tables.log.idle(before, MOST_TIDIED, stay):
        for row in rows:
            room = room_of(row)
            stays = room.duplicate and (not room.until or await tables.log.count_in(row.table_id))
            if stays or not await tables.log.forget(row.table_id, before):
                stay += 1
                continue
            forgotten += 1
            if live := tables.known(row.table_id):
                tables.forget(live)
    return forgotten


async def _laid(tables: Tables, table_id: str, room: Room, secret: bytes | None) -> Live:
    """Keep a new table; one that is there already is the answer."""
    first: str | None = None
    if not room.duplicate:
        room = begun(room) if full(room) else room
        setup = room.setup(
            table_id, datetime.now(UTC).strftime("%Y-%m-%d")
        )  # which refuses what cannot be played
        if setup.turns > MOST_TURNS:
            raise TableError("table-turns", most=MOST_TURNS)
        if any(setup.computers):
            check_playable(setup.sheet.tables)
        first = event_data(begin(setup)) if room.begun else None
    data = msgspec.json.encode(room).decode()
    try:
        await tables.log.lay(table_id, data, secret, listed=room.listed, match=room.match or None, first=first)
    except StoreError as error:
        if error.code != "store-known":
            raise
        live = await tables.find(table_id)
        if room.hosts and not any(holds(live.room.hosts, host) for host in room.hosts):
            raise TableError("table-unknown") from None
        return live
    if forgotten := tables.known(table_id):
        tables.forget(forgotten)
    live = await tables.find(table_id)
    tables.noticed(live, True)  # noqa: FBT003 # that it is ours is all there is to say
    return live
