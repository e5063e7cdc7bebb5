"""The rules of the sheet, to look something up in the middle of a game."""

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import Line, Page, rulebook
from yatzy.rules.sheet import RuleSheet
from yatzy.tui.hints import hints


class Reading(ModalScreen[None]):
    """Shows a sheet's rules."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        Binding("escape,q,r,enter,space", "dismiss", show=False),
        Binding("t", "app.light", show=False),
    ]

    def __init__(self, words: Catalogue, sheet: RuleSheet) -> None:
        super().__init__()
        self.words = words
        self._page = rulebook(words, sheet)

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with VerticalScroll(id="reading"):
            yield Static(Group(*_written(self._page)))
        yield Static(hints(self.words, [("↑↓", "scroll"), ("Esc", "close")]), classes="hints", markup=False)


def _written(page: Page) -> list[Text]:
    parts = [Text(page.title, "bold")]
    parts += [_line(line) for line in page.imprint]
    for part in page.parts:
        parts += [Text(), Text(part.heading, "bold underline")]
        for rule in part.boxes:
            dice = " ".join(map(str, rule.example))
            marks = "".join(f" [{mark}]" for mark in rule.marks)
            parts.append(Text.assemble((f"{rule.name}{marks}: ", "bold"), f"{rule.text} {dice}: {rule.points}"))
        parts += [_line(line) for line in part.lines]
    if page.footnotes:
        parts.append(Text())
        parts += [Text(f"[{note.number}] {note.text}") for note in page.footnotes]
    return parts


def _line(line: Line) -> Text:
    return Text(line.text + "".join(f" [{mark}]" for mark in line.marks))
