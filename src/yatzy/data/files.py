"""Tables as files: Parquet, which knows types and what a table is about, and CSV, which anything reads.

Batch by batch, so that a table of any length takes little memory; and whole or not at all.
"""

import csv
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from yatzy.data.table import Batch, Progress, Table
from yatzy.extras import needs
from yatzy.rules.errors import YatzyError
from yatzy.whole import writing

if TYPE_CHECKING:
    import pyarrow as pa

WORDS = np.array(["false", "true"], object)
"""Those of CSV: as objects, so that a batch has two of them and not one for each row."""

PREFIX = "yatzy."
"""Before the names of what a Parquet file tells of itself."""


def check_file(path: Path) -> None:
    """Refuse a file whose name does not say what it should be, or that cannot be made here."""
    if path.suffix.lower() not in WRITERS:
        raise YatzyError("export-suffix", known=", ".join(WRITERS))
    if path.suffix.lower() == PARQUET:
        needs("data")


def write_table(table: Table, path: Path, progress: Progress | None = None) -> int:
    """Write a table to a file, as its name ends, and return the number of rows. Raises ``OSError``."""
    check_file(path)
    with writing(path) as file:
        return WRITERS[path.suffix.lower()](table, file, table.batches(progress))


def write_csv(table: Table, file: IO[str], batches: Iterable[Batch]) -> int:
    """Write a table as CSV, with the names of its columns on top, and return the number of rows.

    Numbers are written so that nothing is lost when they are read.
    """
    writer, rows = csv.writer(file, lineterminator="\n"), 0
    writer.writerow(column.name for column in table.columns)
    for batch in batches:
        columns = [_plain(column) for column in batch.values()]
        writer.writerows(zip(*columns, strict=True))
        rows += len(columns[0])
    return rows


def _plain(column: np.ndarray[Any, Any]) -> list[object]:
    if column.dtype == np.bool_:
        column = WORDS[column.astype(np.int8)]
    plain: list[object] = column.tolist()
    return plain


def _write_csv(table: Table, file: IO[bytes], batches: Iterable[Batch]) -> int:
    text = TextIOWrapper(file, "utf-8", newline="")
    try:
        return write_csv(table, text, batches)
    finally:
        text.detach()  # what is left is written, and the file stays open for whoever opened it


def _write_parquet(table: Table, file: IO[bytes], batches: Iterable[Batch]) -> int:
    """Write a table as Parquet, a row group for each batch, and return the number of rows."""
    import pyarrow as pa  # noqa: PLC0415 # an extra, and slow to load
    from pyarrow import parquet  # noqa: PLC0415 # as above

    schema, rows = arrow_schema(table), 0
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for batch in batches:
            arrays = [pa.array(batch[field.name], field.type) for field in schema]
            writer.write_table(pa.Table.from_arrays(arrays, schema=schema))
            rows += len(arrays[0])
    return rows


def arrow_schema(table: Table) -> "pa.Schema":
    """Return the columns of a table for Arrow, with what they mean and what the table is about."""
    import pyarrow as pa  # noqa: PLC0415 # an extra, and slow to load

    fields = [
        pa.field(column.name, _arrow_type(column.type), nullable=False,
                 metadata={"description": column.description})
        for column in table.columns
    ]  # fmt: skip
    return pa.schema(fields, metadata={f"{PREFIX}{name}": told for name, told in table.about.items()})


def _arrow_type(name: str) -> "pa.DataType":
    import pyarrow as pa  # noqa: PLC0415 # as above

    return pa.bool_() if name == "bool" else pa.type_for_alias(name)


CSV, PARQUET = ".csv", ".parquet"
WRITERS: dict[str, Callable[[Table, IO[bytes], Iterable[Batch]], int]] = {
    PARQUET: _write_parquet,
    CSV: _write_csv,
}
"""By the end of a file's name."""
