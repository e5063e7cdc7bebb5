"""The server's log in PostgreSQL: many processes at once, news for the others, and who is let in."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from support.db.postgres import Cluster, name_of
from support.db.store_cases import ROLLED, ROOM, STARTED, found, opened, playing, refused, together
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.store import postgres as postgres_store
from yatzy.store import schema
from yatzy.store.event_log import EventLog
from yatzy.store.notify import CHANNEL, GONE, MOST, pack_notifications
from yatzy.store.postgres import place_of


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may take long: these tests are about what is answered, not when."""
    monkeypatch.setattr(postgres_store, "TIMEOUT", 120.0)


@pytest.fixture
def url(postgres: Cluster) -> str:
    """Return the address of a new database."""
    return postgres.new_database()


# Two at once


def test_two_processes_at_one_table(url: str) -> None:
    """Of two who write to the same tables at the same moment one wins each place, and both see the same."""

    async def scenario() -> None:
        ids = [f"table{number}" for number in range(10)]
        async with playing(url, *ids) as one, opened(url) as two:
            for seq in range(1, 11):
                wishes = [
                    log.append_event(table_id, seq, name)
                    for table_ids, name, log in ((ids, "one", one), (reversed(ids), "two", two))
                    for table_id in table_ids
                ]
                told = await asyncio.gather(*wishes)
                assert sum(1 for at in told if at) == 10
            for table_id in ids:
                lines = await one.load_events(table_id)
                assert lines == await two.load_events(table_id)
                assert [line.seq for line in lines] == list(range(11))

    asyncio.run(scenario())


def test_two_processes_change_a_room(url: str) -> None:
    """Of two who change the same revision, or begin the same game, one wins."""

    async def scenario() -> None:
        async with opened(url) as one, opened(url) as two:
            await one.create_table("one", ROOM, None, listed=True)
            for revision in range(1, 11):
                first = STARTED if revision == 5 else None
                told = await asyncio.gather(
                    *(
                        log.change_room("one", revision, name, listed=True, state="open", first=first)
                        for name, log in (("one", one), ("two", two))
                    )
                )
                assert sum(1 for at in told if at) == 1
                row = await found(one, "one")
                assert row == await found(two, "one")
                assert (row.revision, row.room) == (revision + 1, "one" if told[0] else "two")
            assert len(await one.load_events("one")) == 1

    asyncio.run(scenario())


# The schema


def test_processes_that_start_at_once(url: str) -> None:
    """An empty database is made once, however many open it at the same moment."""

    async def scenario() -> None:
        logs = await asyncio.gather(*(EventLog.open(url) for _ in range(4)))
        await logs[0].create_table("one", ROOM, None, listed=True)
        assert [await log.load_table("one") for log in logs] == [await found(logs[0], "one")] * 4
        for log in logs:
            await log.close()

    asyncio.run(scenario())


def test_the_migrations_make_the_schema(url: str) -> None:
    """A database made step by step is the one the schema describes, but for remarks, which it has none of."""

    def differences(connection: Connection) -> list[Any]:
        options = {"compare_type": True, "compare_server_default": True}
        found = compare_metadata(MigrationContext.configure(connection, opts=options), schema.metadata)
        return [one for one in found if not (isinstance(one, list) and one[0][0] == "modify_comment")]

    async def scenario() -> None:
        async with opened(url):
            pass
        assert await query_database(url, differences) == []

    asyncio.run(scenario())


async def query_database(url: str, question: Any) -> Any:
    """Ask something of a database without a log."""

    async def connect() -> Any:
        return await asyncpg.connect(url)

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(question)
    finally:
        await engine.dispose()


