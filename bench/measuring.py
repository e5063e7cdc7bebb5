"""What the benchmarks share: how time is taken, and how a script is run whole or in parts."""

import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence

Part = Callable[[], None]


def cpu(task: Callable[[], object], runs: int = 15) -> float:
    """Return the CPU seconds of a task in this process, the least of some runs."""
    return min(_once(task, time.process_time) for _ in range(runs))


def wall(task: Callable[[], object], runs: int = 5) -> float:
    """Return the real seconds of a task, the least of some runs."""
    return min(_once(task, time.perf_counter) for _ in range(runs))


def _once(task: Callable[[], object], clock: Callable[[], float]) -> float:
    start = clock()
    task()
    return clock() - start


def run(parts: Sequence[Part], others: Sequence[Part] = ()) -> None:
    """Print figures for docs/benchmarks.md: of all parts, or of those named on the command line.

    Solutions are kept in a folder of their own meanwhile, unless ``YATZY_CACHE`` names one.
    """
    known = {part.__name__.replace("_", "-"): part for part in [*parts, *others]}
    with tempfile.TemporaryDirectory() as folder:
        os.environ.setdefault("YATZY_CACHE", folder)
        if len(sys.argv) > 1:
            for name in sys.argv[1:]:
                known[name]()
            return
        print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores", flush=True)
        for part in parts:
            print(f"\n## {part.__name__}", flush=True)
            part()
