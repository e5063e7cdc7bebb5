"""Records: what players have reached on each sheet."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from yatzy.game.engine import evolve
from yatzy.game.record import Stamped
from yatzy.game.series import Round
from yatzy.game.state import Game


@dataclass(frozen=True, slots=True)
class Result:
    """What one column came to in one round."""

    sheet: str
    digest: str
    player: str
    total: int
    at: str
    """When the round ended."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a player has reached on a sheet."""

    sheet: str
    digest: str
    player: str
    rounds: int
    best: int
    best_at: str
    """When the best was reached for the first time."""
    average: float


def followed(stamped: Iterable[Stamped]) -> tuple[Game | None, tuple[str, ...]]:
    """Return the game that events lead to, and when each of its rounds ended that are over."""
    game = None
    ended: tuple[str, ...] = ()
    for one in stamped:
        game = evolve(game, one.event)
        rounds_over = len(game.turns) // game.setup.turns_a_round
        ended = (ended + (one.at,) * rounds_over)[:rounds_over]
    return game, ended


def results(stamped: Iterable[Stamped]) -> Iterator[Result]:
    """Yield what every column came to in the rounds of a game that are over, but for those of computers."""
    game, ended = followed(stamped)
    if game is not None:
        yield from results_of(game, ended)


def results_of(game: Game, ended: Iterable[str]) -> Iterator[Result]:
    """Yield the same of a game whose rounds ended at these moments."""
    sheet = game.setup.sheet
    for number, at in enumerate(ended):
        for column, total in enumerate(Round(game.cards[number]).totals):
            player = game.setup.column_name(column)
            if not all(map(game.setup.computer, game.setup.columns[column])):
                yield Result(sheet.id, sheet.digest, player, total, at)


def records(found: Iterable[Result]) -> list[Record]:
    """Return the record of each player on each sheet, sheets by name, the best player of each first."""
    by_player: dict[tuple[str, str, str], list[Result]] = {}
    for result in found:
        key = (result.sheet, result.digest, result.player.casefold())
        by_player.setdefault(key, []).append(result)
    return sorted(
        map(_record, by_player.values()), key=lambda one: (one.sheet, one.digest, -one.best, one.player)
    )


def _record(found: list[Result]) -> Record:
    best = min(found, key=lambda result: (-result.total, result.at))
    return Record(
        sheet=best.sheet,
        digest=best.digest,
        player=best.player,
        rounds=len(found),
        best=best.total,
        best_at=best.at,
        average=sum(result.total for result in found) / len(found),
    )
