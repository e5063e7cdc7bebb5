"""What is wrong with a database is known before anybody plays: by readiness, ``--check`` and at the start."""

import asyncio
import json
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from support.cli.run_command import Capture, run
from support.db.postgres import Cluster, name_of
from support.db.store_cases import ROLLED, ROOM, STARTED, opened, refused
from support.server.servers import hosting
from yatzy.store.event_log import EventLog
from yatzy.store.leftover_wal import wal_of

SECONDS = 300
NOBODY = 65_534
LINES = [ROLLED] * 60
"""Enough events for games to take pages of their own."""


# Readiness and --check try a write


async def until_refused(base: str) -> str:
    """Ask until the server is not ready, and return why; a write that succeeded a moment ago still counts."""
    async with asyncio.timeout(SECONDS), httpx.AsyncClient(base_url=base, timeout=SECONDS) as client:
        while (answer := await client.get("/health/ready")).status_code == 200:  # noqa: ASYNC110 # it tells nobody
            await asyncio.sleep(0.2)
        return str(answer.json()["code"])


def test_a_file_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            async with httpx.AsyncClient(base_url=base) as client:
                assert (await client.get("/health/ready")).status_code == 200
            engine = context.log._database._engine  # type: ignore[attr-defined] # noqa: SLF001 # of SQLite

            @event.listens_for(engine, "checkout")
            def only_read(connection: sqlite3.Connection, _record: Any, _proxy: Any) -> None:
                connection.execute("pragma query_only = 1")

            assert await until_refused(base) == "store-read-only"

    asyncio.run(main())


def test_a_postgresql_that_cannot_be_written_is_not_ready(postgres: Cluster, capsys: Capture) -> None:
    """As after a failover to a standby. ``--check`` tells it too, with games there and without."""
    address, empty = postgres.new_database(), postgres.new_database()
    name = name_of(address)

    async def main() -> None:
        async with hosting(address) as (base, _):
            postgres.say(f"alter database {name} set default_transaction_read_only = on")
            ending = "select pg_terminate_backend(pid) from pg_stat_activity where datname ="
            postgres.say(f"{ending} '{name}'")
            assert await until_refused(base) == "store-read-only"

    asyncio.run(main())
    postgres.say(f"alter database {name_of(empty)} set default_transaction_read_only = on")
    for database in (address, empty):
        arguments = ("serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0", "--database", database)
        code, out, _ = run(capsys, *arguments)
        assert (code, json.loads(out)["problems"]) == (1, ["store-read-only"])


def test_check_tries_to_write(capsys: Capture) -> None:
    """A file that another owns is found, although its folder can be written."""
    with TemporaryDirectory() as place:
        folder, file = Path(place), Path(place) / "games.db"
        asyncio.run(_open_once(file))
        arguments = (
            "serve",
            "--check",
            "--json",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--database",
            str(file),
        )
        assert run(capsys, *arguments)[0] == 0  # all that it takes is loaded now, which nobody might not read
        file.chmod(0o444)
        folder.chmod(0o777)
        with as_nobody():
            code, out, _ = run(capsys, *arguments)
    assert (code, json.loads(out)["problems"]) == (1, ["store-read-only"])


@contextmanager
def as_nobody() -> Iterator[None]:
    """Where the tests run as root, who may write everywhere, be somebody else for a while."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(before)


async def _open_once(file: Path) -> None:
    async with opened(str(file)):
        pass


# A log that a killed server left


async def _play(log: EventLog, first: int, last: int) -> None:
    for number in range(first, last):
        await log.create_table(f"game{number}", ROOM, None, listed=False, first=STARTED)
        for seq, line in enumerate(LINES, 1):
            await log.append_event(f"game{number}", seq, line)


@pytest.fixture
def crash(tmp_path: Path) -> tuple[Path, Path]:
    """Return the file of a server that was killed, its log beside it, and a copy of it from before."""
    file, backup, killed = tmp_path / "live" / "games.db", tmp_path / "backup.db", tmp_path / "games.db"

    async def scenario() -> None:
        async with opened(str(file)) as log:
            await _play(log, 0, 10)
            with closing(sqlite3.connect(file)) as live, closing(sqlite3.connect(backup)) as copy:
                live.backup(copy)
            await _play(log, 10, 30)
            with closing(sqlite3.connect(file)) as live:
                live.execute("pragma wal_checkpoint(restart)")
            await _play(log, 30, 33)
            for one in (file, wal_of(file)):
                shutil.copy(one, killed.with_name(one.name))

    asyncio.run(scenario())
    return killed, backup


def test_a_killed_server_starts_again(crash: tuple[Path, Path]) -> None:
    """What only the log has is there."""
    file, _ = crash

    async def scenario() -> None:
        async with opened(str(file)) as log:
            assert len(await log.load_events("game32")) == 1 + len(LINES)

    asyncio.run(scenario())


def test_a_backup_beside_anothers_log_is_noticed(crash: tuple[Path, Path], capsys: Capture) -> None:
    """Starting refuses it, ``--check`` tells it, and both files stay as they are; without the log it starts."""
    file, backup = crash
    shutil.copy(backup, file)
    log_before = wal_of(file).read_bytes()

    async def start() -> None:
        with refused("store-other-log"):
            await EventLog.open(str(file))

    asyncio.run(start())
    arguments = ("serve", "--check", "--json", "--host", "127.0.0.1", "--port", "0", "--database", str(file))
    code, out, _ = run(capsys, *arguments)
    assert (code, json.loads(out)["problems"]) == (1, ["store-other-log"])
    assert (file.read_bytes(), wal_of(file).read_bytes()) == (backup.read_bytes(), log_before)
    wal_of(file).unlink()

    async def start_again() -> None:
        async with opened(str(file)) as log:
            assert len(await log.load_events("game9")) == 1 + len(LINES)

    asyncio.run(start_again())
