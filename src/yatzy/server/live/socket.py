"""A live connection: executes a client's commands in order and sends it what happens at its table.

A client that reads too slowly is disconnected, one that sends too fast is throttled, and one that sends invalid
messages is told so a few times and then disconnected. Others are not affected.
"""

import asyncio
from collections import deque
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import StaleMove, TableError, TableUnauthorized, YatzyError
from yatzy.server.api.problems import guest_sentence, hide_store_errors
from yatzy.server.context import AppContext
from yatzy.server.live.event_pages import encode_missed_events
from yatzy.server.live.session import TableSession
from yatzy.server.net.limits import TokenBucket
from yatzy.server.net.security import client_address
from yatzy.tables.tokens import fingerprint
from yatzy.tables.wire import (
    REACTIONS,
    ClientMessage,
    Hello,
    Play,
    Pong,
    React,
    Refused,
    decode_message,
    encode_message,
)

QUEUE_LIMIT, QUEUE_HARD_LIMIT = 256, 8192
"""Messages queued for a client that reads nothing, and for one that reads but lags."""
SLOW_SECONDS = 1.0
"""Within which a client must take a message once the queue limit is reached."""
MOST_NONSENSE = 10
"""Invalid messages before a client is disconnected."""
HELLO_SECONDS = 10

NONSENSE, NO_HELLO, REMOVED, UNKNOWN, TOO_SLOW = 4400, 4401, 4403, 4404, 4408
"""Close codes of the server."""


class ClientSocket:
    """Sends messages to a client in order, with a bounded queue."""

    def __init__(self, socket: WebSocket[Any, Any, Any], context: AppContext) -> None:
        self.holder = ""
        self.address = client_address(socket.scope)
        self._send = socket.send
        self._context = context
        self._waiting: deque[bytes] = deque()
        self._sending = False
        self._sending_since = 0.0
        """When sending of the current message began."""
        self._drain: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()
        self.ended: tuple[int, str] | None = None
        """The close code and the reason, once the server has ended the connection."""

    def send(self, message: bytes) -> None:
        """Queue a message without waiting; disconnect a client whose queue is full."""
        if self.ended:
            return
        waiting = len(self._waiting)
        if waiting >= QUEUE_LIMIT and (
            waiting >= QUEUE_HARD_LIMIT or monotonic() > self._sending_since + SLOW_SECONDS
        ):
            for _ in self._waiting:
                self._context.metrics.count_dropped_message()
            self._end(TOO_SLOW, "slow")
            return
        self._waiting.append(message)
        if not self._sending:
            self._sending = True
            self._sending_since = monotonic()
            self._drain = asyncio.create_task(self._send_waiting())

    async def answer(self, message: bytes) -> None:
        """Send a message after those queued, waiting for it if the queue is empty."""
        if self._sending:
            self.send(message)
        else:
            self._sending = True
            self._waiting.append(message)
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                self._sending_since = monotonic()
                await self._send({"type": "websocket.send", "text": text, "bytes": None})
        except Exception:  # noqa: BLE001 # the client is gone, and the reader will notice
            self._waiting.clear()
        finally:
            self._sending = False

    def remove(self) -> None:
        """Disconnect the client: its device was removed from its seat."""
        self._end(REMOVED, "removed")

    def _end(self, code: int, reason: str) -> None:
        self.ended = code, reason
        self._waiting.clear()
        if self._reader is not None:
            self._reader.cancel()

    async def close(self) -> None:
        """Stop sending."""
        if self._drain is not None:
            self._drain.cancel()
            await asyncio.gather(self._drain, return_exceptions=True)


