"""How much one connection, and one address, may ask for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yatzy.server.net.limits import CHECKS_BURST, Limits, TokenBucket, network_of
from yatzy.server.settings import Settings


class Clock:
    """A clock that the tests turn."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def count_taken(bucket: TokenBucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_bucket_gives_what_it_holds_and_what_flows_back() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2, most=5, clock=clock)
    assert count_taken(bucket, 100) == 5
    clock.now += 1
    assert count_taken(bucket, 100) == 2
    clock.now += 1000
    assert count_taken(bucket, 100) == 5


def test_a_bucket_tells_how_long_to_wait() -> None:
    """After so many seconds there is one, and not before."""
    clock = Clock()
    bucket = TokenBucket(rate=0.25, most=1, clock=clock)
    assert bucket.wait_seconds() == 0
    assert bucket.take()
    assert bucket.wait_seconds() == 4
    clock.now += 3
    assert bucket.wait_seconds() == 1
    assert not bucket.take()
    clock.now += 1
    assert bucket.take()


@given(
    pauses=st.lists(st.integers(0, 40), min_size=1, max_size=200),
    rate=st.integers(1, 8),
    most=st.integers(1, 10),
)
def test_no_window_gives_more_than_it_may(pauses: list[int], rate: int, most: int) -> None:
    """From any moment to any other, no more is given than a full bucket and what flowed in between."""
    clock = Clock()
    bucket = TokenBucket(rate, most, clock)
    given_at = []
    for pause in pauses:
        clock.now += pause / 16  # sixteenths, so that sums are exact
        if bucket.take():
            given_at.append(clock.now)
    for first, begin in enumerate(given_at):
        for last in range(first, len(given_at)):
            assert last - first + 1 <= most + (given_at[last] - begin) * rate


def test_tables_of_one_address() -> None:
    """So many at once, then one for each share of the hour; another address has its own."""
    clock = Clock()
    limits = Limits(Settings(tables_per_hour=30), clock)
    assert [limits.take_table("203.0.113.5") for _ in range(30)] == [0] * 30
    assert limits.take_table("203.0.113.5") == 120  # an hour's thirtieth
    assert limits.take_table("203.0.113.6") == 0
    clock.now += 120
    assert limits.take_table("203.0.113.5") == 0
    assert limits.take_table("203.0.113.5") > 0


def test_requests_of_one_address() -> None:
    clock = Clock()
    limits = Limits(Settings(requests_per_second=2, requests_burst=3), clock)
    assert [limits.take_request("203.0.113.5") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limits.take_table("203.0.113.5") == 0  # counted apart


def test_questions_about_the_server_are_counted_apart() -> None:
    """Whoever watches over it learns how it is, whatever else comes from there; but not without end."""
    limits = Limits(Settings(requests_burst=1), Clock())
    assert [limits.take_request("203.0.113.5") == 0 for _ in range(2)] == [True, False]
    assert [limits.take_check("203.0.113.5") == 0 for _ in range(CHECKS_BURST + 1)] == [True] * CHECKS_BURST + [
        False
    ]


def test_a_crowd_is_not_remembered_for_ever() -> None:
    """Of more addresses than are remembered, the one heard of last is; the memory does not grow."""
    limits = Limits(Settings(requests_burst=1), Clock(), most_addresses=100)
    assert limits.take_request("198.51.100.1") == 0
    for number in range(10_000):
        limits.take_request(f"10.0.{number // 256}.{number % 256}")
        assert limits.take_request("198.51.100.1") > 0
    assert limits.take_request("10.0.0.0") == 0  # forgotten
    assert len(limits._requests) == 100  # noqa: SLF001 # the memory it takes


def test_sockets_of_one_address() -> None:
    """As many as may be at once; one that ends, however it ends, makes room."""
    limits = Limits(Settings(sockets_per_address=2))
    with limits.hold_socket("203.0.113.5") as first, limits.hold_socket("203.0.113.5") as second:
        with limits.hold_socket("203.0.113.5") as third, limits.hold_socket("203.0.113.6") as other:
            assert (first, second, third, other) == (True, True, False, True)
        with limits.hold_socket("203.0.113.5") as still_none:
            assert not still_none  # the one that was refused gave nothing back
    with pytest.raises(KeyError), limits.hold_socket("203.0.113.5"):
        raise KeyError
    with limits.hold_socket("203.0.113.5") as again, limits.hold_socket("203.0.113.5") as both:
        assert again
        assert both


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix:", ""),
        ("testclient", ""),
    ],
)
def test_whose_an_address_is(address: str, whose: str) -> None:
    """Who has one address of IPv6 has all of its network: they count as one."""
    assert network_of(address) == whose
