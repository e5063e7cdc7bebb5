"""What our Python answers on the page without a server: the same use cases as a server's workers run.

It runs in a Web Worker, where there is no numpy: the page evaluates positions in its own arithmetic
(``web/offline/numbers/``), and this module gets them as :class:`Numbers`. Requests and answers are JSON.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from typing import Any, Protocol

import msgspec

from yatzy.app.advise import advise_position
from yatzy.app.compare import compare_sheets
from yatzy.app.drill import find_question
from yatzy.app.permission import check_may_advise
from yatzy.app.review import review_decision, review_game
from yatzy.coach.drill import DailySource, GeneratedSource
from yatzy.game.card import Card
from yatzy.game.engine import replay
from yatzy.game.events import Event
from yatzy.game.record_reader import read_checked_record
from yatzy.game.state import Game
from yatzy.l10n.catalogue import DATE_LOCALES, FALLBACK, LANGUAGES, Catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.offline.sheet_file import export_sheet
from yatzy.paper.course_chart import draw_course_chart, expectation_range
from yatzy.paper.figure import NARROW, WIDE
from yatzy.report.comparison import build_comparison
from yatzy.report.decision_view import step_of
from yatzy.report.own_rules import check_own_rules
from yatzy.report.position_view import WantedKeep, WantedPosition, position_of, prospect_of, question_of
from yatzy.report.review_schema import review_answer
from yatzy.report.schemas import advice_answer
from yatzy.report.sheet_schema import WantedSheet
from yatzy.rules.dice import Dice
from yatzy.rules.errors import NotFound, SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.solver.query.advice import Advice, advice_of
from yatzy.solver.query.outlook import Outlook
from yatzy.solver.query.this_turn import make_outlook

# Numbers of the page


class Numbers(Protocol):
    """The arithmetic of the page for one solution. A card is JSON: its points by box, and its bonuses."""

    expected: float
    """The expected total of a game."""
    tie: float
    """Choices whose values are no further apart are equal."""

    def still_to_come(self, card: str) -> float:
        """Return the expected points still to come."""

    def outlook(self, card: str) -> "Sequence[memoryview[float]]":
        """Return the outlook of a card: entries by box and roll, keeps by rolls left, rolls by rolls left."""


class PageValues:
    """Values of positions, as the page's arithmetic gives them."""

    def __init__(self, tables: RuleTables, numbers: Numbers) -> None:
        self.tables = tables
        self._numbers = numbers
        self._last_outlook: dict[Card, Outlook] = {}

    @property
    def expected(self) -> float:
        """Return the expected total of a game."""
        return self._numbers.expected

    def total(self, card: Card) -> float:
        """Return the expected final total of a card."""
        return card.total + self._numbers.still_to_come(_encode_card(card))

    def advise(self, card: Card, dice: Dice, rolls_left: int) -> Advice:
        """Return every choice for these dice, the best first."""
        return advice_of(self.outlook(card), self.tables.dice.read(dice), rolls_left)

    def outlook(self, card: Card) -> Outlook:
        """Return the next turn of a card; the last result is cached."""
        if card not in self._last_outlook:
            (outlook,) = self.outlooks([card])
            self._last_outlook = {card: outlook}
        return self._last_outlook[card]

    def outlooks(self, cards: Sequence[Card]) -> list[Outlook]:
        """Return the outlook of each card."""
        return [self._make_outlook(card) for card in cards]

    def _make_outlook(self, card: Card) -> Outlook:
        entries, *rest = self._numbers.outlook(_encode_card(card))
        keeps = self.tables.rolls - 1
        return make_outlook(card, entries, rest[:keeps], rest[keeps:], tie=self._numbers.tie)


def _encode_card(card: Card) -> str:
    return msgspec.json.encode({"points": card.points, "bonuses": card.bonuses}).decode()


class NumbersMissing(Exception):  # no error: the page fetches them and asks again
    """The page has not loaded the solution of these rules yet."""

    def __init__(self, sheet: RuleSheet) -> None:
        super().__init__(sheet.digest)
        self.sheet = sheet


class Page(Protocol):
    """What the page does for us: its numbers, and texts that the browser formats (``Intl``)."""

    def find_numbers(self, digest: str) -> Numbers | bool | None:
        """Return the numbers of some rules: ``None`` while they are not loaded, ``False`` if there are none."""

    def join(self, language: str, style: str, items: str) -> str:
        """Return a list in words; ``items`` are JSON, ``style`` is "standard" or "or"."""

    def date(self, language: str, day: str) -> str:
        """Return a day, given as ``2026-11-15``."""

    def language_name(self, language: str, named: str) -> str:
        """Return the name of a language."""


class PageSolutions:
    """Solutions that the page has loaded."""

    def __init__(self, page: Page) -> None:
        self._find = page.find_numbers

    def load(self, sheet: RuleSheet) -> PageValues:
        """Return the values of a sheet; raise :class:`NumbersMissing`, or ``SolverError`` if there are none."""
        numbers = self._find(sheet.digest)
        if numbers is None:
            raise NumbersMissing(sheet)
        if isinstance(numbers, bool):
            raise SolverError("solver-not-offline")
        return PageValues(sheet.tables, numbers)


class PageCatalogue(Catalogue):
    """Messages, with lists, dates and names of languages formatted by the browser instead of Babel."""

    def __init__(self, language: str, page: Page) -> None:
        super().__init__(language)
        self._page = page

    def _join(self, items: Iterable[str], style: str) -> str:
        return self._page.join(self.language, style, msgspec.json.encode(list(items)).decode())

    def date(self, day: str) -> str:
        """Format a day given as ``2026-11-15``; return anything else unchanged."""
        try:
            date.fromisoformat(day)
        except ValueError:
            return day
        return self._page.date(DATE_LOCALES.get(self.language, self.language).replace("_", "-"), day)

    def language_name(self, language: str) -> str:
        """Return the name of a language in this language."""
        return self._page.language_name(self.language, language)