class CommandHandler:
    """Executes the commands of one client."""

    def __init__(
        self, context: AppContext, session: TableSession, socket: ClientSocket, words: Catalogue
    ) -> None:
        self._context = context
        self._session = session
        self._socket = socket
        self._words = words
        self._nonsense = 0

    async def handle(self, frame: str | bytes) -> bool:
        """Execute a message and answer it; return whether to keep the connection."""
        try:
            message = decode_message(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._nonsense += 1
            await self._refuse(TableError("table-nonsense", problem=str(error)[:200]), None)
            return self._nonsense < MOST_NONSENSE
        try:
            await self._dispatch(message)
        except YatzyError as error:
            await self._refuse(error, message)
        return True

    async def _dispatch(self, message: ClientMessage) -> None:
        context, session, socket = self._context, self._session, self._socket
        match message:
            case Play():
                charge = partial(context.storage.take_rework, socket.address)
                await socket.answer(await session.apply(socket.holder, message, socket, charge=charge))
            case React(seat, reaction):
                session.check_seat(socket.holder, seat)
                if reaction not in REACTIONS:
                    raise TableError("table-reaction", known=", ".join(REACTIONS))
                if not session.may_react(seat):
                    raise TableError("table-reactions")
                context.publish(["reaction", session.id, seat, reaction])
            case Hello():
                raise TableError("table-hello-again")
            case _:
                await socket.answer(encode_message(Pong()))

    async def _refuse(self, error: YatzyError, message: ClientMessage | None) -> None:
        """Answer with an error; a stale command also gets the current state."""
        metrics, session = self._context.metrics, self._session
        error = hide_store_errors(error, self._context)
        late = isinstance(error, StaleMove)
        if late:
            metrics.count_stale_move()
        else:
            metrics.count_refusal(error.code)
            if isinstance(message, Play):
                metrics.count_refused_move()
        sheet = None if session.game is None else session.game.setup.sheet
        refused = Refused(
            code=error.code,
            text=guest_sentence(self._words, error, sheet),
            key=message.key if isinstance(message, Play) else None,
            details=error.details,
            seq=session.seq,
            state=session.encoded_state if late else None,
        )
        await self._socket.answer(encode_message(refused))


async def serve_client(websocket: WebSocket[Any, Any, Any], table_id: str, context: AppContext) -> None:
    """Serve a client at a table, from its hello until it disconnects."""
    socket = ClientSocket(websocket, context)
    context.metrics.add_socket()
    try:
        await _run_conversation(websocket, socket, table_id, context)
    except asyncio.CancelledError:
        if socket.ended is None:
            raise
        code, reason = socket.ended
        await _close(websocket, code)
        context.metrics.count_closed_socket(reason)
    finally:
        await socket.close()
        context.metrics.remove_socket()


async def _run_conversation(
    websocket: WebSocket[Any, Any, Any], socket: ClientSocket, table_id: str, context: AppContext
) -> None:
    hello = await _receive_hello(websocket)
    if hello is None:
        context.metrics.count_closed_socket("no-hello")
        await _close(websocket, NO_HELLO)
        return
    words = context.catalogue_for(hello.language)
    try:
        if hello.token is not None:
            socket.holder = fingerprint(hello.token)
        session = await context.tables.find(table_id)
        await session.check_watching(socket.holder)
        async with session.lock:  # no event may come between the missed ones and the welcome
            if session.stale or hello.after > session.seq:  # another process may be ahead
                await session.catch_up()
            missed = await encode_missed_events(context.tables.log, session, hello.after)
            await socket.answer(encode_message(session.welcome(socket.holder, missed)))
            context.tables.join(session, socket)
    except YatzyError as error:
        context.metrics.count_refusal(error.code)
        error = hide_store_errors(error, context)
        await socket.answer(
            encode_message(Refused(error.code, guest_sentence(words, error), details=error.details))
        )
        await _close(websocket, NO_HELLO if isinstance(error, TableUnauthorized) else UNKNOWN)
        return
    try:
        await _read_commands(websocket, CommandHandler(context, session, socket, words), context)
    finally:
        context.tables.leave(session, socket)


async def _read_commands(
    websocket: WebSocket[Any, Any, Any], handler: CommandHandler, context: AppContext
) -> None:
    """Execute commands, throttled to the rate limit, until the client disconnects."""
    settings = context.settings
    bucket = TokenBucket(settings.commands_per_second, settings.commands_burst)
    while (frame := await _receive_frame(websocket)) is not None:
        if not bucket.take():
            await asyncio.sleep(bucket.wait_seconds())
            bucket.take()
        if not await handler.handle(frame):
            context.metrics.count_closed_socket("nonsense")
            await _close(websocket, NONSENSE)
            return
    context.metrics.count_closed_socket("left")


async def _receive_hello(websocket: WebSocket[Any, Any, Any]) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await _receive_frame(websocket)
        message = None if frame is None else decode_message(frame)
    except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return message if isinstance(message, Hello) else None


async def _receive_frame(websocket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """Return the next frame, or ``None`` once the client has disconnected."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def _close(websocket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        async with asyncio.timeout(1):
            await websocket.close(code)
    except Exception:  # noqa: BLE001,S110 # already gone, or not reading
        pass
