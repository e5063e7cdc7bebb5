"""A table in a database, opened as the server does, and people who are told what happens there."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from tokens import new_token
from yatzy.chance.fair import new_secret, seal_of
from yatzy.game.engine import begin
from yatzy.game.events import packed
from yatzy.game.moves import Enter, Move, Roll
from yatzy.game.record import event_data
from yatzy.rules.shelf import shelf_sheet
from yatzy.server.room import Room, Seat, begun
from yatzy.server.seats import fingerprint
from yatzy.server.tables import Live, Tables
from yatzy.server.wire import Play
from yatzy.store.log import Log

ANNA, BO = fingerprint(new_token()), fingerprint(new_token())
VINGA = shelf_sheet("vinga")
TABLE = "ab3defg7hj"
SECRET = new_secret()


class Ear:
    """Somebody who is told what happens."""

    def __init__(self, holder: str = "") -> None:
        self.holder = holder
        self.told: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Take a message."""
        self.told.append(json.loads(message))
        self.heard.set()

    @property
    def kinds(self) -> list[str]:
        """What they were told, by kind."""
        return [one["type"] for one in self.told]


def room(*seats: Seat, **agreed: Any) -> Room:
    people = seats or (Seat("Anna", (ANNA,)), Seat("Bo", (BO,)))
    made = Room(sheet=packed(VINGA), digest=VINGA.digest, seats=people, hosts=(ANNA,), **agreed)
    return begun(msgspec.structs.replace(made, seal=seal_of(SECRET)))


@asynccontextmanager
async def a_table(folder: Path, *seats: Seat, **agreed: Any) -> AsyncIterator[tuple[Tables, Log]]:
    """Lay a table of Anna and Bo in a database."""
    log = await Log.opened(str(folder / "games.db"))
    try:
        await lay(log, TABLE, room(*seats, **agreed))
        tables = Tables(log)
        yield tables, log
        await tables.close()
    finally:
        await log.close()


async def lay(log: Log, table_id: str, laid: Room) -> None:
    first = event_data(begin(laid.setup(table_id, "2026-11-15")))
    await log.lay(table_id, msgspec.json.encode(laid).decode(), SECRET, listed=False, first=first)


def command(live: Live, move: Move, key: str = "k") -> Play:
    assert isinstance(move, Roll | Enter)
    return Play(live.seq, key, move)


async def settled(*tables: Tables) -> None:
    """Wait until nothing is being caught up with."""
    for one in tables:
        while one._catching_up:  # noqa: SLF001 # nobody else can tell
            await asyncio.sleep(0)
            await asyncio.gather(*one._catching_up)  # noqa: SLF001 # as above


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in a loop; an error that nobody has asked for is one of the test."""
    forgotten: list[dict[str, Any]] = []

    async def watched() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: forgotten.append(context))
        await main()

    asyncio.run(watched())
    gc.collect()
    assert forgotten == []
