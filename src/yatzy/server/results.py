"""How everyone in a duplicate match has fared: by total, and by what they gave away.

Of games that are over, summaries tell that, so that no match is too large to be compared; games that go on are
read, as many as are shown. Nothing of the dice is told.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from yatzy.coach.summary import GameSummary, total_skill
from yatzy.server.summaries import Summaries
from yatzy.server.tables import Tables
from yatzy.store.log import Standing

MOST_REMEMBERED = 20_000
"""Tables of which it is remembered: a few matches of a day that are full."""
MOST_SHOWN = 100
"""Players in a ranking; who asks is told their own place besides."""
MOST_GOING = 50
"""Players that are shown while they still play, those who did something last."""
PATIENCE = 1.5
"""Seconds in which games that have just ended are summed up, before they are told of without their costs."""


class Result(Struct, frozen=True, omit_defaults=True):
    """How far one player of a match has come."""

    table: str
    name: str
    total: int
    turns: int
    """How many of their turns are over."""
    over: bool
    place: int | None = None
    """By total among those who are through, from 1; equals share it."""
    cost: float | None = None
    """Once they are through: what they gave away against best play; none where that is not known."""
    accuracy: float | None = None
    """The share of best choices, from 0 to 1."""
    cost_place: int | None = None
    """By what was given away, the least first."""


class MatchResults(Struct, frozen=True):
    """How everyone in a match has fared."""

    players: int
    over: int
    """How many of them are through."""
    later: int
    """Of how many of these it is still being found out what they gave away."""
    own: str
    """The table of whoever asks, "" where they have none."""
    results: tuple[Result, ...]
    """Those who are through by total, then those who still play: the first hundred of each ranking."""


class _Known(NamedTuple):
    """What is remembered of a game."""

    seq: int
    """After how many events."""
    result: Result
    final: bool
    """Whether it comes from a summary, and nothing is to be found out any more."""


class Results:
    """The results of matches. A game is read again only when it has gone on since."""

    def __init__(self, tables: Tables, summaries: Summaries) -> None:
        self._tables = tables
        self._summaries = summaries
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._asked: dict[str, asyncio.Task[list[Standing]]] = {}

    async def of_match(self, match: str, own: str = "") -> MatchResults:
        """Return how everyone has fared, who is through first; however many ask at once, it is found once."""
        task = self._asked.get(match)
        if task is None:
            task = self._asked[match] = asyncio.create_task(self._look(match))
            task.add_done_callback(lambda _: self._asked.pop(match, None))
        standings = await asyncio.shield(task)
        for one in standings:
            if one.table_id == own and not self._is_known(one):
                await self._read(one)
        known = [self._known[one.table_id] for one in standings if one.table_id in self._known]
        return MatchResults(
            players=len(standings),
            over=sum(one.over for one in standings),
            later=sum(one.over and not self._is_final(one) for one in standings),
            own=own if any(one.table_id == own for one in standings) else "",
            results=tuple(_shown([one.result for one in known], own)),
        )

    async def _look(self, match: str) -> list[Standing]:
        """Find out what is not known yet of the games of a match, and return how far they have come."""
        standings = await self._tables.log.standings(match)
        ended = [one for one in standings if one.over and not self._is_final(one)]
        summed = await self._summaries.of(ended, PATIENCE)
        for one in ended:
            if one.table_id in summed:
                result = _through(one.table_id, summed[one.table_id])
                self._remember(one.table_id, _Known(one.events, result, final=True))
        going = [one for one in standings if not self._is_known(one)]
        for one in going[:MOST_GOING]:
            await self._read(one)
        return standings

    def _is_known(self, standing: Standing) -> bool:
        known = self._known.get(standing.table_id)
        return known is not None and known.seq >= standing.events

    def _is_final(self, standing: Standing) -> bool:
        return self._is_known(standing) and self._known[standing.table_id].final

    def _remember(self, table_id: str, known: _Known) -> None:
        self._known[table_id] = known
        self._known.move_to_end(table_id)
        while len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def _read(self, standing: Standing) -> None:
        live = await self._tables.find(standing.table_id, remember=False)
        if live.doubtful or live.seq < standing.events:
            async with live.lock:
                await self._tables.catch_up(live)
        game = live.known_game
        total = sum(cards[0].total for cards in game.cards)
        result = Result(live.id, game.setup.players[0], total, len(game.turns), game.over)
        self._remember(live.id, _Known(live.seq, result, final=False))


def _through(table_id: str, summed: GameSummary) -> Result:
    """Return the result of somebody who is through, from the summary of their game."""
    skill = total_skill(part.skill for column in summed.columns for part in column.seats)
    solved = summed.expected is not None
    return Result(
        table=table_id,
        name=summed.players[0],
        total=sum(column.total for column in summed.columns),
        turns=sum(column.known.turns for column in summed.columns),
        over=True,
        cost=skill.cost if solved else None,
        accuracy=skill.accuracy if solved else None,
    )


def _shown(found: Sequence[Result], own: str) -> Iterator[Result]:
    """Yield who is through, by total, then who still plays: the first of each ranking, and whoever asks."""
    totals = sorted(-one.total for one in found if one.over)
    costs = sorted(one.cost for one in found if one.cost is not None)
    placed = [
        replace(
            one,
            place=bisect_left(totals, -one.total) + 1,
            cost_place=None if one.cost is None else bisect_left(costs, one.cost) + 1,
        )
        for one in found
        if one.over
    ]
    placed.sort(key=lambda one: (-one.total, one.name, one.table))
    by_cost = sorted((one for one in placed if one.cost_place), key=lambda one: (one.cost_place or 0, one.name))
    shown = {one.table for one in (*placed[:MOST_SHOWN], *by_cost[:MOST_SHOWN])} | {own}
    yield from (one for one in placed if one.table in shown)
    going = sorted((one for one in found if not one.over), key=lambda one: (-one.turns, -one.total, one.name))
    shown = {one.table for one in going[:MOST_GOING]} | {own}
    yield from (one for one in going if one.table in shown)
