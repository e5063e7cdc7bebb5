"""A live table: commands are decided by the game or the room, appended to the event log, and then broadcast.

A command that is refused raises its reason, and nothing has changed. A session is a cache of the log: it can be
dropped at any moment and loaded again.
"""

import asyncio
from typing import TYPE_CHECKING

import msgspec

from yatzy.clock import now
from yatzy.game.engine import start_event
from yatzy.game.jsonl import encode_event
from yatzy.game.moves import Move, Roll
from yatzy.game.setup import DiceFrom
from yatzy.rules.errors import (
    StaleMove,
    StaleRoom,
    TableConflict,
    TableError,
    TableForbidden,
    TableNotFound,
    YatzyError,
)
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.live.logged_table import decode_room, raw_event
from yatzy.server.live.watched_table import WatchedTable, Watcher
from yatzy.server.net.storage_quota import Charge, charge_nobody
from yatzy.store.event_log import EventRow, TableRow
from yatzy.store.statements import OVER, PLAYING
from yatzy.tables.contributions import begin_when_ready
from yatzy.tables.messages import encode_moved, with_command_key
from yatzy.tables.room import Room, RoomChange, has_applied, record_applied
from yatzy.tables.seat_permissions import mark_present
from yatzy.tables.tokens import is_held_by
from yatzy.tables.wire import ChangeRequest, Done, MoveRequest, Play, Show, encode_message

if TYPE_CHECKING:
    from yatzy.server.live.registry import TableRegistry


