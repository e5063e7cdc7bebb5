"""What ``yatzy serve`` shows on a terminal, and the browser it opens."""

import os
import pty
import re
import signal
import subprocess
import time
from pathlib import Path
from select import select
from typing import Self

import pytest
import segno

from support.cli.run_command import Capture
from support.dose import dose
from support.server.servers import PATIENCE, YATZY, started
from yatzy.cli.views.welcome import has_screen, print_welcome
from yatzy.l10n.catalogue import catalogue
from yatzy.server.settings import Settings

COLOURS = re.compile(r"\x1b\[([0-9;]*)m")
DARK, LIGHT = "0;0;0", "255;255;255"


class Screen:
    """A terminal with ``yatzy serve`` in it."""

    def __init__(self, columns: int, *arguments: str, **environment: str) -> None:
        self._line, inner = pty.openpty()
        looks = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": str(columns), "NO_COLOR": ""}
        looks["PYTHONUNBUFFERED"] = ""  # with it Python loses what a signal comes between
        command = [*YATZY, "--port", "0", *arguments]
        self.process = subprocess.Popen(
            command,
            env=os.environ | looks | environment,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)
        self._read = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._line)

    def read_until(self, words: str) -> None:
        """Read what is shown until these words are, or nothing more comes."""
        while words not in self.shown and self._more():
            pass
        assert words in self.shown, self.shown

    def _more(self) -> bool:
        assert select([self._line], [], [], PATIENCE)[0], f"it says nothing any more: {self.shown}"
        try:
            some = os.read(self._line, 65536)
        except OSError:  # how Linux says that nobody writes any more
            return False
        self._read += some
        return bool(some)

    @property
    def shown(self) -> str:
        """What was written so far; a letter may have come by half."""
        return self._read.decode(errors="ignore")

    @property
    def text(self) -> str:
        """What is shown, without colours."""
        return COLOURS.sub("", self.shown).replace("\r\n", "\n")


def squares(shown: str) -> list[list[int]]:
    """Return the squares of a code as a terminal colours them: each letter is two, one above the other."""
    rows: list[list[int]] = []
    for line in shown.splitlines():
        if "▀" not in line:
            continue
        upper, lower = list[int](), list[int]()
        for styles, letters in re.findall(r"\x1b\[([0-9;]+)m(▀+)", line):
            above, below = (re.search(rf"{kind};2;([0-9]+;[0-9]+;[0-9]+)", styles) for kind in (38, 48))
            assert above, line
            assert below, line
            upper += [{DARK: 1, LIGHT: 0}[above[1]]] * len(letters)
            lower += [{DARK: 1, LIGHT: 0}[below[1]]] * len(letters)
        rows += [upper, lower]
    return rows


@pytest.mark.parametrize("columns", dose([100, 80, 60, 40], [100, 40]))
def test_the_code_on_the_screen_is_that_of_the_address(columns: int) -> None:
    """Every square is coloured as the code has it, with the light margin its standard asks for."""
    url = "http://192.168.1.20:8250"
    with Screen(columns, "--public-url", url, "--no-browser") as screen:
        screen.read_until("Ctrl-C")
        screen.process.send_signal(signal.SIGTERM)
        screen.read_until("Stopped. Games are saved.")
        assert screen.process.wait(PATIENCE) == 0
    expected = [list(row) for row in segno.make_qr(url).matrix_iter(border=4)]
    expected.append([0] * len(expected))  # half a line more: letters have two squares
    assert squares(screen.shown) == expected
    assert all(len(line) <= columns for line in screen.text.splitlines() if "▀" in line)
    assert url in screen.text


