"""What people do at a table: moves in the game, and changes of the room.

Everything is decided by the game or the room, kept in the log, and only then told. What speaks against it is
raised, and nothing has changed.
"""

from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from yatzy.chance.fair import next_throw
from yatzy.game.engine import begin, decide, evolve
from yatzy.game.events import Event
from yatzy.game.moves import Correct, Keep, Move, Reveal, Roll, TakeBack
from yatzy.game.record import event_data
from yatzy.game.setup import DiceFrom
from yatzy.rules.errors import StoreError, TableError, YatzyError
from yatzy.server.room import Change, Room, begun, full, remembering, remembers, there_again
from yatzy.server.seats import holds
from yatzy.server.tables import Live, Tables, Watcher, as_kept, for_maker
from yatzy.server.wire import Asked, Changing, Done, Play, Show, write
from yatzy.store.log import Line
from yatzy.store.sql import now as moment
from yatzy.store.statements import OVER, PLAYING

MOST_A_TURN = 40
"""How often a seat may put dice aside, take back and correct, for each of its turns: a record must not grow for
ever, for it is read whole."""


async def play(tables: Tables, live: Live, holder: str, command: Play, maker: Watcher | None = None) -> bytes:
    """Make a move for somebody who holds the seat, and return the answer to them."""
    asked, key = command.move, command.key
    async with live.lock:
        await _check_player(tables, live, holder, asked.seat)
        mark = f"{asked.seat}:{key}"
        first = await _came_before(tables, live, command.seq, mark)
        if first is not None:
            return _done(tables, key, first)
        seat = live.room.seats[asked.seat]
        if seat.stand_in:
            raise TableError("table-stand-in")
        if seat.away:
            await _amend(tables, live, there_again(asked.seat))
        _check_length(live, asked)
        move = await _made(tables, live, asked)
        try:
            told = await _commit(tables, live, move, mark, maker)
        except TableError as error:
            if error.code != "table-late":
                raise
            first = await _kept(tables, live, command.seq, mark)  # a process that is gone may have done it
            if first is None:
                raise
            return _done(tables, key, first)
    tables.moved()
    return for_maker(told, key)


async def play_computer(tables: Tables, live: Live, seq: int, computer: str, move: Move) -> bool:
    """Make a computer player's move, if it is still its turn; tell whether it was."""
    async with live.lock:
        game = live.known_game
        if live.doubtful or live.seq != seq or game.over or live.room.player(game.seat) != computer:
            return False
        if isinstance(move, Roll):
            move = _thrown(live, move.seat)
        try:
            await _commit(tables, live, move, None, None)
        except TableError as error:
            if error.code != "table-late":
                raise
            return False  # another process was first
        return True


async def change(tables: Tables, live: Live, holder: str, told: Changing, wanted: Change) -> None:
    """Change the room for somebody."""
    async with live.lock:
        if live.doubtful or told.revision > live.revision:
            await tables.catch_up(live)
        mark = f"{holder}:{told.key}"
        if remembers(live.room, mark):
            return
        if told.revision != live.revision:
            raise TableError("table-changed")
        try:
            room = await _wanted(tables, live, told, wanted)
            await _keep_room(tables, live, remembering(room, mark))
        except TableError as error:
            if error.code != "table-changed" or not remembers(live.room, mark):
                raise


async def _wanted(tables: Tables, live: Live, told: Changing, wanted: Change) -> Room:
    """Return the room somebody wants. What speaks against it may be over elsewhere, which is looked up."""
    try:
        return wanted(live.room)
    except YatzyError:
        if not tables.log.shared:
            raise
        await tables.catch_up(live)
        if told.revision != live.revision:
            raise TableError("table-changed") from None
        raise


async def amend(tables: Tables, live: Live, wanted: Change) -> None:
    """Change the room for the table's own sake, whatever others do to it meanwhile."""
    async with live.lock:
        await _amend(tables, live, wanted)


async def _amend(tables: Tables, live: Live, wanted: Change) -> None:
    room = wanted(live.room)
    while room != live.room:
        try:
            await _keep_room(tables, live, room)
        except TableError as error:
            if error.code != "table-changed":
                raise
            room = wanted(live.room)


