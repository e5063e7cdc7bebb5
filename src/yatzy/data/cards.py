"""Every state of a sheet between two turns, and what is still to come from each of them under best play."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from yatzy.data.table import Batch, Column, Table, about, select
from yatzy.game.card import Card
from yatzy.rules.errors import expect
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import RuleTables
from yatzy.solver.lanes import OUT_OF_REACH
from yatzy.solver.solve import check_size
from yatzy.solver.space import Groups, Space, space_of
from yatzy.solver.values import Values

AT_ONCE = 100_000
"""Rows of a batch at most, unless one set of open boxes has more states."""

LOST = -1
"""The need of an upper section that cannot make its bonus any more."""

STATE = Column("state", "int64", description="The state: its place in the solution's array of values.")
TO_COME = Column("to_come", "float64", description="Expected points still to come under best play.")


def state_columns(tables: RuleTables) -> tuple[Column, ...]:
    """Return the columns that tell what a state is, its own apart."""
    opened = (
        Column(_open(key), "bool", description=f"Whether the box {key} is still open.") for key in tables.keys
    )
    return (
        Column("boxes_left", "int8", description="How many boxes are open."),
        *opened,
        Column(
            "upper_bonus", "string",
            description="How the bonus of the upper section stands: made, open, lost, or none on this sheet.",
        ),
        Column(
            "upper_need", "int32",
            description="While it is open: the smallest sum the open upper boxes can bring that makes it. "
            "Made or none: 0. Lost: -1.",
        ),
        Column(
            "holds_points", "bool",
            description="Whether the box for five alike holds points, where that makes a difference to what "
            "is still to come; otherwise false.",
        ),
    )  # fmt: skip


def states(sheet: RuleSheet) -> Table:
    """Return every state that play can reach, those with most boxes open first.

    >>> import yatzy
    >>> table = states(yatzy.sheet("forced-order"))
    >>> table.rows, [column.name for column in table.columns][:3]
    (112, ['state', 'boxes_left', 'open_ones'])
    >>> first = next(iter(table))
    >>> first["boxes_left"][:2].tolist(), first["upper_need"][:2].tolist()
    ([15, 14], [63, 58])
    """
    check_size(sheet.tables)
    space = space_of(sheet.tables)
    columns = (STATE, *state_columns(sheet.tables))

    def batches() -> Iterator[tuple[float, Batch]]:
        for share, some in _pieces(space):
            yield share, select(columns, {"state": some} | describe(space, some))

    return Table("states", columns, about("states", sheet), space.states, batches)


def values(sheet: RuleSheet, solution: Values, *, with_states: bool = False) -> Table:
    """Return what is expected still to come from every state, in the order of :func:`states`.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> table = values(sheet, yatzy.solve(sheet))
    >>> table.rows, round(float(next(iter(table))["to_come"][0]), 2)
    (839680, 248.44)
    """
    solution.check(Card.empty(sheet.tables))
    space = solution.space
    described = state_columns(sheet.tables) if with_states else ()
    columns = (STATE, *described, TO_COME)

    def batches() -> Iterator[tuple[float, Batch]]:
        for share, some in _pieces(space):
            batch: Batch = {"state": some, "to_come": solution.array[some]}
            yield share, select(columns, batch | (describe(space, some) if with_states else {}))

    return Table("values", columns, about("values", sheet), space.states, batches)


def state_of(card: Card) -> int:
    """Return the state that a card is in.

    >>> import yatzy
    >>> state_of(yatzy.Card.empty(yatzy.sheet("vinga")))
    1832
    """
    expect(Card, card)
    return space_of(card.tables).index(card)


def describe(space: Space, states: NDArray[np.int64]) -> Batch:
    """Return the columns that tell what states are."""
    rows, lanes = np.divmod(states, space.lanes)
    keys, needs = space.layout.row_keys[rows], space.layout.needs[lanes]
    lowers = len(space.boxes) - space.uppers
    opens = space.sets[space.set_of[lanes]] | (~(keys >> 1) & (1 << lowers) - 1) << space.uppers
    described: Batch = {"boxes_left": np.bitwise_count(opens)}
    for place, box in enumerate(space.boxes):
        described[_open(space.tables.keys[box])] = opens >> place & 1 == 1
    if space.tables.upper_bonus:
        stands = np.where(needs == 0, "made", np.where(needs == OUT_OF_REACH, "lost", "open"))
    else:
        stands = np.full(len(states), "none")
    described["upper_bonus"] = stands
    described["upper_need"] = np.where(needs == OUT_OF_REACH, LOST, needs)
    described["holds_points"] = keys & 1 == 1
    return described


def _open(key: str) -> str:
    """Return the column that tells whether a box is open."""
    return f"open_{key.replace('-', '_')}"


def _pieces(space: Space) -> Iterator[tuple[float, NDArray[np.int64]]]:
    """Yield all states, about as many at once as a batch has, with the share of them that is done."""
    done, every, waiting = 0, space.states, list[NDArray[np.int64]]()
    for some in _levels(space):
        if waiting and sum(map(len, waiting)) + len(some) > AT_ONCE:
            yield done / every, np.concatenate(waiting)
            waiting.clear()
        waiting.append(some)
        done += len(some)
    yield 1.0, np.concatenate(waiting)


def _levels(space: Space) -> Iterator[NDArray[np.int64]]:
    """Yield all states, those with the most open boxes first, no more at once than a batch has."""
    for filled in range(len(space.boxes) + 1):
        groups = space.groups(filled)
        ends = np.cumsum(space.lane_count[groups.sets], dtype=np.int64)
        first = 0
        while first < len(ends):
            before = ends[first - 1] if first else 0
            last = max(first + 1, int(np.searchsorted(ends, before + AT_ONCE, "right")))
            yield _states_of(space, groups, first, last)
            first = last


def _states_of(space: Space, groups: Groups, first: int, last: int) -> NDArray[np.int64]:
    """Return the states of some groups."""
    rows, sets = groups.rows[first:last].astype(np.int64), groups.sets[first:last]
    counts = space.lane_count[sets]
    starts = rows * space.lanes + space.layout.first_lane[sets]
    within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    found: NDArray[np.int64] = np.repeat(starts, counts) + within
    return found
