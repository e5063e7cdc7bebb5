"""``yatzy drill``: positions asked as a quiz, with what the answer costs."""

import json as json_format
import secrets
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, TextIO

from yatzy.cli.kept import open_store
from yatzy.cli.quiz import Question, Quiz
from yatzy.cli.solving import solution
from yatzy.cli.waiting import waiting
from yatzy.l10n.catalogue import Catalogue, catalogue, pick_language
from yatzy.l10n.faults import printable
from yatzy.l10n.rulebook import full_title
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import USUAL, find_sheet

if TYPE_CHECKING:
    from yatzy.coach.review import Review
    from yatzy.game.state import Game
    from yatzy.solver.values import Values

USUAL_COUNT, MOST = 10, 1000
SEEDS = 1_000_000
LONGEST_TOLD = 40


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
    day = _day(date) if today or date is not None else None
    if own + (day is not None) + (seed is not None) > 1:
        raise YatzyError("drill-either")
    if player is not None and not own:
        raise YatzyError("drill-player")
    if answer is not None and not own and day is None and seed is None:
        raise YatzyError("drill-answer")
    most = _how_many(count, only_one=day is not None or answer is not None)
    named = None if own and sheet is None else find_sheet(USUAL if sheet is None else sheet)
    words = catalogue(pick_language(lang, also=named.languages if named else ()))
    questions: Iterable[Question]
    if own or named is None:
        mistakes = _own(words, named, player, sys.stderr if json else sys.stdout)
        questions, most = mistakes[:most], min(most, len(mistakes))
    else:
        questions = islice(_made(words, named, day, seed), most)
    if json:
        _print_json(words, questions, answer)
        return 0
    quiz = Quiz(words, most)
    if answer is None:
        return quiz.ask(questions)
    for question in questions:
        quiz.answer(question, answer)
    return 0


def _how_many(count: int | None, *, only_one: bool) -> int:
    """Return how many questions are asked at most."""
    if only_one and count is not None:
        raise YatzyError("drill-one")
    if count is not None and not 1 <= count <= MOST:
        raise YatzyError("drill-count", got=str(count), most=MOST)
    return 1 if only_one else count or USUAL_COUNT


# Where positions come from


def _made(words: Catalogue, sheet: RuleSheet, day: str | None, seed: int | None) -> Iterator[Question]:
    """Return the position of a day, or positions for practice without end."""
    values, _ = solution(words, sheet)
    from yatzy.coach.drill import made_up, position_of_the_day  # noqa: PLC0415 # slow to load

    if day is not None:
        return iter([Question(sheet, values, position_of_the_day(values, day))])
    positions = made_up(values, secrets.randbelow(SEEDS) if seed is None else seed)
    return (Question(sheet, values, position) for position in positions)


def _day(text: str | None) -> str:
    """Return a day as it is written everywhere; without one, today where the terminal stands."""
    today = datetime.now(UTC).astimezone().date().isoformat()
    if text is None:
        return today
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).date().isoformat()
    except ValueError:
        raise YatzyError("drill-date", got=text[:LONGEST_TOLD], today=today) from None


def _own(words: Catalogue, sheet: RuleSheet | None, player: str | None, told: TextIO) -> list[Question]:
    """Return the positions of costly decisions in the games that are kept, the costliest first."""
    from yatzy.coach.drill import COSTLY, Decided, own_mistakes  # noqa: PLC0415 # slow to load

    games, nothing = _own_games(words, sheet, player)
    solved = {game.setup.sheet.digest: game.setup.sheet for game in games}
    values = {digest: solution(words, one)[0] for digest, one in solved.items()}
    positions = own_mistakes(_reviewed(words, games, values), player=player)
    if not positions:
        print(_told(words, nothing, sheet, player, words.decimal(COSTLY)), file=told)
    sheets = {game.setup.game_id: game.setup.sheet for game in games}
    return [
        Question(sheets[position.source.game], values[position.digest], position)
        for position in positions
        if isinstance(position.source, Decided)
    ]


def _own_games(words: Catalogue, sheet: RuleSheet | None, player: str | None) -> "tuple[list[Game], str]":
    """Return the games to learn from, and which message says why there is nothing to ask, if so it is."""
    games = [game for game in _kept_games(words) if game.turns]
    if not games:
        return [], "drill-no-games"
    games = [game for game in games if sheet is None or game.setup.sheet.id == sheet.id]
    if not games:
        return [], "drill-no-games-by"
    games = [game for game in games if player is None or _plays(game, player)]
    if not games:
        return [], "drill-no-games-of"
    games = [game for game in games if game.over or game.setup.coach]
    return games, "drill-no-mistakes" if games else "drill-no-coach"


def _told(words: Catalogue, message: str, sheet: RuleSheet | None, player: str | None, least: str) -> str:
    """Say why there is nothing to ask."""
    who = "" if player is None else printable(player[:LONGEST_TOLD])
    which = {"one": "yes" if player is not None else "no", "some": "yes" if sheet else "no"}
    return words.say(message, **which, player=who, sheet=full_title(sheet) if sheet else "", least=least)


def _plays(game: "Game", name: str) -> bool:
    """Whether a person of that name plays, in large letters or small."""
    setup = game.setup
    people = (one for seat, one in enumerate(setup.players) if not setup.computer(seat))
    return name.casefold() in map(str.casefold, people)


def _kept_games(words: Catalogue) -> "list[Game]":
    from yatzy.game.engine import replay  # noqa: PLC0415 # slow to load

    games = []
    with open_store() as store, waiting(words.say("solve-preparing"), words.say("records-reading")) as progress:
        kept = store.games()
        for place, one in enumerate(kept):
            progress(place / len(kept))
            try:
                games.append(replay(stamped.event for stamped in store.load(one.game_id)))
            except YatzyError:
                continue  # yatzy games says what is wrong with it
    return games


def _reviewed(
    words: Catalogue, games: "list[Game]", values: "dict[str, Values]"
) -> "list[tuple[Game, Review]]":
    from yatzy.coach.review import review  # noqa: PLC0415 # slow to load

    reviewed = []
    with waiting(words.say("solve-preparing"), words.say("drill-reviewing")) as progress:
        for place, game in enumerate(games):
            progress(place / len(games))
            reviewed.append((game, review(values[game.setup.sheet.digest], game)))
    return reviewed


# For programs


def _print_json(words: Catalogue, questions: Iterable[Question], answer: str | None) -> None:
    """Print each question as a line of JSON, with every choice and, where it is answered, what was chosen."""
    from msgspec import to_builtins  # noqa: PLC0415 # slow to load

    for question in questions:
        card, position = question.position.card, question.position
        chosen = question.read(words, answer) if answer is not None else None
        written = zip(card.tables.keys, card.points, strict=True)
        data = {
            "sheet": question.sheet.id,
            "digest": position.digest,
            "source": to_builtins(position.source),
            "filled": {key: points for key, points in written if points is not None},
            "bonuses": card.bonuses,
            **to_builtins(question.advice),
            "reasons": to_builtins(question.reasons(chosen)),
        }
        if chosen is not None:
            data["answer"] = to_builtins(chosen)
        print(json_format.dumps(data))
