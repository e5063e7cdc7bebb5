"""How tests start a server: in their own loop, as a process that can be killed, or a small one for its ending.

async with serving(tmp_path / "games.db") as base:         in the loop of the test, for most of them
with server_process(database) as server:                   a process: server.kill(), server.start() again
with server_at_home(folder) as server:                     the same, with all it keeps in one folder
with served() as server:                                   a process whose log is read as it comes

All of them listen on this machine alone, and end with their block.
"""

import asyncio
import itertools
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import randrange
from tempfile import TemporaryFile
from threading import Timer
from time import monotonic, sleep
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest
import uvicorn
from litestar import Litestar, get, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State

from yatzy.rules.errors import StoreError
from yatzy.server.app import make_app
from yatzy.server.context import AppContext
from yatzy.server.net.addresses import bind
from yatzy.server.net.run import _Application, _config, serve
from yatzy.server.ops import logs
from yatzy.server.settings import Settings, variable_of

PATIENCE = 300
"""Seconds after which a server that says nothing is taken to be stuck."""
FIRST_PORT, PORTS = 20_000, 1_000
"""Below those that systems give to clients, and as many for each test process."""
YATZY = (sys.executable, "-m", "yatzy", "serve")
SMALL = (sys.executable, __file__)
ALONE = ("--host", "127.0.0.1", "--port", "0", "--no-browser", "--log", "json")
PLENTY: dict[str, Any] = {
    "tables_per_hour": 1_000_000,
    "stored_per_hour": 1_000_000_000_000,
    "stored_per_day": 1_000_000_000_000,
    "requests_per_second": 1_000_000,
    "requests_burst": 1_000_000,
    "sockets_per_address": 1_000_000,
    "connections_per_address": 1_000_000,
    "commands_per_second": 1_000_000,
    "commands_burst": 1_000_000,
    "jobs_per_owner": 100_000,
    "jobs_waiting": 100_000,
    "pace": 0.0,
}
"""Settings of tests whose subject is not how much one may ask for, nor how long a computer player waits."""


# In the loop of the test


@asynccontextmanager
async def hosting(database: Path | str, **wanted: Any) -> AsyncIterator[tuple[str, AppContext]]:
    """Serve in this loop, over real sockets; yield the address and all the server has open.

    Workers start when they are first needed.
    """
    own: dict[str, Any] = {"host": "127.0.0.1", "port": 0, "database": str(database)}
    settings = Settings(**(own | PLENTY | wanted))
    [listening] = bind(settings)
    port = listening.getsockname()[1]
    app = make_app(settings)
    app.state.context.jobs.start = _nothing
    server = uvicorn.Server(_config(settings, _Application(app)))
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup([listening])
    assert server.started
    try:
        yield f"http://127.0.0.1:{port}", app.state.context
    finally:
        await app.state.goodbye()
        await server.shutdown([listening])


@asynccontextmanager
async def serving(database: Path | str, **wanted: Any) -> AsyncIterator[str]:
    """Serve in this loop, over real sockets, and yield the address."""
    async with hosting(database, **wanted) as (base, _):
        yield base


async def _nothing() -> None:
    pass


# A process that is killed and comes back


class ServerProcess:
    """A server as a process of its own, which can be killed and comes back at the same address."""

    def __init__(
        self, database: Path | str, log: IO[bytes], settings: dict[str, Any], program: tuple[str, ...] = YATZY
    ) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._command = (
            *program, "--host", "127.0.0.1", "--port", str(self.port), "--no-browser", "--log", "json",
            "--database", str(database),
        )  # fmt: skip
        self._environment = {variable_of(name): str(value) for name, value in (PLENTY | settings).items()}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it."""
        assert self._process is None, "it runs already"
        environment = os.environ | self._environment
        self._process = subprocess.Popen(
            self._command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )

    def wait(self) -> None:
        """Wait until it can be used."""
        assert self._process is not None, "it was not started"
        until = monotonic() + PATIENCE
        while not self.ready():
            assert self._process.poll() is None, f"it ended: {self.logged()}"
            assert monotonic() < until, f"it never became ready: {self.logged()}"
            sleep(0.02)

    def ready(self) -> bool:
        """Ask whether it can be used."""
        try:
            with urlopen(f"{self.base}/health/ready", timeout=PATIENCE) as answer:  # noqa: S310 # our own address
                return bool(answer.status == 200)
        except HTTPError as error:
            error.close()
            return False
        except (URLError, ConnectionError, TimeoutError):
            return False

    @property
    def pid(self) -> int:
        """Which process it is."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """End it as a power cut does."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, number: int) -> int:
        """Send a signal, wait until it has ended, and return the exit code."""
        assert self._process is not None
        process, self._process = self._process, None
        process.send_signal(number)
        try:
            return process.wait(PATIENCE)
        finally:
            process.kill()
            process.wait()

    def logged(self) -> list[dict[str, Any]]:
        """Return what it has logged, through all its lives."""
        self._log.seek(0)
        lines = self._log.read().decode(errors="replace").splitlines()
        return [json.loads(line) if line.startswith("{") else {"event": line} for line in lines]


@contextmanager
def server_process(
    database: Path | str, program: tuple[str, ...] = YATZY, **settings: Any
) -> Iterator[ServerProcess]:
    """Start a server on a database, with plenty of everything unless ``settings`` say otherwise."""
    with TemporaryFile("a+b") as log:  # which it goes on writing to at the end while it is read
        server = ServerProcess(database, log, settings, program)
        server.start()
        try:
            yield server
        finally:
            if server.running:
                server.kill()


