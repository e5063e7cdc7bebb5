"""What processes tell each other through PostgreSQL: heard by all, and again after it was away."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from litestar.channels import ChannelsPlugin

from support.db.postgres import Cluster, name_of
from support.db.store_cases import ROLLED, playing
from yatzy.server.ops import logs
from yatzy.server.ops.pg_channels import RESUMED, PostgresChannels
from yatzy.store.notify import CHANNEL, MOST


class Ear:
    """Channels that were started, and what is heard on them."""

    def __init__(self, channels: PostgresChannels) -> None:
        self.channels = channels
        self._stream = channels.stream_events()

    async def next(self) -> tuple[str, bytes]:
        """Return what is heard next."""
        return await anext(self._stream)

    async def close(self) -> None:
        """Hear no more."""
        await self._stream.aclose()
        await self.channels.on_shutdown()


@asynccontextmanager
async def listen_to(url: str, *channels: str) -> AsyncIterator[Ear]:
    """Listen to channels."""
    backend = PostgresChannels(url)
    await backend.on_startup()
    await backend.subscribe(channels)
    ear = Ear(backend)
    try:
        yield ear
    finally:
        await ear.close()


async def cut(postgres: Cluster, url: str) -> None:
    """End every connection to a database."""
    end = "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
    await asyncio.to_thread(postgres.say, f"{end} and pid <> pg_backend_pid()", name_of(url))


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """Return how to ask what whoever runs the server was told."""
    caplog.set_level("INFO", logs.OURS)
    return lambda: [record.getMessage() for record in caplog.records if record.name == logs.OURS]


@pytest.fixture
def url(postgres: Cluster) -> str:
    """Return the address of a new database."""
    return postgres.new_database()


def test_what_is_said_is_heard_by_all(url: str) -> None:
    """Whoever listens to a channel hears what is said on it, in order, also who said it; others do not."""

    async def scenario() -> None:
        async with listen_to(url, "one", "two") as first, listen_to(url, "two") as second:
            await first.channels.publish(b"a", ["one"])
            await first.channels.publish("“b” 🎲".encode(), ["one", "two"])
            await second.channels.publish(b"c", ["two"])
            heard = [await first.next() for _ in range(4)]
            said = "“b” 🎲".encode()
            assert heard == [("one", b"a"), ("one", said), ("two", said), ("two", b"c")]
            assert [await second.next() for _ in range(2)] == [("two", said), ("two", b"c")]

    asyncio.run(scenario())


def test_who_does_not_listen_any_more(url: str) -> None:
    """A channel that was given up is silent; one that is taken up later is heard."""

    async def scenario() -> None:
        async with listen_to(url, "one", "two") as ear:
            await ear.channels.unsubscribe(["one", "three"])
            await ear.channels.publish(b"a", ["one", "two"])
            assert await ear.next() == ("two", b"a")
            await ear.channels.subscribe(["one", "two"])
            await ear.channels.publish(b"b", ["one"])
            assert await ear.next() == ("one", b"b")
            assert await ear.channels.get_history("one") == []

    asyncio.run(scenario())


def test_what_a_log_writes_is_heard(url: str) -> None:
    """The log of another process is heard on its channel."""

    async def scenario() -> None:
        async with playing(url, origin="me") as log, listen_to(url, CHANNEL) as ear:
            at = await log.append_event("one", 1, '"x"')
            assert await ear.next() == (CHANNEL, f'["me",[["one",1,"{at}","\\"x\\""]]]'.encode())

    asyncio.run(scenario())


def test_what_is_too_long_is_refused(url: str) -> None:
    """The longest that fits is heard whole, one byte more is an error at once."""

    async def scenario() -> None:
        async with listen_to(url, "one") as ear:
            with pytest.raises(ValueError, match=f"holds {MOST} bytes, and this would be {MOST + 1}"):
                await ear.channels.publish(b"x" * (MOST + 1), ["one"])
            await ear.channels.publish(b"x" * MOST, ["one"])
            assert await ear.next() == ("one", b"x" * MOST)

    asyncio.run(scenario())


def test_the_plugin_of_the_server(url: str) -> None:
    """It works as a backend of Litestar's channels: from what one publishes to what another iterates over."""

    async def scenario() -> None:
        plugins = [ChannelsPlugin(PostgresChannels(url), channels=["one"]) for _ in range(2)]
        async with plugins[0], plugins[1], plugins[1].start_subscription("one") as subscriber:
            plugins[0].publish("said", "one")
            async for heard in subscriber.iter_events():
                assert heard == b"said"
                break

    asyncio.run(scenario())


