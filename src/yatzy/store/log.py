"""The log as a server uses it: asynchronous, for many tables at once, in SQLite or PostgreSQL.

What waits to be written is committed together. Once :meth:`Log.append` has returned, its event is on disk.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Concatenate, ParamSpec, Protocol, TypeVar
from urllib.parse import unquote

from sqlalchemy import Connection

from yatzy.rules.errors import StoreError
from yatzy.store.plays import Play, Standing, count_in, plays_of, standing_of, standings_in, summaries_of
from yatzy.store.statements import (
    Line,
    Row,
    answer,
    idle_tables,
    line_of,
    lines_of,
    listed_rows,
    match_rows,
    table_row,
)
from yatzy.store.wishes import (
    Append,
    Bring,
    Change,
    Claim,
    Forget,
    GiveUp,
    Lay,
    Outcome,
    Put,
    SumUp,
    Tell,
    Waiting,
    Wish,
)

__all__ = ["Line", "Log", "Play", "Row", "Standing"]
FILE, SERVER = "sqlite:", ("postgresql:", "postgres:")
"""How the addresses of databases begin."""
OTHER = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
PATIENCE = 3.0
"""Seconds in which a database that is there answers."""
Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Database(Protocol):
    """What a log is written to."""

    place: str
    shared: bool

    def start(self, tell: Tell) -> Put:
        """Begin to write, and return how wishes are put."""

    async def read(
        self,
        question: Callable[Concatenate[Connection, Asked], Answer],
        *asked: Asked.args,
        **named: Asked.kwargs,
    ) -> Answer:
        """Ask something of the database."""

    async def close(self) -> None:
        """Write what was accepted, and let go."""


class Log:
    """Tables and their games in a database."""

    def __init__(self, database: Database) -> None:
        self.place = database.place
        """Where it is, as messages name it: never with a password."""
        self.shared = database.shared
        """Whether others may write to it too."""
        self.committed: Callable[[float, int], None] = _unnoticed
        """Called after every commit, with how many seconds it took and how many wishes it granted."""
        self._database = database
        self._put = database.start(self._tell)
        self._new_future = asyncio.get_running_loop().create_future

    @classmethod
    async def opened(cls, database: str, origin: str = "") -> "Log":
        """Open a database and bring it up to date: a file, ``sqlite:///`` and its path, or ``postgresql://``.

        In PostgreSQL all that is written is notified to others, signed with ``origin``.
        """
        if database.startswith(SERVER):
            from yatzy.store.postgres import PostgresDatabase  # noqa: PLC0415 # few have one

            return cls(await PostgresDatabase.opened(database, origin))
        from yatzy.store.writer import FileDatabase  # noqa: PLC0415 # as above

        return cls(await FileDatabase.opened(file_at(database)))

    async def close(self) -> None:
        """Let go of the database, once all that was accepted is written."""
        if self._put is not self._refuse:
            self._put = self._refuse
            await self._database.close()

    async def ready(self) -> None:
        """Raise a :class:`StoreError` if the database does not answer."""
        try:
            await asyncio.wait_for(self._database.read(answer), PATIENCE)
        except TimeoutError:
            raise StoreError("store-away", place=self.place) from None

    # Writing

    async def lay(
        self,
        table_id: str,
        room: str,
        secret: bytes | None,
        *,
        listed: bool,
        match: str | None = None,
        first: str | None = None,
    ) -> str:
        """Keep a new table, with the first event of its game if it begins at once; return the moment.

        Its room has revision 1.
        """
        at = await self._granted(Lay(table_id, room, secret, listed, match, first))
        assert at is not None  # noqa: S101 # an id that is taken is an error
        return at

    async def bring(self, table_id: str, room: str, lines: Sequence[Line], state: str) -> None:
        """Keep a new table with a game that was played elsewhere, whole or not at all."""
        await self._granted(Bring(table_id, room, lines, state))

    async def change(
        self,
        table_id: str,
        revision: int,
        room: str,
        *,
        listed: bool,
        state: str | None = None,
        first: str | None = None,
    ) -> str | None:
        """Change the room that has this revision, which becomes the next; return the moment.

        ``state`` becomes the state of the table, if it is given. ``first`` is the first event of the game, kept
        together with the change. ``None`` if the room or the game had moved on: nothing is changed then.
        """
        return await self._granted(Change(table_id, revision, room, listed, state, first))

    async def append(
        self, table_id: str, seq: int, data: str, key: str | None = None, state: str | None = None
    ) -> str | None:
        """Keep one event at its place; return the moment, or ``None`` if that place was taken or is not next.

        ``state`` becomes the state of its table in the same transaction.
        """
        told: asyncio.Future[str | None] = self._new_future()
        self._put((Append(table_id, seq, data, key, seq, state), told))
        return await told

    async def forget(self, table_id: str, idle_since: str | None = None) -> bool:
        """Forget a table with its game, or only if nothing has begun and nothing was done there since a moment.

        Tell whether that was so.
        """
        return await self._granted(Forget(table_id, idle_since)) is not None

    async def claim(self, player: str, table_id: str, seat: int, most: int) -> bool:
        """Let a seat be one that a player has played, whosever it was; tell whether it is.

        It is not where there is no such game, or they would have more than so many.
        """
        return await self._granted(Claim(player, table_id, seat, most)) is not None

    async def give_up(self, player: str, table_id: str | None = None, seat: int | None = None) -> bool:
        """Let a seat be a player's no longer, or none of theirs; tell whether any was."""
        return await self._granted(GiveUp(player, table_id, seat)) is not None

    async def sum_up(self, table_id: str, version: int, after: int, data: str) -> bool:
        """Keep what a game came to after so many events; tell whether that was news."""
        return await self._granted(SumUp(table_id, version, after, data)) is not None

    async def written(self) -> None:
        """Wait until all that was wished before is written, or was found not to be possible."""
        await self._granted(Forget(""))  # which changes nothing, and comes after all that

    async def _granted(self, wish: Wish) -> str | None:
        told: asyncio.Future[str | None] = self._new_future()
        self._put((wish, told))
        return await told

    def _refuse(self, _waiting: Waiting) -> None:
        raise StoreError("store-closed", place=self.place)

    def _tell(self, batch: Sequence[Waiting], outcomes: Sequence[Outcome], seconds: float) -> None:
        granted = 0
        for (_, told), outcome in zip(batch, outcomes, strict=True):
            granted += isinstance(outcome, str)
            if told.done():  # who waited has gone
                continue
            if isinstance(outcome, StoreError):
                told.set_exception(outcome)
            else:
                told.set_result(outcome)
        self.committed(seconds, granted)

    # Reading

    async def table(self, table_id: str) -> Row | None:
        """Return a table, if there is one of this id."""
        return await self._database.read(table_row, table_id)

    async def lines(self, table_id: str, after: int = 0) -> list[Line]:
        """Return the events of a game from place ``after`` on."""
        return await self._database.read(lines_of, table_id, after)

    async def line(self, table_id: str, seq: int) -> Line | None:
        """Return the event at a place of a game, if there is one."""
        return await self._database.read(line_of, table_id, seq)

    async def listed(self, most: int) -> list[Row]:
        """Return listed tables that wait for players, the newest first."""
        return await self._database.read(listed_rows, most)

    async def of_match(self, match: str) -> list[Row]:
        """Return the tables of a duplicate match, the oldest first."""
        return await self._database.read(match_rows, match)

    async def count_in(self, match: str) -> int:
        """Return how many tables a duplicate match has."""
        return await self._database.read(count_in, match)

    async def standing(self, table_id: str) -> Standing | None:
        """Return how far the game of a table has come, if there is one."""
        return await self._database.read(standing_of, table_id)

    async def standings(self, match: str) -> list[Standing]:
        """Return how far everyone in a duplicate match has come, those first where something happened last."""
        return await self._database.read(standings_in, match)

    async def plays(self, player: str) -> list[Play]:
        """Return the seats a player has played, in the order they were claimed."""
        return await self._database.read(plays_of, player)

    async def summaries(self, table_ids: Sequence[str]) -> dict[str, str]:
        """Return what games came to, as far as that was summed up."""
        return await self._database.read(summaries_of, table_ids)

    async def idle(self, before: str, most: int, skipped: int = 0) -> list[Row]:
        """Return tables where nothing has begun and nothing was done since a moment, the longest idle first."""
        return await self._database.read(idle_tables, before, most, skipped)


def _unnoticed(_seconds: float, _granted: int) -> None:
    pass


def file_at(database: str) -> Path:
    """Return the file that a database is in; refuse the address of one of another kind."""
    if database.startswith(FILE):
        return Path(unquote(database.removeprefix(FILE).removeprefix("///")))
    if OTHER.match(database):
        raise StoreError("store-address")
    return Path(database)
