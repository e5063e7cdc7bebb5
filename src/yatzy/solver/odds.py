"""How games end under best play: the exact distribution of the final total, or one found by playing many games.

Best play leaves nothing to chance but the dice: of equally good boxes it takes the topmost, of keeps the first
that is met when dice are given up one by one.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from math import ceil
from operator import index

import numpy as np
from numpy.typing import NDArray

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError, expect
from yatzy.solver.agreed import WIDTH
from yatzy.solver.forward import Course, Level
from yatzy.solver.memory import free_memory, in_gib
from yatzy.solver.prospect import ends_of_dice
from yatzy.solver.scratch import aligned
from yatzy.solver.seeds import check_seed
from yatzy.solver.solve import check_size
from yatzy.solver.values import Values

Floats = NDArray[np.float64]
Ints = NDArray[np.int32]
Progress = Callable[[float], None]

PIECE = 100
"""Groups moved on in one call, so that progress shows and Ctrl-C is heard."""

AT_ONCE = 1_000_000
"""Games played side by side."""

PERCENTILES = (1, 5, 10, 25, 50, 75, 90, 95, 99)
"""Those that are told of a distribution."""


@dataclass(frozen=True, slots=True)
class BoxOdds:
    """What becomes of one box."""

    key: str
    mean: float
    """Its mean points; of a filled box, those that stand there."""
    struck: float
    """The chance of a zero in it."""


@dataclass(frozen=True, eq=False)
class Odds:
    """How a game can end under best play, and how often it does.

    >>> import yatzy
    >>> played = yatzy.simulate(yatzy.solve(yatzy.sheet("vinga")), 1000, seed=1)
    >>> played.games, round(played.expected, 2), len(played.boxes)
    (1000, 248.44, 15)
    """

    first: int
    """The total that the first chance is of."""
    chances: Floats
    """Of each total, from the first on."""
    boxes: tuple[BoxOdds, ...]
    """As printed."""
    upper_bonus: float | None
    """The chance of it; none where the sheet has no such bonus."""
    further: float
    """Mean points of the bonuses for a further five alike."""
    games: int | None = None
    """How many games it was found by; none where it is exact."""
    exact_mean: float | None = None
    """The mean total as the solution knows it, where games that were played have another."""

    def __post_init__(self) -> None:
        self.chances.flags.writeable = False

    def __repr__(self) -> str:
        how = "exact" if self.games is None else f"{self.games} games"
        return f"<Odds: mean {self.mean:.2f}, deviation {self.deviation:.2f}, {how}>"

    @property
    def expected(self) -> float:
        """Return the mean total as exactly as it is known: what is told wherever a sheet's mean is."""
        return self.mean if self.exact_mean is None else self.exact_mean

    @cached_property
    def totals(self) -> NDArray[np.int64]:
        """Return the totals the chances are of."""
        totals = self.first + np.arange(len(self.chances))
        totals.flags.writeable = False
        return totals

    @cached_property
    def mean(self) -> float:
        """Return the mean total by the chances."""
        return float(self.chances @ self.totals)

    @cached_property
    def deviation(self) -> float:
        """Return the standard deviation of the total."""
        return float(np.sqrt(self.chances @ (self.totals - self.mean) ** 2))

    def percentile(self, percent: float) -> int:
        """Return the smallest total that so many percent of the games do not exceed.

        >>> import yatzy
        >>> yatzy.simulate(yatzy.solve(yatzy.sheet("vinga")), 1000, seed=1).percentile(50)
        249
        """
        if not 0 <= percent <= 100:  # noqa: PLR2004 # the whole
            raise ValueError(f"a percentile is 0 to 100, not {percent}")
        if percent == 100:  # noqa: PLR2004 # as above
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


def odds(
    values: Values,
    card: Card | None = None,
    *,
    dice: str | Iterable[int] | None = None,
    rolls_left: int = 0,
    progress: Progress | None = None,
) -> Odds:
    """Return exactly how a game ends under best play, from this card on or from an empty one.

    With ``dice``, from the middle of a turn on: these lie there, and so many rolls are left. Of a full card
    nothing comes but its total.

    Refused with :class:`~yatzy.rules.errors.SolverError` where the totals of all states do not fit into memory.
    """
    expect(Values, values)
    course = _course(values, card)
    groups = check_odds(course.card)
    tally = np.zeros((len(course.space.boxes), 3))
    begun, here, mass = _begin(values, course, tally, dice, rolls_left)
    done = begun
    for turn in range(begun, course.turns):
        there = course.level(turn + 1)
        after = _room(there)
        for piece in _pieces(here):
            _move_on(values, course, piece, (here, there), (mass, after), tally)
            done += piece[1] - piece[0]
            if progress:
                progress(done / groups)
        here, mass = there, after
    needs, chances = _ends(course, here)
    widths = np.repeat(here.widths, here.lanes)
    made = 0.0
    for need, width, begin in zip(needs, widths, np.cumsum(widths) - widths, strict=True):
        part = mass[begin : begin + width]
        chances[:width] += part
        made += float(part.sum()) if need == 0 else 0.0
    return _told(course, chances, tally, made)


def check_odds(card: Card, most: int | None = None) -> int:
    """Refuse what does not fit into memory, or ``most`` bytes; return the number of groups to be moved on."""
    check_size(card.tables)
    course, free = Course(card), free_memory()
    free = free if most is None else min(free, most)
    total, before = 0, 0
    for turn in range(course.turns + 1):
        groups, room = course.size(turn)
        needed = 8 * (before + room)
        if needed > free:
            raise SolverError("solver-odds-too-large", needed=in_gib(needed), free=in_gib(free))
        total, before = total + groups, room
    return total - groups