@contextmanager
def server_at_home(folder: Path, program: tuple[str, ...] = YATZY, **settings: Any) -> Iterator[ServerProcess]:
    """Start a server that keeps everything in a folder: games, data and settings."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("YATZY_DATA", str(folder))
        patch.setenv("YATZY_CONFIG", str(folder / "config"))
        with server_process(folder / "games.db", program, **settings) as server:
            yield server


_PORTS = itertools.count(randrange(PORTS))  # noqa: S311 # two runs on one machine begin apart


def free_port() -> int:
    """Return a port that nobody listens on, and that no other test process and no client is given."""
    process = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = FIRST_PORT + process % 10 * PORTS + next(_PORTS) % PORTS
        with suppress(OSError), closing(socket.create_server(("127.0.0.1", port))):
            return port


# A process whose log is read as it comes


@dataclass
class Server:
    """A process that serves, and what it has logged so far."""

    process: subprocess.Popen[str]
    logged: list[dict[str, object]] = field(default_factory=list)
    rest: str = ""
    """What it wrote beside its log."""

    def wait_for(self, event: str) -> dict[str, object]:
        """Read its log up to an event."""
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._read(line)
            if self.logged and self.logged[-1]["event"] == event:
                return self.logged[-1]
        raise AssertionError(f"no {event}: {self.logged} {self.rest}")

    @property
    def address(self) -> tuple[str, int]:
        """Where it listens."""
        [listening] = [line for line in self.logged if line["event"] == "listening"]
        return str(listening["host"]), int(str(listening["port"]))

    def get(self, path: str) -> str:
        """Ask for a page."""
        host, port = self.address
        with urlopen(f"http://{host}:{port}{path}", timeout=PATIENCE) as answer:  # our own address
            content: bytes = answer.read()
        return content.decode()

    def connect(self) -> socket.socket:
        """Open a connection."""
        return socket.create_connection(self.address, PATIENCE)

    def end(self, number: int | None = None) -> int:
        """Send a signal, if one is given, and return the exit code, having read the rest of the log."""
        if number is not None:
            self.process.send_signal(number)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self._read(line)
        return self.process.wait(PATIENCE)

    def _read(self, line: str) -> None:
        if line.startswith("{"):
            self.logged.append(json.loads(line))
        else:
            self.rest += line

    @property
    def refusal(self) -> str:
        """Why it did not start, as it is written where nobody reads JSON."""
        [refused] = [line for line in self.logged if line["event"] == "not-started"]
        return f"error: {refused['message']}\n"

    @property
    def events(self) -> list[object]:
        """What it logged, by name."""
        return [line["event"] for line in self.logged]


@contextmanager
def started(command: tuple[str, ...], **environment: str) -> Iterator[Server]:
    """Start a process, and see to it that it ends."""
    with subprocess.Popen(
        command,
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        stuck = Timer(PATIENCE, process.kill)
        stuck.start()
        try:
            yield Server(process)
        finally:
            stuck.cancel()
            process.kill()


@contextmanager
def served(command: tuple[str, ...] = (*YATZY, *ALONE), **environment: str) -> Iterator[Server]:
    """Start a server, and wait until it listens."""
    with started(command, **environment) as server:
        server.wait_for("listening")
        yield server


# The small server


@get("/", sync_to_thread=False)
def here() -> str:
    """Answer."""
    return "here"


@get("/slow")
async def slow() -> str:
    """Answer after a while, once it was told that somebody waits."""
    logs.info("asked")
    await asyncio.sleep(0.5)
    return "at last"


@get("/stuck")
async def stuck() -> str:
    """Never answer."""
    logs.info("asked")
    await asyncio.Event().wait()
    return "never"


@websocket("/live")
async def live(socket: WebSocket[object, object, State]) -> None:
    """Say one thing, and then nothing."""
    await socket.accept()
    await socket.send_text("hello")
    logs.info("connected")
    await socket.receive_text()


async def goodbye() -> None:
    logs.info("goodbye")


async def endless_goodbye() -> None:
    logs.info("goodbye")
    await asyncio.Event().wait()


async def failing_goodbye() -> None:
    raise KeyError("Anna")


def no_database() -> None:
    raise StoreError("store-damaged", place="/games.db", problem="file is not a database")


def broken() -> None:
    raise KeyError("Anna")


GOODBYES = {"endless": endless_goodbye, "failing": failing_goodbye}
OPENINGS = {"no-database": [no_database], "broken": [broken]}


def small(kind: str) -> None:
    """Serve something small that says goodbye, or opens, in its own way."""

    def make(_: Settings) -> Litestar:
        return Litestar(
            [here, slow, stuck, live],
            state=State({"goodbye": GOODBYES.get(kind, goodbye)}),
            on_startup=OPENINGS.get(kind, []),
            on_shutdown=[lambda: logs.info("closed")],
            logging_config=None,
        )

    def listening(found: Settings) -> None:
        logs.info("listening", host=found.host, port=found.port)

    serve(Settings(host="127.0.0.1", port=0, log="json"), listening, make)
    logs.info("stopped")


if __name__ == "__main__":
    small(sys.argv[1])
