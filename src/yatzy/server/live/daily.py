"""The game of the day: a duplicate match for everyone by each sheet, whose seed is the next of a chain.

A day is stored when somebody first asks for it: what goes into its dice never changes from then on, in any
process. The ids of its matches follow from its seed, so nobody knows them before or can create a table there.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import NamedTuple

from cachetools import LRUCache

from yatzy.chance.day_chain import CHAIN_DAYS, DayChain, DayProof, day_table_id, mix_games, shift_date
from yatzy.chance.fair import new_secret, seal_of
from yatzy.clock import FORMAT, now
from yatzy.game.events import pack_sheet
from yatzy.rules.sheet import RuleSheet, Start
from yatzy.rules.sheet_files import bundled_sheet, sheet_ids
from yatzy.server.live.create import store_table
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.days import ChainRow, DayRow
from yatzy.tables.room import DAYS_OPEN, Room

MOST_MIXED = 5_000
"""Finished games of a day that go into the next day's dice."""
DAYS_LISTED = 30
"""Days before today of which results are listed."""
CACHED_DAYS = 64


class OpenedDay(NamedTuple):
    """A day that was opened, and its chain."""

    row: DayRow
    chain: DayChain

    @property
    def seed(self) -> bytes:
        """What its dice follow from, together with its mix; a secret until it closes."""
        return self.chain.seed(self.row.day)

    @property
    def closes(self) -> str:
        """When nobody can play its games any more."""
        return (datetime.fromisoformat(self.row.day) + timedelta(days=DAYS_OPEN)).strftime(FORMAT)

    def table_id(self, sheet: RuleSheet) -> str:
        """Return the id of its match by a sheet."""
        return day_table_id(self.seed, self.row.day, sheet.id, sheet.digest)


class PlayedDay(NamedTuple):
    """An earlier day that somebody played by a sheet."""

    day: str
    table: str
    players: int
    is_open: bool


class DailyMatches:
    """The games of the day, opened on first use."""

    def __init__(self, tables: TableRegistry) -> None:
        self._tables, self._log = tables, tables.log
        self._days: LRUCache[str, OpenedDay] = LRUCache(CACHED_DAYS)
        self._chains: dict[str, DayChain] = {}

    async def open_match(self, sheet: RuleSheet, day: str) -> TableSession:
        """Return the match of a day by a sheet, created on first use. It has no host."""
        opened = await self.open_day(day)
        table_id = opened.table_id(sheet)
        if self._tables.get(table_id) or await self._log.load_table(table_id):
            return await self._tables.find(table_id)
        room = Room(
            sheet=pack_sheet(sheet),
            digest=sheet.digest,
            seats=(),
            hosts=(),
            start=Start.AGREED,
            coach=False,
            seal=seal_of(opened.seed),
            duplicate=True,
            until=opened.closes,
            mix=opened.row.mix,
        )
        return await store_table(self._tables, table_id, room, opened.seed)

    async def open_day(self, day: str) -> OpenedDay:
        """Return a day; one that nobody asked for before is stored first."""
        found = await self.find_day(day)
        if found is None:
            await self._store_day(day)
            found = await self.find_day(day)
        assert found is not None  # noqa: S101 # stored by us or by another process
        return found

    async def find_day(self, day: str) -> OpenedDay | None:
        """Return a day that was opened, if it was."""
        if day not in self._days:
            await self._remember(row for row in await self._log.load_days(day, 1) if row.day == day)
        return self._days.get(day)

    async def list_earlier(self, sheet: RuleSheet, today: str) -> list[PlayedDay]:
        """Return the days before today that somebody played by a sheet, the latest first."""
        rows = await self._log.load_days(shift_date(today, -1), DAYS_LISTED)
        await self._remember(rows)
        opened = [self._days[row.day] for row in rows if row.day >= shift_date(today, -DAYS_LISTED)]
        ids = {one.table_id(sheet): one for one in opened}
        counts = await self._log.count_matches(tuple(ids))
        return [
            PlayedDay(one.row.day, table, counts[table], now() < one.closes)
            for table, one in ids.items()
            if table in counts
        ]

    async def load_proof(self, sheet: RuleSheet, opened: OpenedDay) -> DayProof:
        """Return what proves the dice of a day by a sheet. Its seed is left out until the day is closed."""
        row, chain = opened
        before = await self.find_day(row.before) if row.before else None
        return DayProof(
            day=row.day,
            sheet=sheet.id,
            digest=sheet.digest,
            table=opened.table_id(sheet),
            begins=chain.begins,
            anchor=chain.anchor,
            seal=seal_of(opened.seed),
            before=row.before,
            before_mix=before.row.mix if before else "",
            games=tuple(row.games.split()),
            mix=row.mix,
            seed=opened.seed.hex() if now() >= opened.closes else "",
        )

    async def _remember(self, rows: Iterable[DayRow]) -> None:
        """Cache days, and load their chains if one is not known yet."""
        for row in rows:
            if row.chain not in self._chains:
                await self._load_chains()
            self._days[row.day] = OpenedDay(row, self._chains[row.chain])

    async def _load_chains(self) -> None:
        for row in await self._log.load_chains():
            self._chains.setdefault(row.begins, DayChain(*row))

    async def _store_day(self, day: str) -> None:
        """Store a day, with the finished games of the last one before it. Another process may come first."""
        chain = await self._find_chain(day)
        before, mix = "", ""
        games: list[str] = []
        for row in await self._log.load_days(shift_date(day, -1), 1):
            await self._remember([row])
            last = self._days[row.day]
            matches = [last.table_id(bundled_sheet(sheet_id)) for sheet_id in sheet_ids()]
            before, mix = row.day, row.mix
            games = await self._log.load_finished(matches, MOST_MIXED)
        mix = mix_games(mix, before, games)
        await self._log.store_day(DayRow(day, chain.begins, before, "\n".join(games), mix))

    async def _find_chain(self, day: str) -> DayChain:
        """Return the oldest chain that covers a day, a new one if there is none."""
        for is_last_try in (False, True):
            await self._load_chains()
            for chain in sorted(self._chains.values(), key=lambda one: one.begins):
                if chain.begins <= day <= chain.ends:
                    return chain
            if not is_last_try:
                await self._log.store_chain(ChainRow(day, shift_date(day, CHAIN_DAYS - 1), new_secret()))
        raise AssertionError(day)  # it was stored by us or by another process
