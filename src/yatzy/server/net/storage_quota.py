"""Quotas for stored bytes: what one network may add in an hour and in a day, and the total.

A new table is charged for the turns it will have, and refused over the quota. Games that have begun are played
to their end; only rework beyond what their table was charged for counts anew, and is refused over the quota.
"""

from collections.abc import Callable
from time import monotonic

from cachetools import LRUCache

from yatzy.rules.errors import RateLimited, TableUnavailable
from yatzy.server.net.limits import MOST_ADDRESSES, Clock, network_of
from yatzy.server.settings import Settings

HOUR = 3600
DAY = 24 * HOUR

ROW_BYTES = 100
"""Bytes of a stored event besides its data."""
TURN_BYTES = 600
"""Bytes that a turn is going to take: a game of four has sixty and takes 36 kB."""

Charge = Callable[[int], None]
"""Called with bytes before they are stored; raises :class:`YatzyError` if they may not be."""


def charge_nobody(_size: int) -> None:
    """Count nothing."""


class ByteBucket:
    """A token bucket of bytes that starts full. What is larger than the bucket may go in when it is full."""

    __slots__ = ("_capacity", "_clock", "_free", "_rate", "_since")

    def __init__(self, capacity: int, seconds: int, clock: Clock) -> None:
        """``capacity`` bytes may be taken at once, and as many again in ``seconds``."""
        self._capacity = self._free = float(capacity)
        self._rate = capacity / seconds
        self._clock = clock
        self._since = clock()

    def wait_seconds(self, size: int) -> float:
        """Return the seconds until so many bytes may be taken, 0 if they may be now."""
        at = self._clock()
        self._free = min(self._capacity, self._free + (at - self._since) * self._rate)
        self._since = at
        return max(0.0, (min(size, self._capacity) - self._free) / self._rate)

    def take(self, size: int) -> None:
        """Take bytes, more than there are if need be."""
        self._free -= size


class StorageQuota:
    """Counts stored bytes by network, for a bounded number of networks, and in total."""

    def __init__(
        self, settings: Settings, clock: Clock = monotonic, most_addresses: int = MOST_ADDRESSES
    ) -> None:
        self.stored = 0
        """Bytes in the database: as last measured, and what was added since."""
        self._most_stored = settings.most_stored
        self._capacities = ((settings.stored_per_hour, HOUR), (settings.stored_per_day, DAY))
        self._clock = clock
        self._buckets: LRUCache[str, tuple[ByteBucket, ...]] = LRUCache(most_addresses)

    def take(self, address: str, size: int) -> None:
        """Count the bytes of a new table.

        Raises :class:`TableUnavailable` if the database is as large as it may become, and :class:`RateLimited`
        if the address has stored as much as it may; then nothing is counted.
        """
        if self._most_stored and self.stored + size > self._most_stored:
            raise TableUnavailable("table-storage", seconds=HOUR)
        self.take_rework(address, size)

    def take_rework(self, address: str, size: int) -> None:
        """Count bytes of a game that has begun, however large the database is.

        Raises :class:`RateLimited` if the address has stored as much as it may; then nothing is counted.
        """
        network = network_of(address)
        buckets = self._buckets.get(network)
        if buckets is None:
            buckets = tuple(ByteBucket(*capacity, self._clock) for capacity in self._capacities)
        self._buckets[network] = buckets
        seconds = max(bucket.wait_seconds(size) for bucket in buckets)
        if seconds:
            raise RateLimited(
                "limit-stored", seconds=max(1, round(seconds)), minutes=max(1, round(seconds / 60))
            )
        for bucket in buckets:
            bucket.take(size)
        self.stored += size
