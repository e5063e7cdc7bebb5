"""``yatzy host`` on both databases: under play nothing is lost, and those who sit at a table are told."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from support.cli.json_answers import check_answer
from support.cli.run_command import ONLY_CHANCE, Capture, run
from support.db.postgres import Cluster
from support.db.store_cases import ROOM, STARTED, opened, refused
from support.server.clients import AtTable, Guest, Refusal, Said
from support.server.servers import hosting, server_process
from yatzy.rules.errors import TableError
from yatzy.server.host.administration import Administration
from yatzy.store import copies
from yatzy.store.copies import back_up, move, open_source, restore
from yatzy.store.days import ChainRow, DayRow
from yatzy.store.schema import metadata
from yatzy.store.transfer import COPIED, Contents, read_contents

TABLES = 4
TOKEN = "0123456789abcdef"  # noqa: S105 # of a test
HEAD_START = 10
"""Moves at each table before the backup begins."""


def ignore(_share: float) -> None:
    pass


async def contents_of(database: str) -> Contents:
    async with open_source(database) as source:
        return await read_contents(source)


async def events_of(database: str, table: str) -> list[Said]:
    async with opened(database) as log:
        return [json.loads(row.data) for row in await log.load_events(table)]


def names_in(folder: Path) -> list[str]:
    return sorted(one.name for one in folder.iterdir())


# Backup, restore, move


async def play(at: AtTable, moves: int, enough: asyncio.Event | None = None) -> None:
    """Play at a table so many moves, or until it is enough."""
    last = at.seq + moves
    while not at.over and at.seq < last and not (enough and enough.is_set()):
        assert (await at.play(at.simple_move()))["type"] == "moved"


def test_a_backup_under_play_has_all_that_was_acknowledged(database: str, tmp_path: Path) -> None:
    """Every event answered before it began, and no other than those of the game; restored, play goes on."""
    file = tmp_path / "backup" / "games.db"

    async def main() -> None:
        ends: dict[str, list[Said]] = {}
        async with AsyncExitStack() as stack:
            base, _ = await stack.enter_async_context(hosting(database))
            guests = [Guest(base) for _ in range(TABLES)]
            laid = [(await one.lay({"name": "Anna", "here": True}))["room"]["table"] for one in guests]
            tables = [
                await stack.enter_async_context(one.at(code)) for one, code in zip(guests, laid, strict=True)
            ]
            await asyncio.gather(*(play(at, HEAD_START) for at in tables))
            known = [len(at.seen) for at in tables]
            done = asyncio.Event()
            playing = asyncio.gather(*(play(at, 10_000, done) for at in tables))
            copied = await asyncio.to_thread(lambda: asyncio.run(back_up(database, file, ignore)))
            done.set()
            await playing
            ends = dict(zip(laid, (at.seen for at in tables), strict=True))
        before = await contents_of(str(file))
        assert before == copied
        for code, least in zip(laid, known, strict=True):
            kept = await events_of(str(file), code)
            assert len(kept) >= least
            assert kept == ends[code][: len(kept)]
        with refused("host-has-games"):
            await restore(file, database, replace=False, on_progress=ignore)
        assert await restore(file, database, replace=True, on_progress=ignore) == before
        assert await contents_of(database) == before
        async with hosting(database) as (base, _):
            guests[0].base = base
            async with guests[0].at(laid[0]) as at:
                assert at.seen == ends[laid[0]][: at.seq]
                if not at.over:
                    assert (await at.play(at.simple_move()))["type"] == "moved"

    asyncio.run(main())


def test_there_and_back(tmp_path: Path, postgres: Cluster) -> None:
    """From a file to PostgreSQL and into another file: the same. What is in use, or has games, is refused."""
    first, second, third = str(tmp_path / "games.db"), postgres.new_database(), str(tmp_path / "back.db")

    async def main() -> None:
        async with hosting(first) as (base, _):
            guest = Guest(base)
            table = (await guest.lay({"name": "Änna", "here": True}, {"name": "Bo", "here": True}))["room"]
            async with guest.at(table["table"]) as at:
                await play(at, HEAD_START)
            with refused("host-in-use"):
                await move(first, second, ignore)
        before = await contents_of(first)
        assert await move(first, second, ignore) == before
        async with hosting(second):
            with refused("host-in-use"):
                await move(second, third, ignore)
        with refused("host-has-games"):
            await move(first, second, ignore)
        assert await move(second, third, ignore) == before
        assert await contents_of(third) == await contents_of(first) == before

    asyncio.run(main())


def test_every_table_of_the_schema_is_copied() -> None:
    """A table that is added and forgotten here would be lost by the next restore."""
    assert {table.name for table in COPIED} == set(metadata.tables)


def test_the_games_of_the_day_are_copied(tmp_path: Path, postgres: Cluster) -> None:
    """Chains of seeds whose ends were shown, and the days that were played: also over those of a new server."""
    first, second, third = str(tmp_path / "games.db"), postgres.new_database(), str(tmp_path / "back.db")
    chain, other = (ChainRow("2026-11-01", "2027-10-31", bytes([seed]) * 32) for seed in (255, 7))
    day = DayRow("2026-11-17", chain.begins, "2026-11-16", "a\nb", "ab" * 32)

    async def main() -> None:
        for database, rows in ((first, (chain, day)), (second, (other, day._replace(mix="cd" * 32)))):
            async with opened(database) as log:
                await log.store_chain(rows[0])
                await log.store_day(rows[1])
        before = await contents_of(first)
        assert await move(first, second, ignore) == before
        assert await move(second, third, ignore) == before
        async with opened(third) as log:
            assert await log.load_chains() == [chain]
            assert await log.load_days("2026-11-18", 10) == [day]

    asyncio.run(main())


def test_what_a_restore_leaves(tmp_path: Path) -> None:
    """The owner's file, for them alone; the games before it with their log; no log beside the new one."""
    file, backup = tmp_path / "games.db", tmp_path / "backup.db"
    log = file.with_name("games.db-wal")
    owner = tmp_path.stat()

    async def main() -> None:
        async with opened(str(file)) as kept:
            await kept.create_table("one", ROOM, None, listed=False, first=STARTED)
            await back_up(str(file), backup, ignore)
            await kept.create_table("two", ROOM, None, listed=False, first=STARTED)
            crashed = file.read_bytes(), log.read_bytes()
        file.write_bytes(crashed[0])
        log.write_bytes(crashed[1])
        await restore(backup, str(file), replace=True, on_progress=ignore)
        assert names_in(tmp_path) == [
            "backup.db", "games.db", "games.db.before", "games.db.before-wal",
        ]  # fmt: skip
        assert (file.stat().st_uid, file.stat().st_mode & 0o777) == (owner.st_uid, 0o600)
        assert (await contents_of(str(file.with_name("games.db.before")))).games == 2
        log.write_bytes(crashed[1])  # as copying it over by hand would leave it
        with refused("store-other-log"):
            async with opened(str(file)):
                pass

    asyncio.run(main())


