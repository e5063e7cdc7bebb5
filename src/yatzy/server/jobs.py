"""What worker processes are asked: plain functions from the record of a game, or a sheet, to an answer.

A record is what the log has: the data of each event, in the present version. ``here`` says whether this process
may take the time to solve a sheet; one that may not says what is :class:`~yatzy.server.worker.Lacking`, and
another sees to it.
"""

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from yatzy.bots.contest import contest
from yatzy.bots.players import LEAST_GAMES, WINNER, check_contest
from yatzy.bots.styled import RISKS
from yatzy.bots.winner import POSTPONED
from yatzy.coach.advise import advise as advise_on
from yatzy.coach.explain import explain
from yatzy.coach.review import review as look_at
from yatzy.coach.winning import (
    WinAdvice,
    WinChances,
    about_to_win,
    advise_to_win,
    to_win,
    win_chances,
)
from yatzy.game.card import Card
from yatzy.game.engine import replay
from yatzy.game.events import Event
from yatzy.game.moves import Move
from yatzy.game.state import Game
from yatzy.l10n.answers import (
    AdviceAnswer,
    ContestAnswer,
    ReviewAnswer,
    SolutionAnswer,
    advice_answer,
    contest_answer,
    review_answer,
)
from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue
from yatzy.rules.errors import MoveError, RecordError, SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.tables import RuleTables
from yatzy.server.capacity import MOST_GAMES, MOST_WINNERS_GAMES, check_size
from yatzy.server.solutions import Solutions
from yatzy.server.worker import Lacking
from yatzy.solver.files import SHIPPED, VALUES, cache_folder, cached_file, write
from yatzy.solver.outlook import Floats
from yatzy.solver.race import MOST_OPEN
from yatzy.solver.solve import solve as solution_of
from yatzy.solver.solve import stored
from yatzy.solver.space import size_of
from yatzy.solver.spread import KIND, Spread, spread, stored_spread
from yatzy.solver.values import Values

Record = tuple[str, ...]
SheetData = dict[str, Any]


# At a table


def choose(record: Record, computer: str, seed: str, *, here: bool = True) -> tuple[Move, ...]:
    """Return what a computer player does in the turn that is being played, until dice are needed."""
    game = _game(record)
    values = _values(game.setup.sheet, here=here)
    if computer in RISKS and not here and stored_spread(values) is None:
        raise Lacking(vary.__name__, game.setup.sheet.as_data())
    return _solutions.player(computer, values).choose(game, random.Random(seed))  # noqa: S311 # no dice


def advise(
    record: Record, language: str, against: tuple[int, ...] | None = None, *, here: bool = True
) -> AdviceAnswer:
    """Return every choice for the dice on the table, the best first, and why; against others, what wins.

    Others are those at the table, or whoever has made the totals ``against``. Early in a game chances are
    estimated, and left out where the variances that takes are not there yet.
    """
    game = _game(record)
    _check_asked(game)
    sheet, values = game.setup.sheet, _values(game.setup.sheet, here=here)
    advice = advise_on(values, game.card, game.dice, game.rolls_left)
    reasons = explain(values.outlook(game.card), advice)
    race: WinAdvice | float | None = None
    chances: WinChances | None = None
    estimated = True
    if against is not None or len(game.setup.columns) > 1:
        estimated = here or stored_spread(values) is not None
        race = _race(values, game, against, estimated=estimated)
        chances = _chances(values, game, estimated=estimated)
    return advice_answer(
        sheet,
        advice,
        reasons,
        race,
        words=_words(language, sheet),
        note=against is not None or (isinstance(race, WinAdvice) and race.differs),
        chances=chances,
        chances_later=not estimated and _is_early(game),
    )


def review(record: Record, language: str, *, here: bool = True) -> ReviewAnswer:
    """Return a game looked at again, as far as its turns are over."""
    game = _game(record)
    if not game.over and not game.setup.coach:
        raise RecordError("record-no-coach")
    values = _values(game.setup.sheet, here=here)
    return review_answer(values, game, look_at(values, game), _words(language, game.setup.sheet))


def _check_asked(game: Game) -> None:
    """Refuse to advise where nothing is to be decided, or the table plays without a coach."""
    if game.over:
        raise MoveError("move-game-over")
    if not game.setup.coach:
        raise RecordError("record-no-coach")
    if not game.dice:
        raise MoveError("move-before-roll")


