"""Pages to look something up in the middle of a game: the rules of the sheet, and the keys."""

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from yatzy.game.setup import DiceFrom
from yatzy.game.state import Game
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.rulebook import Line, rulebook
from yatzy.rules.sheet import RuleSheet
from yatzy.tui.hints import hints
from yatzy.tui.keys import bound

KEY_COLUMN = 10


class Reading(ModalScreen[None]):
    """A page that scrolls."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        bound("escape,q,r,enter,space,question_mark,f1", "dismiss"),
        bound("t", "app.light"),
    ]

    def __init__(self, words: Catalogue, page: Iterable[Text]) -> None:
        super().__init__()
        self._words = words
        self._page = list(page)

    def compose(self) -> ComposeResult:
        """Lay the page out."""
        with VerticalScroll(id="reading"):
            yield Static(Group(*self._page))
        yield Static(hints(self._words, [("↑↓", "scroll"), ("Esc", "close")]), classes="hints", markup=False)


class RulesScreen(Reading):
    """The rules of a sheet."""

    def __init__(self, words: Catalogue, sheet: RuleSheet) -> None:
        super().__init__(words, _rules(words, sheet))


class KeysScreen(Reading):
    """All keys at this table."""

    def __init__(self, words: Catalogue, game: Game) -> None:
        super().__init__(words, _keys(words, game))


def _rules(words: Catalogue, sheet: RuleSheet) -> Iterable[Text]:
    page = rulebook(words, sheet)
    yield Text(page.title, "bold")
    yield from map(_line, page.imprint)
    for part in page.parts:
        yield Text()
        yield Text(part.heading, "bold underline")
        for rule in part.boxes:
            dice = " ".join(map(str, rule.example))
            name = f"{rule.name}{_marks(rule.marks)}: "
            yield Text.assemble((name, "bold"), f"{rule.text} {dice}: {rule.points}")
        yield from map(_line, part.lines)
    if page.footnotes:
        yield Text()
        yield from (Text(f"[{note.number}] {note.text}") for note in page.footnotes)


def _keys(words: Catalogue, game: Game) -> Iterable[Text]:
    dice = game.setup.sheet.rules.dice
    playing, asked = [("Space", "roll"), (f"1–{dice}", "keep")], "coach"
    if game.setup.dice is DiceFrom.REAL:
        playing, asked = [("0–9", "type"), ("C", "correct")], "coach-pad"
    coach = [("H", asked), ("M", "remarks"), ("W", "chances")] if game.setup.coach else []
    keys = [
        *playing, ("↑ ↓ ← →", "walk"), ("⏎", "write"), ("Z", "back"), *coach, ("E", "result"),
        ("PgUp PgDn", "rounds"), ("R", "rules"), ("N", "new"), ("A", "again"), ("T", "light"), ("Q", "quit"),
    ]  # fmt: skip
    yield Text(words.say("keys-title"), "bold")
    yield Text()
    for key, what in keys:
        yield Text.assemble((f"{key:<{KEY_COLUMN}}", "bold"), words.say(f"keys-{what}"))
    if coach:
        yield Text()
        yield Text(words.say("coach-assumes"))


def _line(line: Line) -> Text:
    return Text(line.text + _marks(line.marks))


def _marks(numbers: Iterable[int]) -> str:
    return "".join(f" [{number}]" for number in numbers)
