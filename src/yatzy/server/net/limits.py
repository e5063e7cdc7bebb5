"""Rate limits per connection and per address."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

from yatzy.server.settings import Settings

Clock = Callable[[], float]

HOUR = 3600
MOST_ADDRESSES = 20_000
"""Addresses to remember; the least recently seen is dropped and starts anew."""
FILES_PER_REQUEST = 10
"""How many times as many page files an address may load as it may make requests: a first visit loads eighty."""
MEMBER_PREFIX = "member:"
"""What the key of a member begins with, where addresses stand otherwise."""
CHECKS_PER_SECOND, CHECKS_BURST = 20, 200
"""Health and metrics requests per address: far more than any monitoring needs."""
PASSWORDS_PER_SECOND, PASSWORDS_BURST = 0.2, 40
"""Wrong passwords per address: members mistype, and a whole club may share an address."""
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a network. Its owner can change the rest at will."""


class TokenBucket:
    """A token bucket that starts full."""

    __slots__ = ("_capacity", "_clock", "_rate", "_since", "_tokens")

    def __init__(self, rate: float, most: float, clock: Clock = monotonic) -> None:
        """``rate`` is tokens per second, ``most`` the capacity."""
        self._rate = rate
        self._capacity = self._tokens = float(most)
        self._clock = clock
        self._since = clock()

    def take(self) -> bool:
        """Take a token; return whether there was one."""
        now = self._clock()
        self._tokens = min(self._capacity, self._tokens + (now - self._since) * self._rate)
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def wait_seconds(self) -> float:
        """Return the seconds until a token is available."""
        tokens = self._tokens + (self._clock() - self._since) * self._rate
        return max(0.0, (1 - tokens) / self._rate)


class Limits:
    """Limits of each address: new tables, requests, files, live connections."""

    def __init__(
        self, settings: Settings, clock: Clock = monotonic, most_addresses: int = MOST_ADDRESSES
    ) -> None:
        tables, requests = settings.tables_per_hour, settings.requests_per_second
        self._tables = _BucketsByAddress(lambda: TokenBucket(tables / HOUR, tables, clock), most_addresses)
        self._requests = _BucketsByAddress(
            lambda: TokenBucket(requests, settings.requests_burst, clock), most_addresses
        )
        self._files = _BucketsByAddress(
            lambda: TokenBucket(
                FILES_PER_REQUEST * requests, FILES_PER_REQUEST * settings.requests_burst, clock
            ),
            most_addresses,
        )
        self._checks = _BucketsByAddress(
            lambda: TokenBucket(CHECKS_PER_SECOND, CHECKS_BURST, clock), most_addresses
        )
        self._passwords = _BucketsByAddress(
            lambda: TokenBucket(PASSWORDS_PER_SECOND, PASSWORDS_BURST, clock), most_addresses
        )
        self._sockets = _CountsByAddress(settings.sockets_per_address)
        self._connections = _CountsByAddress(settings.connections_per_address)
        self._proxies = [ip_network(one) for one in settings.trusted_proxies.split(",") if one]

    def take_table(self, address: str) -> float:
        """Count a new table. Return 0, or the seconds to wait."""
        return self._tables.take(address)

    def take_request(self, address: str) -> float:
        """Count a request. Return 0, or the seconds to wait."""
        return self._requests.take(address)

    def take_file(self, address: str) -> float:
        """Count a page file: apart from requests, so that loading the page does not limit playing."""
        return self._files.take(address)

    def take_check(self, address: str) -> float:
        """Count a health or metrics request: apart, so that monitoring always gets through."""
        return self._checks.take(address)

    def count_wrong_passwords(self, address: str, *, take: bool) -> float:
        """Count a wrong password if ``take``. Return 0, or the seconds before another may be tried."""
        return self._passwords.take(address) if take else self._passwords.wait_seconds(address)

    @contextmanager
    def hold_socket(self, address: str) -> Iterator[bool]:
        """Count a live connection while the context lasts; yield whether it is allowed."""
        if not self._sockets.acquire(address):
            yield False
            return
        try:
            yield True
        finally:
            self._sockets.release(address)

    def acquire_connection(self, address: str) -> bool:
        """Count a connection for requests until it is released; return whether it is allowed.

        A trusted proxy, whose connections are those of everybody, may have any number.
        """
        return self.is_proxy(address) or self._connections.acquire(address)

    def release_connection(self, address: str) -> None:
        """Stop counting an allowed connection."""
        if not self.is_proxy(address):
            self._connections.release(address)

    def is_proxy(self, address: str) -> bool:
        """Return whether an address is that of a trusted proxy."""
        if not self._proxies:
            return False
        try:
            found = ip_address(unmap_address(address))
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


class _CountsByAddress:
    """How many of something each network has at the moment, up to a limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._counts: Counter[str] = Counter()

    def acquire(self, address: str) -> bool:
        network = network_of(address)
        if self._counts[network] >= self._most:
            return False
        self._counts[network] += 1
        return True

    def release(self, address: str) -> None:
        network = network_of(address)
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]


class _BucketsByAddress:
    """One bucket per network, for a bounded number of networks (least recently used first out)."""

    def __init__(self, bucket: Callable[[], TokenBucket], most: int) -> None:
        self._bucket = bucket
        self._capacity = most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> float:
        network = network_of(address)
        bucket = self._buckets.get(network)
        if bucket is None:
            bucket = self._buckets[network] = self._bucket()
            if len(self._buckets) > self._capacity:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(network)
        return 0.0 if bucket.take() else bucket.wait_seconds()

    def wait_seconds(self, address: str) -> float:
        bucket = self._buckets.get(network_of(address))
        return 0.0 if bucket is None else bucket.wait_seconds()


def unmap_address(address: str) -> str:
    """Return ``::ffff:192.0.2.1``, as a socket for both families has it, as ``192.0.2.1``; others unchanged."""
    if not address.startswith("::ffff:"):
        return address
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or found) if isinstance(found, IPv6Address) else address


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return what is limited: an IPv4 address, the /64 of an IPv6 address, a member of a club, "" for none."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address if address.startswith(MEMBER_PREFIX) else ""  # a Unix socket
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> IPV6_PREFIX << IPV6_PREFIX)}/{IPV6_PREFIX}"
