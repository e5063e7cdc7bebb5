"""Results of duplicate matches: ranked by total, and by points lost.

In the game of a day, one game of each player counts whose key is old enough; all others are ranked apart.

Finished games come from summaries, so that a match of any size can be ranked; of games in play only those shown
are loaded. Results reveal nothing about the dice.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yatzy.clock import shift_days
from yatzy.coach.game_summary import GameSummary, sum_skills
from yatzy.coach.luck_rarity import SUSPICIOUS
from yatzy.server.history.summaries import Summaries
from yatzy.server.live.registry import TableRegistry
from yatzy.store.event_log import GameProgress, MatchProgress

CACHE_SIZE = 20_000
"""Cached results: those of a few full daily matches."""
MOST_SHOWN = 100
"""Players shown per ranking; the caller's own result is always included."""
MOST_GOING = 50
"""Players in play that are shown, most recently active first."""
KEY_DAYS = 7
"""Days before a day for which a player's key must have been used, for its game to count."""
SUMMARY_TIMEOUT = 1.5
"""Seconds to wait for summaries of games that just ended; without them the cost is missing."""


class EntryStanding(StrEnum):
    """Whether a game counts in the ranking."""

    COUNTS = ""
    NEW = "new"
    """The player's key was first used too short a time before."""
    GUEST = "guest"
    """Whoever joined showed no player's key."""
    AGAIN = "again"
    """The player had joined before, with another game."""


class Result(Struct, frozen=True, omit_defaults=True):
    """The result of one player of a match."""

    table: str
    name: str
    total: int
    turns: int
    """How many of their turns are finished."""
    over: bool
    place: int | None = None
    """Rank by total among those finished, from 1; equal totals share it.

    Games that count and the others are ranked apart; a second game of a player has no rank.
    """
    cost: float | None = None
    """Points lost against best play, once finished; null where that is not known."""
    accuracy: float | None = None
    """The share of best choices, from 0 to 1."""
    cost_place: int | None = None
    """Rank by points lost, the fewest first."""
    standing: EntryStanding = EntryStanding.COUNTS
    """Of the game of a day, whether it counts."""
    unusual: int | None = None
    """Of the game of a day with unusual luck: at most one in so many games without foreknowledge has such."""


class MatchResults(Struct, frozen=True):
    """The results of a match."""

    players: int
    over: int
    """How many players have finished."""
    counted: int
    """How many of these have a game that counts in the ranking."""
    later: int
    """For how many of these the points lost are still being computed."""
    own: str
    """The table of the caller, "" where they have none."""
    results: tuple[Result, ...]
    """Finished players by total, then those in play: the first hundred of each ranking."""


class _CachedResult(NamedTuple):
    """A cached result."""

    seq: int
    """How many events the game had."""
    revision: int
    """Of the room: a player who is forgotten changes it."""
    result: Result
    final: bool
    """Whether it comes from a summary and cannot change."""


class LoadedMatch(NamedTuple):
    """A match before it is ranked."""

    games: Sequence[MatchProgress]
    results: Mapping[str, Result]
    """By table, as far as they are known."""
    later: int


