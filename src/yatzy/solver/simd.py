"""Operations on whole rows of lanes, written as vectors of LLVM.

The compiler does not turn loops over lanes into vector instructions by itself, because it cannot rule out that
the arrays overlap. These operations say it outright; LLVM then fits them to whatever processor it runs on. A
*row* is :data:`WIDTH` doubles, aligned; ``work`` arrays have one for each keep.
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

from yatzy.solver.agreed import ALIGNED, TIE, WIDTH

FACES = range(1, 7)

ROW = ir.VectorType(ir.DoubleType(), WIDTH)
INDEX = ir.IntType(64)
SINGLE = 8
FOUR = 4

Kernel = TypeVar("Kernel", bound=Callable[..., Any])

FILES = ("agreed.py", "simd.py", "kernels.py", "policy.py")
SOURCES = zlib.crc32(b"".join((Path(__file__).parent / name).read_bytes() for name in FILES))


def kernel(function: Kernel, *, counted: bool = True) -> Kernel:
    """Compile a function on arrays: without the interpreter's lock, and kept in the compiler's cache.

    The cache notices changes of the function's own file only, so its name there tells the state of all of them.
    Unless ``counted``, nobody counts who uses an array: much faster where a function uses many for a moment,
    and right where it makes none.
    """
    function.__qualname__ = f"{function.__name__}_{SOURCES:08x}"
    uncached = _compiled(function, nogil=True, _nrt=counted)
    try:
        compiled = _compiled(function, nogil=True, _nrt=counted, cache=True)
    except RuntimeError:  # there is no folder to keep it in
        return uncached

    @wraps(function)
    def run(*arguments: Any) -> Any:
        nonlocal compiled
        try:
            return compiled(*arguments)
        except Exception:  # noqa: BLE001 # kernels raise nothing: it is the cache that is full, damaged or closed
            compiled = uncached
            return compiled(*arguments)

    return cast("Kernel", run)


def part(function: Kernel) -> Kernel:
    """Compile a function that only kernels call."""
    return _compiled(function, no_cpython_wrapper=True)


def step(function: Kernel, *, counted: bool = True) -> Kernel:
    """Compile a function so small that calling it would cost more than what it does."""
    return _compiled(function, no_cpython_wrapper=True, forceinline=True, _nrt=counted)


def _compiled(function: Kernel, **options: bool) -> Kernel:
    njit: Any = numba.njit
    compiled: Kernel = njit(error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    return compiled


def operation(function: Callable[..., Any]) -> Callable[..., None]:
    """Make an operation of a function that returns its signature and what emits its instructions."""
    make: Any = intrinsic
    made: Callable[..., None] = make(function)
    return made


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

    def sum(self, found: list[Any]) -> Any:
        """Return the sum of six rows, added in pairs."""
        one, two, three, four, five, six = found
        add = self.builder.fadd
        return add(add(add(one, two), add(three, four)), add(five, six))

    @property
    def choosing(self) -> bool:
        """Whether the second argument notes choices; without it only values are found."""
        return isinstance(self._types[1], types.Array)

    def raise_to(self, value: Any, index: Any, box: Any) -> None:
        """Raise a row of the first argument, and note whose value it is now; of equal ones the last."""
        row = self.row(self.rows(0), index)
        before = self.load(row)
        self.store(self.maximum(value, before), row)
        if self.choosing:
            chosen = self.row(self.rows(1), index)
            nearly = self.builder.fsub(before, ir.Constant(ROW, [TIE] * WIDTH))
            better = self.builder.fcmp_ordered(">=", value, nearly)
            self.store(self.builder.select(better, self.spread(box), self.load(chosen)), chosen)

    def loop(self, first: Any, last: Any, step: int = 1) -> Any:
        return cgutils.for_range_slice(self.builder, first, last, ir.Constant(INDEX, step))


def _room(builder: Any, value: Any) -> Any:
    """Return room for a row that changes in a loop."""
    make: Any = cgutils.alloca_once_value
    return make(builder, value)


def _operation(emit: Callable[[_Rows], None], *kinds: Any) -> Any:
    """Return what numba asks of an intrinsic: a signature, and a function that emits the code."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        emit(_Rows(context, builder, signature, arguments))
        return context.get_dummy_value()

    return types.void(*kinds), generate


