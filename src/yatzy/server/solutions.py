"""What a worker remembers: the solutions used last, each with its computer players, as far as memory goes."""

from collections import OrderedDict
from dataclasses import dataclass, field

from yatzy.bots.players import bot
from yatzy.bots.protocol import Bot
from yatzy.rules.tables import RuleTables
from yatzy.solver.scoring import scoring_of
from yatzy.solver.space import space_of
from yatzy.solver.values import Values

MOST_REMEMBERED = 512 * 2**20
"""Bytes of solutions: the largest sheet on the shelf with its variances, or some thirty of the others."""


@dataclass(frozen=True)
class Known:
    """A solution, and who plays by it."""

    values: Values
    players: dict[str, Bot] = field(default_factory=dict)

    @property
    def bytes(self) -> int:
        """Return the memory it takes, with the variances that may come to belong to it."""
        return 2 * self.values.array.nbytes + sum(part.nbytes for part in self.values.space.layout)


class Solutions:
    """The solutions of one process."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._most = most
        self._known: OrderedDict[RuleTables, Known] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def find(self, tables: RuleTables) -> Values | None:
        """Return the solution of a sheet, if it is remembered."""
        if tables not in self._known:
            return None
        self._known.move_to_end(tables)
        return self._known[tables].values

    def remember(self, values: Values) -> None:
        """Remember a solution, even one that leaves no room for any other."""
        known = Known(values)
        self.make_room(known.bytes)
        self._known[values.tables] = known

    def make_room(self, needed: int) -> None:
        """Forget what was not used for longest, as far as so many bytes would be too many."""
        held = sum(known.bytes for known in self._known.values())
        while self._known and held + needed > self._most:
            held -= self._known.popitem(last=False)[1].bytes
            space_of.cache_clear()  # which remembers by number, whatever their size; what is in use stays
            scoring_of.cache_clear()

    def player(self, computer: str, values: Values) -> Bot:
        """Return a computer player by a solution, the same each time as long as that is remembered."""
        known = self._known.get(values.tables)
        if known is None or known.values is not values:
            return bot(computer, values)
        if computer not in known.players:
            known.players[computer] = bot(computer, values)
        return known.players[computer]
