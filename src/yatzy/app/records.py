"""What players have reached: results, statistics by sheet, and costly habits, over many games."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from msgspec import Struct

from yatzy.app.permission import may_review
from yatzy.coach.game_summary import GameSummary, summarise_game
from yatzy.coach.luck_rarity import luck_rarity
from yatzy.coach.player_stats import PlayedGame, SheetStatistics, compute_statistics
from yatzy.coach.review import review
from yatzy.game.jsonl import StampedEvent
from yatzy.game.player_results import PlayerRecord, build_player_records, iter_game_results, replay_rounds
from yatzy.game.state import Game
from yatzy.rules.errors import RecordError, SheetTooLarge
from yatzy.rules.sheet import RuleSheet
from yatzy.solver.odds import Odds
from yatzy.solver.query.values import Values

FindValues = Callable[[RuleSheet], Values | None]
"""Returns the solution of a sheet, or ``None`` to leave out what only a solution tells."""


class PlayedRounds(NamedTuple):
    """A game, and when its finished rounds ended."""

    game: Game
    ended: tuple[str, ...]


def replay_played(stamped: Iterable[StampedEvent]) -> PlayedRounds:
    """Return the game of some events; raise :class:`RecordError` if there are none."""
    game, ended = replay_rounds(stamped)
    if game is None:
        raise RecordError("record-empty")
    return PlayedRounds(game, ended)


def summarise_played(played: PlayedRounds, find_values: FindValues) -> GameSummary:
    """Return the summary of a game's finished rounds.

    Points lost are left out by a sheet without a solution, or too large for one, and while a game may not be
    reviewed.
    """
    game = played.game
    values = _find_values(find_values, game.setup.sheet) if may_review(game) else None
    if values is None:
        return summarise_game(game, played.ended)
    rarity = luck_rarity(values, game) if game.setup.match else None
    return summarise_game(game, played.ended, review(values, game), rarity)


def _find_values(find_values: FindValues, sheet: RuleSheet) -> Values | None:
    try:
        return find_values(sheet)
    except SheetTooLarge:
        return None


def list_results(games: Iterable[PlayedRounds]) -> list[PlayerRecord]:
    """Return best and average of each person on each sheet, sorted by sheet and then by best total."""
    return build_player_records(
        result for played in games for result in iter_game_results(played.game, played.ended)
    )


# By name, as in the games of one household


@dataclass(frozen=True, slots=True)
class PlayerSheetRecord:
    """One player by one sheet."""

    player: str
    sheet: RuleSheet
    statistics: SheetStatistics
    odds: Odds | None
    """The odds of best play, if known."""


def select_games(games: Iterable[PlayedRounds], sheet: str | None, player: str | None) -> list[PlayedRounds]:
    """Return the games by a sheet, and of a person by name, if given."""
    return [
        one
        for one in games
        if (sheet is None or one.game.setup.sheet.id == sheet) and any(_human_columns(one.game, player))
    ]


def records_by_player(
    games: Iterable[PlayedRounds],
    find_values: FindValues,
    load_odds: Callable[[Values], Odds | None],
    player: str | None = None,
) -> list[PlayerSheetRecord]:
    """Return the statistics of each person on each sheet, of one by name if given."""
    known: dict[str, Values | None] = {}

    def find_once(sheet: RuleSheet) -> Values | None:
        if sheet.digest not in known:
            known[sheet.digest] = _find_values(find_values, sheet)
        return known[sheet.digest]

    played: dict[tuple[str, str, str], list[PlayedGame]] = {}
    names: dict[tuple[str, str, str], tuple[str, RuleSheet]] = {}
    for one in games:
        sheet, summary = one.game.setup.sheet, summarise_played(one, find_once)
        for name, seats in _human_columns(one.game, player):
            key = (sheet.id, sheet.digest, name.casefold())
            names.setdefault(key, (name, sheet))
            played.setdefault(key, []).append((summary, seats))
    records = []
    for key in sorted(played):
        name, sheet = names[key]
        values = find_once(sheet)
        odds = None if values is None else load_odds(values)
        records += [PlayerSheetRecord(name, sheet, one, odds) for one in compute_statistics(played[key])]
    return records


def _human_columns(game: Game, player: str | None) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield the name of each column that people play, with their seats; only one of that name, if given."""
    setup = game.setup
    for column, seats in enumerate(setup.columns):
        people, name = tuple(seat for seat in seats if not setup.computer_at(seat)), setup.column_name(column)
        if people and (player is None or name.casefold() == player.casefold()):
            yield name, people


# By the seats that a player claimed


class ClaimedSeat(NamedTuple):
    """A seat of a game that a player claimed."""

    game: str
    seat: int
    over: bool


class PlayerStandings(Struct, frozen=True):
    """A player's statistics, over the games summarised so far."""

    name: str
    """Their name in their latest game; "" where none is summarised."""
    sheets: tuple[SheetStatistics, ...]
    playing: int
    """Games in play."""
    later: int
    """Games still being summarised."""


def standings_of_seats(claimed: Sequence[ClaimedSeat], summaries: Mapping[str, GameSummary]) -> PlayerStandings:
    """Return the statistics of whoever claimed these seats, from the summaries there are, by game."""
    seats: dict[str, set[int]] = {}
    for one in claimed:
        seats.setdefault(one.game, set()).add(one.seat)
    over = {one.game for one in claimed if one.over}
    names = [summaries[one.game].players[one.seat] for one in claimed if one.game in summaries]
    played: list[PlayedGame] = [(summaries[game], seats[game]) for game in seats if game in summaries]
    return PlayerStandings(
        name=names[-1] if names else "",
        sheets=tuple(compute_statistics(played)),
        playing=len(seats) - len(over),
        later=len(over - summaries.keys()),
    )