class MatchRankings:
    """Results of matches, cached. A game is loaded again only after new events."""

    def __init__(self, tables: TableRegistry, summaries: Summaries) -> None:
        self._tables = tables
        self._summaries = summaries
        self._cache: OrderedDict[str, _CachedResult] = OrderedDict()
        self._loading: dict[str, asyncio.Task[list[MatchProgress]]] = {}

    async def load_match(self, match: str, own: str = "") -> LoadedMatch:
        """Return what a match is ranked from, and of games in play ``own`` in any case.

        Concurrent calls share one load; cancelling one does not cancel it.
        """
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load_progress(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        games = await asyncio.shield(task)
        for one in games:
            if one.table_id == own and not self._is_cached(one):
                await self._load_result(one)
        known = (one.table_id for one in games if one.table_id in self._cache)
        results = {table_id: self._cache[table_id].result for table_id in known}
        return LoadedMatch(games, results, later=sum(one.over and not self._is_final(one) for one in games))

    async def _load_progress(self, match: str) -> list[MatchProgress]:
        """Cache what is missing of a match; return the progress of its games."""
        games = await self._tables.log.load_match_progress(match)
        ended = [one for one in games if one.over and not self._is_final(one)]
        summed = await self._summaries.load(ended, SUMMARY_TIMEOUT)
        for one in ended:
            if one.table_id in summed:
                result = _finished_result(one.table_id, summed[one.table_id])
                self._store(one.table_id, _CachedResult(one.events, one.revision, result, final=True))
        going = [one for one in games if not self._is_cached(one)]
        for one in going[:MOST_GOING]:
            await self._load_result(one)
        return games

    def _is_cached(self, progress: GameProgress) -> bool:
        cached = self._cache.get(progress.table_id)
        return cached is not None and cached.seq >= progress.events and cached.revision >= progress.revision

    def _is_final(self, progress: GameProgress) -> bool:
        return self._is_cached(progress) and self._cache[progress.table_id].final

    def _store(self, table_id: str, cached: _CachedResult) -> None:
        self._cache[table_id] = cached
        self._cache.move_to_end(table_id)
        while len(self._cache) > CACHE_SIZE:
            self._cache.popitem(last=False)

    async def _load_result(self, progress: GameProgress) -> None:
        session = await self._tables.find(progress.table_id, remember=False)
        if session.stale or session.seq < progress.events or session.revision < progress.revision:
            async with session.lock:
                await session.catch_up()
        game = session.started_game
        total = sum(cards[0].total for cards in game.cards)
        result = Result(session.id, game.setup.players[0], total, len(game.turns), game.over)
        self._store(session.id, _CachedResult(session.seq, session.revision, result, final=False))


def rank_match(match: LoadedMatch, own: str = "", date: str = "") -> MatchResults:
    """Return the results of a match; ``date`` is the day of a daily one.

    Takes some hundred milliseconds for a full match of a day: not for the event loop.
    """
    games = match.games
    standings = judge_entries(games, date) if date else {}
    found = [
        _with_standing(match.results[one.table_id], standings.get(one.table_id))
        for one in games
        if one.table_id in match.results
    ]
    return MatchResults(
        players=len(games),
        over=sum(one.over for one in games),
        counted=sum(one.over and not standings.get(one.table_id) for one in games),
        later=match.later,
        own=own if any(one.table_id == own for one in games) else "",
        results=tuple(_select_visible(found, own)),
    )


def _finished_result(table_id: str, summed: GameSummary) -> Result:
    """Return the result of a finished game from its summary."""
    skill = sum_skills(part.skill for column in summed.columns for part in column.seats)
    solved = summed.expected is not None
    return Result(
        table=table_id,
        name=summed.players[0],
        total=sum(column.total for column in summed.columns),
        turns=sum(column.known.turns for column in summed.columns),
        over=True,
        cost=skill.cost if solved else None,
        accuracy=skill.accuracy if solved else None,
        unusual=int(rarity) if (rarity := summed.rarity or 0.0) >= SUSPICIOUS else None,
    )


def judge_entries(games: Iterable[MatchProgress], date: str) -> dict[str, EntryStanding]:
    """Return by table whether each game of a daily match counts."""
    cutoff, seen, standings = shift_days(f"{date}T00:00:00Z", -KEY_DAYS), set(), {}
    for one in sorted(games, key=lambda one: (one.made, one.table_id)):
        if one.player is None or one.player_since is None:
            standing = EntryStanding.GUEST
        elif one.player in seen:
            standing = EntryStanding.AGAIN
        else:
            standing = EntryStanding.COUNTS if one.player_since <= cutoff else EntryStanding.NEW
            seen.add(one.player)
        standings[one.table_id] = standing
    return standings


def _with_standing(result: Result, standing: EntryStanding | None) -> Result:
    """Return a result with its standing in the game of a day; elsewhere luck is nobody's business."""
    if standing is None:
        return replace(result, unusual=None)
    return replace(result, standing=standing)


def _select_visible(found: Sequence[Result], own: str) -> Iterator[Result]:
    """Yield ranked results: what counts by total, then the others, then in play; the first of each, and own."""
    for counts in (True, False):
        placed = _rank([one for one in found if one.over and counts == (one.standing is EntryStanding.COUNTS)])
        by_cost = sorted(
            (one for one in placed if one.cost_place), key=lambda one: (one.cost_place or 0, one.name)
        )
        shown = {one.table for one in (*placed[:MOST_SHOWN], *by_cost[:MOST_SHOWN])} | {own}
        yield from (one for one in placed if one.table in shown)
    going = sorted((one for one in found if not one.over), key=lambda one: (-one.turns, -one.total, one.name))
    shown = {one.table for one in going[:MOST_GOING]} | {own}
    yield from (one for one in going if one.table in shown)


def _rank(over: Sequence[Result]) -> list[Result]:
    """Return finished results with their places, by total. Second games of a player have none."""
    ranked = [one for one in over if one.standing is not EntryStanding.AGAIN]
    totals = sorted(-one.total for one in ranked)
    costs = sorted(one.cost for one in ranked if one.cost is not None)
    placed = [
        one
        if one.standing is EntryStanding.AGAIN
        else replace(
            one,
            place=bisect_left(totals, -one.total) + 1,
            cost_place=None if one.cost is None else bisect_left(costs, one.cost) + 1,
        )
        for one in over
    ]
    return sorted(placed, key=lambda one: (-one.total, one.name, one.table))
