"""The public functions of the package: sheet, solve, odds, simulate, read, write, review.

Cheap to import: numpy, the compiler and the engine are loaded on the first call that needs them. May import
everything but the terminal and the server.
"""

import warnings
from collections.abc import Callable, Iterable, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

from yatzy.game.card import Card
from yatzy.rules.errors import SolverError, YatzyError, check_type
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import as_sheet, find_sheet

if TYPE_CHECKING:
    from yatzy.bots.strategy import Strategy, VectorStrategy
    from yatzy.coach.review import Review
    from yatzy.game.state import Game
    from yatzy.solver.odds import Odds
    from yatzy.solver.query.values import Values

# ruff: noqa: PLC0415 # see above

BYTE_ORDER_MARK = "\ufeff"
"""Some editors put one at the start of a text."""


def sheet(name: str | PathLike[str] | Mapping[str, Any]) -> RuleSheet:
    """Return a bundled sheet by id, or a sheet by file path or from plain data. Raises :class:`SheetError`.

    >>> import yatzy
    >>> yatzy.sheet("vinga").title
    'Yatzy'

    A house rule is a sheet with changed data (``RuleSheet.as_data``):

    >>> data = yatzy.sheet("vinga").as_data()
    >>> house = yatzy.sheet(data | {"id": "house", "upper_bonus": {"at": 63, "points": 100}})
    >>> house.highest - yatzy.sheet("vinga").highest
    50
    """
    return find_sheet(name)


