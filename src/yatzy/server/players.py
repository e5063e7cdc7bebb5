"""Players: who has played which seats, by a key of their own, and what they have reached.

There are no accounts. A player is a key that a browser keeps; here its fingerprint is kept, beside the seats
that were claimed with it. Whoever holds a seat decides whose it is: the last who claims it with its token.
"""

import asyncio

from msgspec import Struct

from yatzy.coach.statistics import Played, Statistics, statistics
from yatzy.coach.summary import GameSummary
from yatzy.game.notation import format_game
from yatzy.l10n.answers import OddsAnswer
from yatzy.rules.errors import TableError, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.shelf import sheet_ids, shelf_sheet
from yatzy.server.playing import check_seat
from yatzy.server.summaries import Summaries
from yatzy.server.tables import Live, Tables
from yatzy.server.work import Work
from yatzy.store.log import Play

MOST_GAMES = 5_000
"""Seats that a player may have played."""
PATIENCE = 3.0
"""Seconds in which games that were never summed up are, before they are left for the next time."""
ODDS_PATIENCE = 1.0
"""Seconds in which a sheet's odds are read from disk; to find them may take a minute."""


class Standings(Struct, frozen=True):
    """What a player has reached, as far as that is known by now."""

    name: str
    """What they were called when they played last; "" where that is not known."""
    sheets: tuple[Statistics, ...]
    playing: int
    """Games that go on."""
    later: int
    """Games that are still being summed up."""


class Kept(Struct, frozen=True):
    """One game of a player, to be taken home."""

    table: str
    seat: int
    claimed: str
    """When it was claimed."""
    record: str
    """The game in the notation, as far as it was played."""
    summary: GameSummary | None
    """What its rounds came to that are over, once that was summed up."""


class Players:
    """What is known of players."""

    def __init__(self, tables: Tables, summaries: Summaries, work: Work) -> None:
        self._tables, self._log = tables, tables.log
        self._summaries = summaries
        self._work = work
        self._waiting: set[asyncio.Task[OddsAnswer]] = set()
        self._packing = asyncio.Semaphore(1)
        """To take everything home reads many games: one player at a time does."""

    # Whose seats they are

    async def claim(self, player: str, live: Live, seat: int, holder: str) -> None:
        """Let a seat be one that a player has played, if whoever asks holds it."""
        game = live.known_game
        if 0 <= seat < len(live.room.seats) and live.room.seats[seat].computer:
            raise TableError("table-seat-computer", seat=seat + 1)
        check_seat(live, holder, seat)
        if live.room.seats[seat].stand_in:
            raise TableError("table-stand-in")
        if not await self._log.claim(player, live.id, seat, MOST_GAMES):
            raise TableError("player-games", most=MOST_GAMES)
        if game.over:  # so that it is known when somebody looks
            standing = await self._log.standing(live.id)
            await self._summaries.of([standing] if standing else [])

    async def give_up(self, player: str, table_id: str, seat: int) -> None:
        """Let a seat be a player's no longer, if it is."""
        await self._log.give_up(player, table_id, seat)

    async def forget(self, player: str) -> int:
        """Forget what a player has played, and tell how many seats that were; the games stay."""
        seats = len(await self._log.plays(player))
        await self._log.give_up(player)
        return seats

    # What they have reached

    async def standings(self, player: str) -> Standings:
        """Return what a player has reached; games that were never summed up are now."""
        plays = await self._log.plays(player)
        found = await self._summaries.of(
            {one.standing.table_id: one.standing for one in plays}.values(), PATIENCE
        )
        seats: dict[str, set[int]] = {}
        for one in plays:
            seats.setdefault(one.standing.table_id, set()).add(one.seat)
        over = {one.standing.table_id for one in plays if one.standing.over}
        played: list[Played] = [(found[table], seats[table]) for table in seats if table in found]
        names = [
            found[one.standing.table_id].players[one.seat] for one in plays if one.standing.table_id in found
        ]
        return Standings(
            name=names[-1] if names else "",
            sheets=tuple(statistics(played)),
            playing=len(seats) - len(over),
            later=len(over - found.keys()),
        )

    async def sheet(self, found: Statistics) -> RuleSheet | None:
        """Return the sheet that was played by: one on the shelf, or that of a game, if it can be read."""
        if _on_shelf(found.sheet, found.digest):
            return shelf_sheet(found.sheet)
        try:
            live = await self._tables.find(found.reached[-1].game, remember=False)
        except YatzyError:
            return None
        return live.room.rules()

    async def odds(self, sheet: RuleSheet, address: str) -> OddsAnswer | None:
        """Return how the perfect player's games end; nothing while that is being computed.

        Raise what speaks against it where it cannot be. They are kept on disk of sheets on the shelf alone.
        """
        found = self._work.odds(sheet.as_data(), keep=_on_shelf(sheet.id, sheet.digest), address=address)
        task = asyncio.create_task(found)
        self._waiting.add(task)
        task.add_done_callback(self._answered)
        done, _ = await asyncio.wait({task}, timeout=ODDS_PATIENCE)
        return task.result() if done else None

    def _answered(self, task: "asyncio.Task[OddsAnswer]") -> None:
        self._waiting.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be left to hear of it

    # What they can take home

    async def kept(self, player: str) -> list[Kept]:
        """Return the games of a player, in the order they were claimed."""
        async with self._packing:
            plays = await self._log.plays(player)
            summed = await self._summaries.of({one.standing.table_id: one.standing for one in plays}.values())
            return [await self._kept(one, summed.get(one.standing.table_id)) for one in plays]

    async def _kept(self, play: Play, summed: GameSummary | None) -> Kept:
        live = await self._tables.find(play.standing.table_id, remember=False)
        return Kept(live.id, play.seat, play.at, format_game(live.known_game), summed)

    async def close(self) -> None:
        """Wait for nothing any more."""
        tasks = tuple(self._waiting)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _on_shelf(sheet_id: str, digest: str) -> bool:
    return sheet_id in sheet_ids() and shelf_sheet(sheet_id).digest == digest
