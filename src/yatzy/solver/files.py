"""Solutions on disk: a header page and the array, mapped into memory on reading.

A file is one line of JSON, padded with blanks to a whole page, followed by the values as little-endian doubles.
It is written to a temporary file and renamed, so readers see all of it or nothing. A file that is truncated,
modified, of another sheet or of an older solver is rejected with :class:`BadFile`.

Arrays derived from a solution are stored beside it as another *kind*, with one number per state or as many as
the header says; their header carries the checksum of the values they were derived from.
"""

import hashlib
import json
import mmap
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from yatzy.atomic_write import atomic_replace
from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.states.space import space_of
from yatzy.user_folders import CACHE, user_folder

FORMAT_VERSION = 1
SOLVER_VERSION = 1
"""Increment when the same sheet would get other values, or the same values in another order."""

VALUES_KIND = "values"
"""The kind of file that holds a solution; also its suffix."""

HEADER_BYTES = 4096
SHIPPED_FOLDER = Path(__file__).parent / "shipped"
"""Solutions that come with the package, so that a first start is instant."""

STALE_SECONDS = 24 * 3600
"""Age after which a temporary file counts as abandoned."""

MAX_CACHE_BYTES = 2 * 2**30
"""Limit of the cache, about three hundred sheets: a server also solves the sheets of strangers."""


class BadFile(Exception):
    """A file that holds no usable array for the sheet; ``why`` is a code of the catalogue."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path, self.why = path, why


def cache_folder() -> Path:
    """Return the folder of the cache: under ``YATZY_CACHE``, or the system's cache folder for users."""
    return user_folder(CACHE) / "values"


def cached_file(tables: RuleTables, kind: str = VALUES_KIND) -> Path:
    """Return the path in the cache of a sheet's solution, or of an array derived from it."""
    return cache_folder() / f"{tables.digest}.{kind}"


def shipped_file(tables: RuleTables, kind: str = VALUES_KIND) -> Path:
    """Return the path where the package would ship a sheet's solution or derived array; it need not exist."""
    return SHIPPED_FOLDER / f"{tables.digest}.{kind}"


def read_array(
    path: Path,
    tables: RuleTables,
    kind: str = VALUES_KIND,
    derived_from: Floats | None = None,
    *,
    by_state: bool = True,
) -> Floats:
    """Map the array of a file into memory.

    ``derived_from`` are the values that a derived array must have been made from. ``by_state`` requires one
    number per state. Marks the file as recently used. Raises ``FileNotFoundError``, or :class:`BadFile` if the
    file cannot be used.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadFile(path, "unreadable")
        with path.open("rb") as file:
            header = _parse_header(file.read(HEADER_BYTES), kind)
            if header is None:
                raise BadFile(path, "foreign")
            if (header.get("format"), header.get("solver")) != (FORMAT_VERSION, SOLVER_VERSION):
                raise BadFile(path, "older")
            if header.get("digest") != tables.digest:
                raise BadFile(path, "other-sheet")
            if header.get("of") != _checksum_or_none(derived_from):
                raise BadFile(path, "older")
            length = space_of(tables).length if by_state else header.get("values")
            if not isinstance(length, int) or os.fstat(file.fileno()).st_size != HEADER_BYTES + 8 * length:
                raise BadFile(path, "cut-off")
            mapped = mmap.mmap(file.fileno(), HEADER_BYTES + 8 * length, access=mmap.ACCESS_READ)
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:  # ValueError if it is truncated meanwhile
        raise BadFile(path, "unreadable") from error
    values = np.frombuffer(mapped, "<f8", offset=HEADER_BYTES)
    if _checksum(values) != header.get("checksum"):
        raise BadFile(path, "changed")
    with suppress(OSError):  # a read-only or foreign file
        os.utime(path)  # for eviction by last use
    return values


def write_array(
    path: Path, tables: RuleTables, values: Floats, kind: str = VALUES_KIND, derived_from: Floats | None = None
) -> None:
    """Write an array atomically, evicting old files if the cache is full.

    Raises ``OSError`` if there is no space or no permission.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    _remove_stale_parts(path.parent)
    _evict_oldest(path.parent, HEADER_BYTES + 8 * len(values))
    header = {
        "format": FORMAT_VERSION,
        "solver": SOLVER_VERSION,
        "digest": tables.digest,
        "values": len(values),
        "checksum": _checksum(values),
    }
    if derived_from is not None:
        header["of"] = _checksum_or_none(derived_from)
    with atomic_replace(path, synced=True) as file:
        file.write((json.dumps({"yatzy": kind} | header).ljust(HEADER_BYTES - 1) + "\n").encode())
        file.write(values.astype("<f8", copy=False).data)


def _parse_header(page: bytes, kind: str) -> dict[str, Any] | None:
    with suppress(ValueError, RecursionError):
        header = json.loads(page)
        if isinstance(header, dict) and header.get("yatzy") == kind:
            return header
    return None


def _checksum_or_none(values: Floats | None) -> str | None:
    return None if values is None else _checksum(values)


def _checksum(values: Floats) -> str:
    return hashlib.sha256(values.data).hexdigest()


def _remove_stale_parts(folder: Path) -> None:
    """Remove temporary files of processes that were killed."""
    for part in folder.glob(".*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > STALE_SECONDS:
                part.unlink()


def _evict_oldest(folder: Path, needed: int) -> None:
    """Remove the least recently used files until the new file fits into the cache."""
    cached = []
    for path in folder.glob("*.*"):
        with suppress(OSError):  # another process may just have removed it
            if not path.name.startswith("."):
                info = path.stat()
                cached.append((info.st_mtime, info.st_size, path))
    room = MAX_CACHE_BYTES - needed - sum(size for _, size, _ in cached)
    for _, size, path in sorted(cached):
        if room >= 0:
            break
        with suppress(OSError):
            path.unlink()
            room += size
