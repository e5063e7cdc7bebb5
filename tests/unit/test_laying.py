"""How tables come about and go, over a real log."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from keeping import opened
from yatzy.game.moves import Keep, Roll
from yatzy.l10n.catalogue import catalogue
from yatzy.rules.errors import TableError
from yatzy.server import playing
from yatzy.server.laying import NewSeat, NewTable, lay, tidy
from yatzy.server.playing import play
from yatzy.server.seats import fingerprint, new_token
from yatzy.server.tables import Live, Tables
from yatzy.server.wire import Play

WORDS = catalogue("en")
LATER = "9999-01-01T00:00:00Z"


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    async with opened(str(folder / "games.db")) as log:
        yield Tables(log)


async def _laid(tables: Tables, key: str, holder: str, **wanted: object) -> Live:
    seats = (NewSeat(name="Anna", here=True), NewSeat())
    return await lay(tables, NewTable(key=key, **({"seats": seats} | wanted)), holder, WORDS)  # type: ignore[arg-type]


def test_only_tables_that_never_began_are_tidied_away(tmp_path: Path) -> None:
    """A match waits for whoever comes, and a game that has begun is somebody's."""
    holder = fingerprint(new_token())

    async def tidied() -> list[bool]:
        async with tables_in(tmp_path) as tables:
            waiting = await _laid(tables, "waiting", holder)
            begun = await _laid(tables, "begun", holder, seats=(NewSeat(name="Anna", here=True),))
            match = await _laid(tables, "match", holder, seats=(), duplicate=True)
            assert await tidy(tables, waiting.at) == 0, "it has only just been laid"
            assert await tidy(tables, LATER) == 1
            return [await tables.log.table(one.id) is not None for one in (waiting, begun, match)]

    assert asyncio.run(tidied()) == [False, True, True]


def test_asking_twice_for_a_table_lays_one(tmp_path: Path) -> None:
    holder = fingerprint(new_token())

    async def ids() -> tuple[str, ...]:
        async with tables_in(tmp_path) as tables:
            return tuple([(await _laid(tables, key, holder)).id for key in ("one", "one", "two")])

    first, again, other = asyncio.run(ids())
    assert first == again != other


def test_a_record_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a length dice can still be thrown and written, but no longer kept and kept again."""
    monkeypatch.setattr(playing, "MOST_A_TURN", 1)
    holder = fingerprint(new_token())

    async def play_long() -> None:
        async with tables_in(tmp_path) as tables:
            live = await _laid(tables, "one", holder, seats=(NewSeat(name="Anna", here=True),))
            await play(tables, live, holder, Play(1, "first", Roll(0)))
            boxes = len(live.known_game.setup.sheet.rules.boxes)
            for number in range(2, boxes + 1):
                await play(tables, live, holder, Play(number, str(number), Keep(0, ())))
            with pytest.raises(TableError, match="table-long"):
                await play(tables, live, holder, Play(live.seq, "long", Keep(0, ())))
            await play(tables, live, holder, Play(live.seq, "again", Roll(0)))

    asyncio.run(play_long())
