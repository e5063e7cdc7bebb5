"""Tables as files: the same rows and types in Parquet and CSV, told what they mean, whole or not at all."""

import csv
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest
from pyarrow import csv as arrow_csv
from pyarrow import parquet

from support.game.random_games import TWO_BOXES
from yatzy.data import Batch, Table, advice, advice_in_games, games, states, values
from yatzy.data.writers import arrow_schema
from yatzy.rules.errors import ExtraError, YatzyError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.solve import solve


@cache
def make_tables() -> dict[str, Table]:
    """Make a table of each kind, once the tests have a place for solutions."""
    solution = solve(TWO_BOXES)
    return {
        "states": states(TWO_BOXES),
        "values": values(TWO_BOXES, solution, with_states=True),
        "advice": advice(TWO_BOXES, solution, dice="11234", with_states=True),
        "advice in games": advice_in_games(TWO_BOXES, solution, 20, player="beginner", seed=4),
        "games": games(TWO_BOXES, solution, 200, player="casual", seed=4),
    }


@pytest.mark.parametrize("kind", ["states", "values", "advice", "advice in games", "games"])
def test_both_files_have_the_same_rows(kind: str, tmp_path: Path) -> None:
    """Every value comes back from either file as it is in the batches, to the last bit and of its type."""
    table = make_tables()[kind]
    there = {name: np.concatenate([batch[name] for batch in table]) for name in next(iter(table))}
    rows = len(there["state"])
    assert [table.write(tmp_path / name) for name in ("one.parquet", "one.CSV")] == [rows, rows]
    from_parquet = parquet.read_table(tmp_path / "one.parquet")
    types = arrow_csv.ConvertOptions(column_types={field.name: field.type for field in arrow_schema(table)})
    from_csv = arrow_csv.read_csv(tmp_path / "one.CSV", convert_options=types)
    for found in (from_parquet, from_csv):
        assert found.column_names == [column.name for column in table.columns]
        assert [str(field.type) for field in found.schema] == [
            {"float64": "double"}.get(column.type, column.type) for column in table.columns
        ]
        assert {name: found[name].to_pylist() for name in there} == {
            name: column.tolist() for name, column in there.items()
        }


def test_csv_is_plain(tmp_path: Path) -> None:
    """A header, commas, one kind of line ends, words for yes and no; anything reads it."""
    make_tables()["states"].write(tmp_path / "states.csv")
    text = (tmp_path / "states.csv").read_bytes().decode("ascii")
    assert "\r" not in text
    assert text.splitlines()[:2] == [
        "state,boxes_left,open_ones,open_chance,upper_bonus,upper_need,holds_points",
        f"{solve(TWO_BOXES).space.start},2,true,true,none,0,false",
    ]
    assert len(list(csv.DictReader(text.splitlines()))) == make_tables()["states"].rows


def test_parquet_tells_what_it_is(tmp_path: Path) -> None:
    """Sheet, rules, version and what was asked for are in the file, and what every column means."""
    make_tables()["games"].write(tmp_path / "games.parquet")
    schema = parquet.read_schema(tmp_path / "games.parquet")
    told = {name.decode(): value.decode() for name, value in schema.metadata.items()}
    assert told == {
        "yatzy.what": "games",
        "yatzy.sheet": "two-boxes",
        "yatzy.digest": TWO_BOXES.digest,
        "yatzy.version": version("yatzy"),
        "yatzy.player": "casual",
        "yatzy.games": "200",
        "yatzy.seed": "4",
    }
    for column in make_tables()["games"].columns:
        assert schema.field(column.name).metadata[b"description"].decode() == column.description
    assert make_tables()["advice"].about["dice"] == "11234"


@pytest.mark.parametrize("name", ["same.parquet", "same.csv"])
def test_the_same_seed_writes_the_same_file(tmp_path: Path, name: str) -> None:
    """Byte for byte."""
    written = []
    for _ in range(2):
        games(TWO_BOXES, solve(TWO_BOXES), 100, player="strong", seed=9).write(tmp_path / name)
        written.append((tmp_path / name).read_bytes())
    assert written[0] == written[1]


def test_a_row_group_for_each_batch(tmp_path: Path) -> None:
    """A file is written as its batches come, so that none has to wait for the others."""
    sheet = bundled_sheet("vinga")
    table = values(sheet, solve(sheet))
    assert table.write(tmp_path / "values.parquet") == 839_680  # as `yatzy solve vinga` counts them
    file = parquet.ParquetFile(tmp_path / "values.parquet")
    sizes = [file.metadata.row_group(place).num_rows for place in range(file.num_row_groups)]
    assert sizes == [len(batch["state"]) for batch in table]
    assert max(sizes) < 200_000


def broken(error: BaseException) -> Table:
    """Return a table that fails after its first batch."""
    table = make_tables()["states"]

    def batches() -> Iterator[tuple[float, Batch]]:
        yield 0.5, next(iter(table))
        raise error

    return Table("states", table.columns, table.about, None, batches)


@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError(28, "No space left on device")], ids=repr)
@pytest.mark.parametrize("name", ["half.parquet", "half.csv"])
def test_nothing_half_written(tmp_path: Path, name: str, error: BaseException) -> None:
    """Whoever stops in the middle leaves no file, and one that was there as it was."""
    with pytest.raises(type(error)):
        broken(error).write(tmp_path / name)
    assert list(tmp_path.iterdir()) == []
    (tmp_path / name).write_text("before")
    with pytest.raises(type(error)):
        broken(error).write(tmp_path / name)
    assert [one.name for one in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == "before"


@pytest.mark.parametrize("name", ["data.txt", "data", ".csv", "data.parquet.gz"])
def test_other_names_are_refused(tmp_path: Path, name: str) -> None:
    """A name that does not say what the file should be is refused, and nothing is written."""
    with pytest.raises(YatzyError, match="export-suffix"):
        make_tables()["states"].write(tmp_path / name)
    assert list(tmp_path.iterdir()) == []


def test_parquet_without_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the extra is not installed, it is said which; CSV needs nothing."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ExtraError) as refused:
        make_tables()["states"].write(tmp_path / "states.parquet")
    assert refused.value.details["extra"] == "data"
    assert list(tmp_path.iterdir()) == []
    assert make_tables()["states"].write(tmp_path / "states.csv") == make_tables()["states"].rows


@pytest.mark.parametrize("name", ["no-such-folder/states.csv", "no-such-folder/states.parquet"])
def test_a_file_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The error is about the file that was asked for."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileNotFoundError) as raised:
        make_tables()["states"].write(name)
    assert str(raised.value.filename) == name


def test_a_table_in_one_line() -> None:
    """What it is, of which sheet, and how large, as far as that is known."""
    shown = {kind: repr(table) for kind, table in make_tables().items()}
    assert shown == {
        "states": "<Table states: two-boxes, 7 columns, 4 rows>",
        "values": "<Table values: two-boxes, 8 columns, 4 rows>",
        "advice": "<Table advice: two-boxes, 20 columns>",
        "advice in games": "<Table advice: two-boxes, 14 columns>",
        "games": "<Table games: two-boxes, 12 columns>",
    }


def test_a_table_stays_as_it_is() -> None:
    """What it is about cannot be changed, neither in it nor in what it was made from."""
    told = {"sheet": "own"}
    table = Table("states", (), told, 0, lambda: iter(()))
    told["sheet"] = "another"
    assert dict(table.about) == {"sheet": "own"}
    with pytest.raises(TypeError):
        table.about["sheet"] = "another"  # type: ignore[index] # which is what is tried