def solve(
    sheet: RuleSheet | str,
    *,
    fresh: bool = False,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> "Values":
    """Return the solution of a sheet: the value of every card under best play, and the cost of every choice.

    It is cached in the user's cache folder; ``fresh`` solves it again. Uses all cores, or ``threads`` of them;
    ``progress`` is called from time to time with the share of the work done. A cache file that cannot be read
    or written is a ``RuntimeWarning``.

    >>> import yatzy
    >>> f"{yatzy.solve('vinga').expected:.9f}"
    '248.439989378'
    """
    from yatzy.solver.solve import SolveReport
    from yatzy.solver.solve import solve as solve_sheet

    report = SolveReport()
    values = solve_sheet(as_sheet(sheet), fresh=fresh, threads=threads, progress=progress, report=report)
    for problem in (report.bad_file, report.write_error):
        if problem is not None:
            warnings.warn(f"a stored solution: {problem}", RuntimeWarning, stacklevel=2)
    return values


def odds(
    values: "Values | RuleSheet | str",
    card: Card | None = None,
    *,
    dice: str | Iterable[int] | None = None,
    rolls_left: int = 0,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> "Odds":
    """Return the exact distribution of final totals under best play, from this card or from an empty one.

    ``values`` is a solution, or a sheet that is solved for it. With ``dice`` and ``rolls_left``, start from the
    middle of a turn. The distribution of whole games is shipped for the bundled sheets with five dice, and
    cached for others; anything else is computed, on all cores or with so many ``threads``.

    >>> import yatzy
    >>> round(yatzy.odds("vinga").deviation, 4)
    38.4964
    >>> card = yatzy.Card.filled("vinga", {"ones": 3, "chance": 22, "yatzy": 0})
    >>> ends = yatzy.odds("vinga", card)
    >>> round(ends.mean, 2), ends.percentile(90), round(ends.at_least(250), 3)
    (217.42, 254, 0.141)
    """
    from yatzy.solver.odds import compute_odds as exact_odds
    from yatzy.solver.outcomes import outcomes_of

    values = _as_values(values)
    if dice is None and (card is None or card == Card.empty(values.tables)):
        return outcomes_of(values, exact=True, threads=threads, progress=progress)
    return exact_odds(values, card, dice=dice, rolls_left=rolls_left, threads=threads, progress=progress)


def simulate(
    values: "Values | RuleSheet | str",
    games: int,
    strategy: "Strategy | VectorStrategy | None" = None,
    *,
    seed: int = 0,
    card: Card | None = None,
    progress: Callable[[float], None] | None = None,
) -> "Odds":
    """Return the totals of simulated games, of best play or of a strategy, from this card or from an empty one.

    ``values`` is a solution, or a sheet, which is solved for best play and for our bots only. A ``strategy`` is
    one of our bots, such as ``yatzy.bots.casual``, any function of a card, the dice and the rolls left
    (:class:`yatzy.bots.Strategy`), or a function of many games at once (:class:`yatzy.bots.VectorStrategy`).
    Deterministic for a seed, if the strategy is.

    >>> import yatzy
    >>> played = yatzy.simulate("vinga", 1000, seed=1)
    >>> played.games, abs(played.mean - played.expected) < 4 * played.deviation / 1000**0.5
    (1000, True)
    >>> 215 < yatzy.simulate("vinga", 10_000, yatzy.bots.casual).mean < 225
    True
    """
    from yatzy.bots.simulate import simulate_bot, simulate_strategy
    from yatzy.bots.strategy import BotStrategy
    from yatzy.solver.simulate import simulate as simulate_best

    if strategy is None:
        return simulate_best(_as_values(values), games, seed=seed, card=card, progress=progress)
    if isinstance(strategy, BotStrategy):
        return simulate_bot(_as_values(values), strategy, games, seed=seed, card=card, progress=progress)
    from yatzy.solver.query.values import Values

    tables = values.tables if isinstance(values, Values) else as_sheet(values).tables
    start = Card.empty(tables) if card is None else card
    if start.tables != tables:
        raise SolverError("solver-other-sheet", card=start.tables.digest[:12], values=tables.digest[:12])
    return simulate_strategy(start, strategy, games, seed=seed, progress=progress)


def read(record: str) -> "Game":
    """Return the game of a record, in the notation or in JSON Lines.

    Raises :class:`~yatzy.rules.errors.RecordError` or :class:`~yatzy.rules.errors.MoveError`, with the line, if
    the record is malformed or a move in it is illegal.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12345").enter("small-straight")
    >>> yatzy.read(yatzy.write(game)) == game
    True
    """
    from yatzy.game.engine import replay_checked
    from yatzy.game.record_reader import read_events

    check_type(str, record)
    events, _ = read_events(record.removeprefix(BYTE_ORDER_MARK))
    return replay_checked(events)


def write(game: "Game") -> str:
    r"""Return a game in the notation: the inverse of :func:`read`.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12345").enter("small-straight")
    >>> yatzy.write(game).splitlines()[-1]
    'Anna: 12345 small-straight 15'
    """
    from yatzy.game.notation import format_game
    from yatzy.game.state import Game

    check_type(Game, game)
    return format_game(game)


def review(record: "Game | str", values: "Values | None" = None) -> "Review":
    """Return the review of a game or its record: what every decision cost, and the luck of the dice.

    ``values`` is the solution of its sheet, solved if not given.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12344").enter("chance")
    >>> anna = yatzy.review(game).columns[0]
    >>> decision = anna.decisions[0]
    >>> decision.chosen.key, round(decision.cost, 2), decision.best.keep
    ('chance', 14.91, (4, 4))
    """
    from yatzy.coach.review import review as review_game
    from yatzy.game.state import Game

    game = read(record) if isinstance(record, str) else record
    check_type(Game, game)
    return review_game(values or solve(game.setup.sheet), game)


def _as_values(values: "Values | RuleSheet | str") -> "Values":
    """Return a solution as it is, and that of a sheet."""
    from yatzy.solver.query.values import Values

    return values if isinstance(values, Values) else solve(values)


def describe_error(error: YatzyError, language: str) -> str:
    """Return the sentence of an error in a language."""
    from yatzy.l10n.catalogue import catalogue, pick_language
    from yatzy.l10n.errors import error_sentence

    words = catalogue(pick_language(language))
    try:
        return error_sentence(words, error, error.sheet)
    except Exception:  # noqa: BLE001 # a failure here would hide the error, as with a number too long to print
        return f"{error.details!r:.200}"
