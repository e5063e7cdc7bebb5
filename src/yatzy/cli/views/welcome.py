"""What ``yatzy serve`` shows once it listens, and the browser it opens."""

import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from itertools import groupby
from threading import Thread
from typing import TYPE_CHECKING

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from yatzy.cli.support.terminal import can_show, make_console
from yatzy.l10n.catalogue import Catalogue

if TYPE_CHECKING:
    from yatzy.server.settings import Settings

UPPER_HALF = "▀"
QUIET_ZONE = 4
"""Light squares around a QR code, as its standard requires."""
COLOURS = ("#ffffff", "#000000")
"""Of light and dark squares; both are set, so that a code looks the same on any terminal."""
MARGIN = 2
CODE_GAP = 3
"""Columns between the code and the text."""
MIN_TEXT_WIDTH = 30
"""Columns that the text needs beside a code."""


def print_welcome(words: Catalogue, settings: "Settings", wanted_port: int) -> None:
    """Print the server's addresses, with a QR code where the terminal can show one."""
    console = make_console()
    lines = _welcome_lines(words, settings)
    if settings.port != wanted_port:
        moved = words.say("serve-next-port", wanted=str(wanted_port), port=str(settings.port))
        lines.append(Text(f"\n{moved}", style="yellow"))
    code = _draw_qr_code(console, settings.invite_url)
    console.print()
    console.print(Padding(_lay_out(console, lines, code), (0, MARGIN)))
    console.print()


def _welcome_lines(words: Catalogue, settings: "Settings") -> list[Text]:
    from yatzy.server.net.addresses import local_url  # noqa: PLC0415 # slow to load
    from yatzy.server.net.preflight import database_place  # noqa: PLC0415 # as above

    facts = {words.say("serve-here"): local_url(settings)}
    if settings.public_url:
        facts[words.say("serve-public")] = settings.public_url
    else:
        facts[words.say("serve-near")] = settings.near_url or words.say("serve-nobody-near")
    facts[words.say("serve-kept")] = database_place(settings.database)
    lines = [Text(words.say("serve-heading"), style="bold")]
    for name, fact in facts.items():
        lines += [Text(f"\n{name}", style="dim"), Text(fact, overflow="fold")]
    return [*lines, Text(f"\n{words.say('serve-stop')}")]


def _lay_out(console: Console, lines: list[Text], code: Text | None) -> RenderableType:
    """Put the text beside or above the code, by the width of the terminal."""
    column = Table.grid()
    column.add_column(overflow="fold")
    for line in lines:
        column.add_row(line)
    if code is None:
        return column
    wide = code.plain.index("\n")
    if console.width - 2 * MARGIN < wide + CODE_GAP + MIN_TEXT_WIDTH:
        column.add_row("")
        column.add_row(code)
        return column
    both = Table.grid(padding=(0, CODE_GAP, 0, 0))
    both.add_row(code, column)
    return both


def _draw_qr_code(console: Console, url: str) -> Text | None:
    """Draw a QR code with two squares per character, or return ``None`` where it could not be scanned."""
    coloured = console.is_terminal and console.color_system is not None and not console.no_color
    if not url or not coloured or not can_show(UPPER_HALF):
        return None
    import segno  # noqa: PLC0415 # for this alone

    rows = [list(row) for row in segno.make_qr(url).matrix_iter(border=QUIET_ZONE)]
    if len(rows) > console.width - 2 * MARGIN:
        return None
    if len(rows) % 2:
        rows.append([0] * len(rows))
    code = Text(no_wrap=True)
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        for (above, below), alike in groupby(zip(upper, lower, strict=True)):
            style = Style(color=COLOURS[above], bgcolor=COLOURS[below])
            code.append(UPPER_HALF * len(list(alike)), style)
        code.append("\n")
    code.right_crop()
    return code


def open_browser(url: str, environ: Mapping[str, str]) -> None:
    """Open the page in a browser if there is a screen; failures are ignored."""
    if not has_screen(environ, sys.platform):
        return
    command = [sys.executable, "-m", "webbrowser", url]
    Thread(target=_run_silently, args=(command,), daemon=True).start()


def has_screen(environ: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would show on the user's screen, and not at the far end of an SSH session."""
    if environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"):
        return False
    if platform in {"darwin", "win32"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _run_silently(command: list[str]) -> None:
    """Run a program detached from the terminal: without its output or its Ctrl-C."""
    nowhere = subprocess.DEVNULL
    with suppress(OSError):
        subprocess.run(  # noqa: S603 # our own interpreter, an address of our own
            command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True, check=False
        )
