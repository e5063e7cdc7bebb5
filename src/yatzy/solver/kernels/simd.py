"""Vector operations on rows of lanes, written as LLVM intrinsics.

Numba does not vectorise loops over lanes, because it cannot prove that the arrays do not overlap. These
intrinsics emit vector instructions, which LLVM lowers to the processor at hand. A *row* is :data:`WIDTH`
aligned doubles; ``work`` arrays have one for each keep.
"""

import zlib
from collections.abc import Callable
from functools import wraps
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from yatzy.solver.kernels.constants import ALIGNED, TIE, WIDTH

FACES = range(1, 7)

ROW = ir.VectorType(ir.DoubleType(), WIDTH)
INDEX = ir.IntType(64)
DOUBLE_BYTES = 8
ACCUMULATORS = 4

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

KERNEL_FILES = ("constants.py", "simd.py", "induction.py", "policy.py", "styles.py")
SOURCES_CRC = zlib.crc32(b"".join((Path(__file__).parent / name).read_bytes() for name in KERNEL_FILES))


def kernel(function: Kernel, *, counted: bool = True) -> Kernel:
    """Compile a function on arrays without the GIL, with an on-disk cache.

    Numba's cache only sees changes to the function's own file, so the cached name carries a checksum of all
    files that kernels share. Without ``counted``, numba does no reference counting of arrays: much faster for
    functions that touch many arrays briefly, and safe where none is created. Falls back to compiling in memory
    where the cache cannot be used.
    """
    function.__qualname__ = f"{function.__name__}_{SOURCES_CRC:08x}"
    uncached = _jit(function, nogil=True, _nrt=counted)
    try:
        compiled = _jit(function, nogil=True, _nrt=counted, cache=True)
    except RuntimeError:  # no writable cache folder
        return uncached

    @wraps(function)
    def run(*arguments: Any) -> Any:
        nonlocal compiled
        try:
            return compiled(*arguments)
        except Exception:  # noqa: BLE001 # kernels never raise: the cache is full, damaged or closed
            compiled = uncached
            return compiled(*arguments)

    return cast("Kernel", run)


def helper(function: Kernel) -> Kernel:
    """Compile a function that only kernels call."""
    return _jit(function, no_cpython_wrapper=True)


def inline_helper(function: Kernel, *, counted: bool = True) -> Kernel:
    """Compile a function that is inlined into the kernels that call it."""
    return _jit(function, no_cpython_wrapper=True, forceinline=True, _nrt=counted)


