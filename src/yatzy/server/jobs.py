"""What worker processes are asked: plain functions from the record of a game, or a sheet, to an answer.

A record is what the log has: the data of each event, in the present version. ``here`` says whether this process
may take the time to solve a sheet; one that may not says what is :class:`~yatzy.server.worker.Lacking`, and
another sees to it.
"""

import random
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from yatzy.bots.contest import contest
from yatzy.bots.players import LEAST_GAMES, WINNER, check_contest
from yatzy.bots.styled import RISKS
from yatzy.bots.winner import POSTPONED
from yatzy.coach.drill import Day, MadeUp
from yatzy.coach.explain import explain
from yatzy.coach.review import ColumnReview
from yatzy.coach.review import review as look_at
from yatzy.coach.summary import GameSummary, summary
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
from yatzy.game.reading import Judged, judged
from yatzy.game.record import Stamped
from yatzy.game.records import followed
from yatzy.game.state import Game
from yatzy.l10n.answers import (
    AdviceAnswer,
    ContestAnswer,
    OddsAnswer,
    SolutionAnswer,
    advice_answer,
    contest_answer,
    odds_answer,
)
from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue
from yatzy.l10n.comparison import Comparison, comparison
from yatzy.l10n.own_rules import Checked, checked
from yatzy.l10n.review_answer import ReviewAnswer, review_answer
from yatzy.paper.course import course, span_of
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.rules.errors import MoveError, RecordError, SolverError, YatzyError
from yatzy.rules.parse import parse_sheet
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import shelf_sheet
from yatzy.rules.tables import RuleTables
from yatzy.server.capacity import LARGEST_ODDS, MOST_GAMES, MOST_WINNERS_GAMES, check_size
from yatzy.server.positions import (
    Asked,
    Looked,
    Prospect,
    WantedKeep,
    WantedPosition,
    position_of,
    prospect_of,
    question_of,
)
from yatzy.server.solutions import Solutions
from yatzy.server.steps import Step, step_of
from yatzy.server.worker import Lacking, progress
from yatzy.solver.files import SHIPPED, VALUES, cache_folder, cached_file, write
from yatzy.solver.outcomes import outcomes
from yatzy.solver.outlook import Floats
from yatzy.solver.race import MOST_OPEN
from yatzy.solver.solve import solve as solution_of
from yatzy.solver.solve import stored
from yatzy.solver.space import size_of
from yatzy.solver.spread import KIND, Spread, spread, stored_spread
from yatzy.solver.values import Values

TOO_LARGE = ("solver-not-here", "solver-too-large")
"""What is said of a sheet that is too large to be solved here."""

MOST_LOOKED_AT = 2
"""Games a process remembers having looked at."""

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
    advice = values.advise(game.card, game.dice, game.rolls_left)
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
    game, values = _to_review(record, here=here)
    return review_answer(values, game, look_at(values, game), _words(language, game.setup.sheet))


def step(record: Record, language: str, turn: int, throw: int | None = None, *, here: bool = True) -> Step:
    """Return one decision of a game: all that could have been done, and what it would have cost."""
    game, values = _to_review(record, here=here)
    return step_of(values, game, turn, throw, _words(language, game.setup.sheet))


def figure(record: Record, language: str, place: tuple[int, int], wide: bool, *, here: bool = True) -> Figure:  # noqa: FBT001 # as it travels
    """Draw the course of a column in a round, on the same scale as all others of the game."""
    game, values = _to_review(record, here=here)
    parts = _columns(tuple(record), values, game)
    part = next((part for part in parts if (part.round, part.column) == tuple(place)), None)
    if part is None:
        raise YatzyError("review-no-column", round=place[0] + 1, column=place[1] + 1)
    words, width = _words(language, game.setup.sheet), WIDE if wide else NARROW
    return course(words, game, part, width=width, span=span_of(parts))


def judge(text: str, *, here: bool = True) -> Judged:
    """Return the game of a record from elsewhere, judged event by event."""
    del here
    return judged(text)


def _to_review(record: Record, *, here: bool) -> tuple[Game, Values]:
    """Return a game that may be looked at, and the solution of its sheet."""
    game = _game(record)
    if not game.over and not game.setup.coach:
        raise RecordError("record-no-coach")
    return game, _values(game.setup.sheet, here=here)


_looked_at: OrderedDict[Record, tuple[ColumnReview, ...]] = OrderedDict()
"""Games looked at last, whose columns are drawn one after the other."""


