"""The states of a sheet: where they lie, and which are one."""

import tracemalloc
from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from support.game.reference_solver import reachable_cards
from yatzy.game.card import Card
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables, boxes_of
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver.backward import solve_backward
from yatzy.solver.kernels.constants import WIDTH
from yatzy.solver.solve import check_size, solve
from yatzy.solver.states.space import StateSpace, min_size, size_of, space_of
from yatzy.solver.states.upper_states import OUT_OF_REACH

MIB = 2**20


def upper(key: str, face: int) -> dict[str, Any]:
    return {"key": key, "section": "upper", "pattern": {"face": face}, "pays": "matched"}


def lower(key: str) -> dict[str, Any]:
    return {"key": key, "pattern": "any", "pays": "all"}


def sheet_of(boxes: list[dict[str, Any]], **more: Any) -> RuleSheet:
    return parse_sheet({"id": "own", "title": "Own", "boxes": boxes} | more)


def small_sheets() -> list[RuleSheet]:
    fours = [upper("fours", 4), upper("more-fours", 4), lower("chance"), upper("sixes", 6)]
    return [
        sheet_of(fours, upper_bonus={"at": 30, "points": 10}),
        sheet_of(fours, upper_bonus={"at": 1, "points": 10}),
        sheet_of(fours, upper_bonus={"at": 10_000, "points": 10}),
        sheet_of(fours, upper_bonus={"at": 30, "points": 10}, order="fixed"),
        sheet_of(fours),
        sheet_of([lower("one"), lower("two")]),
    ]


def lanes_of(space: StateSpace, which: int) -> np.ndarray[Any, Any]:
    """Return the needs of a set of open upper boxes, with those that fill it up."""
    return space.layout.needs[space.layout.first_lane[which] : space.layout.first_lane[which + 1]]


@pytest.mark.parametrize(
    "sheet", [*map(bundled_sheet, sheet_ids()), *small_sheets()], ids=lambda sheet: sheet.id
)
def test_lanes(sheet: RuleSheet) -> None:
    """The lanes of each set fill whole vectors, every need once and the last again and again."""
    space = space_of(sheet.tables)
    assert space.layout.first_lane[-1] == space.lanes
    for which, count in enumerate(space.lane_count.tolist()):
        needs = lanes_of(space, which)
        assert len(needs) % WIDTH == 0
        assert 0 <= len(needs) - count < WIDTH
        assert (np.diff(needs[:count]) > 0).all()
        assert (needs[count:] == needs[count - 1]).all()


@pytest.mark.parametrize("sheet", small_sheets())
def test_a_need_is_the_least_that_makes_the_bonus(sheet: RuleSheet) -> None:
    """A card lies in the lane whose need is the smallest sum its open boxes can bring that makes the bonus."""
    tables = sheet.tables
    space = space_of(tables)
    for card in reachable_cards(tables):
        at = tables.upper_bonus.at if tables.upper_bonus else 0
        faces = [tables.upper_faces[box] for box in boxes_of(card.open_boxes & tables.upper)]
        sums = [sum(points) for points in product(*([count * face for count in range(6)] for face in faces))]
        enough = [one for one in sums if one >= at - card.upper]
        need = space.layout.needs[space.index(card) % space.lanes]
        assert need == min(enough, default=OUT_OF_REACH)


def test_sums_that_are_one_state() -> None:
    """With the bonus made, or out of reach, or between sums no open box tells apart, the sum is no matter."""
    tables = bundled_sheet("tactic").tables

    def index(**filled: int) -> int:
        return space_of(tables).index(Card.filled(tables, filled))

    made = {"fours": 20, "fives": 25}
    assert index(sixes=18, **made) == index(sixes=24, **made)  # 63 and 69
    assert index(sixes=12, **made) != index(sixes=18, **made)  # 57 is not enough
    left = {"twos": 6, "threes": 9, "fours": 12, "fives": 15}
    assert index(sixes=12, **left) == index(sixes=6, **left)  # 54 and 48: aces bring five at most
    assert index(sixes=18, **left) != index(sixes=12, **left)
    lows = {"ones": 3, "twos": 6, "threes": 9, "fours": 12}
    assert index(fives=15, **lows) == index(fives=20, **lows | {"fours": 8})  # the sum is 45 or 46: three sixes


def test_filling_a_box_goes_where_the_layout_says() -> None:
    """A lower box changes the row and leaves the lane, an upper box the other way about."""
    for sheet_id in ("hasbro", "tactic", "forced-order"):
        tables = bundled_sheet(sheet_id).tables
        space, chooser = space_of(tables), Random(sheet_id)  # noqa: S311 # the same each time
        for _ in range(5):
            card = Card.empty(tables)
            while card.open_boxes:
                row, lane = divmod(space.index(card), space.lanes)
                mark = chooser.choice([mark for key in tables.keys for mark in card.possible_marks(key)])
                box = space.boxes.index(tables.keys.index(mark.key))
                card = card.write(mark)
                if box < space.upper_count:
                    count = mark.points // tables.upper_faces[space.boxes[box]]
                    lane = space.layout.next_lane[box, count, lane]
                else:
                    row = space.layout.next_row[row, box - space.upper_count, int(mark.points > 0)]
                assert space.index(card) == row * space.lanes + lane


