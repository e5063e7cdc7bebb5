"""A table of data: its columns, what it is about, and its rows, which come in batches."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal

from numpy.typing import NDArray

from yatzy.rules.sheet import RuleSheet

Type = Literal["bool", "int8", "int16", "int32", "int64", "float64", "string"]
Batch = dict[str, NDArray[Any]]
"""Columns by their names, all of one length; text as numpy writes it, of a fixed width."""
Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    type: Type
    description: str


@dataclass(frozen=True, eq=False)
class Table:
    """A table: iterate over it for its batches, each with all columns, as often as you like."""

    what: str
    columns: tuple[Column, ...]
    about: Mapping[str, str]
    """Which sheet it is of, by which version it was made, and what was asked for."""
    rows: int | None
    """How many there are, where that is known beforehand."""
    _batches: Callable[[], Iterator[tuple[float, Batch]]]
    """Makes the batches, each with the share that is done after it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "about", MappingProxyType({**self.about}))

    def __repr__(self) -> str:
        size = f"{len(self.columns)} columns" + ("" if self.rows is None else f", {self.rows} rows")
        return f"<Table {self.what}: {self.about.get('sheet')}, {size}>"

    def __iter__(self) -> Iterator[Batch]:
        for _, batch in self._batches():
            yield batch

    def batches(self, progress: Progress | None = None) -> Iterator[Batch]:
        """Yield the batches, and tell after each what share of the table is done."""
        for share, batch in self._batches():
            yield batch
            if progress:
                progress(share)

    def write(self, file: str | Path, *, progress: Progress | None = None) -> int:
        """Write a file, as its name ends: ``.parquet`` or ``.csv``; return the number of rows.

        It is written whole or not at all. Parquet takes the extra ``data``.
        """
        from yatzy.data.files import write_table  # noqa: PLC0415 # knows tables itself

        return write_table(self, Path(file), progress)


def about(what: str, sheet: RuleSheet, **asked: str | int | None) -> dict[str, str]:
    """Return what a table tells of itself."""
    told = {"what": what, "sheet": sheet.id, "digest": sheet.digest, "version": version("yatzy")}
    return told | {name: str(one) for name, one in asked.items() if one is not None}


def select(columns: Iterable[Column], batch: Mapping[str, NDArray[Any]]) -> Batch:
    """Return a batch with these columns, each of its type, in their order."""
    return {
        one.name: batch[one.name].astype(str if one.type == "string" else one.type, copy=False)
        for one in columns
    }
