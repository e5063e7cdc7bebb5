"""The server's log in a file: one process serves it, terminals play beside it, and what is wrong is told."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from support.db.store_cases import ROLLED, ROOM, STARTED, found, opened, playing, refused
from yatzy.game.engine import start_event
from yatzy.game.events import Rolled
from yatzy.game.jsonl import encode_event
from yatzy.game.setup import Setup
from yatzy.rules.sheet_files import bundled_sheet
from yatzy.store.event_log import EventLog
from yatzy.store.local_store import LocalStore

BEGUN = start_event(Setup(bundled_sheet("vinga"), ("Anna",), game_id="one"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def rows(file: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(file)) as plain, plain:
        return plain.execute(query).fetchall()


# Who has the file


def test_one_process_serves_a_file(file: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    """A second server is refused, whatever it calls the file; when the first has gone, nothing else is left."""
    other = tmp_path_factory.mktemp("other") / "link.db"
    other.symlink_to(file)
    names = (str(file), f"sqlite:///{file}", os.path.relpath(file), str(other))

    async def scenario() -> None:
        async with playing(str(file)) as log:
            for name in names:
                with refused("store-served"):
                    await EventLog.open(name)
            assert await log.append_event("one", 1, ROLLED)
        assert list(file.parent.iterdir()) == [file]
        async with opened(str(file)) as log:
            assert len(await log.load_events("one")) == 2

    asyncio.run(scenario())


def test_a_terminal_plays_beside_a_server(file: Path) -> None:
    """The terminal sees the games of tables once they have begun, and both can write: the slower is told."""

    async def scenario() -> None:
        async with opened(str(file)) as log:
            await log.create_table("one", ROOM, b"secret", listed=False)
            with LocalStore(file) as store:
                assert store.list_games() == ()
                started = encode_event(BEGUN)
                assert await log.change_room("one", 1, ROOM, listed=False, state="playing", first=started)
                assert store.resolve_id("o") == "one"
                assert store.load_secret("one") == b"secret"
                store.append_events("one", 1, [Rolled((1, 2, 3, 4, 5))])
                assert await log.append_event("one", 1, ROLLED) is None
                assert await log.append_event("one", 2, '{"type":"kept","dice":[5]}')
                with refused("store-moved-on"):
                    store.append_events("one", 2, [Rolled((6, 6, 6, 6, 6))])
                assert [line.seq for line in await log.load_events("one")] == [0, 1, 2]
                assert len(store.load_events("one")) == 3
                store.delete_game("one")
            assert await log.load_table("one") is None
            assert await log.append_event("one", 3, ROLLED) is None

    asyncio.run(scenario())


# What can be wrong


def test_a_file_that_is_no_database(file: Path) -> None:
    """It is told what it is not, and stays as it is; nothing beside it is left behind."""
    file.write_bytes(b"These are my letters. " * 500)

    async def scenario() -> None:
        with refused("store-damaged"):
            await EventLog.open(str(file))

    asyncio.run(scenario())
    assert file.read_bytes() == b"These are my letters. " * 500
    assert list(file.parent.iterdir()) == [file]


@pytest.mark.parametrize(
    ("made", "code"),
    [
        ("create table letters (id integer)", "store-foreign"),
        ("create table alembic_version (version_num text)", "store-foreign"),
    ],
)
def test_the_database_of_another_program(file: Path, made: str, code: str) -> None:
    """Nothing is written to it."""
    rows(file, made)

    async def scenario() -> None:
        with refused(code):
            await EventLog.open(str(file))

    asyncio.run(scenario())
    assert len(rows(file, "select * from sqlite_master")) == 1
    assert rows(file, "pragma journal_mode") == [("delete",)]


def test_a_database_of_a_later_day(file: Path) -> None:
    """A step that is not known here was taken by a newer program."""
    LocalStore(file).close()
    rows(file, "update alembic_version set version_num = '9999'")

    async def scenario() -> None:
        with refused("store-newer"):
            await EventLog.open(str(file))

    asyncio.run(scenario())


@pytest.mark.parametrize("address", ["mysql://host/games", "http://host", "redis://:pw@host/0"])
def test_an_address_of_another_kind(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is no file to be made, and what it says is not repeated: there may be a password in it."""
    monkeypatch.chdir(tmp_path)

    async def scenario() -> None:
        with refused("store-address") as caught:
            await EventLog.open(address)
        assert caught.value.details == {}

    asyncio.run(scenario())
    assert list(tmp_path.iterdir()) == []


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    """A folder is no file, and nothing is below a file."""
    (tmp_path / "letter").touch()

    async def scenario() -> None:
        for place in (tmp_path, tmp_path / "letter" / "games.db"):
            with refused("store-cannot-open"):
                await EventLog.open(str(place))

    asyncio.run(scenario())


