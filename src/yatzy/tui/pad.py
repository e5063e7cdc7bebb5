"""The pad as a widget: the printed names on the left, a column for each player."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from yatzy.l10n.scorepad import Cell, Ink, Kind, Row

WIDEST_LABEL = 24
NARROWEST_COLUMN, READABLE_COLUMN, WIDEST_COLUMN = 6, 11, 14


@dataclass(frozen=True, slots=True)
class Page:
    """What the pad shows."""

    rows: tuple[Row, ...]
    names: tuple[str, ...]
    mover: int
    """The column whose turn it is, -1 for none."""
    cursor: tuple[int, int]
    """The row and column the next key is about; a row of -1 for none."""


class Pad(Widget):
    """The pad. What does not fit sideways waits behind an arrow; the mover's column is always there."""

    COMPONENT_CLASSES = {  # noqa: RUF012 # Textual's way
        "pad--printed", "pad--line", "pad--name", "pad--mover", "pad--written", "pad--struck", "pad--offered",
        "pad--barred", "pad--counted", "pad--pace", "pad--cursor",
    }  # fmt: skip

    @dataclass
    class Touched(Message):
        """A cell was clicked."""

        row: int
        column: int

    def __init__(self) -> None:
        super().__init__()
        self._page = Page((), (), -1, (-1, 0))
        self._lines: list[int] = []
        """For each line, its row, or -1."""

    def show(self, page: Page) -> None:
        """Show another state of the pad."""
        self._page = page
        self.styles.height = len(page.rows) + sum(row.ends_section for row in page.rows)
        self.refresh(layout=True)
        self.call_after_refresh(self._keep_cursor_in_view)

    def wanted_width(self) -> int:
        """Return the width in which every column has its room."""
        names = self._page.names
        return self._label_width() + len(names) * self._column_width(1000) + 2

    def render(self) -> Text:
        """Draw the pad."""
        first, shown = self._window(self.size.width)
        rule = self._rule()
        lines: list[Text] = []
        self._lines = []
        for number, row in enumerate(self._page.rows):
            lines.append(self._row(number, row, first, shown))
            self._lines.append(number)
            if row.ends_section:
                lines.append(rule)
                self._lines.append(-1)
        drawn = Text("\n", no_wrap=True, overflow="crop").join(lines)
        drawn.no_wrap = True
        return drawn

    def head(self) -> Text:
        """Draw the names over the columns, and the line below them."""
        page, column_width = self._page, self._column_width(self.size.width)
        first, shown = self._window(self.size.width)
        before, after = first > 0, first + shown < len(page.names)
        head = Text(set_cell_size("‹" if before else "", self._label_width()), self._style("name"))
        for column in range(first, first + shown):
            moves = column == page.mover
            name = ("▸" if moves else "") + page.names[column]
            room = column_width - 1
            clipped = name if cell_len(name) <= room else set_cell_size(name, room - 1) + "…"
            head.append(_right(clipped, column_width), self._style("mover" if moves else "name"))
        head.append(" ›" if after else "  ", self._style("name"))
        return Text("\n").join([head, self._rule()])

    def _rule(self) -> Text:
        return Text("─" * self.size.width, self._style("line"))

    def _row(self, number: int, row: Row, first: int, shown: int) -> Text:
        style = "counted" if row.kind is Kind.TOTAL else "printed"
        on_row = number == self._page.cursor[0]
        label_width = self._label_width()
        label = (
            row.label if cell_len(row.label) < label_width else set_cell_size(row.label, label_width - 2) + "…"
        )
        line = Text(set_cell_size(label, label_width), self._style("mover" if on_row else style))
        for column in range(first, first + shown):
            cell = row.cells[column]
            text = _shown(row, cell)
            ink = "line" if cell.ink is Ink.EMPTY else str(cell.ink)
            if on_row and column == self._page.cursor[1]:
                text, ink = f"[{cell.text or '·'}]", "cursor"
            line.append(" " * max(0, self._column_width(self.size.width) - len(text)), self._style("printed"))
            line.append(text, self._style(ink))
        line.append("  ")
        return line

    def _label_width(self) -> int:
        return min(WIDEST_LABEL, max((cell_len(row.label) for row in self._page.rows), default=0) + 1)

    def _column_width(self, width: int) -> int:
        """Return how wide every column is: as the names want it, as far as there is room, never too narrow."""
        page = self._page
        least = max((len(cell.text) for row in page.rows for cell in row.cells), default=0) + 3
        least = max(NARROWEST_COLUMN, least)
        wanted = max((cell_len(name) for name in page.names), default=0) + 2
        room = (width - self._label_width() - 2) // max(1, len(page.names))
        if room < least:
            room = READABLE_COLUMN  # not all columns can be seen at once, so those that are have readable names
        return max(least, min(wanted, room, WIDEST_COLUMN))

    def _window(self, width: int) -> tuple[int, int]:
        """Return the first column shown and how many, with the one the cursor is in among them."""
        names = len(self._page.names)
        room = max(1, (width - self._label_width() - 2) // self._column_width(width))
        shown = min(names, room)
        at = self._page.cursor[1] if self._page.cursor[0] >= 0 else max(0, self._page.mover)
        return max(0, min(at - shown // 2, names - shown)), shown

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(f"pad--{name}")

    def _keep_cursor_in_view(self) -> None:
        if self._page.cursor[0] in self._lines and self.parent is not None:
            line = self._lines.index(self._page.cursor[0])
            self.screen.query_one("#rows").scroll_to_region(Region(0, line, self.size.width, 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        if not 0 <= event.y < len(self._lines) or self._lines[event.y] < 0:
            return
        first, shown = self._window(self.size.width)
        place = (event.x - self._label_width()) // self._column_width(self.size.width)
        column = first + place if 0 <= place < shown else self._page.cursor[1]
        self.post_message(self.Touched(self._lines[event.y], column))


class PadHead(Widget):
    """The names over the columns: they stay while the rows scroll."""

    def __init__(self, pad: Pad) -> None:
        super().__init__()
        self._pad = pad

    def render(self) -> Text:
        """Draw the names."""
        return self._pad.head()


def cursor_rows(rows: Sequence[Row]) -> list[int]:
    """Return the rows a cursor can stand on."""
    return [number for number, row in enumerate(rows) if row.kind is Kind.BOX]


def _shown(row: Row, cell: Cell) -> str:
    if cell.ink is Ink.OFFERED and "+" not in cell.text:
        return f"┄{cell.text}┄"
    return "·" if cell.ink is Ink.EMPTY and row.kind is Kind.BOX else cell.text


def _right(text: str, width: int) -> str:
    return " " * max(0, width - cell_len(text)) + text
