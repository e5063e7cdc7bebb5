"""Whether the terminal is light or dark: asked of the terminal, else read from the environment."""

import os
import re
import select
import sys
from contextlib import suppress
from time import monotonic

QUERY = b"\x1b]11;?\x1b\\\x1b[c"
"""Asks for the background colour, then for the kind of terminal, which every terminal answers."""
COLOUR = re.compile(rb"\x1b\]11;rgba?:([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})/([0-9a-fA-F]{1,4})")
LAST_ANSWER = re.compile(rb"\x1b\[\?[\d;]*c")
ANSWER_SECONDS = 1.0
"""How long to wait for a terminal that answers nothing at all."""
MOST_BYTES = 1024
HALF_BRIGHT = 0.5
DARK_COLOURS = {*range(7), 8}
"""Of the sixteen colours of a terminal."""


def has_light_background() -> bool:
    """Return whether the terminal's background is light; ``False`` where nothing tells."""
    with suppress(OSError, ImportError, ValueError):  # no terminal, no termios on this system, a closed stream
        if os.environ.get("TERM", "dumb") != "dumb" and sys.stdin.isatty() and sys.stdout.isatty():
            answer = query_background(sys.stdin.fileno(), sys.stdout.fileno())
            if (light := parse_background(answer)) is not None:
                return light
    return parse_colorfgbg(os.environ.get("COLORFGBG", "")) or False


def query_background(reads: int, writes: int, seconds: float = ANSWER_SECONDS) -> bytes:
    """Ask the terminal for its background colour; return what it answered within ``seconds``.

    The terminal's mode is restored. Raises ``OSError`` if it is none.
    """
    import termios  # noqa: PLC0415 # not on every system
    import tty  # noqa: PLC0415

    try:
        mode = termios.tcgetattr(reads)
    except termios.error as error:
        raise OSError(*error.args) from None
    try:
        tty.setcbreak(reads, termios.TCSANOW)
        os.write(writes, QUERY)
        return _read_answer(reads, monotonic() + seconds)
    finally:
        termios.tcsetattr(reads, termios.TCSANOW, mode)


def _read_answer(reads: int, until: float) -> bytes:
    answer = b""
    while not LAST_ANSWER.search(answer) and len(answer) < MOST_BYTES:
        ready, _, _ = select.select([reads], [], [], max(0.0, until - monotonic()))
        if not ready:
            break
        chunk = os.read(reads, MOST_BYTES)
        if not chunk:
            break
        answer += chunk
    return answer


def parse_background(answer: bytes) -> bool | None:
    """Return whether the colour in a terminal's answer is light; ``None`` without a colour."""
    found = COLOUR.search(answer)
    if not found:
        return None
    red, green, blue = (int(part, 16) / (16 ** len(part) - 1) for part in found.groups())
    return bool(0.2126 * red + 0.7152 * green + 0.0722 * blue > HALF_BRIGHT)


def parse_colorfgbg(value: str) -> bool | None:
    """Return whether ``COLORFGBG``, such as ``15;0``, has a light background; ``None`` where it has none."""
    background = value.rpartition(";")[2]
    if not background.isascii() or not background.isdecimal() or int(background) > 15:  # noqa: PLR2004
        return None
    return int(background) not in DARK_COLOURS
