"""Solutions on disk: a header that says what they are, and the array, mapped into memory when it is read.

A file is one line of JSON, filled up with blanks to a whole page, and then the values as little-endian doubles.
It is written under another name and moved into place, so whoever looks sees all of it or none. A file that is
cut off, changed, of another sheet or of an older solver is not used; :class:`BadFile` says why.

What belongs to a solution is kept beside it in a file of another *kind*, with one number for each state or as
many as its header says; that has the checksum of the values it was made ``of``, too.
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
from platformdirs import user_cache_path

from yatzy.rules.tables import RuleTables
from yatzy.solver.outlook import Floats
from yatzy.solver.space import space_of
from yatzy.whole import replacing

FORMAT = 1
SOLVER = 1
"""Rises when the same sheet would get other values, or the same values in another order."""

VALUES = "values"
"""The kind of file that holds a solution, and how its name ends."""

PAGE = 4096
SHIPPED = Path(__file__).parent / "shipped"
"""Solutions that come with the package, so that a first start is instant."""

STALE = 24 * 3600
"""Seconds after which a file that was never moved into place belongs to nobody."""

MOST_KEPT = 2 * 2**30
"""Bytes of solutions that are kept, some three hundred sheets: whoever hosts has strangers' sheets, too."""


class BadFile(Exception):
    """A file that holds no solution of the sheet: why, in one word of the catalogue."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path, self.why = path, why


def cache_folder() -> Path:
    """Return where solutions are kept: in ``YATZY_CACHE``, or where the system keeps what can be made again."""
    folder = os.environ.get("YATZY_CACHE")
    return (Path(folder) if folder else user_cache_path("yatzy", appauthor=False)) / "values"


def cached_file(tables: RuleTables, kind: str = VALUES) -> Path:
    """Return the file for a sheet's solution, or for what else is known of its states."""
    return cache_folder() / f"{tables.digest}.{kind}"


def shipped_file(tables: RuleTables) -> Path:
    """Return the file for a sheet's solution that came with the package, if it did."""
    return SHIPPED / f"{tables.digest}.{VALUES}"


def read(
    path: Path, tables: RuleTables, kind: str = VALUES, of: Floats | None = None, *, by_state: bool = True
) -> Floats:
    """Map a file's values into memory, or raise :class:`BadFile`, or ``FileNotFoundError``.

    What belongs to a solution is read only if it was made ``of`` these values. ``by_state``: there is a number
    for each state.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise BadFile(path, "unreadable")
        with path.open("rb") as file:
            header = _header(file.read(PAGE), kind)
            if header is None:
                raise BadFile(path, "foreign")
            if (header.get("format"), header.get("solver")) != (FORMAT, SOLVER):
                raise BadFile(path, "older")
            if header.get("digest") != tables.digest:
                raise BadFile(path, "other-sheet")
            if header.get("of") != _made_of(of):
                raise BadFile(path, "older")
            length = space_of(tables).length if by_state else header.get("values")
            if not isinstance(length, int) or os.fstat(file.fileno()).st_size != PAGE + 8 * length:
                raise BadFile(path, "cut-off")
            mapped = mmap.mmap(file.fileno(), PAGE + 8 * length, access=mmap.ACCESS_READ)
    except FileNotFoundError:
        raise
    except (OSError, ValueError) as error:  # the latter if it is cut off at this moment
        raise BadFile(path, "unreadable") from error
    values = np.frombuffer(mapped, "<f8", offset=PAGE)
    if _checksum(values) != header.get("checksum"):
        raise BadFile(path, "changed")
    with suppress(OSError):  # not ours to touch
        os.utime(path)  # it was of use
    return values


def write(path: Path, tables: RuleTables, values: Floats, kind: str = VALUES, of: Floats | None = None) -> None:
    """Write a solution, whole or not at all. Raises ``OSError`` where there is no room or no right to."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _sweep(path.parent)
    _make_room(path.parent, PAGE + 8 * len(values))
    header = {
        "format": FORMAT,
        "solver": SOLVER,
        "digest": tables.digest,
        "values": len(values),
        "checksum": _checksum(values),
    }
    if of is not None:
        header["of"] = _made_of(of)
    with replacing(path, synced=True) as file:
        file.write((json.dumps({"yatzy": kind} | header).ljust(PAGE - 1) + "\n").encode())
        file.write(values.astype("<f8", copy=False).data)


def _header(page: bytes, kind: str) -> dict[str, Any] | None:
    with suppress(ValueError, RecursionError):
        header = json.loads(page)
        if isinstance(header, dict) and header.get("yatzy") == kind:
            return header
    return None


def _made_of(values: Floats | None) -> str | None:
    return None if values is None else _checksum(values)


def _checksum(values: Floats) -> str:
    return hashlib.sha256(values.data).hexdigest()


def _sweep(folder: Path) -> None:
    """Remove what processes that were killed have left."""
    for part in folder.glob(".*.part"):
        with suppress(OSError):
            if time.time() - part.stat().st_mtime > STALE:
                part.unlink()


def _make_room(folder: Path, needed: int) -> None:
    """Remove what was of no use for longest, as far as a new file would otherwise be one too many."""
    kept = []
    for path in folder.glob("*.*"):
        with suppress(OSError):  # another process may just have removed it
            if not path.name.startswith("."):
                found = path.stat()
                kept.append((found.st_mtime, found.st_size, path))
    room = MOST_KEPT - needed - sum(size for _, size, _ in kept)
    for _, size, path in sorted(kept):
        if room >= 0:
            break
        with suppress(OSError):
            path.unlink()
            room += size
