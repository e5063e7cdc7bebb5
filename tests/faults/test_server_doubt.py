"""What was kept without anyone being told: by a process that is gone, or for somebody who is."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from keeping import opened
from tokens import new_token
from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.engine import begin
from yatzy.game.events import packed
from yatzy.game.moves import Roll
from yatzy.game.record import event_data
from yatzy.rules.errors import StoreError, TableError
from yatzy.rules.shelf import shelf_sheet
from yatzy.server.playing import change, play
from yatzy.server.room import Room, Seat, begun, bring_device, leave
from yatzy.server.seats import fingerprint
from yatzy.server.tables import Live, Tables
from yatzy.server.wire import Changing, Play
from yatzy.store.log import Log

TABLE = "ab3defg7hj"
ANNA, BO, PHONE = (fingerprint(new_token()) for _ in range(3))
SHEET = shelf_sheet("vinga")


class Ear:
    """Somebody who is told what happens."""

    def __init__(self) -> None:
        self.holder = BO
        self.told: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Take a message."""
        self.told.append(json.loads(message))
        self.heard.set()


@asynccontextmanager
async def one_table(folder: Path) -> AsyncIterator[Log]:
    """Lay a table of Anna and Bo, which has begun."""
    secret = new_secret()
    seats = (Seat("Anna", (ANNA,)), Seat("Bo", (BO,)))
    room = begun(
        Room(sheet=packed(SHEET), digest=SHEET.digest, seats=seats, hosts=(ANNA,), seal=seal_of(secret))
    )
    async with opened(str(folder / "games.db")) as log:
        first = event_data(begin(room.setup(TABLE, "2026-11-15")))
        await log.lay(TABLE, msgspec.json.encode(room).decode(), secret, listed=False, first=first)
        yield log


async def of_two_processes(log: Log) -> tuple[Tables, Live, Tables, Live]:
    """Return the table as two processes know it, of which neither hears of the other."""
    gone, here = Tables(log), Tables(log)
    return gone, await gone.find(TABLE), here, await here.find(TABLE)


def test_a_move_repeated_where_nobody_has_heard_of_it_yet(tmp_path: Path) -> None:
    """It was kept by a process that is gone: the other one answers as that one would have."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            gone, live, here, other = await of_two_processes(log)
            command = Play(1, "k", Roll(0))
            first = json.loads(await play(gone, live, ANNA, command))
            again = json.loads(await play(here, other, ANNA, command))
            assert (again["type"], again["key"], again["seq"]) == ("done", "k", 2)
            assert again["event"] == first["event"]
            with pytest.raises(TableError, match="table-late"):
                await play(here, other, ANNA, Play(1, "k2", Roll(0)))

    asyncio.run(main())


def test_a_change_repeated_where_nobody_has_heard_of_it_yet(tmp_path: Path) -> None:
    """As above; another change of the same room still comes too late."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            gone, live, here, other = await of_two_processes(log)
            await change(gone, live, ANNA, Changing(1, "k"), leave(0, ANNA))
            await change(here, other, ANNA, Changing(1, "k"), leave(0, ANNA))
            assert (other.revision, other.room) == (2, live.room)
            third = Tables(log)
            late = await third.find(TABLE)
            await change(here, other, BO, Changing(2, "k"), leave(1, BO))
            with pytest.raises(TableError, match="table-changed"):
                await change(third, late, ANNA, Changing(2, "k2"), leave(0, ANNA))

    asyncio.run(main())


def test_a_seat_that_another_process_gave_a_moment_ago(tmp_path: Path) -> None:
    """Whoever holds a seat may play wherever they come, though nobody there has heard of it yet."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            log.shared = True  # as PostgreSQL is
            gone, live, here, other = await of_two_processes(log)
            await change(gone, live, ANNA, Changing(1, "k"), bring_device(0, PHONE, ANNA))
            assert json.loads(await play(here, other, PHONE, Play(1, "k", Roll(0))))["type"] == "moved"
            with pytest.raises(TableError, match="table-not-yours"):
                await play(here, other, PHONE, Play(2, "k2", Roll(1)))

    asyncio.run(main())


def test_a_change_of_a_seat_that_another_process_gave_a_moment_ago(tmp_path: Path) -> None:
    """It was chosen in a room that is no more, so it comes too late; it is not refused as somebody else's."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            log.shared = True  # as PostgreSQL is
            gone, live, here, other = await of_two_processes(log)
            await change(gone, live, ANNA, Changing(1, "k"), bring_device(0, PHONE, ANNA))
            with pytest.raises(TableError, match="table-changed"):
                await change(here, other, PHONE, Changing(1, "k"), leave(0, PHONE))
            await change(here, other, PHONE, Changing(2, "k2"), leave(0, PHONE))
            with pytest.raises(TableError, match="table-not-yours"):
                await change(here, other, PHONE, Changing(3, "k3"), leave(1, PHONE))

    asyncio.run(main())


def test_who_is_gone_before_their_move_is_kept(tmp_path: Path) -> None:
    """The others are told what happened all the same, without anyone asking."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            tables, ear = Tables(log), Ear()
            live = await tables.find(TABLE)
            tables.join(live, ear)
            playing = asyncio.create_task(play(tables, live, ANNA, Play(1, "k", Roll(0))))
            await asyncio.sleep(0)
            assert live.lock.locked()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            assert playing.cancelled()
            await asyncio.wait_for(ear.heard.wait(), 30)
            assert [one["event"]["type"] for one in ear.told] == ["rolled"]
            assert not live.doubtful

    asyncio.run(main())


def test_an_outcome_that_nobody_knows_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table finds out as soon as the database can be asked again, and tells everyone."""

    async def main() -> None:
        async with one_table(tmp_path) as log:
            tables, ear, real, asked = Tables(log), Ear(), (log.append, log.table), 0
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

            monkeypatch.setattr(log, "append", kept_but_unheard)
            monkeypatch.setattr(log, "table", away_twice)
            monkeypatch.setattr("yatzy.server.tables.FIRST_LOOK", 0.001)
            with pytest.raises(StoreError):
                await play(tables, live, ANNA, Play(1, "k", Roll(0)))
            await asyncio.wait_for(ear.heard.wait(), 30)
            assert [one["event"]["type"] for one in ear.told] == ["rolled"]
            assert (asked, live.doubtful) == (3, False)

    asyncio.run(main())
