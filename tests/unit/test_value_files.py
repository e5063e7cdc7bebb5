"""Solutions on disk: what is kept is what was solved, and what is not whole is told and made again."""

import errno
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from yatzy.rules.parse import parse_sheet
from yatzy.solver import files
from yatzy.solver.backward import solve_backward
from yatzy.solver.files import (
    FORMAT_VERSION,
    HEADER_BYTES,
    SOLVER_VERSION,
    STALE_SECONDS,
    BadFile,
    cache_folder,
    cached_file,
    read_array,
    write_array,
)
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.solve import SolveReport, solve
from yatzy.solver.states.space import space_of

BOXES = [
    {"key": "fives", "section": "upper", "pattern": {"face": 5}, "pays": "matched"},
    {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
    {"key": "chance", "pattern": "any", "pays": "all"},
]
SHEET = parse_sheet({"id": "own", "title": "Own", "upper_bonus": {"at": 33, "points": 35}, "boxes": BOXES})
OTHER = parse_sheet({"id": "own", "title": "Own", "upper_bonus": {"at": 34, "points": 35}, "boxes": BOXES})
TABLES = SHEET.tables
SIZE = space_of(TABLES).length


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own, and nothing that came with the package."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(files, "SHIPPED_FOLDER", tmp_path / "shipped")
    return tmp_path / "cache" / "values"


@pytest.fixture(scope="module")
def solution() -> Floats:
    """What solving brings."""
    return solve_backward(TABLES, threads=1)


@pytest.fixture
def file(solution: Floats) -> Path:
    """A solution, kept."""
    write_array(cached_file(TABLES), TABLES, solution)
    return cached_file(TABLES)


def header_of(content: bytes) -> dict[str, Any]:
    header: dict[str, Any] = json.loads(content[:HEADER_BYTES])
    return header


def with_header(content: bytes, **changes: object) -> bytes:
    return (
        json.dumps(header_of(content) | changes).ljust(HEADER_BYTES - 1).encode()
        + b"\n"
        + content[HEADER_BYTES:]
    )


def flip_bit(content: bytes, place: int, bit: int = 0) -> bytes:
    return content[:place] + bytes([content[place] ^ 1 << bit]) + content[place + 1 :]


def test_where_they_are(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Solutions are named after the rules, in the folder that is set, else where the system wants them."""
    assert cached_file(TABLES) == cache / f"{SHEET.digest}.values"
    for unset in ("", None):
        if unset is None:
            monkeypatch.delenv("YATZY_CACHE")
        else:
            monkeypatch.setenv("YATZY_CACHE", unset)
        assert cache_folder().name == "values"
        assert "yatzy" in cache_folder().parts
        assert not cache_folder().is_relative_to(cache)


def test_there_and_back(file: Path, solution: Floats) -> None:
    """What is read is what was written, bit for bit, and nobody can change it by mistake."""
    values = read_array(file, TABLES)
    assert values.tobytes() == solution.tobytes()
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    with pytest.raises(ValueError, match="read-only"):
        values[0] = 1


def test_what_a_file_looks_like(file: Path, solution: Floats) -> None:
    """Other programs can read it: a line of JSON that fills a page, then little-endian doubles."""
    content = file.read_bytes()
    assert content[HEADER_BYTES - 1 : HEADER_BYTES] == b"\n"
    assert b"\n" not in content[: HEADER_BYTES - 1]
    header = header_of(content)
    assert (header["yatzy"], header["format"], header["solver"]) == ("values", FORMAT_VERSION, SOLVER_VERSION)
    assert (header["digest"], header["values"]) == (SHEET.digest, SIZE)
    assert np.array_equal(np.frombuffer(content[HEADER_BYTES:], "<f8"), solution)


def test_no_file() -> None:
    """A file that is not there is no bad file."""
    with pytest.raises(FileNotFoundError):
        read_array(cached_file(TABLES), TABLES)


def test_solving_once(cache: Path, solution: Floats) -> None:
    """A sheet is solved once, then read, and solved again for who wants it fresh; it is read-only."""
    first, second, third = SolveReport(), SolveReport(), SolveReport()
    values = [
        solve(SHEET, threads=2, report=first).array,
        solve(SHEET, report=second).array,
        solve(SHEET, fresh=True, threads=1, report=third).array,
    ]
    assert [report.threads for report in (first, second, third)] == [2, 0, 1]
    for report, array in zip((first, second, third), values, strict=True):
        assert report.file == cached_file(TABLES)
        assert report.bad_file is None
        assert report.write_error is None
        assert np.array_equal(array, solution)
        assert not array.flags.writeable
    assert [path.name for path in cache.iterdir()] == [f"{SHEET.digest}.values"]


BAD: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "empty": ("foreign", lambda _: b""),
    "text": ("foreign", lambda _: b"Once upon a time\n"),
    "a page of text": ("foreign", lambda _: b"Once upon a time\n" * 1000),
    "bytes": ("foreign", lambda _: bytes(range(256)) * 100),
    "zeros": ("foreign", lambda content: bytes(len(content))),
    "other JSON": ("foreign", lambda content: b"{}".ljust(HEADER_BYTES) + content[HEADER_BYTES:]),
    "a list": ("foreign", lambda content: b"[1]".ljust(HEADER_BYTES) + content[HEADER_BYTES:]),
    "deep": ("foreign", lambda content: b"[" * HEADER_BYTES + content[HEADER_BYTES:]),
    "of another program": ("foreign", lambda content: with_header(content, yatzy="games")),
    "values alone": ("foreign", lambda content: content[HEADER_BYTES:]),
    "cut in the header": ("foreign", lambda content: content[:100]),
    "header only": ("cut-off", lambda content: content[:HEADER_BYTES]),
    "cut after the header's text": ("cut-off", lambda content: content[: HEADER_BYTES // 2]),
    "cut in the middle": ("cut-off", lambda content: content[: len(content) // 2]),
    "one byte short": ("cut-off", lambda content: content[:-1]),
    "one value short": ("cut-off", lambda content: content[:-8]),
    "one byte more": ("cut-off", lambda content: content + b"\0"),
    "older format": ("older", lambda content: with_header(content, format=FORMAT_VERSION - 1)),
    "newer format": ("older", lambda content: with_header(content, format=FORMAT_VERSION + 1)),
    "older solver": ("older", lambda content: with_header(content, solver=SOLVER_VERSION - 1)),
    "newer solver": ("older", lambda content: with_header(content, solver=SOLVER_VERSION + 1)),
    "no number": ("older", lambda content: with_header(content, solver=None)),
    "another digest": ("other-sheet", lambda content: with_header(content, digest="0" * 64)),
    "first value": ("changed", lambda content: flip_bit(content, HEADER_BYTES)),
    "last value": ("changed", lambda content: flip_bit(content, len(content) - 1, 7)),
    "all values": ("changed", lambda content: content[:HEADER_BYTES] + bytes(len(content) - HEADER_BYTES)),
    "checksum": ("changed", lambda content: with_header(content, checksum="0" * 64)),
    "no checksum": ("changed", lambda content: with_header(content, checksum=None)),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_is_not_whole(name: str, file: Path, solution: Floats) -> None:
    """What is wrong with it is told, the sheet is solved again, and the file replaced."""
    why, damage = BAD[name]
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(BadFile) as caught:
        read_array(file, TABLES)
    assert (caught.value.path, caught.value.why) == (file, why)
    check_healed(file, why, solution)


def check_healed(file: Path, why: str, solution: Floats) -> None:
    """Solve a sheet whose file is bad, and see that it is good afterwards."""
    report, again = SolveReport(), SolveReport()
    assert np.array_equal(solve(SHEET, threads=1, report=report).array, solution)
    assert report.bad_file is not None
    assert (report.bad_file.path, report.bad_file.why) == (file, why)
    assert (report.file, report.threads, report.write_error) == (file, 1, None)
    assert np.array_equal(solve(SHEET, report=again).array, solution)
    assert (again.file, again.threads, again.bad_file) == (file, 0, None)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_the_file_of_another_sheet(file: Path, solution: Floats) -> None:
    """A whole solution under another sheet's name is not taken for its own."""
    other = solve(OTHER)
    assert not np.array_equal(other.array, solution)
    cached_file(OTHER.tables).replace(file)
    check_healed(file, "other-sheet", solution)


def test_any_flipped_bit_of_the_values_is_found(file: Path) -> None:
    """No value can change unnoticed."""
    content = file.read_bytes()
    for place in range(HEADER_BYTES, len(content), 7):
        file.write_bytes(flip_bit(content, place, place % 8))
        with pytest.raises(BadFile) as caught:
            read_array(file, TABLES)
        assert caught.value.why == "changed"


def test_any_flipped_bit_of_the_header_does_no_harm(file: Path, solution: Floats) -> None:
    """Whatever happens to the header, the file is refused or gives the right values."""
    content = file.read_bytes()
    text = len(content[:HEADER_BYTES].rstrip())
    for place in [*range(text), *range(text, HEADER_BYTES, 100), HEADER_BYTES - 1]:
        file.write_bytes(flip_bit(content, place, place % 8))
        try:
            assert np.array_equal(read_array(file, TABLES), solution)
        except BadFile as bad:
            assert bad.why in ("foreign", "older", "other-sheet", "changed")  # noqa: PT017 # either will do


def test_a_folder_in_the_files_place(solution: Floats) -> None:
    """It is told that it cannot be read, and that the solution could not be kept."""
    cached_file(TABLES).mkdir(parents=True)
    (cached_file(TABLES) / "something").touch()
    report = SolveReport()
    assert np.array_equal(solve(SHEET, report=report).array, solution)
    assert report.bad_file is not None
    assert report.bad_file.why == "unreadable"
    assert isinstance(report.write_error, OSError)
    assert report.file is None
    assert [path.name for path in cached_file(TABLES).parent.iterdir()] == [f"{SHEET.digest}.values"]


@pytest.mark.parametrize("folder", ["cache", "cache/values"])
def test_a_file_in_the_folders_place(folder: str, tmp_path: Path, solution: Floats) -> None:
    """The sheet is solved all the same, it is told that it was not kept, and the file stays what it was."""
    (tmp_path / folder).parent.mkdir(exist_ok=True)
    (tmp_path / folder).write_text("mine", "ascii")
    report = SolveReport()
    assert np.array_equal(solve(SHEET, report=report).array, solution)
    assert isinstance(report.write_error, OSError)
    assert report.file is None
    assert (tmp_path / folder).read_text("ascii") == "mine"


def fails(error: BaseException) -> Callable[..., Any]:
    def fail(*_: object) -> None:
        raise error

    return fail


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_disk_that_fails_at_the_end(
    call: str, cache: Path, monkeypatch: pytest.MonkeyPatch, solution: Floats
) -> None:
    """A full disk may say so only at the very end: it is told, and nothing is left behind."""
    broken = OSError(errno.ENOSPC, "No space left on device")
    monkeypatch.setattr(os, call, fails(broken))
    report = SolveReport()
    assert np.array_equal(solve(SHEET, report=report).array, solution)
    assert report.write_error is broken
    assert list(cache.iterdir()) == []


def test_an_old_solution_survives_a_failure(
    file: Path, monkeypatch: pytest.MonkeyPatch, solution: Floats
) -> None:
    """A file that cannot be replaced stays as it was."""
    monkeypatch.setattr(os, "fsync", fails(OSError(errno.EIO, "Input/output error")))
    report = SolveReport()
    solve(SHEET, fresh=True, report=report)
    assert report.write_error is not None
    assert np.array_equal(read_array(file, TABLES), solution)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_interrupted_while_writing(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while a solution is written is heard, and leaves nothing behind."""
    monkeypatch.setattr(os, "fsync", fails(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        solve(SHEET)
    assert list(cache.iterdir()) == []


@pytest.mark.parametrize("stop", [KeyboardInterrupt, RuntimeError])
@pytest.mark.parametrize("threads", [1, 2])
def test_interrupted_while_solving(stop: type[BaseException], threads: int, cache: Path) -> None:
    """What the progress is told to may end it all: it is heard, and nothing is left behind."""
    heard = []

    def progress(share: float) -> None:
        heard.append(share)
        raise stop

    with pytest.raises(stop):
        solve(SHEET, threads=threads, progress=progress)
    assert len(heard) == 1
    assert not cache.exists()


def test_progress(solution: Floats) -> None:
    """The share of the work that is done rises to all of it; a solution that is there already needs none."""
    told: list[float] = []
    assert np.array_equal(solve(SHEET, progress=told.append).array, solution)
    assert told == sorted(told)
    assert 0 < told[0] < told[-1] == 1
    told.clear()
    solve(SHEET, progress=told.append)
    assert told == []


def test_what_others_left_is_swept(cache: Path, solution: Floats) -> None:
    """What a killed process left is removed once it is old; what another is writing now stays, and all else."""
    cache.mkdir(parents=True)
    old, new, own = cache / ".a.values.1.part", cache / ".a.values.2.part", cache / "notes.part"
    for path in (old, new, own):
        path.write_bytes(b"half")
    long_ago = time.time() - STALE_SECONDS - 60
    for path in (old, own):
        os.utime(path, (long_ago, long_ago))
    write_array(cached_file(TABLES), TABLES, solution)
    assert set(cache.iterdir()) == {new, own, cached_file(TABLES)}


def test_what_was_of_no_use_for_longest_makes_room(
    cache: Path, file: Path, solution: Floats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sheets of strangers cannot fill a disk: where there are too many solutions, those nobody asks for go."""
    size = file.stat().st_size
    others = [cache / f"{name}.values" for name in ("first", "second", "third")]
    for age, path in enumerate(others):
        path.write_bytes(bytes(size))
        os.utime(path, (1_000 + age, 1_000 + age))
    os.utime(file, (1, 1))
    assert np.array_equal(read_array(file, TABLES), solution)  # which makes it the one that was of use last
    monkeypatch.setattr(files, "MAX_CACHE_BYTES", 3 * size)
    write_array(cached_file(TABLES, "other"), TABLES, solution, "other", derived_from=solution)
    assert sorted(path.name for path in cache.iterdir()) == sorted(
        ["third.values", file.name, cached_file(TABLES, "other").name]
    )


def test_solutions_that_come_with_the_package(cache: Path, tmp_path: Path, solution: Floats) -> None:
    """They come first, and nothing is kept twice; a bad one is told and passed over."""
    shipped = tmp_path / "shipped" / f"{SHEET.digest}.values"
    write_array(shipped, TABLES, solution)
    report = SolveReport()
    assert np.array_equal(solve(SHEET, report=report).array, solution)
    assert (report.file, report.threads) == (shipped, 0)
    assert not cache.exists()
    shipped.write_bytes(flip_bit(shipped.read_bytes(), HEADER_BYTES))
    report = SolveReport()
    assert np.array_equal(solve(SHEET, report=report).array, solution)
    assert report.file == cached_file(TABLES)
    assert report.threads > 0
    assert report.bad_file is not None
    assert (report.bad_file.path, report.bad_file.why) == (shipped, "changed")
    again = SolveReport()
    solve(SHEET, report=again)
    assert (again.file, again.threads) == (cached_file(TABLES), 0)


def test_values_outlive_their_file(file: Path, solution: Floats) -> None:
    """Who reads a solution keeps it, though the file is replaced or deleted meanwhile."""
    values = read_array(file, TABLES)
    write_array(file, TABLES, np.zeros(SIZE))
    assert np.array_equal(values, solution)
    assert not read_array(file, TABLES).any()
    file.unlink()
    assert np.array_equal(values, solution)
