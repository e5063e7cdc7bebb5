"""Solutions packed to a fifth of their size, for installations without the compiler (docs/packed.md).

A value is rounded to a multiple of ``STEP`` and stored as its difference to the lane before, in 24 bits; the
differences are laid out byte by byte and compressed. Every value is off by at most half a step.
"""

import hashlib
import json
import zlib
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from yatzy.rules.rule_tables import RuleTables
from yatzy.solver.files import SHIPPED_FOLDER, SOLVER_VERSION, BadFile
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.states.space import space_of

FORMAT_VERSION = 1
PACKED_KIND = "packed"
"""The kind of file; also its suffix."""
STEP = 2.0**-15
ERROR = STEP / 2
"""How far a packed value can be from the exact one."""
BITS = 24
MASK = (1 << BITS) - 1
MAX_BYTES = 8_000_000
"""No packed solution of five dice comes near."""


class PackedValues(NamedTuple):
    """A solution that was packed: its values, and how far off they can be."""

    array: Floats
    error: float


def packed_file(tables: RuleTables) -> Path:
    """Return the path where the package would ship a sheet's packed solution; it need not exist."""
    return SHIPPED_FOLDER / f"{tables.digest}.{PACKED_KIND}"


def pack(tables: RuleTables, values: Floats) -> bytes:
    """Return a solution as the content of a packed file; ``ValueError`` if its values are too large."""
    space = space_of(tables)
    steps = np.rint(values / STEP).astype(np.int64).reshape(-1, space.lanes)
    if steps.min() < 0 or steps.max() > MASK:
        raise ValueError(f"values from 0 to {MASK * STEP:.0f} can be packed")
    differences = np.diff(steps, axis=1, prepend=0).T  # by lane, then by row
    wrapped = (differences + (1 << BITS - 1) & MASK) - (1 << BITS - 1)
    zigzag = (wrapped << 1 ^ wrapped >> 63) & MASK
    planes = b"".join((zigzag >> shift & 0xFF).astype(np.uint8).tobytes() for shift in range(0, BITS, 8))
    payload = zlib.compress(planes, 9)
    header: dict[str, Any] = {
        "yatzy": PACKED_KIND,
        "format": FORMAT_VERSION,
        "solver": SOLVER_VERSION,
        "digest": tables.digest,
        "rows": steps.shape[0],
        "lanes": steps.shape[1],
        "step": STEP,
        "start": space.start,
        "expected": float(values[space.start]),
        "checksum": hashlib.sha256(payload).hexdigest(),
    }
    return json.dumps(header).encode() + b"\n" + payload


def add_states(content: bytes, tables: RuleTables) -> bytes:
    """Return the content of a packed file with the layout of its states, for programs without this package."""
    line, _, payload = content.partition(b"\n")
    header = json.loads(line) | {"states": describe_states(tables)}
    return json.dumps(header, separators=(",", ":")).encode() + b"\n" + payload


def describe_states(tables: RuleTables) -> dict[str, Any]:
    """Return the layout of a sheet's states, as docs/packed.md has it."""
    space = space_of(tables)
    return {
        "boxes": list(space.boxes),
        "upper": space.upper_count,
        "scored": space.has_points_flag,
        "row_keys": space.layout.row_keys.tolist(),
        "sets": space.sets.tolist(),
        "first_lane": space.layout.first_lane.tolist(),
        "needs": space.layout.needs.tolist(),
    }


def read_packed(path: Path, tables: RuleTables) -> PackedValues:
    """Return the solution in a packed file. Raises ``FileNotFoundError``, or :class:`BadFile`."""
    try:
        with path.open("rb") as file:
            line, _, payload = file.read(MAX_BYTES).partition(b"\n")
        header = json.loads(line)
        found = header["yatzy"], header["format"], header["solver"]
        if found != (PACKED_KIND, FORMAT_VERSION, SOLVER_VERSION):
            raise BadFile(path, "older")
        if header["digest"] != tables.digest:
            raise BadFile(path, "other-sheet")
        if hashlib.sha256(payload).hexdigest() != header["checksum"]:
            raise BadFile(path, "changed")
        return PackedValues(_unpack(payload, tables, header["expected"]), ERROR)
    except FileNotFoundError:
        raise
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadFile(path, "unreadable") from error


def _unpack(payload: bytes, tables: RuleTables, expected: float) -> Floats:
    space = space_of(tables)
    planes = np.frombuffer(zlib.decompress(payload), np.uint8).reshape(BITS // 8, space.lanes, -1)
    zigzag = sum((plane.astype(np.int32) << 8 * place for place, plane in enumerate(planes)), np.int32(0))
    steps = np.cumsum(zigzag >> 1 ^ -(zigzag & 1), axis=0, dtype=np.int32) & MASK
    values: Floats = np.ascontiguousarray(steps.T).ravel() * STEP
    values[space.start] = expected  # the one value that is shown with all its digits
    return values
