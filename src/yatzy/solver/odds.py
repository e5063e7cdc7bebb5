"""How games end under best play: the exact distribution of the final total.

Best play is deterministic given the dice: of equal boxes it takes the topmost, of equal keeps the first in the
order of :func:`~yatzy.solver.query.outlook.keeps_inside`.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from math import ceil
from queue import SimpleQueue

import numpy as np
from numpy.typing import NDArray

from yatzy.extras import SOLVER_EXTRA, require_extra
from yatzy.game.card import Card
from yatzy.rules.errors import OddsTooLarge, check_type
from yatzy.solver.cores import check_threads, count_cores
from yatzy.solver.memory import format_gib, free_memory
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.query.forward import ForwardPass, Level, allocate_totals, split_independent_groups
from yatzy.solver.query.prospect import ends_of_dice
from yatzy.solver.query.values import Values
from yatzy.solver.solve import check_size
from yatzy.solver.states.scratch import Plan, Scratch, allocate_plan, allocate_scratch

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]

PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
"""The percentiles shown for a distribution."""


@dataclass(frozen=True, slots=True)
class BoxOdds:
    """What best play makes of one box."""

    key: str
    mean: float
    """Its mean points; for a filled box, its points."""
    struck: float
    """The chance of a zero."""


@dataclass(frozen=True, eq=False)
class Odds:
    """The distribution of the final total under best play, and the mean of every box.

    >>> import yatzy
    >>> played = yatzy.simulate(yatzy.solve(yatzy.sheet("vinga")), 1000, seed=1)
    >>> played.games, round(played.expected, 2), len(played.boxes)
    (1000, 248.44, 15)
    """

    first: int
    """The total of the first chance."""
    chances: Floats
    """The chance of each total, starting at the first."""
    boxes: tuple[BoxOdds, ...]
    """In printed order."""
    upper_bonus: float | None
    """Its chance; None where the sheet has none."""
    further: float
    """Mean points of the bonuses for extra five alike."""
    games: int | None = None
    """How many games were simulated; None if exact."""
    exact_mean: float | None = None
    """The mean total by the solution, where the odds were simulated."""

    def __post_init__(self) -> None:
        self.chances.flags.writeable = False

    def __repr__(self) -> str:
        how = "exact" if self.games is None else f"{self.games} games"
        return f"<Odds: mean {self.mean:.2f}, deviation {self.deviation:.2f}, {how}>"

    @property
    def expected(self) -> float:
        """Return the best available mean total: exact if the solution gives it."""
        return self.mean if self.exact_mean is None else self.exact_mean

    @cached_property
    def totals(self) -> NDArray[np.int64]:
        """Return the total of each chance."""
        totals = self.first + np.arange(len(self.chances))
        totals.flags.writeable = False
        return totals

    @cached_property
    def mean(self) -> float:
        """Return the mean of the distribution."""
        return float(self.chances @ self.totals)

    @cached_property
    def deviation(self) -> float:
        """Return the standard deviation of the total."""
        return float(np.sqrt(self.chances @ (self.totals - self.mean) ** 2))

    def percentile(self, percent: float) -> int:
        """Return the smallest total that at least so many percent of the games do not exceed.

        >>> import yatzy
        >>> yatzy.simulate(yatzy.solve(yatzy.sheet("vinga")), 1000, seed=1).percentile(50)
        249
        """
        if not 0 <= percent <= 100:  # noqa: PLR2004 # percent
            raise ValueError(f"a percentile is 0 to 100, not {percent}")
        if percent == 100:  # noqa: PLR2004 # percent
            return self.first + int(np.flatnonzero(self.chances)[-1])
        reached = np.cumsum(self.chances) >= percent / 100 - 1e-12
        return self.first + int(reached.argmax()) if reached.any() else int(self.totals[-1])

    def at_least(self, total: float) -> float:
        """Return the chance of this total or more.

        >>> import yatzy
        >>> round(yatzy.simulate(yatzy.solve(yatzy.sheet("vinga")), 1000, seed=1).at_least(250), 3)
        0.499
        """
        return float(self.chances[max(0, ceil(total) - self.first) :].sum())


def compute_odds(
    values: Values,
    card: Card | None = None,
    *,
    dice: str | Iterable[int] | None = None,
    rolls_left: int = 0,
    threads: int | None = None,
    progress: ProgressCallback | None = None,
) -> Odds:
    """Return exactly how a game ends under best play, from a card (default: an empty one).

    With ``dice``, start in the middle of a turn, with so many rolls left. A full card has its total for
    certain. Uses all cores, or ``threads`` of them.

    Raises :class:`~yatzy.rules.errors.SolverError` if the distribution does not fit into memory.
    """
    check_type(Values, values)
    check_threads(threads)
    forward = start_forward_pass(values, card)
    groups = check_odds(forward.card)
    tally = np.zeros((len(forward.space.boxes), 3))
    begun, level, mass = _start_mass(values, forward, tally, dice, rolls_left)
    done = begun
    mover = _MassMover(values, forward, threads or count_cores())
    for turn in range(begun, forward.turns):
        next_level = forward.build_level(turn + 1)
        after = allocate_totals(next_level)
        for moved in mover.move((level, next_level), (mass, after), tally):
            done += moved
            if progress:
                progress(done / groups)
        level, mass = next_level, after
    needs, chances = final_needs(forward, level)
    widths = np.repeat(level.widths, level.lanes)
    made = 0.0
    for need, width, begin in zip(needs, widths, np.cumsum(widths) - widths, strict=True):
        part = mass[begin : begin + width]
        chances[:width] += part
        made += float(part.sum()) if need == 0 else 0.0
    return build_odds(forward, chances, tally, made)


def check_odds(card: Card, max_bytes: int | None = None) -> int:
    """Return the number of groups that exact odds have to process.

    Raises :class:`SolverError` if they do not fit into free memory or ``max_bytes``.
    """
    check_size(card.tables)
    forward, free = ForwardPass(card), free_memory()
    free = free if max_bytes is None else min(free, max_bytes)
    total, before = 0, 0
    for turn in range(forward.turns + 1):
        groups, room = forward.level_size(turn)
        needed = 8 * (before + room)
        if needed > free:
            require_extra(SOLVER_EXTRA)  # without the compiler, more memory would not help
            raise OddsTooLarge("solver-odds-too-large", needed=format_gib(needed), free=format_gib(free))
        total, before = total + groups, room
    return total - groups


def _start_mass(
    values: Values, forward: ForwardPass, tally: Floats, dice: str | Iterable[int] | None, rolls_left: int
) -> tuple[int, Level, Floats]:
    """Return how many turns are over after the current one, the level there, and its probability mass."""
    if dice is None or not forward.turns:
        level = forward.build_level(0)
        mass = allocate_totals(level)
        _add_chance(forward, level, mass, forward.card, 1.0)
        return 0, level, mass
    tables, card, level = values.tables, forward.card, forward.build_level(1)
    mass = allocate_totals(level)
    for end in ends_of_dice(values.outlook(card), tables.dice.read(dice), rolls_left):
        _add_chance(forward, level, mass, card.write(end.mark), end.chance)
        box = forward.space.boxes.index(tables.keys.index(end.mark.key))
        tally[box] += end.chance * np.array([end.mark.points, end.mark.points == 0, end.mark.bonus])
    return 1, level, mass


def _add_chance(forward: ForwardPass, level: Level, mass: Floats, card: Card, chance: float) -> None:
    """Add the chance of reaching this card."""
    group, state = forward.locate(level, card)
    gained = card.total - forward.card.total
    mass[level.starts[group] + state * level.widths[group] + gained] += chance


class _MassMover:
    """Moves probability mass forward, in threads. The result does not depend on their number."""

    def __init__(self, values: Values, forward: ForwardPass, threads: int) -> None:
        self._values, self._forward, self._threads = values, forward, threads
        self._buffers: SimpleQueue[tuple[Scratch, Plan]] = SimpleQueue()
        for _ in range(threads):
            plan = allocate_plan(forward.scoring, values.tables.rolls - 1)
            self._buffers.put((allocate_scratch(forward.scoring), plan))

    def move(self, levels: tuple[Level, Level], masses: tuple[Floats, Floats], tally: Floats) -> Iterator[int]:
        """Move all mass of a level by one turn; yield how many groups were moved, chunk by chunk."""
        require_extra(SOLVER_EXTRA)
        with ThreadPoolExecutor(self._threads) as pool:
            try:
                for chunks in split_independent_groups(levels[0], len(self._forward.space.boxes)):
                    # The first one here: it may have to be compiled, and Ctrl-C works in the main thread only.
                    moved = [pool.submit(self._move_groups, chunk, levels, masses) for chunk in chunks[1:]]
                    tally += self._move_groups(chunks[0], levels, masses)
                    yield len(chunks[0])
                    for chunk, future in zip(chunks[1:], moved, strict=True):
                        tally += future.result()
                        yield len(chunk)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _move_groups(
        self, groups: NDArray[np.int64], levels: tuple[Level, Level], masses: tuple[Floats, Floats]
    ) -> Floats:
        """Move the mass of some groups; return their tally."""
        from yatzy.solver.kernels.policy import advance_odds  # noqa: PLC0415 # loads the compiler

        forward, tally = self._forward, np.zeros((len(self._forward.space.boxes), 3))
        scratch, plan = self._buffers.get()
        try:
            advance_odds(
                self._values.array, groups, *levels, *masses, tally, forward.space.layout, forward.scoring,
                forward.edges, scratch, plan,
            )  # fmt: skip
        finally:
            self._buffers.put((scratch, plan))
        return tally


def start_forward_pass(values: Values, card: Card | None) -> ForwardPass:
    """Return the levels from a card (default: an empty one); :class:`SolverError` if it is another sheet's."""
    card = card or Card.empty(values.tables)
    values.check_card(card)
    return ForwardPass(card)