def _columns(record: Record, values: Values, game: Game) -> tuple[ColumnReview, ...]:
    found = _looked_at.pop(record, None) or look_at(values, game).columns
    _looked_at[record] = found
    while len(_looked_at) > MOST_LOOKED_AT:
        _looked_at.popitem(last=False)
    return found


def summarise(record: Record, moments: tuple[str, ...], *, here: bool = True) -> GameSummary:
    """Return what the rounds of a game that are over came to, for good.

    ``moments`` says when each event happened. Of what a sheet too large to be solved here gives away nothing
    is told.
    """
    events = map(_event.decode, record)
    stamped = (Stamped(seq, at, event) for seq, (at, event) in enumerate(zip(moments, events, strict=True)))
    game, ended = followed(stamped)
    if game is None:
        raise RecordError("record-empty")
    try:
        reviewed = look_at(_values(game.setup.sheet, here=here), game)
    except SolverError as error:
        if error.code not in TOO_LARGE:
            raise
        reviewed = None
    return summary(game, ended, reviewed)


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
    values = _values(rule_sheet, here=here, keep=keep, told=progress)
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


def odds(sheet: SheetData, keep: bool = True, *, here: bool = True) -> OddsAnswer:  # noqa: FBT001, FBT002 # as above
    """Find how games by a sheet end under best play, and keep that beside its solution."""
    rule_sheet = parse_sheet(sheet)
    values = _values(rule_sheet, here=here, keep=keep)
    return odds_answer(rule_sheet, outcomes(values, keep=keep, most=LARGEST_ODDS, progress=progress))


def _keep(tables: RuleTables, array: Floats, kind: str = VALUES, of: Floats | None = None) -> None:
    """Put on disk again what this process remembers, where somebody has removed it."""
    if not known(tables.digest, kind):
        with suppress(OSError):
            write(cached_file(tables, kind), tables, array, kind, of)


def _told(sheet: RuleSheet, values: Values, variances: Spread | None) -> SolutionAnswer:
    deviation = None if variances is None else variances.variance(Card.empty(values.tables)) ** 0.5
    return SolutionAnswer(sheet.id, sheet.digest, values.expected, values.space.states, deviation)


def check(rules: SheetData | str, base: str | None, language: str, *, here: bool = True) -> Checked:
    """Look at a sheet of somebody's own, beside the one it started from."""
    del here  # nothing is solved
    started = None if base is None else shelf_sheet(base)
    return checked(_words(language, started), rules, started)


def compare(sheets: tuple[SheetData, ...], dice: str, language: str, *, here: bool = True) -> Comparison:
    """Lay sheets side by side, with what each gives for some dice."""
    del here  # as above
    return comparison(_words(language), [parse_sheet(sheet) for sheet in sheets], dice)


def position(asked: dict[str, Any], language: str, *, here: bool = True) -> Looked:
    """Look at a position, with every choice there is."""
    wanted = msgspec.convert(asked, WantedPosition)
    sheet = wanted.checked()
    return position_of(_values(sheet, here=here), sheet, wanted, _words(language, sheet))


def prospect(asked: dict[str, Any], *, here: bool = True) -> Prospect:
    """Look at how a turn may end once some dice are kept."""
    wanted = msgspec.convert(asked, WantedKeep)
    sheet = wanted.checked()
    return prospect_of(_values(sheet, here=here), sheet, wanted)


def drill(sheet_id: str, source: dict[str, Any], language: str, *, here: bool = True) -> Asked:
    """Make up a position to practise on."""
    sheet = shelf_sheet(sheet_id)
    wanted = msgspec.convert(source, Day | MadeUp)
    return question_of(_values(sheet, here=here), sheet, wanted, _words(language, sheet))


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
    job.__name__: job
    for job in (
        choose, advise, review, step, figure, judge, summarise, check, compare, position, prospect, drill,
        solve, vary, odds, simulate,
    )
}  # fmt: skip

_event = msgspec.json.Decoder(Event)


def _game(record: Record) -> Game:
    return replay(map(_event.decode, record))


def _words(language: str, sheet: RuleSheet | None = None) -> Catalogue:
    """Return the catalogue of a language, or of English where nobody here speaks that one."""
    spoken = (*LANGUAGES, *sheet.languages) if sheet else LANGUAGES
    return catalogue(language if language in spoken else FALLBACK)


_solutions = Solutions()


def _values(
    sheet: RuleSheet, *, here: bool, keep: bool = True, told: Callable[[float], None] | None = None
) -> Values:
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
        values = solution_of(sheet, keep=keep, progress=told)
    _solutions.remember(values)
    return values
