"""How tables come about and go, over a real log."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from support.db.store_cases import opened
from support.server.tokens import new_token
from yatzy.game.moves import Enter, Keep, Roll
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.errors import TableError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.live import create, logged_table
from yatzy.server.live.create import NewSeat, NewTable, create_table, delete_idle_tables
from yatzy.server.live.logged_table import decode_room
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import TableRow
from yatzy.tables.room import take_seat
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import ChangeRequest, Play

WORDS = catalogue("en")
LATER = "9999-01-01T00:00:00Z"


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[TableRegistry]:
    async with opened(str(folder / "games.db")) as log:
        yield TableRegistry(log)


async def _create_table(tables: TableRegistry, key: str, holder: str, **wanted: object) -> TableSession:
    seats = (NewSeat(name="Anna", here=True), NewSeat())
    request = NewTable(key=key, **({"seats": seats} | wanted))  # type: ignore[arg-type]
    return await create_table(tables, request, bundled_sheet(request.sheet), holder, WORDS)


def test_only_tables_that_never_began_are_tidied_away(tmp_path: Path) -> None:
    """A match waits for whoever comes, and a game that has begun is somebody's."""
    holder = fingerprint(new_token())

    async def tidied() -> list[bool]:
        async with tables_in(tmp_path) as tables:
            waiting = await _create_table(tables, "waiting", holder)
            begun = await _create_table(tables, "begun", holder, seats=(NewSeat(name="Anna", here=True),))
            match = await _create_table(tables, "match", holder, seats=(), duplicate=True)
            assert await delete_idle_tables(tables, waiting.at) == 0, "it has only just been laid"
            assert await delete_idle_tables(tables, LATER) == 1
            return [await tables.log.load_table(one.id) is not None for one in (waiting, begun, match)]

    assert asyncio.run(tidied()) == [False, True, True]


def test_matches_that_stay_keep_nothing_else_from_being_tidied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(create, "IDLE_BATCH", 2)
    holder = fingerprint(new_token())

    async def tidied() -> int:
        async with tables_in(tmp_path) as tables:
            for number in range(3):
                await _create_table(tables, f"match {number}", holder, seats=(), duplicate=True)
            for number in range(3):
                await _create_table(tables, f"waiting {number}", holder)
            return await delete_idle_tables(tables, LATER)

    assert asyncio.run(tidied()) == 3


def test_what_begins_while_tables_are_tidied_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the list of idle tables and forgetting one somebody may have sat down and thrown."""
    host, friend = fingerprint(new_token()), fingerprint(new_token())

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            live = await _create_table(tables, "one", host)
            real = tables.log.load_idle

            async def listed(before: str, most: int, skipped: int = 0) -> list[TableRow]:
                rows = await real(before, most, skipped)
                if rows:
                    await live.change_room(
                        friend, ChangeRequest(live.revision, "k"), take_seat(1, "Bo", friend)
                    )
                    await live.apply(host, Play(1, "throw", Roll(0)))
                return rows

            monkeypatch.setattr(tables.log, "load_idle", listed)
            assert await delete_idle_tables(tables, LATER) == 0
            assert len(await tables.log.load_events(live.id)) == 2

    asyncio.run(main())


def test_a_table_that_was_forgotten_is_laid_anew(tmp_path: Path) -> None:
    """Asked for again by the same key, nothing of the old one is left: neither its dice nor its seal."""
    holder = fingerprint(new_token())

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            old = await _create_table(tables, "one", holder)
            assert await delete_idle_tables(tables, LATER) == 1
            new = await _create_table(tables, "one", holder)
            assert new.id == old.id
            assert new.secret != old.secret
            row = await tables.log.load_table(new.id)
            assert row is not None
            assert (new.secret, new.room) == (row.secret, decode_room(row))

    asyncio.run(main())


def test_a_game_has_an_end(tmp_path: Path) -> None:
    """So many people and rounds that nobody could wait for it are refused: a game is told whole."""
    holder = fingerprint(new_token())
    seats = tuple(NewSeat(name=f"P{number}", here=True) for number in range(34))

    async def main() -> None:
        async with tables_in(tmp_path) as tables:
            with pytest.raises(TableError, match="table-turns"):
                await _create_table(tables, "one", holder, seats=seats, sheet="vinga", rounds=6)

    asyncio.run(main())


def test_asking_twice_for_a_table_lays_one(tmp_path: Path) -> None:
    holder = fingerprint(new_token())

    async def ids() -> tuple[str, ...]:
        async with tables_in(tmp_path) as tables:
            return tuple([(await _create_table(tables, key, holder)).id for key in ("one", "one", "two")])

    first, again, other = asyncio.run(ids())
    assert first == again != other


def test_a_record_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a length dice can still be thrown and written, but no longer kept and kept again.

    Each is counted for themselves: nobody takes that from the others.
    """
    monkeypatch.setattr(logged_table, "REWORK_PER_TURN", 1)
    holder = fingerprint(new_token())

    async def play_long() -> None:
        async with tables_in(tmp_path) as tables:
            seats = NewSeat(name="Anna", here=True), NewSeat(name="Bo", here=True)
            live = await _create_table(tables, "one", holder, seats=seats)
            await live.apply(holder, Play(1, "first", Roll(0)))
            waits = live.waiting_since
            boxes = len(live.started_game.setup.sheet.rules.boxes)
            for number in range(boxes):
                await live.apply(holder, Play(live.seq, str(number), Keep(0, ())))
            with pytest.raises(TableError, match="table-long"):
                await live.apply(holder, Play(live.seq, "long", Keep(0, ())))
            assert live.waiting_since == waits, "who puts dice aside and back keeps all waiting"
            await live.apply(holder, Play(live.seq, "again", Roll(0)))
            await live.apply(holder, Play(live.seq, "write", Enter(0, "chance")))
            await live.apply(holder, Play(live.seq, "other", Roll(1)))
            await live.apply(holder, Play(live.seq, "keep", Keep(1, ())))

    asyncio.run(play_long())
