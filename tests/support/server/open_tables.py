"""A table in a database, opened as the server does, and people who are told what happens there."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from support.server.tokens import new_token
from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.engine import start_event
from yatzy.game.events import pack_sheet
from yatzy.game.jsonl import encode_event
from yatzy.game.moves import Enter, Move, Roll, TakeBack
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.server.live.registry import TableRegistry
from yatzy.server.live.session import TableSession
from yatzy.store.event_log import EventLog
from yatzy.tables.room import Room, Seat, mark_begun
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import Play

ANNA, BO = fingerprint(new_token()), fingerprint(new_token())
VINGA = bundled_sheet("vinga")
TABLE = "ab3defg7hj"
SECRET = new_secret()


class Ear:
    """Somebody who is told what happens."""

    def __init__(self, holder: str = "") -> None:
        self.holder = holder
        self.address = ""
        self.told: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Take a message."""
        self.told.append(json.loads(message))
        self.heard.set()

    def remove(self) -> None:
        """Go, since one's device may no longer play here."""

    @property
    def kinds(self) -> list[str]:
        """What they were told, by kind."""
        return [one["type"] for one in self.told]


def room(*seats: Seat, **agreed: Any) -> Room:
    people = seats or (Seat("Anna", (ANNA,)), Seat("Bo", (BO,)))
    made = Room(sheet=pack_sheet(VINGA), digest=VINGA.digest, seats=people, hosts=(ANNA,), **agreed)
    return mark_begun(msgspec.structs.replace(made, seal=seal_of(SECRET)))


@asynccontextmanager
async def a_table(folder: Path, *seats: Seat, **agreed: Any) -> AsyncIterator[tuple[TableRegistry, EventLog]]:
    """Lay a table of Anna and Bo in a database."""
    log = await EventLog.open(str(folder / "games.db"))
    try:
        await lay(log, TABLE, room(*seats, **agreed))
        tables = TableRegistry(log)
        yield tables, log
        await tables.close()
    finally:
        await log.close()


async def lay(log: EventLog, table_id: str, laid: Room) -> None:
    first = encode_event(start_event(laid.setup(table_id, "2026-11-15")))
    await log.create_table(table_id, msgspec.json.encode(laid).decode(), SECRET, listed=False, first=first)


def command(live: TableSession, move: Move, key: str = "k") -> Play:
    assert isinstance(move, Roll | Enter | TakeBack)
    return Play(live.seq, key, move)


async def settled(*tables: TableRegistry) -> None:
    """Wait until nothing is being caught up with."""
    for one in tables:
        while one._tasks:  # noqa: SLF001 # nobody else can tell
            await asyncio.sleep(0)
            await asyncio.gather(*one._tasks)  # noqa: SLF001 # as above


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in a loop; an error that nobody has asked for is one of the test."""
    forgotten: list[dict[str, Any]] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: forgotten.append(context))
        await main()

    asyncio.run(watched())
    gc.collect()
    assert forgotten == []
