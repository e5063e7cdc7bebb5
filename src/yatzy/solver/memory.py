"""How much memory there is, and how much was used."""

import os
import sys
from contextlib import suppress
from pathlib import Path

ASSUMED = 4 * 2**30
"""Bytes, where the system does not tell."""


def free_memory() -> int:
    """Return the bytes of memory this process may still take without pushing others out."""
    known = [bytes_ for bytes_ in (_available(), _allowed()) if bytes_ is not None]
    return min(known, default=ASSUMED)


def peak_memory() -> int | None:
    """Return the most bytes of memory this process has had, where the system tells."""
    try:
        import resource  # noqa: PLC0415 # not on every system
    except ImportError:
        return None
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else 1024 * peak


def _available() -> int | None:
    with suppress(OSError, ValueError, IndexError):
        for line in Path("/proc/meminfo").read_text("ascii").splitlines():
            if line.startswith("MemAvailable:"):
                return 1024 * int(line.split()[1])
    with suppress(AttributeError, OSError, ValueError):
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return None


def _allowed() -> int | None:
    """Return what is left of the limit that a container sets."""
    folder = Path("/sys/fs/cgroup")
    with suppress(OSError, ValueError):
        limit = int((folder / "memory.max").read_text("ascii"))
        return limit - int((folder / "memory.current").read_text("ascii"))
    return None
