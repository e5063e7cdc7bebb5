"""Operations on whole rows of lanes, written as vectors of LLVM.

The compiler does not turn loops over lanes into vector instructions by itself, because it cannot rule out that the
arrays overlap. These operations say it outright; LLVM then fits them to whatever processor it runs on. A *row* is
:data:`WIDTH` doubles, aligned; ``work`` arrays have one for each keep.
"""

import zlib
from collections.abc import Callable
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, TypeVar

from llvmlite import ir
from numba import njit, types
from numba.core import cgutils
from numba.extending import intrinsic

WIDTH = 8
FACES = range(1, 7)

ROW = ir.VectorType(ir.DoubleType(), WIDTH)
INDEX = ir.IntType(64)
ALIGNED = 8 * WIDTH
FOUR = 4

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

SOURCES = zlib.crc32(b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py"))))


def kernel(function: Kernel) -> Kernel:
    """Compile a function on arrays: without the interpreter's lock, and kept in the compiler's cache.

    The cache notices changes of the function's own file only, so its name there tells the state of all of them.
    """
    function.__qualname__ = f"{function.__name__}_{SOURCES:08x}"
    compiled: Kernel = njit(nogil=True, cache=True, error_model="numpy", no_cfunc_wrapper=True)(function)
    return compiled


def part(function: Kernel) -> Kernel:
    """Compile a function that only kernels call."""
    compiled: Kernel = njit(error_model="numpy", no_cfunc_wrapper=True, no_cpython_wrapper=True)(function)
    return compiled


class _Rows:
    """Emits the instructions of one operation."""

    def __init__(self, context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        self._context, self.builder = context, builder
        self._types, self._arguments = signature.args, arguments

    def __getitem__(self, place: int) -> Any:
        """Return an argument that is a number."""
        return self._arguments[place]

    def data(self, place: int) -> Any:
        """Return where an argument that is an array begins."""
        return self._context.make_array(self._types[place])(
            self._context, self.builder, self._arguments[place]
        ).data

    def rows(self, place: int, offset: Any = None) -> Any:
        """Return an array's data as rows, from an offset in doubles on."""
        data = self.data(place)
        if offset is not None:
            data = self.builder.gep(data, [offset])
        return self.builder.bitcast(data, ROW.as_pointer())

    def load(self, row: Any) -> Any:
        loaded = self.builder.load(row)
        loaded.align = ALIGNED
        return loaded

    def store(self, value: Any, row: Any) -> None:
        self.builder.store(value, row).align = ALIGNED

    def row(self, rows: Any, index: Any) -> Any:
        return self.builder.gep(rows, [index if isinstance(index, ir.Value) else ir.Constant(INDEX, index)])

    def number(self, place: int, index: Any) -> Any:
        """Return one number of an array."""
        return self.builder.load(self.builder.gep(self.data(place), [index]))

    def spread(self, number: Any) -> Any:
        """Return a row that is a number in every lane."""
        empty, first = ir.Constant(ROW, ir.Undefined), ir.Constant(ir.IntType(32), 0)
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), WIDTH), [0] * WIDTH)
        return self.builder.shuffle_vector(self.builder.insert_element(empty, number, first), empty, lanes)

    def maximum(self, one: Any, other: Any) -> Any:
        return self.builder.select(self.builder.fcmp_ordered(">", one, other), one, other)

    def loop(self, first: Any, last: Any, step: int = 1) -> Any:
        return cgutils.for_range_slice(self.builder, first, last, ir.Constant(INDEX, step))


