"""Runs the server: listens, tells where, and ends gracefully."""

import asyncio
import gc
import logging
import os
import signal
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TYPE_CHECKING, Any

import uvicorn
from msgspec.structs import replace

from yatzy.rules.errors import ServeError, YatzyError
from yatzy.server import logs
from yatzy.server.addresses import BACKLOG, listen, near
from yatzy.server.connections import LiveConnection, RequestConnection
from yatzy.server.settings import Settings

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Receive, Scope, Send

SIGNALLED = 128
"""What shells add to the number of a signal in an exit code."""
FAREWELL = 2
"""Seconds for telling clients to come back."""
PATIENCE = 5
"""Seconds for what is under way to end, once clients were told."""
KEPT_ALIVE = 75
"""Seconds an idle connection stays: longer than proxies keep theirs, so that they are the ones to end it."""
PING = 20
"""Seconds between two signs of life on a live connection, and to wait for an answer."""
LOOKS = (20_000, 20, 100)
"""When to look for circles nobody holds any more: games are made of many small things, but of no circles."""
MOST_FILES = 65_536
"""Files a server may have open, of which each connection is one."""


def serve(
    settings: Settings,
    listening: Callable[[Settings], None] = lambda _: None,
    make: "Callable[[Settings], Litestar] | None" = None,
) -> None:
    """Serve until somebody asks to stop.

    ``listening`` is called once connections are answered, with the settings as they came out: the port, and the
    address for others. What keeps a server from starting is raised; nobody was told of an address by then.
    """
    sockets = listen(settings)
    try:
        settings = replace(settings, port=sockets[0].getsockname()[1])
        settings = replace(settings, near_url=near(settings))
        _allow_many_files()
        app = (make or _make)(settings)
        logs.set_up(settings.log)  # last, since libraries set up their own when they are made
        _run(settings, app, sockets, listening)
    finally:
        for one in sockets:
            one.close()


def _make(settings: Settings) -> "Litestar":
    from yatzy.server.app import make_app  # noqa: PLC0415 # slow to load

    return make_app(settings)


def _run(
    settings: Settings, app: "Litestar", sockets: list[socket.socket], listening: Callable[[Settings], None]
) -> None:
    application = _Application(app)

    def begin() -> None:
        with suppress(OSError):  # nobody reads what is told
            listening(settings)

    server = _Server(_config(settings, application), begin, getattr(app.state, "goodbye", None))
    try:
        server.run(sockets)
    except SystemExit:  # how uvicorn says that the application could not start
        raise _why(application.failure) from None


def _why(failure: BaseException | None) -> YatzyError:
    """Return why an application could not start: what it refused, or else what broke, which is logged."""
    causes = logs.chain(failure) if failure else [SystemExit()]
    for one in causes:
        if isinstance(one, YatzyError):
            return one
    logs.fail("not-started", causes[0])
    return ServeError("serve-failed", problem=logs.kind(causes[-1]))


def _config(settings: Settings, application: "_Application") -> uvicorn.Config:
    return uvicorn.Config(
        application,
        http=RequestConnection,
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
        timeout_keep_alive=KEPT_ALIVE,
        timeout_graceful_shutdown=PATIENCE,
        ws_max_size=settings.most_frame,
        ws_per_message_deflate=False,  # messages are small, and a compressor for each connection is not
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
    )


class _Application:
    """The application, and why it could not start."""

    def __init__(self, app: "Litestar") -> None:
        self._app = app
        self.failure: BaseException | None = None

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        try:
            await self._app(_asked(scope), receive, send)
        except BaseException as error:
            if scope["type"] == "lifespan":  # type: ignore[comparison-overlap] # litestar does not name this one
                self.failure = error
            raise


def _asked(scope: Any) -> Any:
    """Return what is asked. ``HEAD`` is answered as ``GET`` is; that its body stays here is uvicorn's part."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


class _Server(uvicorn.Server):
    """Uvicorn, with a word when it listens, another before it ends, and exit codes of our own."""

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
        with _silent("uvicorn.error"):  # why it cannot start is told by whoever called
            await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is there from the beginning stays: no use looking at it again and again
        gc.set_threshold(*LOOKS)
        if not self.should_exit:
            self._begin()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # first, so that whoever is told to come back finds another server, or the next
        if self._goodbye is not None:
            try:
                await asyncio.wait_for(self._goodbye(), FAREWELL)
            except Exception as error:  # noqa: BLE001 # whatever it is, the server ends
                logs.fail("goodbye-failed", error)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take signals to end as a wish, and give them back to whoever had them."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {one: signal.getsignal(one) for one in numbers}
        for one in numbers:
            if before[one] != signal.SIG_IGN:  # with nohup, a closed window is nothing
                signal.signal(one, self.handle_exit)
        try:
            yield
        finally:
            for one in numbers:
                signal.signal(one, before[one])

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 # as uvicorn calls it
        """End gracefully, and at once when Ctrl-C says so a second time: every move is on disk."""
        if self.should_exit and sig == signal.SIGINT:
            os._exit(SIGNALLED + sig)
        self.should_exit = True


@contextmanager
def _silent(name: str) -> Iterator[None]:
    logger = logging.getLogger(name)
    logger.disabled = True
    try:
        yield
    finally:
        logger.disabled = False


def _allow_many_files() -> None:
    """Let this process have as many files open as it may: a system's usual 1024 are as few connections."""
    try:
        import resource  # noqa: PLC0415 # not on every system
    except ImportError:
        return
    fewest, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if fewest != resource.RLIM_INFINITY and fewest < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