def test_after_a_crash_it_is_heard_again(postgres_cluster: Cluster, told: Callable[[], list[str]]) -> None:
    """When the database is back every channel says that something may have been missed, and then goes on."""
    url = postgres_cluster.new_database()

    async def scenario() -> None:
        async with playing(url, origin="me") as log, listen_to(url, CHANNEL, "two") as ear:
            await ear.channels.publish(b"before", ["two"])
            assert await ear.next() == ("two", b"before")
            for seq in (1, 2):
                await asyncio.to_thread(postgres_cluster.stop, "immediate")
                await ear.channels.publish(b"lost", ["two"])
                await asyncio.to_thread(postgres_cluster.start)
                assert {await ear.next(), await ear.next()} == {(CHANNEL, RESUMED), ("two", RESUMED)}
                await ear.channels.publish(b"after", ["two"])
                assert await ear.next() == ("two", b"after")
                at = await log.append_event("one", seq, ROLLED)
                channel, news = await ear.next()
                assert channel == CHANNEL
                assert str(at).encode() in news

    asyncio.run(scenario())
    assert told() == ["notifications-away", "notifications-back"] * 2


def test_a_database_that_is_away_at_first(postgres_cluster: Cluster, told: Callable[[], list[str]]) -> None:
    """Who begins while the database is away listens once it is there, and is told that much may be missed."""
    url = postgres_cluster.new_database()
    postgres_cluster.stop()

    async def scenario() -> None:
        async with listen_to(url, "one") as ear:
            await ear.channels.publish(b"lost", ["one"])
            await asyncio.to_thread(postgres_cluster.start)
            assert await ear.next() == ("one", RESUMED)
            await ear.channels.publish(b"after", ["one"])
            assert await ear.next() == ("one", b"after")

    asyncio.run(scenario())
    assert told() == ["notifications-away", "notifications-back"]


def test_a_connection_that_was_cut_in_silence(
    postgres: Cluster, url: str, monkeypatch: pytest.MonkeyPatch, told: Callable[[], list[str]]
) -> None:
    """A connection that says nothing for long is tried; one that has gone is made again."""
    monkeypatch.setattr("yatzy.server.ops.pg_channels.PULSE", 0.05)

    async def scenario() -> None:
        async with listen_to(url, "one") as ear:
            await ear.channels.publish(b"a", ["one"])
            assert await ear.next() == ("one", b"a")
            await asyncio.sleep(0.3)  # some pulses
            await ear.channels.publish(b"b", ["one"])
            assert await ear.next() == ("one", b"b")
            await cut(postgres, url)
            assert await ear.next() == ("one", RESUMED)
            await ear.channels.publish(b"c", ["one"])
            assert await ear.next() == ("one", b"c")

    asyncio.run(scenario())
    assert told() == ["notifications-away", "notifications-back"]


def test_connections_cut_in_the_middle_of_a_question(
    postgres: Cluster, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is always being tried whether the connection stands, it may be cut at any point of that."""
    monkeypatch.setattr("yatzy.server.ops.pg_channels.PULSE", 0.0)
    monkeypatch.setattr("yatzy.server.ops.pg_channels.FIRST_PAUSE", 0.0)

    async def scenario() -> None:
        async with listen_to(url, "one") as ear:
            for _ in range(30):
                await cut(postgres, url)
                assert await asyncio.wait_for(ear.next(), 300) == ("one", RESUMED)

    asyncio.run(scenario())