# Answers


class Record(msgspec.Struct, frozen=True):
    """A game, as its events."""

    events: list[Event]

    def replay(self) -> Game:
        """Return the game."""
        return replay(self.events)


class WantedStep(Record, frozen=True):
    """A decision of a game."""

    turn: int = 0
    throw: int | None = None


class WantedFigure(Record, frozen=True):
    """The chart of a column."""

    column: int
    round: int = 0
    wide: bool = False


class WantedDrill(msgspec.Struct, frozen=True):
    """A position to practise on."""

    sheet: str
    source: DailySource | GeneratedSource


class Draft(msgspec.Struct, frozen=True):
    """Rules that somebody is writing."""

    rules: dict[str, Any] | str
    base: str | None = None


class WantedComparison(msgspec.Struct, frozen=True):
    """Sheets to compare, and dice."""

    sheets: list[WantedSheet]
    dice: str = ""


class RecordText(msgspec.Struct, frozen=True):
    """A record in the notation, or as JSON Lines."""

    record: str


def advise(request: Record, words: Catalogue, solutions: PageSolutions) -> Any:
    """Return every choice for the dice on the table, and why the best is best."""
    game = request.replay()
    check_may_advise(game)
    sheet = game.setup.sheet
    found = advise_position(solutions.load(sheet), sheet, game.card, game.dice, game.rolls_left)
    return advice_answer(words, sheet, found)


def review(request: Record, words: Catalogue, solutions: PageSolutions) -> Any:
    """Return the review of a game, over its finished turns."""
    game = request.replay()
    return review_answer(review_game(solutions, game), words)


def look_at_step(request: WantedStep, words: Catalogue, solutions: PageSolutions) -> Any:
    """Return one decision of a game."""
    game = request.replay()
    found = review_decision(solutions, game, request.turn, request.throw)
    return step_of(game, found, words)


def draw_figure(request: WantedFigure, words: Catalogue, solutions: PageSolutions) -> Any:
    """Return the chart of a column in a round, on the same scale as the game's other columns."""
    game = request.replay()
    parts = review_game(solutions, game).review.columns
    place = (request.round, request.column)
    part = next((part for part in parts if (part.round, part.column) == place), None)
    if part is None:
        raise NotFound("review-no-column", round=place[0] + 1, column=place[1] + 1)
    width = WIDE if request.wide else NARROW
    return draw_course_chart(words, game, part, width=width, span=expectation_range(parts))


def look_at_position(request: WantedPosition, words: Catalogue, solutions: PageSolutions) -> Any:
    """Return the analysis of a position."""
    sheet = request.validate()
    return position_of(solutions.load(sheet), sheet, request, words)


def look_ahead(request: WantedKeep, _words: Catalogue, solutions: PageSolutions) -> Any:
    """Return how a turn may end after keeping some dice."""
    sheet = request.validate()
    return prospect_of(solutions.load(sheet), sheet, request)


def ask_drill(request: WantedDrill, words: Catalogue, solutions: PageSolutions) -> Any:
    """Return a position to practise on."""
    sheet = bundled_sheet(request.sheet)
    question = find_question(solutions, sheet, request.source)
    return question_of(question, request.source, words)


def check_rules(request: Draft, words: Catalogue, _solutions: PageSolutions) -> Any:
    """Check rules of one's own; with ``file``, what the page needs to play by them."""
    base = None if request.base is None else bundled_sheet(request.base)
    found = check_own_rules(words, request.rules, base)
    answer = msgspec.to_builtins(found)
    if found.sheet is not None:
        answer["file"] = msgspec.to_builtins(export_sheet(parse_sheet(found.sheet)))
    return answer


def compare(request: WantedComparison, words: Catalogue, _solutions: PageSolutions) -> Any:
    """Compare sheets, with what each scores for some dice."""
    found = compare_sheets([one.rule_sheet for one in request.sheets], request.dice)
    return build_comparison(words, found)


def read_record(request: RecordText, _words: Catalogue, _solutions: PageSolutions) -> Any:
    """Return the events of an imported record, checked one by one."""
    return read_checked_record(request.record)


Answer = Callable[[Any, Catalogue, PageSolutions], Any]
ANSWERS: dict[str, tuple[Any, Answer]] = {
    "advice": (Record, advise),
    "review": (Record, review),
    "step": (WantedStep, look_at_step),
    "figure": (WantedFigure, draw_figure),
    "position": (WantedPosition, look_at_position),
    "keep": (WantedKeep, look_ahead),
    "drill": (WantedDrill, ask_drill),
    "rules": (Draft, check_rules),
    "compare": (WantedComparison, compare),
    "record": (RecordText, read_record),
}
"""By name: the type of the request, and what answers it."""


def answer_request(name: str, request: str, language: str, page: Page) -> str:
    """Return the answer to a request: ``result``, ``problem`` with code and sentence, or ``needs``.

    That is the digest and the tables of the rules whose numbers the page has to load before it asks again.
    """
    words = PageCatalogue(language if language in LANGUAGES else FALLBACK, page)
    try:
        kind, answer = ANSWERS[name]
        found = answer(msgspec.json.decode(request, type=kind), words, PageSolutions(page))
        return msgspec.json.encode({"result": found}).decode()
    except NumbersMissing as missing:
        file = export_sheet(missing.sheet)
        return msgspec.json.encode({"needs": {"digest": file.digest, "tables": file.tables}}).decode()
    except YatzyError as error:
        text = error_sentence(words, error, error.sheet, guest=True)
        return msgspec.json.encode({"problem": {"code": error.code, "text": text}}).decode()
