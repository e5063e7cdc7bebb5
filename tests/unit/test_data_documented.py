"""The page about data has every column of every table, with its type and its meaning, and nothing else."""

import re
from pathlib import Path

import pytest

from yatzy import data
from yatzy.data.advice_tables import COLUMNS as ADVICE
from yatzy.data.game_tables import COLUMNS as GAMES
from yatzy.data.state_tables import STATE, TO_COME, state_columns
from yatzy.data.tabular import Column
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")
ROW = re.compile(r"^\| `(.+?)` \| (\w+) \| (.+) \|$", re.MULTILINE)

TABLES = {
    "states": (STATE, *state_columns(bundled_sheet("vinga").tables)),
    "values": (STATE, TO_COME),
    "advice": ADVICE,
    "games": GAMES,
}


def documented_columns(what: str) -> list[tuple[str, str, str]]:
    """Return the rows of a table on the page."""
    section = re.split(rf"^## {what}$", PAGE, flags=re.MULTILINE)[1].split("\n## ")[0]
    return [(name, kind, told) for name, kind, told in ROW.findall(section)]


def told_of(columns: tuple[Column, ...]) -> list[tuple[str, str, str]]:
    """Return columns as the page tells of them: those of the boxes in one row."""
    told = []
    for column in columns:
        if column.name.startswith("open_"):
            told.append(("open_…", column.type, re.sub(r"the box \S+ is", "the box … is", column.description)))
        else:
            told.append((column.name, column.type, column.description))
    return list(dict.fromkeys(told))


@pytest.mark.parametrize("what", TABLES)
def test_every_column_is_documented(what: str) -> None:
    """Names, types and meanings are the same on the page and in the code, in the same order."""
    assert documented_columns(what) == told_of(TABLES[what])


def test_names() -> None:
    """A name that joins or leaves is a decision: it is made here, and on the page."""
    names = ["Batch", "Column", "Table", "advice", "advice_in_games", "games", "state_of", "states", "values"]
    assert data.__all__ == names
    assert all(re.search(rf"`(yatzy\.data\.)?{name}[`(:]", PAGE) for name in names)


@pytest.mark.parametrize("sheet_id", sheet_ids())
def test_columns_of_every_sheet(sheet_id: str) -> None:
    """No two columns have one name, whatever a sheet's boxes are called, and databases take them unquoted."""
    described = state_columns(bundled_sheet(sheet_id).tables)
    for columns in ((STATE, *described, TO_COME), (*ADVICE, *described), (*GAMES, *described)):
        names = [column.name for column in columns]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z][a-z0-9_]*", name) for name in names)