def test_a_database_of_before(url: str) -> None:
    """A database of before there were tables is brought up to date, and keeps its games."""

    def at_first(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", "yatzy.store:migrations")
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("insert into games values ('old', '2026-11-15T19:00:00Z', 'secret')")
        connection.exec_driver_sql("insert into events values ('old', 0, '2026-11-15T19:00:00Z', 1, '{}')")

    async def scenario() -> None:
        await query_database(url, at_first)
        async with opened(url) as log:
            assert [line.data for line in await log.load_events("old")] == ["{}"]
            assert await log.append_event("old", 1, ROLLED, "0:k")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("made", "code"),
    [
        ("create table letters (id integer)", "store-foreign"),
        (
            "create table alembic_version (version_num text); insert into alembic_version values ('9999')",
            "store-newer",
        ),
    ],
)
def test_a_database_that_is_not_ours(postgres: Cluster, url: str, made: str, code: str) -> None:
    """Nothing is written to the database of another program, or of a newer one."""
    postgres.say(made, name_of(url))

    async def scenario() -> None:
        with refused(code):
            await EventLog.open(url)

    asyncio.run(scenario())


# What others are told


@asynccontextmanager
async def listen_for_notifications(url: str) -> AsyncIterator["asyncio.Queue[Any]"]:
    """Return what is notified, as it comes in."""
    heard: asyncio.Queue[Any] = asyncio.Queue()
    connection = await asyncpg.connect(url)
    await connection.add_listener(CHANNEL, lambda *told: heard.put_nowait(json.loads(told[3])))
    try:
        yield heard
    finally:
        await connection.close()


def test_others_are_told_what_was_written(url: str) -> None:
    """Who wrote is told, with what they wrote, after the commit; of new tables and of losers nobody hears."""

    async def scenario() -> None:
        async with opened(url, "me") as log, listen_for_notifications(url) as heard:
            await log.create_table("one", ROOM, None, listed=True)
            at = await log.change_room("one", 1, "{}", listed=True, state="playing", first=STARTED)
            assert await heard.get() == ["me", [["one", -2], ["one", 0, at, STARTED]]]
            assert await log.append_event("one", 5, ROLLED) is None
            assert await log.change_room("one", 1, "[]", listed=True, state="open") is None
            at = await log.append_event("one", 1, ROLLED, "0:k")
            assert await heard.get() == ["me", [["one", 1, at, ROLLED]]]
            assert len(await log.load_events("one")) == 2
            await log.delete_table("one")
            assert await heard.get() == ["me", [["one", -GONE]]]
            assert heard.empty()

    asyncio.run(scenario())


def test_what_was_committed_together_is_told_together(url: str) -> None:
    """One notification tells of many; an event too long for any is told without its data."""

    async def scenario() -> None:
        ids = [f"table{number}" for number in range(5)]
        async with playing(url, *ids, origin="me") as log, listen_for_notifications(url) as heard:
            datas = [ROLLED, ROLLED, '"' + "x" * 8000 + '"', ROLLED, ROLLED]
            wishes = [log.append_event(one, 1, data) for one, data in zip(ids, datas, strict=True)]
            at, *_ = await together(log, url, wishes)
            assert await heard.get() == [
                "me",
                [[one, 1, at, ROLLED] if one != "table2" else [one, 1, at] for one in ids],
            ]
            assert (await log.load_events("table2", 1))[0].data == datas[2]
            assert heard.empty()

    asyncio.run(scenario())


def test_nobody_is_told_of_what_was_taken_back(postgres: Cluster, url: str) -> None:
    """Where one of many fails, all are taken back and tried alone: each that succeeds is told of once."""
    fails = """
        create function refuse() returns trigger language plpgsql
            as 'begin if new.data = ''poison'' then raise exception ''no''; end if; return new; end';
        create trigger refuse before insert on events for each row execute function refuse()"""

    async def scenario() -> None:
        ids = ["one", "two", "three"]
        async with playing(url, *ids, origin="me") as log, listen_for_notifications(url) as heard:
            postgres.say(fails, name_of(url))
            datas = [ROLLED, "poison", ROLLED]
            wishes = [log.append_event(one, 1, data) for one, data in zip(ids, datas, strict=True)]
            outcomes = await together(log, url, wishes)
            assert [getattr(one, "code", "kept") for one in outcomes] == ["kept", "store-failed", "kept"]
            assert await heard.get() == ["me", [["one", 1, outcomes[0], ROLLED]]]
            assert await heard.get() == ["me", [["three", 1, outcomes[2], ROLLED]]]
            await asyncio.sleep(0.05)
            assert heard.empty()

    asyncio.run(scenario())


