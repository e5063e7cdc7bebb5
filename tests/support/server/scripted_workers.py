"""What tests send worker processes for: to wait until they are told to go on, to break, to die.

Run as a program it is a server with workers, to be killed by whoever started it.
"""

import asyncio
import os
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from yatzy.server.jobs.job import Job, JobRegistry, Kind, encode_question
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.jobs.pool import WorkerPool
from yatzy.server.jobs.worker import PROGRESS_SECONDS, load_jobs, progress
from yatzy.server.jobs.worker import serve as serve_jobs

OPENING = f"import sys; sys.path.insert(0, {str(Path(__file__).parents[2])!r})"
PROGRAM = (sys.executable, "-P", "-c", f"{OPENING}; from support.server.scripted_workers import serve; serve()")
"""A worker that goes on errands, as a command."""
EVERYTHING = (
    sys.executable,
    "-P",
    "-c",
    f"{OPENING}; from support.server.scripted_workers import serve_everything; serve_everything()",
)
"""A worker that goes on errands and does what a server's workers do."""

ERRANDS = JobRegistry()
errand = ERRANDS.job(seconds=600)
long_errand = ERRANDS.job(seconds=600, kind=Kind.LONG)


class Done(defaultdict[str, Counter[str]]):
    """Counts by class and job how many were done, and by class and code how many were refused."""

    def __init__(self) -> None:
        super().__init__(Counter)
        self.refused: Counter[tuple[str, str]] = Counter()
        self.seconds: Counter[str] = Counter()

    def count_job(self, category: str, job: str, _seconds: float) -> None:
        """Count one."""
        self[category][job] += 1

    def count_worker_death(self) -> None:
        """Tests look at processes instead."""

    def count_worker_time(self, category: str, seconds: float) -> None:
        """Add the time of a slice."""
        self.seconds[category] += seconds  # type: ignore[assignment] # counters count anything

    def count_refused_job(self, category: str, code: str) -> None:
        """Count a refusal."""
        self.refused[category, code] += 1


def serve() -> None:
    """Go on errands."""
    serve_jobs(lambda: ERRANDS)


def serve_everything() -> None:
    """Go on errands, and do what a server's workers do."""
    serve_jobs(_load_everything)


def _load_everything() -> JobRegistry:
    everything = JobRegistry()
    for one in (*load_jobs(), *ERRANDS):
        everything.add(one)
    return everything


@errand
def echo(*said: Any, may_solve: bool = False) -> tuple[Any, ...]:
    """Say the same."""
    return (*said, may_solve)


@ERRANDS.job(seconds=600, cached=True)
def measure(text: str, *, may_solve: bool = False) -> int:
    """Tell how long a text is: a short answer to a long question."""
    del may_solve
    return len(text)


@errand
def whoami(*, may_solve: bool = False) -> tuple[int, int]:
    """Tell which process this is, and how much it steps back for others."""
    del may_solve
    return os.getpid(), os.nice(0)


@errand
def wait_for(file: str, *, may_solve: bool = False) -> int:
    """Wait until a file is there; begin by leaving another that says who waits."""
    del may_solve
    Path(f"{file}.waits").write_text(str(os.getpid()), "ascii")
    while not Path(file).exists():
        time.sleep(0.005)
    return os.getpid()


@long_errand
def work_on(file: str, *, may_solve: bool = False) -> int:
    """Wait likewise, but where it can be paused at any moment; tell how often it was begun."""
    del may_solve
    with Path(f"{file}.begun").open("a", encoding="ascii") as begun:
        begun.write("x")
    Path(f"{file}.waits").write_text(str(os.getpid()), "ascii")
    while not Path(file).exists():
        time.sleep(0.005)
        progress.checkpoint(0.0)
    return os.getpid()


@long_errand
def tell_shares(file: str, *shares: float, may_solve: bool = False) -> int:
    """Tell shares, wait until a file is there, and tell them again."""
    for share in shares:
        time.sleep(PROGRESS_SECONDS)
        progress(share)
    wait_for(file, may_solve=may_solve)
    for share in shares:
        time.sleep(PROGRESS_SECONDS)
        progress(share + 0.5)
    return os.getpid()


@errand
def spin(*, may_solve: bool = False) -> None:
    """Never let go of the interpreter."""
    del may_solve
    while True:
        pass


@errand
def break_down(text: str, *, may_solve: bool = False) -> None:
    """Fail with a message that nobody may read."""
    raise ValueError(text, may_solve)


@errand
def die(*, may_solve: bool = False) -> None:
    """End without an answer."""
    os._exit(int(may_solve))


@errand
def die_once(file: str, *, may_solve: bool = False) -> int:
    """End without an answer, unless it was tried before."""
    if not Path(file).exists():
        Path(file).touch()
        die(may_solve=may_solve)
    return os.getpid()


@errand
def chatter(*, may_solve: bool = False) -> str:
    """Print in the middle of an answer, as libraries do."""
    print("noise", flush=True)  # noqa: T201 # which is the point
    os.write(1, b"more noise")
    return f"an answer, {may_solve}"


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    while not happened():  # noqa: ASYNC110 # as it says
        await asyncio.sleep(0.005)


async def until_there(file: Path) -> None:
    """Wait for what another process writes."""
    await until(lambda: file.exists() and bool(file.read_text("ascii")))


async def _wait_to_be_killed(folder: Path) -> None:
    """Let two workers do something that never ends, and tell who they are."""
    pool = WorkerPool(workers=2, most_waiting=9, per_owner=9, program=PROGRAM)
    errands: list[tuple[Job[..., Any], tuple[str, ...]]] = [(spin, ()), (wait_for, (str(folder / "never"),))]
    asked = [
        pool.submit(
            one, encode_question(one.name, arguments, may_solve=False), Caller(one.name, is_table=True)
        ).future
        for one, arguments in errands
    ]
    await until_there(folder / "never.waits")
    await until(lambda: len(pool.pids) == len(errands))
    print(*pool.pids, flush=True)  # noqa: T201 # to whoever started it
    await asyncio.gather(*asked)


if __name__ == "__main__":
    asyncio.run(_wait_to_be_killed(Path(sys.argv[1])))