def _jit(function: Kernel, **options: bool) -> Kernel:
    njit: Any = numba.njit
    compiled: Kernel = njit(error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    return compiled


def row_intrinsic(function: Callable[..., Any]) -> Callable[..., None]:
    """Register a numba intrinsic; the function returns its signature and code generator."""
    make: Any = intrinsic
    made: Callable[..., None] = make(function)
    return made


class _RowEmitter:
    """Emits the instructions of one row intrinsic."""

    def __init__(self, context: Any, builder: Any, signature: Any, arguments: Any) -> None:
        self._context, self.builder = context, builder
        self._types, self._arguments = signature.args, arguments

    def __getitem__(self, place: int) -> Any:
        """Return a scalar argument."""
        return self._arguments[place]

    def data(self, place: int) -> Any:
        """Return the data pointer of an array argument."""
        return self._context.make_array(self._types[place])(
            self._context, self.builder, self._arguments[place]
        ).data

    def rows(self, place: int, offset: Any = None) -> Any:
        """Return an array's data as a pointer to rows, starting at an offset in doubles."""
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
        """Load one element of an array."""
        return self.builder.load(self.builder.gep(self.data(place), [index]))

    def spread(self, number: Any) -> Any:
        """Broadcast a scalar to a row."""
        empty, first = ir.Constant(ROW, ir.Undefined), ir.Constant(ir.IntType(32), 0)
        lanes = ir.Constant(ir.VectorType(ir.IntType(32), WIDTH), [0] * WIDTH)
        return self.builder.shuffle_vector(self.builder.insert_element(empty, number, first), empty, lanes)

    def maximum(self, one: Any, other: Any) -> Any:
        return self.builder.select(self.builder.fcmp_ordered(">", one, other), one, other)

    def sum(self, found: list[Any]) -> Any:
        """Return the sum of six rows, added in pairs."""
        one, two, three, four, five, six = found
        add = self.builder.fadd
        return add(add(add(one, two), add(three, four)), add(five, six))

    @property
    def records_choices(self) -> bool:
        """Whether the second argument is an array to record choices in."""
        return isinstance(self._types[1], types.Array)

    def raise_to(self, value: Any, index: Any, box: Any) -> None:
        """Raise a row of the first argument and record the box that set it; a tie goes to the new box."""
        row = self.row(self.rows(0), index)
        before = self.load(row)
        self.store(self.maximum(value, before), row)
        if self.records_choices:
            chosen = self.row(self.rows(1), index)
            nearly = self.builder.fsub(before, ir.Constant(ROW, [TIE] * WIDTH))
            better = self.builder.fcmp_ordered(">=", value, nearly)
            self.store(self.builder.select(better, self.spread(box), self.load(chosen)), chosen)

    def loop(self, first: Any, last: Any, step: int = 1) -> Any:
        return cgutils.for_range_slice(self.builder, first, last, ir.Constant(INDEX, step))


def _alloca(builder: Any, value: Any) -> Any:
    """Return a stack slot for a row that changes in a loop."""
    make: Any = cgutils.alloca_once_value
    return make(builder, value)


def _intrinsic_of(emit: Callable[[_RowEmitter], None], *kinds: Any) -> Any:
    """Return what numba expects of an intrinsic: a signature and a code generator."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit(_RowEmitter(context, builder, signature, arguments))
        return context.get_dummy_value()

    return types.void(*kinds), generate


@row_intrinsic
def reroll(_typing: Any, work: Any, sizes: Any) -> Any:
    """Turn the values of rolls into their values with one more reroll, in place.

    A keep's value is the mean of its six extensions by one die; the best keep inside a roll is a running
    maximum along the same edges. ``sizes`` is a tuple with one entry per number of kept dice: its length gives
    the number of dice at compile time, so that the whole lattice is unrolled.
    """

    def emit(rows: _RowEmitter) -> None:
        _emit_lattice(rows, len(sizes) - 1)

    return _intrinsic_of(emit, work, sizes)


def _emit_lattice(rows: _RowEmitter, dice: int) -> None:
    builder, work = rows.builder, rows.rows(0)
    keeps = [keep for size in range(dice + 1) for keep in combinations_with_replacement(FACES, size)]
    place = {keep: index for index, keep in enumerate(keeps)}
    sixth = ir.Constant(ROW, [1 / 6] * WIDTH)
    for size in reversed(range(dice)):
        for keep in combinations_with_replacement(FACES, size):
            found = [rows.load(rows.row(work, place[tuple(sorted((*keep, face)))])) for face in FACES]
            rows.store(builder.fmul(rows.sum(found), sixth), rows.row(work, place[keep]))
    for keep in keeps[1:]:
        best = rows.load(rows.row(work, place[keep]))
        for face in sorted(set(keep)):
            at = keep.index(face)
            best = rows.maximum(rows.load(rows.row(work, place[keep[:at] + keep[at + 1 :]])), best)
        rows.store(best, rows.row(work, place[keep]))


@row_intrinsic
def set_rows(_typing: Any, work: Any, first: Any, last: Any, number: Any) -> Any:
    """Write a number into every lane of a range of rows."""

    def emit(rows: _RowEmitter) -> None:
        work_rows, value = rows.rows(0), rows.spread(rows[3])
        with rows.loop(rows[1], rows[2]) as (index, _):
            rows.store(value, rows.row(work_rows, index))

    return _intrinsic_of(emit, work, types.intp, types.intp, types.float64)


@row_intrinsic
def copy_rows(_typing: Any, target: Any, to: Any, source: Any, at: Any, count: Any) -> Any:
    """Copy rows."""

    def emit(rows: _RowEmitter) -> None:
        targets, sources = rows.rows(0), rows.rows(2)
        with rows.loop(ir.Constant(INDEX, 0), rows[4]) as (index, _):
            value = rows.load(rows.row(sources, rows.builder.add(rows[3], index)))
            rows.store(value, rows.row(targets, rows.builder.add(rows[1], index)))

    return _intrinsic_of(emit, target, types.intp, source, types.intp, types.intp)


@row_intrinsic
def broadcast_row(_typing: Any, work: Any, choice: Any, first: Any, last: Any, row: Any) -> Any:
    """Copy a row, and the choice recorded for it, into a range of rows."""

    def emit(rows: _RowEmitter) -> None:
        for place in (0, 1) if rows.records_choices else (0,):
            target = rows.rows(place)
            value = rows.load(rows.row(target, rows[4]))
            with rows.loop(rows[2], rows[3]) as (index, _):
                rows.store(value, rows.row(target, index))

    return _intrinsic_of(emit, work, choice, types.intp, types.intp, types.intp)


@row_intrinsic
def raise_rolls(
    _typing: Any,
    work: Any,
    choice: Any,
    rolls: Any,
    first: Any,
    last: Any,
    source: Any,
    at: Any,
    points: Any,
    box: Any,
) -> Any:
    """Raise the rows of some rolls to what a box gives: a row of the source plus points."""

    def emit(rows: _RowEmitter) -> None:
        value = rows.builder.fadd(rows.load(rows.rows(5, rows[6])), rows.spread(rows[7]))
        with rows.loop(rows[3], rows[4]) as (index, _):
            rows.raise_to(value, rows.builder.zext(rows.number(2, index), INDEX), rows[8])

    return _intrinsic_of(
        emit, work, choice, rolls, types.intp, types.intp, source, types.intp, types.float64, types.float64
    )


@row_intrinsic
def raise_row(
    _typing: Any, work: Any, choice: Any, row: Any, source: Any, at: Any, points: Any, box: Any
) -> Any:
    """Raise one row to what a box gives: a row of the source plus points."""

    def emit(rows: _RowEmitter) -> None:
        value = rows.builder.fadd(rows.load(rows.rows(3, rows[4])), rows.spread(rows[5]))
        rows.raise_to(value, rows[2], rows[6])

    return _intrinsic_of(emit, work, choice, types.intp, source, types.intp, types.float64, types.float64)


@row_intrinsic
def max_stretches(
    _typing: Any, work: Any, row: Any, source: Any, places: Any, first: Any, last: Any, shift: Any
) -> Any:
    """Set a row to the elementwise maximum of unaligned stretches of the source, at ``places`` plus a shift.

    There must be at least one place.
    """

    def emit(rows: _RowEmitter) -> None:
        builder, source_data = rows.builder, rows.data(2)

        def stretch(index: Any) -> Any:
            at = builder.gep(source_data, [builder.add(rows.number(3, index), rows[6])])
            loaded = builder.load(builder.bitcast(at, ROW.as_pointer()))
            loaded.align = DOUBLE_BYTES
            return loaded

        best = _alloca(builder, stretch(rows[4]))
        with rows.loop(builder.add(rows[4], ir.Constant(INDEX, 1)), rows[5]) as (index, _):
            builder.store(rows.maximum(stretch(index), builder.load(best)), best)
        rows.store(builder.load(best), rows.row(rows.rows(0), rows[1]))

    return _intrinsic_of(emit, work, types.intp, source, places, types.intp, types.intp, types.intp)


@row_intrinsic
def average_rolls(_typing: Any, work: Any, first: Any, chances: Any, count: Any, target: Any, at: Any) -> Any:
    """Write the mean of the rolls' rows, weighted by their chances.

    Four accumulators, so that no addition waits for the previous one; ``count`` is a multiple of four.
    """

    def emit(rows: _RowEmitter) -> None:
        builder, work_rows = rows.builder, rows.rows(0)
        sums = [_alloca(builder, ir.Constant(ROW, [0.0] * WIDTH)) for _ in range(ACCUMULATORS)]
        with rows.loop(ir.Constant(INDEX, 0), rows[3], ACCUMULATORS) as (begin, _):
            for step, total in enumerate(sums):
                index = builder.add(begin, ir.Constant(INDEX, step))
                row = rows.load(rows.row(work_rows, builder.add(index, rows[1])))
                weighted = builder.fmul(rows.spread(rows.number(2, index)), row)
                builder.store(builder.fadd(builder.load(total), weighted), total)
        one, two, three, four = (builder.load(total) for total in sums)
        rows.store(builder.fadd(builder.fadd(one, two), builder.fadd(three, four)), rows.rows(4, rows[5]))

    return _intrinsic_of(emit, work, types.intp, chances, types.intp, target, types.intp)


@row_intrinsic
def average_extensions(_typing: Any, work: Any, keep: Any, more: Any) -> Any:
    """Set a keep's row to the mean of its six extensions."""

    def emit(rows: _RowEmitter) -> None:
        builder, work_rows = rows.builder, rows.rows(0)
        first = builder.mul(rows[1], ir.Constant(INDEX, len(FACES)))
        found = [
            rows.load(rows.row(work_rows, rows.number(2, builder.add(first, ir.Constant(INDEX, face)))))
            for face in range(len(FACES))
        ]
        total = rows.sum(found)
        rows.store(builder.fmul(total, ir.Constant(ROW, [1 / 6] * WIDTH)), rows.row(work_rows, rows[1]))

    return _intrinsic_of(emit, work, types.intp, more)


@row_intrinsic
def choose_keep(_typing: Any, work: Any, choice: Any, keep: Any, fewer: Any, stop: Any, at: Any) -> Any:
    """Set a keep's row to the best keep inside it, and record which; the first of equal ones.

    Starts from a row of ``stop``: for a roll its value as it lies, for other keeps their own value.
    """

    def emit(rows: _RowEmitter) -> None:
        builder, work_rows, choices = rows.builder, rows.rows(0), rows.rows(1)
        best = rows.load(rows.row(rows.rows(4), rows[5]))
        chosen = rows.spread(builder.sitofp(rows[2], ir.DoubleType()))
        first = builder.mul(rows[2], ir.Constant(INDEX, len(FACES)))
        for face in range(len(FACES)):
            inside = rows.number(3, builder.add(first, ir.Constant(INDEX, face)))
            value = rows.load(rows.row(work_rows, inside))
            nearly = builder.fadd(best, ir.Constant(ROW, [TIE] * WIDTH))
            better = builder.fcmp_ordered(">", value, nearly)
            chosen = builder.select(better, rows.load(rows.row(choices, inside)), chosen)
            best = rows.maximum(value, best)
        rows.store(best, rows.row(work_rows, rows[2]))
        rows.store(chosen, rows.row(choices, rows[2]))

    return _intrinsic_of(emit, work, choice, types.intp, fewer, stop, types.intp)


@row_intrinsic
def add_row(_typing: Any, target: Any, row: Any, source: Any, at: Any, factor: Any) -> Any:
    """Add a multiple of a row of the source to a row."""

    def emit(rows: _RowEmitter) -> None:
        row = rows.row(rows.rows(0), rows[1])
        value = rows.load(rows.row(rows.rows(2), rows[3]))
        rows.store(rows.builder.fadd(rows.load(row), rows.builder.fmul(value, rows.spread(rows[4]))), row)

    return _intrinsic_of(emit, target, types.intp, source, types.intp, types.float64)


@row_intrinsic
def add_stretch(_typing: Any, target: Any, to: Any, source: Any, first: Any, last: Any, factor: Any) -> Any:
    """Add a multiple of a stretch of whole source rows to an unaligned stretch of the target."""

    def emit(rows: _RowEmitter) -> None:
        builder, value = rows.builder, rows.spread(rows[5])
        targets, sources = rows.data(0), rows.data(2)
        with rows.loop(rows[3], rows[4], WIDTH) as (index, _):
            at = builder.bitcast(builder.gep(sources, [index]), ROW.as_pointer())
            to = builder.bitcast(
                builder.gep(targets, [builder.add(rows[1], builder.sub(index, rows[3]))]), ROW.as_pointer()
            )
            before = builder.load(to)
            before.align = DOUBLE_BYTES
            builder.store(builder.fadd(before, builder.fmul(rows.load(at), value)), to).align = DOUBLE_BYTES

    return _intrinsic_of(emit, target, types.intp, source, types.intp, types.intp, types.float64)


@row_intrinsic
def copy_bytes(_typing: Any, to: Any, at: Any, source: Any, first: Any, count: Any) -> Any:
    """Copy ``count`` bytes of an array to any position in another."""

    def emit(rows: _RowEmitter) -> None:
        place = rows.builder.gep(rows.data(0), [rows[1]])
        copy: Any = cgutils.raw_memcpy
        copy(rows.builder, place, rows.builder.gep(rows.data(2), [rows[3]]), rows[4], 1)

    return _intrinsic_of(emit, to, types.int64, source, types.int64, types.int64)
