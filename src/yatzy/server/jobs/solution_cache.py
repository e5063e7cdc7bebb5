"""The solutions a worker caches, with their bots, bounded by memory."""

from dataclasses import dataclass, field

from cachetools import LRUCache

from yatzy.bots.factory import make_bot
from yatzy.bots.protocol import Bot
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.query.values import Values
from yatzy.solver.states.scoring import scoring_of
from yatzy.solver.states.space import space_of

CACHE_BYTES = 512 * 2**20
"""The largest bundled sheet with its variances, or about thirty of the others."""


@dataclass(frozen=True)
class CachedSolution:
    """A solution and the bots that play by it."""

    values: Values
    bots: dict[str, Bot] = field(default_factory=dict)

    @property
    def bytes(self) -> int:
        """The memory it takes, including variances that may be added later."""
        return 2 * self.values.array.nbytes + sum(part.nbytes for part in self.values.space.layout)


class SolutionCache:
    """The solutions of one process, least recently used first out."""

    def __init__(self, max_bytes: int = CACHE_BYTES) -> None:
        self._entries = _EntriesBySize(max_bytes, getsizeof=lambda entry: min(entry.bytes, max_bytes))

    def __len__(self) -> int:
        return len(self._entries)

    def find(self, tables: RuleTables) -> Values | None:
        """Return the cached solution of a sheet, if any."""
        entry = self._entries.get(tables)
        return None if entry is None else entry.values

    def add(self, values: Values) -> None:
        """Cache a solution, even one larger than the whole cache: it is then the only one."""
        self._entries[values.tables] = CachedSolution(values)

    def evict_for(self, needed: int) -> None:
        """Evict solutions until so many bytes fit."""
        while self._entries and self._entries.currsize + needed > self._entries.maxsize:
            self._entries.popitem()

    def bot_for(self, computer: str, values: Values) -> Bot:
        """Return a bot for a solution, the same one while the solution is cached."""
        entry = self._entries.get(values.tables)
        if entry is None or entry.values is not values:
            return make_bot(computer, values)
        if computer not in entry.bots:
            entry.bots[computer] = make_bot(computer, values)
        return entry.bots[computer]


class _EntriesBySize(LRUCache[RuleTables, CachedSolution]):
    def popitem(self) -> tuple[RuleTables, CachedSolution]:
        """Evict the least recently used, with what is cached elsewhere by number and not by size."""
        evicted = super().popitem()
        space_of.cache_clear()
        scoring_of.cache_clear()
        return evicted
