"""How much memory there is, and how much was used."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

ASSUMED = 4 * 2**30
"""Bytes, where the system does not tell."""

CONTAINERS = Path("/sys/fs/cgroup")


def free_memory() -> int:
    """Return the bytes of memory this process may still take without pushing others out."""
    return max(0, min((*_available(), *_allowed(), *_limited()), default=ASSUMED))


def in_gib(count: int) -> str:
    """Write a number of bytes for a sentence about memory."""
    return str(round(count / 2**30, 1))


def peak_memory() -> int | None:
    """Return the most bytes of memory this process has had, where the system tells."""
    try:
        import resource  # noqa: PLC0415 # not on every system
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


def _available() -> Iterator[int]:
    """Yield what the machine has to spare; where only the whole is known, that."""
    with suppress(OSError, ValueError, IndexError):
        for line in Path("/proc/meminfo").read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                yield 1024 * int(line.split()[1])
                return
    with suppress(AttributeError, OSError, ValueError):
        yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def _allowed() -> Iterator[int]:
    """Yield what is left of the limits that containers set; room for files read lately can be given back."""
    group = ""
    with suppress(OSError):
        for line in Path("/proc/self/cgroup").read_text("utf-8").splitlines():
            group = line.removeprefix("0::") if line.startswith("0::") else group
    folder = CONTAINERS / group.lstrip("/")
    for one in (folder, *folder.parents):
        with suppress(OSError, ValueError):
            limit = int((one / "memory.max").read_text("ascii"))
            used = int((one / "memory.current").read_text("ascii"))
            stat = dict(line.split() for line in (one / "memory.stat").read_text("ascii").splitlines())
            yield limit - used + int(stat.get("inactive_file", 0))


def _limited() -> Iterator[int]:
    """Yield what is left of the limit that a shell sets."""
    with suppress(ImportError, OSError, ValueError, IndexError):
        import resource  # noqa: PLC0415 # not on every system

        limit, _ = resource.getrlimit(resource.RLIMIT_AS)
        if limit != resource.RLIM_INFINITY:
            pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
            yield limit - pages * resource.getpagesize()
