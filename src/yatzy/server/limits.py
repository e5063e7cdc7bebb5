"""How much one connection, and one address, may ask for."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from time import monotonic

from yatzy.server.settings import Settings

Clock = Callable[[], float]

HOUR = 3600
MOST_ADDRESSES = 20_000
"""More are not remembered: whoever was not heard of for longest is forgotten, and may begin anew."""
FILES_PER_SECOND, FILES_BURST = 200, 2_000
"""Files of the page for one address: a first visit takes eighty at once, and a whole club may be behind it."""
CHECKS_PER_SECOND, CHECKS_BURST = 20, 200
"""Questions of one address about the server itself: far more than anyone has who watches over it."""
NETWORK = 64
"""The bits of an IPv6 address that tell whose it is. The rest anyone changes at will."""


class Bucket:
    """Holds what may be taken at once, and fills again at its rate."""

    __slots__ = ("_clock", "_held", "_most", "_rate", "_since")

    def __init__(self, rate: float, most: float, clock: Clock = monotonic) -> None:
        """``rate`` is what flows back in a second, ``most`` what it holds."""
        self._rate = rate
        self._most = self._held = float(most)
        self._clock = clock
        self._since = clock()

    def take(self) -> bool:
        """Take one, if there is one."""
        now = self._clock()
        self._held = min(self._most, self._held + (now - self._since) * self._rate)
        self._since = now
        if self._held < 1:
            return False
        self._held -= 1
        return True

    def wait(self) -> float:
        """Return the seconds until there is one to take."""
        held = self._held + (self._clock() - self._since) * self._rate
        return max(0.0, (1 - held) / self._rate)


class Limits:
    """What each address has asked for: new tables, requests, live connections."""

    def __init__(
        self, settings: Settings, clock: Clock = monotonic, most_addresses: int = MOST_ADDRESSES
    ) -> None:
        tables, requests = settings.tables_per_hour, settings.requests_per_second
        self._tables = _Addresses(lambda: Bucket(tables / HOUR, tables, clock), most_addresses)
        self._requests = _Addresses(lambda: Bucket(requests, settings.requests_burst, clock), most_addresses)
        self._files = _Addresses(lambda: Bucket(FILES_PER_SECOND, FILES_BURST, clock), most_addresses)
        self._checks = _Addresses(lambda: Bucket(CHECKS_PER_SECOND, CHECKS_BURST, clock), most_addresses)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_address

    def table(self, address: str) -> float:
        """Count a new table. Return 0, or the seconds to wait before another may be laid."""
        return self._tables.take(address)

    def request(self, address: str) -> float:
        """Count a request. Return 0, or the seconds to wait before another is answered."""
        return self._requests.take(address)

    def file(self, address: str) -> float:
        """Count a file of the page: apart, so that opening it does not keep anyone from playing."""
        return self._files.take(address)

    def check(self, address: str) -> float:
        """Count a question about the server itself: apart, so that whoever watches over it always learns."""
        return self._checks.take(address)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a live connection while it lasts; tell whether there may be one more from there."""
        whose = owner(address)
        if self._sockets[whose] >= self._most_sockets:
            yield False
            return
        self._sockets[whose] += 1
        try:
            yield True
        finally:
            self._sockets[whose] -= 1
            if not self._sockets[whose]:
                del self._sockets[whose]


class _Addresses:
    """A bucket for each address, of so many addresses at most."""

    def __init__(self, bucket: Callable[[], Bucket], most: int) -> None:
        self._bucket = bucket
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> float:
        whose = owner(address)
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = self._bucket()
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(whose)
        return 0.0 if bucket.take() else bucket.wait()


@lru_cache(maxsize=4096)
def owner(address: str) -> str:
    """Return whose address it is: one of IPv4 stands for itself, one of IPv6 for its network of 64 bits."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""  # a socket of this machine, which has no address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK << NETWORK)}/{NETWORK}"
