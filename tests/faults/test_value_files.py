"""Solvers killed, interrupted and raced for one file; disks full and folders closed."""

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import yatzy
from faults.children import KILLS, whims
from support.dose import dose
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.rules.toml import dumps
from yatzy.solver.backward import solve_backward
from yatzy.solver.files import HEADER_BYTES, STALE_SECONDS, cached_file, read_array, write_array
from yatzy.solver.states.space import space_of

SOLVING = Path(__file__).with_name("solving.py")
NOT_PERMITTED, INTERRUPTED = 77, 3
TABLES = bundled_sheet("hasbro").tables
SIZE = space_of(TABLES).length
EXPECTED = {"hasbro": 254.587729, "forced-order": 122.558527}
"""See conformance/test_solver.py."""

WRITING = 0.02
"""Seconds within which a kill comes after writing has begun; about as long as it takes."""


@pytest.fixture(autouse=True, scope="module")
def compiled() -> None:
    """Compile once what the processes need, or each of them would, on a fresh checkout."""
    solve_backward(bundled_sheet("forced-order").tables, threads=1)


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of one's own."""
    monkeypatch.setenv("YATZY_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "values"


@pytest.fixture
def long_sheet(tmp_path: Path) -> str:
    """A sheet that takes some seconds to solve."""
    data = bundled_sheet("hasbro").rules.as_data()
    more = [{"key": f"more-{number}", "pattern": "any", "pays": f"all+{number}"} for number in range(7)]
    data = data | {"id": "long", "title": "Long", "boxes": data["boxes"] + more}
    file = tmp_path / "long.toml"
    file.write_text(dumps(parse_sheet(data)), "utf-8")
    return str(file)


@contextmanager
def start_solver(*arguments: str | Path, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a process, wait until it is ready, and see to it that it ends."""
    with subprocess.Popen(
        [sys.executable, str(SOLVING), *map(str, arguments)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(SOLVING.parents[1])} | settings,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def wait_for(child: subprocess.Popen[bytes], sign: bytes) -> None:
    """Read what a process says until it says this."""
    assert child.stdout is not None
    while (said := os.read(child.stdout.fileno(), 1)) != sign:
        assert said, child.communicate()


def go(child: subprocess.Popen[bytes]) -> None:
    """Let a process begin that is ready."""
    assert child.stdin is not None
    child.stdin.write(b"!")
    child.stdin.flush()


def answers(child: subprocess.Popen[bytes]) -> list[dict[str, Any]]:
    """Return what a process has solved when it ends of itself."""
    output, errors = child.communicate(timeout=300)
    if child.returncode == NOT_PERMITTED:
        pytest.skip(f"no disk may be mounted here, so only the other limits were tried: {errors.decode()}")
    assert child.returncode == 0, errors.decode()
    return [json.loads(line) for line in output.splitlines() if line.startswith(b"{")]


def run(*arguments: str | Path, **settings: str) -> list[dict[str, Any]]:
    with start_solver(*arguments, **settings) as child:
        return answers(child)


def whole(cache: Path) -> list[str]:
    """Return the names in the cache, having checked that every solution in it is whole."""
    names = sorted(path.name for path in cache.iterdir()) if cache.exists() else []
    for name in names:
        if name.endswith(".values"):
            read_array(cache / name, TABLES)
    return names


def test_interrupted(cache: Path, long_sheet: str) -> None:
    """Ctrl-C ends a long solution at once, and nothing is left of it."""
    with start_solver("solve", long_sheet) as child:
        wait_for(child, b"?")
        go(child)
        wait_for(child, b"+")
        child.send_signal(signal.SIGINT)
        output, errors = child.communicate(timeout=300)
    assert child.returncode == INTERRUPTED, errors.decode()
    assert b"{" not in output
    assert errors == b""
    assert not cache.exists()


def test_killed_while_solving(cache: Path, long_sheet: str) -> None:
    """A solver that is killed leaves nothing."""
    with start_solver("solve", long_sheet) as child:
        wait_for(child, b"?")
        go(child)
        wait_for(child, b"+")
    assert child.returncode == -signal.SIGKILL
    assert not cache.exists()


def test_killed_while_writing(cache: Path) -> None:
    """Whenever a process is killed while it writes, there is a whole solution or none."""
    chooser = whims("solutions")
    outcomes = []
    for _ in range(-(-KILLS // 4)):
        with start_solver("write", "hasbro") as child:
            wait_for(child, b"?")
            go(child)
            wait_for(child, b"+")
            time.sleep(chooser.uniform(0, WRITING))
        names = whole(cache)
        outcomes.append((cached_file(TABLES).name in names, any(name.endswith(".part") for name in names)))
        shutil.rmtree(cache, ignore_errors=True)
    kept, torn = (sum(outcome[place] for outcome in outcomes) for place in (0, 1))
    print(f"{len(outcomes)} kills: {kept} times in place, {torn} times half-written")  # noqa: T201 # to be read


def test_killed_before_it_is_in_place(cache: Path) -> None:
    """What is written but not in place is no solution, and is removed when it is old and another is written."""
    with start_solver("hold", "hasbro") as child:
        for sign in (b"?", b"+", b"+"):
            wait_for(child, sign)
            if sign == b"?":
                go(child)
    (part,) = whole(cache)
    assert part.endswith(".part")
    assert (cache / part).stat().st_size == HEADER_BYTES + 8 * SIZE
    with pytest.raises(FileNotFoundError):
        read_array(cached_file(TABLES), TABLES)
    write_array(cached_file(TABLES), TABLES, np.zeros(SIZE))
    assert whole(cache) == sorted([part, cached_file(TABLES).name])
    long_ago = time.time() - STALE_SECONDS - 60
    os.utime(cache / part, (long_ago, long_ago))
    write_array(cached_file(TABLES), TABLES, np.zeros(SIZE))
    assert whole(cache) == [cached_file(TABLES).name]


def test_many_processes_solve_one_sheet(cache: Path) -> None:
    """All that solve a sheet at the same moment get the right value, and leave one whole file."""
    with ExitStack() as stack:
        children = [stack.enter_context(start_solver("solve", "hasbro")) for _ in range(3)]
        for child in children:
            wait_for(child, b"?")
        for child in children:
            go(child)
        ends = [answers(child) for child in children]
    for (end,) in ends:
        assert end["expected"] == pytest.approx(EXPECTED["hasbro"], abs=1e-6)
        assert (end["file"], end["bad_file"], end["not_kept"]) == (str(cached_file(TABLES)), None, None)
    assert whole(cache) == [cached_file(TABLES).name]


def test_read_while_another_writes() -> None:
    """Who reads while another process writes sees one whole solution or the other, and keeps what it has."""
    seen: set[float] = set()
    reads, earlier = 0, None
    with start_solver("write", "hasbro", "forever") as child:
        wait_for(child, b"?")
        go(child)
        while reads < 100 or len(seen) < 2:
            with suppress(FileNotFoundError):
                values = read_array(cached_file(TABLES), TABLES)
                reads += 1
                seen.add(values[0])
                assert (values == values[0]).all()
                if earlier is not None:
                    assert (earlier == earlier[0]).all()
                earlier = values
            assert child.poll() is None, child.communicate()


@pytest.mark.parametrize("limit", dose(["file", "disk"], ["file"]))
def test_a_full_disk(limit: str, tmp_path: Path) -> None:
    """A sheet is solved all the same, it is told that it was not kept, and it is kept once there is room."""
    (happened,) = run("cramped", limit, tmp_path)
    for end, sheet_id in (("before", "forced-order"), ("full", "hasbro"), ("after", "hasbro")):
        assert happened[end]["expected"] == pytest.approx(EXPECTED[sheet_id], abs=1e-6)
        assert happened[end]["bad_file"] is None
    assert happened["full"]["not_kept"] == (errno.EFBIG if limit == "file" else errno.ENOSPC)
    assert happened["full"]["file"] is None
    assert happened["left"] == [Path(happened["before"]["file"]).name]
    assert happened["after"]["not_kept"] is None
    assert happened["after"]["file"] == str(cached_file(TABLES))


def test_a_folder_that_may_not_be_written(cache: Path) -> None:
    """A sheet is solved all the same, and it is told that it was not kept."""
    cache.mkdir(parents=True)
    cache.chmod(0o500)
    (end,) = run("guest", "forced-order")
    cache.chmod(0o700)
    assert end["expected"] == pytest.approx(EXPECTED["forced-order"], abs=1e-6)
    assert (end["not_kept"], end["file"]) == (errno.EACCES, None)
    assert list(cache.iterdir()) == []


def test_a_folder_that_may_not_be_opened(cache: Path) -> None:
    """The same of a folder nobody may look into."""
    cache.mkdir(parents=True)
    cache.chmod(0o000)
    (end,) = run("guest", "forced-order")
    cache.chmod(0o700)
    assert end["expected"] == pytest.approx(EXPECTED["forced-order"], abs=1e-6)
    assert (end["not_kept"], end["file"]) == (errno.EACCES, None)


def test_a_file_that_may_not_be_read() -> None:
    """It is told, the sheet is solved, and the file replaced by one that may."""
    tables = bundled_sheet("forced-order").tables
    write_array(cached_file(tables), tables, np.zeros(space_of(tables).length))
    cached_file(tables).chmod(0o000)
    first, second = run("guest", "forced-order", "forced-order")
    assert first["expected"] == second["expected"] == pytest.approx(EXPECTED["forced-order"], abs=1e-6)
    assert (first["bad_file"], first["not_kept"]) == ("unreadable", None)
    assert (second["bad_file"], second["solved"]) == (None, False)


ONE_DIE = {
    "id": "one",
    "title": "One",
    "dice": 1,
    "upper_bonus": {"at": 6, "points": 1},
    "boxes": [
        {"key": "sixes", "section": "upper", "pattern": {"face": 6}, "pays": "matched"},
        {"key": "chance", "pattern": "any", "pays": "all"},
    ],
}
"""Quickly compiled."""


@pytest.fixture
def one_die(tmp_path: Path) -> str:
    """A sheet that is quickly compiled."""
    file = tmp_path / "one.toml"
    file.write_text(dumps(parse_sheet(ONE_DIE)), "utf-8")
    return str(file)


def test_a_full_disk_before_anything_is_compiled(one_die: str, tmp_path: Path) -> None:
    """Where the compiler cannot keep its work either, a sheet is solved all the same."""
    (end,) = run("compile", one_die, NUMBA_CACHE_DIR=str(tmp_path / "compiled"))
    assert end["expected"] > 0
    assert (end["file"], end["solved"]) == (None, True)
    assert end["not_kept"] == errno.EFBIG


@pytest.mark.parametrize("damage", dose(["index", "code", "closed"], ["code"]))
def test_a_damaged_cache_of_the_compiler(one_die: str, tmp_path: Path, damage: str) -> None:
    """What the compiler kept and cannot be read again is compiled anew, and the sheet solved."""
    compiled = tmp_path / "compiled"
    settings = {"NUMBA_CACHE_DIR": str(compiled)}
    (before,) = run("solve", one_die, YATZY_CACHE=str(tmp_path / "before"), **settings)
    for file in compiled.rglob("*.nbi" if damage == "index" else "*.nbc"):
        if damage == "closed":
            file.unlink()
            file.mkdir()
        else:
            file.write_bytes(file.read_bytes()[:20])
    (after,) = run("solve", one_die, YATZY_CACHE=str(tmp_path / "after"), **settings)
    assert after["solved"]
    assert after["expected"] == before["expected"]


def test_nowhere_to_keep_what_is_compiled(one_die: str, tmp_path: Path) -> None:
    """A package installed for all solves, though whoever runs it has no folder of their own."""
    installed, home = tmp_path / "installed", tmp_path / "home"
    shutil.copytree(
        Path(yatzy.__file__).parent, installed / "yatzy", ignore=shutil.ignore_patterns("__pycache__")
    )
    home.mkdir()
    closed = [home, *(path for path in installed.rglob("*") if path.is_dir())]
    for folder in closed:
        folder.chmod(0o500)
    try:
        (end,) = run(
            "guest",
            one_die,
            PYTHONPATH=os.pathsep.join([str(installed), str(SOLVING.parents[1])]),
            HOME=str(home),
            XDG_CACHE_HOME=str(home),
            YATZY_CACHE=str(home),
            PYTHONDONTWRITEBYTECODE="1",
        )
    finally:
        for folder in closed:
            folder.chmod(0o700)
    assert end["expected"] > 0
    assert (end["file"], end["solved"], end["not_kept"]) == (None, True, errno.EACCES)
