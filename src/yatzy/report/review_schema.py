"""The JSON schema of a review, with sentences if a language is requested.

Numbers are not rounded, reasons are codes; rounds, columns, seats and turns count from 0.
"""

from typing import Any

from msgspec import Struct

from yatzy.app.review import GameReview
from yatzy.coach.explain import Reason
from yatzy.coach.review import ColumnReview, Decision, Review, Skill, TurnDetail, TurnReview
from yatzy.game.state import Game
from yatzy.l10n.advice import reason_sentences
from yatzy.l10n.catalogue import Catalogue
from yatzy.report.deciding_factors import deciding_factors
from yatzy.report.review import column_reports, comparison_rows, decision_line, partner_rows
from yatzy.rules.dice import Dice
from yatzy.solver.query.advice import Choice


class PlayerPart(Struct, frozen=True):
    """How well one player decided in all rounds."""

    name: str
    computer: str
    """Which bot; empty for a person."""
    skill: Skill


class DecisionPart(Struct, frozen=True):
    """One decision of a player."""

    throw: int
    """The roll of its turn it followed, from 1; 0 where that is unknown."""
    dice: Dice
    rolls_left: int
    options: int
    """The number of choices there were."""
    cost: float
    """Mean points lost against the best choice."""
    chosen: Choice
    best: Choice


class Mistake(DecisionPart, frozen=True, omit_defaults=True):
    """One of the costliest decisions of a column."""

    column: int
    turn: int
    reasons: tuple[Reason, ...]
    """Why the best choice would have been better."""
    chosen_name: str = ""
    """The chosen one, in words."""
    best_name: str = ""
    place: str = ""
    """Which turn and roll it was."""
    left: str = ""
    """How many rolls were left."""
    why: tuple[str, ...] = ()
    """The reasons as sentences."""


class TurnPart(Struct, frozen=True):
    """One turn. The final total expected before it, plus luck, minus cost, is the one expected after it."""

    turn: int
    seat: int
    key: str
    points: int
    bonus: int
    known: TurnDetail
    """Whether its rolls are known, only its final dice, or only its points."""
    before: float
    luck: float
    cost: float
    after: float
    lucks: tuple[float, ...]
    """By how much each roll changed the expected final total."""
    decisions: tuple[DecisionPart, ...]


class ColumnPart(Struct, frozen=True):
    """One column in one round. The total expected at the start, plus luck, minus cost, is its total."""

    round: int
    column: int
    seats: tuple[int, ...]
    name: str
    full: bool
    """Whether it is full; the total of one that is not is the total expected now."""
    expected: float
    luck: float
    cost: float
    total: float
    skill: Skill
    turns: tuple[TurnPart, ...]


class ComparisonTable(Struct, frozen=True):
    """Names with formatted numbers; each row adds up."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ReviewAnswer(Struct, frozen=True, omit_defaults=True):
    """A review of a game, decision by decision, as far as it was played."""

    sheet: str
    digest: str
    game: str
    date: str
    over: bool
    expected: float
    """The expected total of best play."""
    players: tuple[PlayerPart, ...]
    columns: tuple[ColumnPart, ...]
    """By round, then column."""
    worst: tuple[Mistake, ...]
    """The three costliest decisions of each column, the costliest first."""
    language: str = ""
    verdict: tuple[str, ...] = ()
    """What decided the game, in a few sentences."""
    compared: ComparisonTable | None = None
    """Every column through all rounds: expected, luck, points lost, total, best choices."""
    rounds: tuple[ComparisonTable, ...] = ()
    """The same for each round of a series."""
    partners: ComparisonTable | None = None
    """The players who share a column, one by one."""
    adds_up: str = ""
    """What the numbers mean."""


def review_answer(found: GameReview, words: Catalogue | None = None) -> ReviewAnswer:
    """Return a review as JSON; with a catalogue, sentences too."""
    game, reviewed, setup = found.game, found.review, found.game.setup
    sentences = _sentences(words, game, reviewed) if words and game.turns else {}
    return ReviewAnswer(
        sheet=setup.sheet.id,
        digest=setup.sheet.digest,
        game=setup.game_id,
        date=setup.date,
        over=game.over,
        expected=found.values.expected,
        players=tuple(
            PlayerPart(name, setup.computer_at(seat), reviewed.skill(seat))
            for seat, name in enumerate(setup.players)
        ),
        columns=tuple(_column_part(game, part) for part in reviewed.columns),
        worst=tuple(
            _mistake(found, column, decision, words)
            for column in range(len(setup.columns))
            for decision in reviewed.worst(column)
        ),
        language=words.language if words else "",
        **sentences,
    )


def _sentences(words: Catalogue, game: Game, reviewed: Review) -> dict[str, Any]:
    """Return the fields of :class:`ReviewAnswer` that are words about the whole game."""
    rounds = range(len(game.cards)) if game.setup.rounds > 1 else ()
    rows = partner_rows(words, game, reviewed)
    return {
        "verdict": tuple(deciding_factors(words, game, reviewed)),
        "compared": _as_table(comparison_rows(words, column_reports(game, reviewed))),
        "rounds": tuple(
            _as_table(comparison_rows(words, column_reports(game, reviewed, one))) for one in rounds
        ),
        "partners": _as_table(rows) if rows else None,
        "adds_up": words.say("review-adds-up" if game.over else "review-adds-up-now"),
    }


def _as_table(rows: list[tuple[str, ...]]) -> ComparisonTable:
    return ComparisonTable(rows[0], tuple(rows[1:]))


def _column_part(game: Game, part: ColumnReview) -> ColumnPart:
    return ColumnPart(
        round=part.round,
        column=part.column,
        seats=game.setup.columns[part.column],
        name=game.setup.column_name(part.column),
        full=part.full,
        expected=part.expected,
        luck=part.luck,
        cost=part.cost,
        total=part.total,
        skill=part.skill,
        turns=tuple(_turn_part(game, turn) for turn in part.turns),
    )


def _turn_part(game: Game, turn: TurnReview) -> TurnPart:
    mark = game.turns[turn.turn].mark
    return TurnPart(
        turn=turn.turn,
        seat=turn.seat,
        key=mark.key,
        points=mark.points,
        bonus=mark.bonus,
        known=turn.known,
        before=turn.before,
        luck=turn.luck,
        cost=turn.cost,
        after=turn.after,
        lucks=turn.lucks,
        decisions=tuple(DecisionPart(*_decision_fields(decision)) for decision in turn.decisions),
    )


def _decision_fields(decision: Decision) -> tuple[int, Dice, int, int, float, Choice, Choice]:
    """Return the fields of :class:`DecisionPart` in order."""
    return (
        decision.throw,
        decision.dice,
        decision.rolls_left,
        decision.options,
        decision.cost,
        decision.chosen,
        decision.best,
    )


def _mistake(found: GameReview, column: int, decision: Decision, words: Catalogue | None) -> Mistake:
    reasons, sheet = found.reasons(decision), found.game.setup.sheet
    line = decision_line(words, found.game, decision) if words else None
    return Mistake(
        *_decision_fields(decision),
        column,
        decision.turn,
        reasons,
        chosen_name=line.chosen if line else "",
        best_name=line.best if line else "",
        place=line.place if line else "",
        left=line.left if line else "",
        why=tuple(reason_sentences(words, sheet, reasons)) if words else (),
    )
