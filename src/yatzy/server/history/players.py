"""Players: the seats they claimed with a key of their own, and their statistics.

There are no accounts. A player is a key that a browser keeps; the server stores its fingerprint with the
claimed seats. Whoever holds a seat's token decides whose it is: the last claim wins.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import Decoder

from yatzy.app.records import ClaimedSeat
from yatzy.coach.game_summary import GameSummary
from yatzy.coach.player_stats import SheetStatistics
from yatzy.game.notation import format_game
from yatzy.game.state import Game
from yatzy.report.odds_schema import OddsAnswer
from yatzy.rules.errors import SheetError, TableConflict, TableNotFound, YatzyError
from yatzy.rules.sheet import RuleSheet
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.history.summaries import Summaries
from yatzy.server.jobs import handlers
from yatzy.server.jobs.job_queue import Caller
from yatzy.server.jobs.service import JobService
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import PlayedSeat
from yatzy.store.players import MOST_CLAIMS
from yatzy.tables.room import check_owner

EXPORTED_TOGETHER = 50
"""Games whose summaries are loaded together for an export."""
FORGOTTEN_TOGETHER = 50
"""Seats that are forgotten in one commit."""
SUMMARY_TIMEOUT = 3.0
"""Seconds to wait for missing summaries."""
ODDS_TIMEOUT = 1.0
"""Seconds to wait for a sheet's odds: enough to read them from disk; computing may take a minute."""


FormatAside = Callable[[Callable[[Game], str], Game], Awaitable[str]]
"""Calls a function with a game outside the event loop."""

_odds_decoder = Decoder(OddsAnswer)


class Kept(Struct, frozen=True):
    """One exported game of a player."""

    table: str
    seat: int
    claimed: str
    """When the seat was claimed."""
    record: str
    """The game in the notation, as far as it was played."""
    summary: GameSummary | None
    """The summary of its finished rounds, once computed."""


class ClaimedGames(NamedTuple):
    """The seats that a player claimed, and the summaries of their games that are ready."""

    seats: list[ClaimedSeat]
    summaries: dict[str, GameSummary]


class PlayerHistory:
    """The games and statistics of players."""

    def __init__(self, tables: TableRegistry, summaries: Summaries, jobs: JobService) -> None:
        self._tables, self._log = tables, tables.log
        self._summaries = summaries
        self._jobs = jobs
        self._odds_tasks: set[asyncio.Task[bytes]] = set()

    # Claims

    async def claim(self, player: str, session: TableSession, seat: int, holder: str) -> None:
        """Claim a seat of a begun game for a player; raise :class:`TableError` if ``holder`` may not."""
        game = session.started_game
        if 0 <= seat < len(session.room.seats) and session.room.seats[seat].computer:
            raise TableConflict("table-seat-computer", seat=seat + 1)
        session.check_seat(holder, seat)
        check_owner(session.room.seats[seat], holder)
        if session.room.seats[seat].stand_in:
            raise TableConflict("table-stand-in")
        if not await self._log.claim_seat(player, session.id, seat, MOST_CLAIMS):
            raise TableConflict("player-games", most=MOST_CLAIMS)
        if game.over:  # have it summarised before somebody looks
            progress = await self._log.load_progress(session.id)
            await self._summaries.load([progress] if progress else [])

    async def give_up(self, player: str, table_id: str, seat: int) -> None:
        """Remove a player's claim to a seat, if there is one."""
        await self._log.release_seats(player, table_id, seat)

    async def forget(self, player: str) -> int:
        """Remove a player's name from all games they claimed, and the claims; return how many there were.

        The games stay without the name. Where this fails half-way, the rest is still claimed: repeat it.
        """
        plays = await self._log.load_seats(player)
        for first in range(0, len(plays), FORGOTTEN_TOGETHER):
            await asyncio.gather(
                *(self._forget_seat(player, one) for one in plays[first : first + FORGOTTEN_TOGETHER])
            )
        await self._log.release_seats(player)  # of games without a table
        return len(plays)

    async def _forget_seat(self, player: str, play: PlayedSeat) -> None:
        table_id = play.progress.table_id
        if await self._log.forget_seat(player, table_id, play.seat) and (session := self._tables.get(table_id)):
            with suppress(TableNotFound):
                async with session.lock:
                    await session.catch_up()

    # Statistics

    async def load_claimed(self, player: str) -> ClaimedGames:
        """Return what a player's statistics are computed from, waiting a little for missing summaries."""
        plays = await self._log.load_seats(player)
        claimed = [ClaimedSeat(one.progress.table_id, one.seat, one.progress.over) for one in plays]
        return ClaimedGames(claimed, await self._load_summaries(plays, SUMMARY_TIMEOUT))

    async def _load_summaries(
        self, plays: Iterable[PlayedSeat], wait_seconds: float = 0.0
    ) -> dict[str, GameSummary]:
        games = {one.progress.table_id: one.progress for one in plays}
        return await self._summaries.load(games.values(), wait_seconds)

    async def load_sheet(self, statistics: SheetStatistics) -> RuleSheet | None:
        """Return the sheet of some statistics: a bundled one, or that of a game; ``None`` if unreadable."""
        if _is_bundled(statistics.sheet, statistics.digest):
            return bundled_sheet(statistics.sheet)
        try:
            session = await self._tables.find(statistics.reached[-1].game, remember=False)
        except YatzyError:
            return None
        return session.room.load_sheet()

    async def find_odds(self, sheet: RuleSheet, caller: Caller) -> OddsAnswer | None:
        """Return the odds of best play; ``None`` while they are being computed, which goes on.

        Raises :class:`YatzyError` if they cannot be computed.
        Only odds of bundled sheets, with options or without, are cached on disk.
        """
        keep = _is_bundled(sheet.id, sheet.digest)
        task = asyncio.create_task(self._jobs.ask(caller, handlers.odds, sheet.as_data(), keep=keep))
        self._odds_tasks.add(task)
        task.add_done_callback(self._discard_task)
        done, _ = await asyncio.wait({task}, timeout=ODDS_TIMEOUT)
        return _odds_decoder.decode(task.result()) if done else None

    def _discard_task(self, task: "asyncio.Task[bytes]") -> None:
        self._odds_tasks.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the caller may be gone

    # Export

    async def export_games(self, player: str, format_aside: FormatAside) -> AsyncIterator[Kept]:
        """Yield the games of a player in order of claim, each loaded when it is wanted."""
        plays = await self._log.load_seats(player)
        for first in range(0, len(plays), EXPORTED_TOGETHER):
            page = plays[first : first + EXPORTED_TOGETHER]
            summed = await self._load_summaries(page)
            for play in page:
                with suppress(TableNotFound):  # deleted since
                    session = await self._tables.find(play.progress.table_id, remember=False)
                    record = await format_aside(format_game, session.started_game)
                    yield Kept(session.id, play.seat, play.at, record, summed.get(session.id))

    async def close(self) -> None:
        """Cancel pending odds."""
        tasks = tuple(self._odds_tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_bundled(sheet_id: str, digest: str) -> bool:
    """Whether this is a bundled sheet, with or without options, and its rules are still the same."""
    try:
        return bundled_sheet(sheet_id).digest == digest
    except SheetError:
        return False
