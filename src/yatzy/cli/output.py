"""How tables and pages look in a terminal."""

import codecs
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

from yatzy.cli.kept import about
from yatzy.rules.errors import YatzyError
from yatzy.whole import writing

WIDEST = 100
"""Longer lines are hard to read."""


NARROW = 60
"""Below that, tables give way to lines."""


def terminal() -> Console:
    """Return the terminal. Text from sheets and users is never read as markup."""
    console = _Terminal(markup=False, highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    if not console.is_terminal:
        console.file = _Trimmed(console.file)
    return console


def shows(signs: str) -> bool:
    """Whether whoever reads the output can see such signs."""
    try:
        signs.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


PLAIN = {
    "−": "-", "–": "-", "—": "-", "─": "-", "“": '"', "”": '"', "’": "'", "·": "-", "…": "...", "×": "x",
}  # fmt: skip
"""What stands in for signs that a terminal lacks: a minus must not become a question mark."""


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        replaced, end = codecs.replace_errors(error)
        return str(replaced), end
    return "".join(PLAIN.get(sign, "?") for sign in error.object[error.start : error.end]), error.end


codecs.register_error("plain", _plain)


class _Terminal(Console):
    """A console that leaves it to the command when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class _Trimmed(StringIO):
    """Passes text on without the blanks that fill a table's lines, for files and pipes."""

    def __init__(self, file: IO[str]) -> None:
        super().__init__()
        self._file = file

    def write(self, text: str) -> int:
        return self._file.write(re.sub(r" +$", "", text, flags=re.MULTILINE))

    def flush(self) -> None:
        self._file.flush()


def write_document(text: str) -> None:
    """Write a document for a file: in UTF-8, whatever the terminal speaks."""
    buffer = getattr(sys.stdout, "buffer", None)
    if buffer is None or sys.stdout.isatty():
        print(text, end="")
        return
    sys.stdout.flush()
    buffer.write(text.encode())
    buffer.flush()


def check_place(file: str) -> None:
    """Refuse a file that cannot be written, before anyone has waited for what goes into it."""
    if not os.path.isdir(os.path.dirname(file) or "."):  # noqa: PTH112, PTH120 # which take any text
        raise about(file, YatzyError("file-no-folder"))
    with telling(file):
        was_there = Path(file).exists()
        if Path(file).is_fifo():
            return  # whoever reads from it would take a try for the end
        with Path(file).open("ab"):
            pass
        if not was_there:
            Path(file).unlink()


def save(file: str, text: str) -> None:
    """Write a file whole or not at all, and tell what is wrong with it."""
    with telling(file):
        content = text.encode()
        with writing(Path(file)) as place:
            place.write(content)


@contextmanager
def telling(file: str) -> Iterator[None]:
    """Tell what is wrong with a file that cannot be written."""
    try:
        yield
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise about(file, YatzyError("file-unwritable", problem=problem)) from None


PAD = Box("    \n    \n ── \n    \n ── \n    \n    \n    \n")
"""Thin lines below the head and between the sections."""


def ruled(*columns: str) -> Table:
    """Return a table that looks like a pad."""
    table = Table(box=PAD, show_edge=False, pad_edge=False, header_style="bold", border_style="dim")
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def pairs(facts: Mapping[str, str], *, figures: bool = False) -> Table:
    """Return names with what belongs to them, one below the other; figures end below each other."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(overflow="fold", style="dim")
    table.add_column(overflow="fold", justify="right" if figures else "left")
    for name, fact in facts.items():
        table.add_row(name, fact)
    return table


def faces(dice: tuple[int, ...]) -> str:
    """Write dice with room between them."""
    return " ".join(str(face) for face in dice)
