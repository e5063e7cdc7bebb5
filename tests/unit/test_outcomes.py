"""How games by a sheet end, on disk: kept beside the solution it was found with, and used with no other."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from yatzy.rules.errors import SolverError
from yatzy.rules.parse import parse_sheet
from yatzy.solver import outcomes as keeping
from yatzy.solver.backward import solve_backward
from yatzy.solver.files import PAGE, cached_file, write
from yatzy.solver.odds import Odds, odds
from yatzy.solver.outcomes import GAMES, KIND, outcomes, stored_outcomes
from yatzy.solver.values import Values

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


def told(found: Odds) -> tuple[object, ...]:
    return found.first, found.chances.tolist(), found.boxes, found.upper_bonus, found.further, found.games


def never(*_: object, **__: object) -> Odds:
    """Be computed."""
    raise AssertionError


def test_found_once(values: Values, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found is kept beside the solutions and read the next time, the same to the last digit."""
    first = outcomes(values)
    assert [path.name for path in cache.iterdir()] == [f"{SHEET.digest}.odds"]
    monkeypatch.setattr(keeping, "odds", never)
    assert told(outcomes(values)) == told(first) == told(odds(values))
    assert first.upper_bonus is not None


def test_a_sheet_without_a_bonus() -> None:
    """That there is none is kept, too."""
    sheet = parse_sheet({"id": "own", "title": "Own", "dice": 1, "boxes": [SHEET.as_data()["boxes"][1]]})
    values = Values(sheet.tables, solve_backward(sheet.tables, threads=1))
    assert told(outcomes(values)) == told(outcomes(values))
    assert outcomes(values).upper_bonus is None


def test_nobody_wants_to_keep_it(values: Values, cache: Path) -> None:
    """Then nothing is on disk, and nothing is found there."""
    outcomes(values, keep=False)
    assert not cache.exists()
    assert stored_outcomes(values) is None


def test_what_does_not_fit_is_played(values: Values) -> None:
    """Kept as what it is: who wants it exact is refused, and gets it once there is room."""
    found = outcomes(values, most=1)
    assert found.games == GAMES
    assert told(outcomes(values, most=1)) == told(found)
    assert found.expected == outcomes(values, most=1).expected == values.expected != found.mean
    with pytest.raises(SolverError, match="solver-odds-too-large"):
        outcomes(values, most=1, exact=True)
    exact = outcomes(values, exact=True)
    assert exact.games is None
    assert found.mean == pytest.approx(exact.mean, abs=5 * exact.deviation / GAMES**0.5)
    assert told(outcomes(values)) == told(exact)


@pytest.mark.parametrize("damage", ["cut", "flipped", "foreign", "empty"])
def test_what_is_not_whole_is_found_again(values: Values, damage: str) -> None:
    """A file that is cut off, changed or of something else is passed over and replaced."""
    first = outcomes(values)
    path = cached_file(TABLES, KIND)
    content = path.read_bytes()
    path.write_bytes(
        {
            "cut": content[:-8],
            "flipped": content[:PAGE] + bytes([content[PAGE] ^ 1]) + content[PAGE + 1 :],
            "foreign": content.replace(b'"odds"', b'"xxxx"'),
            "empty": b"",
        }[damage]
    )
    assert stored_outcomes(values) is None
    assert told(outcomes(values)) == told(first)
    assert path.read_bytes() == content


@pytest.mark.parametrize("numbers", [[], [1.0] * 8, [1.0] * 20])
def test_numbers_that_are_no_odds(values: Values, numbers: list[float]) -> None:
    """A whole file with too few numbers in it, or with chances that make no whole, is not used."""
    write(cached_file(TABLES, KIND), TABLES, np.array(numbers), KIND, of=values.array)
    assert stored_outcomes(values) is None


def test_of_another_solution(values: Values) -> None:
    """What was found with other values is not used."""
    outcomes(values)
    assert stored_outcomes(replace(values, array=values.array + 1)) is None
