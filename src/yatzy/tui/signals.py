"""Handlers for the signals sent when the system asks to end, or when the window is closed."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

SIGNALS = ("SIGTERM", "SIGHUP")
SIGNAL_EXIT_BASE = 128
"""Shells add a signal's number to this for the exit code."""


def install_signal_handlers(leave: Callable[[int], None]) -> None:
    """Call ``leave`` with the exit code, in the running loop, on a termination signal.

    If the terminal is gone, the process exits at once instead: restoring the terminal could block forever.
    Every move is on disk by then.
    """
    loop = asyncio.get_running_loop()

    def handle(number: int, _: FrameType | None) -> None:
        if not _has_terminal():
            os._exit(SIGNAL_EXIT_BASE + number)
        with suppress(RuntimeError):  # it has ended already
            loop.call_soon_threadsafe(leave, SIGNAL_EXIT_BASE + number)

    for name in SIGNALS:
        with suppress(AttributeError):  # not every system has them
            signal.signal(getattr(signal, name), handle)


def _has_terminal() -> bool:
    try:
        return os.isatty(sys.stdin.fileno())
    except (OSError, ValueError):
        return False
