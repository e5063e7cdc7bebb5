"""Variances on disk: kept beside the solution they were made of, and used with no other."""

from pathlib import Path

import numpy as np
import pytest

from yatzy.rules.parse import parse_sheet
from yatzy.solver import variance as spreading
from yatzy.solver.backward import solve_backward
from yatzy.solver.files import VALUES_KIND, BadFile, cached_file, read_array, write_array
from yatzy.solver.query.values import Values
from yatzy.solver.variance import VARIANCE_KIND, variances_of

SHEET = parse_sheet(
    {
        "id": "own",
        "title": "Own",
        "dice": 2,
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


@pytest.fixture
def values() -> Values:
    """A solution that is not kept."""
    return Values(TABLES, solve_backward(TABLES, threads=1))


def again(values: Values) -> Values:
    """Return the same solution, as if it had just been read."""
    return Values(TABLES, values.array)


def never(*_: object) -> None:
    """Be computed."""
    raise AssertionError


def test_computed_once(values: Values, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was computed is kept beside the solutions and read the next time; nobody can change it."""
    first = variances_of(values)
    assert [path.name for path in cache.iterdir()] == [f"{SHEET.digest}.spread"]
    monkeypatch.setattr(spreading, "_compute", never)
    assert variances_of(values) is first
    second = variances_of(again(values))
    assert np.array_equal(first.array, second.array)
    for found in (first, second):
        with pytest.raises(ValueError, match="read-only"):
            found.array[0] = 1


def test_of_other_values(values: Values) -> None:
    """Variances that were made of other values are passed over, and made again."""
    found = variances_of(values)
    path = cached_file(TABLES, VARIANCE_KIND)
    other = Values(TABLES, np.zeros(len(values.array)))
    with pytest.raises(BadFile, match="older"):
        read_array(path, TABLES, VARIANCE_KIND, derived_from=other.array)
    assert not np.array_equal(variances_of(other).array, found.array)
    assert np.array_equal(variances_of(again(values)).array, found.array)


def test_damaged(values: Values, monkeypatch: pytest.MonkeyPatch) -> None:
    """A damaged file is made again."""
    found, path = variances_of(values), cached_file(TABLES, VARIANCE_KIND)
    content = path.read_bytes()
    for damaged in (b"", content[:-1], content[:-8] + b"\x07" * 8, b"no header" + content[9:]):
        path.write_bytes(damaged)
        assert np.array_equal(variances_of(again(values)).array, found.array)
        assert path.read_bytes() == content
    monkeypatch.setattr(spreading, "_compute", never)
    variances_of(again(values))


def test_one_is_not_the_other(values: Values) -> None:
    """Values are not read as variances, nor variances as values, whatever a file is called."""
    found = variances_of(values)
    write_array(cached_file(TABLES, VARIANCE_KIND), TABLES, values.array)
    write_array(cached_file(TABLES), TABLES, found.array, VARIANCE_KIND, derived_from=values.array)
    with pytest.raises(BadFile, match="foreign"):
        read_array(cached_file(TABLES, VARIANCE_KIND), TABLES, VARIANCE_KIND, derived_from=values.array)
    with pytest.raises(BadFile, match="foreign"):
        read_array(cached_file(TABLES), TABLES)
    assert VALUES_KIND != VARIANCE_KIND


def test_no_room(values: Values, cache: Path) -> None:
    """Where nothing can be kept, it is computed all the same."""
    cache.parent.mkdir(parents=True)
    cache.write_text("a file where the folder should be", "utf-8")
    assert np.array_equal(variances_of(values).array, variances_of(again(values), threads=2).array)


def test_how_far_it_is(values: Values) -> None:
    """It tells how far it is, up to the whole."""
    told: list[float] = []
    variances_of(values, threads=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1