def test_a_file_that_was_taken_away(file: Path) -> None:
    """What nobody would find is not written: whoever waits is told, and nothing is acknowledged."""

    async def scenario() -> None:
        async with playing(str(file)) as log:
            shutil.move(file, file.with_name("elsewhere.db"))
            for attempt in (log.append_event("one", 1, ROLLED), log.check_ready()):
                with refused("store-gone"):
                    await attempt
            shutil.move(file.with_name("elsewhere.db"), file)
            assert await log.append_event("one", 1, ROLLED)

    asyncio.run(scenario())


def test_a_full_disk(file: Path) -> None:
    """Whoever waits is told, what was kept stays, and it goes on once there is room."""
    connections: list[sqlite3.Connection] = []

    def connected(connection: sqlite3.Connection, _record: object) -> None:
        connections.append(connection)

    def limit(pages: int) -> None:
        for connection in connections:
            with suppress(sqlite3.ProgrammingError):  # it is closed
                connection.execute(f"pragma max_page_count = {pages}")

    async def scenario() -> None:
        async with playing(str(file)) as log:
            limit(1)  # which is as many as there are
            seq = 1
            with refused("store-full"):
                while seq < 1000:
                    await log.append_event("one", seq, ROLLED)
                    seq += 1
            assert len(await log.load_events("one")) == seq
            with refused("store-full"):
                await log.create_table("two", ROOM * 1000, None, listed=True)
            limit(1_000_000)
            assert await log.append_event("one", seq, ROLLED)
            assert len(await log.load_events("one")) == seq + 1

    event.listen(Engine, "connect", connected)
    try:
        asyncio.run(scenario())
    finally:
        event.remove(Engine, "connect", connected)


def test_another_program_that_writes_for_long(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits is told after a while, all at once, and the log goes on when the other is done."""
    monkeypatch.setattr("yatzy.store.sqlite.PATIENCE", 0.05)

    async def scenario() -> None:
        async with playing(str(file), "one", "two") as log:
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("begin immediate")
                told = await asyncio.gather(
                    *(log.append_event(one, 1, ROLLED) for one in ("one", "two")), return_exceptions=True
                )
                assert [getattr(one, "code", one) for one in told] == ["store-busy"] * 2
                assert (await found(log, "one")).events == 1
                other.execute("rollback")
            assert await log.append_event("one", 1, ROLLED)

    asyncio.run(scenario())


# How it is written


def test_a_commit_waits_for_the_disk(file: Path) -> None:
    """Also where many are committed by one statement, SQLite writes ahead and waits for the disk."""
    seen: set[tuple[Any, ...]] = set()

    def look(connection: sqlite3.Connection, *_: object) -> None:
        pragmas = ("journal_mode", "synchronous", "foreign_keys", "fullfsync")
        seen.add(tuple(connection.execute(f"pragma {one}").fetchone()[0] for one in pragmas))

    async def scenario() -> None:
        async with playing(str(file)) as log:
            event.listen(Engine, "checkout", look)
            assert await log.append_event("one", 1, ROLLED)
            assert await log.append_event("one", 2, STARTED, state="over")

    try:
        asyncio.run(scenario())
    finally:
        event.remove(Engine, "checkout", look)
    assert seen == {("wal", 2, 1, 1)}  # 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
