"""Advice: every choice for some dice with its cost, why the best is best, and against others what wins."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from yatzy.app.permission import check_may_advise
from yatzy.app.solutions import Solutions
from yatzy.coach.explain import Reason, explain
from yatzy.coach.win_advice import WinAdvice, WinChances, WinChoice
from yatzy.extras import SOLVER_EXTRA, is_installed
from yatzy.game.card import Card
from yatzy.rules.dice import Dice
from yatzy.rules.errors import NO_RACE
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.query.advice import Advice, Choice, advice_of
from yatzy.solver.query.position_values import PositionValues

if TYPE_CHECKING:
    from yatzy.game.state import Game
    from yatzy.solver.query.values import Values

# ruff: noqa: PLC0415 # chances to win are slow to load, and seldom asked for


class ToWin(Struct, frozen=True, omit_defaults=True):
    """Which choice wins most often; early in a game only an estimate for best play for points."""

    choices: tuple[WinChoice, ...] = ()
    """All choices, the one that wins most often first."""
    for_points: WinChoice | None = None
    """The best choice for points."""
    about: float | None = None
    """The chance of best play for points, estimated from mean and variance."""

    @property
    def exact(self) -> WinAdvice | None:
        """The choices by their exact chance; ``None`` where there is only an estimate."""
        return None if self.for_points is None else WinAdvice(self.choices, self.for_points)

    @property
    def differs(self) -> bool:
        """Whether playing for points is known to lose a notable chance to win."""
        return self.exact is not None and self.exact.differs


class AdviceResult(Struct, frozen=True, omit_defaults=True):
    """All choices for a roll, the best first, and why that one is the best."""

    sheet: str
    digest: str
    dice: Dice
    rolls_left: int
    choices: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    to_win: ToWin | None = None
    """If there are opponents and the game is late enough to tell, or if totals to beat were given."""
    chances: WinChances | None = None
    """Each column's chance to win, at a table of several."""
    chances_later: bool = False
    """Whether ``chances`` are missing only because their basis is still being computed."""

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def advice(self) -> Advice:
        """The choices alone, to look one up."""
        return Advice(self.dice, self.rolls_left, self.choices)


def advise_position(
    values: PositionValues,
    sheet: RuleSheet,
    card: Card,
    dice: Dice,
    rolls_left: int,
    *,
    chosen: Choice | None = None,
) -> AdviceResult:
    """Return advice on any position; the reasons compare the best choice with ``chosen``, if there is one.

    Raises :class:`~yatzy.rules.errors.YatzyError` for a card of another sheet, or impossible dice or rolls.
    """
    outlook = values.outlook(card)
    advice = advice_of(outlook, values.tables.dice.read(dice), rolls_left)
    reasons = explain(outlook, advice, chosen)
    return AdviceResult(sheet.id, sheet.digest, advice.dice, rolls_left, advice.choices, reasons)


def advise_against(
    solutions: Solutions, sheet: RuleSheet, card: Card, dice: Dice, rolls_left: int, *, totals: Sequence[int]
) -> AdviceResult:
    """Return advice on a position, with what beats these final totals of others."""
    values = solutions.load(sheet)
    found = advise_position(values, sheet, card, dice, rolls_left)
    return replace(found, to_win=_beat_totals(solutions, values, card, found, totals))


def advise_at_table(solutions: Solutions, game: "Game") -> AdviceResult:
    """Return advice on the dice on the table; with several columns, what wins and everyone's chances.

    Raises :class:`~yatzy.rules.errors.YatzyError` if nobody may be advised here or now.
    """
    check_may_advise(game)
    values = solutions.load(game.setup.sheet)
    found = advise_position(values, game.setup.sheet, game.card, game.dice, game.rolls_left)
    if len(game.setup.columns) == 1:
        return found
    if not is_installed(SOLVER_EXTRA):
        return found
    chances = find_win_chances(solutions, values, game)
    return replace(found, to_win=find_way_to_win(values, game), chances=chances, chances_later=chances is None)


def find_way_to_win(values: "Values", game: "Game") -> ToWin | None:
    """Return every choice by its chance to win; ``None`` while that is too early, or takes too much memory."""
    from yatzy.coach.win_chances import advise_to_win

    try:
        exact = advise_to_win(values, game)
    except NO_RACE:
        return None
    return ToWin(exact.choices, exact.for_points)


def find_win_chances(solutions: Solutions, values: "Values", game: "Game") -> WinChances | None:
    """Return each column's chance to win: exact late in a game, else estimated.

    ``None`` if they can only be estimated, and the variances for that are not there yet.
    """
    from yatzy.coach.win_chances import compute_win_chances, estimate_win_chances

    try:
        return compute_win_chances(values, game)
    except NO_RACE:
        return estimate_win_chances(values, game) if solutions.ensure_variances(values) else None


def _beat_totals(
    solutions: Solutions, values: "Values", card: Card, found: AdviceResult, totals: Sequence[int]
) -> ToWin | None:
    from yatzy.coach.win_chances import advise_against_totals, estimate_win_chance

    position = (values, card, found.dice, found.rolls_left, totals)
    try:
        exact = advise_against_totals(*position)
    except NO_RACE:
        return ToWin(about=estimate_win_chance(*position)) if solutions.ensure_variances(values) else None
    return ToWin(exact.choices, exact.for_points)
