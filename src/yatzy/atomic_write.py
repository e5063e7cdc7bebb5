"""Atomic file writes: to a temporary file in the same folder, renamed when complete.

    atomic_replace  a file of our own; replaces whatever is there
    open_output     a path the user gave: follows links, and writes to a device or a pipe directly

On any failure the old file is unchanged and the temporary file is removed.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


@contextmanager
def atomic_replace(path: Path, *, synced: bool = False) -> Iterator[IO[bytes]]:
    """Open a temporary file that replaces ``path`` on success; ``synced``: after fsync. Raises ``OSError``."""
    part = path.with_name(f".{secrets.token_hex(8)}.part")
    with _report_path(path, part):
        try:
            with part.open("xb") as file:
                yield file
                if synced:
                    file.flush()
                    os.fsync(file.fileno())
            part.replace(path)
        finally:
            with suppress(OSError):  # the original error matters, not this one
                part.unlink(missing_ok=True)


@contextmanager
def open_output(path: Path) -> Iterator[IO[bytes]]:
    """Open a path the user gave for writing, atomically if it is a regular file or new. Raises ``OSError``."""
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    place = path.resolve()
    with _report_path(path, place), atomic_replace(place) as file:
        yield file


@contextmanager
def _report_path(path: Path, place: Path) -> Iterator[None]:
    """Report an ``OSError`` about ``place`` as one about ``path``."""
    try:
        yield
    except OSError as error:
        if str(error.filename) != str(place):
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None