def test_a_copy_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what was begun is gone."""
    file, backup = tmp_path / "games.db", tmp_path / "backup.db"

    async def main() -> None:
        async with opened(str(file)) as kept:
            await kept.create_table("one", ROOM, None, listed=False, first=STARTED)
        await back_up(str(file), backup, ignore)
        before = file.read_bytes()
        monkeypatch.setattr(copies, "write_mark", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await restore(backup, str(file), replace=True, on_progress=ignore)
        assert file.read_bytes() == before
        assert names_in(tmp_path) == ["backup.db", "games.db"]

    asyncio.run(main())


@pytest.mark.parametrize("wrong", ["nothing", "garbage", "empty"])
def test_no_backup(wrong: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "backup.db"
    if wrong != "nothing":
        file.write_bytes(b"no database " * 400 if wrong == "garbage" else b"")
    code, out, err = run(capsys, "host", "restore", str(file), "--database", str(tmp_path / "games.db"))
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert not (tmp_path / "games.db").exists()


# Tables of a running server


async def host(capsys: Capture, *arguments: str) -> str:
    """Run a command that succeeds, beside a loop."""
    code, out, err = await asyncio.to_thread(run, capsys, "host", *arguments)
    assert code == 0, err
    return out


def test_whoever_sits_there_is_told(database: str, capsys: Capture) -> None:
    """A name is replaced, a table closed and deleted, while people are connected to it."""

    async def main(base: str) -> None:
        anna = Guest(base)
        told = await anna.lay({"name": "Anna", "here": True}, {"name": "Rude Word", "here": True}, listed=True)
        code = told["room"]["table"]
        where = ("--database", database)
        assert code in await host(capsys, "tables", *where)
        async with anna.at(code) as at:
            await at.play(at.simple_move())
            assert "Nice" in await host(capsys, "rename", code, "2", "Nice", *where)
            room = (await at.until("room"))["room"]
            assert [seat["name"] for seat in room["seats"]] == ["Anna", "Nice"]
            assert "1" in await host(capsys, "forget", "ANNA", "--yes", *where)
            room = (await at.until("room"))["room"]
            assert [seat["name"] for seat in room["seats"]] == ["#1", "Nice"]
            await host(capsys, "close", code, *where)
            assert (await at.until("room"))["room"]["closed"]
            refusal = await at.play(at.simple_move())
            assert (refusal["type"], refusal["code"]) == ("refused", "table-closed")
            assert "closed" in await host(capsys, "show", code, *where)
            status = await host(capsys, "status", "--json", *where)
            check_answer("host-status", status)
            assert json.loads(status)["tables"]["over"] == 1
            await host(capsys, "delete", code, "--yes", *where)
            with pytest.raises(ConnectionClosed):
                await at.until("nothing")
        with pytest.raises(Refusal) as gone:
            await anna.get(f"/api/tables/{code}")
        assert gone.value.code == "table-unknown"

    with server_process(database) as server:
        asyncio.run(main(server.base))
        server.stop()


def test_a_table_that_has_not_begun_is_closed(tmp_path: Path) -> None:
    """Nobody can sit down there any more, and a name there is replaced too."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db") as (base, context):
            anna, bo = Guest(base), Guest(base)
            table = (await anna.lay({"name": "Anna", "here": True}, {}, listed=True))["room"]["table"]
            await context.administration.rename(table, 1, "Annika")
            await context.administration.close(table)
            await context.administration.close(table)  # which changes nothing more
            assert (await anna.get("/api/tables")) == []
            with pytest.raises(Refusal) as late:
                await bo.change(table, "seats/1", name="Bo")
            assert late.value.code == "table-closed"
            for wrong in (
                lambda: context.administration.rename(table, 3, "Cy"),
                lambda: context.administration.rename(table, 1, "a\nb"),
            ):
                await _refused(wrong)

    asyncio.run(main())


