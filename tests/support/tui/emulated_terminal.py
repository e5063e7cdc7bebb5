"""What a terminal shows: every update that Textual would write to it, applied to a grid of cells."""

import re
from typing import Any

from rich.cells import cell_len
from textual.app import App

CONTROL = re.compile(r"\x1b\[(?P<where>[\d;]*)H|\x1b\[[\d;?]*[A-Za-z]|\r|\n")
"""A move of the cursor, any other sequence (colours), or the end of a line."""


class EmulatedTerminal:
    """The grid of an application that runs without a terminal.

    ``screen_text`` draws the screen anew; this has only what updates have written, and so what they left out.
    """

    def __init__(self, app: App[None]) -> None:
        self._app = app
        self._cells: list[list[str]] = []
        self._show = app._display  # noqa: SLF001 # the one place through which every update goes
        app._display = self._display  # type: ignore[method-assign] # noqa: SLF001
        app.screen.refresh()

    def _display(self, screen: Any, renderable: Any) -> None:
        width, height = self._app.size
        if [len(self._cells), *map(len, self._cells[:1])] != [height, width]:
            self._cells = [[" "] * width for _ in range(height)]
        if renderable is not None:
            self._write(renderable.render_segments(self._app.console))
        self._show(screen, renderable)

    def _write(self, sequence: str) -> None:
        row = column = at = 0
        for found in CONTROL.finditer(f"{sequence}\n"):
            self._put(sequence[at : found.start()], row, column)
            column += cell_len(sequence[at : found.start()])
            at = found.end()
            if found["where"]:
                row, column = (int(number) - 1 for number in found["where"].split(";"))
            elif found[0] == "\n":
                row, column = row + 1, 0

    def _put(self, text: str, row: int, column: int) -> None:
        for sign in text:
            self._cells[row][column : column + cell_len(sign)] = [sign, *[""] * (cell_len(sign) - 1)]
            column += cell_len(sign)

    @property
    def text(self) -> str:
        """What it shows, without colours."""
        return "\n".join("".join(row).rstrip() for row in self._cells) + "\n"
