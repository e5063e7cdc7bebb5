"""Play for the win: the choices with the highest chance to win, given what the rivals can end with.

Best play for points maximises the mean. Near the end of a game, a player who is behind needs variance, and one
who is ahead avoids it. So the last turns are solved again by state *and* total, where a full card is worth the
chance that its total wins.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol, Self

import numpy as np
from numpy.typing import NDArray

from yatzy.extras import SOLVER_EXTRA, require_extra
from yatzy.game.card import Card
from yatzy.rules.errors import RaceTooEarly, RaceUnavailable
from yatzy.solver.memory import format_gib, free_memory
from yatzy.solver.query.evaluate import Floats, evaluate_rerolls
from yatzy.solver.query.forward import ForwardPass, Level, allocate_totals
from yatzy.solver.query.outlook import BARRED, Outlook
from yatzy.solver.query.values import Values
from yatzy.solver.states.lattice import lattice_of
from yatzy.solver.states.scoring import Counts, Scoring

MOST_OPEN = 6
"""Open boxes up to which a race is solved: takes less than a second."""

BYTES_PER_TOTAL = 9
"""Bytes for each total of each state: a chance, and whether it is reachable."""


class TotalDistribution(Protocol):
    """A distribution of final totals: :class:`FinalTotals`, or :class:`~yatzy.solver.odds.Odds`."""

    @property
    def first(self) -> int:
        """Return the total of the first chance."""

    @property
    def chances(self) -> Floats:
        """Return the chance of each total, starting at the first."""


class FinalTotals(NamedTuple):
    """The chance of each final total, starting at ``first``."""

    first: int
    chances: Floats

    @classmethod
    def certain(cls, total: int) -> Self:
        """Return the distribution of a total that is certain."""
        return cls(total, np.ones(1))


class TurnOptions(NamedTuple):
    """Buffers for the choices in one state; places are those of the next level."""

    slots: Counts
    """By box and run, a zero first: the place that entering leads to."""
    alike: Counts
    """By face and box: the place that entering five alike leads to; negative where it is not allowed."""
    free: NDArray[np.bool_]
    """By roll: whether last-resort boxes may take it."""
    starts: Counts
    """By roll, plus the end: where its options begin in ``places``."""
    places: Counts
    """The place that each option leads to."""


def solve_race(values: Values, card: Card, rivals: Sequence[TotalDistribution], *, ahead: int = 0) -> Outlook:
    """Return the outlook of a card's next turn, with the chance to win in place of the total.

    All later turns are played for the win too; the rivals' totals are independent of it. ``ahead`` are points
    that count but are not on this card.

    Raises :class:`~yatzy.rules.errors.SolverError` while more than :data:`MOST_OPEN` boxes are open, and if it
    does not fit into memory.
    """
    values.check_card(card)
    forward = ForwardPass(card)
    if forward.turns > MOST_OPEN:
        raise RaceTooEarly("race-too-early", open=forward.turns, most=MOST_OPEN)
    levels = _build_levels(forward)
    totals = np.arange(int(levels[-1].widths.max())) + card.total + ahead
    wins = win_share(rivals, totals)
    entries = _entry_chances(forward, levels, wins)
    keeps, rolls = evaluate_rerolls(
        lattice_of(forward.scoring.dice), entries.max(axis=0)[:, None], card.tables.rolls - 1
    )
    return Outlook(
        card,
        entries,
        tuple(one[:, 0] for one in keeps),
        tuple(one[:, 0] for one in rolls),
        0.0 if forward.turns else float(wins[0]),
    )


def win_share(rivals: Sequence[TotalDistribution], totals: Sequence[int] | NDArray[np.int64]) -> Floats:
    """Return the chance to win with each of these totals against all rivals; a tie is shared equally."""
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


def chances_to_win(finals: Sequence[TotalDistribution]) -> tuple[float, ...]:
    """Return everyone's chance to win, given independent distributions of their totals; a tie is shared."""
    return tuple(
        float(
            one.chances
            @ win_share([*finals[:place], *finals[place + 1 :]], one.first + np.arange(len(one.chances)))
        )
        for place, one in enumerate(finals)
    )


