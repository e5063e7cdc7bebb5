"""Play for the win: the choices with the highest chance to win, against what the rivals can end with.

Best play for points asks only for the mean. Near the end of a game something else counts: who is behind needs
luck, who is ahead can do without. So the last boxes are solved once more, not by state but by state and total,
and a full card is worth the chance that its total wins.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError
from yatzy.solver.agreed import WIDTH
from yatzy.solver.forward import Course, Level
from yatzy.solver.lattice import lattice_of
from yatzy.solver.memory import free_memory, in_gib
from yatzy.solver.outlook import BARRED, Floats, Outlook, rerolls
from yatzy.solver.scoring import Counts, Scoring
from yatzy.solver.scratch import aligned
from yatzy.solver.values import Values

MOST_OPEN = 6
"""Open boxes up to which a race is solved: within a second."""

EACH = 9
"""Bytes for each total of each state: a chance, and whether it can be reached."""


class Totals(Protocol):
    """What someone can end with: :class:`Final`, or :class:`~yatzy.solver.odds.Odds`."""

    @property
    def first(self) -> int:
        """Return the total that the first chance is of."""

    @property
    def chances(self) -> Floats:
        """Return the chance of each total, from the first on."""


class Final(NamedTuple):
    """What someone can end with: chances of totals, from the first on."""

    first: int
    chances: Floats

    @classmethod
    def known(cls, total: int) -> Self:
        """Return a total that is certain."""
        return cls(total, np.ones(1))


class Options(NamedTuple):
    """Room for what can be done in one state; places are those of the level after the turn."""

    slots: Counts
    """By box and run, a zero first: where entering leads."""
    alike: Counts
    """By face and box: where entering five alike leads; less than nothing where it is not allowed."""
    free: NDArray[np.bool_]
    """By roll: whether last resorts may take it."""
    starts: Counts
    """By roll, and one more for the end: where the list of its options begins."""
    places: Counts
    """Where each option leads."""


def race(values: Values, card: Card, rivals: Sequence[Totals], *, ahead: int = 0) -> Outlook:
    """Return the turn ahead of a card, with the chance to win in place of the total.

    Everything after this turn is played for the win too; rivals end with what is told of them, whatever is done
    here. ``ahead`` is what one brings along: points that count, but do not stand on this card.

    Refused with :class:`~yatzy.rules.errors.SolverError` while more than :data:`MOST_OPEN` boxes are open, and
    where it does not fit into memory.
    """
    values.check(card)
    course = Course(card)
    if course.turns > MOST_OPEN:
        raise SolverError("race-too-early", open=course.turns, most=MOST_OPEN)
    levels = _levels(course)
    totals = np.arange(int(levels[-1].widths.max())) + card.total + ahead
    wins = win_share(rivals, totals)
    entries = _entries(course, levels, wins)
    keeps, rolls = rerolls(lattice_of(course.scoring.dice), entries.max(axis=0)[:, None], card.tables.rolls - 1)
    return Outlook(
        card,
        entries,
        tuple(one[:, 0] for one in keeps),
        tuple(one[:, 0] for one in rolls),
        0.0 if course.turns else float(wins[0]),
    )


def win_share(rivals: Sequence[Totals], totals: Sequence[int] | NDArray[np.int64]) -> Floats:
    """Return the chance to win with each of these totals: all rivals below, a tie shared by who is in it."""
    totals = np.asarray(totals, np.int64)
    ties = np.zeros((len(rivals) + 1, len(totals)))
    ties[0] = 1.0
    for rival in rivals:
        places = np.clip(totals - rival.first, -1, len(rival.chances))
        equal = np.concatenate([rival.chances, [0.0, 0.0]])[places]
        below = np.concatenate([[0.0], np.cumsum(rival.chances)])[np.clip(places, 0, None)]
        ties[1:] = ties[1:] * below + ties[:-1] * equal
        ties[0] *= below
    share: Floats = (1 / np.arange(1, len(ties) + 1)) @ ties
    return share


def chances_to_win(finals: Sequence[Totals]) -> tuple[float, ...]:
    """Return everyone's chance to win, given what each can end with, independently; a tie is shared."""
    return tuple(
        float(
            one.chances
            @ win_share([*finals[:place], *finals[place + 1 :]], one.first + np.arange(len(one.chances)))
        )
        for place, one in enumerate(finals)
    )