def _operation(emit: Callable[[_Rows], None], *kinds: Any) -> Any:
    """Return what numba asks of an intrinsic: a signature, and a function that emits the code."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit(_Rows(context, builder, signature, arguments))
        return context.get_dummy_value()

    return types.void(*kinds), generate


@intrinsic
def reroll(_typing: Any, work: Any, sizes: Any) -> Any:
    """Turn what rolls are worth into what they are worth with one more reroll, in place.

    A keep is worth the mean of its six extensions by one die; inside a roll, the best keep is found by a running
    maximum down the same edges. ``sizes`` is a tuple with an entry for each number of dice kept: its length tells
    how many dice there are, so that the whole lattice becomes straight code.
    """

    def emit(rows: _Rows) -> None:
        _emit_lattice(rows, len(sizes) - 1)

    return _operation(emit, work, sizes)


def _emit_lattice(rows: _Rows, dice: int) -> None:
    builder, work = rows.builder, rows.rows(0)
    keeps = [keep for size in range(dice + 1) for keep in combinations_with_replacement(FACES, size)]
    place = {keep: index for index, keep in enumerate(keeps)}
    sixth = ir.Constant(ROW, [1 / 6] * WIDTH)
    for size in reversed(range(dice)):
        for keep in combinations_with_replacement(FACES, size):
            sums = [rows.load(rows.row(work, place[tuple(sorted((*keep, face)))])) for face in FACES]
            while len(sums) > 1:
                pairs = [builder.fadd(*sums[at : at + 2]) for at in range(0, len(sums) - 1, 2)]
                sums = pairs + sums[2 * len(pairs) :]
            rows.store(builder.fmul(sums[0], sixth), rows.row(work, place[keep]))
    for keep in keeps[1:]:
        best = rows.load(rows.row(work, place[keep]))
        for face in sorted(set(keep)):
            at = keep.index(face)
            best = rows.maximum(rows.load(rows.row(work, place[keep[:at] + keep[at + 1 :]])), best)
        rows.store(best, rows.row(work, place[keep]))


@intrinsic
def fill(_typing: Any, work: Any, first: Any, last: Any, row: Any) -> Any:
    """Write a row into a range of rows."""

    def emit(rows: _Rows) -> None:
        work_rows, value = rows.rows(0), rows.load(rows.rows(3))
        with rows.loop(rows[1], rows[2]) as (index, _):
            rows.store(value, rows.row(work_rows, index))

    return _operation(emit, work, first, last, row)


@intrinsic
def fill_with(_typing: Any, work: Any, first: Any, last: Any, number: Any) -> Any:
    """Write a number into every lane of a range of rows."""

    def emit(rows: _Rows) -> None:
        work_rows, value = rows.rows(0), rows.spread(rows[3])
        with rows.loop(rows[1], rows[2]) as (index, _):
            rows.store(value, rows.row(work_rows, index))

    return _operation(emit, work, types.intp, types.intp, types.float64)


@intrinsic
def copy_row(_typing: Any, target: Any, to: Any, source: Any, at: Any) -> Any:
    """Copy a row."""

    def emit(rows: _Rows) -> None:
        rows.store(rows.load(rows.rows(2, rows[3])), rows.rows(0, rows[1]))

    return _operation(emit, target, types.intp, source, types.intp)


@intrinsic
def lift(_typing: Any, work: Any, rolls: Any, first: Any, last: Any, source: Any, at: Any, points: Any) -> Any:
    """Raise the rows of some rolls to a row of the source plus points."""

    def emit(rows: _Rows) -> None:
        work_rows = rows.rows(0)
        value = rows.builder.fadd(rows.load(rows.rows(4, rows[5])), rows.spread(rows[6]))
        with rows.loop(rows[2], rows[3]) as (index, _):
            row = rows.row(work_rows, rows.builder.zext(rows.number(1, index), INDEX))
            rows.store(rows.maximum(value, rows.load(row)), row)

    return _operation(emit, work, rolls, types.intp, types.intp, source, types.intp, types.float64)


@intrinsic
def raise_row(_typing: Any, target: Any, to: Any, source: Any, at: Any, points: Any) -> Any:
    """Raise a row to a row of the source plus points."""

    def emit(rows: _Rows) -> None:
        row, value = rows.rows(0, rows[1]), rows.load(rows.rows(2, rows[3]))
        rows.store(rows.maximum(rows.builder.fadd(value, rows.spread(rows[4])), rows.load(row)), row)

    return _operation(emit, target, to, source, at, types.float64)


@intrinsic
def average(_typing: Any, work: Any, first: Any, chances: Any, count: Any, target: Any, at: Any) -> Any:
    """Write the mean of rolls' rows, from a first one on, weighted by their chances.

    Four sums side by side, so that no addition waits for the one before; ``count`` is a multiple of four.
    """

    def emit(rows: _Rows) -> None:
        builder, work_rows = rows.builder, rows.rows(0)
        sums = [cgutils.alloca_once_value(builder, ir.Constant(ROW, [0.0] * WIDTH)) for _ in range(FOUR)]
        with rows.loop(ir.Constant(INDEX, 0), rows[3], FOUR) as (begin, _):
            for step, total in enumerate(sums):
                index = builder.add(begin, ir.Constant(INDEX, step))
                row = rows.load(rows.row(work_rows, builder.add(index, rows[1])))
                weighted = builder.fmul(rows.spread(rows.number(2, index)), row)
                builder.store(builder.fadd(builder.load(total), weighted), total)
        one, two, three, four = (builder.load(total) for total in sums)
        rows.store(builder.fadd(builder.fadd(one, two), builder.fadd(three, four)), rows.rows(4, rows[5]))

    return _operation(emit, work, types.intp, chances, types.intp, target, types.intp)
