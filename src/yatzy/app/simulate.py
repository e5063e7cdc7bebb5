"""Bots against each other in many games."""

from collections.abc import Sequence

from msgspec import Struct

from yatzy.app.solutions import Solutions
from yatzy.bots.contest import BotResult, run_contest
from yatzy.bots.names import LEAST_GAMES, check_contest
from yatzy.bots.styled import RISK_BOLDNESS
from yatzy.rules.errors import YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.progress import ProgressCallback
from yatzy.solver.seeds import check_seed


class ContestAnswer(Struct, frozen=True):
    """Bots in many games against each other, in the order they were named."""

    sheet: str
    digest: str
    games: int
    seed: int
    players: tuple[BotResult, ...]


def simulate(
    solutions: Solutions,
    sheet: RuleSheet,
    names: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    most: int | None = None,
    progress: ProgressCallback | None = None,
) -> ContestAnswer:
    """Let bots play against each other, at most ``most`` games if given; the same seed plays the same games.

    Raises :class:`YatzyError` for unknown bots, or a wrong number of players or games, before solving.
    """
    check_contest(names, games)
    check_seed(seed)
    if most is not None and games > most:
        raise YatzyError("contest-games", got=str(games), least=LEAST_GAMES, most=most)
    values = solutions.load(sheet)
    if RISK_BOLDNESS.keys() & set(names):
        solutions.ensure_variances(values)
    found = run_contest(sheet, values, names, games, seed=seed, progress=progress)
    return ContestAnswer(sheet.id, sheet.digest, games, seed, found.players)
