"""What processes that share a PostgreSQL tell each other, by its notifications, through Litestar's channels."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend

from yatzy.server import logs
from yatzy.store.notices import MOST
from yatzy.store.postgres import CUT, Wire, connected

RESUMED = b'["resumed"]'
"""Heard after nothing could be heard for a while: something may have been missed."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between two tries to connect again."""
PULSE = 10.0
"""Seconds of silence after which it is tried whether the connection still stands."""


class PostgresChannels(ChannelsBackend):
    """Channels that are PostgreSQL's: listened to on a connection of its own, which is made again for ever."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._channels: set[str] = set()
        self._listener: Wire | None = None
        self._speaker: Wire | None = None
        self._spell = logs.Spell("notifications")

    async def on_startup(self) -> None:
        """Begin to listen; if that cannot be, go on trying."""
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._changing, self._speaking, tried = asyncio.Lock(), asyncio.Lock(), asyncio.Event()
        self._listening = asyncio.create_task(self._listen(tried), name="yatzy-channels")
        await tried.wait()

    async def on_shutdown(self) -> None:
        """Listen no longer."""
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._let_go(self._speaker)
        self._speaker = None
        self._channels.clear()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everyone who listens; nobody while the database is away, for what is said here is not kept."""
        if len(data) > MOST:
            raise ValueError(f"A notification holds {MOST} bytes, and this would be {len(data)}.")
        async with self._speaking:
            for channel in channels:
                if not await self._notify(channel, data.decode()):
                    await self._notify(channel, data.decode())  # the connection may be one of long ago

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels, now or once there is a connection."""
        async with self._changing:
            new = set(channels) - self._channels
            self._channels |= new
            if self._listener is not None:
                with suppress(*CUT):  # it is made again, and then listens to all
                    await self._listen_to(self._listener, new)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels no longer."""
        async with self._changing:
            old = set(channels) & self._channels
            self._channels -= old
            if self._listener is not None:
                with suppress(*CUT):
                    for channel in old:
                        await self._listener.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield what is heard, with its channel."""
        while True:
            channel, data = await self._heard.get()
            if channel in self._channels:  # it may have been on its way when it was no longer wanted
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002 # Litestar asks
        """Return nothing: what was said is not kept."""
        return []

    # The connections

    async def _listen(self, tried: asyncio.Event) -> None:
        """Listen, and whenever the connection is lost, make it again."""
        pause = FIRST_PAUSE
        while True:
            try:
                with suppress(*CUT):  # it has gone, or was never there
                    self._listener = await connected(self._address)
                    pause = FIRST_PAUSE
                    await self._stay(self._listener, tried)
            finally:
                listener, self._listener = self._listener, None
                tried.set()
                await self._let_go(listener)
            self._spell.away()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _stay(self, connection: Wire, tried: asyncio.Event) -> None:
        """Hear all channels until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        async with self._changing:
            await self._listen_to(connection, self._channels)
            for channel in self._channels:
                self._heard.put_nowait((channel, RESUMED))
        self._spell.back()
        tried.set()
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), PULSE)
            except TimeoutError:
                async with self._changing:
                    await connection.execute("select 1")

    async def _listen_to(self, connection: Wire, channels: Iterable[str]) -> None:
        for channel in channels:
            await connection.add_listener(channel, self._hear)

    def _hear(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))

    async def _notify(self, channel: str, payload: str) -> bool:
        """Say something on the connection kept for that; tell whether it was said."""
        try:
            if self._speaker is None:
                self._speaker = await connected(self._address)
            await self._speaker.execute("select pg_notify($1, $2)", channel, payload)
        except CUT:
            speaker, self._speaker = self._speaker, None
            await self._let_go(speaker)
            return False
        return True

    @staticmethod
    async def _let_go(connection: Wire | None) -> None:
        """Close a connection politely, if anyone is there to be polite to."""
        if connection is not None:
            with suppress(*CUT):
                await connection.close(timeout=1)
