"""How much a server computes for anyone who asks."""

from pathlib import Path
from typing import Any

import pytest

from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.jobs.capacity import MOST_UPPER_BOXES, check_playable, check_size
from yatzy.solver.files import cached_file


def tables_of(uppers: int, lowers: int, **more: Any) -> RuleTables:
    """Return a sheet of six dice with so many boxes."""
    boxes: list[dict[str, Any]] = [
        {"key": f"u{one}", "section": "upper", "pattern": {"face": one % 6 + 1}, "pays": "matched"}
        for one in range(uppers)
    ]
    boxes += [{"key": f"l{one}", "pattern": "any", "pays": one + 1} for one in range(lowers)]
    bonus = {"upper_bonus": {"at": 84, "points": 100}} if uppers else {}
    return parse_sheet({"id": "large", "title": "Large", "dice": 6, "boxes": boxes} | bonus | more).tables


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_every_sheet_on_the_shelf_can_be_solved(sheet_id: str) -> None:
    check_size(bundled_sheet(sheet_id).tables)
    check_playable(bundled_sheet(sheet_id).tables)


def test_so_can_the_largest_with_a_bonus_for_further_ones() -> None:
    """It takes half as much again; with a box more than that it would take twice as much."""
    data = bundled_sheet("maxi").as_data()
    box = data["boxes"][-1]["key"]
    further = {"id": "mine", "five_alike": {"box": box, "bonus": 100}}
    check_size(parse_sheet({**data, **further}).tables)
    more = [*data["boxes"], {"key": "more", "section": "lower", "pattern": "any", "pays": 1}]
    with pytest.raises(SolverError, match="solver-not-here"):
        check_size(parse_sheet({**data, "id": "mine", "boxes": more, "names": {}}).tables)


@pytest.mark.parametrize(("uppers", "lowers"), [(6, 26), (6, 15), (0, 24), (20, 0)])
def test_no_computer_plays_by_a_sheet_that_cannot_be_solved(uppers: int, lowers: int) -> None:
    """Whether that is clear from the number of boxes, or only from the sums above that are possible."""
    tables = tables_of(uppers, lowers)
    for check in (check_size, check_playable):
        with pytest.raises(SolverError, match="solver-not-here"):
            check(tables)


def test_it_is_found_at_once_or_not_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sums of many upper boxes are counted for a second, in which no table could go on."""

    def long_count(_: RuleTables) -> None:
        raise AssertionError

    tables = tables_of(MOST_UPPER_BOXES + 1, 1)
    monkeypatch.setattr("yatzy.server.jobs.capacity.size_of", long_count)
    check_playable(tables)


def test_what_was_solved_elsewhere_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the server may have taken the time and the memory."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path))
    tables = tables_of(6, 26)
    cached_file(tables).parent.mkdir()
    cached_file(tables).touch()
    check_playable(tables)
