"""The tables this process has open: each as the log has it, brought up to date when others write.

A live table is a memory of what is kept, never more: it can be forgotten at any moment and read again.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from typing import Protocol, cast
from weakref import WeakValueDictionary

import msgspec

from yatzy.chance.fair import FairDice
from yatzy.game.engine import evolve, may_take_back
from yatzy.game.events import Corrected, Entered, Event, Kept, Started, TookBack
from yatzy.game.record import VERSION, event_from
from yatzy.game.setup import GAME_ID
from yatzy.game.state import Game
from yatzy.rules.errors import TableError, YatzyError
from yatzy.server.limits import Bucket
from yatzy.server.room import Room
from yatzy.server.seats import holds
from yatzy.server.views import State, now_view, room_view, state_view, written_view
from yatzy.server.web import version_lately
from yatzy.server.wire import Happened, Moved, RoomChanged, Welcome, write
from yatzy.store.log import Line, Log, Row

MOST_RECENT = 1024
"""Tables that are remembered though nobody may be there."""
FIRST_LOOK, LONGEST_LOOK = 0.1, 5.0
"""Seconds between two tries to find out what came of something."""
AT_ONCE = 200
"""Events of a game that are followed before others have their turn."""
REACTIONS_A_SEAT = (1, 10)
"""Reactions of a seat in a second, and at once, from however many devices."""
AT_ONCE_LOOKED_AT = 8
"""Tables whose doubts are settled at once, after a database was away: it has others to answer, too."""
MOVED = b'{"type":"moved",'
"""How a message of something that happened begins."""


class Watcher(Protocol):
    """Whoever is told what happens at a table."""

    holder: str
    """The fingerprint of their token, "" for one who only watches."""

    def tell(self, message: bytes) -> None:
        """Take a message, at once; it is sent as soon as they read."""


class Live:
    """A table as this process knows it."""

    def __init__(self, row: Row) -> None:
        self.id = row.table_id
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.game: Game | None = None
        self.seq = 0
        """How many events are known."""
        self.at = row.touched
        """When the last thing happened."""
        self.source: FairDice | None = None
        self.doubtful = False
        """Whether the log may have more than is known here."""
        self.waits = row.touched
        """Since when somebody is waited for: whoever only puts dice aside and back keeps all waiting."""
        self.to_and_fro: Counter[int] = Counter()
        """By seat, how often dice were put aside and marks taken back or corrected."""
        self._reactions: dict[int, Bucket] = {}
        self._whole = 0, msgspec.Raw()
        self.secret = row.secret
        self.take(row)

    def take(self, row: Row) -> None:
        """Take over the room as it is kept."""
        self.room = room_of(row)
        self.revision = row.revision

    def follow(self, event: Event, at: str, after: Game | None = None) -> None:
        """Go on with the game by an event that is kept, to what it leads to."""
        if isinstance(event, Kept | TookBack | Corrected):
            self.to_and_fro[doer(self.known_game, event)] += 1
        else:
            self.waits = at
        self.game = after or evolve(self.game, event)
        self.seq += 1
        self.at = at
        if self.source is None and self.secret is not None:
            self.source = FairDice.of(self.game.setup, self.secret)

    def may_react(self, seat: int) -> bool:
        """Count a reaction of somebody; tell whether it is not one too many."""
        bucket = self._reactions.get(seat) or self._reactions.setdefault(seat, Bucket(*REACTIONS_A_SEAT))
        return bucket.take()

    # What is told

    def moved(self, event: Event, at: str) -> bytes:
        """Return the message that an event has just happened."""
        game = self.known_game
        now = now_view(game)
        return write(
            Moved(
                seq=self.seq,
                at=at,
                event=event,
                now=now,
                written=written_view(game) if isinstance(event, Entered) else None,
                state=state_view(game, self.seq, now) if changes_more(game, event) else None,
            )
        )

    @property
    def whole(self) -> State | None:
        """The whole game to be told, if there is one: written once, for however many ask."""
        if self.game is None:
            return None
        if self._whole[0] != self.seq:
            self._whole = self.seq, msgspec.Raw(write(state_view(self.game, self.seq)))
        return cast("State", self._whole[1])

    def welcome(self, holder: str, missed: Iterable[Line]) -> Welcome:
        """Return all there is, for one who comes."""
        return Welcome(
            room=room_view(self.id, self.revision, self.room),
            seats=self.room.seats_of(holder),
            host=holds(self.room.hosts, holder),
            state=self.whole,
            events=[Happened(line.seq, line.at, as_kept(line)) for line in missed],
            page=version_lately(),
        )

    def tell(self, message: bytes, but: Watcher | None = None) -> None:
        """Tell everyone, but perhaps one."""
        for watcher in self.watchers:
            if watcher is not but:
                watcher.tell(message)

    def tell_room(self) -> None:
        """Tell everyone that the room changed, and each which seats are theirs."""
        view = room_view(self.id, self.revision, self.room)
        for watcher in self.watchers:
            watcher.tell(write(RoomChanged(view, self.room.seats_of(watcher.holder))))

    @property
    def known_game(self) -> Game:
        """Return the game, which has begun."""
        if self.game is None:
            raise TableError("table-not-begun")
        return self.game


def doer(game: Game, event: Kept | TookBack | Corrected) -> int:
    """Return the seat that put dice aside, took something back or corrected it."""
    match event:
        case Kept():
            return game.seat
        case TookBack():
            seat = may_take_back(game)
            return game.seat if seat is None else seat
        case Corrected(turn):
            return game.seat_of(turn)


def changes_more(game: Game, event: Event) -> bool:
    """Whether more has changed by an event than where the game is, and the column it was written into."""
    if isinstance(event, Entered):
        return len(game.turns) % game.setup.turns_a_round == 0 and not game.over  # a new round, with new cards
    return isinstance(event, Started | Corrected | TookBack)


def for_maker(moved: bytes, key: str) -> bytes:
    """Return the message of something that happened, for the one who did it: with the key of the command."""
    return b'%b"key":%b,%b' % (MOVED, write(key), moved[len(MOVED) :])


class Tables:
    """The live tables of this process, over the log that all processes share."""

    def __init__(self, log: Log, noticed: Callable[[Live, bool], None] = lambda _live, _ours: None) -> None:
        self.log = log
        self.noticed = noticed
        """Called whenever a table has changed: by us, or by somebody else."""
        self.moved: Callable[[], None] = _uncounted
        self.repeated: Callable[[], None] = _uncounted
        """Called when somebody's move was made, and when one came a second time."""
        self._live: WeakValueDictionary[str, Live] = WeakValueDictionary()
        """Every table that somebody has in hand: so there is never a second one of the same id."""
        self._recent: OrderedDict[str, Live] = OrderedDict()
        """Those that were used last, which stay though nobody may be there."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self._looking = asyncio.Semaphore(AT_ONCE_LOOKED_AT)
        self._unsettled: dict[str, bool] = {}
        """Tables of which it is being found out how they stand; whether that has to begin anew."""

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Live]:
        return iter(tuple(self._live.values()))  # as they are now: tables come and go meanwhile

    # Finding and forgetting

    def known(self, table_id: str) -> Live | None:
        """Return a table if it is known here."""
        return self._live.get(table_id)

    async def find(self, table_id: str, *, remember: bool = True) -> Live:
        """Return a table, read from the log if it is not known here; remember it though nobody may be there."""
        live = self._live.get(table_id)
        if live is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        if remember:
            self._remember(live)
        return live

    async def _load(self, table_id: str) -> Live:
        row = await self.log.table(table_id) if GAME_ID.fullmatch(table_id) else None
        if row is None:
            raise TableError("table-unknown")
        live = Live(row)
        for number, line in enumerate(await self.log.lines(table_id), 1):
            live.follow(read_event(line), line.at)
            if not number % AT_ONCE:
                await asyncio.sleep(0)  # a long game is read while others play on
        self._live[table_id] = live
        self.noticed(live, False)  # noqa: FBT003 # that somebody else changed it is all there is to say
        return live

    def join(self, live: Live, watcher: Watcher) -> None:
        """Let somebody be told what happens at a table."""
        live.watchers.add(watcher)

    def part(self, live: Live, watcher: Watcher) -> None:
        """Let somebody go."""
        live.watchers.discard(watcher)
        if self._live.get(live.id) is live:
            self._remember(live)

    def _remember(self, live: Live) -> None:
        self._recent[live.id] = live
        self._recent.move_to_end(live.id)
        while len(self._recent) > MOST_RECENT:
            self._recent.popitem(last=False)

    # Keeping up

    async def catch_up(self, live: Live) -> None:
        """Take over what the log has beyond what is known, and tell it. The caller holds the table's lock."""
        row = await self.log.table(live.id)
        if row is None:
            self.forget(live)
            raise TableError("table-unknown")
        lines = await self.log.lines(live.id, live.seq) if row.events > live.seq else []
        live.doubtful = False
        if row.revision > live.revision:
            live.take(row)
            live.tell_room()
        for line in lines:
            self._follow(live, read_event(line), line.at)
        self.noticed(live, False)  # noqa: FBT003 # as above

    def forget(self, live: Live) -> None:
        """Forget a table that is no longer kept."""
        self._live.pop(live.id, None)
        self._recent.pop(live.id, None)

    def _follow(self, live: Live, event: Event, at: str) -> None:
        live.follow(event, at)
        if live.watchers:
            live.tell(live.moved(event, at))

    def written_elsewhere(self, table_id: str, seq: int, at: str = "", data: str = "") -> None:
        """Hear that another process has written: an event at its place, or a revision as a negative number."""
        if table_id in self._live or table_id in self._loading:
            self._begin(self._hear(table_id, seq, at, data))

    def _begin(self, catching_up: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(catching_up)
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _hear(self, table_id: str, seq: int, at: str, data: str) -> None:
        with suppress(YatzyError):  # there is none, or it cannot be read: whoever comes to it will try again
            live = self._live.get(table_id) or await self.find(table_id)
            async with live.lock:
                if seq == live.seq and data and not live.doubtful:
                    self._follow(live, event_of(VERSION, data), at)
                    self.noticed(live, False)  # noqa: FBT003 # as above
                elif seq >= live.seq or -seq > live.revision:
                    self.doubt(live)

    def doubt(self, live: Live) -> None:
        """Hear that nobody knows what came of something: find out, and tell everyone."""
        live.doubtful = True
        found_out = live.id not in self._unsettled
        self._unsettled[live.id] = True
        if found_out:
            self._begin(self._settle(live))

    async def _settle(self, live: Live) -> None:
        """Look how a table stands, once all that was on its way is written or cannot be."""
        pause = FIRST_LOOK
        while self._unsettled[live.id]:
            self._unsettled[live.id] = False
            try:
                await self.log.written()
                async with live.lock, self._looking:
                    await self.catch_up(live)
            except YatzyError as error:
                if error.code in {"table-unknown", "store-closed"}:
                    break
                self._unsettled[live.id] = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_LOOK)
        del self._unsettled[live.id]

    async def close(self) -> None:
        """Stop catching up. Whoever opens a table next reads it from the log."""
        tasks = tuple(self._catching_up)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def doubt_all(self) -> None:
        """Hear that something may have been missed: look again at the tables where somebody is."""
        for live in tuple(self._live.values()):
            live.doubtful = True
            if live.watchers:
                self.doubt(live)


def _uncounted() -> None:
    pass


def room_of(row: Row) -> Room:
    """Return the room of a table as it is kept."""
    return msgspec.json.decode(row.room, type=Room)


def as_kept(line: Line) -> Event:
    """Return an event of the log to be told. One of the present version is not read to be written again."""
    return cast("Event", msgspec.Raw(line.data.encode())) if line.version == VERSION else read_event(line)


def read_event(line: Line) -> Event:
    """Return the event of a line of the log."""
    return event_of(line.version, line.data)


def event_of(version: int, data: str) -> Event:
    """Return an event from its data in the version it was written in."""
    return event_from(version, msgspec.json.decode(data))
