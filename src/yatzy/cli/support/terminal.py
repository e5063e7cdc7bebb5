"""Terminal output: consoles, tables, and files written on request."""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import IO

from rich.box import Box
from rich.console import Console
from rich.table import Table

from yatzy.atomic_write import open_output
from yatzy.cli.support.user_store import with_file
from yatzy.rules.errors import YatzyError

WIDEST = 100
"""Columns used at most: longer lines are hard to read."""

NARROW = 60
"""Columns below which tables are printed as lines."""


def make_console(widest: int | None = WIDEST) -> Console:
    """Return a console on standard output that never parses text as markup."""
    console = _Console(markup=False, highlight=False, emoji=False)
    if widest is not None:
        console.width = min(console.width, widest)
    if not console.is_terminal:
        console.file = _TrimmingFile(console.file)
    return console


def can_show(signs: str) -> bool:
    """Whether the encoding of standard output has these characters."""
    try:
        signs.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class _Console(Console):
    """A console that raises ``BrokenPipeError`` instead of exiting."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class _TrimmingFile(StringIO):
    """Strips trailing blanks from lines, for files and pipes."""

    def __init__(self, file: IO[str]) -> None:
        super().__init__()
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        self._file.flush()


def write_document(text: str) -> None:
    """Write a document to standard output: in UTF-8, unless that is a terminal."""
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None or sys.stdout.isatty():
        print(text, end="")
        return
    sys.stdout.flush()
    buffer.write(text.encode())
    buffer.flush()


def check_writable(file: str) -> None:
    """Raise ``YatzyError`` if a file cannot be written, so that nobody waits for its content in vain."""
    if not os.path.isdir(os.path.dirname(file) or "."):  # noqa: PTH112, PTH120 # which take any text
        raise with_file(file, YatzyError("file-no-folder"))
    with translate_file_errors(file):
        was_there = Path(file).exists()
        if Path(file).is_fifo():
            return  # opening and closing it would look like the end to its reader
        with Path(file).open("ab"):
            pass
        if not was_there:
            Path(file).unlink()


def save_file(file: str, text: str) -> None:
    """Write a file atomically; raise ``YatzyError`` if that fails."""
    with translate_file_errors(file):
        content = text.encode()
        with open_output(Path(file)) as place:
            place.write(content)


@contextmanager
def translate_file_errors(file: str) -> Iterator[None]:
    """Turn errors of writing a file into ``YatzyError``."""
    try:
        yield
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise with_file(file, YatzyError("file-unwritable", problem=problem)) from None


PAD = Box("    \n    \n ── \n    \n ── \n    \n    \n    \n")
"""Thin lines below the header and between sections."""


def ruled_table(*columns: str) -> Table:
    """Return an empty table with these headers, ruled like a scorecard."""
    table = Table(box=PAD, show_edge=False, pad_edge=False, header_style="bold", border_style="dim")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def fact_table(facts: Mapping[str, str], *, figures: bool = False) -> Table:
    """Return a table of names and facts; figures are aligned to the right."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(overflow="fold", style="dim")
    table.add_column(overflow="fold", justify="right" if figures else "left")
    for name, fact in facts.items():
        table.add_row(name, fact)
    return table


def space_dice(dice: tuple[int, ...]) -> str:
    """Format dice with blanks between them."""
    return " ".join(str(face) for face in dice)
