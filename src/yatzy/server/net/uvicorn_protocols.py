"""Uvicorn's protocols with limits: on silence, on the size of input, and on clients that do not read.

Uvicorn itself waits and buffers without limit.
"""

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle, Transport
from typing import TYPE_CHECKING, Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from yatzy.server.net.limits import TokenBucket, unmap_address

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application, ASGIReceiveEvent

REQUEST_SECONDS = 20
"""Within which a request must arrive, from the connection or from its first byte."""
STALLED_SECONDS = 10
"""Within which a client must read something once the write buffer is full."""
MOST_HEAD = 32_768
"""Bytes of a request's URL and headers."""
MOST_PIPELINED = 8
"""Pipelined requests that may wait on a connection."""
MOST_FRAGMENTS = 64
"""Frames of one websocket message."""
PINGS_PER_SECOND, PINGS_BURST = 2, 20
"""Pings and unsolicited pongs a client may send."""
BYTES_PER_SLICE = 4096
"""Bytes parsed at once: thousands of empty messages would block the event loop."""
CLOSE_SECONDS = 2
"""Within which a client must answer a close frame."""
MOST_AFTER_CLOSE = 65_536
"""Bytes a client may still send after a close frame."""


TOO_MANY_RESPONSE = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class ConnectionGate(Protocol):
    """Decides whether an address may have one more connection."""

    def admit(self, address: str) -> bool:
        """Count a connection; return whether it is allowed."""

    def release(self, address: str) -> None:
        """Stop counting an allowed connection."""