@pytest.mark.parametrize(
    ("sheet_id", "matters"),
    [("tactic", False), ("vinga", False), ("hasbro", True), ("mb-1973", True), ("philos", True)],
)
def test_points_for_five_alike(sheet_id: str, *, matters: bool) -> None:
    """Whether the box for five alike holds points is told where a further five alike depends on it."""
    tables = bundled_sheet(sheet_id).tables
    space = space_of(tables)
    assert space.has_points_flag is matters
    struck, made = (space.index(Card.filled(tables, {"yatzy": points})) for points in (0, 50))
    assert (struck != made) is matters


def test_boxes_in_another_order() -> None:
    """A sheet whose upper boxes stand below has as many states, and counts boxes upper ones first."""
    data = bundled_sheet("tactic").as_data()
    turned = parse_sheet(data | {"id": "turned", "boxes": [*data["boxes"][6:], *data["boxes"][:6]]})
    space = space_of(turned.tables)
    assert not space.is_in_printed_order
    assert space.boxes == (*range(9, 15), *range(9))
    assert space.mask(0b000001_000000011) == 0b000000011_000001
    assert space.states == space_of(bundled_sheet("tactic").tables).states


def boxes_of_one_kind(uppers: int, lowers: int) -> list[dict[str, Any]]:
    return [
        *(upper(f"upper-{index}", index % 6 + 1) for index in range(uppers)),
        *(lower(f"lower-{index}") for index in range(lowers)),
    ]


@pytest.mark.parametrize(("uppers", "lowers"), [(0, 32), (24, 0), (32, 0), (24, 8), (16, 16), (6, 26)])
def test_a_sheet_too_large(uppers: int, lowers: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet that does not fit into 16 GiB is refused in a sentence, before any memory is asked for."""
    monkeypatch.setattr("yatzy.solver.solve.free_memory", lambda: 16 * 2**30)
    sheet = sheet_of(boxes_of_one_kind(uppers, lowers))
    assert sheet.tables.keys
    tracemalloc.start()
    try:
        with pytest.raises(SolverError) as caught:
            solve(sheet)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < MIB
    assert caught.value.code == "solver-too-large"
    assert error_sentence(catalogue("en"), caught.value).startswith("These rules have at least ")


def test_a_sheet_too_large_for_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is needed is held against the memory that is free, to the byte."""
    tables = bundled_sheet("tactic").tables
    needed = check_size(tables)
    assert needed == size_of(tables)
    assert needed.bytes >= 8 * space_of(tables).length
    monkeypatch.setattr("yatzy.solver.solve.free_memory", lambda: needed.bytes)
    assert check_size(tables) == needed
    monkeypatch.setattr("yatzy.solver.solve.free_memory", lambda: needed.bytes - 1)
    with pytest.raises(SolverError) as caught:
        check_size(tables)
    assert caught.value.details["states"] == needed.states


@pytest.mark.parametrize("sheet", [*map(bundled_sheet, sheet_ids()), *small_sheets()])
def test_the_least_size_is_no_more_than_the_size(sheet: RuleSheet) -> None:
    """What a sheet takes at the very least is no more than it takes, so that none is refused for nothing."""
    least, exact = min_size(sheet.tables), size_of(sheet.tables)
    assert least.states <= exact.states
    assert least.bytes <= exact.bytes


@pytest.mark.parametrize(("uppers", "lowers"), [(0, 17), (9, 2), (6, 9)])
def test_the_size_is_what_solving_takes(uppers: int, lowers: int) -> None:
    """Solving takes no more memory than the check says, and not much less."""
    bonus = bonus_for(uppers)
    tables = sheet_of(boxes_of_one_kind(uppers, lowers), **bonus).tables
    solve_backward(sheet_of([lower("chance")]).tables, 1)  # so that the compiler's own memory is not counted
    tracemalloc.start()
    try:
        solve_backward(tables, 1)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert size_of(tables).bytes / 2 < most < size_of(tables).bytes + MIB


def expected_in_order(tables: RuleTables) -> float:
    """Return what boxes in a fixed order bring without a bonus: each by itself, whatever stands above."""
    chance, one_die = 5 * 14 / 3, 5 * (1 - (5 / 6) ** 3)  # see conformance/test_solver.py
    return sum(one_die * face if face else chance for face in tables.upper_faces)


@pytest.mark.parametrize(("uppers", "lowers"), [(0, 32), (32, 0), (16, 16)])
def test_a_long_sheet_in_a_fixed_order(uppers: int, lowers: int) -> None:
    """As many boxes as a sheet can have are solved where the order is fixed: there are few states."""
    sheet = sheet_of(boxes_of_one_kind(uppers, lowers), order="fixed")
    values = solve(sheet)
    assert values.space.states == 33
    assert values.expected == pytest.approx(expected_in_order(sheet.tables), rel=0, abs=1e-9)
    with_bonus = solve(sheet_of(boxes_of_one_kind(uppers, lowers), order="fixed", **bonus_for(uppers)))
    assert with_bonus.expected >= values.expected


def bonus_for(uppers: int) -> dict[str, Any]:
    return {"upper_bonus": {"at": 150, "points": 50}} if uppers else {}
