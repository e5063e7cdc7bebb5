"""Whether a terminal is light or dark, by what it answers and by the environment."""

import os
import pty
import threading
from collections.abc import Callable

import pytest

from yatzy.tui.terminal_background import QUERY, parse_background, parse_colorfgbg, query_background

KIND = b"\x1b[?62;22c"
LIGHT, DARK = b"\x1b]11;rgb:ffff/ffff/dddd\x1b\\", b"\x1b]11;rgb:1e1e/1e1e/1e1e\x07"


def ask(respond: Callable[[int], None], seconds: float) -> bytes:
    """Ask a terminal whose other end reads the question, and then responds."""
    screen, program = pty.openpty()

    def answer() -> None:
        asked = b""
        while not asked.endswith(QUERY):
            asked += os.read(screen, 1024)
        respond(screen)

    terminal = threading.Thread(target=answer)
    terminal.start()
    try:
        return query_background(program, program, seconds)
    finally:
        terminal.join()
        os.close(screen)
        os.close(program)


@pytest.mark.parametrize(
    ("pieces", "light"),
    [
        ([LIGHT, KIND], True),
        ([DARK + KIND], False),
        ([LIGHT[:9], LIGHT[9:] + KIND[:3], KIND[3:]], True),
        ([KIND], None),
        ([b"q" + KIND], None),
    ],
)
def test_what_a_terminal_answers(pieces: list[bytes], *, light: bool | None) -> None:
    """The answer may come in pieces, after a key that was typed, or not contain a colour."""

    def respond(screen: int) -> None:
        for piece in pieces:
            os.write(screen, piece)

    assert parse_background(ask(respond, 60)) is light


def test_a_terminal_that_answers_nothing() -> None:
    assert ask(lambda _: None, 0.01) == b""


def test_no_terminal() -> None:
    reads, writes = os.pipe()
    with pytest.raises(OSError, match="ioctl"):
        query_background(reads, writes)
    os.close(reads)
    os.close(writes)


@pytest.mark.parametrize(
    ("value", "light"),
    [
        ("15;0", False), ("0;15", True), ("0;default;15", True), ("7;8", False), ("0;7", True), ("", None),
        ("default;default", None), ("0;99", None), ("0;²", None),
    ],
)  # fmt: skip
def test_the_environment(value: str, *, light: bool | None) -> None:
    assert parse_colorfgbg(value) is light
