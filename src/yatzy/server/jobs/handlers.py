"""The jobs of worker processes: plain functions from the record of a game, or a sheet, to an answer.

A record is the JSON of each event of a game, in the present version. ``may_solve`` says whether this process
may solve a sheet; otherwise :class:`~yatzy.server.jobs.worker.SolutionMissing` is raised, and another process
solves it.
"""

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from cachetools import LRUCache

from yatzy.app.advise import advise_at_table
from yatzy.app.compare import compare_sheets
from yatzy.app.drill import find_question
from yatzy.app.explore import Prospect
from yatzy.app.records import replay_played, summarise_played
from yatzy.app.review import review_decision, review_game
from yatzy.app.simulate import ContestAnswer
from yatzy.app.simulate import simulate as run_simulation
from yatzy.app.solutions import Solutions
from yatzy.bots.names import WINNER
from yatzy.bots.styled import RISK_BOLDNESS
from yatzy.coach.drill import DailySource, GeneratedSource
from yatzy.coach.game_summary import GameSummary
from yatzy.coach.review import ColumnReview
from yatzy.game.card import Card
from yatzy.game.engine import replay
from yatzy.game.events import Event
from yatzy.game.jsonl import StampedEvent
from yatzy.game.moves import Move
from yatzy.game.record_reader import CheckedRecord, read_checked_record
from yatzy.game.state import Game
from yatzy.l10n.catalogue import FALLBACK, LANGUAGES, Catalogue, catalogue
from yatzy.paper.course_chart import draw_course_chart, expectation_range
from yatzy.paper.figure import NARROW, WIDE, Figure
from yatzy.report.comparison import Comparison, build_comparison
from yatzy.report.decision_view import Step, step_of
from yatzy.report.odds_schema import OddsAnswer, odds_answer
from yatzy.report.own_rules import RulesCheck, check_own_rules
from yatzy.report.position_view import (
    DrillQuestion,
    PositionAnswer,
    WantedKeep,
    WantedPosition,
    position_of,
    prospect_of,
    question_of,
)
from yatzy.report.review_schema import ReviewAnswer, review_answer
from yatzy.report.schemas import AdviceAnswer, SolutionAnswer, advice_answer
from yatzy.rules.errors import NotFound
from yatzy.rules.parse import parse_sheet
from yatzy.rules.rule_tables import RuleTables
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.jobs.capacity import MAX_ODDS_BYTES, MOST_GAMES, MOST_WINNERS_GAMES, check_size
from yatzy.server.jobs.job import JobRegistry, Kind
from yatzy.server.jobs.solution_cache import SolutionCache
from yatzy.server.jobs.worker import SolutionMissing, progress
from yatzy.solver.files import SHIPPED_FOLDER, VALUES_KIND, cache_folder, cached_file, write_array
from yatzy.solver.outcomes import outcomes_of
from yatzy.solver.query.evaluate import Floats
from yatzy.solver.query.values import Values
from yatzy.solver.solve import load_solution
from yatzy.solver.solve import solve as solution_of
from yatzy.solver.states.space import size_of
from yatzy.solver.variance import VARIANCE_KIND, VarianceTable, load_variances, variances_of

MOST_RECENT_REVIEWS = 2
"""Reviews that a process caches."""

Record = tuple[str, ...]
SheetData = dict[str, Any]

JOBS = JobRegistry()
job = JOBS.job


# At a table


@job(seconds=30)
def choose(record: Record, computer: str, seed: str, *, may_solve: bool = True) -> tuple[Move, ...]:
    """Return the moves of a bot in the current turn, until dice are needed."""
    game = _replay_record(record)
    values = _load_values(game.setup.sheet, may_solve=may_solve)
    if computer in RISK_BOLDNESS and not may_solve and load_variances(values) is None:
        raise SolutionMissing(compute_variances.name, game.setup.sheet.as_data())
    return _solution_cache.bot_for(computer, values).choose(game, random.Random(seed))  # noqa: S311 # no dice


@job(seconds=30)
def advise(record: Record, language: str, *, may_solve: bool = True) -> AdviceAnswer:
    """Return every choice for the current dice, the best first, and why; against others, what wins.

    Early in a game chances are estimated, and left out while the variances for that are missing.
    """
    game = _replay_record(record)
    found = advise_at_table(_WorkerSolutions(may_solve=may_solve), game)
    return advice_answer(_catalogue(language, game.setup.sheet), game.setup.sheet, found)


@job(seconds=60, cached=True)
def review(record: Record, language: str, *, may_solve: bool = True) -> ReviewAnswer:
    """Return the review of a game, over its finished turns."""
    game = _replay_record(record)
    found = review_game(_WorkerSolutions(may_solve=may_solve), game)
    return review_answer(found, _catalogue(language, game.setup.sheet))