@operation
def reroll(_typing: Any, work: Any, sizes: Any) -> Any:
    """Turn what rolls are worth into what they are worth with one more reroll, in place.

    A keep is worth the mean of its six extensions by one die; inside a roll, the best keep is found by a
    running maximum down the same edges. ``sizes`` is a tuple with an entry for each number of dice kept: its
    length tells how many dice there are, so that the whole lattice becomes straight code.
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
            found = [rows.load(rows.row(work, place[tuple(sorted((*keep, face)))])) for face in FACES]
            rows.store(builder.fmul(rows.sum(found), sixth), rows.row(work, place[keep]))
    for keep in keeps[1:]:
        best = rows.load(rows.row(work, place[keep]))
        for face in sorted(set(keep)):
            at = keep.index(face)
            best = rows.maximum(rows.load(rows.row(work, place[keep[:at] + keep[at + 1 :]])), best)
        rows.store(best, rows.row(work, place[keep]))


@operation
def clear(_typing: Any, work: Any, first: Any, last: Any, number: Any) -> Any:
    """Write a number into every lane of a range of rows."""

    def emit(rows: _Rows) -> None:
        work_rows, value = rows.rows(0), rows.spread(rows[3])
        with rows.loop(rows[1], rows[2]) as (index, _):
            rows.store(value, rows.row(work_rows, index))

    return _operation(emit, work, types.intp, types.intp, types.float64)


@operation
def copy(_typing: Any, target: Any, to: Any, source: Any, at: Any, count: Any) -> Any:
    """Copy rows."""

    def emit(rows: _Rows) -> None:
        targets, sources = rows.rows(0), rows.rows(2)
        with rows.loop(ir.Constant(INDEX, 0), rows[4]) as (index, _):
            value = rows.load(rows.row(sources, rows.builder.add(rows[3], index)))
            rows.store(value, rows.row(targets, rows.builder.add(rows[1], index)))

    return _operation(emit, target, types.intp, source, types.intp, types.intp)


@operation
def fill(_typing: Any, work: Any, choice: Any, first: Any, last: Any, row: Any) -> Any:
    """Copy a row, and which choice it stands for, into a range of rows."""

    def emit(rows: _Rows) -> None:
        for place in (0, 1) if rows.choosing else (0,):
            target = rows.rows(place)
            value = rows.load(rows.row(target, rows[4]))
            with rows.loop(rows[2], rows[3]) as (index, _):
                rows.store(value, rows.row(target, index))

    return _operation(emit, work, choice, types.intp, types.intp, types.intp)


@operation
def lift(
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

    def emit(rows: _Rows) -> None:
        value = rows.builder.fadd(rows.load(rows.rows(5, rows[6])), rows.spread(rows[7]))
        with rows.loop(rows[3], rows[4]) as (index, _):
            rows.raise_to(value, rows.builder.zext(rows.number(2, index), INDEX), rows[8])

    return _operation(
        emit, work, choice, rolls, types.intp, types.intp, source, types.intp, types.float64, types.float64
    )


@operation
def raise_row(
    _typing: Any, work: Any, choice: Any, row: Any, source: Any, at: Any, points: Any, box: Any
) -> Any:
    """Raise one row to what a box gives: a row of the source plus points."""

    def emit(rows: _Rows) -> None:
        value = rows.builder.fadd(rows.load(rows.rows(3, rows[4])), rows.spread(rows[5]))
        rows.raise_to(value, rows[2], rows[6])

    return _operation(emit, work, choice, types.intp, source, types.intp, types.float64, types.float64)


@operation
def highest(
    _typing: Any, work: Any, row: Any, source: Any, places: Any, first: Any, last: Any, shift: Any
) -> Any:
    """Make a row the maximum of stretches of the source, which may begin anywhere: some places, all shifted.

    There is at least one of them.
    """

    def emit(rows: _Rows) -> None:
        builder, source_data = rows.builder, rows.data(2)

        def stretch(index: Any) -> Any:
            at = builder.gep(source_data, [builder.add(rows.number(3, index), rows[6])])
            loaded = builder.load(builder.bitcast(at, ROW.as_pointer()))
            loaded.align = SINGLE
            return loaded

        best = _room(builder, stretch(rows[4]))
        with rows.loop(builder.add(rows[4], ir.Constant(INDEX, 1)), rows[5]) as (index, _):
            builder.store(rows.maximum(stretch(index), builder.load(best)), best)
        rows.store(builder.load(best), rows.row(rows.rows(0), rows[1]))

    return _operation(emit, work, types.intp, source, places, types.intp, types.intp, types.intp)


@operation
def average(_typing: Any, work: Any, first: Any, chances: Any, count: Any, target: Any, at: Any) -> Any:
    """Write the mean of rolls' rows, from a first one on, weighted by their chances.

    Four sums side by side, so that no addition waits for the one before; ``count`` is a multiple of four.
    """

    def emit(rows: _Rows) -> None:
        builder, work_rows = rows.builder, rows.rows(0)
        sums = [_room(builder, ir.Constant(ROW, [0.0] * WIDTH)) for _ in range(FOUR)]
        with rows.loop(ir.Constant(INDEX, 0), rows[3], FOUR) as (begin, _):
            for step, total in enumerate(sums):
                index = builder.add(begin, ir.Constant(INDEX, step))
                row = rows.load(rows.row(work_rows, builder.add(index, rows[1])))
                weighted = builder.fmul(rows.spread(rows.number(2, index)), row)
                builder.store(builder.fadd(builder.load(total), weighted), total)
        one, two, three, four = (builder.load(total) for total in sums)
        rows.store(builder.fadd(builder.fadd(one, two), builder.fadd(three, four)), rows.rows(4, rows[5]))

    return _operation(emit, work, types.intp, chances, types.intp, target, types.intp)


@operation
def extend(_typing: Any, work: Any, keep: Any, more: Any) -> Any:
    """Make a keep's row the mean of its six extensions."""

    def emit(rows: _Rows) -> None:
        builder, work_rows = rows.builder, rows.rows(0)
        first = builder.mul(rows[1], ir.Constant(INDEX, len(FACES)))
        found = [
            rows.load(rows.row(work_rows, rows.number(2, builder.add(first, ir.Constant(INDEX, face)))))
            for face in range(len(FACES))
        ]
        total = rows.sum(found)
        rows.store(builder.fmul(total, ir.Constant(ROW, [1 / 6] * WIDTH)), rows.row(work_rows, rows[1]))

    return _operation(emit, work, types.intp, more)