def test_news_are_packed_into_few_notifications() -> None:
    """Every notification is short enough for PostgreSQL, and together they hold all news in order."""
    news = [("table", seq, "2026-11-15T19:00:00Z", "å" * (seq * 37 % 700)) for seq in range(200)]
    packed = list(pack_notifications("me", news))
    assert all(len(one.encode()) <= MOST for one in packed)
    assert max(len(one.encode()) for one in packed) > MOST - 1500  # 700 letters of two bytes did not fit
    assert [tuple(one) for notice in packed for one in json.loads(notice)[1]] == news
    assert {json.loads(notice)[0] for notice in packed} == {"me"}
    assert list(pack_notifications("me", [])) == []


# What can be wrong


def test_who_is_not_let_in(postgres: Cluster) -> None:
    """A wrong password, no database, no server: one short sentence each, and never the password."""
    here = f"127.0.0.1:{postgres.port}"
    words = catalogue("en")
    expected = {
        f"postgresql://locked:open-sesam@{here}/postgres": f"postgresql://{here}/postgres refuses this "
        "user name and password.",
        f"postgresql://postgres:open-sesam@{here}/nothing": "There is no database "
        f"postgresql://{here}/nothing. Create it first, for example with createdb.",
        "postgresql://locked:open-sesam@127.0.0.1:1/games": "Can’t reach postgresql://127.0.0.1:1/games: "
        "Connection refused.",
    }

    async def scenario() -> None:
        for address, said in expected.items():
            with refused("store-") as caught:
                await EventLog.open(address)
            assert error_sentence(words, caught.value) == said

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://anna:open/sesam@host/games",
        "postgresql://anna:open@host:sesam/games",
        "postgresql://anna:12#sesam@host/games",
        "postgresql://anna:12?sesam@host/games",
        "postgresql://anna:sesam@[::1/games",
        "postgresql:anna:sesam",
        "postgresql://anna:sesam",
        "postgresql://anna:sesam@host/games?sslmode=sesam",
    ],
)
def test_an_address_that_cannot_be_read(address: str) -> None:
    """Whatever is wrong with it, no part of a password is told."""

    async def scenario() -> None:
        with refused("store-address") as caught:
            await EventLog.open(address)
        assert caught.value.details == {}

    asyncio.run(scenario())


def test_the_place_has_no_password(postgres: Cluster, url: str) -> None:
    """Messages name the host and the database, neither who asks nor their password."""
    name = name_of(url)
    address = f"postgres://locked:open%40sesame@127.0.0.1:{postgres.port}/{name}"

    async def scenario() -> None:
        async with opened(address) as log:
            assert log.place == f"postgresql://127.0.0.1:{postgres.port}/{name}"

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("postgresql://anna:sesam@host/games", "postgresql://host/games"),
        ("postgres://host:5433/games?sslmode=require", "postgresql://host:5433/games"),
        ("postgresql://anna:se@sam@[::1]:5433/games", "postgresql://[::1]:5433/games"),
        ("postgresql://anna:sesam@one:1,two:2/games", "postgresql://one:1,two:2/games"),
        ("postgresql:///games?host=/run/postgresql&password=sesam", "postgresql:///games"),
    ],
)
def test_places_as_they_are_told(address: str, place: str) -> None:
    """One host, several, a socket: told as they are, without who asks."""
    assert place_of(address) == place