def _build_levels(forward: ForwardPass) -> list[Level]:
    """Return all levels that follow from a card; raise :class:`SolverError` if they do not fit into memory."""
    totals = sum(forward.level_size(turn)[1] for turn in range(forward.turns + 1))
    needed, free = BYTES_PER_TOTAL * totals, free_memory()
    if needed > free:
        raise RaceUnavailable("race-too-large", needed=format_gib(needed), free=format_gib(free))
    return [forward.build_level(turn) for turn in range(forward.turns + 1)]


def _entry_chances(forward: ForwardPass, levels: Sequence[Level], wins: Floats) -> Floats:
    """Return the chance to win with each roll in each box, as printed; ``wins`` is by points since the card."""
    card, tables = forward.card, forward.card.tables
    entries = np.full((len(tables.keys), len(tables.dice.rolls)), BARRED)
    if not forward.turns:
        return entries
    after_turn = _chances_after_turn(forward, levels, wins)
    chances = {}
    for key in tables.keys:
        for mark in card.possible_marks(key):
            after = card.write(mark)
            group, state = forward.locate(levels[1], after)
            at = levels[1].starts[group] + state * levels[1].widths[group]
            chances[key, mark.points, mark.bonus] = after_turn[at + after.total - card.total]
    for roll in range(len(tables.dice.rolls)):
        for entry in tables.entries(roll, card.open_boxes, holds_points=card.holds_points):
            if entry.allowed:
                chance = chances[entry.key, entry.points, entry.bonus]
                entries[tables.keys.index(entry.key), roll] = chance
    return entries


def _chances_after_turn(forward: ForwardPass, levels: Sequence[Level], wins: Floats) -> Floats:
    """Return the chance to win after the next turn by state and total, computed from the last level back."""
    last = levels[-1]
    chances = allocate_totals(last)
    for group, width in enumerate(last.widths.tolist()):
        states = chances[last.starts[group] : last.starts[group + 1]].reshape(-1, width)
        states[:] = wins[:width]
    if forward.turns == 1:
        return chances
    require_extra(SOLVER_EXTRA)
    from yatzy.solver.kernels.race import solve_race_groups  # noqa: PLC0415 # loads the compiler

    options, count = _allocate_options(forward.scoring), forward.card.tables.rolls - 1
    shared = (forward.space.layout, forward.scoring, forward.scratch, options)
    sizes = lattice_of(forward.scoring.dice).sizes
    reachable = _find_reachable(forward, levels, options)
    for turn in range(forward.turns - 1, 0, -1):
        after, chances = chances, allocate_totals(levels[turn])
        solve_race_groups(
            levels[turn], levels[turn + 1], reachable[turn], chances, after, *shared, count, sizes
        )
    return chances


def _find_reachable(
    forward: ForwardPass, levels: Sequence[Level], options: TurnOptions
) -> list[NDArray[np.bool_]]:
    """Return, for every level but the last, which totals any play can reach in which state."""
    require_extra(SOLVER_EXTRA)
    from yatzy.solver.kernels.race import mark_reachable_groups  # noqa: PLC0415 # loads the compiler

    reachable = [np.zeros(int(level.starts[-1]), np.bool_) for level in levels[:-1]]
    group, state = forward.locate(levels[0])
    reachable[0][levels[0].starts[group] + state * levels[0].widths[group]] = True
    for (level, next_level), (now, after) in zip(pairwise(levels[:-1]), pairwise(reachable), strict=True):
        mark_reachable_groups(
            level, next_level, now, after, forward.space.layout, forward.scoring, forward.scratch, options
        )
    return reachable


def _allocate_options(scoring: Scoring) -> TurnOptions:
    boxes, most_runs = len(scoring.points), int(np.diff(scoring.first_run).max())
    return TurnOptions(
        slots=np.zeros((boxes, most_runs + 1), np.int64),
        alike=np.zeros((len(scoring.alike_rolls), boxes), np.int64),
        free=np.zeros(scoring.rolls, np.bool_),
        starts=np.zeros(scoring.rolls + 1, np.int64),
        places=np.zeros(scoring.rolls * boxes, np.int64),
    )