def _race(
    values: Values, game: Game, against: tuple[int, ...] | None, *, estimated: bool
) -> WinAdvice | float | None:
    """Return what wins; while it is early for that, about how often totals that are known are beaten."""
    position = (values, game.card, game.dice, game.rolls_left, against or ())
    try:
        return advise_to_win(values, game) if against is None else to_win(*position)
    except SolverError as error:
        if error.code not in POSTPONED:
            raise
        return about_to_win(*position) if estimated and against is not None else None


def _chances(values: Values, game: Game, *, estimated: bool) -> WinChances | None:
    """Return how likely each column wins; nothing for one alone, or where that cannot be had now."""
    if len(game.setup.columns) == 1 or (_is_early(game) and not estimated):
        return None
    try:
        return win_chances(values, game)
    except SolverError as error:
        if error.code not in POSTPONED:
            raise
        return None


def _is_early(game: Game) -> bool:
    """Whether chances can only be estimated."""
    return any(card.open_boxes.bit_count() > MOST_OPEN for card in game.cards[-1])


# By a sheet


def solve(sheet: SheetData, keep: bool = True, *, here: bool = True) -> SolutionAnswer:  # noqa: FBT001, FBT002 # as it travels
    """Solve a sheet, and keep the solution where every process finds it, unless it is asked for once."""
    rule_sheet = parse_sheet(sheet)
    values = _values(rule_sheet, here=here, keep=keep)
    if keep:
        _keep(values.tables, values.array)
    return _told(rule_sheet, values, stored_spread(values))


def vary(sheet: SheetData, *, here: bool = True) -> SolutionAnswer:
    """Find the variances that belong to a sheet's solution, and keep them beside it."""
    rule_sheet = parse_sheet(sheet)
    values = _values(rule_sheet, here=here)
    variances = spread(values)
    _keep(values.tables, variances.array, KIND, of=values.array)
    return _told(rule_sheet, values, variances)


def _keep(tables: RuleTables, array: Floats, kind: str = VALUES, of: Floats | None = None) -> None:
    """Put on disk again what this process remembers, where somebody has removed it."""
    if not known(tables.digest, kind):
        with suppress(OSError):
            write(cached_file(tables, kind), tables, array, kind, of)


def _told(sheet: RuleSheet, values: Values, variances: Spread | None) -> SolutionAnswer:
    deviation = None if variances is None else variances.variance(Card.empty(values.tables)) ** 0.5
    return SolutionAnswer(sheet.id, sheet.digest, values.expected, values.space.states, deviation)


def simulate(
    sheet: SheetData,
    computers: tuple[str, ...],
    games: int,
    seed: int,
    keep: bool = True,  # noqa: FBT001, FBT002 # as above
    *,
    here: bool = True,
) -> ContestAnswer:
    """Let computer players play against each other, and count how that comes out."""
    check_contest(computers, games)
    most = MOST_WINNERS_GAMES if WINNER in computers else MOST_GAMES
    if games > most:
        raise YatzyError("contest-games", got=str(games), least=LEAST_GAMES, most=most)
    rule_sheet = parse_sheet(sheet)
    values = _values(rule_sheet, here=here, keep=keep)
    if RISKS.keys() & set(computers):
        spread(values, keep=keep)
    return contest_answer(rule_sheet, contest(rule_sheet, values, computers, games, seed=seed), seed)


def known(digest: str, kind: str = VALUES) -> bool:
    """Whether there is a solution on disk for rules of this digest, or what else is kept beside one."""
    return any((folder / f"{digest}.{kind}").is_file() for folder in (SHIPPED, cache_folder()))


# What is shared


JOBS: Mapping[str, Callable[..., Any]] = {
    job.__name__: job for job in (choose, advise, review, solve, vary, simulate)
}

_event = msgspec.json.Decoder(Event)


def _game(record: Record) -> Game:
    return replay(map(_event.decode, record))


def _words(language: str, sheet: RuleSheet) -> Catalogue:
    """Return the catalogue of a language, or of English where nobody here speaks that one."""
    return catalogue(language if language in LANGUAGES or language in sheet.languages else FALLBACK)


_solutions = Solutions()


def _values(sheet: RuleSheet, *, here: bool, keep: bool = True) -> Values:
    """Return a sheet's solution, which is looked for on disk before anything is solved."""
    tables = sheet.tables
    values = _solutions.find(tables)
    if values is not None:
        return values
    values = stored(sheet)
    if values is None:
        check_size(tables)
        if not here:
            raise Lacking(solve.__name__, sheet.as_data())
        _solutions.make_room(size_of(tables).bytes)
        values = solution_of(sheet, keep=keep)
    _solutions.remember(values)
    return values
