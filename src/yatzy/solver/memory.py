"""How much memory is free, and how much this process has used."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

DEFAULT_FREE_BYTES = 4 * 2**30
"""Assumed where the system does not tell."""

CGROUP_ROOT = Path("/sys/fs/cgroup")


def free_memory() -> int:
    """Return how many bytes this process may still allocate without swapping or hitting a limit."""
    return max(0, min((*_machine_memory(), *_cgroup_memory(), *_rlimit_memory()), default=DEFAULT_FREE_BYTES))


def format_gib(count: int) -> str:
    """Format a number of bytes in GiB with one decimal."""
    return str(round(count / 2**30, 1))


def peak_memory() -> int | None:
    """Return the peak resident memory of this process in bytes, or None where the system does not tell."""
    try:
        import resource  # noqa: PLC0415 # POSIX only
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


def _machine_memory() -> Iterator[int]:
    """Yield the available memory of the machine, or its total where only that is known."""
    with suppress(OSError, ValueError, IndexError):
        for line in Path("/proc/meminfo").read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                yield 1024 * int(line.split()[1])
                return
    with suppress(AttributeError, OSError, ValueError):
        yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def _cgroup_memory() -> Iterator[int]:
    """Yield what is left of each cgroup limit; inactive page cache counts as free."""
    group = ""
    with suppress(OSError):
        for line in Path("/proc/self/cgroup").read_text("utf-8").splitlines():
            group = line.removeprefix("0::") if line.startswith("0::") else group
    folder = CGROUP_ROOT / group.lstrip("/")
    for group_folder in (folder, *folder.parents):
        with suppress(OSError, ValueError):
            limit = int((group_folder / "memory.max").read_text("ascii"))
            used = int((group_folder / "memory.current").read_text("ascii"))
            stat = dict(line.split() for line in (group_folder / "memory.stat").read_text("ascii").splitlines())
            yield limit - used + int(stat.get("inactive_file", 0))


def _rlimit_memory() -> Iterator[int]:
    """Yield what is left of the address space limit (``ulimit -v``)."""
    with suppress(ImportError, OSError, ValueError, IndexError):
        import resource  # noqa: PLC0415 # POSIX only

        limit, _ = resource.getrlimit(resource.RLIMIT_AS)
        if limit != resource.RLIM_INFINITY:
            pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
            yield limit - pages * resource.getpagesize()