def waits_since(live: Live, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> float:
    """Return for how many seconds nobody has thrown or written at a table."""
    return (clock() - datetime.fromisoformat(live.waits)).total_seconds()


def check_seat(live: Live, holder: str, seat: int) -> None:
    """Refuse who does not hold a seat."""
    seats = live.room.seats
    if not 0 <= seat < len(seats) or not holds(seats[seat].holders, holder):
        raise TableError("table-not-yours")


def _check_length(live: Live, asked: Asked) -> None:
    """Refuse what leads nowhere to a seat that has done more of it than any game needs."""
    spent = live.to_and_fro[asked.seat]
    if spent < MOST_A_TURN or not isinstance(asked, Keep | TakeBack | Correct):
        return
    setup = live.known_game.setup
    if spent >= MOST_A_TURN * setup.turns // len(setup.players):
        raise TableError("table-long")


async def _check_player(tables: Tables, live: Live, holder: str, seat: int) -> None:
    """Refuse who does not hold a seat. They may have sat down elsewhere a moment ago, which is looked up."""
    try:
        check_seat(live, holder, seat)
    except TableError:
        if not tables.log.shared:
            raise
        await tables.catch_up(live)
        check_seat(live, holder, seat)


async def check_watching(tables: Tables, live: Live, holder: str) -> None:
    """Refuse who may not look: in a duplicate match that goes on, the dice are still to come to others."""
    match = live.room.match
    if match and not live.room.seats_of(holder) and not (await tables.find(match)).room.is_closed(moment()):
        raise TableError("table-match-open")


async def _came_before(tables: Tables, live: Live, seq: int, mark: str) -> Line | None:
    """Return what came of a command that was carried out before. One that came too late is refused."""
    if live.doubtful or seq > live.seq:
        await tables.catch_up(live)
    if seq == live.seq:
        return None
    first = await _kept(tables, live, seq, mark) if seq < live.seq else None
    if first is None:
        raise TableError("table-late")
    return first


async def _kept(tables: Tables, live: Live, seq: int, mark: str) -> Line | None:
    """Return the event at a place, if that is what came of a command."""
    line = await tables.log.line(live.id, seq)
    return line if line is not None and line.key == mark else None


def _done(tables: Tables, key: str, first: Line) -> bytes:
    """Return the answer to a command that was carried out before."""
    tables.repeated()
    return write(Done(key, first.seq + 1, first.at, as_kept(first)))


async def _made(tables: Tables, live: Live, asked: Asked) -> Move:
    """Return the move that is asked for, with the dice of the table if it is played with those."""
    game = live.known_game
    if live.room.match:
        closed = (await tables.find(live.room.match)).room.is_closed(moment())
        if closed != isinstance(asked, Show):  # the dice are shown once the match is over, and played before
            raise TableError("table-match-closed" if closed else "table-match-open")
    if isinstance(asked, Show):
        return Reveal("" if live.secret is None else live.secret.hex())
    if isinstance(asked, Roll) and game.setup.dice is DiceFrom.SCREEN:
        if asked.thrown:
            raise TableError("table-dice")
        return _thrown(live, asked.seat)
    return asked


def _thrown(live: Live, seat: int) -> Roll:
    """Return a throw of the table's own dice."""
    if live.source is None:
        raise StoreError("store-no-secret", game=live.id)
    game = live.known_game
    return Roll(seat) if game.over else Roll(seat, live.source.throw(*next_throw(game)))


async def _commit(tables: Tables, live: Live, move: Move, mark: str | None, maker: Watcher | None) -> bytes:
    """Decide a move, keep what comes of it, and tell it."""
    game = live.known_game
    (event,) = decide(game, move)
    after = evolve(game, event)  # before it is kept: what cannot be followed must not be there for ever
    state = (OVER if after.over else PLAYING) if after.over != game.over else None
    at = await _keep(tables, live, event, mark, state)
    if at is None:
        await tables.catch_up(live)
        raise TableError("table-late")
    live.follow(event, at, after)
    told = live.moved(event, at)
    live.tell(told, maker)
    tables.noticed(live, True)  # noqa: FBT003 # that we changed it is all there is to say
    return told


async def _keep(tables: Tables, live: Live, event: Event, mark: str | None, state: str | None) -> str | None:
    try:
        return await tables.log.append(live.id, live.seq, event_data(event), mark, state)
    except BaseException:
        tables.doubt(live)  # it may be there all the same
        raise


async def _keep_room(tables: Tables, live: Live, room: Room) -> None:
    """Keep a room, and begin the game where that makes it full."""
    first: Event | None = None
    if not live.room.begun and (room.begun or full(room)):
        room = begun(room)
        first = begin(room.setup(live.id, datetime.now(UTC).strftime("%Y-%m-%d")))
    state = PLAYING if first else (OVER if room.closed else None)
    data = msgspec.json.encode(room).decode()
    try:
        at = await tables.log.change(
            live.id, live.revision, data, listed=room.listed, state=state,
            first=None if first is None else event_data(first),
        )  # fmt: skip
    except BaseException:
        tables.doubt(live)
        raise
    if at is None:
        await tables.catch_up(live)
        raise TableError("table-changed")
    live.room, live.revision = room, live.revision + 1
    live.tell_room()
    if first is not None:
        live.follow(first, at)
        live.tell(live.moved(first, at))
    tables.noticed(live, True)  # noqa: FBT003 # as above
