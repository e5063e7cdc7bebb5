"""Runs the server: listens, announces its address, and shuts down gracefully."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn
from msgspec.structs import replace

from yatzy.rules.errors import ServeError, YatzyError
from yatzy.server.net.addresses import BACKLOG, bind, lan_url, listen
from yatzy.server.net.uvicorn_protocols import ConnectionGate, LiveConnection, RequestConnection
from yatzy.server.ops import logs
from yatzy.server.ops.offload import SWITCH_SECONDS
from yatzy.server.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send

SIGNAL_EXIT_BASE = 128
"""What shells add to the number of a signal in an exit code."""
SHUTDOWN_NOTICE_SECONDS = 2
"""Seconds to tell clients that they should reconnect."""
GRACEFUL_SECONDS = 5
"""Seconds for open requests to finish after that."""
KEEP_ALIVE_SECONDS = 75
"""Seconds an idle connection stays open: longer than proxies keep theirs, so that they close first."""
PING_SECONDS = 20
"""Seconds between pings on a live connection, and to wait for the pong."""
GC_THRESHOLDS = (20_000, 20, 100)
"""Rare collections: games consist of many small objects without reference cycles."""
MOST_FILES = 65_536
"""Open files to ask the system for; each connection takes one."""


def serve(
    settings: Settings,
    listening: Callable[[Settings], None] = lambda _: None,
    make: "Callable[[Settings], Litestar] | None" = None,
) -> None:
    """Serve until a signal arrives.

    ``listening`` is called once requests are answered, with the settings including the actual port and the LAN
    address. Raises :class:`YatzyError` if the server cannot start.
    """
    sockets = bind(settings)
    try:
        settings = replace(settings, port=sockets[0].getsockname()[1])
        settings = replace(settings, near_url=lan_url(settings))
        _allow_many_files()
        app = (make or _make_app)(settings)
        logs.configure(settings.log)  # last, since libraries configure their own loggers
        _run(settings, app, sockets, listening)
    finally:
        for one in sockets:
            one.close()


def _make_app(settings: Settings) -> "Litestar":
    from yatzy.server.app import make_app  # noqa: PLC0415 # slow to load

    return make_app(settings)


def _run(
    settings: Settings, app: "Litestar", sockets: list[socket.socket], listening: Callable[[Settings], None]
) -> None:
    application = _Application(app, lambda: listen(sockets, settings))

    def begin() -> None:
        with suppress(OSError):  # standard output is closed
            listening(settings)

    server = _Server(_config(settings, application), begin, getattr(app.state, "goodbye", None))
    try:
        server.run(sockets)
    except SystemExit:  # uvicorn's way to report a failed startup
        raise _startup_error(application.failure) from None


def _startup_error(failure: BaseException | None) -> YatzyError:
    """Return why the application did not start: its own error, or one for a crash, which is logged."""
    causes = logs.error_chain(failure) if failure else [SystemExit()]
    for one in causes:
        if isinstance(one, YatzyError):
            return one
    logs.exception("not-started", causes[0])
    return ServeError("serve-failed", problem=logs.error_kind(causes[-1]))


def _config(settings: Settings, application: "_Application") -> uvicorn.Config:
    return uvicorn.Config(
        application,
        http=partial(RequestConnection, gate=application.gate),  # type: ignore[arg-type] # called like the class
        ws=LiveConnection,
        lifespan="on",
        workers=1,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        backlog=BACKLOG,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACEFUL_SECONDS,
        ws_max_size=settings.most_frame,
        ws_per_message_deflate=False,  # messages are small, compressors are not
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
    )


class _Application:
    """Wraps the application to listen once it has started, and to remember why its startup failed."""

    def __init__(self, app: "Litestar", on_started: Callable[[], None] = lambda: None) -> None:
        self._app = app
        self._on_started = on_started
        self.gate: ConnectionGate | None = getattr(app.state, "gate", None)
        self.failure: BaseException | None = None

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        if str(scope["type"]) != "lifespan":  # which is not in Litestar's types, nor are its messages
            await self._app(_head_as_get(scope), receive, send)
            return

        async def send_started(message: "Message") -> None:
            if str(message["type"]) == "lifespan.startup.complete":
                self._on_started()
            await send(message)

        try:
            await self._app(scope, receive, send_started)
        except BaseException as error:
            self.failure = error
            raise


def _head_as_get(scope: Any) -> Any:
    """Return a scope with ``HEAD`` as ``GET``; uvicorn leaves the body out."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


class _Server(uvicorn.Server):
    """Uvicorn with callbacks after startup and before shutdown, and our exit codes."""

    def __init__(
        self,
        config: uvicorn.Config,
        begin: Callable[[], None],
        goodbye: Callable[[], Awaitable[None]] | None,
    ) -> None:
        super().__init__(config)
        self._begin = begin
        self._goodbye = goodbye

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        with _muted_logger("uvicorn.error"):  # the caller reports why it cannot start
            await super().startup(sockets)
        gc.collect()
        gc.freeze()  # never scan what was loaded at startup again
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        if not self.should_exit:
            self._begin()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # first, so that reconnecting clients reach another server
        if self._goodbye is not None:
            try:
                await asyncio.wait_for(self._goodbye(), SHUTDOWN_NOTICE_SECONDS)
            except Exception as error:  # noqa: BLE001 # shut down all the same
                logs.exception("goodbye-failed", error)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Shut down on signals, and restore the previous handlers afterwards."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {one: signal.getsignal(one) for one in numbers}
        for one in numbers:
            if before[one] != signal.SIG_IGN:  # nohup ignores SIGHUP
                signal.signal(one, self.handle_exit)
        try:
            yield
        finally:
            for one in numbers:
                signal.signal(one, before[one])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 # uvicorn's interface
        """Shut down gracefully; at once on a second Ctrl-C, since every move is on disk."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(SIGNAL_EXIT_BASE + sig)
        self.should_exit = True


@contextmanager
def _muted_logger(name: str) -> Iterator[None]:
    logger = logging.getLogger(name)
    logger.disabled = True
    try:
        yield
    finally:
        logger.disabled = False


def _allow_many_files() -> None:
    """Raise the limit of open files, usually 1024, which would limit connections."""
    try:
        import resource  # noqa: PLC0415 # not on every system
    except ImportError:
        return
    fewest, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if fewest != resource.RLIM_INFINITY and fewest < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
