"""A progress bar for what takes long."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock, Timer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

    from yatzy.l10n.catalogue import Catalogue

DELAY_SECONDS = 1.0
"""Seconds before the bar appears: one that only flashes tells nobody anything."""

ECHO_WIDTH = 3
"""Columns left free at the end of the line, so that an echoed ^C does not wrap it."""


@contextmanager
def show_progress(words: "Catalogue", preparing: str, working: str = "") -> Iterator[Callable[[float], None]]:
    """Show a bar on standard error once the block takes long; remove it at the end.

    Yields a function to be called with the share that is done; until its first call the bar shows no share and
    the message ``preparing``, then ``working``. Nothing is shown where standard error is no terminal, and
    messages are read only when they are shown.
    """
    bar = _DelayedBar(words, preparing, working)
    timer = Timer(DELAY_SECONDS, bar.start)
    timer.daemon = True
    if sys.stderr is not None and sys.stderr.isatty():
        timer.start()
    try:
        yield bar.update
    finally:
        timer.cancel()
        if timer.ident is not None:
            timer.join()
        bar.stop()


class _DelayedBar:
    """A bar that is not even loaded before it is started."""

    def __init__(self, words: "Catalogue", preparing: str, working: str) -> None:
        self._words = words
        self._preparing, self._working = preparing, working
        self._share: float | None = None
        self._bar: Progress | None = None
        self._lock = Lock()

    def start(self) -> None:
        from rich.console import Console  # noqa: PLC0415 # with what follows, only for what takes long
        from rich.progress import (  # noqa: PLC0415 # as above
            BarColumn,
            Progress,
            TaskProgressColumn,
            TextColumn,
            TimeRemainingColumn,
        )

        console = Console(stderr=True)
        if not console.is_terminal or console.is_dumb_terminal:
            return
        console.width = max(1, console.width - ECHO_WIDTH)
        bar = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(bar_width=None, complete_style="green", finished_style="green", pulse_style="green"),
            TaskProgressColumn("{task.percentage:>3.0f} %", markup=False),
            TimeRemainingColumn(compact=True),
            console=console,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=False,
        )
        bar.add_task(self._words.say(self._preparing), total=None)
        bar.start()
        with self._lock:
            self._bar = bar
            self._show()

    def update(self, share: float) -> None:
        with self._lock:
            self._share = share
            self._show()

    def _show(self) -> None:
        if self._bar is not None and self._share is not None:
            (task,) = self._bar.task_ids
            doing = self._words.say(self._working) if self._working else ""
            self._bar.update(task, description=doing, completed=self._share, total=1)

    def stop(self) -> None:
        if self._bar is not None:
            self._bar.live.stop()
