"""A table and its clients: what they are sent, and which players are absent."""

from collections.abc import Callable, Iterable
from datetime import datetime
from time import time
from typing import Protocol, cast

import msgspec

from yatzy.server.live.logged_table import LoggedTable
from yatzy.server.net.limits import TokenBucket
from yatzy.server.web.assets import version
from yatzy.store.event_log import TableRow
from yatzy.tables.presence import Presence, absence_start, absent_seats, handover_waits
from yatzy.tables.seat_permissions import seats_to_hand_over
from yatzy.tables.tokens import is_held_by
from yatzy.tables.views import RoomView, room_view
from yatzy.tables.wire import Happened, RoomChanged, Wait, Welcome, encode_message

REACTIONS_PER_SEAT = (1, 10)
"""Reactions of a seat per second, and at once, over all its devices."""


class Watcher(Protocol):
    """A client that hears what happens at a table."""

    holder: str
    """The fingerprint of its token, "" for one who only watches."""
    address: str
    """Where it connects from, "" if that is not known."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting."""

    def remove(self) -> None:
        """Disconnect the client, whose device may no longer play here."""


class WatchedTable(LoggedTable):
    """A table that knows who is connected to it, here and to other processes."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row)
        self.watchers: set[Watcher] = set()
        self.clock: Callable[[], float] = time
        self.presence = Presence(absence_start(self.room, _to_seconds(row.touched), self.clock()))
        self._absent_seats: frozenset[int] = frozenset()
        """The seats whose waits clients know of."""
        self._reactions: dict[int, TokenBucket] = {}

    # Connections

    def connect(self, watcher: Watcher) -> None:
        """Add a watcher, whose player is present from now on."""
        is_first = not self.watchers
        self.watchers.add(watcher)
        if watcher.holder:
            self.presence.connect(watcher.holder)
        if is_first:  # the welcome has said it
            self._absent_seats = self._find_absent_seats()
        else:
            self.announce_waits(watcher)

    def disconnect(self, watcher: Watcher) -> None:
        """Remove a watcher, whose player is absent from now on unless they are connected otherwise."""
        if watcher not in self.watchers:
            return
        self._discard(watcher)
        if watcher.holder:
            self.announce_waits()

    def remove_devices(self, holders: set[str]) -> None:
        """Disconnect devices that may no longer play here."""
        for watcher in [one for one in self.watchers if one.holder in holders]:
            self._discard(watcher)  # it hears nothing from now on
            watcher.remove()

    def _discard(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.holder:
            self.presence.disconnect(watcher.holder, self.clock())

    def may_react(self, seat: int) -> bool:
        """Count a reaction of a seat; return whether it is within the limit."""
        bucket = self._reactions.get(seat) or self._reactions.setdefault(seat, TokenBucket(*REACTIONS_PER_SEAT))
        return bucket.take()

    # Presence

    def follow_presence(self, process: str, keys: Iterable[str]) -> None:
        """Follow what another process announced about who is connected to it."""
        self.presence.follow_process(process, keys, self.clock())
        self.announce_waits()

    def connected_keys(self) -> tuple[str, ...]:
        """Return which holders of seats are connected to this process, as others are told."""
        return self.presence.connected_keys(one for seat in self.room.seats for one in seat.holders)

    def mark_seen(self, holder: str) -> None:
        """Note that the holder of a seat did something, over whatever connection."""
        if self.room.seats_of(holder):
            self.presence.mark_seen(holder, self.clock())

    def waits(self, reader: str = "") -> tuple[Wait, ...]:
        """Return the seats of absent players that others may hand over, now or soon, except the reader's."""
        game = self.game
        if game is None or game.over:
            return ()
        since = _to_seconds(self.waiting_since)
        found = handover_waits(self.room, self.presence, turn=game.seat, turn_since=since, at=self.clock())
        own = self.room.seats_of(reader) if reader else ()
        return tuple(Wait(seat, round(seconds, 1)) for seat, seconds in found.items() if seat not in own)

    def is_absent(self, seat: int) -> bool:
        """Whether a seat's player has been absent for as long as the table has patience."""
        return any(one.seat == seat and not one.seconds for one in self.waits())

    def announce_waits(self, but: Watcher | None = None) -> None:
        """Send the room to everyone, except perhaps one, if other seats wait for absent players than before."""
        if self.watchers and self._find_absent_seats() != self._absent_seats:
            self.broadcast_room(but)

    def _find_absent_seats(self) -> frozenset[int]:
        game = self.game
        if game is None or game.over:
            return frozenset()
        return absent_seats(self.room, self.presence, turn=game.seat, at=self.clock())

    # Messages

    def welcome(self, holder: str, missed: msgspec.Raw) -> Welcome:
        """Return the whole table for a client that joins; ``missed`` are encoded :class:`Happened`."""
        return Welcome(
            room=room_view(self.id, self.revision, self.room),
            seats=self.room.seats_of(holder),
            host=is_held_by(self.room.hosts, holder),
            state=self.encoded_state,
            events=cast("list[Happened]", missed),
            page=version(),
            removed=self.room.is_barred(holder),
            waits=self.waits(holder),
            handover=seats_to_hand_over(self.room, holder),
        )

    def broadcast(self, message: bytes, but: Watcher | None = None) -> None:
        """Send a message to all watchers, except perhaps one."""
        for watcher in self.watchers:
            if watcher is not but:
                watcher.send(message)

    def broadcast_room(self, but: Watcher | None = None) -> None:
        """Send the room to everyone, except perhaps one, each with the seats they hold."""
        room, waits = self.room, self.waits()
        view = cast("RoomView", msgspec.Raw(encode_message(room_view(self.id, self.revision, room))))
        self._absent_seats = frozenset(one.seat for one in waits)
        messages: dict[str, bytes] = {}
        for watcher in self.watchers:
            holder = watcher.holder
            if watcher is but:
                continue
            if holder not in messages:  # hundreds may watch without a token
                changed = RoomChanged(
                    room=view,
                    seats=room.seats_of(holder),
                    host=is_held_by(room.hosts, holder),
                    removed=room.is_barred(holder),
                    waits=waits,
                    handover=seats_to_hand_over(room, holder),
                )
                messages[holder] = encode_message(changed)
            watcher.send(messages[holder])


def _to_seconds(moment: str) -> float:
    return datetime.fromisoformat(moment).timestamp()