@pytest.mark.parametrize(
    ("columns", "environment"),
    [(36, {}), (80, {"NO_COLOR": "1"}), (80, {"TERM": "dumb"}), (80, {"PYTHONIOENCODING": "ascii"})],
)
def test_where_no_code_can_be_shown(columns: int, environment: dict[str, str]) -> None:
    """A terminal that is too narrow, without colours or without such letters shows the address alone."""
    with Screen(columns, "--public-url", "http://192.168.1.20:8250", "--no-browser", **environment) as screen:
        screen.read_until("Ctrl-C")
        screen.process.send_signal(signal.SIGTERM)
        screen.read_until("saved.")
    assert "▀" not in screen.shown
    assert "http://192.168.1.20:8250" in screen.text


def test_what_is_told_on_the_screen(own_games: Path) -> None:
    """Where it is on this machine, that it is for this machine alone, and where games are kept."""
    with Screen(100, "--host", "127.0.0.1", "--no-browser") as screen:
        screen.read_until("Ctrl-C")
        screen.process.send_signal(signal.SIGINT)
        screen.read_until("Stopped. Games are saved.")
        assert screen.process.wait(PATIENCE) == 0
    assert re.search(r"http://localhost:\d+", screen.text)
    assert "Only this machine" in screen.text
    assert str(own_games / "games.db") in screen.text
    assert "Traceback" not in screen.text


def test_a_usual_port_in_use_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Whoever knows the usual address is told that it is another one this time."""
    monkeypatch.setenv("COLUMNS", "100")
    print_welcome(catalogue("en"), Settings(host="127.0.0.1", port=8252, database="/games.db"), 8250)
    assert "Port 8250 is in use; using 8252 this time." in capsys.readouterr().out


# The browser


def note_taker(folder: Path, exit_code: int = 0) -> tuple[str, Path]:
    """Make a browser that writes down what it is to show, makes noise, and fails if it should."""
    script, notes = folder / "browser", folder / "notes"
    script.write_text(
        f'#!/bin/sh\necho "$1" > {notes}\necho noise\necho noise >&2\nexit {exit_code}\n', "ascii"
    )
    script.chmod(0o755)
    return str(script), notes


@pytest.mark.parametrize("exit_code", [0, 1])
def test_the_browser_is_opened_and_is_quiet(exit_code: int, tmp_path: Path) -> None:
    """It gets the address on this machine; what it says, and whether it fails, nobody sees."""
    browser, notes = note_taker(tmp_path, exit_code)
    environment = {"DISPLAY": ":0", "BROWSER": browser, "SSH_CONNECTION": "", "SSH_TTY": ""}
    with Screen(100, "--host", "127.0.0.1", **environment) as screen:
        screen.read_until("Ctrl-C")
        waited = 0
        while not (notes.exists() and notes.read_text("ascii")):
            waited += 1
            assert waited < 100 * PATIENCE, "no browser was opened"
            time.sleep(0.01)
        screen.process.send_signal(signal.SIGTERM)
        screen.read_until("Stopped. Games are saved.")
        assert screen.process.wait(PATIENCE) == 0
    assert notes.read_text("ascii").strip() in screen.text
    assert notes.read_text("ascii").startswith("http://localhost:")
    assert "noise" not in screen.text


@pytest.mark.parametrize(
    ("environ", "platform", "opened"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, "linux", False),
        ({"SSH_TTY": "/dev/pts/0"}, "darwin", False),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_where_a_browser_shows(environ: dict[str, str], platform: str, opened: bool) -> None:  # noqa: FBT001 # a table
    assert has_screen(environ, platform) is opened


def test_no_browser_for_a_server_that_does_not_start(tmp_path: Path) -> None:
    """A port that is taken, or a database that does not open, is told and nothing else happens."""
    browser, notes = note_taker(tmp_path)
    (tmp_path / "games.db").write_bytes(b"no database " * 100)
    command = (*YATZY, "--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.db"))
    with started(command, DISPLAY=":0", BROWSER=browser) as server:
        assert server.end() == 1
    assert server.refusal.startswith(f"error: {tmp_path / 'games.db'} ")
    assert server.rest == ""
    assert not notes.exists()