def simulate(
    values: Values, games: int, *, seed: int = 0, card: Card | None = None, progress: Progress | None = None
) -> Odds:
    """Return how so many games of best play ended: the same seed plays the same games."""
    expect(Values, values)
    if index(games) < 1:
        raise SolverError("solver-games", got=str(games))
    check_seed(seed)
    course = _course(values, card)
    levels = [course.level(turn) for turn in range(course.turns + 1)]
    needs, counts = _ends(course, levels[-1])
    generator = np.random.Generator(np.random.SFC64(seed))
    tally, made, played = np.zeros((len(course.space.boxes), 3)), 0, 0
    while played < games:
        now = min(AT_ONCE, games - played)
        states, totals = _start(course, levels[0], now)
        for turn, here_and_there in enumerate(pairwise(levels)):
            after = np.empty_like(totals)
            for share in _play_turn(values, course, here_and_there, (states, totals, after), generator, tally):
                if progress:
                    progress((played + now * (turn + share) / course.turns) / games)
            totals = after
        counts += np.bincount(totals, minlength=len(counts))
        made += int((needs[states] == 0).sum())
        played += now
    found = _told(course, counts / games, tally / games, made / games, games)
    return replace(found, exact_mean=values.total(course.card))


def _begin(
    values: Values, course: Course, tally: Floats, dice: str | Iterable[int] | None, rolls_left: int
) -> tuple[int, Level, Floats]:
    """Return how many turns are over once one that was begun is, the level after them, and the mass there."""
    if dice is None or not course.turns:
        here = course.level(0)
        mass = _room(here)
        _put(course, here, mass, course.card, 1.0)
        return 0, here, mass
    tables, card, here = values.tables, course.card, course.level(1)
    mass = _room(here)
    for end in ends_of_dice(values.outlook(card), tables.dice.read(dice), rolls_left):
        _put(course, here, mass, card.write(end.mark), end.chance)
        box = course.space.boxes.index(tables.keys.index(end.mark.key))
        tally[box] += end.chance * np.array([end.mark.points, end.mark.points == 0, end.mark.bonus])
    return 1, here, mass


def _put(course: Course, level: Level, mass: Floats, card: Card, chance: float) -> None:
    """Add the chance that this card has come of the first."""
    group, state = course.place(level, card)
    gained = card.total - course.card.total
    mass[level.starts[group] + state * level.widths[group] + gained] += chance


def _move_on(  # noqa: PLR0917 # what is moved, from where to where
    values: Values,
    course: Course,
    piece: tuple[int, int],
    levels: tuple[Level, Level],
    masses: tuple[Floats, Floats],
    tally: Floats,
) -> None:
    """Move the mass of some groups on by one turn."""
    from yatzy.solver.policy import spread_odds  # noqa: PLC0415 # brings the compiler with it

    spread_odds(
        values.array, *piece, *levels, *masses, tally, course.space.layout, course.scoring, course.edges,
        course.scratch, course.plan,
    )  # fmt: skip


def _start(course: Course, level: Level, games: int) -> tuple[Ints, Ints]:
    """Return the states of games that begin, counting through the level, and their totals."""
    group, state = course.place(level)
    return np.full(games, level.firsts[group] + state, np.int32), np.zeros(games, np.int32)


def _play_turn(  # noqa: PLR0917 # what all games share, and what each of them has
    values: Values,
    course: Course,
    turn: tuple[Level, Level],
    games: tuple[Ints, Ints, Ints],
    generator: np.random.Generator,
    tally: Floats,
) -> Iterator[float]:
    """Play one turn of every game, and yield now and then the share that is done.

    The states of the games change in place; the totals after the turn are written in the same order.
    """
    from yatzy.solver.policy import play_groups, sort_games  # noqa: PLC0415 # brings the compiler with it

    (here, there), (states, totals, after) = turn, games
    begins = np.zeros(int(here.firsts[-1]) + 1, np.int64)
    rolls = np.empty(len(totals), np.uint16)
    sort_games(states, totals, begins, after)
    shape = (course.space.tables.rolls, len(totals))
    throws = generator.integers(0, 6**course.scoring.dice, shape, dtype=np.uint16)
    for first, last in _pieces(here):
        play_groups(
            values.array, first, last, here, there, begins, states, after, throws, rolls, tally,
            course.space.layout, course.scoring, course.edges, course.scratch, course.plan,
        )  # fmt: skip
        yield last / len(here.rows)


def _pieces(level: Level) -> Iterator[tuple[int, int]]:
    for first in range(0, len(level.rows), PIECE):
        yield first, min(first + PIECE, len(level.rows))


def _course(values: Values, card: Card | None) -> Course:
    card = card or Card.empty(values.tables)
    values.check(card)
    return Course(card)


def _room(level: Level) -> Floats:
    """Return room for the mass of a level; rows may be added that reach over the end."""
    return aligned(int(level.starts[-1]) + WIDTH)


def _ends(course: Course, level: Level) -> tuple[Ints, Floats]:
    """Return the needs that can be left at the end, by state, and room for every total."""
    needs = [
        course.space.layout.needs[first : first + lanes]
        for first, lanes in zip(course.space.layout.first_lane[level.sets], level.lanes, strict=True)
    ]
    return np.concatenate(needs), np.zeros(int(level.widths.max()))


def _told(course: Course, chances: Floats, tally: Floats, made: float, games: int | None = None) -> Odds:
    card, tables = course.card, course.space.tables
    of_box = dict(zip(course.space.boxes, tally.tolist(), strict=True))
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
