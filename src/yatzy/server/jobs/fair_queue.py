"""A queue that gives every owner the same share of the time, whoever asks for more.

Start-time fair queueing: an owner's account is the worker time it was charged. Who is charged least comes next.
An owner who returns after a pause starts at the account of whoever was served last: nobody saves time up, and
nobody is made to wait long for what they used before (:data:`MOST_DEBT`).
"""

from bisect import insort
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")

MOST_DEBT = 10.0
"""Seconds by which an account may exceed that of whoever was served last, when its owner asks again."""
LEAST_CHARGE = 0.001
"""Seconds charged at least, so that owners take turns whatever their questions cost."""
MOST_ACCOUNTS = 4096
"""Accounts to remember; those of owners who wait for nothing are dropped beyond it."""


@dataclass(order=True)
class _Entry(Generic[T]):
    order: tuple[int, int]
    item: T = field(compare=False)
    weight: float = field(compare=False)


class FairQueue(Generic[T]):
    """Waiting items of many owners.

    Weights are shares of what the queue holds; ``per_owner`` bounds the number of items of one owner.
    """

    def __init__(self, per_owner: int = 200) -> None:
        self._per_owner = per_owner
        self._waiting: dict[str, list[_Entry[T]]] = {}
        self._accounts: dict[str, float] = {}
        self._floor = 0.0
        """The account of whoever was served last, when that was."""

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def __iter__(self) -> Iterator[T]:
        """Yield all items in the order they would be served, if each cost nothing."""
        for owner in sorted(self._waiting, key=self._accounts.__getitem__):
            yield from (entry.item for entry in self._waiting[owner])

    def count(self, owner: str) -> int:
        """Return how many items of an owner wait."""
        return len(self._waiting.get(owner, ()))

    def is_over_share(self, owner: str) -> bool:
        """Whether an owner has as many items waiting as one may have."""
        return self.count(owner) >= self._per_owner

    def add(self, owner: str, item: T, order: tuple[int, int], weight: float = 0.0) -> None:
        """Add an item; of one owner's items the lowest ``order`` comes first."""
        account = max(self._accounts.get(owner, 0.0), self._floor)
        self._accounts[owner] = min(account, self._floor + MOST_DEBT)
        insort(self._waiting.setdefault(owner, []), _Entry(order, item, weight))
        if len(self._accounts) > MOST_ACCOUNTS:
            self._drop_idle_accounts()

    def displace(self) -> T | None:
        """If the queue is over its capacity, remove and return the last item of whoever takes up most of it.

        Items without weight are never removed.
        """
        taken = {owner: sum(entry.weight for entry in entries) for owner, entries in self._waiting.items()}
        if sum(taken.values()) <= 1.0:
            return None
        greatest = max(taken.values())
        owner = next(owner for owner in reversed(taken) if taken[owner] == greatest)
        entries = self._waiting[owner]
        return self._pop(owner, max(place for place, entry in enumerate(entries) if entry.weight))

    def find(self, is_eligible: Callable[[T], bool]) -> T | None:
        """Return the next eligible item; it goes on waiting."""
        return next(filter(is_eligible, self), None)

    def take(self, is_eligible: Callable[[T], bool]) -> T | None:
        """Remove and return the next eligible item; its owner is charged :data:`LEAST_CHARGE` at once."""
        for owner in sorted(self._waiting, key=self._accounts.__getitem__):
            for place, entry in enumerate(self._waiting[owner]):
                if is_eligible(entry.item):
                    self._floor = max(self._floor, self._accounts[owner])
                    self._accounts[owner] += LEAST_CHARGE
                    return self._pop(owner, place)
        return None

    def remove(self, owner: str, item: T) -> bool:
        """Remove an item; return whether it was waiting."""
        for place, entry in enumerate(self._waiting.get(owner, ())):
            if entry.item is item:
                self._pop(owner, place)
                return True
        return False

    def charge(self, owner: str, seconds: float) -> None:
        """Charge worker time to an owner."""
        self._accounts[owner] = self._accounts.get(owner, self._floor) + seconds

    def account(self, owner: str) -> float:
        """Return what an owner was charged, compared with other owners; only differences mean something."""
        return self._accounts.get(owner, self._floor)

    def _pop(self, owner: str, place: int) -> T:
        entries = self._waiting[owner]
        entry = entries.pop(place)
        if not entries:
            del self._waiting[owner]
        return entry.item

    def _drop_idle_accounts(self) -> None:
        """Forget accounts of owners who wait for nothing: first those that would start at the floor anyway."""
        for keep_debts in (True, False):
            self._accounts = {
                owner: account
                for owner, account in self._accounts.items()
                if owner in self._waiting or (keep_debts and account > self._floor)
            }
            if len(self._accounts) <= MOST_ACCOUNTS // 2:
                return
