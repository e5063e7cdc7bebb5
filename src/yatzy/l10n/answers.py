"""What programs are told, on the command line and by a server: advice, reviews and contests as data.

Numbers as they are, reasons as codes; rounds, columns, seats and turns count from 0. Where somebody is to read
it, the sentences come along in one language; a program does without them.
"""

from collections.abc import Sequence

from msgspec import Struct

from yatzy.bots.contest import Results
from yatzy.coach.advise import Advice, Choice
from yatzy.coach.explain import Reason
from yatzy.coach.review import ColumnReview, Decision, Known, Review, Skill, TurnReview
from yatzy.coach.winning import WinAdvice, WinChances, WinChoice
from yatzy.game.state import Game
from yatzy.l10n.advice import choice_name, note_to_win, why
from yatzy.l10n.catalogue import Catalogue
from yatzy.l10n.review import reasons
from yatzy.l10n.verdict import verdict
from yatzy.rules.dice import Dice
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.values import Values

# Advice


class ToWin(Struct, frozen=True, omit_defaults=True):
    """What wins most often; while it is early for that, about how often best play for points does."""

    choices: tuple[WinChoice, ...] = ()
    """Every choice, the one that wins most often first."""
    for_points: WinChoice | None = None
    """The best choice for points."""
    about: float | None = None
    """A chance, estimated from mean and variance."""

    @classmethod
    def of(cls, found: WinAdvice | float) -> "ToWin":
        """Return what was found, exactly or about."""
        return cls(about=found) if isinstance(found, float) else cls(found.choices, found.for_points)


class AdviceAnswer(Struct, frozen=True, omit_defaults=True):
    """Every choice for the dice on a table, the best first, and why that is the best."""

    sheet: str
    digest: str
    dice: Dice
    rolls_left: int
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    to_win: ToWin | None = None
    """Where there is someone to win against and it is late enough to tell, or totals to beat were named."""
    chances: WinChances | None = None
    """How likely each column wins, at a table of several."""
    chances_later: bool = False
    """Whether they are left out only for now: what they are estimated from is still being computed."""
    language: str = ""
    names: tuple[str, ...] = ()
    """What each choice is called."""
    why: tuple[str, ...] = ()
    """The reasons as sentences."""
    note: str = ""
    """What wins most often, as a sentence, where that is another choice or totals to beat were named."""


def advice_answer(
    sheet: RuleSheet,
    advice: Advice,
    found: Sequence[Reason],
    race: WinAdvice | float | None = None,
    *,
    words: Catalogue | None = None,
    note: bool = False,
    chances: WinChances | None = None,
    chances_later: bool = False,
) -> AdviceAnswer:
    """Return advice for programs, with sentences if there is a catalogue to take them from.

    ``note`` asks for one about winning.
    """
    return AdviceAnswer(
        sheet=sheet.id,
        digest=sheet.digest,
        dice=advice.dice,
        rolls_left=advice.rolls_left,
        choices=advice.choices,
        reasons=tuple(found),
        to_win=None if race is None else ToWin.of(race),
        chances=chances,
        chances_later=chances_later,
        language=words.language if words else "",
        names=tuple(choice_name(words, sheet, choice) for choice in advice.choices) if words else (),
        why=tuple(why(words, sheet, found)) if words else (),
        note=note_to_win(words, sheet, race) if words and note and race is not None else "",
    )


# Reviews


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


def review_answer(values: Values, game: Game, reviewed: Review, words: Catalogue | None = None) -> ReviewAnswer:
    """Return a review for programs, with sentences if there is a catalogue to take them from."""
    setup = game.setup
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
        verdict=tuple(verdict(words, game, reviewed)) if words and game.turns else (),
    )


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
    return Mistake(
        *_decision(decision),
        column,
        decision.turn,
        found,
        chosen_name=choice_name(words, sheet, decision.chosen) if words else "",
        best_name=choice_name(words, sheet, decision.best) if words else "",
        why=tuple(why(words, sheet, found)) if words else (),
    )


# Contests


class ResultPart(Struct, frozen=True):
    """How one computer player came out of many games."""

    name: str
    mean: float
    deviation: float
    """The standard deviation of the totals."""
    error: float
    """The standard error of the mean."""
    mean_range: tuple[float, float]
    """Where the true mean lies, with 95 % confidence."""
    wins: float
    """The share of the games won; those who tie share a win."""
    wins_range: tuple[float, float]
    best: int
    worst: int


class ContestAnswer(Struct, frozen=True):
    """Computer players in many games against each other, in the order they were named."""

    sheet: str
    digest: str
    games: int
    seed: int
    players: tuple[ResultPart, ...]


def contest_answer(sheet: RuleSheet, results: Results, seed: int) -> ContestAnswer:
    """Return for programs how a contest came out."""
    players = tuple(
        ResultPart(
            name=one.name,
            mean=one.mean,
            deviation=one.deviation,
            error=one.error,
            mean_range=one.mean_range,
            wins=one.wins,
            wins_range=one.wins_range,
            best=one.best,
            worst=one.worst,
        )
        for one in results.players
    )
    return ContestAnswer(sheet.id, sheet.digest, results.games, seed, players)


# Solutions


class SolutionAnswer(Struct, frozen=True, omit_defaults=True):
    """What best play makes by a sheet."""

    sheet: str
    digest: str
    expected: float
    """The expected total of a game."""
    states: int
    deviation: float | None = None
    """The standard deviation of the totals, where it is known already."""
