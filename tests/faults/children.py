"""Processes the fault tests start, and what must be true of a store whatever happened to them."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random

from support.dose import CAMPAIGN
from yatzy.game.engine import replay_checked
from yatzy.game.events import Event
from yatzy.store.local_store import LocalStore

PLAYER = Path(__file__).with_name("player.py")
ABOUT_TO = ord("+")
KILLS = 200 if CAMPAIGN else 12
"""How often a process is killed."""


@contextmanager
def player(*arguments: str | Path, waits: bool = False) -> Iterator[subprocess.Popen[bytes]]:
    """Start a player, and see to it that it ends. One that waits begins with :func:`all_at_once`."""
    with subprocess.Popen(
        [sys.executable, str(PLAYER), *map(str, arguments)],
        stdin=subprocess.PIPE if waits else subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def all_at_once(*players: tuple[str | Path, ...]) -> list["Heard"]:
    """Let players begin at the same moment, and hear them out."""
    with ExitStack() as stack:
        children = [stack.enter_context(player(*arguments, waits=True)) for arguments in players]
        for child in children:
            assert child.stdout is not None
            assert child.stdout.read(1) == b"?", child.communicate()
        for child in children:
            assert child.stdin is not None
            child.stdin.write(b"!")
            child.stdin.flush()
        return [heard(child) for child in children]


@dataclass(frozen=True)
class Heard:
    """What a player said before it ended."""

    acknowledged: tuple[int, ...]
    """How many events there were after each move it made."""
    inside: bool
    """Whether it ended between the beginning of a move and its acknowledgement."""
    killed: bool

    @property
    def last(self) -> int:
        """How many events were acknowledged, none before the table was."""
        return self.acknowledged[-1] if self.acknowledged else 0


def heard(child: subprocess.Popen[bytes], begun: bytes = b"") -> Heard:
    """Wait for the end of a player; one that ends in any way but its own or by our hand is a failure."""
    output, errors = child.communicate()
    said = begun + output
    assert child.returncode in (0, -signal.SIGKILL), errors.decode()
    lines = said.replace(b"?", b"").replace(b"+", b"").split(b"\n")
    return Heard(
        acknowledged=tuple(int(line) for line in lines[:-1] if line),
        inside=said.rfind(b"+") > said.rfind(b"\n"),
        killed=child.returncode != 0,
    )


def kill_inside(child: subprocess.Popen[bytes], moves: int, seconds: float) -> Heard:
    """Kill a player so long after it was about to make its n-th move; it may be through by then."""
    assert child.stdout is not None
    said = b""
    while said.count(ABOUT_TO) < moves and (more := os.read(child.stdout.fileno(), 1)):
        said += more
    time.sleep(seconds)
    child.kill()
    return heard(child, said)


def kept(file: Path, game_id: str) -> tuple[Event, ...]:
    """Return the events of a game, none if there is no game, having checked that store and log are whole."""
    if not file.exists():
        return ()
    _check(file, "pragma integrity_check", [("ok",)])
    with LocalStore(file) as store:
        here = game_id in [one.game_id for one in store.list_games()]
        events = (
            tuple(one.event for one in store.load_events(game_id)) if here else ()
        )  # refuses a log with gaps
    _check(file, "pragma foreign_key_check", [])
    _check(file, "select id from games where id not in (select game from events)", [])
    if events:
        replay_checked(events)
    return events


def _check(file: Path, query: str, expected: list[tuple[str]]) -> None:
    with closing(sqlite3.connect(file)) as plain:
        assert plain.execute(query).fetchall() == expected


def copied(file: Path, folder: Path, cut: int | None = None) -> Path:
    """Copy a database as it lies on disk, with its write-ahead log, or the first bytes of that."""
    folder.mkdir()
    copy = folder / file.name
    if file.exists():
        shutil.copy(file, copy)
    log = file.with_name(f"{file.name}-wal")
    if log.exists():
        copy.with_name(log.name).write_bytes(log.read_bytes()[:cut])
    return copy


def whims(seed: str) -> Random:
    """Return random choices that are the same each time."""
    return Random(seed)  # noqa: S311 # nothing secret
