"""How games by a sheet end, on disk: kept beside the solution it was found with, and used with no other."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from support.dose import CAMPAIGN
from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.solver import outcomes as keeping
from yatzy.solver.backward import solve_backward
from yatzy.solver.files import HEADER_BYTES, SHIPPED_FOLDER, cached_file, write_array
from yatzy.solver.odds import Odds, compute_odds
from yatzy.solver.outcomes import ODDS_KIND, SIMULATED_GAMES, load_outcomes, outcomes_of
from yatzy.solver.query.values import Values
from yatzy.solver.solve import solve

SHEET = parse_sheet(
    {
        "id": "own",
        "title": "Own",
        "dice": 2,
        "upper_bonus": {"at": 12, "points": 10},
        "boxes": [
            {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
            {"key": "chance", "pattern": "any", "pays": "all"},
        ],
    }
)
TABLES = SHEET.tables


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "values"


@pytest.fixture(scope="module")
def values() -> Values:
    """A solution that is not kept."""
    return Values(TABLES, solve_backward(TABLES, threads=1))


def numbers_of(found: Odds) -> tuple[object, ...]:
    return found.first, found.chances.tolist(), found.boxes, found.upper_bonus, found.further, found.games


def never(*_: object, **__: object) -> Odds:
    """Be computed."""
    raise AssertionError


def test_found_once(values: Values, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is kept beside the solutions and read the next time, the same to the last digit."""
    first = outcomes_of(values)
    assert [path.name for path in cache.iterdir()] == [f"{SHEET.digest}.odds"]
    monkeypatch.setattr(keeping, "compute_odds", never)
    assert numbers_of(outcomes_of(values)) == numbers_of(first) == numbers_of(compute_odds(values))
    assert first.upper_bonus is not None


def test_a_sheet_without_a_bonus() -> None:
    """That there is none is kept, too."""
    sheet = parse_sheet({"id": "own", "title": "Own", "dice": 1, "boxes": [SHEET.as_data()["boxes"][1]]})
    values = Values(sheet.tables, solve_backward(sheet.tables, threads=1))
    assert numbers_of(outcomes_of(values)) == numbers_of(outcomes_of(values))
    assert outcomes_of(values).upper_bonus is None


def test_nobody_wants_to_keep_it(values: Values, cache: Path) -> None:
    """Then nothing is on disk, and nothing is found there."""
    outcomes_of(values, keep=False)
    assert not cache.exists()
    assert load_outcomes(values) is None


def test_what_does_not_fit_is_played(values: Values) -> None:
    """Kept as what it is: who wants it exact is refused, and gets it once there is room."""
    found = outcomes_of(values, max_bytes=1)
    assert found.games == SIMULATED_GAMES
    assert numbers_of(outcomes_of(values, max_bytes=1)) == numbers_of(found)
    assert found.expected == outcomes_of(values, max_bytes=1).expected == values.expected != found.mean
    with pytest.raises(SolverError, match="solver-odds-too-large"):
        outcomes_of(values, max_bytes=1, exact=True)
    exact = outcomes_of(values, exact=True)
    assert exact.games is None
    assert found.mean == pytest.approx(exact.mean, abs=5 * exact.deviation / SIMULATED_GAMES**0.5)
    assert numbers_of(outcomes_of(values)) == numbers_of(exact)


@pytest.mark.parametrize("damage", ["cut", "flipped", "foreign", "empty"])
def test_what_is_not_whole_is_found_again(values: Values, damage: str) -> None:
    """A file that is cut off, changed or of something else is passed over and replaced."""
    first = outcomes_of(values)
    path = cached_file(TABLES, ODDS_KIND)
    content = path.read_bytes()
    path.write_bytes(
        {
            "cut": content[:-8],
            "flipped": content[:HEADER_BYTES]
            + bytes([content[HEADER_BYTES] ^ 1])
            + content[HEADER_BYTES + 1 :],
            "foreign": content.replace(b'"odds"', b'"xxxx"'),
            "empty": b"",
        }[damage]
    )
    assert load_outcomes(values) is None
    assert numbers_of(outcomes_of(values)) == numbers_of(first)
    assert path.read_bytes() == content


@pytest.mark.parametrize("numbers", [[], [1.0] * 8, [1.0] * 20])
def test_numbers_that_are_no_odds(values: Values, numbers: list[float]) -> None:
    """A whole file with too few numbers in it, or with chances that make no whole, is not used."""
    write_array(cached_file(TABLES, ODDS_KIND), TABLES, np.array(numbers), ODDS_KIND, derived_from=values.array)
    assert load_outcomes(values) is None


# What is shipped

RULES = {bundled_sheet(name).digest: name for name in sheet_ids() if bundled_sheet(name).rules.dice == 5}
COMPARED = [*RULES.values()] if CAMPAIGN else ["forced-order", "philos"]
"""Sheets whose odds are computed to be compared: all would take a minute of CPU."""


def test_every_sheet_with_five_dice_is_shipped() -> None:
    """One file for sheets with the same rules, and none that is left over: see tools/ship_solutions.py."""
    assert {file.stem for file in SHIPPED_FOLDER.glob(f"*.{ODDS_KIND}")} == set(RULES)
    for name in RULES.values():
        shipped = load_outcomes(solve(bundled_sheet(name)))
        assert shipped is not None
        assert shipped.games is None


@pytest.mark.parametrize("name", COMPARED)
def test_shipped_as_computed(name: str) -> None:
    """What is shipped is what this machine computes."""
    values = solve(bundled_sheet(name))
    shipped, computed = load_outcomes(values), compute_odds(values)
    assert shipped is not None
    assert shipped.first == computed.first
    assert np.abs(shipped.chances - computed.chances).max() < 1e-12
    assert [box.key for box in shipped.boxes] == [box.key for box in computed.boxes]
    assert np.abs(box_numbers(shipped) - box_numbers(computed)).max() < 1e-9
    assert shipped.further == pytest.approx(computed.further, abs=1e-9)
    assert shipped.upper_bonus == (computed.upper_bonus and pytest.approx(computed.upper_bonus, abs=1e-12))


def box_numbers(found: Odds) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return np.array([(box.mean, box.struck) for box in found.boxes])


def test_shipped_for_the_solution_alone() -> None:
    """Another array of values with these rules is not what was shipped for."""
    values = solve(bundled_sheet("forced-order"))
    assert load_outcomes(values) is not None
    assert load_outcomes(replace(values, array=values.array + 1)) is None


def test_of_another_solution(values: Values) -> None:
    """What was found with other values is not used."""
    outcomes_of(values)
    assert load_outcomes(replace(values, array=values.array + 1)) is None
