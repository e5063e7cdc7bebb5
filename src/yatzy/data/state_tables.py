"""Tables of every state of a sheet between two turns, and its value under best play."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from yatzy.data.tabular import Batch, Column, Table, select_columns, table_metadata
from yatzy.game.card import Card
from yatzy.rules.errors import check_type
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import as_sheet
from yatzy.solver.query.values import Values
from yatzy.solver.solve import check_size
from yatzy.solver.states.space import Groups, StateSpace, space_of
from yatzy.solver.states.upper_states import OUT_OF_REACH

AT_ONCE = 100_000
"""Most rows per batch, unless one set of open boxes has more states."""

LOST_BONUS = -1
"""``upper_need`` where the bonus is out of reach."""

STATE = Column("state", "int64", description="The state: its place in the solution's array of values.")
TO_COME = Column("to_come", "float64", description="Expected points still to come under best play.")


def state_columns(tables: RuleTables) -> tuple[Column, ...]:
    """Return the columns that describe a state, without its number."""
    opened = (
        Column(_open_column(key), "bool", description=f"Whether the box {key} is still open.")
        for key in tables.keys
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


def states(sheet: RuleSheet | str) -> Table:
    """Return every reachable state, those with the most open boxes first.

    >>> import yatzy
    >>> table = states(yatzy.sheet("forced-order"))
    >>> table.rows, [column.name for column in table.columns][:3]
    (112, ['state', 'boxes_left', 'open_ones'])
    >>> first = next(iter(table))
    >>> first["boxes_left"][:2].tolist(), first["upper_need"][:2].tolist()
    ([15, 14], [63, 58])
    """
    sheet = as_sheet(sheet)
    check_size(sheet.tables)
    space = space_of(sheet.tables)
    columns = (STATE, *state_columns(sheet.tables))

    def batches() -> Iterator[tuple[float, Batch]]:
        for share, some in _iter_batches(space):
            yield share, select_columns(columns, {"state": some} | describe_states(space, some))

    return Table("states", columns, table_metadata("states", sheet), space.states, batches)


def values(sheet: RuleSheet | str, solution: Values, *, with_states: bool = False) -> Table:
    """Return the expected points still to come from every state, in the order of :func:`states`.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> table = values(sheet, yatzy.solve(sheet))
    >>> table.rows, round(float(next(iter(table))["to_come"][0]), 2)
    (839680, 248.44)
    """
    sheet = as_sheet(sheet)
    solution.check_card(Card.empty(sheet.tables))
    space = solution.space
    described = state_columns(sheet.tables) if with_states else ()
    columns = (STATE, *described, TO_COME)

    def batches() -> Iterator[tuple[float, Batch]]:
        for share, some in _iter_batches(space):
            batch: Batch = {"state": some, "to_come": solution.array[some]}
            yield share, select_columns(columns, batch | (describe_states(space, some) if with_states else {}))

    return Table("values", columns, table_metadata("values", sheet), space.states, batches)


def state_of(card: Card) -> int:
    """Return the number of the state of a card.

    >>> import yatzy
    >>> state_of(yatzy.Card.empty(yatzy.sheet("vinga")))
    1832
    """
    check_type(Card, card)
    return space_of(card.tables).index(card)


def describe_states(space: StateSpace, states: NDArray[np.int64]) -> Batch:
    """Return the columns that describe states."""
    rows, lanes = np.divmod(states, space.lanes)
    keys, needs = space.layout.row_keys[rows], space.layout.needs[lanes]
    lowers = len(space.boxes) - space.upper_count
    opens = space.sets[space.set_of[lanes]] | (~(keys >> 1) & (1 << lowers) - 1) << space.upper_count
    described: Batch = {"boxes_left": np.bitwise_count(opens)}
    for place, box in enumerate(space.boxes):
        described[_open_column(space.tables.keys[box])] = opens >> place & 1 == 1
    if space.tables.upper_bonus:
        stands = np.where(needs == 0, "made", np.where(needs == OUT_OF_REACH, "lost", "open"))
    else:
        stands = np.full(len(states), "none")
    described["upper_bonus"] = stands
    described["upper_need"] = np.where(needs == OUT_OF_REACH, LOST_BONUS, needs)
    described["holds_points"] = keys & 1 == 1
    return described


def _open_column(key: str) -> str:
    """Return the name of the column of a box."""
    return f"open_{key.replace('-', '_')}"


def _iter_batches(space: StateSpace) -> Iterator[tuple[float, NDArray[np.int64]]]:
    """Yield all states in batches, with the share done after each."""
    done, every, waiting = 0, space.states, list[NDArray[np.int64]]()
    for some in _iter_levels(space):
        if waiting and sum(map(len, waiting)) + len(some) > AT_ONCE:
            yield done / every, np.concatenate(waiting)
            waiting.clear()
        waiting.append(some)
        done += len(some)
    yield 1.0, np.concatenate(waiting)


def _iter_levels(space: StateSpace) -> Iterator[NDArray[np.int64]]:
    """Yield all states, those with the most open boxes first, in parts no larger than a batch."""
    for filled in range(len(space.boxes) + 1):
        groups = space.groups(filled)
        ends = np.cumsum(space.lane_count[groups.sets], dtype=np.int64)
        first = 0
        while first < len(ends):
            before = ends[first - 1] if first else 0
            last = max(first + 1, int(np.searchsorted(ends, before + AT_ONCE, "right")))
            yield _states_of(space, groups, first, last)
            first = last


def _states_of(space: StateSpace, groups: Groups, first: int, last: int) -> NDArray[np.int64]:
    """Return the states of some groups."""
    rows, sets = groups.rows[first:last].astype(np.int64), groups.sets[first:last]
    counts = space.lane_count[sets]
    starts = rows * space.lanes + space.layout.first_lane[sets]
    within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    found: NDArray[np.int64] = np.repeat(starts, counts) + within
    return found
