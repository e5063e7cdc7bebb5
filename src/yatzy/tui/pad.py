"""The pad as widgets: names on top, rows that scroll, the total below."""

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
from yatzy.tui.dice import STAR

NARROWEST_LABEL, WIDEST_LABEL = 13, 24
NARROWEST_COLUMN, READABLE_COLUMN, WIDEST_COLUMN = 6, 11, 14
ARROW = 2
"""The room behind the last column, where an arrow says that there are more."""


@dataclass(frozen=True, slots=True)
class Page:
    """What the pad shows."""

    rows: tuple[Row, ...]
    names: tuple[tuple[str, ...], ...]
    """By column, the names of those who share it."""
    mover: int
    """The column whose turn it is, -1 for none."""
    cursor: tuple[int, int]
    """The row and column the next key is about; a row of -1 for none."""
    starred: tuple[int, int] = (-1, 0)
    """The row and column the coach would write into; a row of -1 for none."""


class Layout:
    """How wide label and columns are in a given width, and which columns are seen.

    Everyone is seen if that can be done at all: names are cut first, then labels. Where it cannot, the column
    the cursor is in is among those that are seen, and their names can be read.
    """

    def __init__(self, page: Page, width: int) -> None:
        columns = len(page.names)
        label = min(WIDEST_LABEL, max((cell_len(row.label) for row in page.rows), default=0) + 1)
        least = max((len(cell.text) for row in page.rows for cell in row.cells), default=0) + 3
        least = max(NARROWEST_COLUMN, least)
        tight = width - columns * least - ARROW
        self.label = label if tight >= label or tight < NARROWEST_LABEL else tight
        self.label_cut = self.label < label
        wanted = max((cell_len(" & ".join(names)) for names in page.names), default=0) + 2
        room = (width - self.label - ARROW) // max(1, columns)
        self.all_fit = room >= least
        self.column = max(least, min(wanted, room if self.all_fit else READABLE_COLUMN, WIDEST_COLUMN))
        self.shown = min(columns, max(1, (width - self.label - ARROW) // self.column))
        at = page.cursor[1] if page.cursor[0] >= 0 else max(0, page.mover)
        self.first = max(0, min(at - self.shown // 2, columns - self.shown))
        self.wanted = label + columns * max(least, min(wanted, WIDEST_COLUMN)) + ARROW
        """The width in which nothing has to be cut."""
        self.needed = min(label, NARROWEST_LABEL) + columns * least + ARROW
        """The width in which everyone is seen."""


class Pad(Widget):
    """The rows of the pad, all but the total."""

    COMPONENT_CLASSES = {  # noqa: RUF012 # Textual's way
        "pad--printed", "pad--line", "pad--name", "pad--mover", "pad--written", "pad--struck", "pad--offered",
        "pad--zero", "pad--barred", "pad--counted", "pad--pace", "pad--cursor",
    }  # fmt: skip

    @dataclass
    class Touched(Message):
        """A cell was clicked."""

        row: int
        column: int

    def __init__(self) -> None:
        super().__init__()
        self.page = Page((), (), -1, (-1, 0))
        self._lines: list[int] = []
        """For each line, its row, or -1."""

    def show(self, page: Page) -> None:
        """Show another state of the pad."""
        starred = page.starred != self.page.starred and page.starred[0] >= 0
        self.page = page
        self.styles.height = self.lines
        self.refresh(layout=True)
        self.call_after_refresh(self._bring_into_view, page.starred[0] if starred else page.cursor[0])

    @property
    def lines(self) -> int:
        """Return how many lines the rows take."""
        rows = self._rows()
        return len(rows) + sum(row.ends_section for _, row in rows)

    def layout_in(self, width: int) -> Layout:
        """Return how the pad would lie in a width."""
        return Layout(self.page, width)

    def _rows(self) -> list[tuple[int, Row]]:
        return [(number, row) for number, row in enumerate(self.page.rows) if row.kind is not Kind.TOTAL]

    def render(self) -> Text:
        """Draw the rows."""
        lines: list[Text] = []
        self._lines = []
        for number, row in self._rows():
            lines.append(self.drawn(number, row))
            self._lines.append(number)
            if row.ends_section:
                lines.append(self.rule())
                self._lines.append(-1)
        drawn = Text("\n").join(lines)
        drawn.no_wrap = True
        return drawn

    def rule(self) -> Text:
        """Draw a line from edge to edge."""
        return Text("─" * self.size.width, self.style("line"))

    def drawn(self, number: int, row: Row) -> Text:
        """Draw one row."""
        page, lies = self.page, self.layout_in(self.size.width)
        on_row = number == page.cursor[0]
        label = (
            row.label if cell_len(row.label) < lies.label else set_cell_size(row.label, lies.label - 2) + "…"
        )
        look = "mover" if on_row else "counted" if row.kind is Kind.TOTAL else "printed"
        line = Text(set_cell_size(label, lies.label), self.style(look))
        for column in range(lies.first, lies.first + lies.shown):
            cell = row.cells[column]
            text, ink = _shown(row, cell), "line" if cell.ink is Ink.EMPTY else str(cell.ink)
            if on_row and column == page.cursor[1]:
                text, ink = f"[{cell.text or '·'}]", "cursor"
            if (number, column) == page.starred:
                text = f"{STAR}{text.removeprefix('·')}"
            line.append(" " * max(0, lies.column - len(text)), self.style("printed"))
            line.append(text, self.style(ink))
        return line

    def style(self, name: str) -> Style:
        """Return the look of a part."""
        return self.get_component_rich_style(f"pad--{name}")

    def _bring_into_view(self, row: int) -> None:
        if row in self._lines and self.is_attached:
            line = self._lines.index(row)
            self.screen.query_one("#rows").scroll_to_region(Region(0, line, 1, 1), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Tell which cell was clicked."""
        if not 0 <= event.y < len(self._lines) or self._lines[event.y] < 0:
            return
        lies = self.layout_in(self.size.width)
        place = (event.x - lies.label) // lies.column
        column = lies.first + place if 0 <= place < lies.shown else self.page.cursor[1]
        self.post_message(self.Touched(self._lines[event.y], column))


class PadHead(Widget):
    """The names over the columns: they stay while the rows scroll."""

    def __init__(self, pad: Pad) -> None:
        super().__init__()
        self._pad = pad

    def render(self) -> Text:
        """Draw the names, and the line below them."""
        pad, page = self._pad, self._pad.page
        lies = pad.layout_in(pad.size.width)
        before, after = lies.first > 0, lies.first + lies.shown < len(page.names)
        head = Text(set_cell_size("‹" if before else "", lies.label), pad.style("name"))
        cut = [_cut(names, lies.column - 2) for names in page.names]
        if len(set(cut)) < len(cut):
            cut = _cut_inside([" & ".join(names) for names in page.names], lies.column - 2)
        for column in range(lies.first, lies.first + lies.shown):
            moves, name = column == page.mover, cut[column]
            head.append(
                _right(f"▸{name}" if moves else name, lies.column), pad.style("mover" if moves else "name")
            )
        head.append(" ›" if after else "", pad.style("name"))
        drawn = Text("\n").join([head, pad.rule()])
        drawn.no_wrap = True
        return drawn


class PadFoot(Widget):
    """The total: it stays while the rows scroll."""

    def __init__(self, pad: Pad) -> None:
        super().__init__()
        self._pad = pad

    def render(self) -> Text:
        """Draw the total."""
        totals = [row for row in self._pad.page.rows if row.kind is Kind.TOTAL]
        return Text("\n").join(self._pad.drawn(-2, row) for row in totals)


def cursor_rows(rows: Sequence[Row]) -> list[int]:
    """Return the rows a cursor can stand on."""
    return [number for number, row in enumerate(rows) if row.kind is Kind.BOX]


def _shown(row: Row, cell: Cell) -> str:
    if cell.ink in (Ink.OFFERED, Ink.ZERO):
        return f"·{cell.text}"
    return "·" if cell.ink is Ink.EMPTY and row.kind is Kind.BOX else cell.text


def _cut(names: tuple[str, ...], room: int) -> str:
    """Write the names over a column; partners share the room."""
    whole = " & ".join(names)
    if cell_len(whole) <= room:
        return whole
    if len(names) == 1:
        return _cut_before(whole, _number(whole), room)
    each = max(1, (room - len(names) + 1) // len(names))
    return set_cell_size(
        "&".join(set_cell_size(name, min(each, cell_len(name))) for name in names), room
    ).rstrip()


def _cut_inside(names: Sequence[str], room: int) -> list[str]:
    """Write names that differ only at their ends, with as little of the ends as tells them apart."""
    for end in range(1, max(2, room - 1)):
        cut = [_cut_before(name, name[-max(end, len(_number(name))) :], room) for name in names]
        if len(set(cut)) == len(cut):
            break
    return cut


def _cut_before(name: str, end: str, room: int) -> str:
    """Write a name with something left out before its end, if it does not fit."""
    if cell_len(name) <= room:
        return name
    begin = max(1, room - 1 - cell_len(end))
    return set_cell_size(f"{set_cell_size(name, begin).rstrip()}…{end}", room).rstrip()


def _number(name: str) -> str:
    """Return the number a name ends with, such as that of a second computer of the same kind."""
    last = name.split()[-1:]
    return last[0] if last and last[0].isdigit() else ""


def _right(text: str, width: int) -> str:
    return " " * max(0, width - cell_len(text)) + text
