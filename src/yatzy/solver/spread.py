"""How far games stray from what is expected: the variance of what best play still brings, by state."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from weakref import WeakKeyDictionary

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError
from yatzy.rules.tables import RuleTables
from yatzy.solver.files import BadFile, cached_file, read, write
from yatzy.solver.forward import Course
from yatzy.solver.outlook import Floats
from yatzy.solver.scratch import Plan, Scratch, aligned, plan_for, scratch_for
from yatzy.solver.solve import check_size
from yatzy.solver.space import Groups, space_of
from yatzy.solver.values import Values

KIND = "spread"
"""The kind of file that variances are kept in."""


@dataclass(frozen=True, eq=False)
class Spread:
    """The variance of what is still to come from every state under best play, for one sheet."""

    tables: RuleTables = field(repr=False)
    array: Floats = field(repr=False)
    """By state, in the same places as in :attr:`yatzy.solver.values.Values.array`."""

    def variance(self, card: Card) -> float:
        """Return the variance of a card's final total."""
        return float(self.variances([card])[0])

    def variances(self, cards: Sequence[Card]) -> Floats:
        """Return the variance of the final total of each card."""
        space = space_of(self.tables)
        for card in cards:
            if card.tables != self.tables:
                raise SolverError(
                    "solver-other-sheet", card=card.tables.digest[:12], values=self.tables.digest[:12]
                )
        places = space.places(cards)
        found: Floats = self.array[places.rows * space.lanes + places.lanes]
        return found


def spread(
    values: Values,
    *,
    fresh: bool = False,
    keep: bool = True,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> Spread:
    """Return the variances that belong to a solution.

    They are remembered as long as it is, read from the user's cache, or computed and, unless nobody wants to
    ``keep`` them, kept there where that can be; ``fresh`` computes them in any case. Refused with
    :class:`~yatzy.rules.errors.SolverError` where they do not fit into memory.
    """
    found = None if fresh else stored_spread(values)
    if found is None:
        check_size(values.tables)
        array = _computed(values, threads, progress)
        array.flags.writeable = False
        if keep:
            with suppress(OSError):
                write(cached_file(values.tables, KIND), values.tables, array, KIND, of=values.array)
        found = Spread(values.tables, array)
    _known[values] = found
    return found


def stored_spread(values: Values) -> Spread | None:
    """Return the variances that belong to a solution if they are remembered or on disk."""
    found = _known.get(values) or _read(values)
    if found is not None:
        _known[values] = found
    return found


_known: WeakKeyDictionary[Values, Spread] = WeakKeyDictionary()


def _read(values: Values) -> Spread | None:
    path = cached_file(values.tables, KIND)
    with suppress(FileNotFoundError, BadFile):
        return Spread(values.tables, read(path, values.tables, KIND, of=values.array))
    return None


def _computed(values: Values, threads: int | None, progress: Callable[[float], None] | None) -> Floats:
    from yatzy.solver.backward import cores, level_by_level  # noqa: PLC0415 # brings the compiler with it
    from yatzy.solver.moments import spread_groups  # noqa: PLC0415 # as above

    space, scoring, threads = values.space, values.scoring, threads or cores()
    edges, array = Course(Card.empty(values.tables)).edges, aligned(space.length)
    rooms: SimpleQueue[tuple[Scratch, Plan]] = SimpleQueue()
    for _ in range(threads):
        rooms.put((scratch_for(scoring), plan_for(scoring, values.tables.rolls - 1)))

    def find_piece(groups: Groups, first: int, last: int) -> int:
        room = rooms.get()
        try:
            spread_groups(
                values.array, array, groups, first, last, space.lane_count, space.layout, scoring, edges, *room
            )
        finally:
            rooms.put(room)
        return last - first

    level_by_level(space, threads, find_piece, progress)
    return array