async def _refused(act: Callable[[], Awaitable[object]]) -> None:
    with pytest.raises(TableError):
        await act()


def test_the_token_of_the_host(tmp_path: Path) -> None:
    """Without it there is nothing, and it is no token of a seat."""

    async def main() -> None:
        async with hosting(tmp_path / "games.db", host_token=TOKEN) as (base, _):
            guest = Guest(base)
            for path in ("", "/tables", "/tables/abc"):
                for shown in ("", guest.token):
                    answer = await guest.ask("GET", f"/api/host{path}", token=shown)
                    assert (answer.status_code, answer.json()["code"]) == (401, "host-token")
            answer = await guest.ask("GET", "/api/host", token=TOKEN)
            assert answer.json()["tables"] == {"open": 0, "playing": 0, "over": 0}
            assert answer.json()["refused"]["host-token"] == 6

    asyncio.run(main())


def test_forgetting_asks_first(database: str, capsys: Capture) -> None:
    """How many seats it concerns is said, and nothing has changed."""

    async def main() -> None:
        async with hosting(database) as (base, _):
            await Guest(base).lay({"name": "Anna", "here": True})

    asyncio.run(main())
    code, out, err = run(capsys, "host", "forget", "Anna", "--database", database)
    assert (code, out) == (2, "")
    assert "1" in err

    async def look() -> None:
        async with opened(database) as log:
            assert await Administration(log).count_name("anna") == 1

    asyncio.run(look())


# Solutions


def test_sheets_are_solved_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Each is counted, and stays where a server looks for it: nobody waits for it again."""
    cache = tmp_path / "cache"
    monkeypatch.setenv("YATZY_CACHE", str(cache))
    house = tmp_path / "house.toml"
    house.write_text(ONLY_CHANCE, "utf-8")
    solved: list[dict[Path, int]] = []
    for _ in range(2):
        code, out, err = run(capsys, "host", "presolve", str(house), "tactic", "--lang", "en")
        assert (code, err) == (0, "")
        first, second = out.splitlines()
        assert first.startswith("1/2  only-chance: 23.33 points on average")  # five dice, each worth 14/3
        assert second.startswith("2/2  tactic: 248.44 points on average")  # docs/science.md
        solved.append({one: one.stat().st_ino for one in cache.glob("values/*") if one.is_file()})
    assert solved[0] == solved[1] != {}  # read the second time, and not written again


def test_a_sheet_that_there_is_not(capsys: Capture) -> None:
    code, out, err = run(capsys, "host", "presolve", "whist")
    assert (code, out, err.count("\n")) == (2, "", 1)
