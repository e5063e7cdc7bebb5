"""Connections, below what is said on them: nobody holds one by saying nothing, too much, or by not reading.

Uvicorn waits as long as it takes and keeps what it is given. These are its protocols with an end to both.
"""

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from yatzy.server.limits import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application, ASGIReceiveEvent

REQUEST_SECONDS = 20
"""In which a request has to have come, from the moment there is a connection, or of its first letter."""
STALLED_SECONDS = 10
"""In which somebody has to read something, once more waits for them than is taken without waiting."""
MOST_HEAD = 32_768
"""Bytes before the body of a request: its address, and its headers."""
MOST_AHEAD = 8
"""Requests that may wait on a connection for the answer to one before them."""
MOST_PIECES = 64
"""Frames that one message of a live connection may come in."""
SIGNS_PER_SECOND, SIGNS_BURST = 2, 20
"""Signs of life a client may ask for, or give without being asked."""
AT_ONCE = 4096
"""Bytes that are looked through at once: thousands of empty messages would keep all others waiting."""
FAREWELL_SECONDS = 2
"""In which a client has to answer when it is told that the conversation is over."""
MOST_AFTERWARDS = 65_536
"""Bytes somebody may still have sent by then."""


class Deadline:
    """A moment at which a connection is cut, unless it is called off before."""

    __slots__ = ("_loop", "_timer", "_transport")

    def __init__(self, loop: AbstractEventLoop, transport: Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Cut the connection after so many seconds, if that was not to be anyway."""
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, self._transport.abort)

    def call_off(self) -> None:
        """Let the connection stand."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class RequestConnection(HttpToolsProtocol):
    """A connection for requests: each comes soon, with a head of a reasonable size, and its answer is read."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._come = Deadline(self.loop, transport)
        self._read = Deadline(self.loop, transport)
        self._come.set(REQUEST_SECONDS)
        self._in_head = True
        self._head = 0
        self._answered: RequestResponseCycle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more, and answer nobody: uvicorn forgets all requests but the last."""
        self._come.call_off()
        self._read.call_off()
        self.pipeline.clear()
        if self._answered is not None:
            self._answered.disconnected = True
            self._answered.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Take what has come; refuse a head that does not end."""
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("The request is too long.")

    def send_400_response(self, msg: str) -> None:
        """Refuse, and do not wait long for that to be read."""
        super().send_400_response(msg)
        self._read.set(STALLED_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection on, unless answers wait on it: whoever takes it over would not know that."""
        answering = self._answered is not None and not self._answered.response_complete
        if answering or self.pipeline or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self._come.call_off()
        self._read.call_off()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Begin to wait for the whole of a request."""
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._come.set(REQUEST_SECONDS)

    def on_headers_complete(self) -> None:
        """Refuse a head that is too long, and who asks too far ahead: what is raised is answered with 400."""
        self._in_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            raise ValueError("too long")
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Have the whole request."""
        super().on_message_complete()
        self._come.call_off()

    def on_response_complete(self) -> None:
        """Do not wait long for the last answer to be read."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._read.set(STALLED_SECONDS)

    def pause_writing(self) -> None:
        """Wait until what is there was read, but not for ever."""
        super().pause_writing()
        self._read.set(STALLED_SECONDS)

    def resume_writing(self) -> None:
        """Go on, unless that was the last of it."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._read.call_off()


class LiveConnection(WebSocketsSansIOProtocol):
    """A live connection: who does not read is not heard either, and is cut off before long."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin."""
        super().connection_made(transport)
        self.close_timeout = FAREWELL_SECONDS
        self._read = Deadline(self.loop, self.transport)
        self._signs = Bucket(SIGNS_PER_SECOND, SIGNS_BURST)
        self._unheard = b""
        self._afterwards = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._read.call_off()
        super().connection_lost(exc)

    # Who says more than can be taken at once

    def data_received(self, data: bytes) -> None:
        """Take what has come, as far as that is not too much; the rest when there is time."""
        if self.close_sent:
            self._afterwards += len(data)
            if self._afterwards > MOST_AFTERWARDS:
                self.transport.abort()
                return
        if len(data) <= AT_ONCE and not self._unheard:
            super().data_received(data)
        else:
            self._unheard += data
            self._hear_on()

    def _hear_on(self) -> None:
        while self._unheard and not self.read_paused:
            piece, self._unheard = self._unheard[:AT_ONCE], self._unheard[AT_ONCE:]
            super().data_received(piece)

    async def receive(self) -> "ASGIReceiveEvent":
        """Return what was said next."""
        message = await self.queue.get()
        self._listen_again()
        return message

    def _listen_again(self) -> None:
        if self.read_paused and self.queue.empty() and self.writable.is_set() and not self.disconnected:
            self.read_paused = False
            self._hear_on()
            if not self.read_paused:
                self.transport.resume_reading()

    # Who does not read

    def pause_writing(self) -> None:
        """Hear nothing more until what is there was read, and do not wait for that for ever."""
        super().pause_writing()
        self._read.set(STALLED_SECONDS)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on, unless that was the last of it."""
        super().resume_writing()
        if not (self.close_sent or self.transport.is_closing()):
            self._read.call_off()
        self._listen_again()

    def keepalive_timeout(self) -> None:
        """Give up somebody who shows no sign of life: nobody is there to read a goodbye."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Carry on the conversation; once it is over, do not wait long for the rest to be read."""
        await super().run_asgi()
        if not self.disconnected:
            self._read.set(STALLED_SECONDS)

    # Who says what cannot be taken

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message, if there are not too many."""
        if len(self.frames) < MOST_PIECES:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        """Show a sign of life, if it is not asked for too often."""
        if self._signs.take():
            super().handle_ping()
        else:
            self._fail(CloseCode.POLICY_VIOLATION)

    def handle_pong(self, event: Frame) -> None:
        """Take a sign of life, if it is not one of too many."""
        if self._signs.take():
            super().handle_pong(event)
        else:
            self._fail(CloseCode.POLICY_VIOLATION)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; a text that is none is the client's mistake, and nothing for our log."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End the conversation, telling why; one that has not begun is just cut."""
        if self.conn.close_sent is None:
            self.close_sent = True
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _fail(self, code: int) -> None:
        self.frames.clear()
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
