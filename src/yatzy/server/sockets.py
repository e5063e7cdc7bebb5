"""A live connection: what a client says is carried out in order, and what happens at its table is told to it.

Whoever reads too slowly loses the connection, whoever speaks too fast is heard more slowly, whoever speaks
nonsense is told so a few times and then left. Nobody else notices.
"""

import asyncio
from collections import deque
from time import monotonic
from typing import Any

import msgspec
from litestar import WebSocket

from yatzy.l10n.catalogue import Catalogue
from yatzy.rules.errors import TableError, YatzyError
from yatzy.server.hall import Hall
from yatzy.server.limits import Bucket
from yatzy.server.playing import check_seat, check_watching, play
from yatzy.server.problems import for_guests, told
from yatzy.server.seats import fingerprint
from yatzy.server.tables import Live
from yatzy.server.wire import REACTIONS, Hello, Play, Pong, React, Refused, Said, read, write

MOST_WAITING, MOST_EVER = 256, 8192
"""Messages that may wait for a client which reads nothing, and for one that is only told very much at once."""
SLOW_SECONDS = 1.0
"""In which a client has to take a message, while so many wait."""
MOST_NONSENSE = 10
"""Frames that may be no command before a client is left."""
HELLO_SECONDS = 10

NONSENSE, NO_HELLO, UNKNOWN, TOO_SLOW, TOO_MANY = 4400, 4401, 4404, 4408, 4429
"""Why a connection is closed, where the server does it."""