def _levels(course: Course) -> list[Level]:
    """Lay out what can come of a card, or refuse what does not fit into memory."""
    needed, free = sum(EACH * course.size(turn)[1] for turn in range(course.turns + 1)), free_memory()
    if needed > free:
        raise SolverError("race-too-large", needed=in_gib(needed), free=in_gib(free))
    return [course.level(turn) for turn in range(course.turns + 1)]


def _entries(course: Course, levels: Sequence[Level], wins: Floats) -> Floats:
    """Return the chance to win with each roll in each box, as printed; ``wins`` is by points since the card."""
    card, tables = course.card, course.card.tables
    entries = np.full((len(tables.keys), len(tables.dice.rolls)), BARRED)
    if not course.turns:
        return entries
    found = _after_first_turn(course, levels, wins)
    chances = {}
    for key in tables.keys:
        for mark in card.marks(key):
            after = card.write(mark)
            group, state = course.place(levels[1], after)
            at = levels[1].starts[group] + state * levels[1].widths[group]
            chances[key, mark.points, mark.bonus] = found[at + after.total - card.total]
    for roll in range(len(tables.dice.rolls)):
        for entry in tables.entries(roll, card.open_boxes, holds_points=card.holds_points):
            if entry.allowed:
                chance = chances[entry.key, entry.points, entry.bonus]
                entries[tables.keys.index(entry.key), roll] = chance
    return entries


def _after_first_turn(course: Course, levels: Sequence[Level], wins: Floats) -> Floats:
    """Return the chance to win after the turn ahead, by state and total: the last level first."""
    last = levels[-1]
    found = _room(last)
    for group, width in enumerate(last.widths.tolist()):
        states = found[last.starts[group] : last.starts[group + 1]].reshape(-1, width)
        states[:] = wins[:width]
    if course.turns == 1:
        return found
    from yatzy.solver.racing import race_groups  # noqa: PLC0415 # brings the compiler with it

    options, count = _options(course.scoring), course.card.tables.rolls - 1
    shared = (course.space.layout, course.scoring, course.scratch, options)
    reached = _reached(course, levels, options)
    for turn in range(course.turns - 1, 0, -1):
        here, there, after, found = levels[turn], levels[turn + 1], found, _room(levels[turn])
        race_groups(
            here, there, reached[turn], found, after, *shared, count, lattice_of(course.scoring.dice).sizes
        )
    return found


def _reached(course: Course, levels: Sequence[Level], options: Options) -> list[NDArray[np.bool_]]:
    """Return, level by level but for the last, which totals any play can reach in which state."""
    from yatzy.solver.racing import reach_groups  # noqa: PLC0415 # brings the compiler with it

    reached = [np.zeros(int(level.starts[-1]), np.bool_) for level in levels[:-1]]
    group, state = course.place(levels[0])
    reached[0][levels[0].starts[group] + state * levels[0].widths[group]] = True
    for (here, there), (now, after) in zip(pairwise(levels[:-1]), pairwise(reached), strict=True):
        reach_groups(here, there, now, after, course.space.layout, course.scoring, course.scratch, options)
    return reached


def _options(scoring: Scoring) -> Options:
    boxes, most_runs = len(scoring.points), int(np.diff(scoring.first_run).max())
    return Options(
        slots=np.zeros((boxes, most_runs + 1), np.int64),
        alike=np.zeros((len(scoring.alike_rolls), boxes), np.int64),
        free=np.zeros(scoring.rolls, np.bool_),
        starts=np.zeros(scoring.rolls + 1, np.int64),
        places=np.zeros(scoring.rolls * boxes, np.int64),
    )


def _room(level: Level) -> Floats:
    """Return room for a chance by state and total; rows may be read that reach over the end."""
    return aligned(int(level.starts[-1]) + WIDTH)
