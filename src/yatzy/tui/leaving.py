"""Leaving when the system asks to, or when the window is closed."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

SIGNALS = ("SIGTERM", "SIGHUP")
SIGNALLED = 128
"""What shells add to the number of a signal in an exit code."""


def heed_signals(leave: Callable[[int], None]) -> None:
    """See to it that a signal to end makes the running loop leave, with the exit code it is given.

    Where the terminal is gone there is nothing to give back, and who writes to it may wait forever: it ends at
    once. Every move is on disk by then.
    """
    loop = asyncio.get_running_loop()

    def heed(number: int, _: FrameType | None) -> None:
        if not _has_terminal():
            os._exit(SIGNALLED + number)
        with suppress(RuntimeError):  # it has ended already
            loop.call_soon_threadsafe(leave, SIGNALLED + number)

    for name in SIGNALS:
        with suppress(AttributeError):  # not every system has them
            signal.signal(getattr(signal, name), heed)


def _has_terminal() -> bool:
    try:
        return os.isatty(sys.stdin.fileno())
    except (OSError, ValueError):
        return False