class Socket:
    """The way to a client: messages go out in order, as fast as it reads."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hall: Hall) -> None:
        self.holder = ""
        self._send = socket.send
        self._hall = hall
        self._waiting: deque[bytes] = deque()
        self._sending = False
        self._since = 0.0
        """When the message that is being sent was begun."""
        self._drain: asyncio.Task[None] | None = None
        self._reader = asyncio.current_task()
        self.slow = False

    def tell(self, message: bytes) -> None:
        """Take a message, at once; it is sent as soon as they read."""
        if self.slow:
            return
        waiting = len(self._waiting)
        if waiting >= MOST_WAITING and (waiting >= MOST_EVER or monotonic() > self._since + SLOW_SECONDS):
            self._lose()
            return
        self._waiting.append(message)
        if not self._sending:
            self._sending = True
            self._since = monotonic()
            self._drain = asyncio.create_task(self._send_waiting())

    async def answer(self, message: bytes) -> None:
        """Send a message, after those that wait."""
        if self._sending:
            self.tell(message)
        else:
            self._sending = True
            self._waiting.append(message)
            await self._send_waiting()

    async def _send_waiting(self) -> None:
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                self._since = monotonic()
                await self._send({"type": "websocket.send", "text": text, "bytes": None})
        except Exception:  # noqa: BLE001 # however it says so, the client has gone: the reader will hear of it
            self._waiting.clear()
        finally:
            self._sending = False

    def _lose(self) -> None:
        """Give up a client that does not read."""
        self.slow = True
        for _ in self._waiting:
            self._hall.metrics.dropped()
        self._waiting.clear()
        if self._reader is not None:
            self._reader.cancel()

    async def close(self) -> None:
        """Stop sending."""
        if self._drain is not None:
            self._drain.cancel()
            await asyncio.gather(self._drain, return_exceptions=True)


class Conversation:
    """What one client says, and what it is answered."""

    def __init__(self, hall: Hall, live: Live, socket: Socket, words: Catalogue) -> None:
        self._hall = hall
        self._live = live
        self._socket = socket
        self._words = words
        self._nonsense = 0

    async def hear(self, frame: str | bytes) -> bool:
        """Carry out what a client says; tell whether to go on listening."""
        try:
            said = read(frame)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._nonsense += 1
            await self._refuse(TableError("table-nonsense", problem=str(error)[:200]), None)
            return self._nonsense < MOST_NONSENSE
        try:
            await self._answer(said)
        except YatzyError as error:
            await self._refuse(error, said)
        return True

    async def _answer(self, said: Said) -> None:
        hall, live, socket = self._hall, self._live, self._socket
        match said:
            case Play():
                await socket.answer(await play(hall.tables, live, socket.holder, said, socket))
            case React(seat, reaction):
                check_seat(live, socket.holder, seat)
                if reaction not in REACTIONS:
                    raise TableError("table-reaction", known=", ".join(REACTIONS))
                if not live.may_react(seat):
                    raise TableError("table-reactions")
                hall.publish(["reaction", live.id, seat, reaction])
            case Hello():
                raise TableError("table-hello-again")
            case _:
                await socket.answer(write(Pong()))

    async def _refuse(self, error: YatzyError, said: Said | None) -> None:
        """Tell why nothing was done; to one who came too late also how things stand."""
        metrics, live = self._hall.metrics, self._live
        error = for_guests(error, self._hall)
        late = error.code == "table-late"
        if late:
            metrics.stale()
        else:
            metrics.refused(error.code)
            if isinstance(said, Play):
                metrics.move_refused()
        sheet = None if live.game is None else live.game.setup.sheet
        refused = Refused(
            code=error.code,
            text=told(self._words, error, sheet),
            key=said.key if isinstance(said, Play) else None,
            details=error.details,
            seq=live.seq,
            state=live.whole if late else None,
        )
        await self._socket.answer(write(refused))


async def converse(websocket: WebSocket[Any, Any, Any], table_id: str, hall: Hall) -> None:
    """Let a client take part in a table, from its hello until it goes."""
    socket = Socket(websocket, hall)
    hall.metrics.socket_opened()
    try:
        await _converse(websocket, socket, table_id, hall)
    except asyncio.CancelledError:
        if not socket.slow:
            raise
        await _close(websocket, TOO_SLOW)
        hall.metrics.closed("slow")
    finally:
        await socket.close()
        hall.metrics.socket_closed()


async def _converse(websocket: WebSocket[Any, Any, Any], socket: Socket, table_id: str, hall: Hall) -> None:
    hello = await _hello(websocket)
    if hello is None:
        hall.metrics.closed("no-hello")
        await _close(websocket, NO_HELLO)
        return
    words = hall.words(hello.language)
    try:
        if hello.token is not None:
            socket.holder = fingerprint(hello.token)
        live = await hall.tables.find(table_id)
        await check_watching(hall.tables, live, socket.holder)
        async with live.lock:  # nothing may happen between what is missed and what is told
            if live.doubtful or hello.after > live.seq:  # another process may have told more than is known here
                await hall.tables.catch_up(live)
            missed = await hall.tables.log.lines(live.id, hello.after) if live.seq > hello.after else []
            await socket.answer(write(live.welcome(socket.holder, missed[: live.seq - hello.after])))
            hall.tables.join(live, socket)
    except YatzyError as error:
        hall.metrics.refused(error.code)
        error = for_guests(error, hall)
        await socket.answer(write(Refused(error.code, told(words, error), details=error.details)))
        await _close(websocket, NO_HELLO if error.code == "table-token" else UNKNOWN)
        return
    try:
        await _listen(websocket, Conversation(hall, live, socket, words), hall)
    finally:
        hall.tables.part(live, socket)


async def _listen(websocket: WebSocket[Any, Any, Any], conversation: Conversation, hall: Hall) -> None:
    """Hear what a client says, no faster than it may speak, until it goes."""
    settings = hall.settings
    bucket = Bucket(settings.commands_per_second, settings.commands_burst)
    while (frame := await _frame(websocket)) is not None:
        if not bucket.take():
            await asyncio.sleep(bucket.wait())
            bucket.take()
        if not await conversation.hear(frame):
            hall.metrics.closed("nonsense")
            await _close(websocket, NONSENSE)
            return
    hall.metrics.closed("left")


async def _hello(websocket: WebSocket[Any, Any, Any]) -> Hello | None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            frame = await _frame(websocket)
        said = None if frame is None else read(frame)
    except (TimeoutError, msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return said if isinstance(said, Hello) else None


async def _frame(websocket: WebSocket[Any, Any, Any]) -> str | bytes | None:
    """Return what a client sends next, or ``None`` once it has gone."""
    message = await websocket.receive()
    if message["type"] != "websocket.receive":
        return None
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text


async def _close(websocket: WebSocket[Any, Any, Any], code: int) -> None:
    try:
        async with asyncio.timeout(1):
            await websocket.close(code)
    except Exception:  # noqa: BLE001,S110 # it has gone already, or does not read: either way it is over
        pass
