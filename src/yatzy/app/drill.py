"""Positions to practise on: of a day, of a seed, or from one's own mistakes; and what an answer was worth."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from functools import cached_property

from msgspec import Struct

from yatzy.app.advise import AdviceResult, advise_position
from yatzy.app.explore import filled_boxes
from yatzy.app.permission import may_review
from yatzy.app.solutions import ValuesSource
from yatzy.coach.drill import (
    DailySource,
    GameSource,
    GeneratedSource,
    Position,
    Source,
    generate_positions,
    position_of_the_day,
    positions_from_mistakes,
    practice_position,
)
from yatzy.coach.explain import Reason
from yatzy.coach.review import Review, review
from yatzy.coach.typed_choice import parse_choice
from yatzy.game.state import Game
from yatzy.rules.dice import Dice
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.advice import Choice
from yatzy.solver.query.position_values import PositionValues

MAX_QUOTED = 40
"""Characters of bad input quoted in an error."""


class QuestionResult(Struct, frozen=True, omit_defaults=True):
    """A question with all choices, the best first, and why it is best; and the choice that was the answer."""

    sheet: str
    digest: str
    source: Source
    filled: dict[str, int]
    bonuses: int
    dice: Dice
    rolls_left: int
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    answer: Choice | None = None


@dataclass(frozen=True)
class Question:
    """A position on a solved sheet."""

    sheet: RuleSheet
    values: PositionValues
    position: Position

    @cached_property
    def advice(self) -> AdviceResult:
        """All choices, the best first."""
        return self.judge(None)

    def parse_answer(self, text: str, names: Mapping[str, str], keep_word: str) -> Choice:
        """Return the choice that an answer means; raise ``YatzyError`` if it means none."""
        return parse_choice(text, self.position.card, self.advice.advice, names, keep_word)

    def judge(self, chosen: Choice | None) -> AdviceResult:
        """Return all choices; the reasons compare the best with the answer."""
        card, dice, rolls_left = self.position.card, self.position.dice, self.position.rolls_left
        return advise_position(self.values, self.sheet, card, dice, rolls_left, chosen=chosen)

    def result(self, chosen: Choice | None = None) -> QuestionResult:
        """Return the question with its answer, as JSON."""
        card, judged = self.position.card, self.judge(chosen)
        return QuestionResult(
            sheet=self.sheet.id,
            digest=self.position.digest,
            source=self.position.source,
            filled=filled_boxes(card),
            bonuses=card.bonuses,
            dice=judged.dice,
            rolls_left=judged.rolls_left,
            choices=judged.choices,
            reasons=judged.reasons,
            answer=chosen,
        )


def parse_day(text: str, today: date) -> str:
    """Return a day in ISO format; raise ``YatzyError`` if the text is none."""
    try:
        return datetime.strptime(text, "%Y-%m-%d").date().isoformat()  # noqa: DTZ007 # a day, wherever it is one
    except ValueError:
        raise YatzyError("drill-date", got=text[:MAX_QUOTED], today=today.isoformat()) from None


def find_question(solutions: ValuesSource, sheet: RuleSheet, source: DailySource | GeneratedSource) -> Question:
    """Return the question of a day, or one of a seed."""
    values = solutions.load(sheet)
    if isinstance(source, DailySource):
        return Question(sheet, values, position_of_the_day(values, source.date))
    return Question(sheet, values, practice_position(values, source.seed, source.number))


def generate_questions(solutions: ValuesSource, sheet: RuleSheet, seed: int) -> Iterator[Question]:
    """Return an endless iterator of questions, the same for the same seed."""
    values = solutions.load(sheet)
    return (Question(sheet, values, position) for position in generate_positions(values, seed))


# One's own mistakes


class NoQuestions(StrEnum):
    """Why there is nothing to ask from somebody's games."""

    NO_GAMES = "no-games"
    NO_GAMES_BY_SHEET = "no-games-by"
    NO_GAMES_OF_PLAYER = "no-games-of"
    NO_COACH = "no-coach"
    """All are still in play at tables without a coach."""
    NO_MISTAKES = "no-mistakes"


@dataclass(frozen=True, slots=True)
class OwnGames:
    """Games to learn from, and why there would be nothing to ask from them."""

    games: tuple[Game, ...]
    nothing: NoQuestions


def select_own_games(games: Iterable[Game], sheet: RuleSheet | None, player: str | None) -> OwnGames:
    """Return the games with turns that may be reviewed: by a sheet, and of a person by name, if given."""
    filters: Sequence[tuple[NoQuestions, Callable[[Game], bool]]] = (
        (NoQuestions.NO_GAMES, lambda game: bool(game.turns)),
        (NoQuestions.NO_GAMES_BY_SHEET, lambda game: sheet is None or game.setup.sheet.id == sheet.id),
        (NoQuestions.NO_GAMES_OF_PLAYER, lambda game: player is None or _has_player(game, player)),
        (NoQuestions.NO_COACH, may_review),
    )
    for nothing, holds in filters:
        games = tuple(filter(holds, games))
        if not games:
            return OwnGames((), nothing)
    return OwnGames(tuple(games), NoQuestions.NO_MISTAKES)


def questions_from_games(
    solutions: ValuesSource,
    games: Sequence[Game],
    player: str | None = None,
    progress: Callable[[float], None] = lambda _: None,
) -> list[Question]:
    """Return the positions of mistakes in selected games, the costliest first."""
    reviewed: list[tuple[Game, Review]] = []
    values: dict[str, PositionValues] = {}
    for place, game in enumerate(games):
        sheet = game.setup.sheet
        if sheet.digest not in values:
            values[sheet.digest] = solutions.load(sheet)
        progress(place / len(games))
        reviewed.append((game, review(values[sheet.digest], game)))
    sheets = {game.setup.game_id: game.setup.sheet for game in games}
    return [
        Question(sheets[position.source.game], values[position.digest], position)
        for position in positions_from_mistakes(reviewed, player=player)
        if isinstance(position.source, GameSource)
    ]


def _has_player(game: Game, name: str) -> bool:
    """Whether a person of that name plays, in any case."""
    setup = game.setup
    people = (one for seat, one in enumerate(setup.players) if not setup.computer_at(seat))
    return name.casefold() in map(str.casefold, people)
