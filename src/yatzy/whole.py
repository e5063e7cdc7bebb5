"""Files that are written whole or not at all: beside their place first, and moved there when they are complete.

    replacing    a file of our own, whatever lies in its place
    writing      a file that somebody named: a link stays a link, a device or a pipe is written to

Whatever happens meanwhile, what was there stands as it was, and nothing is left beside it.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


@contextmanager
def replacing(path: Path, *, synced: bool = False) -> Iterator[IO[bytes]]:
    """Open a file that takes its place in the end; ``synced``: once it is on the disk. Raises ``OSError``."""
    part = path.with_name(f".{secrets.token_hex(8)}.part")
    with _about(path, part):
        try:
            with part.open("xb") as file:
                yield file
                if synced:
                    file.flush()
                    os.fsync(file.fileno())
            part.replace(path)
        finally:
            with suppress(OSError):  # what was wrong before is to be told, and not this
                part.unlink(missing_ok=True)


@contextmanager
def writing(path: Path) -> Iterator[IO[bytes]]:
    """Open a file that somebody named, as :func:`replacing` does where there is a place to take."""
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    place = path.resolve()
    with _about(path, place), replacing(place) as file:
        yield file


@contextmanager
def _about(path: Path, place: Path) -> Iterator[None]:
    """Let an error about a place be about the path that was asked for."""
    try:
        yield
    except OSError as error:
        if str(error.filename) != str(place):
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None
