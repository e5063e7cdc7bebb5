"""Tables as files: Parquet, with types and metadata, and CSV.

Written batch by batch, so that memory does not grow with the table, and atomically.
"""

import csv
from collections.abc import Callable, Iterable
from io import TextIOWrapper
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import numpy as np

from yatzy.atomic_write import open_output
from yatzy.data.tabular import Batch, Progress, Table
from yatzy.extras import require_extra
from yatzy.rules.errors import UnknownFileType

if TYPE_CHECKING:
    import pyarrow as pa

CSV_BOOLEANS = np.array(["false", "true"], object)
"""As objects, so that a batch shares two strings instead of making one per row."""

METADATA_PREFIX = "yatzy."
"""Prefix of the metadata keys in a Parquet file."""


def check_file(path: Path) -> None:
    """Raise :class:`YatzyError` for an unknown suffix, or a missing package for the format."""
    if path.suffix.lower() not in WRITERS:
        raise UnknownFileType("export-suffix", known=", ".join(WRITERS))
    if path.suffix.lower() == PARQUET:
        require_extra("data")


def write_table(table: Table, path: Path, progress: Progress | None = None) -> int:
    """Write a table in the format of the file's suffix; return the number of rows. Raises ``OSError``."""
    check_file(path)
    with open_output(path) as file:
        return WRITERS[path.suffix.lower()](table, file, table.batches(progress))


def write_csv(table: Table, file: IO[str], batches: Iterable[Batch]) -> int:
    """Write a table as CSV with a header, and return the number of rows. Floats keep their full precision."""
    writer, rows = csv.writer(file, lineterminator="\n"), 0
    writer.writerow(column.name for column in table.columns)
    for batch in batches:
        columns = [_csv_values(column) for column in batch.values()]
        writer.writerows(zip(*columns, strict=True))
        rows += len(columns[0])
    return rows


def _csv_values(column: np.ndarray[Any, Any]) -> list[object]:
    if column.dtype == np.bool_:
        column = CSV_BOOLEANS[column.astype(np.int8)]
    plain: list[object] = column.tolist()
    return plain


def _write_csv(table: Table, file: IO[bytes], batches: Iterable[Batch]) -> int:
    text = TextIOWrapper(file, "utf-8", newline="")
    try:
        return write_csv(table, text, batches)
    finally:
        text.detach()  # flushes, and leaves the file open for the caller


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
    """Return the Arrow schema of a table, with descriptions and metadata."""
    import pyarrow as pa  # noqa: PLC0415 # an extra, and slow to load

    fields = [
        pa.field(column.name, _arrow_type(column.type), nullable=False,
                 metadata={"description": column.description})
        for column in table.columns
    ]  # fmt: skip
    return pa.schema(
        fields, metadata={f"{METADATA_PREFIX}{name}": value for name, value in table.about.items()}
    )


def _arrow_type(name: str) -> "pa.DataType":
    import pyarrow as pa  # noqa: PLC0415 # as above

    return pa.bool_() if name == "bool" else pa.type_for_alias(name)


CSV, PARQUET = ".csv", ".parquet"
WRITERS: dict[str, Callable[[Table, IO[bytes], Iterable[Batch]], int]] = {
    PARQUET: _write_parquet,
    CSV: _write_csv,
}
"""By suffix."""
