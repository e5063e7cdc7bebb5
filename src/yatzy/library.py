"""What people who program ask of the game, beside its nouns: solve, odds, simulate, read, write, review.

Light to import: arrays, the compiler and the engine come with the first question that needs them. May import
everything but the terminal and the server.
"""

import warnings
from collections.abc import Callable, Iterable, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

from yatzy.game.card import Card
from yatzy.rules.errors import YatzyError, expect
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import find_sheet

if TYPE_CHECKING:
    from yatzy.coach.review import Review
    from yatzy.game.state import Game
    from yatzy.solver.odds import Odds
    from yatzy.solver.values import Values

# ruff: noqa: PLC0415 # see above

MARK = "\ufeff"
"""What some editors put before a text."""


def sheet(name: str | PathLike[str] | Mapping[str, Any]) -> RuleSheet:
    """Return a sheet by its id on the shelf, by the path of its file, or from what such a file says.

    >>> import yatzy
    >>> yatzy.sheet("vinga").title
    'Yatzy'

    A house rule is a sheet that says something else (``RuleSheet.as_data``):

    >>> data = yatzy.sheet("vinga").as_data()
    >>> house = yatzy.sheet(data | {"id": "house", "upper_bonus": {"at": 63, "points": 100}})
    >>> house.highest - yatzy.sheet("vinga").highest
    50
    """
    return find_sheet(name)


def solve(
    sheet: RuleSheet,
    *,
    fresh: bool = False,
    threads: int | None = None,
    progress: Callable[[float], None] | None = None,
) -> "Values":
    """Return the solution of a sheet: what every card is worth under best play, and what every choice costs.

    It is kept in the user's cache and solved only once; ``fresh`` solves it again. Every core takes part, or so
    many ``threads``; ``progress`` is called now and then with the share of the work that is done.

    >>> import yatzy
    >>> f"{yatzy.solve(yatzy.sheet('vinga')).expected:.9f}"
    '248.439989378'
    """
    from yatzy.solver.solve import Report
    from yatzy.solver.solve import solve as solve_sheet

    expect(RuleSheet, sheet)
    report = Report()
    values = solve_sheet(sheet, fresh=fresh, threads=threads, progress=progress, report=report)
    for problem in (report.bad_file, report.not_kept):
        if problem is not None:
            warnings.warn(f"a stored solution: {problem}", RuntimeWarning, stacklevel=2)
    return values


def odds(
    values: "Values",
    card: Card | None = None,
    *,
    dice: str | Iterable[int] | None = None,
    rolls_left: int = 0,
    progress: Callable[[float], None] | None = None,
) -> "Odds":
    """Return exactly how a game ends under best play, from this card on or from an empty one.

    With ``dice``, from the middle of a turn on: these lie there, and so many rolls are left.

    >>> import yatzy
    >>> sheet = yatzy.sheet("vinga")
    >>> card = yatzy.Card.filled(sheet, {"ones": 3, "chance": 22, "yatzy": 0})
    >>> ends = yatzy.odds(yatzy.solve(sheet), card)
    >>> round(ends.mean, 2), ends.percentile(90), round(ends.at_least(250), 3)
    (217.42, 254, 0.141)
    """
    from yatzy.solver.odds import odds as exact_odds

    return exact_odds(values, card, dice=dice, rolls_left=rolls_left, progress=progress)


def simulate(
    values: "Values",
    games: int,
    *,
    seed: int = 0,
    card: Card | None = None,
    progress: Callable[[float], None] | None = None,
) -> "Odds":
    """Return how so many games of best play ended, from this card on or from an empty one.

    The same seed plays the same games.

    >>> import yatzy
    >>> played = yatzy.simulate(yatzy.solve(yatzy.sheet("vinga")), 1000, seed=1)
    >>> played.games, abs(played.mean - played.expected) < 4 * played.deviation / 1000**0.5
    (1000, True)
    """
    from yatzy.solver.odds import simulate as play

    return play(values, games, seed=seed, card=card, progress=progress)


def read(record: str) -> "Game":
    """Return the game that a record tells of, in the notation or in JSON Lines.

    What cannot have happened is refused with :class:`~yatzy.rules.errors.RecordError` or
    :class:`~yatzy.rules.errors.MoveError`, and its line.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12345").enter("small-straight")
    >>> yatzy.read(yatzy.write(game)) == game
    True
    """
    from yatzy.game.engine import retrace
    from yatzy.game.reading import read_events

    expect(str, record)
    events, _ = read_events(record.removeprefix(MARK))
    return retrace(events)


def write(game: "Game") -> str:
    r"""Return a game in the notation, for people: the inverse of :func:`read`.

    >>> import yatzy
    >>> game = yatzy.Game.new(yatzy.sheet("vinga"), ["Anna"]).roll("12345").enter("small-straight")
    >>> yatzy.write(game).splitlines()[-1]
    'Anna: 12345 small-straight 15'
    """
    from yatzy.game.notation import format_game
    from yatzy.game.state import Game

    expect(Game, game)
    return format_game(game)


def review(record: "Game | str", values: "Values | None" = None) -> "Review":
    """Return a game looked at again: what every decision cost, and what the dice gave.

    The game, or its record; with the solution of its sheet, if that is at hand.

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
    expect(Game, game)
    return review_game(values or solve(game.setup.sheet), game)


def spoken(error: YatzyError) -> str:
    """Return an error as an English sentence, with its code."""
    from yatzy.l10n.catalogue import FALLBACK, catalogue
    from yatzy.l10n.faults import sentence

    try:
        return f"{error.code}: {sentence(catalogue(FALLBACK), error, error.sheet)}"
    except Exception:  # noqa: BLE001 # an error about an error would hide it: a number too long to be written
        return f"{error.code}: {error.details!r:.200}"
