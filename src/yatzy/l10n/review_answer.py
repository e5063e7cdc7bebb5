"""What programs are told of a game looked at again, with sentences where somebody is to read it.

Numbers as they are, reasons as codes; rounds, columns, seats and turns count from 0.
"""

from typing import Any

from msgspec import Struct

from yatzy.coach.explain import Reason
from yatzy.coach.review import ColumnReview, Decision, Known, Review, Skill, TurnReview
from yatzy.game.state import Game
from yatzy.l10n.advice import why
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import comparison, decision_line, partners, reasons, summaries
from yatzy.l10n.verdict import verdict
from yatzy.rules.dice import Dice
from yatzy.solver.advice import Choice
from yatzy.solver.values import Values


class PlayerPart(Struct, frozen=True):
    """How well one player decided, through all rounds."""

    name: str
    computer: str
    """Which computer player it was; empty for a person."""
    skill: Skill


class DecisionPart(Struct, frozen=True):
    """One choice somebody made."""

    throw: int
    """Which throw of its turn it came after, from 1; 0 where that is not known."""
    dice: Dice
    rolls_left: int
    options: int
    """How many choices there were."""
    cost: float
    """What it gave away against the best choice, in points on average."""
    chosen: Choice
    best: Choice


class Mistake(DecisionPart, frozen=True, omit_defaults=True):
    """One of the costliest decisions of a column."""

    column: int
    turn: int
    reasons: tuple[Reason, ...]
    """Why the best choice would have been better."""
    chosen_name: str = ""
    """What was chosen, in words."""
    best_name: str = ""
    place: str = ""
    """Which turn and throw it was."""
    left: str = ""
    """How many throws were left."""
    why: tuple[str, ...] = ()
    """The reasons as sentences."""


class TurnPart(Struct, frozen=True):
    """One turn: the final total expected before it, plus luck, minus cost, is the one expected after it."""

    turn: int
    seat: int
    key: str
    points: int
    bonus: int
    known: Known
    """Whether its throws are known, only its dice, or only its points."""
    before: float
    luck: float
    cost: float
    after: float
    lucks: tuple[float, ...]
    """What each throw changed the expected final total by."""
    decisions: tuple[DecisionPart, ...]


class ColumnPart(Struct, frozen=True):
    """One column in one round: what was expected of it at the start, plus luck, minus cost, is its total."""

    round: int
    column: int
    seats: tuple[int, ...]
    name: str
    full: bool
    """Whether it is full; the total of one that is not is what is expected of it now."""
    expected: float
    luck: float
    cost: float
    total: float
    skill: Skill
    turns: tuple[TurnPart, ...]


class Compared(Struct, frozen=True):
    """Names with numbers as they are written, of which each line adds up."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class ReviewAnswer(Struct, frozen=True, omit_defaults=True):
    """A game looked at again, decision by decision, as far as it was played."""

    sheet: str
    digest: str
    game: str
    date: str
    over: bool
    expected: float
    """What best play makes on average."""
    players: tuple[PlayerPart, ...]
    columns: tuple[ColumnPart, ...]
    """By round, then column."""
    worst: tuple[Mistake, ...]
    """The three costliest decisions of each column, the costliest first."""
    language: str = ""
    verdict: tuple[str, ...] = ()
    """What decided the game, in a few sentences."""
    compared: Compared | None = None
    """Every column through all rounds: expected, luck, given away, total, best choices."""
    rounds: tuple[Compared, ...] = ()
    """The same in each round of a series."""
    partners: Compared | None = None
    """Who share a column, told apart."""
    adds_up: str = ""
    """What the numbers mean."""


def review_answer(values: Values, game: Game, reviewed: Review, words: Catalogue | None = None) -> ReviewAnswer:
    """Return a review for programs, with sentences if there is a catalogue to take them from."""
    setup = game.setup
    told = _sentences(words, game, reviewed) if words and game.turns else {}
    return ReviewAnswer(
        sheet=setup.sheet.id,
        digest=setup.sheet.digest,
        game=setup.game_id,
        date=setup.date,
        over=game.over,
        expected=values.expected,
        players=tuple(
            PlayerPart(name, setup.computer(seat), reviewed.skill(seat))
            for seat, name in enumerate(setup.players)
        ),
        columns=tuple(_column(game, part) for part in reviewed.columns),
        worst=tuple(
            _mistake(values, game, column, decision, words)
            for column in range(len(setup.columns))
            for decision in reviewed.worst(column)
        ),
        language=words.language if words else "",
        **told,
    )


def _sentences(words: Catalogue, game: Game, reviewed: Review) -> dict[str, Any]:
    """Return what is told of a whole game in words."""
    rounds = range(len(game.cards)) if game.setup.rounds > 1 else ()
    rows = partners(words, game, reviewed)
    return {
        "verdict": tuple(verdict(words, game, reviewed)),
        "compared": _compared(comparison(words, summaries(game, reviewed))),
        "rounds": tuple(_compared(comparison(words, summaries(game, reviewed, one))) for one in rounds),
        "partners": _compared(rows) if rows else None,
        "adds_up": words.say("review-adds-up" if game.over else "review-adds-up-now"),
    }


def _compared(rows: list[tuple[str, ...]]) -> Compared:
    return Compared(rows[0], tuple(rows[1:]))


def _column(game: Game, part: ColumnReview) -> ColumnPart:
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
        turns=tuple(_turn(game, turn) for turn in part.turns),
    )


def _turn(game: Game, turn: TurnReview) -> TurnPart:
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
        decisions=tuple(DecisionPart(*_decision(decision)) for decision in turn.decisions),
    )


def _decision(decision: Decision) -> tuple[int, Dice, int, int, float, Choice, Choice]:
    """Return what is told of every decision, in the order of :class:`DecisionPart`."""
    return (
        decision.throw,
        decision.dice,
        decision.rolls_left,
        decision.options,
        decision.cost,
        decision.chosen,
        decision.best,
    )


def _mistake(values: Values, game: Game, column: int, decision: Decision, words: Catalogue | None) -> Mistake:
    found, sheet = reasons(values, decision), game.setup.sheet
    line = decision_line(words, game, decision) if words else None
    return Mistake(
        *_decision(decision),
        column,
        decision.turn,
        found,
        chosen_name=line.chosen if line else "",
        best_name=line.best if line else "",
        place=line.place if line else "",
        left=line.left if line else "",
        why=tuple(why(words, sheet, found)) if words else (),
    )
