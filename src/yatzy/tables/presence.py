"""Who is connected to a table, who is absent, and when others may hand over an absent player's seat.

Pure: whoever knows the connections and the clock tells it here. Times are seconds on one clock.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from yatzy.game.setup import DiceFrom
from yatzy.tables.room import PATIENCE, Room

HEARTBEAT_SECONDS = 20.0
"""How often a process repeats to the others who is connected to it."""
SILENT_SECONDS = 3 * HEARTBEAT_SECONDS
"""After which a process that repeats nothing counts as gone, and its connections with it."""
MOST_SEEN = 1024
"""Devices of which a table remembers when they were last seen."""
KEY_LENGTH = 16
"""Characters of a fingerprint that identify a device here and in messages between processes."""
MOST_ANNOUNCED = 200
"""Devices of a table in one message between processes, whose length is limited."""


class Presence:
    """The devices connected to a table, by fingerprint, and when the others were last seen."""

    def __init__(self, since: float) -> None:
        self._since = since
        """From when on a device counts as absent that was never seen."""
        self._connections: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[frozenset[str], float]] = {}
        """By process, who is connected to it, and when it last said so."""
        self._seen: dict[str, float] = {}

    def connect(self, holder: str) -> None:
        """Count a connection of a device."""
        self._connections[holder[:KEY_LENGTH]] += 1

    def disconnect(self, holder: str, at: float) -> None:
        """Forget a connection of a device."""
        key = holder[:KEY_LENGTH]
        self._connections[key] -= 1
        if self._connections[key] <= 0:
            del self._connections[key]
        self.mark_seen(holder, at)

    def mark_seen(self, holder: str, at: float) -> None:
        """Note that a device did something, over whatever connection."""
        key = holder[:KEY_LENGTH]
        self._seen.pop(key, None)
        self._seen[key] = at
        if len(self._seen) > MOST_SEEN:
            del self._seen[next(iter(self._seen))]

    def connected_keys(self, holders: Iterable[str]) -> tuple[str, ...]:
        """Return which of these devices are connected here, as other processes are told."""
        keys = {holder[:KEY_LENGTH] for holder in holders}
        return tuple(sorted(keys & self._connections.keys()))[:MOST_ANNOUNCED]

    def follow_process(self, process: str, keys: Iterable[str], at: float) -> None:
        """Follow what another process announced: exactly these devices are connected to it."""
        before, _ = self._elsewhere.pop(process, (frozenset(), at))
        present = frozenset(keys)
        for gone in before - present:
            self.mark_seen(gone, at)
        if present:
            self._elsewhere[process] = present, at

    def is_present(self, holders: Iterable[str], at: float) -> bool:
        """Whether one of these devices is connected, here or to another process."""
        keys = [holder[:KEY_LENGTH] for holder in holders]
        for key in keys:  # asked after every move, and true as a rule
            if key in self._connections:
                return True
        return any(
            at - said < SILENT_SECONDS and not present.isdisjoint(keys)
            for present, said in self._elsewhere.values()
        )

    def last_seen(self, holders: Iterable[str]) -> float:
        """Return when one of these devices was last seen; they are not connected."""
        keys = {holder[:KEY_LENGTH] for holder in holders}
        seen = (self._seen[key] for key in keys & self._seen.keys())
        heard = (said for present, said in self._elsewhere.values() if not keys.isdisjoint(present))
        return max((self._since, *seen, *heard))


def absence_start(room: Room, last_activity: float, at: float) -> float:
    """Return from when on to count absences at a table loaded just now: who was connected before is not known.

    From now, as a rule, so that a restart gives everyone time to come back. Where the table's patience is
    longer than usual, as at one played over days, what has passed since the last activity counts too.
    """
    return max(last_activity, at - max(0.0, room.absence_allowed - PATIENCE))


def absent_seats(room: Room, presence: Presence, *, turn: int | None, at: float) -> frozenset[int]:
    """Return the seats whose player has no live connection, and has left or is to move (``turn``).

    None at tables where seats are never handed over. Asked after every move.
    """
    if not room.begun or turn is None or room.dice is DiceFrom.REAL or room.match or room.record:
        return frozenset()
    return frozenset(
        number
        for number, seat in enumerate(room.seats)
        if (number == turn or seat.away)
        and not (seat.computer or seat.stand_in)
        and not presence.is_present(seat.holders, at)
    )


def handover_waits(
    room: Room, presence: Presence, *, turn: int | None, turn_since: float, at: float
) -> Mapping[int, float]:
    """Return by absent seat in how many seconds others may hand it over, 0 for those that they may now.

    The time counts from when its player was last seen; for one who is to move, from the last move
    (``turn_since``) at the earliest.
    """
    waits: dict[int, float] = {}
    for number in sorted(absent_seats(room, presence, turn=turn, at=at)):
        seat = room.seats[number]
        seen = presence.last_seen(seat.holders)
        since = seen if seat.away else max(seen, turn_since)
        waits[number] = max(0.0, room.absence_allowed - max(0.0, at - since))
    return waits