def final_needs(forward: ForwardPass, level: Level) -> tuple[Ints, Floats]:
    """Return the need of each final state, and zeros by total."""
    needs = [
        forward.space.layout.needs[first : first + lanes]
        for first, lanes in zip(forward.space.layout.first_lane[level.sets], level.lanes, strict=True)
    ]
    return np.concatenate(needs), np.zeros(int(level.widths.max()))


def build_odds(
    forward: ForwardPass, chances: Floats, tally: Floats, made: float, games: int | None = None
) -> Odds:
    """Return the odds from chances by points since the card, the tally, and the chance of the upper bonus."""
    card, tables = forward.card, forward.space.tables
    of_box = dict(zip(forward.space.boxes, tally.tolist(), strict=True))
    boxes = [
        BoxOdds(key, *of_box[box][:2]) if points is None else BoxOdds(key, float(points), float(points == 0))
        for box, (key, points) in enumerate(zip(tables.keys, card.points, strict=True))
    ]
    some = np.flatnonzero(chances)
    chances = chances[some[0] : some[-1] + 1]
    chances.flags.writeable = False
    return Odds(
        first=card.total + int(some[0]),
        chances=chances,
        boxes=tuple(boxes),
        upper_bonus=made if tables.upper_bonus else None,
        further=float(tally[:, 2].sum()) + card.bonuses,
        games=games,
    )