@job(seconds=30)
def step(record: Record, language: str, turn: int, throw: int | None = None, *, may_solve: bool = True) -> Step:
    """Return one decision of a game: every choice and what it would have cost."""
    game = _replay_record(record)
    found = review_decision(_WorkerSolutions(may_solve=may_solve), game, turn, throw)
    return step_of(game, found, _catalogue(language, game.setup.sheet))


@job(seconds=30)
def figure(
    record: Record,
    language: str,
    place: tuple[int, int],
    wide: bool,  # noqa: FBT001 # jobs take positional arguments
    *,
    may_solve: bool = True,
) -> Figure:
    """Return the chart of a column in a round, on the same scale as the game's other columns."""
    game = _replay_record(record)
    parts = _review_columns(tuple(record), _WorkerSolutions(may_solve=may_solve), game)
    part = next((part for part in parts if (part.round, part.column) == tuple(place)), None)
    if part is None:
        raise NotFound("review-no-column", round=place[0] + 1, column=place[1] + 1)
    words, width = _catalogue(language, game.setup.sheet), WIDE if wide else NARROW
    return draw_course_chart(words, game, part, width=width, span=expectation_range(parts))


@job(seconds=30)
def check_record(text: str, *, may_solve: bool = True) -> CheckedRecord:
    """Return the game of an imported record, checked event by event."""
    del may_solve
    return read_checked_record(text)


_recent_reviews: LRUCache[Record, tuple[ColumnReview, ...]] = LRUCache(MOST_RECENT_REVIEWS)
"""Recently reviewed games: their columns are drawn one after the other."""


def _review_columns(record: Record, solutions: Solutions, game: Game) -> tuple[ColumnReview, ...]:
    if record not in _recent_reviews:
        _recent_reviews[record] = review_game(solutions, game).review.columns
    return _recent_reviews[record]


@job(seconds=60)
def summarise(record: Record, moments: tuple[str, ...], *, may_solve: bool = True) -> GameSummary:
    """Return the summary of a game's finished rounds.

    ``moments`` are the times of the events. By a sheet too large to solve, points lost are left out.
    """
    events = map(_event_decoder.decode, record)
    stamped = (
        StampedEvent(seq, at, event) for seq, (at, event) in enumerate(zip(moments, events, strict=True))
    )
    return summarise_played(replay_played(stamped), _WorkerSolutions(may_solve=may_solve).load)


# By a sheet


@job(seconds=600, kind=Kind.LONG)
def solve(sheet: SheetData, keep: bool = True, *, may_solve: bool = True) -> SolutionAnswer:  # noqa: FBT001, FBT002 # jobs take positional arguments
    """Solve a sheet; ``keep`` stores the solution on disk, where every process finds it."""
    rule_sheet = parse_sheet(sheet)
    values = _load_values(rule_sheet, may_solve=may_solve, keep=keep, on_progress=progress)
    if keep:
        _restore_file(values.tables, values.array)
    return _solution_answer(rule_sheet, values, load_variances(values))


@job(seconds=600, kind=Kind.LONG)
def compute_variances(sheet: SheetData, *, may_solve: bool = True) -> SolutionAnswer:
    """Compute the variances of a sheet's solution and store them beside it."""
    rule_sheet = parse_sheet(sheet)
    values = _load_values(rule_sheet, may_solve=may_solve, on_progress=progress.checkpoint)
    variances = variances_of(values, progress=progress)
    _restore_file(values.tables, variances.array, VARIANCE_KIND, of=values.array)
    return _solution_answer(rule_sheet, values, variances)


@job(seconds=600, kind=Kind.LONG, cached=True)
def odds(sheet: SheetData, keep: bool = True, *, may_solve: bool = True) -> OddsAnswer:  # noqa: FBT001, FBT002 # as above
    """Compute how games by a sheet end under best play; ``keep`` stores that beside its solution."""
    rule_sheet = parse_sheet(sheet)
    values = _load_values(rule_sheet, may_solve=may_solve, keep=keep, on_progress=progress.checkpoint)
    return odds_answer(rule_sheet, outcomes_of(values, keep=keep, max_bytes=MAX_ODDS_BYTES, progress=progress))


def _restore_file(tables: RuleTables, array: Floats, kind: str = VALUES_KIND, of: Floats | None = None) -> None:
    """Write a cached array to disk again if its file was removed."""
    if not has_solution(tables.digest, kind):
        with suppress(OSError):
            write_array(cached_file(tables, kind), tables, array, kind, of)


def _solution_answer(sheet: RuleSheet, values: Values, variances: VarianceTable | None) -> SolutionAnswer:
    deviation = None if variances is None else variances.variance(Card.empty(values.tables)) ** 0.5
    return SolutionAnswer(sheet.id, sheet.digest, values.expected, values.space.states, deviation)


