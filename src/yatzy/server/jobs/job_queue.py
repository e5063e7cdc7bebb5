"""What waits for a worker: tables' needs first, then everyone else, each owner with the same share."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from yatzy.rules.errors import JobQueueFull, RateLimited
from yatzy.server.jobs.fair_queue import FairQueue
from yatzy.server.jobs.job import Job, Kind

if TYPE_CHECKING:
    import asyncio

MOST_WAITING_BYTES = 64 * 2**20
"""Bytes of all questions that wait."""
MOST_TABLES_IN_A_ROW = 32
"""Tables' needs served one after the other while somebody else waits for the same worker."""
LEAST_SLICE = 0.25
"""Seconds a long job has a worker before a stranger's question may interrupt it. Tables never wait for that."""
LONG_SLICE = 2.0
"""The same, before another long job may."""
RETRY_SECONDS = 5
"""When to retry after exceeding the limit per owner."""

OnProgress = Callable[[float], None]
"""Called with the share of a job that is done."""


def ignore_progress(share: float) -> None:
    """Do nothing."""


class Category(StrEnum):
    """What a job is to the queue."""

    TABLE = "table"
    """A table waits for it: a bot's move, advice."""
    QUICK = "quick"
    LONG = "long"
    BACKGROUND = "background"
    """Nobody waits for it."""


BACKGROUND_OWNER = "background"


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks, and whose share of the workers that uses."""

    owner: str
    """A client's network, a known player, or a table."""
    payer: str = ""
    """Whose share is used for solving a sheet first, if another's: for a table, whoever created it."""
    is_table: bool = False
    on_progress: OnProgress = ignore_progress
    """Called with the share done while the caller waits."""

    def category_of(self, kind: Kind) -> Category:
        """Return the category of a job of this kind."""
        if self.owner == BACKGROUND_OWNER:
            return Category.BACKGROUND
        if kind is Kind.LONG:
            return Category.LONG
        return Category.TABLE if self.is_table else Category.QUICK

    def owner_of(self, kind: Kind) -> str:
        """Return whose share a job of this kind uses."""
        return self.payer if self.payer and kind is Kind.LONG else self.owner


IN_BACKGROUND = Caller(BACKGROUND_OWNER)
"""The server itself, for what nobody waits for."""


@dataclass(eq=False, slots=True)
class Ticket:
    """A job that waits for a worker, runs, or is paused."""

    number: int
    job: Job[..., Any]
    question: bytes
    kind: Kind
    caller: Caller
    future: "asyncio.Future[bytes]"
    on_progress: OnProgress = ignore_progress
    starts: int = 0
    """How often it was started from the beginning."""
    seconds: float = 0.0
    """Worker time so far."""
    place: int | None = None
    """The number of the worker where it was started, while it is running or paused there."""
    category: Category = field(init=False)
    owner: str = field(init=False)

    def __post_init__(self) -> None:
        self.assign(self.caller)

    def assign(self, caller: Caller) -> None:
        """Make it the caller's."""
        self.caller = caller
        self.category = caller.category_of(self.kind)
        self.owner = caller.owner_of(self.kind)

    def fail(self, error: Exception) -> None:
        """Give up, unless it is answered already."""
        if not self.future.done():
            self.future.set_exception(error)

    def finish(self, answer: bytes) -> None:
        """Answer, unless nobody waits any more."""
        if not self.future.done():
            self.future.set_result(answer)


class JobQueue:
    """Waiting tickets. Tables' needs are served first, but for one in :data:`MOST_TABLES_IN_A_ROW`."""

    def __init__(self, most_waiting: int, per_owner: int) -> None:
        self._most_waiting = most_waiting
        self._tables: FairQueue[Ticket] = FairQueue(per_owner=per_owner)
        self._others: FairQueue[Ticket] = FairQueue(per_owner=per_owner)
        self._in_a_row = 0
        self._counts: Counter[Category] = Counter()

    def __len__(self) -> int:
        return self._counts.total()

    def __iter__(self) -> Iterator[Ticket]:
        yield from self._tables
        yield from self._others

    def count(self, category: Category) -> int:
        """Return how many tickets of a category wait."""
        return self._counts[category]

    def add(self, ticket: Ticket) -> list[Ticket]:
        """Queue a new ticket; return the tickets that no longer fit: the last of whoever has most waiting.

        Raises :class:`RateLimited` if its owner has too many waiting.
        """
        queue = self._queue_of(ticket)
        if queue.is_over_share(ticket.owner):
            raise RateLimited("limit-work", seconds=RETRY_SECONDS)
        self.put_back(ticket)
        displaced = []
        while (last := queue.displace()) is not None:
            self._counts[last.category] -= 1
            last.fail(JobQueueFull("work-busy"))
            displaced.append(last)
        return displaced

    def put_back(self, ticket: Ticket) -> None:
        """Queue a ticket that was served in part: it keeps its place among its owner's."""
        weight = max(1 / self._most_waiting, len(ticket.question) / MOST_WAITING_BYTES)
        if ticket.place is not None:
            weight = 0.0  # it is paused: bounded by the pool, and not to be displaced
        order = int(ticket.kind is Kind.LONG), ticket.number
        self._queue_of(ticket).add(ticket.owner, ticket, order, weight)
        self._counts[ticket.category] += 1

    def remove(self, ticket: Ticket) -> bool:
        """Remove a ticket; return whether it was waiting."""
        if self._queue_of(ticket).remove(ticket.owner, ticket):
            self._counts[ticket.category] -= 1
            return True
        return False

    def join(self, ticket: Ticket, caller: Caller) -> None:
        """Let another caller wait for a ticket too: it becomes theirs if they have fewer waiting."""
        mine = self._queue_of(ticket).count(ticket.owner)
        theirs = self._others.count(caller.owner_of(ticket.kind))
        if (caller.is_table > ticket.caller.is_table or theirs < mine) and self.remove(ticket):
            ticket.assign(caller)
            self.put_back(ticket)

    def take(self, is_eligible: Callable[[Ticket], bool]) -> Ticket | None:
        """Remove and return the next eligible ticket."""
        ticket = None
        if self._in_a_row >= MOST_TABLES_IN_A_ROW:
            ticket = self._others.take(is_eligible)
        ticket = ticket or self._tables.take(is_eligible)
        self._in_a_row = self._in_a_row + 1 if ticket and ticket.category is Category.TABLE else 0
        ticket = ticket or self._others.take(is_eligible)
        if ticket is not None:
            self._counts[ticket.category] -= 1
        return ticket

    def should_interrupt(self, running: Ticket, seconds: float, is_eligible: Callable[[Ticket], bool]) -> bool:
        """Whether an eligible ticket should interrupt a long job that has had a worker for so many seconds."""
        if self._tables.find(is_eligible) is not None:
            return True
        waiting = self._others.find(lambda one: is_eligible(one) and self._is_ahead(one, running, seconds))
        return waiting is not None

    def _is_ahead(self, waiting: Ticket, running: Ticket, seconds: float) -> bool:
        if seconds < (LONG_SLICE if waiting.kind is Kind.LONG else LEAST_SLICE):
            return False
        if waiting.owner == running.owner:
            return waiting.kind is Kind.QUICK
        return self._others.account(waiting.owner) < self._others.account(running.owner) + seconds

    def charge(self, ticket: Ticket, seconds: float) -> None:
        """Charge worker time to the owner of a ticket."""
        self._queue_of(ticket).charge(ticket.owner, seconds)

    def _queue_of(self, ticket: Ticket) -> FairQueue[Ticket]:
        return self._tables if ticket.category is Category.TABLE else self._others
