"""Plays at a table whose disk is full, in a process of its own, and goes on once there is room.

``python full_disk_player.py play-on LIMIT FOLDER`` prints what happened as JSON, and so does ``open-new`` for a
store that is only to be made. There are three limits:

    pages   SQLite may not make the database larger
    file    the system lets no file grow beyond a size (EFBIG, as a quota does with EDQUOT)
    disk    a small disk is mounted at FOLDER, and is full (ENOSPC)
"""

import ctypes
import json
import os
import random
import resource
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from faults.player import sit_down, step
from yatzy.chance.verify import verify_dice
from yatzy.game.engine import replay_checked
from yatzy.l10n.catalogue import catalogue
from yatzy.l10n.errors import error_sentence
from yatzy.local_table import LocalTable
from yatzy.rules.errors import StoreError
from yatzy.store.local_store import LocalStore

NEW_MOUNTS, NEW_USERS = 0x00020000, 0x10000000
PRIVATE = 0x44000
"""From Linux's ``sched.h`` and ``mount.h``."""
LIBC = ctypes.CDLL(None, use_errno=True)
UNLIMITED = resource.RLIM_INFINITY


class Pages:
    """SQLite's own limit, on every connection."""

    def __init__(self, _folder: Path) -> None:
        self.connections: list[sqlite3.Connection] = []
        self.most = 1_000_000
        event.listen(Engine, "connect", self._connected)

    def _connected(self, connection: sqlite3.Connection, _record: Any) -> None:
        self.connections.append(connection)
        connection.execute(f"pragma max_page_count = {self.most}")

    def narrow(self, room: int) -> None:
        """Leave room for so many bytes."""
        self._limit(room // 4096)

    def widen(self) -> None:
        """Leave room for all."""
        self._limit(1_000_000)

    def _limit(self, pages: int) -> None:
        self.most = pages
        for connection in self.connections:
            with suppress(sqlite3.ProgrammingError):  # it is closed
                connection.execute(f"pragma max_page_count = {pages}")


class File:
    """The system's limit to any file."""

    def __init__(self, _folder: Path) -> None:
        pass

    def narrow(self, room: int) -> None:
        """Leave room for so many bytes."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, UNLIMITED))

    def widen(self) -> None:
        """Leave room for all."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


class Disk:
    """A disk that only this process sees."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        user, group = os.geteuid(), os.getegid()
        self._called(LIBC.unshare, NEW_MOUNTS | (NEW_USERS if user else 0))
        if user:  # in a world where they are root
            Path("/proc/self/setgroups").write_text("deny", "ascii")
            Path("/proc/self/gid_map").write_text(f"0 {group} 1", "ascii")
            Path("/proc/self/uid_map").write_text(f"0 {user} 1", "ascii")
        self._called(LIBC.mount, None, b"/", None, PRIVATE, None)
        self._called(LIBC.mount, b"none", os.fsencode(folder), b"tmpfs", 0, b"size=16m")

    def narrow(self, room: int) -> None:
        """Fill the disk but for so many bytes."""
        with (self.folder / "ballast").open("wb") as ballast:
            disk = os.statvfs(self.folder)
            ballast.write(bytes(disk.f_bavail * disk.f_frsize - room))

    def widen(self) -> None:
        """Make room."""
        (self.folder / "ballast").unlink()

    @staticmethod
    def _called(call: Callable[..., int], *arguments: object) -> None:
        if call(*arguments):
            raise PermissionError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


LIMITS: dict[str, type[Pages | File | Disk]] = {"pages": Pages, "file": File, "disk": Disk}
NOT_PERMITTED = 77
"""The exit code where this system lets nobody mount a disk."""


def describe_error(error: StoreError) -> dict[str, str]:
    """Return an error's code and sentence."""
    return {"code": error.code, "sentence": error_sentence(catalogue("en"), error)}


def play_until_full(table: LocalTable, chooser: random.Random) -> StoreError:
    """Play until the store refuses a move; the table must be as it was before it."""
    while True:
        game, seq = table.game, table.seq
        try:
            step(table, chooser)
        except StoreError as error:
            assert table.game is game
            assert table.seq == seq
            return error


def open_new(limit: str, folder: Path) -> dict[str, Any]:
    """Make a store on a disk that is full, and then is not."""
    room = LIMITS[limit](folder)
    room.narrow(2 * 4096)
    try:
        LocalStore(folder / "games.db")
    except StoreError as error:
        answer = describe_error(error)
    room.widen()
    with LocalStore(folder / "games.db") as store:
        sit_down(store, "game").roll()
        assert len(store.load_events("game")) == 2
    return answer


def play_on(limit: str, folder: Path) -> dict[str, Any]:
    """Play on a disk that becomes full, and then is not."""
    chooser = random.Random(limit)  # noqa: S311 # a player's whims, and the same each time
    room = LIMITS[limit](folder)
    file = folder / "games.db"
    with LocalStore(file) as store:
        table = sit_down(store, "game")
        for _ in range(20):
            step(table, chooser)
        room.narrow(8 * 4096 if limit == "pages" else 150_000)
        errors = [play_until_full(table, chooser) for _ in range(3)]
        full = table.game
        at_full = [one.event for one in store.load_events("game")]
        assert replay_checked(at_full) == full
        refused = _lay_elsewhere(store)
        room.widen()
        while not table.game.secret:
            step(table, chooser)
    with LocalStore(file) as store:
        stamped = store.load_events("game")
    assert [one.event for one in stamped[: len(at_full)]] == at_full
    assert verify_dice(replay_checked(one.event for one in stamped)).is_valid
    with closing(sqlite3.connect(file)) as plain:
        assert plain.execute("pragma integrity_check").fetchall() == [("ok",)]
    return {
        "move": [describe_error(error) for error in errors],
        "lay": refused,
        "at_full": len(at_full),
        "at_last": len(stamped),
    }


def _lay_elsewhere(store: LocalStore) -> dict[str, str] | None:
    """Lay tables until there is no room for another; the last leaves nothing behind."""
    for number in range(1000):
        try:
            sit_down(store, f"other{number}")
        except StoreError as error:
            assert f"other{number}" not in [one.game_id for one in store.list_games()]
            assert store.load_secret(f"other{number}") is None
            return describe_error(error)
    return None


if __name__ == "__main__":
    try:
        command = {"open-new": open_new, "play-on": play_on}[sys.argv[1]]
        print(json.dumps(command(sys.argv[2], Path(sys.argv[3]))))  # noqa: T201 # that is its answer
    except PermissionError as error:
        sys.stderr.write(f"{error}\n")
        sys.exit(NOT_PERMITTED)
