"""Results of players in finished rounds, and their records on each sheet."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from yatzy.game.engine import evolve
from yatzy.game.jsonl import StampedEvent
from yatzy.game.series import Round
from yatzy.game.state import Game


@dataclass(frozen=True, slots=True)
class RoundResult:
    """The total of one column in one round."""

    sheet: str
    digest: str
    player: str
    total: int
    at: str
    """Timestamp of the end of the round."""


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A player's rounds, best and average on one sheet."""

    sheet: str
    digest: str
    player: str
    rounds: int
    best: int
    best_at: str
    """Timestamp of the first round with the best total."""
    average: float


def replay_rounds(stamped: Iterable[StampedEvent]) -> tuple[Game | None, tuple[str, ...]]:
    """Return the game after some events, and the end of each finished round."""
    game = None
    ended: tuple[str, ...] = ()
    for stamp in stamped:
        game = evolve(game, stamp.event)
        rounds_over = len(game.turns) // game.setup.turns_per_round
        ended = (ended + (stamp.at,) * rounds_over)[:rounds_over]
    return game, ended


def iter_results(stamped: Iterable[StampedEvent]) -> Iterator[RoundResult]:
    """Yield the results of the finished rounds of a game, without columns played by computers only."""
    game, ended = replay_rounds(stamped)
    if game is not None:
        yield from iter_game_results(game, ended)


def iter_game_results(game: Game, ended: Iterable[str]) -> Iterator[RoundResult]:
    """Yield the results of a game whose finished rounds ended at these timestamps."""
    sheet = game.setup.sheet
    for number, at in enumerate(ended):
        for column, total in enumerate(Round(game.cards[number]).totals):
            player = game.setup.column_name(column)
            if not all(map(game.setup.computer_at, game.setup.columns[column])):
                yield RoundResult(sheet.id, sheet.digest, player, total, at)


def build_player_records(results: Iterable[RoundResult]) -> list[PlayerRecord]:
    """Return the record of each player on each sheet, sorted by sheet and then by best total."""
    by_player: dict[tuple[str, str, str], list[RoundResult]] = {}
    for result in results:
        key = (result.sheet, result.digest, result.player.casefold())
        by_player.setdefault(key, []).append(result)
    return sorted(
        map(_build_record, by_player.values()),
        key=lambda record: (record.sheet, record.digest, -record.best, record.player),
    )


def _build_record(results: list[RoundResult]) -> PlayerRecord:
    best = min(results, key=lambda result: (-result.total, result.at))
    return PlayerRecord(
        sheet=best.sheet,
        digest=best.digest,
        player=best.player,
        rounds=len(results),
        best=best.total,
        best_at=best.at,
        average=sum(result.total for result in results) / len(results),
    )
