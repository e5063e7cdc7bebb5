"""What was kept without anyone being told: by a process that is gone, or for somebody who is."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from support.db.store_cases import opened
from support.server.tokens import new_token
from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.engine import start_event
from yatzy.game.events import pack_sheet
from yatzy.game.jsonl import encode_event
from yatzy.game.moves import Roll
from yatzy.rules.errors import StoreError, TableError
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import EventLog
from yatzy.tables.room import Room, Seat, mark_begun
from yatzy.tables.seat_permissions import add_device, leave_seat
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import ChangeRequest, Play

TABLE = "ab3defg7hj"
ANNA, BO, PHONE = (fingerprint(new_token()) for _ in range(3))
SHEET = bundled_sheet("vinga")


class Ear:
    """Somebody who is told what happens."""

    def __init__(self) -> None:
        self.holder = BO
        self.address = ""
        self.told: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Take a message."""
        self.told.append(json.loads(message))
        self.heard.set()

    def remove(self) -> None:
        """Go, since one's device may no longer play here."""


@asynccontextmanager
async def one_table(folder: Path) -> AsyncIterator[EventLog]:
    """Lay a table of Anna and Bo, which has begun."""
    secret = new_secret()
    seats = (Seat("Anna", (ANNA,)), Seat("Bo", (BO,)))
    room = mark_begun(
        Room(sheet=pack_sheet(SHEET), digest=SHEET.digest, seats=seats, hosts=(ANNA,), seal=seal_of(secret))
    )
    async with opened(str(folder / "games.db")) as log:
        first = encode_event(start_event(room.setup(TABLE, "2026-11-15")))
        await log.create_table(TABLE, msgspec.json.encode(room).decode(), secret, listed=False, first=first)
        yield log


async def of_two_processes(log: EventLog) -> tuple[TableSession, TableSession]:
    """Return the table as two processes know it, of which neither hears of the other."""
    return await TableRegistry(log).find(TABLE), await TableRegistry(log).find(TABLE)


def test_a_move_repeated_where_nobody_has_heard_of_it_yet(tmp_path: Path) -> None:
    """It was kept by a process that is gone: the other one answers as that one would have."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            live, other = await of_two_processes(log)
            command = Play(1, "k", Roll(0))
            first = json.loads(await live.apply(ANNA, command))
            again = json.loads(await other.apply(ANNA, command))
            assert (again["type"], again["key"], again["seq"]) == ("done", "k", 2)
            assert again["event"] == first["event"]
            with pytest.raises(TableError, match="table-late"):
                await other.apply(ANNA, Play(1, "k2", Roll(0)))

    asyncio.run(main())


def test_a_change_repeated_where_nobody_has_heard_of_it_yet(tmp_path: Path) -> None:
    """As above; another change of the same room still comes too late."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            live, other = await of_two_processes(log)
            await live.change_room(ANNA, ChangeRequest(1, "k"), leave_seat(0, ANNA))
            await other.change_room(ANNA, ChangeRequest(1, "k"), leave_seat(0, ANNA))
            assert (other.revision, other.room) == (2, live.room)
            third = TableRegistry(log)
            late = await third.find(TABLE)
            await other.change_room(BO, ChangeRequest(2, "k"), leave_seat(1, BO))
            with pytest.raises(TableError, match="table-changed"):
                await late.change_room(ANNA, ChangeRequest(2, "k2"), leave_seat(0, ANNA))

    asyncio.run(main())


def test_a_seat_that_another_process_gave_a_moment_ago(tmp_path: Path) -> None:
    """Whoever holds a seat may play wherever they come, though nobody there has heard of it yet."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            log.shared = True  # as PostgreSQL is
            live, other = await of_two_processes(log)
            await live.change_room(ANNA, ChangeRequest(1, "k"), add_device(0, PHONE, ANNA))
            assert json.loads(await other.apply(PHONE, Play(1, "k", Roll(0))))["type"] == "moved"
            with pytest.raises(TableError, match="table-not-yours"):
                await other.apply(PHONE, Play(2, "k2", Roll(1)))

    asyncio.run(main())


def test_a_change_of_a_seat_that_another_process_gave_a_moment_ago(tmp_path: Path) -> None:
    """It was chosen in a room that is no more, so it comes too late; it is not refused as somebody else's."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            log.shared = True  # as PostgreSQL is
            live, other = await of_two_processes(log)
            await live.change_room(ANNA, ChangeRequest(1, "k"), add_device(0, PHONE, ANNA))
            with pytest.raises(TableError, match="table-changed"):
                await other.change_room(PHONE, ChangeRequest(1, "k"), leave_seat(0, PHONE))
            await other.change_room(PHONE, ChangeRequest(2, "k2"), leave_seat(0, PHONE))
            with pytest.raises(TableError, match="table-not-yours"):
                await other.change_room(PHONE, ChangeRequest(3, "k3"), leave_seat(1, PHONE))

    asyncio.run(main())


def test_who_is_gone_before_their_move_is_kept(tmp_path: Path) -> None:
    """The others are told what happened all the same, without anyone asking."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            tables, ear = TableRegistry(log), Ear()
            live = await tables.find(TABLE)
            tables.join(live, ear)
            playing = asyncio.create_task(live.apply(ANNA, Play(1, "k", Roll(0))))
            await asyncio.sleep(0)
            assert live.lock.locked()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert playing.cancelled()
            await asyncio.wait_for(ear.heard.wait(), 30)
            assert [one["event"]["type"] for one in ear.told] == ["rolled"]
            assert not live.stale

    asyncio.run(main())


def test_an_outcome_that_nobody_knows_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table finds out as soon as the database can be asked again, and tells everyone."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            tables, ear, real, asked = TableRegistry(log), Ear(), (log.append_event, log.load_table), 0
            live = await tables.find(TABLE)
            tables.join(live, ear)

            async def kept_but_unheard(*given: Any) -> None:
                await real[0](*given)
                raise StoreError("store-away", place="elsewhere")

            async def away_twice(table_id: str) -> Any:
                nonlocal asked
                asked += 1
                if asked <= 2:
                    raise StoreError("store-away", place="elsewhere")
                return await real[1](table_id)

            monkeypatch.setattr(log, "append_event", kept_but_unheard)
            monkeypatch.setattr(log, "load_table", away_twice)
            monkeypatch.setattr("yatzy.server.live.registry.FIRST_RETRY", 0.001)
            with pytest.raises(StoreError):
                await live.apply(ANNA, Play(1, "k", Roll(0)))
            await asyncio.wait_for(ear.heard.wait(), 30)
            assert [one["event"]["type"] for one in ear.told] == ["rolled"]
            assert (asked, live.stale) == (3, False)

    asyncio.run(main())
