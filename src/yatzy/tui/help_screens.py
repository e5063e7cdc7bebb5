"""Pages shown over a game: the rules of the sheet; the box at the cursor, signs and keys."""

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
from yatzy.report.rulebook import BoxRule, RuleLine, build_rule_page
from yatzy.report.scorepad import BARRED, STRUCK, format_pace
from yatzy.rules.sheet import RuleSheet
from yatzy.tui.key_bindings import bind_keys
from yatzy.tui.key_hints import format_hints

KEY_COLUMN = 10


class PageScreen(ModalScreen[None]):
    """A page that scrolls."""

    BINDINGS = [  # noqa: RUF012 # Textual's way
        bind_keys("escape,q,r,enter,space,question_mark,f1", "dismiss"),
        bind_keys("t", "app.light"),
    ]

    def __init__(self, words: Catalogue, page: Iterable[Text]) -> None:
        super().__init__()
        self._words = words
        self._page = list(page)

    def compose(self) -> ComposeResult:
        """Compose the page and its key hints."""
        with VerticalScroll(id="reading"):
            yield Static(Group(*self._page))
        yield Static(
            format_hints(self._words, [("↑↓", "scroll"), ("Esc", "close")]), classes="hints", markup=False
        )


class RulesScreen(PageScreen):
    """The rules of a sheet."""

    def __init__(self, words: Catalogue, sheet: RuleSheet) -> None:
        super().__init__(words, _rules_page(words, sheet))


class KeysScreen(PageScreen):
    """The box at the cursor explained, the signs on the scorecard, and all keys at this table."""

    def __init__(self, words: Catalogue, game: Game, key: str) -> None:
        sheet = game.setup.sheet
        page = [*_box_page(words, sheet, key), *_signs_page(words, sheet), *_keys_page(words, game)]
        super().__init__(words, page)


def _rules_page(words: Catalogue, sheet: RuleSheet) -> Iterable[Text]:
    page = build_rule_page(words, sheet)
    yield Text(page.title, "bold")
    yield from map(_line_text, page.imprint)
    for part in page.parts:
        yield Text()
        yield Text(part.heading, "bold underline")
        for rule in part.boxes:
            name = f"{rule.name}{_footnote_marks(rule.marks)}: "
            yield Text.assemble((name, "bold"), _rule_text(rule))
        yield from map(_line_text, part.lines)
    if page.footnotes:
        yield Text()
        yield from (Text(f"[{note.number}] {note.text}") for note in page.footnotes)


def _box_page(words: Catalogue, sheet: RuleSheet, key: str) -> Iterable[Text]:
    page = build_rule_page(words, sheet)
    rule = next(box for part in page.parts for box in part.boxes if box.key == key)
    yield Text(rule.name, "bold")
    yield Text(_rule_text(rule))
    yield from (Text(note.text) for note in page.footnotes if note.number in rule.marks)
    yield Text()


def _signs_page(words: Catalogue, sheet: RuleSheet) -> Iterable[Text]:
    yield Text(words.say("signs-title"), "bold")
    yield _sign_line("·9", words.say("signs-offer"))
    yield _sign_line(BARRED, words.say("signs-barred"))
    yield _sign_line(STRUCK, words.say("signs-struck"))
    if sheet.rules.upper_bonus:
        for pace, where in [(0, "on"), (3, "ahead"), (-3, "behind")]:
            yield _sign_line(format_pace(pace), words.say("why-pace", where=where, pace=abs(pace)))
    yield Text()


def _keys_page(words: Catalogue, game: Game) -> Iterable[Text]:
    dice = game.setup.sheet.rules.dice
    playing, coach_keys = [("Space", "roll"), (f"1–{dice}", "keep")], "coach"
    if game.setup.dice is DiceFrom.REAL:
        playing, coach_keys = [("0–9", "type"), ("C", "correct")], "coach-pad"
    coach = [("H", coach_keys), ("M", "remarks"), ("W", "chances")] if game.setup.coach else []
    keys = [
        *playing, ("↑ ↓ ← →", "walk"), ("⏎", "write"), ("Z", "back"), *coach, ("E", "result"),
        ("PgUp PgDn", "rounds"), ("R", "rules"), ("N", "new"), ("A", "again"), ("T", "light"), ("Q", "quit"),
    ]  # fmt: skip
    yield Text(words.say("keys-title"), "bold")
    yield Text()
    for key, what in keys:
        yield _sign_line(key, words.say(f"keys-{what}"))
    yield Text()
    yield Text(words.say("keys-mouse"))
    if coach:
        yield Text()
        yield Text(words.say("coach-assumes"))


def _sign_line(sign: str, meaning: str) -> Text:
    return Text.assemble((f"{sign:<{KEY_COLUMN}}", "bold"), meaning)


def _rule_text(rule: BoxRule) -> str:
    return f"{rule.text} {' '.join(map(str, rule.example))}: {rule.points}"


def _line_text(line: RuleLine) -> Text:
    return Text(line.text + _footnote_marks(line.marks))


def _footnote_marks(numbers: Iterable[int]) -> str:
    return "".join(f" [{number}]" for number in numbers)
