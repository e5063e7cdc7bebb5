"""A Litestar channels backend on PostgreSQL notifications, for processes that share a database."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend

from yatzy.server.ops import logs
from yatzy.store.notify import MOST
from yatzy.store.postgres import CONNECTION_ERRORS, PgConnection, connect

RESUMED = b'["resumed"]'
"""Delivered after the connection was restored: notifications may have been missed."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds between reconnection attempts, doubling from the first to the longest."""
PULSE = 10.0
"""Seconds of silence after which the connection is checked."""


class PostgresChannels(ChannelsBackend):
    """Channels over ``LISTEN`` and ``NOTIFY``, on dedicated connections that reconnect for ever."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._channels: set[str] = set()
        self._listener: PgConnection | None = None
        self._sender: PgConnection | None = None
        self._outage = logs.OutageLog("notifications")

    async def on_startup(self) -> None:
        """Start listening; return after the first attempt, whether it succeeded or not."""
        self._received: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listener_lock, self._sender_lock, tried = asyncio.Lock(), asyncio.Lock(), asyncio.Event()
        self._listening = asyncio.create_task(self._listen(tried), name="yatzy-channels")
        await tried.wait()

    async def on_shutdown(self) -> None:
        """Stop listening and close the connections."""
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening
        await self._close_connection(self._sender)
        self._sender = None
        self._channels.clear()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Notify all subscribers. Messages are lost while the database is away; they are not stored.

        Raises :class:`ValueError` for more bytes than a notification can hold.
        """
        if len(data) > MOST:
            raise ValueError(f"A notification holds {MOST} bytes, and this would be {len(data)}.")
        async with self._sender_lock:
            for channel in channels:
                if not await self._notify(channel, data.decode()):
                    await self._notify(channel, data.decode())  # the connection may have been stale

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Subscribe to channels, now or once connected."""
        async with self._listener_lock:
            new = set(channels) - self._channels
            self._channels |= new
            if self._listener is not None:
                with suppress(*CONNECTION_ERRORS):  # the reconnected listener subscribes to all
                    await self._listen_to(self._listener, new)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Unsubscribe from channels."""
        async with self._listener_lock:
            old = set(channels) & self._channels
            self._channels -= old
            if self._listener is not None:
                with suppress(*CONNECTION_ERRORS):
                    for channel in old:
                        await self._listener.remove_listener(channel, self._on_notification)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Yield received messages with their channels."""
        while True:
            channel, data = await self._received.get()
            if channel in self._channels:  # unsubscribed meanwhile
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002 # Litestar's interface
        """Return nothing: messages are not stored."""
        return []

    # The connections

    async def _listen(self, tried: asyncio.Event) -> None:
        """Keep a listening connection, reconnecting with backoff."""
        pause = FIRST_PAUSE
        while True:
            try:
                with suppress(*CONNECTION_ERRORS):  # retried below
                    self._listener = await connect(self._address)
                    pause = FIRST_PAUSE
                    await self._keep_listening(self._listener, tried)
            finally:
                listener, self._listener = self._listener, None
                tried.set()
                await self._close_connection(listener)
            self._outage.mark_down()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _keep_listening(self, connection: PgConnection, tried: asyncio.Event) -> None:
        """Listen to all channels until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        async with self._listener_lock:
            await self._listen_to(connection, self._channels)
            for channel in self._channels:
                self._received.put_nowait((channel, RESUMED))
        self._outage.mark_up()
        tried.set()
        while not lost.is_set():
            try:
                await asyncio.wait_for(lost.wait(), PULSE)
            except TimeoutError:
                async with self._listener_lock:
                    await connection.execute("select 1")

    async def _listen_to(self, connection: PgConnection, channels: Iterable[str]) -> None:
        for channel in channels:
            await connection.add_listener(channel, self._on_notification)

    def _on_notification(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        self._received.put_nowait((channel, str(payload).encode()))

    async def _notify(self, channel: str, payload: str) -> bool:
        """Send a notification; return whether it was sent. A failed connection is closed."""
        try:
            if self._sender is None:
                self._sender = await connect(self._address)
            await self._sender.execute("select pg_notify($1, $2)", channel, payload)
        except CONNECTION_ERRORS:
            sender, self._sender = self._sender, None
            await self._close_connection(sender)
            return False
        return True

    @staticmethod
    async def _close_connection(connection: PgConnection | None) -> None:
        if connection is not None:
            with suppress(*CONNECTION_ERRORS):
                await connection.close(timeout=1)
