"""``yatzy drill``: positions as a quiz, with what each answer costs."""

import secrets
import sys
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, TextIO

from yatzy.cli.support.json_output import print_json
from yatzy.cli.support.progress import show_progress
from yatzy.cli.support.solution import ConsoleSolutions
from yatzy.cli.support.user_store import open_store
from yatzy.cli.views.quiz import Quiz, parse_answer
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.errors import replace_unprintable
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet, full_title
from yatzy.rules.sheet_files import DEFAULT_SHEET, find_sheet

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from yatzy.app.drill import Question
    from yatzy.game.state import Game

USUAL_COUNT, MAX_COUNT = 10, 1000
SEED_RANGE = 1_000_000
MAX_QUOTED = 40


def drill(
    sheet: str | None = None,
    /,
    *,
    own: bool = False,
    player: str | None = None,
    today: bool = False,
    date: str | None = None,
    count: int | None = None,
    seed: int | None = None,
    answer: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    day = _parse_day(date) if today or date is not None else None
    if own + (day is not None) + (seed is not None) > 1:
        raise YatzyError("drill-either")
    if player is not None and not own:
        raise YatzyError("drill-player")
    if answer is not None and not own and day is None and seed is None:
        raise YatzyError("drill-answer")
    most = _question_count(count, only_one=day is not None or answer is not None)
    named = None if own and sheet is None else find_sheet(DEFAULT_SHEET if sheet is None else sheet)
    words = catalogue(pick_language(lang, extra_languages=named.languages if named else ()))
    questions: Iterable[Question]
    if own or named is None:
        mistakes = _questions_from_mistakes(words, named, player, sys.stderr if json else sys.stdout)
        questions, most = mistakes[:most], min(most, len(mistakes))
    else:
        questions = islice(_generate_questions(words, named, day, seed), most)
    if json:
        _print_json(words, questions, answer)
        return 0
    quiz = Quiz(words, most)
    if answer is None:
        return quiz.ask(questions)
    for question in questions:
        quiz.answer_one(question, answer)
    return 0


def _question_count(count: int | None, *, only_one: bool) -> int:
    """Return how many questions to ask at most; raise ``YatzyError`` for a bad count."""
    if only_one and count is not None:
        raise YatzyError("drill-one")
    if count is not None and not 1 <= count <= MAX_COUNT:
        raise YatzyError("drill-count", got=str(count), most=MAX_COUNT)
    return 1 if only_one else count or USUAL_COUNT


# Sources of positions


def _generate_questions(
    words: Catalogue, sheet: RuleSheet, day: str | None, seed: int | None
) -> "Iterator[Question]":
    """Return the position of a day, or an endless sequence of positions for practice."""
    from yatzy.app.drill import find_question, generate_questions  # noqa: PLC0415 # slow to load
    from yatzy.coach.drill import DailySource  # noqa: PLC0415 # as above

    solutions = ConsoleSolutions(words)
    if day is not None:
        return iter([find_question(solutions, sheet, DailySource(day))])
    return generate_questions(solutions, sheet, secrets.randbelow(SEED_RANGE) if seed is None else seed)


def _parse_day(text: str | None) -> str:
    """Return a day in ISO format; without text, today in the local time zone."""
    today = datetime.now(UTC).astimezone().date()
    if text is None:
        return today.isoformat()
    from yatzy.app.drill import parse_day  # noqa: PLC0415 # slow to load

    return parse_day(text, today)


def _questions_from_mistakes(
    words: Catalogue, sheet: RuleSheet | None, player: str | None, messages_to: TextIO
) -> "list[Question]":
    """Return the positions of mistakes in stored games, the costliest first."""
    from yatzy.app.drill import questions_from_games, select_own_games  # noqa: PLC0415 # slow to load
    from yatzy.coach.drill import MIN_MISTAKE_COST  # noqa: PLC0415 # as above

    own, solutions = select_own_games(_load_games(words), sheet, player), ConsoleSolutions(words)
    for game in own.games:
        solutions.load(game.setup.sheet)  # with progress bars of their own
    with show_progress(words, "solve-preparing", "drill-reviewing") as progress:
        questions = questions_from_games(solutions, own.games, player, progress)
    if not questions:
        least = words.decimal(MIN_MISTAKE_COST)
        print(_explain_no_questions(words, f"drill-{own.nothing}", sheet, player, least), file=messages_to)
    return questions


def _explain_no_questions(
    words: Catalogue, message: str, sheet: RuleSheet | None, player: str | None, least: str
) -> str:
    """Return why there is nothing to ask."""
    who = "" if player is None else replace_unprintable(player[:MAX_QUOTED])
    which = {"one": "yes" if player is not None else "no", "some": "yes" if sheet else "no"}
    return words.say(message, **which, player=who, sheet=full_title(sheet) if sheet else "", least=least)


def _load_games(words: Catalogue) -> "list[Game]":
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load

    games = []
    with (
        open_store() as store,
        show_progress(words, "solve-preparing", "records-reading") as progress,
    ):
        kept = store.list_games()
        for place, one in enumerate(kept):
            progress(place / len(kept))
            try:
                games.append(replay(stamped.event for stamped in store.load_events(one.game_id)))
            except YatzyError:
                continue  # `yatzy games` shows what is wrong with it
    return games


def _print_json(words: Catalogue, questions: "Iterable[Question]", answer: str | None) -> None:
    """Print each question as a line of JSON, with all choices and the choice that ``answer`` means."""
    for question in questions:
        chosen = parse_answer(words, question, answer) if answer is not None else None
        print_json(question.result(chosen))
