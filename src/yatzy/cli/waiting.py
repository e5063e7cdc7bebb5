"""What is shown on the terminal while something takes long."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

PATIENCE = 1.0
"""Seconds that pass in silence: a bar that flashes by tells nobody anything."""

ECHO = 3
"""Signs left free at the end of the line: a terminal shows ^C there, and must not break the line for it."""


@contextmanager
def waiting(preparing: str, working: str) -> Iterator[Callable[[float], None]]:
    """Show how far something is once it takes long, and nothing of it afterwards.

    What is given is to be called with the share that is done; until then there is no telling how far it is.
    It is shown on standard error, beside the output, and only where a person sees it.
    """
    from rich.console import Console  # noqa: PLC0415 # with what follows, only for what takes long
    from rich.progress import (  # noqa: PLC0415 # as above
        BarColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    console.width = max(1, console.width - ECHO)
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
    task = bar.add_task(preparing, total=None)
    timer = Timer(PATIENCE, bar.start)
    timer.daemon = True
    if console.is_terminal and not console.is_dumb_terminal:
        timer.start()
    try:
        yield lambda share: bar.update(task, description=working, completed=share, total=1)
    finally:
        timer.cancel()
        if timer.ident is not None:
            timer.join()
        bar.live.stop()
