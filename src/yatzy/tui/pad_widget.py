"""The scorecard as widgets: names on top, rows that scroll, the total below."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from yatzy.report.scorepad import CellState, PadCell, PadRow, RowKind
from yatzy.tui.dice_tray import STAR

NARROWEST_LABEL, WIDEST_LABEL = 13, 24
NARROWEST_COLUMN, READABLE_COLUMN, WIDEST_COLUMN = 6, 11, 14
ARROW = 2
"""Width behind the last column, where an arrow shows that there are more."""


@dataclass(frozen=True, slots=True)
class PadContent:
    """What the scorecard shows."""

    rows: tuple[PadRow, ...]
    names: tuple[tuple[str, ...], ...]
    """By column, the names of the players who share it."""
    mover: int
    """The column whose turn it is, -1 for none."""
    cursor: tuple[int, int]
    """The row and column of the cursor; a row of -1 for none."""
    starred: tuple[int, int] = (-1, 0)
    """The row and column of the coach's choice; a row of -1 for none."""


class PadLayout:
    """Widths of labels and columns within a given width, and which columns are visible.

    All columns are visible if that is possible: names are shortened first, then labels. Otherwise the cursor's
    column is among the visible ones, wide enough for readable names, and labels take what is left.
    """

    def __init__(self, page: PadContent, width: int) -> None:
        columns = len(page.names)
        label = min(WIDEST_LABEL, max((cell_len(row.label) for row in page.rows), default=0) + 1)
        least = max((len(cell.text) for row in page.rows for cell in row.cells), default=0) + 3
        least = max(NARROWEST_COLUMN, least)
        tight = width - columns * least - ARROW
        self.label = label if tight >= label or tight < NARROWEST_LABEL else tight
        wanted = max((cell_len(" & ".join(names)) for names in page.names), default=0) + 2
        room = (width - self.label - ARROW) // max(1, columns)
        self.all_fit = room >= least
        if not self.all_fit:
            room = min(READABLE_COLUMN, width - ARROW - min(label, NARROWEST_LABEL))
        self.column = max(least, min(wanted, room, WIDEST_COLUMN))
        self.label = min(self.label, width - ARROW - self.column)
        self.label_cut = self.label < label
        self.shown = min(columns, max(1, (width - self.label - ARROW) // self.column))
        at = page.cursor[1] if page.cursor[0] >= 0 else max(0, page.mover)
        self.first = max(0, min(at - self.shown // 2, columns - self.shown))
        self.wanted = label + columns * max(least, min(wanted, WIDEST_COLUMN)) + ARROW
        """The width in which nothing is shortened."""


class Pad(Widget):
    """The rows of the scorecard, all but the total."""

    COMPONENT_CLASSES = {  # noqa: RUF012 # Textual's way
        "pad--printed", "pad--line", "pad--name", "pad--mover", "pad--written", "pad--struck", "pad--offered",
        "pad--zero", "pad--barred", "pad--counted", "pad--pace", "pad--cursor",
    }  # fmt: skip

    @dataclass
    class CellClicked(Message):
        """A cell was clicked."""

        row: int
        column: int

    def __init__(self) -> None:
        super().__init__()
        self.page = PadContent((), (), -1, (-1, 0))
        self._lines: list[int] = []
        """The row of each line, -1 for a rule."""

    def show(self, page: PadContent) -> None:
        """Show this content, and scroll to a new star or else to the cursor."""
        starred = page.starred != self.page.starred and page.starred[0] >= 0
        self.page = page
        self.styles.height = self.line_count
        self.refresh(layout=True)
        self.call_after_refresh(self._bring_into_view, page.starred[0] if starred else page.cursor[0])

    @property
    def line_count(self) -> int:
        """The number of lines that the rows take."""
        rows = self._rows()
        return len(rows) + sum(row.ends_section for _, row in rows)

    def layout_for(self, width: int) -> PadLayout:
        """Return the layout for a width."""
        return PadLayout(self.page, width)

    def _rows(self) -> list[tuple[int, PadRow]]:
        return [(number, row) for number, row in enumerate(self.page.rows) if row.kind is not RowKind.TOTAL]

    def render(self) -> Text:
        """Draw the rows."""
        lines: list[Text] = []
        self._lines = []
        for number, row in self._rows():
            lines.append(self.draw_row(number, row))
            self._lines.append(number)
            if row.ends_section:
                lines.append(self.draw_rule())
                self._lines.append(-1)
        drawn = Text("\n").join(lines)
        drawn.no_wrap = True
        return drawn

    def draw_rule(self) -> Text:
        """Draw a horizontal rule."""
        return Text("─" * self.size.width, self.style("line"))

    def draw_row(self, number: int, row: PadRow) -> Text:
        """Draw one row."""
        page, layout = self.page, self.layout_for(self.size.width)
        on_row = number == page.cursor[0]
        label = (
            row.label
            if cell_len(row.label) < layout.label
            else set_cell_size(row.label, layout.label - 2) + "…"
        )
        look = "mover" if on_row else "counted" if row.kind is RowKind.TOTAL else "printed"
        line = Text(set_cell_size(label, layout.label), self.style(look))
        for column in range(layout.first, layout.first + layout.shown):
            cell = row.cells[column]
            text, ink = _cell_text(row, cell), "line" if cell.state is CellState.EMPTY else str(cell.state)
            if on_row and column == page.cursor[1]:
                text, ink = f"[{cell.text or '·'}]", "cursor"
            if (number, column) == page.starred:
                text = f"{STAR}{text.removeprefix('·')}"
            line.append(" " * max(0, layout.column - len(text)), self.style("printed"))
            line.append(text, self.style(ink))
        return line

    def style(self, name: str) -> Style:
        """Return the style of a component class."""
        return self.get_component_rich_style(f"pad--{name}")

    def _bring_into_view(self, row: int) -> None:
        if row in self._lines and self.is_attached:
            line = self._lines.index(row)
            self.screen.query_one("#rows").scroll_to_region(Region(0, line, 1, 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Post which cell was clicked."""
        if not 0 <= event.y < len(self._lines) or self._lines[event.y] < 0:
            return
        layout = self.layout_for(self.size.width)
        place = (event.x - layout.label) // layout.column
        column = layout.first + place if 0 <= place < layout.shown else self.page.cursor[1]
        self.post_message(self.CellClicked(self._lines[event.y], column))


class PadHead(Widget):
    """The names over the columns, which do not scroll."""

    def __init__(self, pad: Pad) -> None:
        super().__init__()
        self._pad = pad

    def render(self) -> Text:
        """Draw the names and the rule below them."""
        pad, page = self._pad, self._pad.page
        layout = pad.layout_for(pad.size.width)
        before, after = layout.first > 0, layout.first + layout.shown < len(page.names)
        head = Text(set_cell_size("‹" if before else "", layout.label), pad.style("name"))
        cut = [_fit_names(names, layout.column - 2) for names in page.names]
        if len(set(cut)) < len(cut):
            cut = _shorten_apart([" & ".join(names) for names in page.names], layout.column - 2)
        for column in range(layout.first, layout.first + layout.shown):
            moves, name = column == page.mover, cut[column]
            head.append(
                _align_right(f"▸{name}" if moves else name, layout.column),
                pad.style("mover" if moves else "name"),
            )
        head.append(" ›" if after else "", pad.style("name"))
        drawn = Text("\n").join([head, pad.draw_rule()])
        drawn.no_wrap = True
        return drawn


class PadFoot(Widget):
    """The total, which does not scroll."""

    def __init__(self, pad: Pad) -> None:
        super().__init__()
        self._pad = pad

    def render(self) -> Text:
        """Draw the total."""
        totals = [row for row in self._pad.page.rows if row.kind is RowKind.TOTAL]
        return Text("\n").join(self._pad.draw_row(-2, row) for row in totals)


def cursor_rows(rows: Sequence[PadRow]) -> list[int]:
    """Return the numbers of the rows that the cursor can be on."""
    return [number for number, row in enumerate(rows) if row.kind is RowKind.BOX]


def _cell_text(row: PadRow, cell: PadCell) -> str:
    if cell.state in (CellState.OFFERED, CellState.ZERO):
        return f"·{cell.text}"
    return "·" if cell.state is CellState.EMPTY and row.kind is RowKind.BOX else cell.text


def _fit_names(names: tuple[str, ...], room: int) -> str:
    """Return the names over a column, shortened to fit; partners share the room."""
    whole = " & ".join(names)
    if cell_len(whole) <= room:
        return whole
    if len(names) == 1:
        return _shorten(whole, _trailing_number(whole), room)
    each = max(1, (room - len(names) + 1) // len(names))
    return set_cell_size(
        "&".join(set_cell_size(name, min(each, cell_len(name))) for name in names), room
    ).rstrip()


def _shorten_apart(names: Sequence[str], room: int) -> list[str]:
    """Shorten names that differ only at their ends, keeping as much of the ends as tells them apart."""
    for end in range(1, max(2, room - 1)):
        cut = [_shorten(name, name[-max(end, len(_trailing_number(name))) :], room) for name in names]
        if len(set(cut)) == len(cut):
            break
    return cut


def _shorten(name: str, end: str, room: int) -> str:
    """Return a name that fits, with an ellipsis before ``end`` if need be."""
    if cell_len(name) <= room:
        return name
    begin = max(1, room - 1 - cell_len(end))
    return set_cell_size(f"{set_cell_size(name, begin).rstrip()}…{end}", room).rstrip()


def _trailing_number(name: str) -> str:
    """Return the number a name ends with, such as that of a second bot of the same kind, or ``""``."""
    last = name.split()[-1:]
    return last[0] if last and last[0].isdigit() else ""


def _align_right(text: str, width: int) -> str:
    return " " * max(0, width - cell_len(text)) + text
