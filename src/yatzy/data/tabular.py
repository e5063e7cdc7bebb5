"""A table of data: its columns, its metadata, and its rows in batches."""

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
"""Arrays by column name, all of one length; text as fixed-width numpy strings."""
Progress = Callable[[float], None]


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table."""

    name: str
    type: Type
    description: str


@dataclass(frozen=True, eq=False)
class Table:
    """A table. Iterating yields batches with all columns, and can be repeated."""

    what: str
    columns: tuple[Column, ...]
    about: Mapping[str, str]
    """Metadata: the sheet, the version of this package, and the parameters."""
    rows: int | None
    """The number of rows, ``None`` if it is not known beforehand."""
    _batches: Callable[[], Iterator[tuple[float, Batch]]]
    """Generates the batches, each with the share done after it."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "about", MappingProxyType({**self.about}))

    def __repr__(self) -> str:
        size = f"{len(self.columns)} columns" + ("" if self.rows is None else f", {self.rows} rows")
        return f"<Table {self.what}: {self.about.get('sheet')}, {size}>"

    def __iter__(self) -> Iterator[Batch]:
        for _, batch in self._batches():
            yield batch

    def batches(self, progress: Progress | None = None) -> Iterator[Batch]:
        """Yield the batches, and call ``progress`` after each with the share done."""
        for share, batch in self._batches():
            yield batch
            if progress:
                progress(share)

    def write(self, file: str | Path, *, progress: Progress | None = None) -> int:
        """Write a file in the format of its suffix, ``.parquet`` or ``.csv``; return the number of rows.

        The write is atomic. Parquet needs the extra ``data``. Raises ``OSError``.
        """
        from yatzy.data.writers import write_table  # noqa: PLC0415 # imports this module

        return write_table(self, Path(file), progress)


def table_metadata(what: str, sheet: RuleSheet, **parameters: str | int | None) -> dict[str, str]:
    """Return the metadata of a table; parameters that are ``None`` are left out."""
    metadata = {"what": what, "sheet": sheet.id, "digest": sheet.digest, "version": version("yatzy")}
    return metadata | {name: str(value) for name, value in parameters.items() if value is not None}


def select_columns(columns: Iterable[Column], batch: Mapping[str, NDArray[Any]]) -> Batch:
    """Return a batch with these columns, in order, converted to their types."""
    return {
        column.name: batch[column.name].astype(str if column.type == "string" else column.type, copy=False)
        for column in columns
    }