@operation
def choose_keep(_typing: Any, work: Any, choice: Any, keep: Any, fewer: Any, stop: Any, at: Any) -> Any:
    """Make a keep's row the best there is inside it, and note which keep that is; of equal ones the first.

    It begins with a row of ``stop``: for a roll, what it gives as it lies; for other keeps, their own worth.
    """

    def emit(rows: _Rows) -> None:
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

    return _operation(emit, work, choice, types.intp, fewer, stop, types.intp)


@operation
def add_row(_typing: Any, target: Any, row: Any, source: Any, at: Any, factor: Any) -> Any:
    """Add a multiple of a row of the source to a row."""

    def emit(rows: _Rows) -> None:
        row = rows.row(rows.rows(0), rows[1])
        value = rows.load(rows.row(rows.rows(2), rows[3]))
        rows.store(rows.builder.fadd(rows.load(row), rows.builder.fmul(value, rows.spread(rows[4]))), row)

    return _operation(emit, target, types.intp, source, types.intp, types.float64)


@operation
def pour(_typing: Any, target: Any, to: Any, source: Any, first: Any, last: Any, factor: Any) -> Any:
    """Add a multiple of a stretch of the source, in whole rows, to a stretch of the target, anywhere."""

    def emit(rows: _Rows) -> None:
        builder, value = rows.builder, rows.spread(rows[5])
        targets, sources = rows.data(0), rows.data(2)
        with rows.loop(rows[3], rows[4], WIDTH) as (index, _):
            at = builder.bitcast(builder.gep(sources, [index]), ROW.as_pointer())
            to = builder.bitcast(
                builder.gep(targets, [builder.add(rows[1], builder.sub(index, rows[3]))]), ROW.as_pointer()
            )
            before = builder.load(to)
            before.align = SINGLE
            builder.store(builder.fadd(before, builder.fmul(rows.load(at), value)), to).align = SINGLE

    return _operation(emit, target, types.intp, source, types.intp, types.intp, types.float64)


@operation
def copy_bytes(_typing: Any, to: Any, at: Any, source: Any, first: Any, count: Any) -> Any:
    """Copy some bytes of an array to a place in another, wherever that lies: ``count`` of them."""

    def emit(rows: _Rows) -> None:
        place = rows.builder.gep(rows.data(0), [rows[1]])
        copy: Any = cgutils.raw_memcpy
        copy(rows.builder, place, rows.builder.gep(rows.data(2), [rows[3]]), rows[4], 1)

    return _operation(emit, to, types.int64, source, types.int64, types.int64)
