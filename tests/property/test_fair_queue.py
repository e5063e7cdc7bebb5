"""What must hold in the queue of jobs, whoever asks for what: shares, no starvation, tables first, bounds."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count, cycle, islice
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from support.server import scripted_workers
from yatzy.rules.errors import RateLimited
from yatzy.server.jobs import fair_queue
from yatzy.server.jobs.fair_queue import LEAST_CHARGE, MOST_DEBT, FairQueue
from yatzy.server.jobs.job import Job, Kind
from yatzy.server.jobs.job_queue import MOST_TABLES_IN_A_ROW, Caller, Category, JobQueue, Ticket

OWNERS = "abcdef"
COSTS = st.floats(0.0, 10.0, allow_nan=False)
SLACK = 1e-6


def always(_: object) -> bool:
    return True


# Owners


@given(st.lists(st.tuples(st.sampled_from(OWNERS), COSTS), min_size=1, max_size=200))
def test_whoever_waits_all_the_time_has_the_same_share(asked: list[tuple[str, float]]) -> None:
    """While two owners wait, what they are charged differs by no more than their dearest questions."""
    queue: FairQueue[float] = FairQueue(per_owner=1000)
    for number, (owner, cost) in enumerate(asked):
        queue.add(owner, cost, (0, number))
    left = Counter(owner for owner, _ in asked)
    charged: Counter[str] = Counter()
    dearest = max(cost for _, cost in asked) + LEAST_CHARGE
    costs_of = {owner: [cost for one, cost in asked if one == owner] for owner in left}
    while len(queue):
        served = queue.take(always)
        assert served is not None
        (owner,) = {one for one in left if queue.count(one) != left[one]}
        assert served == costs_of[owner].pop(0), "an owner's questions are served in order"
        left[owner] -= 1
        queue.charge(owner, served)
        charged[owner] += served + LEAST_CHARGE  # type: ignore[assignment] # counters count anything
        waiting = [charged[one] for one in left if left[one]]
        assert not waiting or max(waiting) - min(waiting) <= dearest + SLACK


@given(
    st.lists(st.tuples(st.sampled_from(OWNERS), COSTS), max_size=60),
    st.lists(st.tuples(st.sampled_from(OWNERS[1:]), COSTS), min_size=1, max_size=60),
    COSTS,
)
def test_nobody_starves(before: list[tuple[str, float]], others: list[tuple[str, float]], used: float) -> None:
    """However much somebody has used and whatever others go on asking, they are served soon.

    No other owner is served for more than the debt and one question before it is their turn.
    """
    queue: FairQueue[tuple[str, float]] = FairQueue(per_owner=1000)
    numbers = count()

    def serve() -> tuple[str, float]:
        served = queue.take(always)
        assert served is not None
        queue.charge(*served)
        return served

    for one in before:
        queue.add(one[0], one, (0, next(numbers)))
        serve()
    queue.charge("a", 100 * used)
    queue.add("a", ("a", 1.0), (0, next(numbers)))
    time: Counter[str] = Counter()
    for one in others:
        queue.add(one[0], one, (0, next(numbers)))
    for one in islice(cycle(others), 400):
        owner, cost = serve()
        if owner == "a":
            return
        time[owner] += cost + LEAST_CHARGE  # type: ignore[assignment] # as above
        assert time[owner] <= MOST_DEBT + 10.0 + LEAST_CHARGE + SLACK
        queue.add(one[0], one, (0, next(numbers)))


@given(st.lists(st.tuples(st.sampled_from(OWNERS), COSTS, st.booleans()), max_size=200))
def test_nobody_saves_time_up(asked: list[tuple[str, float, bool]]) -> None:
    """Who returns after a pause is not before whoever was served last, and not further behind than the debt."""
    queue: FairQueue[str] = FairQueue(per_owner=1000)
    served_at = 0.0
    for number, (owner, cost, serves) in enumerate(asked):
        queue.add(owner, owner, (0, number))
        assert served_at - SLACK <= queue.account(owner) <= served_at + MOST_DEBT + SLACK
        if serves:
            accounts = {one: queue.account(one) for one in OWNERS}
            served = queue.take(always)
            assert served is not None
            served_at = max(served_at, accounts[served])
            queue.charge(served, cost)


def test_accounts_are_not_remembered_for_ever() -> None:
    """Thousands of networks ask once each: only so many are remembered, and none that waits is forgotten."""
    queue: FairQueue[int] = FairQueue(per_owner=1)
    queue.add("waits", -1, (1, -1))
    for number in range(3 * fair_queue.MOST_ACCOUNTS):
        queue.add(f"network {number}", number, (0, number))
        queue.take(lambda one: one >= 0)
        queue.charge(f"network {number}", 1.0)
    assert len(queue._accounts) <= fair_queue.MOST_ACCOUNTS + 1  # noqa: SLF001 # what must not grow
    assert queue.take(always) == -1


# Jobs


@contextmanager
def event_loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    try:
        yield loop
    finally:
        loop.close()


QUICK_JOB: Job[..., Any] = scripted_workers.echo
LONG_JOB: Job[..., Any] = scripted_workers.work_on
CALLERS = st.builds(
    lambda owner, is_table: Caller(
        f"table {owner}" if is_table else f"network {owner}", f"network {owner}" if is_table else "", is_table
    ),
    st.sampled_from(OWNERS),
    st.booleans(),
)
WISHES = st.lists(
    st.tuples(CALLERS, st.sampled_from([QUICK_JOB, LONG_JOB]), st.integers(0, 3 * 2**20)), max_size=120
)


@given(WISHES, st.integers(1, 60), st.integers(1, 20))
def test_the_queue_is_bounded_and_tables_come_first(
    wishes: list[tuple[Caller, Job[..., Any], int]], most_waiting: int, per_owner: int
) -> None:
    """In number and bytes, for each owner and for all; what is displaced is of whoever has most.

    Tables' needs are served before anything else that waits, but for one in so many.
    """
    with event_loop() as loop:
        queue, waiting = JobQueue(most_waiting, per_owner), set[Ticket]()
        for number, (caller, job, size) in enumerate(wishes):
            ticket = Ticket(number, job, bytes(size), job.kind, caller, loop.create_future())
            before = Counter(one.owner for one in waiting)
            try:
                displaced = queue.add(ticket)
            except RateLimited:
                assert before[ticket.owner] >= per_owner
                continue
            waiting = (waiting | {ticket}) - set(displaced)
            assert all(one.future.exception() for one in displaced)
            assert before[ticket.owner] < per_owner
            assert {*queue} == waiting
            for is_table in (False, True):
                part = [one for one in waiting if (one.category is Category.TABLE) == is_table]
                assert len(part) <= most_waiting
                assert sum(len(one.question) for one in part) <= 64 * 2**20
        for category in Category:
            assert queue.count(category) == sum(one.category is category for one in waiting)
        in_a_row = 0
        while waiting:
            served = queue.take(always)
            assert served is not None
            if served.category is not Category.TABLE:
                late = in_a_row >= MOST_TABLES_IN_A_ROW
                assert late or not any(one.category is Category.TABLE for one in waiting)
            in_a_row = in_a_row + 1 if served.category is Category.TABLE else 0
            assert in_a_row <= MOST_TABLES_IN_A_ROW or all(one.category is Category.TABLE for one in waiting)
            if served.kind is Kind.LONG:
                mine = (one for one in waiting if one.owner == served.owner and one.category is Category.QUICK)
                assert not any(mine), "an owner's quick questions come before the long ones"
            waiting.remove(served)
        assert len(queue) == 0
        assert queue.take(always) is None


@given(st.floats(0, 100, allow_nan=False), st.floats(0, 100, allow_nan=False), st.floats(0, 30))
def test_a_long_job_gives_way(used: float, others_used: float, seconds: float) -> None:
    """To a table at once; to others once they have used less than its owner, this slice included."""
    with event_loop() as loop:
        queue = JobQueue(10, 10)

        def ticket(number: int, job: Job[..., Any], caller: Caller) -> Ticket:
            return Ticket(number, job, b"", job.kind, caller, loop.create_future())

        running = ticket(0, LONG_JOB, Caller("network a"))
        other = ticket(1, QUICK_JOB, Caller("network b"))
        queue.charge(running, used)
        queue.charge(other, others_used)
        assert not queue.should_interrupt(running, seconds, always)
        queue.add(other)
        ahead = min(others_used, MOST_DEBT) < used + seconds
        assert queue.should_interrupt(running, seconds, always) == (ahead and seconds >= 0.25)
        queue.add(ticket(2, QUICK_JOB, Caller("table c", is_table=True)))
        assert queue.should_interrupt(running, seconds, always)