@job(seconds=30)
def check(rules: SheetData | str, base: str | None, language: str, *, may_solve: bool = True) -> RulesCheck:
    """Check rules of one's own, compared with the sheet they started from."""
    del may_solve  # nothing is solved
    started = None if base is None else bundled_sheet(base)
    return check_own_rules(_catalogue(language, started), rules, started)


@job(seconds=30)
def compare(sheets: tuple[SheetData, ...], dice: str, language: str, *, may_solve: bool = True) -> Comparison:
    """Compare sheets, with what each scores for some dice."""
    del may_solve  # as above
    found = compare_sheets([parse_sheet(sheet) for sheet in sheets], dice)
    return build_comparison(_catalogue(language), found)


@job(seconds=30)
def position(data: dict[str, Any], language: str, *, may_solve: bool = True) -> PositionAnswer:
    """Analyse a position, with every choice."""
    request = msgspec.convert(data, WantedPosition)
    sheet = request.validate()
    return position_of(_load_values(sheet, may_solve=may_solve), sheet, request, _catalogue(language, sheet))


@job(seconds=30)
def prospect(data: dict[str, Any], *, may_solve: bool = True) -> Prospect:
    """Return how a turn may end after keeping some dice."""
    request = msgspec.convert(data, WantedKeep)
    sheet = request.validate()
    return prospect_of(_load_values(sheet, may_solve=may_solve), sheet, request)


@job(seconds=30)
def drill(sheet_id: str, source: dict[str, Any], language: str, *, may_solve: bool = True) -> DrillQuestion:
    """Make a position to practise on."""
    sheet = bundled_sheet(sheet_id)
    request = msgspec.convert(source, DailySource | GeneratedSource)
    question = find_question(_WorkerSolutions(may_solve=may_solve), sheet, request)
    return question_of(question, request, _catalogue(language, sheet))


@job(seconds=300, kind=Kind.LONG)
def simulate(
    sheet: SheetData,
    computers: tuple[str, ...],
    games: int,
    seed: int,
    keep: bool = True,  # noqa: FBT001, FBT002 # as above
    *,
    may_solve: bool = True,
) -> ContestAnswer:
    """Let bots play against each other, and return the results."""
    solutions = _WorkerSolutions(may_solve=may_solve, keep=keep)
    most = MOST_WINNERS_GAMES if WINNER in computers else MOST_GAMES
    rule_sheet = parse_sheet(sheet)
    return run_simulation(solutions, rule_sheet, computers, games, seed=seed, most=most, progress=progress)


def has_solution(digest: str, kind: str = VALUES_KIND) -> bool:
    """Whether a file of this kind is on disk for rules of this digest, a solution by default."""
    return any((folder / f"{digest}.{kind}").is_file() for folder in (SHIPPED_FOLDER, cache_folder()))


# Shared


_event_decoder = msgspec.json.Decoder(Event)


def _replay_record(record: Record) -> Game:
    return replay(map(_event_decoder.decode, record))


def _catalogue(language: str, sheet: RuleSheet | None = None) -> Catalogue:
    """Return the catalogue of a language, English if it is not available."""
    languages = (*LANGUAGES, *sheet.languages) if sheet else LANGUAGES
    return catalogue(language if language in languages else FALLBACK)


_solution_cache = SolutionCache()


class _WorkerSolutions:
    """Solutions for a use case: cached, from disk, or solved if ``may_solve``."""

    def __init__(self, *, may_solve: bool, keep: bool = True) -> None:
        self._may_solve = may_solve
        self._keep = keep
        """Whether what is computed is stored on disk."""

    def load(self, sheet: RuleSheet) -> Values:
        on_progress = progress.checkpoint if self._may_solve else None
        return _load_values(sheet, may_solve=self._may_solve, keep=self._keep, on_progress=on_progress)

    def ensure_variances(self, values: Values) -> bool:
        """Return whether variances are there; if they may not be computed here, another process does that."""
        if not self._may_solve:
            return load_variances(values) is not None
        variances_of(values, keep=self._keep, progress=progress.checkpoint)
        return True


def _load_values(
    sheet: RuleSheet, *, may_solve: bool, keep: bool = True, on_progress: Callable[[float], None] | None = None
) -> Values:
    """Return the solution of a sheet: cached, from disk, or solved if ``may_solve``."""
    tables = sheet.tables
    values = _solution_cache.find(tables)
    if values is not None:
        return values
    values = load_solution(sheet)
    if values is None:
        check_size(tables)
        if not may_solve:
            raise SolutionMissing(solve.name, sheet.as_data())
        _solution_cache.evict_for(size_of(tables).bytes)
        values = solution_of(sheet, keep=keep, progress=on_progress)
    _solution_cache.add(values)
    return values
