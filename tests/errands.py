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

import msgspec

from yatzy.server.lanes import Lane
from yatzy.server.worker import AGAIN, Jobs, our_jobs, progress
from yatzy.server.worker import serve as serve_jobs

OPENING = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})"
PROGRAM = (sys.executable, "-P", "-c", f"{OPENING}; from errands import serve; serve()")
"""A worker that goes on errands, as a command."""
EVERYTHING = (
    sys.executable,
    "-P",
    "-c",
    f"{OPENING}; from errands import serve_everything; serve_everything()",
)
"""A worker that goes on errands and does what a server's workers do."""


class Done(defaultdict[str, Counter[str]]):
    """Counts by lane and job how many questions were answered or given up."""

    def __init__(self) -> None:
        super().__init__(Counter)

    def worked(self, lane: str, job: str, _seconds: float) -> None:
        """Count one."""
        self[lane][job] += 1


def serve() -> None:
    """Go on errands."""
    serve_jobs(errands)


def serve_everything() -> None:
    """Go on errands, and do what a server's workers do."""
    serve_jobs(lambda: {**our_jobs(), **errands()})


def errands() -> Jobs:
    jobs = (echo, whoami, wait_for, tell_shares, spin, break_down, die, die_once, chatter)
    return {job.__name__: job for job in jobs}


def echo(*said: Any, here: bool) -> tuple[Any, ...]:
    """Say the same."""
    return (*said, here)


def whoami(*, here: bool) -> tuple[int, int]:
    """Tell which process this is, and how much it steps back for others."""
    del here
    return os.getpid(), os.nice(0)


def wait_for(file: str, *, here: bool) -> int:
    """Wait until a file is there; begin by leaving another that says who waits."""
    del here
    Path(f"{file}.waits").write_text(str(os.getpid()), "ascii")
    while not Path(file).exists():
        time.sleep(0.005)
    return os.getpid()


def tell_shares(file: str, *shares: float, here: bool) -> int:
    """Tell shares, wait until a file is there, and tell them again."""
    for share in shares:
        time.sleep(AGAIN)
        progress(share)
    wait_for(file, here=here)
    for share in shares:
        time.sleep(AGAIN)
        progress(share + 0.5)
    return os.getpid()


def spin(*, here: bool) -> None:
    """Never let go of the interpreter."""
    del here
    while True:
        pass


def break_down(text: str, *, here: bool) -> None:
    """Fail with a message that nobody may read."""
    raise ValueError(text, here)


def die(*, here: bool) -> None:
    """End without an answer."""
    os._exit(int(here))


def die_once(file: str, *, here: bool) -> int:
    """End without an answer, unless it was tried before."""
    if not Path(file).exists():
        Path(file).touch()
        die(here=here)
    return os.getpid()


def chatter(*, here: bool) -> str:
    """Print in the middle of an answer, as libraries do."""
    print("noise", flush=True)  # noqa: T201 # which is the point
    os.write(1, b"more noise")
    return f"an answer, {here}"


async def until(happened: Callable[[], bool]) -> None:
    """Wait for something that tells nobody when it happens."""
    while not happened():  # noqa: ASYNC110 # as it says
        await asyncio.sleep(0.005)


async def until_there(file: Path) -> None:
    """Wait for what another process writes."""
    await until(lambda: file.exists() and bool(file.read_text("ascii")))


async def _wait_to_be_killed(folder: Path) -> None:
    """Let two workers do something that never ends, and tell who they are."""
    lanes = [Lane(name, workers=1, most_waiting=1, program=PROGRAM) for name in ("one", "other")]
    questions = [("spin", []), ("wait_for", [str(folder / "never")])]
    asked = [
        asyncio.create_task(lane.answer(job, msgspec.msgpack.encode((job, True, arguments)), 3600))
        for lane, (job, arguments) in zip(lanes, questions, strict=True)
    ]
    await until_there(folder / "never.waits")
    await until(lambda: all(lane.pids for lane in lanes))
    print(*(pid for lane in lanes for pid in lane.pids), flush=True)  # noqa: T201 # to whoever started it
    await asyncio.gather(*asked)


if __name__ == "__main__":
    asyncio.run(_wait_to_be_killed(Path(sys.argv[1])))