class TableSession(WatchedTable):
    """A table as this process knows it: its room, its game, and who is connected.

    ``lock`` serialises commands. Methods that say so expect the caller to hold it.
    """

    def __init__(self, row: TableRow, registry: "TableRegistry") -> None:
        super().__init__(row)
        self.lock = asyncio.Lock()
        self.creator = ""
        """The network the table was created from, if this process created it; it is not stored."""
        self.stale = False
        """Whether the log may be ahead of this session."""
        self.verification: tuple[int, object] | None = None
        """The result of verifying the dice, with the ``seq`` it holds for."""
        self._registry = registry
        self._log = registry.log

    @property
    def caller(self) -> Caller:
        """Who asks workers for what the table waits for. Whoever created it pays for solving its sheet."""
        hosts = self.room.hosts
        payer = f"network {self.creator}" if self.creator else f"holder {hosts[0]}" if hosts else ""
        return Caller(f"table {self.id}", payer, is_table=True)

    # Commands

    async def apply(
        self, holder: str, command: Play, sender: Watcher | None = None, *, charge: Charge = charge_nobody
    ) -> bytes:
        """Make a move for the holder of a seat; return the encoded answer.

        ``charge`` is called with the bytes of rework beyond the table's share, and may refuse them.

        Idempotent: a command repeated with its key gets the outcome of the first. Raises :class:`YatzyError`,
        and then nothing has changed; :class:`StaleMove` if the game has moved on.
        """
        request, key = command.move, command.key
        async with self.lock:
            await self._check_player(holder, request.seat)
            if sender is None:  # who is connected is present anyway
                self.mark_seen(holder)
            mark = f"{request.seat}:{key}"
            first = await self._find_repeated(command.seq, mark)
            if first is not None:
                return self._answer_repeated(key, first)
            seat = self.room.seats[request.seat]
            if seat.stand_in:
                raise TableConflict("table-stand-in")
            if seat.away:
                await self._amend(mark_present(request.seat))
            self.check_rework(request)
            move = await self._move_of(request)
            try:
                moved = await self._commit(move, mark, sender, charge)
            except StaleMove:
                first = await self._find_command(command.seq, mark)  # a crashed process may have stored it
                if first is None:
                    raise
                return self._answer_repeated(key, first)
        self._registry.on_move()
        return with_command_key(moved, key)

    async def apply_bot_move(self, seq: int, bot: str, move: Move) -> bool:
        """Make a bot's move if it is still its turn; return whether it was."""
        async with self.lock:
            game = self.started_game
            if self.stale or self.seq != seq or game.over or self.room.bot_at(game.seat) != bot:
                return False
            try:
                await self._commit(self.roll(move.seat) if isinstance(move, Roll) else move, None, None)
            except StaleMove:
                return False  # another process was first
            return True

    async def change_room(self, holder: str, request: ChangeRequest, change: RoomChange) -> None:
        """Change the room if it has the requested revision, otherwise raise :class:`StaleRoom`. Idempotent."""
        async with self.lock:
            if self.stale or request.revision > self.revision:
                await self.catch_up()
            self.mark_seen(holder)
            mark = f"{holder}:{request.key}"
            if has_applied(self.room, mark):
                return
            if request.revision != self.revision:
                raise StaleRoom("table-changed")
            if self.room.closed and not self.room.duplicate:
                raise TableConflict("table-closed")
            try:
                room = await self._changed_room(request, change)
                await self._store_room(record_applied(room, mark))
            except StaleRoom:
                if not has_applied(self.room, mark):
                    raise

    async def _changed_room(self, request: ChangeRequest, change: RoomChange) -> Room:
        """Return the changed room. Catches up before refusing: another process may have changed it."""
        try:
            return change(self.room)
        except YatzyError:
            if not self._log.shared:
                raise
            await self.catch_up()
            if request.revision != self.revision:
                raise StaleRoom("table-changed") from None
            raise

    async def amend_room(self, change: RoomChange) -> None:
        """Change the room whatever its revision is, retrying on conflicts. Catches up before refusing."""
        async with self.lock:
            if self.stale:
                await self.catch_up()
            try:
                await self._amend(change)
            except TableError:
                if not self._log.shared:
                    raise
                await self.catch_up()
                await self._amend(change)

    async def _amend(self, change: RoomChange) -> None:
        while (room := change(self.room)) != self.room:
            try:
                await self._store_room(room)
            except StaleRoom:
                continue
            return

    # Checks

    def check_seat(self, holder: str, seat: int) -> None:
        """Raise :class:`TableForbidden` unless ``holder`` holds the seat."""
        seats = self.room.seats
        if not 0 <= seat < len(seats) or not is_held_by(seats[seat].holders, holder):
            raise TableForbidden("table-not-yours")

    async def check_watching(self, holder: str) -> None:
        """Raise :class:`TableForbidden` for a table of an open match: its dice are still to come to others."""
        if self.room.match and not self.room.seats_of(holder) and not await self._is_match_closed():
            raise TableForbidden("table-match-open")

    async def _is_match_closed(self) -> bool:
        return (await self._registry.find(self.room.match)).room.is_closed(now())

    async def _check_player(self, holder: str, seat: int) -> None:
        """Raise :class:`TableForbidden` unless ``holder`` holds a seat; catches up before refusing."""
        try:
            self.check_seat(holder, seat)
        except TableForbidden:
            if not self._log.shared:
                raise
            await self.catch_up()
            self.check_seat(holder, seat)

    # Appending

    async def _find_repeated(self, seq: int, mark: str) -> EventRow | None:
        """Return the event of a repeated command, ``None`` for a new one; raise :class:`StaleMove`."""
        if self.stale or seq > self.seq:
            await self.catch_up()
        if seq == self.seq:
            return None
        first = await self._find_command(seq, mark) if seq < self.seq else None
        if first is None:
            raise StaleMove("table-late")
        return first

    async def _find_command(self, seq: int, mark: str) -> EventRow | None:
        """Return the event at ``seq``, if the command with this idempotency key made it."""
        row = await self._log.load_event(self.id, seq)
        return row if row is not None and row.key == mark else None

    def _answer_repeated(self, key: str, first: EventRow) -> bytes:
        self._registry.on_repeat()
        return encode_message(Done(key, first.seq + 1, first.at, raw_event(first)))

    async def _move_of(self, request: MoveRequest) -> Move:
        """Return the requested move, with the table's own dice where it has some."""
        if self.room.match:
            closed = await self._is_match_closed()
            if closed != isinstance(request, Show):  # after the end reveal only, before it everything else
                raise TableConflict("table-match-closed") if closed else TableForbidden("table-match-open")
        if self.room.closed:
            raise TableConflict("table-closed")
        if isinstance(request, Show):
            return self.reveal()
        if isinstance(request, Roll) and self.started_game.setup.dice is DiceFrom.SCREEN:
            if request.thrown:
                raise TableError("table-dice")
            return self.roll(request.seat)
        return request

    async def _commit(
        self, move: Move, mark: str | None, sender: Watcher | None, charge: Charge = charge_nobody
    ) -> bytes:
        """Decide a move, append its event, follow it and broadcast it; return the encoded message."""
        event, after = self.prepare(move)
        state = (OVER if after.over else PLAYING) if after.over != self.started_game.over else None
        data = encode_event(event)
        if surplus := self.count_surplus_bytes(event, data):
            charge(surplus)
        try:
            at = await self._log.append_event(self.id, self.seq, data, mark, state)
        except BaseException:
            self._registry.mark_stale(self)  # it may have been committed nevertheless
            raise
        if at is None:
            await self.catch_up()
            raise StaleMove("table-late")
        self.follow_event(event, data, at, after)
        moved = encode_moved(after, self.seq, event, at)
        self.broadcast(moved, sender)
        self.announce_waits()
        self._registry.on_change(self, True)  # noqa: FBT003 # changed by us
        return moved

    async def _store_room(self, room: Room) -> None:
        """Store a room, and begin the game if it is ready; raise :class:`StaleRoom` on a conflict."""
        moment = now()
        room = begin_when_ready(room, moment)
        begins = room.begun and not self.room.begun
        first = start_event(room.setup(self.id, moment[:10])) if begins else None
        state = PLAYING if first else (OVER if room.closed else None)
        data = None if first is None else encode_event(first)
        try:
            at = await self._log.change_room(
                self.id,
                self.revision,
                msgspec.json.encode(room).decode(),
                listed=room.listed,
                state=state,
                first=data,
            )
        except BaseException:
            self._registry.mark_stale(self)
            raise
        if at is None:
            await self.catch_up()
            raise StaleRoom("table-changed")
        self._replace_room(room, self.revision + 1)
        if first is not None and data is not None:
            self.follow_event(first, data, at)
            self.broadcast(encode_moved(self.started_game, self.seq, first, at))
            self.announce_waits()
        self._registry.on_change(self, True)  # noqa: FBT003 # as above

    # Following the log

    def _replace_room(self, room: Room, revision: int) -> None:
        """Take over a room and broadcast it; disconnect the devices that were removed from a seat."""
        removed = room.devices_removed_since(self.room) if self.watchers else set()
        self.room, self.revision = room, revision
        self.remove_devices(removed)
        self.broadcast_room()

    async def refresh(self) -> None:
        """Catch up with the log if it may be ahead."""
        if self.stale:
            async with self.lock:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Load what the log has beyond this session, and broadcast it. The caller holds the lock."""
        row = await self._log.load_table(self.id)
        if row is None:
            self._registry.forget(self)
            raise TableNotFound("table-unknown")
        is_rewritten = row.revision > self.revision and self.has_other_names(row)
        known = 0 if is_rewritten else self.seq
        rows = await self._log.load_events(self.id, known) if row.events > known else []
        self.stale = False
        if row.revision > self.revision:
            self._replace_room(decode_room(row), row.revision)
        if is_rewritten:
            rows = self.replay(rows)
        for one in rows:
            self.follow_row(one)
        self._registry.on_change(self, False)  # noqa: FBT003 # not changed by us

    def follow_row(self, row: EventRow) -> None:
        """Follow an event of the log and broadcast it. The caller holds the lock."""
        event = self.load_event(row)
        if self.watchers:
            self.broadcast(encode_moved(self.started_game, self.seq, event, row.at))
            self.announce_waits()