class Deadline:
    """Aborts a connection at a time unless cancelled."""

    __slots__ = ("_loop", "_timer", "_transport")

    def __init__(self, loop: AbstractEventLoop, transport: Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Abort the connection after so many seconds, unless a deadline is already set."""
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, self._transport.abort)

    def cancel(self) -> None:
        """Remove the deadline, if any."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class RequestConnection(HttpToolsProtocol):
    """An HTTP connection with deadlines for requests and for reading responses, and limits on headers."""

    def __init__(self, *args: Any, gate: ConnectionGate | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._admitted_address: str | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override] # uvicorn's signature
        """Start the deadline of the first request; refuse a connection too many of its address."""
        super().connection_made(transport)
        self.client = _unmap_client(self.client)
        self._admit()
        self._request_deadline = Deadline(self.loop, transport)
        self._read_deadline = Deadline(self.loop, transport)
        self._request_deadline.set(REQUEST_SECONDS)
        self._in_head = True
        self._head = 0
        self._current_cycle: RequestResponseCycle | None = None

    def _admit(self) -> None:
        address = self.client[0] if self.client else ""
        if self._gate is None or self._gate.admit(address):
            self._admitted_address = address
        else:
            self.transport.write(TOO_MANY_RESPONSE)
            self.transport.close()

    def _release(self) -> None:
        if self._gate is not None and self._admitted_address is not None:
            self._gate.release(self._admitted_address)
        self._admitted_address = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel deadlines and disconnect the current cycle: uvicorn only does so for the last."""
        self._release()
        self._request_deadline.cancel()
        self._read_deadline.cancel()
        self.pipeline.clear()
        if self._current_cycle is not None:
            self._current_cycle.disconnected = True
            self._current_cycle.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        self._current_cycle = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        """Parse input; refuse headers that do not end."""
        if self._admitted_address is None:
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD and not self.transport.is_closing():
                self.send_400_response("The request is too long.")

    def send_400_response(self, msg: str) -> None:
        """Refuse the request, with a deadline for reading the response."""
        super().send_400_response(msg)
        self._read_deadline.set(STALLED_SECONDS)

    def handle_websocket_upgrade(self) -> None:
        """Upgrade the connection, or abort it while responses are pending, which would be lost."""
        answering = self._current_cycle is not None and not self._current_cycle.response_complete
        if answering or self.pipeline or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self._request_deadline.cancel()
        self._read_deadline.cancel()
        self._release()  # live connections are counted by the application
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """Start the deadline of a request."""
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._request_deadline.set(REQUEST_SECONDS)

    def on_headers_complete(self) -> None:
        """Refuse headers that are too long and too many pipelined requests; raising answers 400."""
        self._in_head = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            raise ValueError("too long")
        if len(self.pipeline) >= MOST_PIPELINED:
            raise ValueError("too many")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Cancel the deadline of the request."""
        super().on_message_complete()
        self._request_deadline.cancel()

    def on_response_complete(self) -> None:
        """Start the read deadline if this was the last response."""
        super().on_response_complete()
        if self.transport.is_closing():
            self._read_deadline.set(STALLED_SECONDS)

    def pause_writing(self) -> None:
        """Start the read deadline."""
        super().pause_writing()
        self._read_deadline.set(STALLED_SECONDS)

    def resume_writing(self) -> None:
        """Cancel the read deadline, unless the connection is closing."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._read_deadline.cancel()


class LiveConnection(WebSocketsSansIOProtocol):
    """A websocket connection that stops reading from clients that do not read, and aborts them."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Set up the limits."""
        super().connection_made(transport)
        self.client = _unmap_client(self.client)
        self.close_timeout = CLOSE_SECONDS
        self._read_deadline = Deadline(self.loop, self.transport)
        self._ping_bucket = TokenBucket(PINGS_PER_SECOND, PINGS_BURST)
        self._buffer = b""
        self._bytes_after_close = 0

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the deadline."""
        self._read_deadline.cancel()
        super().connection_lost(exc)

    # Large input

    def data_received(self, data: bytes) -> None:
        """Parse input in slices; buffer the rest while reading is paused."""
        if self.close_sent:
            self._bytes_after_close += len(data)
            if self._bytes_after_close > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        if len(data) <= BYTES_PER_SLICE and not self._buffer:
            super().data_received(data)
        else:
            self._buffer += data
            self._feed_buffer()

    def _feed_buffer(self) -> None:
        while self._buffer and not self.read_paused:
            piece, self._buffer = self._buffer[:BYTES_PER_SLICE], self._buffer[BYTES_PER_SLICE:]
            super().data_received(piece)

    async def receive(self) -> "ASGIReceiveEvent":
        """Return the next message."""
        message = await self.queue.get()
        self._resume_reading()
        return message

    def _resume_reading(self) -> None:
        if self.read_paused and self.queue.empty() and self.writable.is_set() and not self.disconnected:
            self.read_paused = False
            self._feed_buffer()
            if not self.read_paused:
                self.transport.resume_reading()

    # Slow readers

    def pause_writing(self) -> None:
        """Stop reading and start the read deadline until the client has read."""
        super().pause_writing()
        self._read_deadline.set(STALLED_SECONDS)
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Cancel the read deadline, unless the connection is closing, and read again."""
        super().resume_writing()
        if not (self.close_sent or self.transport.is_closing()):
            self._read_deadline.cancel()
        self._resume_reading()

    def keepalive_timeout(self) -> None:
        """Abort a client that does not answer pings: nobody would read a close frame."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application; afterwards start the deadline for reading the rest."""
        await super().run_asgi()
        if not self.disconnected:
            self._read_deadline.set(STALLED_SECONDS)

    # Invalid input

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment, unless there are too many."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        """Answer a ping, within the rate limit."""
        if self._ping_bucket.take():
            super().handle_ping()
        else:
            self._fail(CloseCode.POLICY_VIOLATION)

    def handle_pong(self, event: Frame) -> None:
        """Take a pong, within the rate limit."""
        if self._ping_bucket.take():
            super().handle_pong(event)
        else:
            self._fail(CloseCode.POLICY_VIOLATION)

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; invalid UTF-8 closes the connection and is not logged."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(CloseCode.INVALID_DATA)
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """Close with the reason; abort a connection that is not yet established."""
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


def _unmap_client(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return a client's address, IPv4 as such, so that trusted proxies and limits know it."""
    return client and (unmap_address(client[0]), client[1])
