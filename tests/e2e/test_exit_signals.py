"""Leaving when the system asks to: the terminal is given back, and the exit code says why."""

import os
import pty
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from subprocess import Popen

import pytest

from yatzy.local_table import LocalTable
from yatzy.store.local_store import LocalStore

FULL_SCREEN, PLAIN_SCREEN, SHOW_CURSOR = b"\x1b[?1049h", b"\x1b[?1049l", b"\x1b[?25h"
PATIENCE = 300
"""Seconds after which a terminal that says nothing is taken to be stuck."""
IN_TERMINAL = 'exec "$0" -m yatzy play --players Anna < "$1" > "$1" 2>&1'
"""For a shell that leads a session: the terminal it opens first becomes its own."""


class Window:
    """A terminal with ``yatzy play`` in it."""

    def __init__(self, folder: Path) -> None:
        environment = os.environ | {"YATZY_DATA": str(folder), "TERM": "xterm-256color"}
        self.line, inner = pty.openpty()
        command = ["sh", "-c", IN_TERMINAL, sys.executable, os.ttyname(inner)]
        self.process = Popen(command, env=environment, start_new_session=True)
        self.written = b""
        self._read_until(b"Q quit")
        os.close(inner)

    def _read_until(self, sign: bytes) -> None:
        while sign not in self.written:
            assert self.read(), self.written

    def read(self) -> bool:
        """Read what was written since, and tell whether more can come."""
        assert select([self.line], [], [], PATIENCE)[0], "it says nothing any more"
        try:
            some = os.read(self.line, 65536)
        except OSError:  # how Linux says that nobody writes any more
            return False
        self.written += some
        return bool(some)

    def close(self) -> None:
        """Close it, whoever still writes there."""
        os.close(self.line)
        self.line = -1


@contextmanager
def window(folder: Path) -> Iterator[Window]:
    """Open a terminal, and leave nothing of it behind."""
    opened = Window(folder)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        if opened.line >= 0:
            opened.close()


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_gives_the_terminal_back(number: int, code: int, tmp_path: Path) -> None:
    """Full screen ends, the cursor is back, the code is 128 and the signal's number, and the game can go on."""
    with window(tmp_path) as opened:
        assert FULL_SCREEN in opened.written
        assert PLAIN_SCREEN not in opened.written
        opened.process.send_signal(number)
        while opened.read():
            pass
        assert PLAIN_SCREEN in opened.written
        assert opened.written.rfind(SHOW_CURSOR) > opened.written.rfind(FULL_SCREEN)
        assert b"Traceback" not in opened.written
        assert opened.process.wait(PATIENCE) == code
    store = LocalStore(tmp_path / "games.db")
    assert LocalTable.open(store, store.list_games()[0].game_id).can_go_on


def test_a_window_that_is_closed(tmp_path: Path) -> None:
    """Where nobody reads any more it ends all the same, and the game can go on."""
    with window(tmp_path) as opened:
        opened.close()
        assert opened.process.wait(PATIENCE) == 128 + signal.SIGHUP
    store = LocalStore(tmp_path / "games.db")
    assert LocalTable.open(store, store.list_games()[0].game_id).can_go_on
